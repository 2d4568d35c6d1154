"""What has happened, with those who had a part in it, and what cards in play are still to do because of it."""

from __future__ import annotations

import msgspec

from coterie.games.vtes.cards.vocabulary import Happening


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened. `Happening` says who has which part."""

    kind: Happening
    who: int = 0
    """A piece, or 0."""
    by: int = 0
    """Another, or 0."""
    seat: int = -1
    """A Methuselah, or nobody."""
    amount: int = 0
    card: int = 0
    """A card that is no piece, or 0."""


class Posted(msgspec.Struct, frozen=True, gc=False):
    """A trigger that heard of an event and has not acted yet. It acts as its card was then, wherever that card is now."""

    event: Event
    source: int
    """The piece whose trigger it is."""
    card: int
    form: int
    n: int
    """Which of its abilities."""
    seat: int
    """Who controlled it."""
    bearer: int
    """The minion it was on, or was; 0 for a card by itself."""
    leaves: bool
    """Whether it leaves with what happens, and acts all the same."""
