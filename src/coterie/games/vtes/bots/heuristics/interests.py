"""What a referendum is worth to a Methuselah, and whether it is likely to pass."""

from __future__ import annotations

from math import exp

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.hints import hint_of
from coterie.games.vtes.bots.insight import VAMPIRE, Insight, able
from coterie.games.vtes.bots.purpose import purpose_in, purpose_of
from coterie.games.vtes.cards.vocabulary import Count, Effect, Passes
from coterie.games.vtes.view import MinionView, ReferendumView

MILD = 0.3
"""What a referendum is worth to who calls it, if no rule of thumb knows what it does."""


def gains(insight: Insight, called: ReferendumView) -> dict[int, float]:
    """How much pool each Methuselah would gain or lose by the terms of a referendum."""
    out = dict.fromkeys((insight.me, *insight.alive), 0.0)
    if not called.card:
        return out
    for effect in passed(insight.book.forms[called.card][0]):
        for place in out:
            out[place] += hint_of(effect).passed(insight, called, effect, place)
    return out


def passed(form: Form) -> list[Effect]:
    """What happens if the referendum of a card passes."""
    return [effect.do for effect in form.effects if isinstance(effect, Passes)]


def per(insight: Insight, place: int, per: Count | None, points: int, clan: str) -> int:
    """How many times: once, or for each minion, vampire of a clan, or point."""
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
    if called is not None and called.card and _represents(insight.book.forms[called.card][0]):
        total += 2.0 if insight.seat_of(called.actor if called.chosen < 0 else called.chosen) == insight.me else -1.0
    if called is not None and called.called_by == insight.mine.seat:
        total += MILD
    return total


def _represents(form: Form) -> bool:
    return any(purpose_in((effect,)).represents for effect in passed(form))


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
    return 2.5 if _represents(form) else 0.0


def best_terms(insight: Insight, form: Form) -> dict[int, float]:
    """How pool would change by the best terms that the caller could choose."""
    out = dict.fromkeys((insight.me, *insight.alive), 0.0)
    for effect in form.effects:
        out = hint_of(effect).called(insight, form, effect, out)
    return out


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
    return card in insight.book.forms and bool(purpose_of(insight.book.forms[card][0]).shifts)
