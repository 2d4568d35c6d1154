"""Words for hands, libraries and ash heaps."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Pred
from coterie.games.vtes.words.things import Who


class Pile(StrEnum):
    """Where a card of your ash heap goes."""

    HAND = "hand"
    LIBRARY_BOTTOM = "library-bottom"


class TakeBack(Effect, frozen=True):
    """Move a library card of your ash heap to your hand, or elsewhere."""

    to: Pile = Pile.HAND
    exchange: bool = False
    """For a card of your hand, which goes to the ash heap."""


class Discard(Effect, frozen=True):
    """Somebody discards cards of their choice, and draws up afterwards."""

    amount: int = 1
    who: Who = Who.YOU
    what: Pred | None = None
    """Only cards of which this is true."""


class LookAndDiscard(Effect, frozen=True):
    """Look at a hand and discard a card of your choice from it."""

    who: Who

    @property
    def aimed(self) -> bool:
        return True


class OpenHand(Effect, frozen=True):
    """Somebody plays with an open hand."""

    who: Who


class SearchEquip(Effect, frozen=True):
    """Search your library for an equipment card and equip with it, at its cost; shuffle."""


class Pay(Effect, frozen=True):
    """Remove cards in an ash heap from the game to do something: all of them, or nothing is done."""

    price: RemoveAsh
    do: Effect

    @property
    def aimed(self) -> bool:
        return self.price.whose is Who.PREY


class RemoveAsh(Effect, frozen=True):
    """Remove cards in somebody's ash heap from the game: of your choice, or library cards at random."""

    amount: int
    whose: Who
    random: bool = False
