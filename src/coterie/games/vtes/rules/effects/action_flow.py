"""Effects on the course of an action: locks, wakes, blocks, redirected bleeds."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    PREYS,
    THEIRS,
    YOURS,
    AfterSuccess,
    Bar,
    BlockToll,
    BurnBloodTo,
    Cannot,
    Choose,
    ChooseUpTo,
    Control,
    Count,
    Counters,
    EndAction,
    FailAttempt,
    FailBleed,
    Forbid,
    IfBlocked,
    Inflict,
    Kind,
    Lock,
    LockFailedBlockers,
    MustBlock,
    NoRepeat,
    Optional,
    Period,
    Phase,
    Pred,
    Prevent,
    Redirect,
    ReplaceLater,
    State,
    Surcharge,
    Unlock,
    UnlockIfBlocks,
    Wake,
    When,
    Who,
    Wound,
    part,
)
from coterie.games.vtes.history import Act, acted
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import apply, at_once, candidates, count, does, minion_of, number_of, one_of
from coterie.games.vtes.rules.ask import choose_piece, choose_seat, choose_word
from coterie.games.vtes.rules.barriers import bar, burn_top, hindered
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.legal import block_toll
from coterie.games.vtes.rules.matters import Hurt, happen
from coterie.games.vtes.rules.naming import ref, seat_ref
from coterie.games.vtes.rules.needs import fail_attempt
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.support.registry import ANY, Place, Scope, Things, Within, at_moments, at_phases, beside, carries, ignored, never
from coterie.games.vtes.table import VAMPIRE, Table
from coterie.kernel.questions import PASS, Rules
from coterie.kernel.text import Reason, Text

PLAYED = (Place.MODIFIER, Place.REACTION)
SOMEBODY = (Who.SELF, Who.ACTING, Who.BLOCKER, Who.CHOSEN)
"""The minions of an action that a card played in it may mean."""
WITH_ACTION = (Phase.ANNOUNCED, Phase.AIMED, Phase.DURING_ACTION, Phase.DIRECTED_AT_YOU, Phase.SAME_TARGETS, Phase.BLEED)
"""When abilities are used while an action is under way."""


def _everybody(effect: Forbid, scope: Scope) -> Text | None:
    """Nobody unlocks during the action: it is not read who."""
    return None if effect.who == MINION else ignored(effect, "who", scope)


def _of_a_type(effect: Surcharge, scope: Scope) -> Text | None:
    return None if effect.sort in list(Kind) else never(effect, scope)


def _of_one_seat(effect: Wound, scope: Scope) -> Text | None:
    """One Methuselah chooses: all of them must be that one's."""
    single = part(effect.of, Control) in (YOURS, PREYS, THEIRS)
    return None if single else ignored(effect, "of", scope)


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


@does(BurnBloodTo, *PLAYED, Place.COMBAT, do=Within())
def _burn_blood_to(t: Table, deed: Deed, effect: BurnBloodTo) -> Rules[None]:
    """The user burns blood, and something happens (v5.play.cost)."""
    changes.burn_blood(t, t.piece(deed.user), effect.blood)
    yield from apply(t, deed, effect.do)


@at_once(FailAttempt, Place.MODIFIER, where=at_moments(When(State.ATTEMPT)), for_good=ANY)
def _fail_attempt(t: Table, deed: Deed, effect: FailAttempt) -> None:
    """The attempt in progress fails, whatever stealth and intercept are (v5.block.detail)."""
    action = t.running_action()
    if effect.for_good:
        action.barred.append(action.blocked_by)
    fail_attempt(t)


@at_once(UnlockIfBlocks, Place.REACTION)
def _unlock_if_blocks(t: Table, deed: Deed, effect: UnlockIfBlocks) -> None:
    """The user may burn blood to unlock after block resolution, if it is the one that blocks."""
    t.running_action().rises[deed.user] = effect.blood


@does(Redirect, Place.REACTION, where=at_moments(When(State.DECLINED) & When(State.BLEED_AT_YOU)))
def _redirect(t: Table, deed: Deed, effect: Redirect) -> Rules[None]:
    """The bleed gets another target, who may block; the acting minion's controller cannot be it (v5.card.deflection)."""
    others = [seat for seat in t.alive() if seat not in (deed.seat, t.running_action().seat)]
    if not others:
        return
    target = others[0] if len(others) == 1 else (yield from choose_seat(t, deed.seat, "redirect", others, deed.card))
    action = t.running_action()
    action.target, action.blockers, action.declined = target, [target], []
    t.tell("vtes-event-redirected", seat=seat_ref(t, target))


@at_once(EndAction, *PLAYED, Place.IF_BLOCKED, fails=ANY)
@carries(EndAction, Place.USE, where=at_phases(*WITH_ACTION), fails=ANY)
def _end_action(t: Table, deed: Deed, effect: EndAction) -> None:
    """The action ends unsuccessfully, or fails: then it was resolved, but neither blocked nor successful (v5.action.resolve)."""
    t.running_action().outcome = "failed" if effect.fails else "ended"
    t.tell("vtes-event-action-failed" if effect.fails else "vtes-event-action-ended")


