"""Deck files of VTES."""
