"""Attempts to block, and blocks."""