@at_once(NoRepeat, *PLAYED, Place.IF_BLOCKED)
def _no_repeat(t: Table, deed: Deed, effect: NoRepeat) -> None:
    """The minion cannot perform the same action again this turn (v5.card.change-of-target)."""
    action = t.running_action()
    t.uses[acted(action.actor, action.act)] = 1
    if action.kind == "equip" and not action.card:
        t.uses |= {acted(action.actor, Act(action.act.what, number)): 1 for number in action.chosen}


@at_once(IfBlocked, Place.MODIFIER, do=Within(Place.IF_BLOCKED))
def _if_blocked(t: Table, deed: Deed, effect: IfBlocked) -> None:
    """Something that will happen if the action is blocked."""
    t.running_action().if_blocked = effect.do


@at_once(LockFailedBlockers, Place.MODIFIER)
def _lock_failed(t: Table, deed: Deed, effect: LockFailedBlockers) -> None:
    """Minions that fail to block from now on are locked before resolution (v5.card.faceless-night)."""
    t.running_action().lock_failed = True


@at_once(Choose, *PLAYED, who=Things(than=True, chosen=True))
def _choose(t: Table, deed: Deed, effect: Choose) -> None:
    """What is chosen was chosen when the card was played (v5.play.targets)."""


@at_once(Forbid, Place.MODIFIER, what=Cannot.BLOCK, who=Who.CHOSEN)
@carries(Forbid, Place.MODIFIER, what=Cannot.UNLOCK_NOW, who=Things(), where=_everybody)
@carries(Forbid, Place.MODIFIER, what=Cannot.BE_BLOCKED_BY_VAMPIRES, who=Who.SELF)
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


@at_once(Surcharge, Place.MODIFIER, where=_of_a_type)
def _surcharge(t: Table, deed: Deed, effect: Surcharge) -> None:
    """Cards of a type cost more during this action (v5.play.cost)."""
    last(t, deed, effect, Period.ACTION, amount=effect.blood)


@at_once(ReplaceLater, Place.MODIFIER, where=beside(Surcharge), until=Period.ACTION)
def _replace_later(t: Table, deed: Deed, effect: ReplaceLater) -> None:
    """Those cards are replaced when the action is over (v5.play.replace)."""
    last(t, deed, effect, effect.until)


@at_once(Inflict, Place.MODIFIER)
def _inflict(t: Table, deed: Deed, effect: Inflict) -> None:
    """Damage to the user after action resolution."""
    t.running_action().after.append((deed.user, deed.card, effect))


@does(Wound, Place.PHASE, where=_of_one_seat, of=Things(than=True))
def _wound(t: Table, deed: Deed, effect: Wound) -> Rules[None]:
    """Who controls them chooses one of some minions, and it takes damage that nothing prevents (v5.combat.damage)."""
    exposed = candidates(t, deed, effect.of)
    if exposed:
        chosen = yield from choose_piece(t, t.piece(exposed[0]).controller, "wound", exposed, about=deed.card)
        yield from happen(t, Hurt(chosen, effect.damage))


@at_once(Bar, Place.PASSES, where=beside(ChooseUpTo), what=ANY)
def _bar(t: Table, deed: Deed, effect: Bar) -> None:
    """The minions of the terms are kept from some things for the rest of the turn."""
    for number in t.running_referendum().minions:
        if number in t.pieces:
            bar(t, t.piece(number), effect.what)


@at_once(AfterSuccess, Place.USE, where=at_phases(Phase.ANNOUNCED), do=Within(Place.AFTER_SUCCESS))
def _after_success(t: Table, deed: Deed, effect: AfterSuccess) -> None:
    """Something for the acting minion after resolution, if the action succeeds."""
    t.running_action().after.append((t.running_action().actor, deed.card, effect))


@at_once(FailBleed, Place.MODIFIER, where=at_moments(When(State.WOULD_BLEED)))
def _fail_bleed(t: Table, deed: Deed, effect: FailBleed) -> None:
    """The bleed burns no pool and is unsuccessful, though the action is not (v5.card.spying-mission)."""
    t.running_action().spent = True


@at_once(Optional, Place.REACTION, presses=ANY, maneuvers=ANY)
def _optional(t: Table, deed: Deed, effect: Optional) -> None:
    """A manoeuvre or press in the combat that follows if the user blocks (v5.card.guard-dogs)."""
    committed = t.running_action().committed
    maneuvers, presses, prevent = committed.get(deed.user, (0, 0, 0))
    committed[deed.user] = (maneuvers + effect.maneuvers, presses + effect.presses, prevent)


@at_once(Prevent, Place.REACTION, amount=(int, Count.X, Count.X_PLUS_1))
def _prevent(t: Table, deed: Deed, effect: Prevent) -> None:
    """Prevention in the first round of the combat that follows if the user blocks."""
    committed = t.running_action().committed
    maneuvers, presses, prevent = committed.get(deed.user, (0, 0, 0))
    committed[deed.user] = (maneuvers, presses, prevent + count(t, deed, effect.amount))
