"""Vampire: The Eternal Struggle, for two to five Methuselahs."""
