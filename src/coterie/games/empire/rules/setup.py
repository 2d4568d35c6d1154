"""Preparation: the castle, the three vampires, the two trusted humans, and eight cards for each player."""

from __future__ import annotations

from coterie.games.empire.cards import CHARACTERS, HUMAN, SEATS, VAMPIRE, BadDeck, Deck, check, standard_deck
from coterie.games.empire.rules.area import draw, fill_castle
from coterie.games.empire.table import HAND_SIZE, Book, Setup, Table
from coterie.kernel.errors import BadSetup


def open_book(setup: Setup) -> Book:
    """The decks of both sides, checked: ours, or those the players bring (rule empire.components)."""
    if setup.turn_limit < 1:
        raise BadSetup(f"turn_limit must be at least 1, not {setup.turn_limit}")
    human = _own_deck(HUMAN, setup.human_deck)
    vampire = _own_deck(VAMPIRE, setup.vampire_deck)
    twice = [card for card in human.list() if card in vampire.list()]
    if twice:
        raise BadSetup(f"the card id {twice[0]!r} is in both decks; ids must differ")
    return Book(setup, {VAMPIRE: vampire, HUMAN: human})


def _own_deck(seat: str, deck: Deck | None) -> Deck:
    if deck is None:
        return standard_deck(seat)
    if deck.side != seat:
        raise BadSetup(f"{seat}_deck is a deck of the {deck.side} player")
    try:
        return check(deck)
    except BadDeck as error:
        raise BadSetup(f"{seat}_deck: {error}") from None


def deal(book: Book, chance: int) -> Table:
    """Three characters in the castle, six in the city; three secret vampires; two humans the human player trusts (rule empire.setup)."""
    table = Table(chance, book)
    fill_castle(table)
    tokens = list(CHARACTERS)
    table.vampires = tuple(sorted((table.take(tokens) for _ in range(3)), key=list(CHARACTERS).index))
    table.trusted = [table.take(tokens) for _ in range(2)]
    for seat in SEATS:
        draw(table, seat, HAND_SIZE)
    table.forget_events()
    return table
