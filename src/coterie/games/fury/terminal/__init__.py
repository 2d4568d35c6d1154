"""Fury of Dracula in the terminal: its table and its files."""
