"""Who controls a card: given, taken, taken for a turn."""
