"""What a running action needs, and what becomes of it when that is gone: one rule for every kind of action (v5.action.resolve).

The acting minion must stay where it acts from, and a minion that attempts to block must stay ready; both are looked at after everything
that is done. What the action is aimed at must be there when it is resolved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from coterie.games.vtes.cards.vocabulary import EnterCombat, Who
from coterie.games.vtes.records import ATTEMPT, OPEN, RESOLVING, Action
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.costs import pay_due
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.stats import standing
from coterie.games.vtes.rules.targets import offered_targets, target_of, targets_of
from coterie.games.vtes.table import ATTACHED, NOBODY, READY, TORPOR, Table


class Needs(NamedTuple):
    """What one kind of action needs."""

    aim: Callable[[Table, Action], bool] = lambda t, action: True
    """Whether what it is aimed at is still there."""
    actor: str = READY
    """The region that the acting minion acts from."""


def look_again(t: Table) -> None:
    """Something was done while an action runs: what it needs at every moment may be gone (v5.action.resolve)."""
    action = t.running_action()
    if not action.outcome and not actor_there(t, action):
        if NEEDS[action.kind].actor == TORPOR and action.actor in t.pieces:
            fizzle(t)
        else:
            action.outcome = "ended"
            t.tell("vtes-event-action-ended")
    if action.blocked_by and action.step in (OPEN, ATTEMPT) and not blocker_there(t, action.blocked_by):
        fail_attempt(t)


def actor_there(t: Table, action: Action) -> bool:
    """Whether the acting minion is still where it acts from, and of the Methuselah who acts (v5.action.types)."""
    actor = t.pieces.get(action.actor)
    return actor is not None and actor.zone == NEEDS[action.kind].actor and actor.controller == action.seat


def blocker_there(t: Table, number: int) -> bool:
    """Whether a minion that attempts to block or has blocked is still ready, and of somebody who may block (v5.block.who)."""
    blocker = t.pieces.get(number)
    return blocker is not None and blocker.zone == READY and blocker.controller in t.running_action().blockers


def aim_there(t: Table) -> bool:
    """Whether what the action is aimed at is still there, now that it is resolved (v5.play.targets)."""
    action = t.running_action()
    return NEEDS[action.kind].aim(t, action)


def fizzle(t: Table) -> None:
    """The action is over at once: it counts as successful and is paid for, and does nothing (v5.action.resolve)."""
    action = t.running_action()
    action.step, action.outcome = RESOLVING, "success"
    changes.lock_failed(t)
    pay_due(t)
    t.tell("vtes-event-fizzled", actor=ref(t, action.actor))
    changes.burn_action_card(t)


def fail_attempt(t: Table) -> None:
    """The minion that attempts to block fails; another attempt may follow (v5.block.stealth)."""
    action = t.running_action()
    if action.blocked_by in t.pieces:
        t.tell("vtes-event-attempt-failed", piece=ref(t, action.blocked_by))
        action.tried[action.blocked_by] = standing(t, t.piece(action.blocked_by))
    if action.lock_failed:
        action.failed.append(action.blocked_by)
    action.blocked_by, action.must_block = 0, False


# What each kind of action is aimed at.


def _bled(t: Table, action: Action) -> bool:
    """The Methuselah who is bled is still in the game (v5.action.bleed)."""
    return action.target != NOBODY and not t.players[action.target].ousted


def _in_torpor(t: Table, action: Action) -> bool:
    """The vampire is still in torpor (v5.action.rescue, v5.action.diablerize)."""
    target = t.pieces.get(action.chosen[0])
    return target is not None and target.zone == TORPOR


def _attacked(t: Table, action: Action) -> bool:
    """The minion is still ready, and another's (v5.trait.red-list)."""
    return _can_be_fought(t, action, action.chosen[0])


def _can_be_fought(t: Table, action: Action, number: int) -> bool:
    piece = t.pieces.get(number)
    return piece is not None and piece.zone == READY and piece.controller != action.seat


def _equipment(t: Table, action: Action) -> bool:
    """Equipment of other minions is still theirs; a card of the hand needs the minion alone (v5.action.equip)."""
    return _by_card(t, action) if action.card else bool(equipment_there(t))


def equipment_there(t: Table) -> list[int]:
    """The equipment named for an action that is still on another minion of the same Methuselah (v5.action.equip)."""
    action = t.running_action()
    found = [t.pieces[number] for number in action.chosen if number in t.pieces]
    return [
        piece.id
        for piece in found
        if piece.zone == ATTACHED
        and piece.host != action.actor
        and t.pieces[piece.host].controller == action.seat
        and t.is_in_play(t.pieces[piece.host])
    ]


def _by_card(t: Table, action: Action) -> bool:
    """What was chosen for a card is still something it may be played on (v5.play.targets)."""
    if not action.card or not action.chosen:
        return True
    targets = targets_of(t, t.book.forms[action.card][action.form], action.seat, t.piece(action.actor))
    return targets is None or action.chosen[0] in targets


def _offered(t: Table, action: Action) -> bool:
    """The card that offers the action is in play, and on the minion if only its bearer may act; so is what it is aimed at."""
    source = t.pieces.get(action.source)
    if source is None or not t.is_in_play(source):
        return False
    offered = dict(t.form_of(source).actions)[action.form]
    if offered.by is Who.SELF and (source.host or source.id) != action.actor:
        return False
    if target_of(offered) is not None:
        return action.chosen[0] in offered_targets(t, action.seat, source.id, action.form, t.piece(action.actor))
    fights = any(isinstance(effect, EnterCombat) for effect in offered.do)
    return not fights or _can_be_fought(t, action, source.host)


NEEDS: Final[dict[str, Needs]] = {
    "bleed": Needs(_bled),
    "hunt": Needs(),
    "equip": Needs(_equipment),
    "employ": Needs(),
    "recruit": Needs(),
    "political": Needs(),
    "leave-torpor": Needs(actor=TORPOR),
    "rescue": Needs(_in_torpor),
    "diablerize": Needs(_in_torpor),
    "become-anarch": Needs(),
    "attack": Needs(_attacked),
    "use": Needs(_offered),
    "card": Needs(_by_card),
}
"""What every kind of action needs."""
