"""Copies are made from the fields of a class: what can change is copied to any depth, what is declared shared is not."""

from __future__ import annotations

import pytest

from coterie.kernel.copying import Copied, Dropped, Shared


class Card(Copied):
    __slots__ = ("marks", "name")

    name: str
    marks: Shared[dict[str, int]]

    def __init__(self, name: str) -> None:
        self.name, self.marks = name, {}


class Zone(Copied):
    __slots__ = ("by_name", "cards", "ears", "open", "piles", "seen", "top")

    cards: list[Card]
    by_name: dict[str, Card]
    piles: list[list[str]]
    top: Card | None
    open: list[Card | None]
    seen: set[str]
    ears: Dropped[list[str] | None]

    def __init__(self) -> None:
        self.cards, self.by_name, self.top = [Card("a")], {"b": Card("b")}, Card("c")
        self.piles, self.open, self.seen, self.ears = [["x"]], [None, Card("d")], {"y"}, []


def test_whatever_can_change_is_copied() -> None:
    zone = Zone()
    twin = zone.copy()
    twin.cards[0].name = twin.by_name["b"].name = "changed"
    assert twin.top is not None
    assert twin.open[1] is not None
    twin.top.name = twin.open[1].name = "changed"
    twin.piles[0].append("z")
    twin.seen.add("z")
    assert [zone.cards[0].name, zone.by_name["b"].name] == ["a", "b"]
    assert zone.top is not None
    assert zone.open[1] is not None
    assert [zone.top.name, zone.open[1].name, zone.open[0]] == ["c", "d", None]
    assert (zone.piles, zone.seen) == ([["x"]], {"y"})


def test_what_is_shared_stays_the_same_and_what_is_dropped_is_gone() -> None:
    zone = Zone()
    twin = zone.copy()
    assert twin.cards[0].marks is zone.cards[0].marks
    assert twin.ears is None
    zone.top = None
    assert zone.copy().top is None


def test_a_subclass_copies_its_own_fields_too() -> None:
    class Ace(Card):
        __slots__ = ("suits",)

        suits: list[str]

    Card("plain").copy()
    ace = Ace("ace")
    ace.suits = ["spades"]
    twin = ace.copy()
    twin.suits.append("hearts")
    assert (type(twin), twin.name, ace.suits) == (Ace, "ace", ["spades"])


def test_a_field_without_annotation_is_refused_by_name() -> None:
    class Bare(Copied):
        __slots__ = ("cards",)

    with pytest.raises(TypeError, match=r"Bare\.cards needs an annotation"):
        Bare().copy()
