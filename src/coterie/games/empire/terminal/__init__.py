"""Vampire Empire in the terminal: its table, its cards, its own commands and files."""
