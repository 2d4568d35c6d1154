"""VTES in the terminal: its table, its cards and decks, its own commands and files."""
