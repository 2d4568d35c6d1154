"""Damage: inflicted, prevented, without success."""
