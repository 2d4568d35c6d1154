"""Vampire: The Eternal Struggle, Fifth Edition, for two to five Methuselahs, after the rulebook `v5` of `rulebook.toml`."""
