"""Bleeds: for how much, at whom, and whether they succeed."""
