"""The words of the circle game, one folder for each language."""
