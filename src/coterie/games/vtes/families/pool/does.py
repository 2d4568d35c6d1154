"""Pool is burned and gained."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import BurnPool, Count, GainPool, Who
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import METHUSELAHS, at_once, count, does, seats_of
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.sides import side
from coterie.games.vtes.support.registry import ANY, BY_MINION, Place, carries
from coterie.games.vtes.table import VAMPIRE, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason

PER = (None, Count.MINIONS_THEY_CONTROL)


TERMS = (Count.POINTS, Count.CLAN_THEY_CONTROL)
"""What only the terms of a referendum tell."""


@does(BurnPool, Place.MASTER, Place.MODIFIER, Place.REACTION, Place.USE, who=METHUSELAHS, amount=int, per=PER)
@carries(BurnPool, Place.ACTION, Place.OFFER, who=(Who.YOU, Who.EACH), amount=int, per=PER)
@carries(BurnPool, Place.PHASE, who=(*METHUSELAHS, Who.THAT, Who.CONTROLLER), amount=(int, Count.COUNTERS_HERE), per=PER)
@carries(BurnPool, Place.TORPOR, who=(*METHUSELAHS, Who.CONTROLLER), amount=int, per=PER)
@carries(BurnPool, Place.BURNED, Place.CALLED_PASSED, who=METHUSELAHS, amount=int, per=PER)
@carries(BurnPool, Place.PASSES, who=(*METHUSELAHS, Who.CHOSEN), amount=(int, Count.MARGIN), per=(*PER, *TERMS))
@carries(BurnPool, Place.IF_BLED, who=(*METHUSELAHS, Who.TARGET), amount=int, per=PER)
@carries(BurnPool, Place.PAID, who=Who.PREY, amount=int)
def _burn_pool(t: Table, deed: Deed, effect: BurnPool) -> Rules[None]:
    """Methuselahs burn pool, all at once."""
    for seat in seats_of(t, deed, effect.who):
        yield from doors.burn_pool(t, seat, count(t, deed, effect.amount) * per(t, seat, effect.per))


def _pool_enough(t: Table, deed: Deed, effect: BurnPool) -> Reason | None:
    enough = isinstance(effect.amount, int) and t.players[deed.seat].pool >= effect.amount
    return None if enough else no("not-enough-pool", "v5.play.cost")


@paid(BurnPool, _pool_enough, who=Who.YOU, amount=int)
def _pay_pool(t: Table, deed: Deed, effect: BurnPool) -> Rules[None]:
    """Its controller burns pool (v5.play.cost)."""
    if isinstance(effect.amount, int):
        doors.pay_pool(t, deed.seat, effect.amount)
    yield from ()


@at_once(GainPool, Place.MASTER, Place.ACTION, *BY_MINION, Place.OFFER, Place.USE, Place.IF_BLED, who=METHUSELAHS, amount=int, per=PER)
@carries(GainPool, Place.TORPOR, Place.BURNED, who=METHUSELAHS, amount=int, per=PER)
@carries(GainPool, Place.USE, who=Who.YOU, amount=int, per=PER, with_edge=ANY)
@carries(GainPool, Place.PHASE, who=(*METHUSELAHS, Who.THAT, Who.CONTROLLER), amount=int, per=PER)
@carries(GainPool, Place.PASSES, who=(*METHUSELAHS, Who.CHOSEN), amount=int, per=(*PER, *TERMS))
def _gain_pool(t: Table, deed: Deed, effect: GainPool) -> None:
    """Methuselahs gain pool, all at once."""
    for seat in seats_of(t, deed, effect.who):
        changes.gain_pool(t, seat, effect.amount * per(t, seat, effect.per))


def per(t: Table, seat: int, what: Count | None) -> int:
    """How many times: once, or for each minion, vampire of a clan, or point (v5.politics.referendum)."""
    if what is None:
        return 1
    player = t.players[seat]
    if what is Count.MINIONS_THEY_CONTROL:
        return len(player.ready) + len(player.torpor)
    referendum = t.running_referendum()
    if what is Count.POINTS:
        return referendum.points.get(seat, 0)
    return sum(1 for n in player.ready + player.torpor if t.pieces[n].kind == VAMPIRE and t.pieces[n].clan == referendum.clan)


side(BurnPool, "pool")
