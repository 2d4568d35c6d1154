"""Hands, libraries and ash heaps."""
