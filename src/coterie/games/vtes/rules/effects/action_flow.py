"""Effects on the course of an action: locks, wakes, blocks, redirected bleeds."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    AfterSuccess,
    Bar,
    BlockToll,
    BurnBloodTo,
    Cannot,
    Choose,
    EndAction,
    FailAttempt,
    FailBleed,
    Forbid,
    IfBlocked,
    Inflict,
    Lock,
    LockFailedBlockers,
    MustBlock,
    NoRepeat,
    Optional,
    Period,
    Pred,
    Prevent,
    Redirect,
    ReplaceLater,
    Surcharge,
    Unlock,
    UnlockIfBlocks,
    Wake,
    Wound,
)
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.ask import choose_piece, choose_seat, choose_word
from coterie.games.vtes.rules.barriers import bar, burn_top, hindered
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.effects.registry import apply, at_once, candidates, count, does, minion_of, number_of, one_of
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.legal import block_toll
from coterie.games.vtes.rules.naming import ref, seat_ref
from coterie.games.vtes.rules.needs import fail_attempt
from coterie.games.vtes.table import VAMPIRE, Table
from coterie.kernel.questions import PASS, Rules


@does(Lock)
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


@does(Unlock)
def _unlock(t: Table, deed: Deed, effect: Unlock) -> Rules[None]:
    """Unlock a minion."""
    if isinstance(effect.who, Pred):
        number = yield from one_of(t, deed, effect.who, "unlock")
    else:
        number = number_of(minion_of(t, deed, effect.who))
    if number:
        changes.unlock(t, t.piece(number))


@at_once(Wake)
def _wake(t: Table, deed: Deed, effect: Wake) -> None:
    """The minion may react and block though locked, until the action ends (v5.glossary.wake)."""
    minion = minion_of(t, deed, effect.who)
    if minion is None:
        return
    t.running_action().awake.append(minion.id)
    t.tell("vtes-event-wakes", piece=ref(t, minion.id))
    if effect.ally_stays_locked and minion.kind != VAMPIRE:
        minion.mark("stays-locked")


@at_once(MustBlock)
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


@does(BurnBloodTo)
def _burn_blood_to(t: Table, deed: Deed, effect: BurnBloodTo) -> Rules[None]:
    """The user burns blood, and something happens (v5.play.cost)."""
    changes.burn_blood(t, t.piece(deed.user), effect.blood)
    yield from apply(t, deed, effect.do)


@at_once(FailAttempt)
def _fail_attempt(t: Table, deed: Deed, effect: FailAttempt) -> None:
    """The attempt in progress fails, whatever stealth and intercept are (v5.block.detail)."""
    action = t.running_action()
    if effect.for_good:
        action.barred.append(action.blocked_by)
    fail_attempt(t)


@at_once(UnlockIfBlocks)
def _unlock_if_blocks(t: Table, deed: Deed, effect: UnlockIfBlocks) -> None:
    """The user may burn blood to unlock after block resolution, if it is the one that blocks."""
    t.running_action().rises[deed.user] = effect.blood


@does(Redirect)
def _redirect(t: Table, deed: Deed, effect: Redirect) -> Rules[None]:
    """The bleed gets another target, who may block; the acting minion's controller cannot be it (v5.card.deflection)."""
    others = [seat for seat in t.alive() if seat not in (deed.seat, t.running_action().seat)]
    if not others:
        return
    target = others[0] if len(others) == 1 else (yield from choose_seat(t, deed.seat, "redirect", others, deed.card))
    action = t.running_action()
    action.target, action.blockers, action.declined = target, [target], []
    t.tell("vtes-event-redirected", seat=seat_ref(t, target))


@at_once(EndAction)
def _end_action(t: Table, deed: Deed, effect: EndAction) -> None:
    """The action ends unsuccessfully, or fails: then it was resolved, but neither blocked nor successful (v5.action.resolve)."""
    t.running_action().outcome = "failed" if effect.fails else "ended"
    t.tell("vtes-event-action-failed" if effect.fails else "vtes-event-action-ended")


@at_once(NoRepeat)
def _no_repeat(t: Table, deed: Deed, effect: NoRepeat) -> None:
    """The minion cannot perform the same action again this turn (v5.card.change-of-target)."""
    action = t.running_action()
    t.used[f"repeat {action.key}", action.actor, 0] = 1
    if action.kind == "equip" and not action.card:
        t.used |= {(f"repeat {action.key}-{number}", action.actor, 0): 1 for number in action.chosen}


