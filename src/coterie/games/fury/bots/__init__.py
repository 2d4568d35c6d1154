"""Bots of Fury of Dracula: where Dracula may be, what a fight is worth, rules of thumb for both sides, and how a table stands."""
