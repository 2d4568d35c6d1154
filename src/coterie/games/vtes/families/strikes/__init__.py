"""Strikes, and what they are made with."""
