"""Words for cards that come into play and leave it."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Pred, Target
from coterie.games.vtes.words.things import Who


class PutInPlay(Effect, frozen=True):
    """The card stays in play."""

    counters: int = 0


class PutOn(Effect, frozen=True):
    """The card is put on something."""

    target: Target
    burn_named: str = ""
    """You can burn a card of this name that is there."""
    lock: bool = False
    """Lock what it is put on."""
    keep: bool = False
    """You control the card, not the controller of what it is on."""

    @property
    def aimed(self) -> bool:
        return isinstance(self.target, Pred)


class Burn(Effect, frozen=True):
    """Burn a card: this one, or one that is chosen."""

    what: Target = Who.THIS_CARD
    even_locked: bool = False
    """It is said that the card may be locked."""
