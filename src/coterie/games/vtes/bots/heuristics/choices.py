"""Plain choices: which minion, which Methuselah, which card, how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from coterie.games.vtes.bots.duel import prospect
from coterie.games.vtes.bots.heuristics.combat import bout_of
from coterie.games.vtes.bots.heuristics.holding import keep_worth
from coterie.games.vtes.bots.heuristics.influence import fresh, promise, wanted
from coterie.games.vtes.bots.heuristics.interests import gives_pool, value
from coterie.games.vtes.bots.hints import answer_to
from coterie.games.vtes.bots.insight import NOBODY, Insight, intercept_of
from coterie.games.vtes.bots.purpose import Purpose, purpose_of
from coterie.games.vtes.bots.reading import Thought
from coterie.games.vtes.keys import PASS, Card, Clan, Fetch, Key, Number, Piece, Seat, Word
from coterie.games.vtes.view import MinionView
from coterie.kernel.questions import Ask


def choose(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """One of some things, by what they are asked for."""
    prompt, about = str(getattr(ask, "prompt_id", "")), int(getattr(ask, "about", 0))
    rule = PROMPTS.get(prompt) or answer_to(prompt)
    if rule is None:
        return [(0.0, "choice")] * len(keys)
    return [(rule(insight, about, key), "choice") for key in keys]


def _number(key: Key) -> int:
    return key.number if isinstance(key, Number) else 0


def _piece(key: Key) -> int:
    return key.piece if isinstance(key, Piece) else 0


def _seat(key: Key) -> int:
    return key.seat if isinstance(key, Seat) else NOBODY


def _purpose(insight: Insight, card: int) -> Purpose | None:
    forms = insight.book.forms.get(card)
    return purpose_of(forms[0]) if forms else None


# Pieces.


def target(insight: Insight, about: int, key: Key) -> float:
    """What a card is played on: good things for one's own, bad things for a neighbour's."""
    number = _piece(key)
    found = insight.minions.get(number)
    if found is None:
        return _face_down(insight, number)
    minion, place = found
    purpose = _purpose(insight, about)
    if purpose is None:
        return 0.0
    forms = insight.book.forms[about]
    if purpose.move_most:
        return minion.blood if place == insight.me else -9.0
    if any(purpose_of(form).fights for form in forms):
        acting = [other for other in insight.mine.ready if not other.locked]
        return max((prospect(insight, other, minion) for other in acting), default=0.0)
    if purpose.harms_bearer or purpose.harms_target or purpose.locks:
        return _victim(insight, minion, place)
    if purpose.blood:
        return insight.blood_worth(minion) if place == insight.me else -1.0
    return insight.life_worth(minion) - 2.0 * len(minion.cards) if place == insight.me else -3.0


def _victim(insight: Insight, minion: MinionView, place: int) -> float:
    near = {insight.prey: 2.0, insight.predator: 1.2}.get(place, 0.0) if place != insight.me else -9.0
    return near + 0.1 * minion.capacity + 0.6 * intercept_of(minion) + (0.8 if not minion.locked else 0.0)


def _face_down(insight: Insight, number: int) -> float:
    """Blood for a vampire that is not yet in play: the one that is to come next."""
    plan = wanted(insight)
    if number in plan:
        return 5.0 + plan[number]
    vampire = next((one for one in insight.mine.uncontrolled if one.id == number), None)
    if vampire is None or not vampire.card:
        return -1.0
    missing = insight.book.facts[vampire.card].capacity - vampire.counters
    return (1.0 if missing > 0 and fresh(insight, vampire.card) else -1.0) + 0.1 * vampire.counters


def feed(insight: Insight, about: int, key: Key) -> float:
    """Blood for a vampire of one's own that needs it; nothing if all are full."""
    if key == PASS:
        return 0.05
    found = insight.minions.get(_piece(key))
    if found is None:
        return _face_down(insight, _piece(key))
    return insight.blood_worth(found[0]) if found[1] == insight.me else -1.0


def pay(insight: Insight, about: int, key: Key) -> float:
    """Who pays blood: whoever has most of it."""
    found = insight.minions.get(_piece(key))
    if key == PASS or found is None:
        return 0.3 if key == PASS else 0.0
    minion, place = found
    spare = 0.1 * minion.blood + (0.5 if minion.blood > 2 else -1.0)
    return spare if place == insight.me else 1.0


