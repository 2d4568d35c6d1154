"""What bots make of its words: what is chosen: one of two effects, one of several things."""

from __future__ import annotations

from coterie.games.vtes.bots.heuristics.choices import either
from coterie.games.vtes.bots.hints import answer, hint, nothing
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import Choose, ChooseTwo, Either, ForEach


def _either(purpose: Purpose, effect: Either) -> None:
    purpose.take((effect.first, effect.second))


hint(Either, _either)
hint(ForEach, each_turn=1.5)
hint(Choose, nothing)
hint(ChooseTwo, nothing)
answer("pool-or-blood", either)
answer("either", either)
