"""Files with numbers of the user's own."""

from __future__ import annotations

from coterie.games.fury.facts.figures import read_data


def read_option(option: str, text: bytes) -> object:
    """The numbers in a file, checked; `data` is the only option that comes from one."""
    return read_data(text)
