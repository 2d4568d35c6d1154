"""Combat by odds: which strike, which range, whether to go on, and what to prevent."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.duel import blow_of, hurt
from coterie.games.vtes.bots.heuristics.offers import ability_of, offer
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.purpose import Purpose, purpose_in, purpose_of
from coterie.games.vtes.bots.reading import Thought, form_of
from coterie.games.vtes.cards.vocabulary import STRONG, StrikeKind
from coterie.games.vtes.keys import PASS, Key, Play, Strike, Use
from coterie.games.vtes.view import CombatView, FighterView, MinionView
from coterie.kernel.questions import Ask

CARD = 0.1


class Bout:
    """A combat as one side sees it."""

    __slots__ = ("care", "combat", "insight", "long", "me", "mine", "other", "theirs")

    def __init__(self, insight: Insight, combat: CombatView, side: int, mine: MinionView, theirs: MinionView) -> None:
        self.insight, self.combat, self.mine, self.theirs = insight, combat, mine, theirs
        self.me: FighterView = combat.sides[side]
        self.other: FighterView = combat.sides[1 - side]
        self.long = combat.range == "long"
        self.care = insight.care(insight.place(self.other.seat))

    def taken(self, long: bool) -> float:
        """The damage that the opponent is likely to deal, or will deal if the strike is chosen."""
        strike = self.other.strike
        if strike is not None and self.combat.step == "strike":
            if strike.kind == StrikeKind.DODGE or strike.kind == StrikeKind.COMBAT_ENDS or (long and not strike.ranged):
                return 0.0
            return strike.amount + (self.theirs.strength if strike.kind in STRONG else 0)
        close, far = blow_of(self.insight, self.theirs, known=False)
        return far if long else close

    def dodged(self) -> bool:
        """Whether the opponent has chosen to dodge or to end the combat."""
        strike = self.other.strike
        return self.combat.step == "strike" and strike is not None and strike.kind in (StrikeKind.DODGE, StrikeKind.COMBAT_ENDS)

    def lead(self, long: bool) -> float:
        """What a round at a range is worth."""
        close, far = blow_of(self.insight, self.mine, known=True)
        dealt = self.care * hurt(self.insight, self.theirs, far if long else close)
        return dealt - hurt(self.insight, self.mine, self.taken(long))


def bout_of(insight: Insight) -> Bout | None:
    """The combat under way, if one's own minion fights in it and both are still there."""
    combat = insight.view.combat
    if combat is None:
        return None
    for side, fighter in enumerate(combat.sides):
        if fighter.seat == insight.mine.seat:
            mine, theirs = insight.minion(fighter.minion), insight.minion(combat.sides[1 - side].minion)
            if mine is not None and theirs is not None:
                return Bout(insight, combat, side, mine, theirs)
    return None


def combat(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """A step of a round."""
    bout = bout_of(insight)
    if bout is None:
        return [(0.0, "let-be") if key == PASS else (-0.3, "let-be") for key in keys]
    rule = STEPS.get(getattr(ask, "name", ""), _plain)
    return [(0.0, "let-be") if key == PASS else rule(bout, key, getattr(ask, "name", "")) for key in keys]


def _found(bout: Bout, key: Key, window: str) -> tuple[Purpose, float]:
    """What a key does, and what it costs."""
    if isinstance(key, Play):
        form = form_of(key, window)
        return purpose_of(form), CARD + 0.45 * form.blood + _ebb(bout, form)
    found = ability_of(bout.insight, key) if isinstance(key, Use) else None
    return (purpose_in(found[1].do) if found is not None else NOTHING), 0.0


NOTHING = Purpose(())


def _ebb(bout: Bout, form: Form) -> float:
    return 0.4 if form.blood and bout.mine.blood - form.blood < 1 else 0.0


def _strike(bout: Bout, key: Key, window: str) -> Thought:
    """The strike that deals most and lets take least."""
    purpose, price = _found(bout, key, window)
    taken = bout.taken(bout.long)
    loss = hurt(bout.insight, bout.mine, taken)
    if isinstance(key, Strike) or purpose.striking in STRONG:
        dealt = 0.0 if bout.long else bout.mine.strength + purpose.damage
        return bout.care * hurt(bout.insight, bout.theirs, 0.0 if bout.dodged() else dealt) - loss - price, "strike"
    if purpose.ends_combat:
        return 0.25 + (0.6 if purpose.unlock_strike else 0.0) - 0.3 * max(0.0, bout.lead(bout.long)) - price, "flee"
    if purpose.dodges:
        return -0.05 - price, "dodge"
    if bout.long and not purpose.ranged:
        return -loss - price - 0.1, "strike"
    if purpose.steals:
        stolen = 0 if bout.dodged() else min(purpose.steals, bout.theirs.blood)
        gained = min(stolen, bout.mine.capacity - bout.mine.blood + taken)
        return 0.5 * bout.care * stolen + 0.5 * gained - loss + 0.4 * min(gained, taken) - price, "strike"
    dealt = 0.0 if bout.dodged() else float(purpose.damage)
    return bout.care * hurt(bout.insight, bout.theirs, dealt, purpose.aggravated) + 0.3 * purpose.other - loss - price, "strike"


def _range(bout: Bout, key: Key, window: str) -> Thought:
    """Go where the round is worth more."""
    _, price = _found(bout, key, window)
    return bout.lead(not bout.long) - bout.lead(bout.long) - price - 0.1, "range"


def _press(bout: Bout, key: Key, window: str) -> Thought:
    """Go on while it pays, end it while it does not."""
    _, price = _found(bout, key, window)
    lead = bout.lead(long=False)
    ending = bout.insight.pressed
    return (-lead if ending else lead) - price - 0.15, "press-end" if ending else "press"


def _damage(bout: Bout, key: Key, window: str) -> Thought:
    """Prevent what would cost more than the card."""
    purpose, price = _found(bout, key, window)
    pending = bout.me.damage
    less = min(pending, purpose.prevents or 1)
    saved = hurt(bout.insight, bout.mine, pending) - hurt(bout.insight, bout.mine, pending - less)
    return saved - price + 0.05, "prevent"


def _round_end(bout: Bout, key: Key, window: str) -> Thought:
    purpose, price = _found(bout, key, window)
    room = bout.mine.capacity - bout.mine.blood
    if purpose.blood:
        return 0.5 * min(bout.other.lost, room) - price, "feed"
    return -0.2, "let-be"


def _plain(bout: Bout, key: Key, window: str) -> Thought:
    """Before range or strikes, and additional strikes: what hurts the opponent more than it costs."""
    if isinstance(key, Use) and window not in ("before-range", "before-strikes", "additional"):
        return offer(bout.insight, key)
    purpose, price = _found(bout, key, window)
    worth = bout.care * hurt(bout.insight, bout.theirs, 1.0 * purpose.round_damage)
    if purpose.strikes:
        worth += 0.7 * max(0.0, bout.lead(bout.long)) * purpose.strikes
    if purpose.hands_only:
        worth += 0.3 + 0.5 * bout.lead(long=False)
    if purpose.ends_combat:
        worth -= bout.lead(bout.long)
    return worth + 0.5 * purpose.other - price, "press-on"


STEPS = {
    "strike": _strike,
    "range": _range,
    "press": _press,
    "damage": _damage,
    "round-end": _round_end,
}
