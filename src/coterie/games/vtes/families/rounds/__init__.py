"""Manoeuvres, presses, and the end of combat."""
