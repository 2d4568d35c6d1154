"""How many cards can be played: in all, and by set, type, discipline and deck of the Fifth Edition."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import distribution
from pathlib import Path

import msgspec

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import find_deck, precon_lists
from coterie.games.vtes.pool import DISCIPLINES, Facts, facts
from coterie.kernel.text import Text


class Count(msgspec.Struct):
    """How many cards there are, and how many of them are complete."""

    complete: int = 0
    cards: int = 0


class Coverage(msgspec.Struct, frozen=True):
    """All counts; a card counts for each of its sets, types and disciplines."""

    all: Count
    decks: Count
    """Of all our decks together, each card once."""
    precons: dict[str, Count]
    types: dict[str, Count]
    disciplines: dict[str, Count]
    sets: dict[str, Count]
    refused: dict[int, tuple[Text, ...]] = {}
    """Cards that are defined and cannot be played as they are, with the reasons."""


@cache
def set_names() -> dict[str, str]:
    """The sets in order of their release: abbreviation and name."""
    text = Path(str(distribution("krcg").locate_file("cards/vtessets.csv"))).read_text(encoding="utf-8-sig")
    rows = csv.DictReader(text.splitlines())
    return {row["Abbrev"]: row["Full Name"] for row in sorted(rows, key=lambda row: row["Release Date"])}


def sets_of(card: Facts) -> list[str]:
    """The abbreviations of the sets that a card was printed in."""
    return list(dict.fromkeys(part.partition(":")[0].strip() for part in card.sets.split(",") if part.strip()))


def disciplines_of(card: Facts) -> list[str]:
    """The disciplines that a library card requires, or none; those of vampires are not counted."""
    return [DISCIPLINES[need] for need in card.needs if need in DISCIPLINES]


def coverage() -> Coverage:
    """All counts as they stand."""
    cards = list(facts().values())
    types = sorted({kind for card in cards for kind in card.types})
    precons = {name: [facts()[number] for number in {*find_deck(name).crypt, *find_deck(name).library}] for name in precon_lists()}
    return Coverage(
        all=_count(cards),
        decks=_count({card.id: card for held in precons.values() for card in held}.values()),
        precons={name: _count(held) for name, held in precons.items()},
        types=_counts(cards, types, lambda card: card.types),
        disciplines=_counts(cards, sorted(DISCIPLINES.values()), disciplines_of),
        sets=_counts(cards, set_names(), sets_of),
        refused=standard_book().refused,
    )


def _count(cards: Iterable[Facts]) -> Count:
    book, count = standard_book(), Count()
    for card in cards:
        count.cards += 1
        count.complete += book.complete(card.id)
    return count


def _counts(cards: list[Facts], kinds: Iterable[str], of: Callable[[Facts], Iterable[str]]) -> dict[str, Count]:
    """The counts of each kind that has a card."""
    found: dict[str, list[Facts]] = {kind: [] for kind in kinds}
    for card in cards:
        for kind in of(card):
            found.setdefault(kind, []).append(card)
    return {kind: _count(held) for kind, held in found.items() if held}
