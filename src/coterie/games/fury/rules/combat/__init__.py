"""Combat, from the cards played before it to its end."""
