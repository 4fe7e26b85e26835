# The words of the page in French.
