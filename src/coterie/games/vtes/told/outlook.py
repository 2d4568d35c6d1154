"""How things stand, as data for clients: made of what everybody can see, by the rules, and only when somebody looks."""

from __future__ import annotations

import msgspec

from coterie.games.vtes.rules.legal import block_toll
from coterie.games.vtes.rules.stands import could_block, deed, ending
from coterie.games.vtes.rules.stats import intercept
from coterie.games.vtes.rules.wounds import BURNED, WOUNDED
from coterie.games.vtes.table import Table
from coterie.games.vtes.view import level_of
from coterie.kernel.state import Seat
from coterie.kernel.text import Text


class PlayedOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A modifier or reaction that was played in the action."""

    minion: int
    card: int
    level: str = ""


class BlockerOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A minion that may still attempt to block."""

    minion: int
    seat: Seat
    intercept: int = 0
    toll: int = 0
    """Blood that it must burn for the attempt."""


class ActionOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running action, and what becomes of it if nobody does anything more."""

    deed: Text
    """Who does what to whom, with the numbers that decide."""
    says: tuple[Text, ...] = ()
    """As it stands, in words."""
    outcome: str = ""
    """As it stands: blocked, success, or no-effect; how it ended, once it has. Nothing if it cannot be told."""
    pool: dict[Seat, int] = {}
    """The pool that seats would have left, where that is less than now; 0 is ousted."""
    torpor: tuple[int, ...] = ()
    """Minions that would go to torpor."""
    burned: tuple[int, ...] = ()
    may_block: tuple[BlockerOutlook, ...] = ()
    unblockable: bool = False
    must_block: bool = False
    """Whether the attempt to block was forced by a card and cannot be withdrawn."""
    played: tuple[PlayedOutlook, ...] = ()


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table of VTES stands, for everybody alike."""

    action: ActionOutlook | None = None


def outlook(t: Table) -> Outlook | None:
    """How things stand; nothing while there is nothing to tell."""
    found = Outlook(None if t.action is None else _action(t))
    return None if found == EMPTY else found


EMPTY = Outlook()


def _action(t: Table) -> ActionOutlook:
    action, end = t.running_action(), ending(t)
    over = bool(action.outcome) or t.combat is not None or t.referendum is not None
    waiting = [seat for seat in action.blockers if seat not in action.declined and not t.players[seat].ousted]
    return ActionOutlook(
        deed(t),
        () if over else end.says,
        end.outcome,
        {} if over else {t.seats[seat]: left for seat, left in end.pool},
        tuple(minion for minion, fate in end.fates if fate == WOUNDED),
        tuple(minion for minion, fate in end.fates if fate == BURNED),
        () if over else tuple(_blocker(t, seat, number) for seat in waiting for number in could_block(t, seat)),
        action.unblockable,
        action.must_block,
        tuple(PlayedOutlook(minion, card, level_of(t, card, form)) for minion, card, form in action.played),
    )


def _blocker(t: Table, seat: int, number: int) -> BlockerOutlook:
    minion = t.pieces[number]
    return BlockerOutlook(number, t.seats[seat], intercept(t, minion), block_toll(t, minion))
