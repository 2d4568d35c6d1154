"""Bleeds are for more or less, go to somebody else, or fail."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Bleed, FailBleed, IfBled, Period, Redirect, ReduceBleed, State, When
from coterie.games.vtes.rules.apply import at_once, does
from coterie.games.vtes.rules.ask import choose_seat
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.naming import ref, seat_ref
from coterie.games.vtes.rules.resolve import bleed
from coterie.games.vtes.rules.sides import side
from coterie.games.vtes.support.registry import Place, Within, at_moments, beside, carries
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules


@at_once(Bleed, Place.ACTION)
def _bleed(t: Table, deed: Deed, effect: Bleed) -> None:
    """A bleed is resolved by the action itself."""


@at_once(ReduceBleed, Place.REACTION)
def _reduce(t: Table, deed: Deed, effect: ReduceBleed) -> None:
    """The bleed is for less."""
    actor = t.running_action().actor
    last(t, deed, effect, Period.ACTION, actor, -effect.amount)
    t.tell("vtes-event-bleed-reduced", piece=ref(t, actor), amount=effect.amount)


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


@at_once(FailBleed, Place.MODIFIER, where=at_moments(When(State.WOULD_BLEED)))
def _fail_bleed(t: Table, deed: Deed, effect: FailBleed) -> None:
    """The bleed burns no pool and is unsuccessful, though the action is not (v5.card.spying-mission)."""
    t.running_action().spent = True


def _is_bled(t: Table, deed: Deed, effect: ReduceBleed) -> bool:
    return t.referendum is None and t.action is not None and t.action.kind == "bleed"


side(ReduceBleed, "reduce", _is_bled)


carries(IfBled, Place.ACTION, do=Within(Place.IF_BLED), where=beside(Bleed))(bleed)
