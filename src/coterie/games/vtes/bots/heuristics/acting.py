"""What a minion shall do in its turn: bleed, hunt, play a card, rescue, or wait to block."""

from __future__ import annotations

from typing import Any, Final

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.duel import prospect
from coterie.games.vtes.bots.heuristics.influence import fresh, wants_more
from coterie.games.vtes.bots.heuristics.interests import call_worth
from coterie.games.vtes.bots.heuristics.offers import offer
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.purpose import Purpose, purpose_of
from coterie.games.vtes.bots.reading import Thought, form_of
from coterie.games.vtes.cards.vocabulary import YOUNGER, Action, Burn, EnterCombat, Kind, parts
from coterie.games.vtes.keys import Attack, Do, Key, Offered, Play, Use
from coterie.games.vtes.view import MinionView
from coterie.kernel.questions import Ask

OUST: Final = 14.0
"""What a victory point and its six pool are worth."""
EDGE: Final = 0.6
GUARD: Final = 0.3
"""What it is worth to keep a minion unlocked, in shares of a bleed."""


def act(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """The action that is worth most, if any is worth more than waiting to block."""
    return [_act(insight, key) for key in keys]


def _act(insight: Insight, key: Key) -> Thought:
    match key:
        case Use():
            return offer(insight, key)
        case Do(what=what, piece=number):
            minion, rule = insight.minion(number), PLAIN[what]
            if minion is None:
                return -1.0, "wait"
            worth, why = rule(insight, minion)
            return (worth, why) if what == "leave-torpor" else (worth - guard(insight, minion), why)
        case Offered(user=user) | Attack(user=user) | Play(user=user):
            minion = insight.minion(user)
            if minion is None:
                return -1.0, "wait"
            worth, why = _with(insight, minion, key)
            return worth - guard(insight, minion), why
    return 0.0, "wait"


def _with(insight: Insight, minion: MinionView, key: Offered | Attack | Play) -> Thought:
    """An action by a card, or against a marked minion."""
    if isinstance(key, Offered):
        return _offered(insight, minion, key)
    return _attack(insight, minion, key) if isinstance(key, Attack) else _play(insight, minion, key)


def guard(insight: Insight, minion: MinionView) -> float:
    """What it is worth that a minion stays unlocked to block the predator."""
    if insight.predator == insight.me or not insight.threat:
        return 0.0
    others = sum(1 for other in insight.mine.ready if not other.locked and other.id != minion.id)
    danger = insight.my_point * GUARD * min(insight.threat, 3.0)
    if insight.threat + 1 >= insight.mine.pool:
        danger *= 2.5
    strong = 0.4 if minion.blood <= 1 else 1.0
    return insight.patience * danger * strong / (1 + 1.5 * others)


def bleed_worth(insight: Insight, amount: float, place: int) -> float:
    """What a successful bleed is worth: pool of the prey, the Edge, and a victory point if it is the last."""
    if amount < 1:
        return 0.0
    worth = amount * insight.point_of(place) + EDGE
    if place == insight.prey and amount >= insight.seat(place).pool:
        worth += OUST
    return worth


def _blocked(insight: Insight, minion: MinionView, places: tuple[int, ...]) -> float:
    """What it costs to be blocked: the fight with the likeliest blocker."""
    worst = 0.0
    for place in places:
        for blocker in insight.blockers_of(place):
            worst = min(worst, prospect(insight, minion, blocker))
    return insight.patience * worst


def _try(insight: Insight, minion: MinionView, worth: float, stealth: int, directed: bool) -> float:
    """What an action is worth if it may be blocked."""
    places = (insight.prey,) if directed else (insight.prey, insight.predator)
    chance = insight.chance_to_pass(minion, stealth, directed)
    if chance == 1.0:
        return worth
    return chance * worth + (1 - chance) * _blocked(insight, minion, places)


def _bleed(insight: Insight, minion: MinionView) -> Thought:
    amount = minion.bleed + 0.9 * insight.hidden_bleed(minion)
    if insight.overruns and minion.bleed:
        return OUST, "oust"
    worth = _try(insight, minion, bleed_worth(insight, amount, insight.prey), 0, True)
    return worth, "oust" if amount >= insight.seat(insight.prey).pool else "bleed"


def _hunt(insight: Insight, minion: MinionView) -> Thought:
    """Blood, for a vampire that has room for it."""
    if minion.blood >= minion.capacity:
        return -1.0, "wait"
    return _try(insight, minion, insight.blood_worth(minion) + 0.05, 1, False), "hunt"


def _rescue(insight: Insight, minion: MinionView) -> Thought:
    mine = [torpid for torpid in insight.mine.torpor if torpid.blood + minion.blood >= 2]
    worth = max((0.5 * insight.life_worth(torpid) for torpid in mine), default=-1.0)
    return _try(insight, minion, worth - 0.6, 1, False), "rescue"


def _leave(insight: Insight, minion: MinionView) -> Thought:
    return 0.6 * insight.life_worth(minion), "leave-torpor"


def _diablerize(insight: Insight, minion: MinionView) -> Thought:
    """Tempting where the victim is an enemy's and the votes of a blood hunt are few."""
    best = -2.0
    votes = sum((insight.votes_of(place) for place in insight.alive), 0)
    hunted = min(0.9, 0.25 + 0.08 * (votes - insight.votes_of(insight.me)))
    for place in insight.alive:
        for torpid in insight.seat(place).torpor:
            gain = insight.care(place) * 0.5 * insight.life_worth(torpid) + 0.3 * min(torpid.blood, minion.capacity - minion.blood)
            best = max(best, gain - hunted * insight.life_worth(minion))
    return _try(insight, minion, best, 0, True), "diablerize"


def _offered(insight: Insight, minion: MinionView, key: Offered) -> Thought:
    """An action that a card in play offers: burn what harms, fight who can be found."""
    found, n = insight.card_in_play(key.piece), key.n
    if found is None:
        return -1.0, "wait"
    card, controller, host = found
    form = next((form for form in insight.book.forms[card.card] if n < len(form.abilities)), insight.book.forms[card.card][0])
    offered = form.abilities[n] if n < len(form.abilities) else None
    if not isinstance(offered, Action):
        return -1.0, "wait"
    if any(isinstance(effect, EnterCombat) for effect in offered.do):
        target = insight.minion(host)
        return (-1.0 if target is None else prospect(insight, minion, target) - 0.4), "fight"
    if any(isinstance(effect, Burn) for effect in offered.do):
        worth = harm(insight, form, controller, host)
        return _try(insight, minion, worth, offered.stealth, controller not in (insight.me,)), "burn-card"
    return 0.3, "use"


def harm(insight: Insight, form: Form, controller: int, host: int) -> float:
    """What it is worth to burn a card in play: more if it harms this Methuselah."""
    purpose = purpose_of(form)
    bearer = insight.seat_of(host) if host else controller
    if bearer == insight.me:
        return -0.8 * purpose.lasting
    if controller == insight.predator and purpose.lasting > 1:
        return 0.6 * purpose.lasting
    return 0.4 * insight.care(bearer) * purpose.lasting


def _play(insight: Insight, minion: MinionView, key: Play) -> Thought:
    form = form_of(key, "act")
    purpose = purpose_of(form)
    price = 0.45 * form.blood + form.pool * insight.my_point * (1.0 if insight.safe >= form.pool else 3.0)
    if minion.blood - form.blood <= 1:
        price += 0.3 * form.blood
    if form.kind is Kind.POLITICAL:
        return _try(insight, minion, call_worth(insight, form, minion), 1, False) - price, "call"
    if form.directed and purpose.bleed:
        amount = minion.bleed + purpose.bleed + 0.9 * insight.hidden_bleed(minion)
        why = "oust" if amount >= insight.seat(insight.prey).pool else "bleed"
        return _try(insight, minion, bleed_worth(insight, amount, insight.prey), form.stealth, True) - price, why
    return _card(insight, minion, form, purpose, price)


def _card(insight: Insight, minion: MinionView, form: Form, purpose: Purpose, price: float) -> Thought:
    if purpose.fights:
        best = max((prospect(insight, minion, other) for other in _enemies(insight)), default=-1.0)
        return best - price, "fight"
    if purpose.lifts:
        return _try(insight, minion, lift_worth(insight, purpose, minion), form.stealth, False) - price, "lift"
    worth = 0.9 * purpose.lasting if purpose.stays else 0.0
    worth += purpose.hunts * insight.blood_worth(minion) + 0.6 * purpose.blood + purpose.pool * insight.my_point
    worth += (0.9 if purpose.looks else 0.0) + (1.4 if purpose.searches else 0.0) + (2.0 if purpose.harms_target else 0.0) + purpose.other
    if form.kind in (Kind.EQUIPMENT, Kind.RETAINER):
        worth *= 0.8 if len(minion.cards) >= 2 else 1.0
    return _try(insight, minion, worth, form.stealth, False) - price, "hunt" if purpose.hunts else "invest"


def _enemies(insight: Insight) -> list[MinionView]:
    return [minion for place in dict.fromkeys((insight.prey, insight.predator)) for minion in insight.seat(place).ready]


def lift_worth(insight: Insight, purpose: Purpose, minion: MinionView) -> float:
    """What blood for a vampire that is not yet in play is worth: as much pool saved, if it is to come."""
    best = -1.0
    for vampire in insight.mine.uncontrolled:
        capacity = insight.book.facts[vampire.card].capacity
        if purpose.on is not None and YOUNGER in parts(purpose.on) and capacity >= minion.capacity:
            continue
        missing = min(purpose.lifts, capacity - vampire.counters)
        if missing > 0 and fresh(insight, vampire.card):
            full = vampire.counters + purpose.lifts >= capacity
            soon = 1.0 if wants_more(insight, capacity - vampire.counters - missing) else 0.5
            best = max(best, soon * (1.0 * missing + (0.8 if full else 0.0)))
    return best


def _never(insight: Insight, minion: MinionView) -> Thought:
    return -2.0, "wait"


def _attack(insight: Insight, minion: MinionView, key: Attack) -> Thought:
    target = insight.minion(key.target)
    return (-1.0 if target is None else prospect(insight, minion, target) - 0.4), "fight"


PLAIN: Final = {
    "bleed": _bleed,
    "hunt": _hunt,
    "rescue": _rescue,
    "leave-torpor": _leave,
    "diablerize": _diablerize,
    "become-anarch": _never,
    "equip-from": _never,
}
