"""A turn, phase after phase, and turns around the table (v5.turn)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Period
from coterie.games.vtes.rules.action import abandon
from coterie.games.vtes.rules.control import give_back
from coterie.games.vtes.rules.deeds import Over, TurnEnds
from coterie.games.vtes.rules.end import settle_outside, time_out
from coterie.games.vtes.rules.hands import adjust_hands
from coterie.games.vtes.rules.minion import minion_phase
from coterie.games.vtes.rules.naming import seat_ref
from coterie.games.vtes.rules.phases import discard_phase, influence_phase, master_phase, unlock_phase
from coterie.games.vtes.table import DISCARD, INFLUENCE, MASTER, MINION, UNLOCK, Table
from coterie.kernel.questions import Outside, Rules


def play(t: Table) -> Rules[None]:
    """Turn after turn, from the phase at which the table stands, until the game is over (v5.turn)."""
    try:
        while True:
            try:
                try:
                    yield from play_turn(t)
                except Outside as outside:
                    abandon(t)
                    settle_outside(t, outside)
                    continue
            except TurnEnds:
                abandon(t)
            next_turn(t)
    except Over:
        abandon(t)


def play_turn(t: Table) -> Rules[None]:
    """Unlock, master, minion, influence, discard (v5.turn)."""
    if t.phase == UNLOCK:
        yield from unlock_phase(t)
        t.phase, t.step = MASTER, ""
    if t.phase == MASTER:
        yield from master_phase(t)
        t.phase, t.step = MINION, ""
    if t.phase == MINION:
        yield from minion_phase(t)
        t.phase, t.step = INFLUENCE, ""
    if t.phase == INFLUENCE:
        yield from influence_phase(t)
        t.phase, t.step = DISCARD, ""
    if t.phase == DISCARD:
        yield from discard_phase(t)
    t.end(Period.TURN)
    yield from adjust_hands(t, range(len(t.players)))


def next_turn(t: Table) -> None:
    """The turn passes clockwise to the next Methuselah still in the game; what lasted for the turn is over, however it ended (v5.turn)."""
    give_back(t)
    t.end(Period.TURN)
    limit = t.setup.turn_limit
    if limit and t.turn >= limit:
        time_out(t)
    t.active = next(t.after(t.active))
    t.turn += 1
    t.phase, t.step = UNLOCK, ""
    t.tell("vtes-event-turn", seat=seat_ref(t, t.active), turn=t.turn)