def enemy(insight: Insight, about: int, key: Key) -> float:
    """A minion or a card of somebody else: the prey's first."""
    if key == PASS:
        return 0.0
    number = _piece(key)
    found = insight.minions.get(number)
    if found is not None:
        return _victim(insight, *found)
    card = insight.card_in_play(number)
    if card is None:
        return 0.0
    bearer = insight.seat_of(card[2]) if card[2] else card[1]
    lasting = purpose_of(insight.book.forms[card[0].card][0]).lasting
    return lasting * (1.0 if bearer == insight.prey else 0.6 if bearer != insight.me else -1.0)


def own(insight: Insight, about: int, key: Key) -> float:
    """A minion of one's own: the best."""
    found = insight.minions.get(_piece(key))
    if found is None:
        return -0.2 if key == PASS else 0.0
    return insight.life_worth(found[0]) * (1.0 if found[1] == insight.me else -0.5)


def torpid(insight: Insight, about: int, key: Key) -> float:
    """Whom to rescue: one's own."""
    return own(insight, about, key)


def drink(insight: Insight, about: int, key: Key) -> float:
    """Whom to diablerize: never one's own."""
    found = insight.minions.get(_piece(key))
    return 0.0 if found is None else insight.care(found[1]) * insight.life_worth(found[0])


def least_of_mine(insight: Insight, about: int, key: Key) -> float:
    """The vampire that stays locked: the least of one's own."""
    found = insight.minions.get(_piece(key))
    return 0.0 if found is None else -insight.life_worth(found[0])


def remove(insight: Insight, about: int, key: Key) -> float:
    """Which crypt card to give up: the one that promises least, or cannot come."""
    vampire = next((one for one in insight.mine.uncontrolled if one.id == _piece(key)), None)
    if vampire is None or not vampire.card:
        return 0.0
    return -promise(insight, vampire) - vampire.counters + (0.0 if fresh(insight, vampire.card) else 6.0)


def steal_onto(insight: Insight, about: int, key: Key) -> float:
    """Who bears what was taken: the best."""
    return own(insight, about, key)


def strike_target(insight: Insight, about: int, key: Key) -> float:
    """At whom a ranged strike is aimed: the opponent first, its retainers hardly."""
    return 0.5 if _piece(key) in insight.minions else 0.2


# Seats.


def redirect(insight: Insight, about: int, key: Key) -> float:
    """Where a bleed is sent: to the prey."""
    place = _seat(key)
    action = insight.action
    oust = 5.0 if place == insight.prey and action is not None and action.bleed >= insight.seat(place).pool else 0.0
    return insight.point_of(place) + oust


def allocate(insight: Insight, about: int, key: Key) -> float:
    """Whom the terms name, as often as they may: the prey to lose, oneself to gain."""
    place = _seat(key)
    change = 1.0 if gives_pool(insight, about) else -1.0
    return value(insight, {place: change})


def shift_from(insight: Insight, about: int, key: Key) -> float:
    """Who shall lose pool to others."""
    place = _seat(key)
    return value(insight, {place: -3.0}) + 0.02 * insight.seat(place).pool


def share_less(insight: Insight, about: int, key: Key) -> float:
    """Who gets less: anybody but oneself."""
    return -insight.care(_seat(key)) if _seat(key) == insight.me else 1.0


def clan(insight: Insight, about: int, key: Key) -> float:
    """The clan that brings most to oneself and least to neighbours."""
    name = key.clan if isinstance(key, Clan) else ""
    changes = {}
    for place in (insight.me, *insight.alive):
        seat = insight.seat(place)
        changes[place] = float(sum(1 for minion in (*seat.ready, *seat.torpor) if minion.clan == name))
    return value(insight, changes)


def terms_vampire(insight: Insight, about: int, key: Key) -> float:
    """Who shall bear a title: the best of one's own."""
    return own(insight, about, key)


# Numbers and words.


def move_blood(insight: Insight, about: int, key: Key) -> float:
    """How much blood becomes pool: as much as leaves the vampire enough, more if pool is short."""
    return float(_number(key)) if insight.mine.pool < 20 else -abs(_number(key) - 3.0)


def to_pool(insight: Insight, about: int, key: Key) -> float:
    """Pool rather than blood."""
    return float(_number(key))


def cost_x(insight: Insight, about: int, key: Key) -> float:
    """As much as prevents the damage, and no more."""
    bout = bout_of(insight)
    need = 0 if bout is None else max(0, bout.me.damage - 1)
    return -abs(_number(key) - min(need, 2))


def rescue_cost(insight: Insight, about: int, key: Key) -> float:
    """The rescuer keeps its blood where it can."""
    return -float(_number(key))


