"""Sitting down: decks, seats, the first hands and crypts (v5.setup.area)."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec

from coterie.games.vtes.book import Book, standard_book
from coterie.games.vtes.decks import BadDeck, Deck, DeckList, find_deck, precon_lists, read_deck
from coterie.games.vtes.rules.changes import draw_one
from coterie.games.vtes.rules.crypt import draw_crypt
from coterie.games.vtes.table import SEATS, Table
from coterie.kernel.errors import BadSetup
from coterie.kernel.text import Ref, Text

FIVE: Final = ("malkavian", "nosferatu", "toreador", "tremere", "ventrue")
HAND: Final = 7
CRYPT: Final = 4


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of VTES is set up."""

    players: Literal[2, 3, 4, 5] = 5
    """How many Methuselahs sit down with the first decks of the box."""
    decks: tuple[str | DeckList, ...] | None = None
    """Other decks, one for each Methuselah, seat by seat: decks of the Fifth Edition by their clan, lists, or the texts of deck files.

    Where one is left empty, the deck of the box for that seat is played.
    """
    lists: Literal["closed", "open"] = "closed"
    """Whether everybody knows what is in the decks; if not, each Methuselah knows their own."""
    turn_limit: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """After as many turns of anybody the game ends, and who is left gets half a point; 0: never."""
    tournament: bool = False
    """Withdrawal gives half a point instead of one."""


def decks_of(setup: Setup) -> tuple[Deck, ...]:
    """The decks of a setup, checked (v5.deck.size)."""
    wanted = FIVE[: setup.players] if setup.decks is None else setup.decks
    if not 2 <= len(wanted) <= len(SEATS):
        raise BadSetup(f"decks: VTES is played by two to five, each with a deck, not by {len(wanted)}")
    found = []
    for place, deck in enumerate(wanted):
        try:
            found.append(_checked(_named(deck, FIVE[place]) if isinstance(deck, str) else read_deck(deck)))
        except BadDeck as error:
            told = Text("vtes-deck-of", {"seat": Ref("vtes-seat", SEATS[place]), "text": error.text})
            raise BadSetup(f"decks: the deck of seat {SEATS[place]}: {error}", told) from None
    return tuple(found)


def bring(setup: dict[str, object], things: Mapping[str, object]) -> dict[str, object]:
    """A setup in which some seats have decks of their own: each as a list by numbers, or by the name that everybody knows."""
    wanted = msgspec.convert(setup, Setup)
    decks: list[object] = list(msgspec.to_builtins(FIVE[: wanted.players] if wanted.decks is None else wanted.decks))
    for seat, thing in things.items():
        if seat not in SEATS[: len(decks)]:
            raise BadSetup(f"decks: there is no seat {seat!r} to bring a deck to")
        try:
            deck = msgspec.convert(thing, str | DeckList)
        except msgspec.ValidationError as error:
            raise BadSetup(f"decks: the deck of seat {seat}: {error}") from None
        place = SEATS.index(seat)
        one = decks_of(Setup(decks=(*FIVE[:place], deck, *FIVE[place + 1 :])))[place]
        decks[place] = deck if isinstance(deck, str) and deck in precon_lists() else msgspec.to_builtins(listed(one))
    return {**setup, "decks": decks}


def _named(deck: str, usual: str) -> Deck:
    """A deck of the Fifth Edition by its clan, or the one that a text holds; if there is nothing in it, the usual one."""
    name = deck.strip() or usual
    if name in precon_lists():
        return find_deck(name)
    from coterie.games.vtes.formats.brought import deck_brought, is_brought

    return deck_brought(deck) if is_brought(deck) else find_deck(name)


def listed(deck: Deck) -> DeckList:
    """A deck as a list by numbers."""
    crypt, library = ({str(card): count for card, count in sorted(Counter(part).items())} for part in (deck.crypt, deck.library))
    return DeckList(crypt, library, deck.name)


@lru_cache(256)
def _checked(deck: Deck) -> Deck:
    """A deck that may be played, else BadDeck."""
    from coterie.games.vtes.formats.legality import check

    check(deck, standard_book())
    return deck


def seats_of(setup: Setup) -> tuple[str, ...]:
    """The seats that a setup has."""
    return SEATS[: len(decks_of(setup))]


def book_of(setup: Setup, decks: tuple[Deck, ...]) -> Book:
    """The cards for which windows open: with open lists those of the decks, with closed lists all that are complete."""
    return cards_of(decks) if setup.lists == "open" else standard_book()


@lru_cache(256)
def cards_of(decks: tuple[Deck, ...]) -> Book:
    """The cards of all decks at a table, and no others."""
    return standard_book().of(sorted({card for deck in decks for card in deck.crypt + deck.library}))


@lru_cache(256)
def fingerprint(decks: tuple[Deck, ...]) -> str:
    """Which cards a record is made with. What they do is part of the rules, which have a fingerprint of their own."""
    text = ";".join(f"{sorted(deck.crypt)}{sorted(deck.library)}" for deck in decks)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def deal(setup: Setup, chance: int) -> Table:
    """Thirty pool, seven cards in hand, four crypt cards in the uncontrolled region; chance says who begins (v5.setup.area)."""
    decks = decks_of(setup)
    t = Table(chance, book_of(setup, decks), len(decks), setup, decks)
    t.active = t.roll(len(decks))
    for player, deck in zip(t.players, decks, strict=True):
        player.library, player.crypt = list(deck.library), list(deck.crypt)
        for _ in range(HAND):
            draw_one(t, player.seat)
        for _ in range(CRYPT):
            draw_crypt(t, player.seat)
    t.forget_events()
    return t
