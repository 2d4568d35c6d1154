"""The words of the tiny game, one folder for each language."""
