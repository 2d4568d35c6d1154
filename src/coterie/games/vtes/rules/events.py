"""Events: changes tell what happens, cards in play that wait for it hear of it at once, and act at the next seam of the rules."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    Burn,
    BurnPool,
    Effect,
    GainBlood,
    GainPool,
    Happening,
    On,
    Pred,
    State,
    Target,
    Trigger,
    Unlock,
    When,
    Who,
)
from coterie.games.vtes.events import Event, Posted
from coterie.games.vtes.index import Entries, Entry, Hears
from coterie.games.vtes.rules.conditions import Situation, holds
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.stats import is_minion
from coterie.games.vtes.support.registry import ANY, MINIONS, ON_MINION, Place, Scope, Things, at_moments, carries, held_by, refused, said
from coterie.games.vtes.table import NOBODY, Table
from coterie.kernel.text import Text


def _of_a_minion(on: On, scope: Scope) -> Text | None:
    """A card by itself has no minion that anything happens to, unless it says which."""
    lone = Who.SELF in (on.who, on.by) and scope.holder is Place.TABLE
    return refused("unbound", word="On", reference=said(Who.SELF), place=scope.named) if lone else None


def _of_a_bleed(on: On, scope: Scope) -> Text | None:
    """A card keeps whom a bleed is aimed at, if it is put on its minion during one."""
    return held_by(Place.ATTACHED)(on, scope) or at_moments(When(State.BLEED), When(State.WOULD_BLEED))(on, scope)


SOMEBODY: Final = (Who.SELF, Things(than=True))


@carries(On, Place.MOMENT, kind=(Happening.TORPOR, Happening.BURNED), who=SOMEBODY, where=_of_a_minion)
@carries(On, Place.MOMENT, kind=Happening.BLOCKED, who=(None, *SOMEBODY), by=SOMEBODY, where=_of_a_minion)
@carries(On, Place.MOMENT, kind=Happening.BLOCKED, who=Who.SELF, where=_of_a_minion)
@carries(On, Place.MOMENT, kind=Happening.BLEEDS, who=Who.SELF, seat=Who.KEPT, where=_of_a_bleed)
@carries(On, Place.MOMENT, kind=Happening.RECRUITED, who=Who.SELF, most=ANY, where=held_by(Place.ALLY))
@carries(On, Place.MOMENT, kind=Happening.PASSED, by=(None, *SOMEBODY), seat=(None, Who.PREY, Who.PREDATOR, Who.OTHERS), where=_of_a_minion)
@carries(On, Place.DOOR, kind=Happening.BURNS_POOL, by=(None, Things()), seat=Who.YOU, least=ANY)
@carries(On, Place.DOOR, kind=Happening.DAMAGED, who=Who.SELF, by=(None, Things()), where=held_by(*MINIONS, *ON_MINION))
@carries(On, Place.DOOR, kind=(Happening.UNLOCKS, Happening.TORPOR, Happening.BURNED), who=Who.SELF, where=held_by(*ON_MINION))
@carries(On, Place.DOOR, kind=Happening.REPLACES, seat=Who.YOU, where=held_by(Place.TABLE))
def post(t: Table, kind: Happening, who: int = 0, by: int = 0, seat: int = NOBODY, amount: int = 0, *, leaves: bool = False) -> None:
    """Something happens: whoever waits for it is found now, before `who` leaves if it `leaves`. What they do is done at the next seam."""
    entries = t.index.triggers.get(kind)
    if entries is not None:
        t.posted += heard(t, entries, Event(kind, who, by, seat, amount), leaves)


def heard(t: Table, entries: Entries, event: Event, leaves: bool = False) -> list[Posted]:
    """The triggers among some that wait for just this, as they are now."""
    found = []
    for entry in entries:
        if hears(t, entry, event):
            source, bearer = t.pieces[entry.source], t.pieces[entry.bearer]
            on = entry.bearer if is_minion(bearer) else 0
            gone = leaves and event.who in (source.id, source.host)
            found.append(Posted(event, source.id, source.card, source.form, entry.static.n, entry.seat, on, gone))
    return found


def hears(t: Table, entry: Entry, event: Event) -> bool:
    """Whether a trigger waits for just this."""
    return entry.static.hears is None or entry.static.hears(t, entry, event)


def hearing(on: On) -> Hears | None:
    """What a pattern asks of those who have a part in an event, as a function; nothing if anybody may."""
    tests = [
        *([_piece("who", on.who)] if on.who is not None else []),
        *([_piece("by", on.by)] if on.by is not None else []),
        *([SEATS[on.seat]] if on.seat is not None else []),
        *([_most(on.most)] if on.most else []),
        *([_least(on.least)] if on.least else []),
        *([_another_card] if on.kind is Happening.REPLACES else []),
    ]
    if len(tests) < 2:
        return tests[0] if tests else None
    return lambda t, entry, event: all(test(t, entry, event) for test in tests)


def _piece(role: str, asked: Target) -> Hears:
    """The minion of the trigger itself, or one of some pieces; "you" is who controls the card."""
    if not isinstance(asked, Pred):
        return lambda t, entry, event: bool(getattr(event, role) == entry.bearer)
    some = asked

    def one_of(t: Table, entry: Entry, event: Event) -> bool:
        piece = t.pieces.get(getattr(event, role))
        return piece is not None and fits(t, piece, some, entry.seat, t.pieces[entry.bearer])

    return one_of


def _most(amount: int) -> Hears:
    return lambda t, entry, event: event.amount <= amount


def _least(amount: int) -> Hears:
    return lambda t, entry, event: event.amount >= amount


def _another_card(t: Table, entry: Entry, event: Event) -> bool:
    return event.card != entry.card


SEATS: Final[dict[Who, Hears]] = {
    Who.YOU: lambda t, entry, event: event.seat == entry.seat,
    Who.OTHERS: lambda t, entry, event: event.seat != entry.seat,
    Who.PREY: lambda t, entry, event: event.seat == t.prey(entry.seat),
    Who.PREDATOR: lambda t, entry, event: event.seat == t.predator(entry.seat),
    Who.CONTROLLER: lambda t, entry, event: event.seat == t.pieces[entry.bearer].controller,
    Who.KEPT: lambda t, entry, event: event.seat == t.pieces[entry.source].bound.seat,
}
"""Whose phase it is, who is bled, or who called, as the card in play sees it."""


def stands(t: Table, trigger: Trigger, seat: int, bearer: int) -> bool:
    """Whether what a trigger asks is true, now that it acts; "you" is who controls its card."""
    return trigger.if_ is None or holds(trigger.if_)(t, Situation(seat, t.pieces.get(bearer)))


def trigger_of(t: Table, posted: Posted) -> Trigger:
    """The trigger that heard of an event."""
    ability = t.book.forms[posted.card][posted.form].abilities[posted.n]
    if not isinstance(ability, Trigger):
        raise TypeError(f"ability {posted.n} of card {posted.card} waits for nothing")
    return ability


def order(t: Table) -> tuple[int, list[Posted]]:
    """Who says which trigger acts next, and among which: rulings of our own, for the rulebook is silent.

    In an action those of the acting Methuselah come first, then clockwise, each in the order that their controller likes.
    Outside actions the Methuselah whose turn it is orders them all, as everything in a phase.
    """
    if t.action is None:
        return t.active, list(t.posted)
    first = t.action.seat
    for seat in (first, *t.after(first)):
        theirs = [posted for posted in t.posted if posted.seat == seat]
        if theirs:
            return seat, theirs
    return first, list(t.posted)


TOUCHED: Final[dict[type[Effect], str]] = {BurnPool: "pool", GainPool: "pool", GainBlood: "blood", Unlock: "lock", Burn: "card"}
"""What plain effects change. Of two that change different things, or that are of one sort, it does not matter which comes first."""


def matters(t: Table, among: list[Posted]) -> bool:
    """Whether it could make a difference which of some triggers acts first; equal cards never do."""
    done = [trigger_of(t, posted).do for posted in among]
    if all(effects == done[0] for effects in done):
        return False
    effects = [effect for one in done for effect in one]
    sorts = dict.fromkeys(type(effect) for effect in effects)
    return not all(_plain(effect) for effect in effects) or len(sorts) > len(dict.fromkeys(TOUCHED[sort] for sort in sorts))


def _plain(effect: Effect) -> bool:
    return type(effect) in TOUCHED and (not isinstance(effect, Burn) or effect.what is Who.THIS_CARD)
