"""Definitions that were read from official texts: a line for each card in a file beside this one. Those written by hand win over them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.codec import decode, encode
from coterie.games.vtes.cards.vocabulary import Card

FILE: Final = Path(__file__).with_name("generated.jsonl")
_NUMBER: Final = re.compile(rb'"id":(\d+)')


@cache
def lines() -> dict[int, bytes]:
    """Every line of the file, by the number of its card."""
    found = FILE.read_bytes().splitlines() if FILE.exists() else []
    return {int(number[1]): line for line in found if (number := _NUMBER.search(line)) is not None}


@cache
def generated(card_id: int) -> Card | None:
    """The definition that was read of a card, decoded when it is first asked for; None if there is none, or one written by hand."""
    line = None if card_id in DEFINITIONS else lines().get(card_id)
    return None if line is None else decode(line)


def defined(card_id: int) -> Card | None:
    """The definition of a card, by hand or read; None if it has neither."""
    return DEFINITIONS.get(card_id) or generated(card_id)


@cache
def definitions() -> dict[int, Card]:
    """Every definition, by the number of its card."""
    found = {card_id: generated(card_id) for card_id in lines()}
    return {**{card_id: card for card_id, card in found.items() if card is not None}, **DEFINITIONS}


def write(cards: Iterable[Card]) -> int:
    """Write the file anew; say how many cards it has."""
    held = sorted((card for card in cards if card.id not in DEFINITIONS), key=lambda card: card.id)
    FILE.write_bytes(b"".join(encode(card) + b"\n" for card in held))
    for known in (lines, generated, definitions):
        known.cache_clear()
    return len(held)
