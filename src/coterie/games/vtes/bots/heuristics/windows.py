"""The windows of an action: raise a bleed, slip past a blocker, block, wake, bounce a bleed."""

from __future__ import annotations

from typing import Any, Final

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.duel import prospect
from coterie.games.vtes.bots.heuristics.acting import OUST, bleed_worth
from coterie.games.vtes.bots.heuristics.interests import call_worth
from coterie.games.vtes.bots.heuristics.offers import ability_of, offer
from coterie.games.vtes.bots.insight import Insight, able, intercept_of
from coterie.games.vtes.bots.purpose import Purpose, purpose_in, purpose_of
from coterie.games.vtes.bots.reading import Thought, form_of
from coterie.games.vtes.keys import PASS, Block, Key, Play, Use
from coterie.games.vtes.view import ActionView, MinionView
from coterie.kernel.questions import Ask

CARD: Final = 0.12
"""What it costs to spend a card, which is replaced at once."""
HOPE: Final = 0.75
"""How likely a block succeeds that has enough intercept now."""


def window(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """What to do while an action is under way: one's own, or another's."""
    action = insight.action
    if action is None:
        return [(0.0, "let-be") if key == PASS else (-0.2, "let-be") for key in keys]
    name: str = getattr(ask, "name", "")
    if action.seat == insight.mine.seat:
        return [_mine(insight, action, name, key) for key in keys]
    stake = stake_of(insight, action)
    return [_theirs(insight, action, name, stake, key) for key in keys]


def price_of(form: Form) -> float:
    """What playing a card costs: the card, its blood; the same at superior is a little better."""
    return CARD + 0.45 * form.blood - 0.04 * form.level


# One's own action.


def _mine(insight: Insight, action: ActionView, name: str, key: Key) -> Thought:
    if key == PASS:
        return 0.0, "let-be"
    minion = insight.minion(action.actor)
    if minion is None:
        return -0.3, "let-be"
    if isinstance(key, Use):
        return _use_mine(insight, action, name, key)
    if not isinstance(key, Play):
        return -0.2, "let-be"
    form = form_of(key, name)
    purpose = purpose_of(form)
    price = price_of(form)
    if name == "after":
        return _after(insight, minion, purpose, price)
    if name == "blocked" and purpose.ends_action:
        return 0.6 - min(0.0, _fight(insight, action, minion)) - price, "break-off"
    if purpose.stealth and name == "attempt":
        return _slip(insight, action, minion, form, purpose, price)
    if purpose.fails_bleed:
        return -0.5, "let-be"
    if purpose.bleed:
        return _raise(insight, action, name, purpose, price)
    if purpose.prevents_block and name in ("open", "attempt"):
        return _clear(insight, action, minion, form, price)
    return -0.2, "let-be"


def worth_of_mine(insight: Insight, action: ActionView, minion: MinionView) -> float:
    """What it is worth that one's own action succeeds."""
    if action.kind == "bleed":
        return bleed_worth(insight, action.bleed, insight.place(action.target))
    if action.kind == "hunt":
        return insight.blood_worth(minion)
    if action.kind == "political" and action.card:
        return call_worth(insight, insight.book.forms[action.card][0], minion)
    if action.card:
        purpose = purpose_of(insight.book.forms[action.card][0])
        return max(0.8, purpose.lasting, 1.0 * purpose.lifts)
    return 1.2


def _fight(insight: Insight, action: ActionView, minion: MinionView) -> float:
    blocker = insight.minion(action.blocker)
    return 0.0 if blocker is None else prospect(insight, minion, blocker)


def _slip(insight: Insight, action: ActionView, minion: MinionView, form: Form, purpose: Purpose, price: float) -> Thought:
    """Stealth, if with what the hand holds it is enough to get past the blocker."""
    need = action.intercept - action.stealth + 1
    worth = worth_of_mine(insight, action, minion) + purpose.bleed * insight.point_of(insight.prey)
    worth -= min(0.0, _fight(insight, action, minion))
    reach = purpose.stealth if purpose.stealth >= need else insight.hidden_stealth(minion)
    if reach < need:
        return -0.2, "let-be"
    waste = 0.05 * max(0, purpose.stealth - need)
    return 0.8 * worth - price - waste, "slip"


def _raise(insight: Insight, action: ActionView, name: str, purpose: Purpose, price: float) -> Thought:
    """More bleed, once nobody blocks; at once if it is to be a last bleed that may be blocked anyway."""
    place = insight.place(action.target)
    if place != insight.prey or name != "declined":
        return -0.3, "let-be"
    pool = insight.seat(place).pool
    if purpose.at_most and pool > purpose.at_most:
        return -0.3, "let-be"
    worth = purpose.bleed * insight.point_of(place)
    if action.bleed < pool <= action.bleed + purpose.bleed:
        worth += OUST
    elif action.bleed >= pool:
        worth = 0.1
    return worth - price, "raise"


def _clear(insight: Insight, action: ActionView, minion: MinionView, form: Form, price: float) -> Thought:
    """What keeps others from blocking, where somebody could."""
    if not insight.blockers_of(insight.prey) or action.kind != "bleed":
        return -0.2, "let-be"
    pool = insight.seat(insight.prey).pool
    if action.bleed + insight.hidden_bleed(minion) >= pool:
        return OUST / 2, "slip"
    return -0.3, "let-be"


def _after(insight: Insight, minion: MinionView, purpose: Purpose, price: float) -> Thought:
    if purpose.unlocks:
        return (1.1 if minion.locked and minion.blood >= 2 else -0.2) - price, "unlock"
    called = insight.view.referendum
    margin = 0 if called is None else called.votes_for - called.votes_against
    room = minion.capacity - minion.blood
    return 0.35 * min(margin, room + 2) - price, "feed"


def _use_mine(insight: Insight, action: ActionView, name: str, key: Use) -> Thought:
    found = ability_of(insight, key)
    if found is None:
        return 0.1, "use"
    purpose = purpose_in(found[1].do)
    if purpose.stealth:
        return 0.5, "slip"
    if purpose.bleed:
        return purpose.bleed * insight.point_of(insight.place(action.target)) - 0.3 if name == "declined" else -0.2, "raise"
    if name == "announced":
        return 0.4, "use"
    return offer(insight, key)


# Another's action.


def stake_of(insight: Insight, action: ActionView) -> float:
    """What it is worth to this Methuselah that another's action fails."""
    place = insight.place(action.seat)
    if action.kind == "bleed":
        target = insight.place(action.target)
        if target != insight.me:
            return 0.0
        amount = action.bleed + (0.6 if action.step in ("open", "attempt") else 0.0)
        worth = amount * insight.my_point + 0.3
        return worth + (25.0 if amount + 1.2 >= insight.mine.pool else 0.0)
    care = insight.care(place)
    if action.kind == "political" and action.card:
        return _called(insight, action)
    if action.directed and action.chosen and insight.seat_of(action.chosen[0]) == insight.me:
        return 1.8
    if action.kind == "leave-torpor":
        return 2.0 * care
    if action.card:
        purpose = purpose_of(insight.book.forms[action.card][0])
        return care * max(0.6, purpose.lasting, 0.8 * purpose.lifts)
    return 0.7 * care


def _called(insight: Insight, action: ActionView) -> float:
    """A referendum is likely to harm the prey of who calls it, and the predator a little."""
    place = insight.place(action.seat)
    return 1.8 if place == insight.predator else 0.9


def _theirs(insight: Insight, action: ActionView, name: str, stake: float, key: Key) -> Thought:
    if key == PASS:
        return 0.0, "let-be"
    if isinstance(key, Block):
        minion = insight.minion(key.piece)
        return (-1.0, "let-be") if minion is None else block_worth(insight, action, minion, stake)
    if isinstance(key, Use):
        return _use_theirs(insight, action, stake, key)
    minion = insight.minion(key.user) if isinstance(key, Play) else None
    if minion is None or not isinstance(key, Play):
        return -0.3, "let-be"
    form = form_of(key, name)
    purpose = purpose_of(form)
    price = price_of(form)
    if purpose.cancels:
        return 0.3, "cancel"
    if name == "after-block":
        return 0.7 - price, "unlock"
    if purpose.redirects or purpose.reduces:
        return _defend(insight, action, purpose, stake, price)
    if purpose.must_block:
        worth, why = block_worth(insight, action, minion, stake, purpose.intercept)
        return worth - 0.5 - price, why
    if purpose.intercept and name == "attempt":
        return _catch(insight, action, minion, purpose, stake, price)
    if purpose.wakes or purpose.unlocks:
        return _wake(insight, action, name, minion, form, stake, price)
    return -0.2, "let-be"


def block_worth(insight: Insight, action: ActionView, minion: MinionView, stake: float, extra: int = 0) -> Thought:
    """What an attempt to block is worth: the action stopped, by how likely it succeeds, and the fight that follows."""
    actor = insight.minion(action.actor)
    if actor is None:
        return -1.0, "let-be"
    short = action.stealth - intercept_of(minion, insight.moments(action)) - extra
    if short > 0 and (stake < 1.0 or insight.hidden_intercept(minion, action) < short):
        return -0.5, "let-be"
    hope = HOPE if short <= 0 else HOPE - 0.1
    fight = prospect(insight, minion, actor) if action.kind != "leave-torpor" else 0.5
    return hope * (stake + fight) - 0.15 - (0.5 if short > 0 else 0.0), "block"


def _catch(insight: Insight, action: ActionView, minion: MinionView, purpose: Purpose, stake: float, price: float) -> Thought:
    """Intercept for an attempt to block, if with what the hand holds it is enough."""
    need = action.stealth - action.intercept
    reach = purpose.intercept if purpose.intercept >= need else insight.hidden_intercept(minion, action)
    if reach < need:
        return -0.2, "let-be"
    waste = 0.05 * max(0, purpose.intercept - need)
    return 0.8 * max(stake, 0.5) - price - waste, "catch"


def _defend(insight: Insight, action: ActionView, purpose: Purpose, stake: float, price: float) -> Thought:
    """Send a bleed elsewhere, or make it smaller."""
    if purpose.redirects:
        gain = action.bleed * insight.point_of(insight.prey) if insight.place(action.seat) != insight.prey else 0.0
        keep = 0.8 if action.bleed <= 1 else 0.2
        return stake + 0.8 * gain - price - keep, "bounce"
    less = min(purpose.reduces, action.bleed)
    if action.kind != "bleed":
        return -0.2, "let-be"
    saved = less * insight.my_point + (25.0 if action.bleed >= insight.mine.pool > action.bleed - less else 0.0)
    return saved - price - (0.9 if less <= 1 else 0.2), "reduce"


def _wake(insight: Insight, action: ActionView, name: str, minion: MinionView, form: Form, stake: float, price: float) -> Thought:
    """Wake a minion if it could then block, or bounce the bleed."""
    if not minion.locked or minion.id in action.awake or action.blocker or stake <= 0:
        return -0.2, "let-be"
    best = 0.0
    if action.target == insight.mine.seat:
        for other, purpose in insight.held:
            if purpose.reaction and (purpose.redirects or purpose.reduces) and able(other, minion):
                best = max(best, _defend(insight, action, purpose, stake, price_of(other))[0])
    if name == "open" and insight.mine.seat in action.blockers and insight.mine.seat not in action.declined:
        best = max(best, block_worth(insight, action, minion, stake)[0])
    return 0.85 * best - price - 0.1, "wake"


def _use_theirs(insight: Insight, action: ActionView, stake: float, key: Use) -> Thought:
    found = ability_of(insight, key)
    if found is None:
        return -0.1, "let-be"
    purpose = purpose_in(found[1].do)
    if purpose.intercept:
        need = action.stealth - action.intercept
        return (0.6 * stake - 0.5 if 0 < need <= purpose.intercept else -0.2), "catch"
    if purpose.discards or purpose.hand:
        return -0.1, "let-be"
    if purpose.unlocks:
        return 0.4 * stake - 1.0, "wake"
    return -0.2, "let-be"


def as_played(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """Cancel a neighbour's card; wakes are kept for later."""
    out: list[Thought] = []
    for key in keys:
        if not isinstance(key, Play):
            out.append((0.0, "let-be"))
            continue
        form = form_of(key, "as-played")
        purpose = purpose_of(form)
        near = insight.view.playing and insight.place(insight.view.playing[-1].seat) in (insight.prey, insight.predator)
        out.append((0.3 - 0.5 * form.pool if purpose.cancels and near else -0.3, "cancel"))
    return out
