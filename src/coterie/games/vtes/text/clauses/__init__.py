"""Nodes in words: one clause for each, without its full stop; a line break in it begins a new sentence."""

from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.clauses.numbers import bare

__all__ = ["bare", "clause"]
