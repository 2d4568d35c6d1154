"""What is to be said about a deck, in English: for those who read an error and have no page before them."""

from __future__ import annotations

from coterie.kernel.text import Text
from coterie.locale import Speaker


def in_english(text: Text) -> str:
    """The words of a remark."""
    return Speaker("en").say(text)
