"""The rulings on cards, read from the installed krcg package: those on a card itself, and those on groups of cards it belongs to."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import msgspec
import msgspec.yaml

_REFERENCE: Final = re.compile(r"\s*\[(?P<key>(?:TOM|SFC|JON|LSJ|PIB|ANK|RTR|RBK) [\w-]+)\]")


class Reference(msgspec.Struct, frozen=True):
    """Where a ruling was made: who and when, and the address."""

    key: str
    url: str


class Ruling(msgspec.Struct, frozen=True):
    """One ruling. Its source and its mark name it for good, as long as its words stay the same."""

    source: str
    """The number of a card, or the id of a group of cards."""
    mark: str
    """Six hexadecimal digits made from its words."""
    group: str
    """The name of the group; empty if it is about one card."""
    level: str
    """The level of the card that a ruling on a group is about, as "[DOM]"; empty if any, or if the words say it."""
    text: str
    """Its words, without the references."""
    references: tuple[Reference, ...]


def mark_of(words: str) -> str:
    """A short name for a ruling, made from its words.

    >>> mark_of("Once each turn. [ANK 20200101]")
    '365a06'
    """
    return hashlib.sha256(words.encode()).hexdigest()[:6]


def of_card(number: int) -> tuple[Ruling, ...]:
    """The rulings on a card: its own first, then those of its groups."""
    found = [_ruling(str(number), "", "", words) for words in _of_cards().get(str(number), ())]
    for group, name, level in _groups().get(number, ()):
        found += [_ruling(group, name, level, words) for words in _of_cards().get(group, ())]
    return tuple(found)


def _ruling(source: str, group: str, level: str, words: str) -> Ruling:
    keys = [found["key"] for found in _REFERENCE.finditer(words)]
    references = tuple(Reference(key, _addresses().get(key, "")) for key in keys)
    return Ruling(source, mark_of(words), group, level, _REFERENCE.sub("", words).strip(), references)


def _file(name: str) -> bytes:
    return Path(str(distribution("krcg").locate_file(f"cards/{name}"))).read_bytes()


@cache
def _of_cards() -> dict[str, list[str]]:
    """All rulings in their own words, by the number of the card or the id of the group."""
    read = msgspec.yaml.decode(_file("rulings.yaml"), type=dict[str, list[str]])
    return {key.partition("|")[0]: rulings for key, rulings in read.items()}


@cache
def _groups() -> dict[int, list[tuple[str, str, str]]]:
    """The groups of each card: id, name, and the level that is meant."""
    read = msgspec.yaml.decode(_file("groups.yaml"), type=dict[str, dict[str, str | None]])
    found: dict[int, list[tuple[str, str, str]]] = {}
    for key, cards in read.items():
        group, _, name = key.partition("|")
        for card, level in cards.items():
            found.setdefault(int(card.partition("|")[0]), []).append((group, name, level or ""))
    return found


@cache
def _addresses() -> dict[str, str]:
    return msgspec.yaml.decode(_file("references.yaml"), type=dict[str, str])
