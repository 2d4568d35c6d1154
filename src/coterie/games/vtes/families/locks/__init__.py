"""Locked, unlocked, awake."""
