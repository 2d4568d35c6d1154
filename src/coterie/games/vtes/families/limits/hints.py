"""What bots make of its words: what somebody cannot do, or must."""

from __future__ import annotations

from coterie.games.vtes.bots.hints import UNKNOWN, hint
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import Cannot, Forbid, NotBoth, OnlyOne


def _forbid(purpose: Purpose, effect: Forbid) -> None:
    if effect.what in (Cannot.BE_BLOCKED, Cannot.BE_BLOCKED_BY_VAMPIRES):
        purpose.prevents_block = True


def _forbidden(effect: Forbid, share: float) -> float:
    return {Cannot.BLOCK: -1.5, Cannot.UNLOCK: -1.0, Cannot.BE_BLOCKED: 3.0}.get(effect.what, UNKNOWN)


hint(Forbid, _forbid, always=_forbidden)
hint(OnlyOne, held=0.0)
hint(NotBoth, held=0.0)
