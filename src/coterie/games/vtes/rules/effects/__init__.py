"""What cards do, effect by effect: the nodes of the vocabulary, carried out. Strikes are in `combat`, referendums in `politics`."""

from coterie.games.vtes.rules.effects import action_flow, blood, cards, moves, numbers, piles

__all__ = ["action_flow", "blood", "cards", "moves", "numbers", "piles"]
