"""Hecata."""
