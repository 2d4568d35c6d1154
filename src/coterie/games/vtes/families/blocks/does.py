"""Attempts to block are made, fail, or cost something."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import BlockToll, FailAttempt, IfBlocked, LockFailedBlockers, MustBlock, Period, State, When
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import at_once, does
from coterie.games.vtes.rules.ask import choose_word
from coterie.games.vtes.rules.barriers import burn_top, hindered
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.legal import block_toll
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.needs import fail_attempt
from coterie.games.vtes.support.registry import ANY, Place, Things, Within, at_moments
from coterie.games.vtes.table import VAMPIRE, Table
from coterie.kernel.questions import PASS, Rules


@at_once(MustBlock, Place.REACTION)
def _must_block(t: Table, deed: Deed, effect: MustBlock) -> None:
    """Burn blood, unlock, and attempt to block with intercept at once (v5.card.second-tradition)."""
    action, minion = t.running_action(), t.piece(deed.user)
    changes.burn_blood(t, minion, effect.blood + (0 if action.blocked_by == minion.id else block_toll(t, minion)))
    if action.blocked_by != minion.id and hindered(t):
        burn_top(t, deed.seat)
    changes.unlock(t, minion)
    last(t, deed, effect, Period.ACTION, minion.id, effect.intercept)
    action.blocked_by, action.must_block = minion.id, True
    t.tell("vtes-event-attempts", piece=ref(t, minion.id))


@at_once(FailAttempt, Place.MODIFIER, where=at_moments(When(State.ATTEMPT)), for_good=ANY)
def _fail_attempt(t: Table, deed: Deed, effect: FailAttempt) -> None:
    """The attempt in progress fails, whatever stealth and intercept are (v5.block.detail)."""
    action = t.running_action()
    if effect.for_good:
        action.barred.append(action.blocked_by)
    fail_attempt(t)


@does(BlockToll, Place.MODIFIER, by=Things())
def _block_toll(t: Table, deed: Deed, effect: BlockToll) -> Rules[None]:
    """Attempts to block cost blood from now on; who attempts already pays, or gives the attempt up (v5.block.detail)."""
    last(t, deed, effect, Period.ACTION, amount=effect.blood)
    blocker = t.pieces.get(t.running_action().blocked_by)
    if blocker is None or not fits(t, blocker, effect.by, deed.seat, None):
        return
    able, seat = blocker.kind == VAMPIRE and blocker.blood >= effect.blood, blocker.controller
    del blocker
    if able and (yield from choose_word(t, seat, "toll", ("yes", PASS), deed.card)) == "yes":
        changes.burn_blood(t, t.piece(t.running_action().blocked_by), effect.blood)
        return
    t.tell("vtes-event-attempt-given-up", piece=ref(t, t.running_action().blocked_by))
    t.running_action().blocked_by, t.running_action().must_block = 0, False


@at_once(LockFailedBlockers, Place.MODIFIER)
def _lock_failed(t: Table, deed: Deed, effect: LockFailedBlockers) -> None:
    """Minions that fail to block from now on are locked before resolution (v5.card.faceless-night)."""
    t.running_action().lock_failed = True


@at_once(IfBlocked, Place.MODIFIER, do=Within(Place.IF_BLOCKED))
def _if_blocked(t: Table, deed: Deed, effect: IfBlocked) -> None:
    """Something that will happen if the action is blocked."""
    t.running_action().if_blocked = effect.do
