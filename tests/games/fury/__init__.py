"""Fury of Dracula, rule by rule."""
