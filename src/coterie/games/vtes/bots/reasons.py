"""Why a bot chose what it chose, as a text for who sits in its seat: one sentence, with the numbers that were weighed for that option.

The rules of thumb name a reason for every option and are asked very often; the numbers are looked up here, by the same functions, for the
one option that was chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from coterie.games.vtes.bots.duel import blow_of, prospect
from coterie.games.vtes.bots.heuristics.combat import bout_of
from coterie.games.vtes.bots.heuristics.holding import fit
from coterie.games.vtes.bots.heuristics.interests import best_terms, gains, hidden_votes
from coterie.games.vtes.bots.insight import Insight, intercept_of
from coterie.games.vtes.bots.purpose import Purpose, purpose_of
from coterie.games.vtes.bots.reading import form_of
from coterie.games.vtes.cards.vocabulary import STRONG
from coterie.games.vtes.keys import Attack, Block, Card, Do, Key, Offered, Play, Strike
from coterie.games.vtes.view import MinionView
from coterie.kernel.text import Arg, Ref, Text

Said: TypeAlias = "dict[str, Arg]"
Teller: TypeAlias = Callable[[Insight, Key, str], Said]


def reason_for(insight: Insight | None, name: str, key: Key | None = None, window: str = "") -> Text:
    """The reason of a choice in one sentence, with the numbers that count for it."""
    if insight is None or key is None:
        return Text(f"vtes-bot-{name}" if name in PLAIN else "vtes-bot-choice")
    said: Said = {"pool": insight.mine.pool, "theirs": insight.seat(insight.prey).pool, "prey": _seat(insight, insight.prey)}
    teller = TELLERS.get(name)
    if teller is None:
        return Text(f"vtes-bot-{name}", said)
    numbers = teller(insight, key, window)
    return Text(f"vtes-bot-{name}", said | numbers) if numbers else Text("vtes-bot-choice")


# Things.


def _seat(insight: Insight, place: int) -> Ref:
    return Ref("vtes-seat", insight.seat(place).seat)


def _minion(insight: Insight, minion: MinionView) -> Ref:
    return Ref("vtes-piece", str(minion.id), insight.book.facts[minion.card].name)


def _user(key: Key) -> int:
    """The minion that a key lets do something; 0 if it is none."""
    match key:
        case Do(piece=number) | Block(piece=number):
            return number
        case Play(user=number) | Offered(user=number) | Attack(user=number):
            return number
    return 0


def _purpose(key: Key, window: str) -> Purpose | None:
    return purpose_of(form_of(key, window)) if isinstance(key, Play) else None


def _about(number: float) -> int:
    """An expectation as a number for people."""
    return round(number)


# Who could block.


def _blocks(insight: Insight, stealth: int, directed: bool) -> Text:
    """Who of those who may could block an action, as a part of a sentence: everybody who is unlocked and has enough intercept."""
    places = dict.fromkeys((insight.prey,) if directed else (insight.prey, insight.predator))
    unlocked = [minion for place in places for minion in insight.blockers_of(place)]
    able = [minion for minion in unlocked if intercept_of(minion) >= stealth]
    if len(able) == 1:
        return Text("vtes-hint-blocker", {"who": _minion(insight, able[0])})
    return Text("vtes-hint-blockers", {"count": len(able), "unlocked": len(unlocked)})


# One's own actions.


def _bleeding(insight: Insight, key: Key, window: str) -> Said:
    minion = insight.minion(_user(key))
    if minion is None:
        return {}
    purpose, stealth = _purpose(key, window), 0
    bleed = minion.bleed
    if isinstance(key, Play) and purpose is not None:
        bleed, stealth = bleed + purpose.bleed, form_of(key, window).stealth
    most = bleed + insight.hidden_bleed(minion)
    return {
        "who": _minion(insight, minion),
        "bleed": bleed,
        "most": most,
        "more": most - bleed,
        "alone": int(most >= insight.seat(insight.prey).pool),
        "blocks": _blocks(insight, stealth, True),
    }


def _blood(insight: Insight, key: Key, window: str) -> Said:
    minion = insight.minion(_user(key))
    if minion is None:
        return {}
    return {
        "who": _minion(insight, minion),
        "blood": minion.blood,
        "capacity": minion.capacity,
        "blocks": _blocks(insight, 1, False),
    }


def _waiting(insight: Insight, key: Key, window: str) -> Said:
    return {"threat": _about(insight.threat), "predator": _seat(insight, insight.predator)}


def _fighting(insight: Insight, key: Key, window: str) -> Said:
    """What the fight of a minion is likely to bring: with the one it attacks, or with the enemy that it fights best."""
    mine = insight.minion(_user(key))
    if mine is None:
        return {}
    enemies = [other for place in dict.fromkeys((insight.prey, insight.predator)) for other in insight.seat(place).ready]
    best = max(enemies, key=lambda other: prospect(insight, mine, other), default=None)
    if isinstance(key, Attack):
        best = insight.minion(key.target)
    elif isinstance(key, Offered) and (card := insight.card_in_play(key.piece)) is not None:
        best = insight.minion(card[2])
    return {} if best is None else _blows(insight, mine, best)


def _blows(insight: Insight, mine: MinionView, theirs: MinionView) -> Said:
    return {
        "who": _minion(insight, mine),
        "other": _minion(insight, theirs),
        "deals": _about(blow_of(insight, mine, known=True)[0]),
        "takes": _about(blow_of(insight, theirs, known=False)[0]),
    }


def _calling(insight: Insight, key: Key, window: str) -> Said:
    """The votes one has and others could cast, and what the best terms would change."""
    caller = insight.minion(_user(key))
    if caller is None or not isinstance(key, Play):
        return {}
    terms = best_terms(insight, form_of(key, window))
    return {
        "mine": insight.votes_of(insight.me) + 1 + hidden_votes(insight, caller),
        "others": sum(insight.votes_of(place) for place in insight.alive),
        **_change("gain", terms.get(insight.me, 0.0)),
        **_change("loss", -terms.get(insight.prey, 0.0)),
    }


def _change(name: str, amount: float) -> Said:
    return {name: _about(max(0.0, amount))}


def _cost(insight: Insight, key: Key, window: str) -> Said:
    form = form_of(key, window) if isinstance(key, Play) else None
    return {"cost": form.pool if form else 0, "blood": form.blood if form else 0}


# Actions under way.


def _against_me(insight: Insight) -> int:
    """The bleed under way, if it is against this seat."""
    action = insight.action
    return action.bleed if action is not None and action.kind == "bleed" and action.target == insight.mine.seat else 0


def _stopping(insight: Insight, key: Key, window: str) -> Said:
    """A block, or cards that lead to one: intercept against stealth, and the fight."""
    action, minion = insight.action, insight.minion(_user(key))
    actor = None if action is None else insight.minion(action.actor)
    if action is None or minion is None or actor is None:
        return {}
    purpose = _purpose(key, window)
    extra = 0 if purpose is None else purpose.intercept
    has = max(action.intercept if action.blocker == minion.id else 0, intercept_of(minion, insight.moments(action))) + extra
    return {"bleed": _against_me(insight), "intercept": has, "stealth": action.stealth, **_blows(insight, minion, actor)}


def _letting(insight: Insight, key: Key, window: str) -> Said:
    bleed = _against_me(insight)
    return {"bleed": bleed, "left": max(0, insight.mine.pool - bleed)}


def _bounced(insight: Insight, key: Key, window: str) -> Said:
    return {"bleed": _against_me(insight), "left": max(0, insight.mine.pool - _against_me(insight))}


def _reduced(insight: Insight, key: Key, window: str) -> Said:
    purpose, bleed = _purpose(key, window), _against_me(insight)
    less = min(bleed, 0 if purpose is None else purpose.reduces)
    return {"bleed": bleed, "less": less, "left": max(0, insight.mine.pool - bleed + less)}


def _raised(insight: Insight, key: Key, window: str) -> Said:
    purpose, action = _purpose(key, window), insight.action
    now = 0 if action is None else action.bleed
    most = now + (0 if purpose is None else purpose.bleed)
    return {"bleed": now, "most": most, "left": max(0, insight.seat(insight.prey).pool - most)}


def _slipping(insight: Insight, key: Key, window: str) -> Said:
    purpose, action = _purpose(key, window), insight.action
    if action is None:
        return {}
    return {"stealth": action.stealth + (0 if purpose is None else purpose.stealth), "intercept": action.intercept}


# Combat.


def _striking(insight: Insight, key: Key, window: str) -> Said:
    """What the strike deals, what is likely to come back, and what both have left to lose."""
    bout = bout_of(insight)
    if bout is None:
        return {}
    purpose = _purpose(key, window)
    damage = 0 if purpose is None else purpose.damage + purpose.steals
    by_hand = isinstance(key, Strike) or (purpose is not None and purpose.striking in STRONG)
    deals = (0 if bout.long else bout.mine.strength + damage) if by_hand else damage
    return {
        "other": _minion(insight, bout.theirs),
        "deals": 0 if bout.dodged() else deals,
        "takes": _about(bout.taken(bout.long)),
        "blood": bout.mine.blood,
        "their-blood": bout.theirs.blood,
    }


def _going_on(insight: Insight, key: Key, window: str) -> Said:
    """What a round at close range would bring, or one at the other range where that is asked."""
    bout = bout_of(insight)
    if bout is None:
        return {}
    long = window == "range" and not bout.long
    close, far = blow_of(insight, bout.mine, known=True)
    return {
        "other": _minion(insight, bout.theirs),
        "deals": _about(far if long else close),
        "takes": _about(bout.taken(long)),
        "range": "long" if long else "close",
    }


def _prevented(insight: Insight, key: Key, window: str) -> Said:
    bout, purpose = bout_of(insight), _purpose(key, window)
    if bout is None:
        return {}
    less = 1 if purpose is None else purpose.prevents or 1
    return {"who": _minion(insight, bout.mine), "damage": bout.me.damage, "less": min(bout.me.damage, less), "blood": bout.mine.blood}


# Votes.


def _voting(insight: Insight, key: Key, window: str) -> Said:
    """The votes so far, and what the terms change for this seat and its prey."""
    called = insight.view.referendum
    if called is None:
        return {}
    terms = gains(insight, called)
    mine, theirs = terms.get(insight.me, 0.0), terms.get(insight.prey, 0.0)
    lead = called.votes_for - called.votes_against
    return {
        "for": called.votes_for,
        "against": called.votes_against,
        "short": max(1, 1 - lead),
        **_change("gain", mine),
        **_change("loss", -mine),
        **_change("prey-loss", -theirs),
    }


# Influence and the hand.


def _building(insight: Insight, key: Key, window: str) -> Said:
    vampire = next((one for one in insight.mine.uncontrolled if isinstance(key, Do) and one.id == key.piece), None)
    if vampire is None or not vampire.card:
        return {}
    fact = insight.book.facts[vampire.card]
    missing = max(0, fact.capacity - vampire.counters)
    return {
        "who": Ref("vtes-piece", str(vampire.id), fact.name),
        "capacity": fact.capacity,
        "missing": missing,
        "left": max(0, insight.mine.pool - missing),
    }


def _discarded(insight: Insight, key: Key, window: str) -> Said:
    """Whether anybody could play the card."""
    if not isinstance(key, Card) or key.card not in insight.book.forms:
        return {"soon": "unknown"}
    best = max((fit(insight, form) for form in insight.book.forms[key.card]), default=0.0)
    soon = "now" if best >= 1 else "later" if best >= 0.5 else "never"
    return {"soon": soon, "copies": sum(1 for card in insight.view.hand if card == key.card)}


TELLERS: Final[dict[str, Teller]] = {
    "bleed": _bleeding,
    "oust": _bleeding,
    "hunt": _blood,
    "leave-torpor": _blood,
    "wait": _waiting,
    "save-pool": _waiting,
    "fight": _fighting,
    "call": _calling,
    "invest": _cost,
    "block": _stopping,
    "catch": _stopping,
    "let-be": _letting,
    "bounce": _bounced,
    "reduce": _reduced,
    "raise": _raised,
    "slip": _slipping,
    "strike": _striking,
    "dodge": _striking,
    "flee": _going_on,
    "range": _going_on,
    "press": _going_on,
    "press-end": _going_on,
    "prevent": _prevented,
    "vote-for": _voting,
    "vote-against": _voting,
    "vote-edge": _voting,
    "vote-card": _voting,
    "build": _building,
    "ready": _building,
    "discard": _discarded,
}
PLAIN: Final = ("only", "choice")
"""Reasons that need no numbers."""
