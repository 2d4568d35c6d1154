"""Which vampire to bring out, and when to stop spending pool."""

from __future__ import annotations

from typing import Any, Final

from coterie.games.vtes.bots.heuristics.offers import offer
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.reading import Thought
from coterie.games.vtes.keys import PASS, Do, Key, Use
from coterie.games.vtes.rules.stats import TITLE_VOTES
from coterie.games.vtes.view import FaceDownView
from coterie.kernel.questions import Ask

RESERVES: Final = (2, 4, 6, 9, 12, 15, 18)
"""How much pool should be left once another vampire is out, by how many minions are ready."""


def influence(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """Ready whoever can come, go on with the vampire that promises most for its price, and stop where the pool is in danger."""
    plan = wanted(insight)
    return [_influence(insight, key, plan) for key in keys]


def _influence(insight: Insight, key: Key, plan: dict[int, float]) -> Thought:
    match key:
        case Do(what="ready", piece=number):
            return (9.0, "ready") if fresh(insight, _card_of(insight, number)) else (-2.0, "twice")
        case Do(what="transfer", piece=number):
            return plan.get(number, -1.0), "build"
        case Do(what="take-back", piece=number):
            return _take_back(insight, number, plan)
        case Do(what="merge"):
            return 3.0, "merge"
        case Use():
            return offer(insight, key)
    if key == PASS:
        return 0.0, "save-pool"
    return (1.2 if not plan and wants_more(insight, 5) else -1.0), "new-crypt"


def times(insight: Insight, key: Key) -> int:
    """How often to mark a transfer: until the vampire can come out; blood is taken back one by one."""
    if not isinstance(key, Do) or key.what != "transfer":
        return 1
    vampire = next(one for one in insight.mine.uncontrolled if one.id == key.piece)
    return max(1, insight.book.facts[vampire.card].capacity - vampire.counters)


def wanted(insight: Insight) -> dict[int, float]:
    """The face-down vampires worth paying for, each with how much."""
    found = {}
    for vampire in insight.mine.uncontrolled:
        price = insight.book.facts[vampire.card].capacity - vampire.counters
        if price > 0 and fresh(insight, vampire.card) and wants_more(insight, price):
            found[vampire.id] = 1.0 + promise(insight, vampire) / (price + 2.0)
    return found


def wants_more(insight: Insight, price: int) -> bool:
    """Whether another vampire at that price leaves enough pool."""
    ready = len(insight.mine.ready)
    reserve = RESERVES[min(ready, len(RESERVES) - 1)] + (0.5 * insight.threat if ready else 0.0)
    return insight.mine.pool - price >= reserve


def promise(insight: Insight, vampire: FaceDownView) -> float:
    """What a vampire would do in play: its size, its votes, and the cards of the hand it could play."""
    fact = insight.book.facts[vampire.card]
    levels = fact.disciplines
    played = sum(1 for form, _ in insight.held if form.level and any(levels.get(need, 0) >= form.level for need in form.needs))
    return 2.0 + 0.5 * fact.capacity + 0.6 * TITLE_VOTES.get(fact.title, 0) + 0.12 * played + 0.5 * vampire.counters


def fresh(insight: Insight, card: int) -> bool:
    """Whether nobody has this vampire in play: a second copy would be burned or contested."""
    name = insight.book.facts[card].name if card else ""
    facts = insight.book.facts
    for seat in insight.view.seats:
        for minion in (*seat.ready, *seat.torpor):
            if facts[minion.card].name == name:
                return False
        for contested in seat.contested:
            if facts[contested.card].name == name:
                return False
    return True


def _card_of(insight: Insight, number: int) -> int:
    return next((vampire.card for vampire in insight.mine.uncontrolled if vampire.id == number), 0)


def _take_back(insight: Insight, number: int, plan: dict[int, float]) -> Thought:
    """Blood comes back only from a vampire that will not come out, and only when pool is short."""
    if plan or insight.mine.pool > 6:
        return -1.0, "take-back"
    return 0.4, "take-back"
