"""Building decks of VTES: the catalogue of all cards, decks as data, and notes of simulated games."""
