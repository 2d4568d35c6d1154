"""Tells people that a game waits for them, if they want it: by e-mail, webhook or feed. Off until a player turns it on.

A notice says whose turn it is at which table, and nothing that happened there.
"""
