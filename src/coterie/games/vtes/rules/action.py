"""An action from its announcement to its end: windows, attempts to block, resolution (v5.action.summary)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import AfterSuccess, Cannot, Happening, Inflict, Is, Period, ReplaceLater, singles
from coterie.games.vtes.index import ALL
from coterie.games.vtes.records import AFTER, ATTEMPT, BLOCKED, DECLINED, OPEN, RESOLVING, WOULD
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import apply_all, follow
from coterie.games.vtes.rules.ask import choose_piece, choose_word
from coterie.games.vtes.rules.conditions import Situation, holds
from coterie.games.vtes.rules.costs import can_pay, pay_due
from coterie.games.vtes.rules.deeds import Because, Deed
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.rules.events import post
from coterie.games.vtes.rules.hands import replace_later
from coterie.games.vtes.rules.matters import Fight, Hurt, happen
from coterie.games.vtes.rules.moments import begin_action
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.needs import aim_there, blocker_there, fail_attempt, look_again
from coterie.games.vtes.rules.play import pay, perform, reduce_cost, settle
from coterie.games.vtes.rules.resolve import RESOLUTIONS
from coterie.games.vtes.rules.stats import bleed_amount, cannot, intercept, stealth
from coterie.games.vtes.rules.torpor import blocked_leaving
from coterie.games.vtes.rules.traits import slaves_for, step_in
from coterie.games.vtes.rules.window import rounds
from coterie.games.vtes.table import ALLY, NOBODY, Table
from coterie.games.vtes.windows import W_AFTER, W_AFTER_BLOCK, W_ANNOUNCED, W_ATTEMPT, W_BLOCKED, W_DECLINED, W_OPEN, W_WOULD
from coterie.kernel.questions import Rules


def take_action(t: Table) -> Rules[None]:
    """The announced action: attempts to block, and then it is resolved or blocked; then what comes after (v5.action.summary)."""
    begin_action(t)
    look_again(t)
    if not t.running_action().outcome:
        yield from rounds(t, W_ANNOUNCED, perform)
    if not t.running_action().outcome and (yield from run_blocks(t)):
        yield from blocked(t)
    if not t.running_action().outcome:
        yield from succeed(t)
    yield from after_resolution(t)
    late = bool(t.index.of(ALL, ReplaceLater))
    yield from end_action(t)
    if late:
        yield from settle(t)


def set_blockers(t: Table, directed_at: list[int]) -> None:
    """Who may block: those the action is directed at; if nobody, the prey and then the predator (v5.block.who)."""
    action = t.running_action()
    others = [seat for seat in directed_at if seat != action.seat and not t.players[seat].ousted]
    action.directed = bool(others)
    if others:
        action.blockers = [seat for seat in t.after(action.seat) if seat in others]
    else:
        action.blockers = list(dict.fromkeys(seat for seat in (t.prey(action.seat), t.predator(action.seat)) if seat != NOBODY))
    action.unblockable = action.kind != "bleed" and cannot(t, t.piece(action.actor), Cannot.BE_BLOCKED)


def announce(t: Table, directed_at: list[int]) -> None:
    """Lock the acting minion, and settle who may block (v5.action.announce)."""
    action = t.running_action()
    t.piece(action.actor).locked = True
    set_blockers(t, directed_at)


def run_blocks(t: Table) -> Rules[bool]:
    """A: no attempt; B: an attempt in progress; C: all have declined. Says whether the action is blocked (v5.block.detail)."""
    while not t.running_action().outcome:
        t.running_action().step = OPEN
        yield from rounds(t, W_OPEN, perform)
        if t.running_action().outcome:
            break
        if t.running_action().blocked_by:
            t.running_action().step = ATTEMPT
            yield from rounds(t, W_ATTEMPT, perform)
            if not t.running_action().outcome and attempt_succeeds(t):
                return True
            continue
        t.running_action().step = DECLINED
        target = t.running_action().target
        yield from rounds(t, W_DECLINED, perform)
        if t.running_action().target == target and not t.running_action().blocked_by:
            break
    return False


def attempt_succeeds(t: Table) -> bool:
    """Intercept at least the stealth blocks; less fails, and another attempt may follow (v5.block.stealth)."""
    action = t.running_action()
    if not action.blocked_by:
        return False
    if intercept(t, t.piece(action.blocked_by)) >= stealth(t):
        return True
    fail_attempt(t)
    return False


def blocked(t: Table) -> Rules[None]:
    """The action is blocked: before that is resolved it may be ended; then the blocker locks and combat begins (v5.action.resolve)."""
    t.running_action().step = BLOCKED
    seat, blocker, actor = t.running_action().seat, t.running_action().blocked_by, t.running_action().actor
    t.tell("vtes-event-blocked", actor=ref(t, actor), blocker=ref(t, blocker))
    post(t, Happening.BLOCKED, actor, blocker, seat)
    yield from follow(t)
    if t.running_action().if_blocked:
        yield from apply_all(t, Deed(seat, actor, 0), t.running_action().if_blocked)
    else:
        yield from rounds(t, W_BLOCKED, perform)
    look_again(t)
    if t.running_action().outcome:
        return
    t.running_action().outcome = "blocked"
    changes.lock_failed(t)
    changes.burn_action_card(t)
    if not blocker_there(t, blocker):
        return
    t.running_action().blocks.append(blocker)
    changes.lock(t, t.piece(blocker))
    if t.running_action().kind == "leave-torpor":
        yield from blocked_leaving(t, blocker)
    else:
        fighter = yield from who_fights(t, seat, actor)
        yield from happen(t, Fight(fighter, blocker, from_block=True))
    yield from settle(t)
    yield from rounds(t, W_AFTER_BLOCK, perform)
    yield from rise(t, blocker)


def rise(t: Table, blocker: int) -> Rules[None]:
    """The minion that has blocked may burn blood to unlock, if a card of its own said so (v5.action.resolve)."""
    blood = t.running_action().rises.get(blocker, 0)
    piece = t.pieces.get(blocker)
    if not blood or piece is None or not piece.locked or piece.blood < blood or cannot(t, piece, Cannot.UNLOCK_NOW):
        return
    seat, card = piece.controller, piece.card
    del piece
    if (yield from choose_word(t, seat, "rise", ("yes", "pass"), card)) == "yes":
        changes.burn_blood(t, t.piece(blocker), blood)
        changes.unlock(t, t.piece(blocker))


def who_fights(t: Table, seat: int, actor: int) -> Rules[int]:
    """The blocked minion, or a slave of its clan that steps in (v5.trait.slave)."""
    slaves = slaves_for(t, t.piece(actor))
    slave = (yield from choose_piece(t, seat, "slave", slaves, may_pass=True)) if slaves else 0
    if slave:
        step_in(t, slave)
    return slave or actor


def succeed(t: Table) -> Rules[None]:
    """Nobody blocks: what would succeed is settled, failed blockers are locked, the cost is paid, and the action is resolved.

    A bleed may still be given up for a mission, and earlier ones then wait on; else they are used, and nothing more is played.
    """
    t.running_action().step = WOULD
    if t.running_action().kind == "bleed" and bleed_amount(t) >= 1:
        yield from rounds(t, W_WOULD, perform)
        if not t.running_action().outcome and not t.running_action().spent:
            post(t, Happening.BLEEDS, t.running_action().actor, seat=t.running_action().target)
            yield from follow(t)
    if not t.running_action().outcome and succeeds(t):
        yield from resolve(t)
        yield from settle(t)


def succeeds(t: Table) -> bool:
    """Lock the minions that failed to block. Says whether the action has an effect: not if its cost cannot be paid.

    It is successful all the same, since nobody blocked it (v5.action.resolve).
    """
    action = t.running_action()
    action.step, action.outcome = RESOLVING, "success"
    changes.lock_failed(t)
    if can_pay(t):
        return True
    t.tell("vtes-event-without-effect", actor=ref(t, action.actor))
    changes.burn_action_card(t)
    return False


def resolve(t: Table) -> Rules[None]:
    """Pay the cost and do what the action is for, unless what it is aimed at is gone (v5.action.resolve, v5.play.targets).

    An ally that paid with its last life is burned after that.
    """
    seat, actor, kind = t.running_action().seat, t.running_action().actor, t.running_action().kind
    card, form = t.running_action().card, t.running_action().form
    t.tell("vtes-event-success", actor=ref(t, actor))
    there = aim_there(t)
    pay_due(t)
    if card:
        less = yield from reduce_cost(t, seat, card, form)
        yield from pay(t, seat, t.book.forms[card][form], t.piece(actor), less=less)
    if there:
        with Because(t, 0 if card else t.running_action().source or actor, card):
            yield from RESOLUTIONS[kind](t)
    else:
        t.tell("vtes-event-fizzled", actor=ref(t, actor))
    changes.burn_action_card(t)
    if actor in t.pieces and t.piece(actor).kind == ALLY and t.piece(actor).blood == 0:
        check_ousts(t)
        yield from doors.burn(t, actor)


def after_resolution(t: Table) -> Rules[None]:
    """After resolution: cards that are played then, and what was put off until then (v5.action.resolve).

    What was put off is lost if the action ended before it was resolved or blocked (v5.card.daring-the-dawn).
    """
    resolved = t.running_action().step in (BLOCKED, RESOLVING)
    t.running_action().step = AFTER
    changes.burn_action_card(t)
    failed = t.running_action().outcome == "failed" and t.running_action().actor in t.pieces
    if failed or t.running_action().outcome in ("success", "blocked"):
        t.posted += [] if t.referendum is None else t.referendum.heard
        yield from follow(t)
        check_ousts(t)
        yield from rounds(t, W_AFTER, perform)
    for minion, card, effect in list(t.running_action().after):
        if minion not in t.pieces or not resolved:
            continue
        if isinstance(effect, Inflict):
            with Because(t, card=card):
                yield from happen(t, Hurt(minion, 0, effect.damage))
        elif isinstance(effect, AfterSuccess) and t.running_action().outcome == "success" and still_meant(t, minion, card, effect):
            with Because(t, card=card):
                yield from apply_all(t, Deed(t.running_action().seat, minion), (effect.do,))
    yield from settle(t)


def still_meant(t: Table, minion: int, card: int, effect: AfterSuccess) -> bool:
    """Whether the acting minion is still one that the card is about, though the card itself may be gone (v5.card.warsaw-station)."""
    conditions = [cond for form in t.book.forms[card] for _, use in form.uses if effect in use.do for cond in singles(use.when)]
    situation = Situation(t.running_action().seat, t.piece(minion))
    return all(holds(cond)(t, situation) for cond in conditions if isinstance(cond, Is))


def end_action(t: Table) -> Rules[None]:
    """The action is over, and what lasted for it ends; cards whose replacement was put off until then are replaced."""
    t.action = t.referendum = None
    t.end(Period.ACTION)
    for seat in range(len(t.players)):
        if t.players[seat].later:
            yield from replace_later(t, seat, Period.ACTION.value)


def abandon(t: Table) -> None:
    """Somebody has left in the middle: what was under way ends, and its cards go to the ash heap."""
    for owner, card in t.playing:
        changes.to_ash(t, owner, card)
    t.playing, t.stack, t.posted, t.staged = [], [], [], False
    t.action = t.combat = t.referendum = None
    t.looked = {}
    t.window = ""
    t.end(Period.ACTION, Period.REFERENDUM, Period.COMBAT, Period.ROUND)
    for player in t.players:
        player.later = [entry for entry in player.later if entry[1] != Period.ACTION.value]