@at_once(IfBlocked)
def _if_blocked(t: Table, deed: Deed, effect: IfBlocked) -> None:
    """Something that will happen if the action is blocked."""
    t.running_action().if_blocked = effect.do


@at_once(LockFailedBlockers)
def _lock_failed(t: Table, deed: Deed, effect: LockFailedBlockers) -> None:
    """Minions that fail to block from now on are locked before resolution (v5.card.faceless-night)."""
    t.running_action().lock_failed = True


@at_once(Choose)
def _choose(t: Table, deed: Deed, effect: Choose) -> None:
    """What is chosen was chosen when the card was played (v5.play.targets)."""


@at_once(Forbid)
def _forbid(t: Table, deed: Deed, effect: Forbid) -> None:
    """Something cannot be done during this action; an attempt to block in progress stops (v5.card.daring-the-dawn)."""
    action = t.running_action()
    blocker = t.pieces.get(action.blocked_by)
    if effect.what is Cannot.UNLOCK_NOW:
        last(t, deed, effect, Period.ACTION)
    elif effect.what is Cannot.BLOCK:
        action.barred += deed.chosen
    elif effect.what is Cannot.BE_BLOCKED_BY_VAMPIRES:
        last(t, deed, effect, Period.ACTION, action.actor)
        if blocker is not None and blocker.kind == VAMPIRE:
            action.blocked_by, action.must_block = 0, False


@does(BlockToll)
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


@at_once(Surcharge)
def _surcharge(t: Table, deed: Deed, effect: Surcharge) -> None:
    """Cards of a type cost more during this action (v5.play.cost)."""
    last(t, deed, effect, Period.ACTION, amount=effect.blood)


@at_once(ReplaceLater)
def _replace_later(t: Table, deed: Deed, effect: ReplaceLater) -> None:
    """Those cards are replaced when the action is over (v5.play.replace)."""
    last(t, deed, effect, effect.until)


@at_once(Inflict)
def _inflict(t: Table, deed: Deed, effect: Inflict) -> None:
    """Damage to the user after action resolution."""
    t.running_action().after.append((deed.user, deed.card, effect))


@does(Wound)
def _wound(t: Table, deed: Deed, effect: Wound) -> Rules[None]:
    """Who controls them chooses one of some minions, and it takes damage that nothing prevents (v5.combat.damage)."""
    from coterie.games.vtes.rules.combat import inflict

    exposed = candidates(t, deed, effect.of)
    if exposed:
        chosen = yield from choose_piece(t, t.piece(exposed[0]).controller, "wound", exposed, about=deed.card)
        yield from inflict(t, chosen, effect.damage, 0, False)


@at_once(Bar)
def _bar(t: Table, deed: Deed, effect: Bar) -> None:
    """The minions of the terms are kept from some things for the rest of the turn."""
    for number in t.running_referendum().minions:
        if number in t.pieces:
            bar(t, t.piece(number), effect.what)


@at_once(AfterSuccess)
def _after_success(t: Table, deed: Deed, effect: AfterSuccess) -> None:
    """Something for the acting minion after resolution, if the action succeeds."""
    t.running_action().after.append((t.running_action().actor, deed.card, effect))


@at_once(FailBleed)
def _fail_bleed(t: Table, deed: Deed, effect: FailBleed) -> None:
    """The bleed burns no pool and is unsuccessful, though the action is not (v5.card.spying-mission)."""
    t.running_action().spent = True


@at_once(Optional)
def _optional(t: Table, deed: Deed, effect: Optional) -> None:
    """A manoeuvre or press in the combat that follows if the user blocks (v5.card.guard-dogs)."""
    committed = t.running_action().committed
    maneuvers, presses, prevent = committed.get(deed.user, (0, 0, 0))
    committed[deed.user] = (maneuvers + effect.maneuvers, presses + effect.presses, prevent)


@at_once(Prevent)
def _prevent(t: Table, deed: Deed, effect: Prevent) -> None:
    """Prevention in the first round of the combat that follows if the user blocks."""
    committed = t.running_action().committed
    maneuvers, presses, prevent = committed.get(deed.user, (0, 0, 0))
    committed[deed.user] = (maneuvers, presses, prevent + count(t, deed, effect.amount))
