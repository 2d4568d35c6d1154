"""The hunters' side: cards, wounds, resolve, groups, movement, search, rest, supply and trade, and their turn."""