def exchange(insight: Insight, about: int, key: Key) -> float:
    """Blood to the pool, unless the vampire needs it more."""
    host = next((minion for minion in insight.mine.ready if any(card.card == about for card in minion.cards)), None)
    blood = 3 if host is None else host.blood
    if key == Word("to-pool"):
        return 0.6 * insight.my_point if blood > 1 else -0.6 + (0.8 if insight.mine.pool <= 5 else 0.0)
    return 0.3 if blood <= 1 and insight.mine.pool > 12 else -0.2


def share(insight: Insight, about: int, key: Key) -> float:
    """A gain that goes to the pool, or to vampires that need it."""
    return 0.8 * insight.my_point if key == Word("pool") else feed(insight, about, key)


def favour(insight: Insight, about: int, key: Key) -> float:
    """Who is spared: oneself."""
    return -insight.care(_seat(key))


def either(insight: Insight, about: int, key: Key) -> float:
    """Pay with blood while there is some; lock minions rather than burn a card; save pool rather than vote."""
    if not isinstance(key, Word):
        return 0.0
    if key.word == "blood":
        return 0.6 * insight.my_point
    return {"pool": 0.6, "lock": 0.6, "burn": 0.4, "reduce": 0.8, "votes": 0.5}.get(key.word, 0.0)


def yes(insight: Insight, about: int, key: Key) -> float:
    """What is offered is taken."""
    return 0.5 if key != PASS else 0.0


def no(insight: Insight, about: int, key: Key) -> float:
    """What is offered is better left."""
    return 0.0 if key != PASS else 0.5


def diablerize_blocked(insight: Insight, about: int, key: Key) -> float:
    """A blocked vampire in torpor: drink it only if few could call a hunt."""
    votes = sum((insight.votes_of(place) for place in insight.alive), 0)
    return (0.4 if votes <= insight.votes_of(insight.me) else -0.4) if key != PASS else 0.0


def prevent_which(insight: Insight, about: int, key: Key) -> float:
    """Aggravated damage first."""
    word = key.word if isinstance(key, Word) else ""
    return 1.0 if "aggravated" in word else 0.5 if "gun" in word else 0.2


def any_order(insight: Insight, about: int, key: Key) -> float:
    """Which of several cards acts first: it hardly ever makes a difference."""
    return 0.0


# Questions of the rules themselves; those of families are answered by their hints.

PROMPTS: Final[dict[str, Callable[[Insight, int, Key], float]]] = {
    "target": target,
    "add-blood": target,
    "one": least_of_mine,
    "other": own,
    "abstain": enemy,
    "equipment": enemy,
    "take-equipment": enemy,
    "rescue": torpid,
    "diablerize": drink,
    "slave": no,
    "equip-from": enemy,
    "strike-target": strike_target,
    "allocate": allocate,
    "x": cost_x,
    "rescue-cost": rescue_cost,
    "reduce": yes,
    "trigger": yes,
    "next-trigger": any_order,
    "instead": any_order,
    "move-trophy": no,
    "diablerize-blocked": diablerize_blocked,
    "prevent-which": prevent_which,
    "rise": yes,
}


TAKEN: Final = ("discard-theirs", "search", "take-back", "exchange-take")
"""Choices of a card to have, or to take from another; of all others the least is chosen."""


def choose_card(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """Discard what is worth least; take the best of what another holds, or of what is found."""
    prompt, of = str(getattr(ask, "prompt_id", "")), int(getattr(ask, "of", NOBODY))
    take = prompt in TAKEN or (prompt == "remove-ash" and of != insight.me)
    why = "best-card" if take else "discard"
    worths = [_card_worth(insight, prompt, key.card) if isinstance(key, Card) else None for key in keys]
    return [(0.0, "choice") if worth is None else (worth if take else -worth, why) for worth in worths]


def _card_worth(insight: Insight, prompt: str, card: int) -> float:
    """What a card is worth where it is; a burned vampire hardly ever comes back."""
    if insight.book.facts[card].crypt:
        return 0.0
    return purpose_of(insight.book.forms[card][0]).lasting + 0.5 if prompt == "search" else keep_worth(insight, card)


def burn_option(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """A card that cannot be played is better another."""
    return [(0.0, "done") if key == PASS else (0.5, "discard") for key in keys]


def fetch(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """A Discipline or a trophy for nothing; those of the hand can be played anyway."""
    return [(0.6 if key.zone == "library" else 0.5, "best-card") if isinstance(key, Fetch) else (0.0, "done") for key in keys]
