"""Combat from its beginning to its end: rounds of seven steps (v5.combat.sequence)."""

from __future__ import annotations

from collections.abc import Callable

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import Effect, Period
from coterie.games.vtes.history import maneuvered
from coterie.games.vtes.keys import PASS
from coterie.games.vtes.records import Combat
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import apply
from coterie.games.vtes.rules.changes import disturb
from coterie.games.vtes.rules.combat.fighters import SIDES, CombatEnds, fighter, new_fighter, shown, standing, stop_if_over
from coterie.games.vtes.rules.combat.legal import could_play, could_use, maneuvering_weapons, may_speak, why_maneuver_with
from coterie.games.vtes.rules.combat.playing import maneuver, perform, press, use_in_combat
from coterie.games.vtes.rules.combat.questions import CombatWindow, PressAsk, RangeAsk, seats_in_order
from coterie.games.vtes.rules.combat.strikes import choose_strikes, put_away, resolve_strikes
from coterie.games.vtes.rules.deeds import Because, Deed, TurnEnds
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.matters import Fight, carries_out
from coterie.games.vtes.rules.question import ask, put
from coterie.games.vtes.table import READY, Table
from coterie.games.vtes.windows import W_ADDITIONAL, W_BEFORE_RANGE, W_BEFORE_STRIKES, W_PRESS, W_RANGE, W_ROUND_END
from coterie.kernel.questions import Rules


@carries_out(Fight)
def combat(t: Table, matter: Fight) -> Rules[None]:
    """Two ready minions of different Methuselahs fight, locked or not, round after round until it is over (v5.combat)."""
    if not can_fight(t, matter.acting, matter.opposing):
        return
    begin(t, matter.acting, matter.opposing, matter.from_block)
    try:
        goes_on = True
        while goes_on:
            with Because(t):
                goes_on = yield from one_round(t)
        t.tell("vtes-event-combat-over", acting=shown(t, 0), opposing=shown(t, 1))
        after = tuple(t.running_combat().after)
    finally:
        finish(t)
    yield from after_combat(t, after)


def after_combat(t: Table, after: tuple[tuple[int, int, int, int, Effect], ...]) -> Rules[None]:
    """What strikes have put off until combat is over; what becomes of nobody any more is lost (v5.strike.combat-ends)."""
    for seat, minion, card, form, effect in after:
        yield from apply(t, Deed(seat, minion, card, form), effect)
        if (seat, card) in t.playing:
            changes.finish_playing(t, seat, card)


def can_fight(t: Table, acting: int, opposing: int) -> bool:
    """Only ready minions fight, and not those of one Methuselah with each other (v5.combat)."""
    pieces = [t.pieces.get(acting), t.pieces.get(opposing)]
    ready = [piece for piece in pieces if piece is not None and piece.zone == READY]
    return len(ready) == 2 and ready[0].controller != ready[1].controller


def begin(t: Table, acting: int, opposing: int, from_block: bool = False) -> None:
    """Combat begins; a minion whose block led to it brings what its reactions have promised for that (v5.card.guard-dogs)."""
    t.combat = Combat(new_fighter(t, acting), new_fighter(t, opposing), t.told)
    action = t.action
    if from_block and action is not None and opposing in action.committed:
        one = fighter(t, 1)
        one.maneuvers, one.presses, one.prevention = action.committed[opposing]
    t.tell("vtes-event-combat", acting=shown(t, 0), opposing=shown(t, 1))
    for side in SIDES:
        disturb(t, fighter(t, side).seat)


def finish(t: Table) -> None:
    """Combat is over, and what lasted for it is forgotten."""
    t.end(Period.ROUND, Period.COMBAT)
    t.combat = None
    t.window = ""


def one_round(t: Table) -> Rules[bool]:
    """The steps of a round; its end comes also if it ends early, even by an oust. Says whether there is another round.

    Cards belong to a step: before range is determined, before strikes are chosen, at the end of the round
    (v5.combat.sequence, v5.combat.before-range, v5.combat.before-strikes, v5.combat.round-end).
    """
    t.running_combat().new_round()
    t.tell("vtes-event-round", round=t.running_combat().round)
    left = False
    try:
        yield from impulse(t, W_BEFORE_RANGE)
        yield from determine_range(t)
        yield from impulse(t, W_BEFORE_STRIKES)
        yield from strikes(t)
        yield from presses(t)
    except CombatEnds:
        t.running_combat().ended = True
    except TurnEnds:
        t.running_combat().ended = left = True
    put_away(t)
    yield from impulse(t, W_ROUND_END)
    if left:
        raise TurnEnds
    t.end(Period.ROUND)
    running = t.running_combat()
    return running.continued and not running.ended and standing(t, 0) and standing(t, 1)


