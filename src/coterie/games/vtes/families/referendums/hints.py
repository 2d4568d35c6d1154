"""What bots make of its words: referendums: their terms, their votes, and what they bring."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.heuristics.choices import clan, enemy, favour, share, share_less, shift_from, terms_vampire
from coterie.games.vtes.bots.heuristics.interests import per, value
from coterie.games.vtes.bots.hints import add, answer, hint, hint_of, note, nothing
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    Allocate,
    ChooseClan,
    ChooseReady,
    ChooseUpTo,
    Count,
    Distribute,
    Passes,
    Represent,
    ShiftPool,
    Toll,
)
from coterie.games.vtes.view import ReferendumView


def _shared_out(insight: Insight, called: ReferendumView, effect: Distribute, place: int) -> float:
    return called.points.get(insight.seat(place).seat, 0) - (sum(called.points.values()) if place == called.chosen else 0)


def _allocated(insight: Insight, form: Form, effect: Allocate, pools: dict[int, float]) -> dict[int, float]:
    """As much as can be to the prey, the rest to the predator."""
    second = insight.predator if insight.predator != insight.prey else insight.me
    pools[insight.prey] -= effect.points - (effect.least - 1)
    pools[second] -= effect.least - 1
    return pools


def _shifted(insight: Insight, form: Form, effect: ShiftPool, pools: dict[int, float]) -> dict[int, float]:
    """From the prey if that may be, or from the richest, to oneself."""
    richer = [place for place in insight.alive if insight.seat(place).pool > insight.mine.pool]
    if richer:
        victim = insight.prey if insight.prey in richer else max(richer, key=lambda place: insight.seat(place).pool)
        pools[victim] -= effect.pool
        pools[insight.me] += effect.pool
    return pools


def _best_clan(insight: Insight, form: Form, effect: ChooseClan, pools: dict[int, float]) -> dict[int, float]:
    """The clan of one's own that brings most."""
    best = dict.fromkeys(pools, 0.0)
    for name in sorted({minion.clan for minion in (*insight.mine.ready, *insight.mine.torpor)}):
        changes = {place: float(per(insight, place, Count.CLAN_THEY_CONTROL, 0, name)) for place in best}
        if value(insight, changes) > value(insight, best):
            best = changes
    return best


def _held(insight: Insight, form: Form, effect: Passes, pools: dict[int, float]) -> dict[int, float]:
    return hint_of(effect.do).called(insight, form, effect.do, pools)


hint(Abstain, note("abstain"))
hint(Allocate, add("allocates", "points"), called=_allocated)
hint(Distribute, note("shifts", 3), passed=_shared_out)
hint(Represent, note("represents"))
hint(Passes, nothing, called=_held)
hint(ChooseClan, nothing, called=_best_clan)
hint(ChooseReady, nothing)
hint(ChooseUpTo, nothing)
hint(ShiftPool, add("shifts", "pool"), called=_shifted)
answer("clan", clan)
answer("shift-from", shift_from)
answer("share-less", share_less)
answer("terms-vampire", terms_vampire)
answer("terms-minion", enemy)
answer("favour", favour)
answer("share", share)
hint(Toll, held=0.6)
