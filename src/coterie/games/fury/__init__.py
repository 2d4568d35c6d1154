"""Fury of Dracula, second edition: four hunters seek Dracula across Europe."""

from coterie.games.fury.game import GAME

__all__ = ["GAME"]
