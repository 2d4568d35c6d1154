"""Votes: for or against by interest, and what may be spent to win a referendum."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.bots.heuristics.interests import interest
from coterie.games.vtes.bots.heuristics.offers import ability_of
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.purpose import purpose_in, purpose_of
from coterie.games.vtes.bots.reading import Thought, form_of
from coterie.games.vtes.keys import PASS, BurnCard, Key, Play, Use, Vote
from coterie.games.vtes.view import ReferendumView
from coterie.kernel.questions import Ask

TOGETHER = 0.1
"""All votes are cast in one breath where that is possible."""


def polling(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """Cast what there is by interest; spend cards only while they may decide it."""
    called = insight.view.referendum
    if called is None:
        return [(0.0, "done")] * len(keys)
    wish = interest(insight, called)
    return [_vote(insight, called, wish, key) for key in keys]


def _vote(insight: Insight, called: ReferendumView, wish: float, key: Key) -> Thought:
    if key == PASS:
        return 0.0, "done"
    if abs(wish) < 0.15:
        return -0.5, "done"
    lead = called.votes_for - called.votes_against
    losing = lead <= 0 if wish > 0 else lead > 0
    if isinstance(key, Vote):
        side = "vote-for" if key.in_favour else "vote-against"
        return (1.0 + abs(wish) + TOGETHER * (key.own == "all"), side) if key.in_favour == (wish > 0) else (-5.0, "done")
    if not losing:
        return -0.4, "done"
    short = 1 - lead if wish > 0 else lead
    if isinstance(key, BurnCard):
        return (0.4 * abs(wish) - 0.4 if short <= 1 else -0.3), "vote-card"
    if isinstance(key, Play):
        return _card(insight, key, wish, short)
    if not isinstance(key, Use):
        return (0.3 * abs(wish) - 0.9 if short <= 1 else -0.5), "vote-edge"
    found = ability_of(insight, key)
    votes = purpose_in(found[1].do).votes if found is not None else 0
    return (min(0.8, 0.4 * abs(wish)) - 0.1 if votes else -0.2), "vote-card"


def _card(insight: Insight, key: Play, wish: float, short: int) -> Thought:
    form = form_of(key, "polling")
    purpose = purpose_of(form)
    if purpose.votes:
        reach = 1.0 if purpose.votes >= short else 0.5
        return reach * abs(wish) * 0.5 - 0.2 - 0.3 * form.blood, "vote-card"
    if purpose.abstain:
        return 0.35 * abs(wish) - 0.2 - 0.3 * form.blood, "silence"
    return -0.3, "done"
