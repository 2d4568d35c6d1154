"""Cards of the hand: which master to play, which card to keep, which to discard."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.heuristics.offers import offer
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.purpose import Purpose, purpose_of
from coterie.games.vtes.bots.reading import Thought
from coterie.games.vtes.cards.vocabulary import Cheaper, Kind, Trait
from coterie.games.vtes.keys import PASS, Contest, Do, Event, Fire, Key, Play, Use, Word
from coterie.kernel.questions import Ask

KINDS: Final = {
    Kind.ACTION: 1.2,
    Kind.MODIFIER: 1.0,
    Kind.REACTION: 1.1,
    Kind.COMBAT: 0.7,
    Kind.MASTER: 0.9,
    Kind.POLITICAL: 1.0,
    Kind.EQUIPMENT: 0.8,
    Kind.RETAINER: 0.8,
    Kind.ALLY: 0.9,
}


USELESS: Final = 0.8
"""What a card is worth at least to be kept."""


def phase(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """A phase of one's own turn, but for influence."""
    return [_phase(insight, key, getattr(ask, "name", "")) for key in keys]


def _phase(insight: Insight, key: Key, name: str) -> Thought:
    match key:
        case Use() | Fire():
            return offer(insight, key)
        case Play(card=card, mark=mark):
            return master_worth(insight, insight.book.ways(card, mark)[0])
        case Contest(how=how):
            return (
                0.3 if how in ("pay", "pay-title") and insight.mine.pool > 12 else 0.5 if how in ("win", "win-title") else 0.1
            ), "contest"
        case Event():
            return 0.3, "invest"
        case Word(word="discard"):
            return _stale(insight) - min((keep_worth(insight, card) for card in insight.view.hand), default=1.0), "discard"
        case Word(word=what) | Do(what=what) if key != PASS:
            return PLAIN.get(what, (0.0, "done"))
    return (0.0 if name != "discard" else 0.05), "done"


def _stale(insight: Insight) -> float:
    """A card that is worth less than this is discarded for another; in a game that lasts, cards that nobody found a use for go too."""
    return USELESS + (1 - insight.patience) * (1.0 if insight.mine.library else 0.0)


PLAIN: Final = {"edge": (5.0, "edge"), "withdraw": (-3.0, "done"), "mark": (-0.5, "done"), "infernal": (0.5, "unlock")}


def master_worth(insight: Insight, form: Form) -> Thought:
    """What a master is worth now: what it does at once and in play, less its price."""
    purpose = purpose_of(form)
    price = form.pool * insight.my_point * (1.0 if insight.safe >= form.pool + 2 else 2.5)
    worth = (
        (1.5 if purpose.harms_target else 0.0)
        + purpose.other
        + purpose.pool * insight.my_point
        + purpose.harms_other * insight.point_of(insight.prey)
    )
    worth += 0.5 * purpose.blood + 0.9 * purpose.lifts + _aimed(insight, form, purpose)
    if purpose.stays and not purpose.puts_on:
        worth += purpose.lasting + (0.5 if form.ability(Cheaper) is not None else 0.0)
    if Trait.TRIFLE in form.traits:
        worth += 0.2
    if purpose.recovers:
        worth += 1.5 if insight.mine.torpor else -0.5
    return worth - price, "invest"


def _aimed(insight: Insight, form: Form, purpose: Purpose) -> float:
    """What a master is worth on the minion it would be put on."""
    if purpose.move_most:
        return max((_drawn(insight, minion.blood, purpose.move_most) for minion in insight.mine.ready), default=-1.0)
    if purpose.puts_on:
        if purpose.harms_bearer:
            near = [minion for place in (insight.prey, insight.predator) for minion in insight.seat(place).ready]
            return -0.8 * purpose.lasting + 0.3 if near else -1.0
        return purpose.lasting if insight.mine.ready else -0.5
    if purpose.locks:
        blockers = len(insight.blockers_of(insight.prey))
        return 0.9 if blockers == 1 and insight.mine.ready else 0.3 if blockers else -0.5
    return 0.0


def _drawn(insight: Insight, blood: int, most: int) -> float:
    amount = min(most, blood - 1)
    return amount * (insight.my_point - 0.45) if amount >= 2 else -0.5


def keep_worth(insight: Insight, card: int) -> float:
    """What it is worth to keep a card of the hand: whether somebody can play it, and how many there are of it."""
    forms = insight.book.forms[card]
    best = 0.0
    for form in forms:
        worth = KINDS.get(form.kind, 0.6) * (1.0 + 0.12 * purpose_of(form).reach + (0.2 if purpose_of(form).wakes else 0.0))
        best = max(best, worth * fit(insight, form))
    copies = Counter(insight.view.hand)[card]
    return best * (1.0 if copies <= 1 else 0.75 if copies == 2 else 0.5)


def fit(insight: Insight, form: Form) -> float:
    """How likely a form can be played soon: by minions in play, or by those to come."""
    if form.kind is Kind.MASTER:
        unique = Trait.UNIQUE in form.traits and any(card.card == form.card for card in insight.mine.in_play)
        return 0.1 if unique else 1.0
    if not (form.needs or form.clans or form.titles):
        return 1.0
    if any(_meets(form, minion.clan, minion.title, minion.disciplines) for minion in insight.mine.ready):
        return 1.0
    facts = insight.book.facts
    down = [facts[vampire.card] for vampire in insight.mine.uncontrolled if vampire.card]
    return 0.5 if any(_meets(form, fact.clans[0] if fact.clans else "", fact.title, fact.disciplines) for fact in down) else 0.15


def _meets(form: Form, clan: str, title: str, disciplines: dict[str, int]) -> bool:
    if (form.clans and clan not in form.clans) or (form.titles and title not in form.titles):
        return False
    levels = [disciplines.get(need, 0) >= form.level for need in form.needs]
    return not levels or (all(levels) if form.all_needed else any(levels))
