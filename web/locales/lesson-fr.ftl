# The words of the lesson in French.
