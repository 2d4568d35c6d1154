"""Sitting down: decks, seats, the first hands and crypts (v5.setup.area)."""

from __future__ import annotations

import msgspec

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import Deck, find_deck
from coterie.games.vtes.rules.changes import draw_one
from coterie.games.vtes.rules.effects.cards import draw_crypt
from coterie.games.vtes.table import Table

FIVE = ("malkavian", "nosferatu", "toreador", "tremere", "ventrue")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of VTES is set up."""

    decks: tuple[str, ...] = FIVE
    """One for each Methuselah, in order of play: names of preconstructed decks."""
    turn_limit: int = 0
    """After as many turns of anybody the game ends, and who is left gets half a point; 0: never."""
    tournament: bool = False
    """Withdrawal gives half a point instead of one."""


def decks_of(setup: Setup) -> list[Deck]:
    """The decks of a setup."""
    return [find_deck(name) for name in setup.decks]


def deal(setup: Setup, chance: int) -> Table:
    """Thirty pool, seven cards in hand, four crypt cards in the uncontrolled region (v5.setup.area)."""
    decks = decks_of(setup)
    t = Table(chance, standard_book(), len(decks), setup)
    for player, deck in zip(t.players, decks, strict=True):
        player.library, player.crypt = list(deck.library), list(deck.crypt)
        for _ in range(7):
            draw_one(t, player.seat)
        for _ in range(4):
            draw_crypt(t, player.seat)
    t.hush()
    return t
