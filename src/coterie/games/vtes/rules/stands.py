"""As it stands: who does what to whom, and what becomes of it if nobody does anything more. All of it from what everybody can see."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.vtes.cards.vocabulary import During, Happening, Inflict, Stat, Trigger
from coterie.games.vtes.events import Event
from coterie.games.vtes.records import AFTER, ANNOUNCED, ATTEMPT, BLOCKED, OPEN, RESOLVING, Action, Damage
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.costs import can_pay
from coterie.games.vtes.rules.events import hears
from coterie.games.vtes.rules.legal import why_may_block
from coterie.games.vtes.rules.naming import card_ref, piece_ref, seat_ref
from coterie.games.vtes.rules.needs import actor_there, aim_there
from coterie.games.vtes.rules.stats import bleed_amount, hunt_bonus, intercept, stealth
from coterie.games.vtes.rules.wounds import UNHURT, wounds
from coterie.games.vtes.table import Table
from coterie.kernel.text import Arg, Text


class Ending(NamedTuple):
    """How the running action would end."""

    outcome: str
    """blocked, success, or no-effect: it succeeds and does nothing. Nothing if that cannot be told."""
    says: tuple[Text, ...] = ()
    pool: tuple[tuple[int, int], ...] = ()
    """Seats that would lose pool, and what they would have left: nobody has less than 0."""
    fates: tuple[tuple[int, str], ...] = ()
    """Minions that would be wounded and go to torpor, or be burned."""


def deed(t: Table) -> Text:
    """Who does what to whom, with the numbers that decide (v5.action.announce)."""
    action = t.running_action()
    if action.actor not in t.pieces:
        return Text("vtes-deed-gone")
    actor, hidden = piece_ref(t, t.pieces[action.actor]), stealth(t)
    if action.kind == "bleed":
        seat, told = seat_ref(t, action.target), _bleed(t, action)[1]
        left = told[0][1] if told else t.players[action.target].pool
        return Text("vtes-deed-bleed", {"actor": actor, "stealth": hidden, "seat": seat, "amount": bleed_amount(t), "left": left})
    args: dict[str, Arg] = {"actor": actor, "stealth": hidden}
    things = tuple(changes.shown(t, t.pieces[number]) for number in action.chosen if number in t.pieces)
    name = action.kind
    if action.card:
        name, args["card"] = "card", card_ref(t, action.card)
    elif action.source in t.pieces:
        name, args["card"] = "own" if action.source == action.actor else "use", piece_ref(t, t.pieces[action.source])
    elif name == "use":
        name = "other"
    elif action.chosen and not things:
        args["things"] = Text("vtes-deed-nothing")
    return Text(f"vtes-deed-{name}", {"things": things, **args})


def ending(t: Table) -> Ending:
    """What becomes of the running action if nobody does anything more (v5.action.resolve)."""
    action = t.running_action()
    if action.outcome or action.step in (RESOLVING, AFTER) or not actor_there(t, action):
        return Ending(action.outcome)
    blocker = t.pieces.get(action.blocked_by)
    blocked = blocker is not None and (action.step == BLOCKED or would_block(t))
    fates = _afterwards(t, action, blocked)
    told = tuple(Text(f"vtes-stands-{fate}", {"piece": piece_ref(t, t.pieces[minion])}) for minion, fate in fates)
    if blocker is not None and blocked:
        says = Text("vtes-stands-blocked", {"actor": piece_ref(t, t.pieces[action.actor]), "blocker": piece_ref(t, blocker)})
        return Ending("blocked", (says, *told), (), fates)
    if not can_pay(t) or not aim_there(t):
        return Ending("no-effect", (Text("vtes-stands-no-target" if can_pay(t) else "vtes-stands-unpaid"), *told), (), fates)
    says, pool = _bleed(t, action) if action.kind == "bleed" else (_success(t, action), ())
    return Ending("success", (says, *told), pool, fates)


def in_one(says: tuple[Text, ...]) -> Text | str:
    """Some sentences as one text."""
    if not says:
        return ""
    return says[0] if len(says) == 1 else Text("vtes-stands-both", {"first": says[0], "second": in_one(says[1:])})


def would_block(t: Table) -> bool:
    """Whether the attempt to block that is in progress succeeds as it stands (v5.block.stealth)."""
    blocker = t.pieces.get(t.running_action().blocked_by)
    return blocker is not None and intercept(t, blocker) >= stealth(t)


def _bleed(t: Table, action: Action) -> tuple[Text, tuple[tuple[int, int], ...]]:
    """What the bleed leaves of the target's pool, with missions that wait for it (v5.action.bleed, v5.card.spying-mission)."""
    amount = 0 if action.spent else bleed_amount(t)
    if amount:
        amount += sum(_waiting(t, action))
    pool = t.players[action.target].pool
    left = max(0, pool - amount)
    args: dict[str, Arg] = {"seat": seat_ref(t, action.target), "amount": amount, "pool": pool, "left": left}
    name = "no-bleed" if not amount else "bleed" if left else "oust"
    return Text(f"vtes-stands-{name}", args), ((action.target, left),) if amount else ()


def _waiting(t: Table, action: Action) -> list[int]:
    """What missions on the acting vampire would add to its bleed of this Methuselah."""
    event = Event(Happening.BLEEDS, action.actor, 0, action.target)
    found = [entry.static.node for entry in t.index.triggers.get(Happening.BLEEDS, ()) if hears(t, entry, event)]
    effects = [effect for trigger in found if isinstance(trigger, Trigger) for effect in trigger.do]
    mods = [effect.what for effect in effects if isinstance(effect, During)]
    return [mod.amount for mod in mods if mod.stat is Stat.BLEED and isinstance(mod.amount, int)]


def _success(t: Table, action: Action) -> Text:
    """What an action that is no bleed comes to, as far as the rules alone tell it."""
    if action.kind == "hunt":
        return Text("vtes-stands-hunt", {"actor": piece_ref(t, t.pieces[action.actor]), "amount": _hunted(t, action)})
    return Text("vtes-stands-referendum" if action.kind == "political" else "vtes-stands-success")


def _hunted(t: Table, action: Action) -> int:
    """The blood that a hunt brings: a full vampire gains nothing (v5.action.hunt)."""
    actor = t.pieces[action.actor]
    return min(1 + hunt_bonus(t), actor.capacity - actor.blood) if action.kind == "hunt" else 0


def _afterwards(t: Table, action: Action, blocked: bool) -> tuple[tuple[int, str], ...]:
    """What becomes of minions that are to take damage after the resolution (v5.card.daring-the-dawn)."""
    hurt = [(minion, effect.damage) for minion, _, effect in action.after if isinstance(effect, Inflict) and minion in t.pieces]
    gained = 0 if blocked else _hunted(t, action)
    fates = [(minion, wounds(t, t.pieces[minion], [Damage(amount, True, "environment", False)], gained).fate) for minion, amount in hurt]
    return tuple((minion, fate) for minion, fate in fates if fate != UNHURT)


def may_still_be_blocked(t: Table) -> bool:
    """Whether the running action has come neither to a block nor to where nobody blocks it (v5.block.detail)."""
    action = t.action
    return action is not None and not action.outcome and action.step in (ANNOUNCED, OPEN, ATTEMPT)


def could_block(t: Table, seat: int) -> list[int]:
    """The minions with which a seat may still attempt to block, now or once an attempt in progress has failed (v5.block.who)."""
    return [number for number in t.players[seat].ready if why_may_block(t, seat, t.pieces[number], later=True) is None]
