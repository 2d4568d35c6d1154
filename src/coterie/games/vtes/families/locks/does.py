"""Minions are locked and unlocked, and wake."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Counters, Lock, Pred, Unlock, UnlockIfBlocks, Wake, Who
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import SOMEBODY, at_once, candidates, does, minion_of, number_of, one_of
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.sides import side
from coterie.games.vtes.support.registry import ANY, PLAYED, Place, Things, carries
from coterie.games.vtes.table import VAMPIRE, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


@does(Lock, Place.MASTER, who=(Things(chosen=True), Who.ONE))
@carries(Lock, Place.USE, who=Things(chosen=True))
@carries(Lock, Place.ACTION, who=Things(than=True, chosen=True))
@carries(Lock, *PLAYED, who=(*SOMEBODY, Who.NOBODY))
@carries(Lock, Place.IF_BLOCKED, who=(Who.ACTING, Who.BLOCKER))
@carries(Lock, Place.PHASE, who=Things(than=True), up_to=ANY)
def _lock(t: Table, deed: Deed, effect: Lock) -> Rules[None]:
    """Lock minions; one that is locked already may be chosen, too (v5.terms.lock)."""
    if isinstance(effect.who, Pred):
        locked: tuple[int, ...] = ()
        while len(locked) < effect.up_to:
            left = [number for number in candidates(t, deed, effect.who) if number not in locked]
            if effect.up_to == 1:
                number = yield from one_of(t, deed, effect.who, "lock")
            else:
                number = yield from choose_piece(t, deed.seat, "lock-up-to", left, may_pass=True, about=deed.card)
            if not number:
                return
            changes.lock(t, t.piece(number))
            locked += (number,)
        return
    minion = minion_of(t, deed, effect.who)
    if minion is not None:
        changes.lock(t, minion)


def _unlocked(t: Table, deed: Deed, effect: Lock) -> Reason | None:
    """A locked card cannot be locked to use it (v5.wording.lock-to)."""
    return no("card-locked", "v5.wording.lock-to") if t.pieces[deed.source].locked else None


@paid(Lock, _unlocked, who=Who.THIS_CARD)
def _pay_lock(t: Table, deed: Deed, effect: Lock) -> Rules[None]:
    """The card is locked; some collect a counter each time (v5.terms.lock)."""
    piece = t.piece(deed.source)
    changes.lock(t, piece)
    ability = t.form_of(piece).ability(Counters)
    if isinstance(ability, Counters) and ability.each_lock:
        piece.blood += 1
    yield from ()


@does(Unlock, *PLAYED, who=SOMEBODY)
@carries(Unlock, Place.USE, who=(Who.SELF, Who.ACTING, Who.ATTACHED, Things(chosen=True)))
@carries(Unlock, Place.CALLED_PASSED, Place.PHASE, who=Who.SELF)
@carries(Unlock, Place.RECRUITED, who=Who.RECRUITER)
@carries(Unlock, Place.AFTER_SUCCESS, who=Who.ACTING)
def _unlock(t: Table, deed: Deed, effect: Unlock) -> Rules[None]:
    """Unlock a minion."""
    if isinstance(effect.who, Pred):
        number = yield from one_of(t, deed, effect.who, "unlock")
    else:
        number = number_of(minion_of(t, deed, effect.who))
    if number:
        changes.unlock(t, t.piece(number))


@at_once(Wake, Place.REACTION, who=(Who.SELF, Who.CHOSEN), ally_stays_locked=ANY)
def _wake(t: Table, deed: Deed, effect: Wake) -> None:
    """The minion may react and block though locked, until the action ends (v5.glossary.wake)."""
    minion = minion_of(t, deed, effect.who)
    if minion is None:
        return
    t.running_action().awake.append(minion.id)
    t.tell("vtes-event-wakes", piece=ref(t, minion.id))
    if effect.ally_stays_locked and minion.kind != VAMPIRE:
        minion.stands(stays_locked=True)


@at_once(UnlockIfBlocks, Place.REACTION)
def _unlock_if_blocks(t: Table, deed: Deed, effect: UnlockIfBlocks) -> None:
    """The user may burn blood to unlock after block resolution, if it is the one that blocks."""
    t.running_action().rises[deed.user] = effect.blood


def _some_unlocked(t: Table, deed: Deed, effect: Lock) -> bool:
    """Whether there is something to lock; of several, none need be chosen."""
    some = effect.who
    return not isinstance(some, Pred) or effect.up_to > 1 or any(not t.pieces[number].locked for number in candidates(t, deed, some))


side(Lock, "lock", _some_unlocked)
