"""Counters on cards."""
