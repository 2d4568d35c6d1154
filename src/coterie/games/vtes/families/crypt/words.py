"""Words for crypts and uncontrolled regions."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Pred


class DrawCrypt(Effect, frozen=True):
    """Draw a card from your crypt, then remove a crypt card in your uncontrolled region from the game."""


class RevealCrypt(Effect, frozen=True):
    """Reveal the top card of your crypt: one of the clan is drawn with blood on it, another goes to the bottom of the crypt."""

    clan: str
    blood: int


class Recover(Effect, frozen=True):
    """Move a vampire from torpor to its controller's ready region."""

    who: Pred


class SendBack(Effect, frozen=True):
    """Move a vampire to its owner's uncontrolled region."""

    who: Pred
