"""Control of cards and minions is given and taken."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import YOURS, Give, Steal, TakeControl, Who, parts
from coterie.games.vtes.rules.apply import at_once, does, minion_of, one_of, seats_of
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.contest import enter_play
from coterie.games.vtes.rules.control import take_control
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.naming import ref, seat_ref
from coterie.games.vtes.support.registry import ANY, Place, Scope, Things, carries, never
from coterie.games.vtes.table import NOBODY, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text


def _of_others(effect: Steal, scope: Scope) -> Text | None:
    """One takes control of what others control."""
    return never(effect, scope) if YOURS in parts(effect.what) else None


@does(Give, Place.PHASE, to=(Who.PREY, Who.PREDATOR))
def _give(t: Table, deed: Deed, effect: Give) -> Rules[None]:
    """Give control of this card."""
    seats = seats_of(t, deed, effect.to)
    if deed.source in t.pieces and seats:
        t.tell("vtes-event-given", card=ref(t, deed.source), seat=seat_ref(t, seats[0]))
        t.move(t.piece(deed.source), t.piece(deed.source).zone, seats[0])
        yield from enter_play(t, deed.source)


@does(Steal, Place.ACTION, what=Things(than=True, chosen=True), where=_of_others)
@carries(Steal, Place.USE, what=Things(chosen=True), where=_of_others)
def _steal(t: Table, deed: Deed, effect: Steal) -> Rules[None]:
    """Take control of a card for good; it stays where it was, or is moved to a minion of one's own (v5.glossary.steal-card)."""
    number = yield from one_of(t, deed, effect.what, "steal")
    if not number or t.piece(number).controller == deed.seat:
        return
    host = t.piece(number).host
    if host:
        mine = t.players[deed.seat].minions()
        host = (yield from choose_piece(t, deed.seat, "steal-onto", mine, may_pass=True, about=deed.card)) or host
    t.tell("vtes-event-given", card=ref(t, number), seat=seat_ref(t, deed.seat))
    take_control(t, number, deed.seat, host)
    yield from enter_play(t, number)


@at_once(TakeControl, Place.USE, who=Who.ATTACHED, this_turn=ANY)
def _take_control(t: Table, deed: Deed, effect: TakeControl) -> None:
    """Take control of a minion, for good or until the end of the turn; a combat that it is in ends (v5.terms.control)."""
    minion = minion_of(t, deed, effect.who)
    if minion is None or minion.controller == deed.seat:
        return
    if effect.this_turn and minion.standing.returns == NOBODY:
        minion.stands(returns=minion.controller)
    elif not effect.this_turn:
        minion.stands(returns=NOBODY)
    t.tell("vtes-event-given", card=ref(t, minion.id), seat=seat_ref(t, deed.seat))
    take_control(t, minion.id, deed.seat)
    if t.combat is not None and minion.id in [side.minion for side in t.combat.sides]:
        t.combat.ended = True
