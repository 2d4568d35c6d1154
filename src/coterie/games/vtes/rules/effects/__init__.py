"""What cards do, effect by effect: the nodes of the vocabulary, carried out. Strikes are in `combat`, referendums in `politics`."""

from coterie.games.vtes.rules.effects import blood, cards, course, moves, numbers, piles
from coterie.games.vtes.rules.effects.registry import apply, apply_all

__all__ = ["apply", "apply_all", "blood", "cards", "course", "moves", "numbers", "piles"]
