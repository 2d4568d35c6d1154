"""How tests of cards come to a combat, or to an attempt to block, in one line."""

from __future__ import annotations

from ...build import Seat
from ..playing import Play, sits


def fight(a_hand: str, b_hand: str = "", a: str = "Alek König", b: str = "Wauneka") -> Play:
    """a's minion bleeds b, whose minion blocks: combat begins."""
    at = sits(Seat(a, a_hand), Seat(b, b_hand), Seat("Ryan"))
    return at.does("a", f"bleed:{slug(a)}").does("b", f"block:{slug(b)}")


def slug(words: str) -> str:
    """A minion as keys name it."""
    name = words.partition(" + ")[0].rstrip(" 0123456789").lower().replace("ö", "o")
    return name.replace(" ", "-").replace(".", "")


def attempted(hand: str, actor: str = "Monica Giovanni", b: str = "Wauneka; Ryan", b_hand: str = "") -> Play:
    """a's vampire bleeds b, and b's first minion attempts to block."""
    at = sits(Seat(actor, hand), Seat(b, b_hand), Seat("Horst von Brühl"))
    at.does("a", f"bleed:{slug(actor)}").does("b", f"block:{slug(b.partition(';')[0])}")
    assert at.t.window == "attempt"
    return at
