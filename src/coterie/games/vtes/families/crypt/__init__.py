"""Crypts, uncontrolled regions, and the way back from torpor."""