def impulse(t: Table, window: str) -> Rules[None]:
    """A step in which all who could play something have the impulse in turn, the acting minion's controller first (v5.play.impulse)."""
    t.running_combat().step = t.window = window
    seats = seats_in_order(t)
    at = 0
    while at < len(seats):
        seat = seats[at]
        if not may_speak(t, window, seat):
            at += 1
            continue
        question = CombatWindow(t.seats[seat], window)
        key = PASS if t.skips is not None and t.skips(question) else (yield from unless_left(t, seat, put(t, question), PASS))
        if key == PASS:
            at += 1
            continue
        yield from unless_left(t, seat, perform(t, seat, key), None)
        if window != W_ROUND_END:
            stop_if_over(t)
        at = 0


def alternate(
    t: Table, may: Callable[[Table, int], bool], ask_one: Callable[[Table, int], Rules[bool]], state: Callable[[Combat], bool]
) -> Rules[None]:
    """The combatants take turns, the acting one first, until both have passed, or the one who would have to answer the other's last change.

    `may` says whether a side could do anything, `ask_one` asks it and says whether it passed, `state` is what they change.
    """
    side, passes = 0, 2
    while passes:
        before = state(t.running_combat())
        passed = not may(t, side) or (yield from ask_one(t, side))
        stop_if_over(t)
        if state(t.running_combat()) != before:
            passes, side = 1, 1 - side
        elif passed:
            passes, side = passes - 1, 1 - side


# The range.


def determine_range(t: Table) -> Rules[None]:
    """The combatants manoeuvre in turn, the acting one first, each only against the other's last one (v5.combat.range)."""
    if t.running_combat().range_set:
        return
    t.running_combat().step = t.window = W_RANGE
    yield from alternate(t, may_maneuver, ask_maneuver, lambda running: running.long)
    t.tell("vtes-event-range", range="long" if t.running_combat().long else "close")


def may_maneuver(t: Table, side: int) -> bool:
    """Whether a combatant could manoeuvre, by what all can see."""
    one = fighter(t, side)
    if one.maneuvers or one.round_maneuvers or could_play(t, W_RANGE, side):
        return True
    return any(why_maneuver_with(t, one.seat, piece, n, use) is None for piece, n, use in maneuvering_weapons(t, side))


def ask_maneuver(t: Table, side: int) -> Rules[bool]:
    """Ask a combatant for a manoeuvre; says whether it passed."""
    seat = fighter(t, side).seat
    key = yield from ask(t, RangeAsk(t.seats[seat]))
    if isinstance(key, keys.Maneuver) and key.piece:
        yield from maneuver_with(t, side, key.piece)
    elif isinstance(key, keys.Maneuver):
        one = fighter(t, side)
        if one.round_maneuvers:
            one.round_maneuvers -= 1
        else:
            one.maneuvers -= 1
        maneuver(t, side)
    elif key != PASS:
        yield from perform(t, seat, key)
    return key == PASS


def maneuver_with(t: Table, side: int, weapon: int) -> Rules[None]:
    """The manoeuvre of a weapon, once each combat: its strike is decided with it (v5.combat.range)."""
    seat = fighter(t, side).seat
    able = [n for piece, n, use in maneuvering_weapons(t, side) if piece.id == weapon and why_maneuver_with(t, seat, piece, n, use) is None]
    t.uses[maneuvered(weapon, able[0])] = 1
    yield from use_in_combat(t, seat, weapon, able[0])


# Strikes, and what follows.


def strikes(t: Table) -> Rules[None]:
    """The first pair of strikes, then additional ones for those who gain some, at the same range (v5.combat.additional)."""
    yield from choose_strikes(t)
    yield from resolve_strikes(t)
    yield from impulse(t, W_ADDITIONAL)
    while fighter(t, 0).strikes or fighter(t, 1).strikes:
        put_away(t)
        t.running_combat().pair += 1
        yield from choose_strikes(t)
        yield from resolve_strikes(t)


def presses(t: Table) -> Rules[None]:
    """The combatants press in turn: to continue, or to cancel the other's last press (v5.combat.press)."""
    t.running_combat().step = t.window = W_PRESS
    yield from alternate(t, may_press, ask_press, lambda running: running.continued)


def may_press(t: Table, side: int) -> bool:
    """Whether a combatant could press, by what all can see."""
    one = fighter(t, side)
    return bool(one.presses or one.round_presses) or could_use(t, W_PRESS, side) or could_play(t, W_PRESS, side)


def ask_press(t: Table, side: int) -> Rules[bool]:
    """Ask a combatant for a press; says whether it passed."""
    seat = fighter(t, side).seat
    key = yield from ask(t, PressAsk(t.seats[seat]))
    if isinstance(key, keys.Press):
        one = fighter(t, side)
        if one.round_presses:
            one.round_presses -= 1
        else:
            one.presses -= 1
        press(t, side)
    elif key != PASS:
        yield from perform(t, seat, key)
    return key == PASS
