"""Vampire Empire: bluff and deduction for two, after the rulebook `empire` of `rulebook.toml`."""

from coterie.games.empire.game import GAME

__all__ = ["GAME"]
