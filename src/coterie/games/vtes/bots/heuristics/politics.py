"""Votes: for or against by interest, and what may be spent to win a referendum."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.bots.heuristics.interests import interest
from coterie.games.vtes.bots.heuristics.offers import ability_of
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.purpose import purpose_in, purpose_of
from coterie.games.vtes.bots.reading import Thought, played
from coterie.games.vtes.view import ReferendumView
from coterie.kernel.questions import PASS, Ask


def polling(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[Thought]:
    """Cast what there is by interest; spend cards only while they may decide it."""
    called = insight.view.referendum
    if called is None:
        return [(0.0, "done")] * len(keys)
    wish = interest(insight, called)
    return [_vote(insight, called, wish, key) for key in keys]


def _vote(insight: Insight, called: ReferendumView, wish: float, key: str) -> Thought:
    sort = key.partition(":")[0]
    if key == PASS:
        return 0.0, "done"
    if abs(wish) < 0.15:
        return -0.5, "done"
    lead = called.votes_for - called.votes_against
    losing = lead <= 0 if wish > 0 else lead > 0
    if sort in ("for", "against"):
        return (1.0 + abs(wish), f"vote-{sort}") if (sort == "for") == (wish > 0) else (-5.0, "done")
    if not losing:
        return -0.4, "done"
    short = 1 - lead if wish > 0 else lead
    if sort == "burn-edge":
        return (0.3 * abs(wish) - 0.9 if short <= 1 else -0.5), "vote-edge"
    if sort == "burn-card":
        return (0.4 * abs(wish) - 0.4 if short <= 1 else -0.3), "vote-card"
    if sort == "play":
        return _card(insight, key, wish, short)
    found = ability_of(insight, key)
    votes = purpose_in(found[1].do).votes if found is not None else 0
    return (min(0.8, 0.4 * abs(wish)) - 0.1 if votes else -0.2), "vote-card"


def _card(insight: Insight, key: str, wish: float, short: int) -> Thought:
    form, _ = played(key, "polling")
    purpose = purpose_of(form)
    if purpose.votes:
        reach = 1.0 if purpose.votes >= short else 0.5
        return reach * abs(wish) * 0.5 - 0.2 - 0.3 * form.blood, "vote-card"
    if purpose.abstain:
        return 0.35 * abs(wish) - 0.2 - 0.3 * form.blood, "silence"
    return -0.3, "done"
