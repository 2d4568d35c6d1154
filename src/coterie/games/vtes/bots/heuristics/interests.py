"""What a referendum is worth to a Methuselah, and whether it is likely to pass."""

from __future__ import annotations

from math import exp

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.insight import VAMPIRE, Insight, able
from coterie.games.vtes.bots.purpose import purpose_of
from coterie.games.vtes.cards.vocabulary import Allocate, BurnPool, ChooseClan, Count, Distribute, GainPool, Passes, Represent, ShiftPool
from coterie.games.vtes.view import MinionView, ReferendumView

MILD = 0.3
"""What a referendum is worth to who calls it, if no rule of thumb knows what it does."""


def gains(insight: Insight, called: ReferendumView) -> dict[int, float]:
    """How much pool each Methuselah would gain or lose by the terms of a referendum."""
    out = dict.fromkeys((insight.me, *insight.alive), 0.0)
    if not called.card:
        return out
    for form in insight.book.forms[called.card][:1]:
        for effect in form.effects:
            if isinstance(effect, Passes):
                _passes(insight, called, effect.do, out)
    return out


def _passes(insight: Insight, called: ReferendumView, do: object, out: dict[int, float]) -> None:
    for place in out:
        points = called.points.get(insight.seat(place).seat, 0)
        if isinstance(do, BurnPool):
            out[place] -= (do.amount if isinstance(do.amount, int) else 1) * _per(insight, place, do.per, points, called.clan)
        elif isinstance(do, GainPool):
            out[place] += do.amount * _per(insight, place, do.per, points, called.clan)
        elif isinstance(do, Distribute):
            out[place] += points - (sum(called.points.values()) if place == called.chosen else 0)


def _per(insight: Insight, place: int, per: Count | None, points: int, clan: str) -> int:
    seat = insight.seat(place)
    if per is Count.MINIONS_THEY_CONTROL:
        return len(seat.ready) + len(seat.torpor)
    if per is Count.POINTS:
        return points
    if per is Count.CLAN_THEY_CONTROL:
        return sum(1 for minion in (*seat.ready, *seat.torpor) if minion.kind == VAMPIRE and minion.clan == clan)
    return 1


def interest(insight: Insight, called: ReferendumView) -> float:
    """What it is worth that a referendum passes: above 0 to vote for it, below 0 against."""
    if called.blood_hunt:
        return _hunt(insight, called.actor)
    return value(insight, gains(insight, called), called)


def value(insight: Insight, changes: dict[int, float], called: ReferendumView | None = None) -> float:
    """What changes of pool are worth; an oust of the prey counts most, one's own is never worth it."""
    total = 0.0
    for place, change in changes.items():
        total -= change * insight.point_of(place)
        if change < 0 and insight.seat(place).pool + change <= 0:
            total += -30.0 if place == insight.me else 12.0 if place == insight.prey else -4.0 if place != insight.predator else -1.0
    if called is not None and called.card and _represents(insight, called.card):
        total += 2.0 if insight.seat_of(called.chosen) == insight.me else -1.0
    if called is not None and called.called_by == insight.mine.seat:
        total += MILD
    return total


def _represents(insight: Insight, card: int) -> bool:
    return any(isinstance(effect, Passes) and isinstance(effect.do, Represent) for effect in insight.book.forms[card][0].effects)


def _hunt(insight: Insight, diablerist: int) -> float:
    """Whether a diablerist should burn: not one's own; a neighbour's gladly."""
    found = insight.minions.get(diablerist)
    if found is None:
        return 0.0
    minion, place = found
    return insight.care(place) * insight.life_worth(minion) if place != insight.me else -insight.life_worth(minion)


# Before it is called.


def call_worth(insight: Insight, form: Form, caller: MinionView) -> float:
    """What calling a referendum is worth: the best terms, by how likely they pass."""
    best = best_terms(insight, form)
    victims = [place for place, change in best.items() if change < 0 and place != insight.me]
    chance = pass_chance(insight, caller, victims)
    return chance * (value(insight, best) + MILD + _title_worth(form)) - 0.1


def _title_worth(form: Form) -> float:
    return 2.5 if any(isinstance(effect, Passes) and isinstance(effect.do, Represent) for effect in form.effects) else 0.0


def best_terms(insight: Insight, form: Form) -> dict[int, float]:
    """How pool would change by the best terms that the caller could choose."""
    out = dict.fromkeys((insight.me, *insight.alive), 0.0)
    for effect in form.effects:
        if isinstance(effect, Allocate):
            second = insight.predator if insight.predator != insight.prey else insight.me
            out[insight.prey] -= effect.points - (effect.least - 1)
            out[second] -= effect.least - 1
        elif isinstance(effect, ShiftPool):
            richer = [place for place in insight.alive if insight.seat(place).pool > insight.mine.pool]
            if richer:
                victim = insight.prey if insight.prey in richer else max(richer, key=lambda place: insight.seat(place).pool)
                out[victim] -= effect.pool
                out[insight.me] += effect.pool
        elif isinstance(effect, ChooseClan):
            return _best_clan(insight, form)
        elif isinstance(effect, Passes) and isinstance(effect.do, BurnPool) and effect.do.per is Count.MINIONS_THEY_CONTROL:
            for place in out:
                out[place] -= len(insight.seat(place).ready) + len(insight.seat(place).torpor)
    return out


def _best_clan(insight: Insight, form: Form) -> dict[int, float]:
    clans = {minion.clan for minion in (*insight.mine.ready, *insight.mine.torpor)}
    best: dict[int, float] = dict.fromkeys((insight.me, *insight.alive), 0.0)
    for clan in sorted(clans):
        changes = {place: float(_per(insight, place, Count.CLAN_THEY_CONTROL, 0, clan)) for place in best}
        if value(insight, changes) > value(insight, best):
            best = changes
    return best


def pass_chance(insight: Insight, caller: MinionView, victims: list[int]) -> float:
    """How likely a referendum passes: one's votes and those of the hand, against the votes of those it harms."""
    mine = insight.votes_of(insight.me) + 1 + hidden_votes(insight, caller)
    against = sum((insight.votes_of(place) + 0.6 for place in victims), 0.0)
    neutral = sum((insight.votes_of(place) for place in insight.alive if place not in victims), 0)
    return 1 / (1 + exp(-(mine - against - 0.25 * neutral) / 1.6))


def hidden_votes(insight: Insight, caller: MinionView) -> int:
    """The votes that the hand holds for a vampire that calls a referendum."""
    best: dict[int, int] = {}
    for form, purpose in insight.held:
        if purpose.modifier and purpose.votes and able(form, caller):
            best[form.card] = max(best.get(form.card, 0), purpose.votes)
    return sum(best.get(card, 0) for card in insight.view.hand)


def gives_pool(insight: Insight, card: int) -> bool:
    """Whether what is allocated by the terms of a card is a gift and not a loss."""
    return card in insight.book.forms and bool(purpose_of(insight.book.forms[card][0]).shifts or _shifts(insight.book.forms[card][0]))


def _shifts(form: Form) -> bool:
    return any(isinstance(effect, ShiftPool) for effect in form.effects)
