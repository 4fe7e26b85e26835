# The words of the lesson in English.
