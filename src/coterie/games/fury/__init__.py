"""Fury of Dracula, second edition: four hunters seek Dracula across Europe."""
