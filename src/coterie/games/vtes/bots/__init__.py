"""Bots of VTES: rules of thumb for every question, the bot that plays by them, and what searching bots are told."""
