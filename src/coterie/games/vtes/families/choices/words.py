"""Words for choices, and for effects that hold others."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Pred
from coterie.games.vtes.words.things import Count


class Either(Effect, frozen=True):
    """One of two things, as the situation allows or the player chooses."""

    first: Effect
    second: Effect


class ForEach(Effect, frozen=True):
    """Once for each."""

    times: Count
    do: Effect


class ChooseTwo(Effect, frozen=True):
    """Choose two minions: one will be locked (`Who.ONE`), and there is the other (`Who.OTHER`)."""

    of: Pred

    @property
    def told(self) -> str:
        return ""


class Choose(Effect, frozen=True):
    """Choose something in play, which what follows is about."""

    who: Pred

    @property
    def told(self) -> str:
        return ""
