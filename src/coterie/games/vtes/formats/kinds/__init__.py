"""The deck formats, a module for each family: how each is read and written."""
