"""The deck room: the catalogue of a game's cards, decks read, checked and written, and decks measured in games of bots."""
