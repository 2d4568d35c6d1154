"""Vampire Empire: bluff and deduction for two, after the rulebook `empire` of `rulebook.toml`."""
