"""Abilities of vampires, by clan. Vampires whose text is only sect and title need no definition."""
