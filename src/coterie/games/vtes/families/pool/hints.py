"""What bots make of its words: pool of Methuselahs."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.heuristics.interests import per
from coterie.games.vtes.bots.hints import TURNS, amount, hint
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import BurnPool, Count, GainPool, Who
from coterie.games.vtes.view import ReferendumView


def _gained(purpose: Purpose, effect: GainPool) -> None:
    if effect.who in (Who.YOU, Who.EACH) and effect.per is None:
        purpose.pool += effect.amount


def _burned(purpose: Purpose, effect: BurnPool) -> None:
    if effect.who is Who.PREY:
        purpose.harms_other += amount(effect.amount)


def _drain(effect: BurnPool) -> float:
    if effect.who is Who.PREY:
        return 0.7 * TURNS * amount(effect.amount)
    return -1.5 if effect.who is Who.CONTROLLER else 0.5


def _lost(insight: Insight, called: ReferendumView, effect: BurnPool, place: int) -> float:
    points = called.points.get(insight.seat(place).seat, 0)
    return -amount(effect.amount, 1) * per(insight, place, effect.per, points, called.clan)


def _won(insight: Insight, called: ReferendumView, effect: GainPool, place: int) -> float:
    points = called.points.get(insight.seat(place).seat, 0)
    return effect.amount * per(insight, place, effect.per, points, called.clan)


def _all_lose(insight: Insight, form: Form, effect: BurnPool, pools: dict[int, float]) -> dict[int, float]:
    """Each for their minions: nothing is chosen, so it is known beforehand."""
    if effect.per is not Count.MINIONS_THEY_CONTROL:
        return pools
    return {place: pool - per(insight, place, effect.per, 0, "") for place, pool in pools.items()}


hint(GainPool, _gained, used=0.9, passed=_won)
hint(BurnPool, _burned, each_turn=_drain, passed=_lost, called=_all_lose)
