"""The function that turns a node into words; the modules beside it teach it each kind of node."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from coterie.games.vtes.cards.vocabulary import Count, Node, Number
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.tongue import Unprintable


@singledispatch
def clause(node: Node, frame: Frame) -> str:
    """A node in words."""
    raise Unprintable(f"no card text says {type(node).__name__} here")


UNSAID: Final[dict[type[Node], str]] = {}
"""Why no text is printed with some words."""


def unsaid(word: type[Node], why: str) -> None:
    """Say why no text is printed with a word, if so it is."""
    UNSAID[word] = why


def number(amount: Number, frame: Frame) -> str | int:
    """A number as it is, X, or what is counted."""
    return frame.tongue.chosen(f"number-{slug(amount)}", card=frame.this_card) if isinstance(amount, Count) else amount


def slug(count: Count) -> str:
    """A count as part of the name of a message."""
    return count.value.replace("+", "-plus-")


def each(count: Count | None, frame: Frame) -> str:
    """ " for each counter on this card", or nothing."""
    return " " + frame.tongue.chosen(f"each-{slug(count)}", card=frame.this_card) if count is not None else ""


def blood(amount: Number, frame: Frame) -> str:
    """So much blood."""
    if isinstance(amount, Count) and frame.tongue.knows(f"each-{slug(amount)}"):
        return frame.tongue.say("blood", amount=1) + each(amount, frame)
    if isinstance(amount, Count) and frame.tongue.knows(f"as-much-{slug(amount)}"):
        return frame.tongue.say(f"as-much-{slug(amount)}")
    return frame.tongue.say("blood", amount=number(amount, frame))


def pool(amount: Number, frame: Frame) -> str:
    """So much pool."""
    return frame.tongue.say("pool", amount=number(amount, frame))


def is_reaction(frame: Frame) -> bool:
    """Whether the card is a reaction and nothing else."""
    return frame.facts.types == ("reaction",)
