"""How effects are carried out, and what the words of definitions mean at the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.games.vtes.cards.vocabulary import Count, Effect, Node, Period, Pred, Trigger, Who
from coterie.games.vtes.events import Posted
from coterie.games.vtes.history import triggered
from coterie.games.vtes.rules.ask import choose_piece, choose_word
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.events import matters, order, stands, trigger_of
from coterie.games.vtes.rules.fits import fitting
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.naming import card_ref, ref
from coterie.games.vtes.support.registry import ANY, HOLDERS, Place, Where, Within, carries
from coterie.games.vtes.table import Piece, Table
from coterie.kernel.questions import PASS, Rules

Doer = Callable[[Table, Deed, Any], Rules[None]]
Change = Callable[[Table, Deed, Any], None]
DOERS: dict[type, Doer] = {}
CHANGES: dict[type, Change] = {}


def does(sort: type[Node], *places: Place, where: Where | None = None, **fields: object) -> Callable[[Doer], Doer]:
    """Register how an effect is carried out, and where in a definition."""

    def register(doer: Doer) -> Doer:
        DOERS[sort] = doer
        return carries(sort, *places, where=where, **fields)(doer)

    return register


def at_once(sort: type[Node], *places: Place, where: Where | None = None, **fields: object) -> Callable[[Change], Change]:
    """Register an effect that asks nobody anything, and where in a definition it is carried out."""

    def register(change: Change) -> Change:
        CHANGES[sort] = change
        return carries(sort, *places, where=where, **fields)(change)

    return register


def carry_out(t: Table, deed: Deed, effect: Effect) -> Rules[None]:
    """Carry out one effect, which is the cause of what is told meanwhile. What cards in play do because of it waits for the next seam."""
    before = t.cause
    if deed.card:
        t.cause = (deed.source, deed.card)
    try:
        change = CHANGES.get(type(effect))
        if change is not None:
            change(t, deed, effect)
        else:
            yield from DOERS[type(effect)](t, deed, effect)
    finally:
        t.cause = before


def apply(t: Table, deed: Deed, effect: Effect) -> Rules[None]:
    """Carry out one effect, and what cards in play do because of it."""
    yield from carry_out(t, deed, effect)
    if t.posted:
        yield from follow(t)


def apply_all(t: Table, deed: Deed, effects: tuple[Effect, ...]) -> Rules[None]:
    """Carry out effects in their order."""
    for effect in effects:
        yield from apply(t, deed, effect)


ONCE = (None, Period.TURN)


@carries(Trigger, *HOLDERS, on=Within(Place.MOMENT), do=Within(), may=ANY, if_=Within(Place.WHILE), once=ONCE)
def follow(t: Table) -> Rules[None]:
    """The seam after something has happened: cards in play that waited for it act, one after the other; what they cause follows in turn.

    Who acts on what it did itself, or on what befell it, is seen to act; of other cards it is told.
    """
    while t.posted:
        posted = yield from next_posted(t)
        trigger, use = trigger_of(t, posted), triggered(posted.source, posted.n)
        there = posted.leaves or posted.source in t.pieces
        if not there or t.players[posted.seat].ousted or (trigger.once and t.uses.get(use)):
            continue
        if not stands(t, trigger, posted.seat, posted.bearer):
            continue
        if trigger.may:
            answer = yield from unless_left(t, posted.seat, choose_word(t, posted.seat, "trigger", ("yes", PASS), posted.card), PASS)
            if answer != "yes":
                continue
        if trigger.once:
            t.uses[use] = 1
        if posted.source not in (posted.event.who, posted.event.by):
            t.tell("vtes-event-applied", card=ref(t, posted.source) if posted.source in t.pieces else card_ref(t, posted.card))
        deed = Deed(posted.seat, posted.bearer, posted.card, posted.form, (), posted.source, by=posted.event.by)
        yield from apply_all(t, deed, trigger.do)


def next_posted(t: Table) -> Rules[Posted]:
    """The trigger that acts next: the oldest card, unless it matters; those that have left with what happened come first."""
    seat, among = order(t)
    chosen = among[0]
    if len(among) > 1 and matters(t, among) and all(posted.source in t.pieces for posted in among):
        sources = list(dict.fromkeys(posted.source for posted in among))
        number = yield from unless_left(t, seat, choose_piece(t, seat, "next-trigger", sources), chosen.source)
        chosen = next(posted for posted in among if posted.source == number)
    t.posted.remove(chosen)
    return chosen


def candidates(t: Table, deed: Deed, some: Pred) -> list[int]:
    """The pieces a definition asks for, as they are now."""
    than, source = t.pieces.get(deed.user), t.pieces.get(deed.source)
    counters = deed.x if source is None else source.blood
    return [piece.id for piece in fitting(t, some, deed.seat, than, counters)]


def one_of(t: Table, deed: Deed, some: Pred, prompt: str) -> Rules[int]:
    """The piece chosen when the card was played, if there is one and it still fits; else choose one now. 0 if there is none."""
    found = candidates(t, deed, some)
    if deed.chosen:
        return deed.chosen[0] if deed.chosen[0] in found else 0
    return (yield from choose_piece(t, deed.seat, prompt, found, about=deed.card))


def minion_of(t: Table, deed: Deed, who: Who) -> Piece | None:
    """The minion that a word of a definition means here, if it is still there."""
    action = t.action
    if who in (Who.SELF, Who.ATTACHED):
        return t.pieces.get(deed.user)
    if who is Who.RECRUITER:
        return t.pieces.get(deed.by)
    if who is Who.ACTING:
        return None if action is None else t.pieces.get(action.actor)
    if who is Who.BLOCKER:
        return None if action is None else t.pieces.get(action.blocked_by)
    if who is Who.CHOSEN or who is Who.ONE:
        return t.pieces.get(deed.chosen[0]) if deed.chosen else None
    return None


def number_of(piece: Piece | None) -> int:
    """The number of a piece, 0 of none."""
    return 0 if piece is None else piece.id


SOMEBODY = (Who.SELF, Who.ACTING, Who.BLOCKER, Who.CHOSEN)
"""The minions of an action that a card played in it may mean."""
METHUSELAHS = (Who.YOU, Who.PREY, Who.PREDATOR, Who.EACH)
"""Who is there whatever happens."""


def seats_of(t: Table, deed: Deed, who: Who) -> list[int]:
    """The Methuselahs that a word of a definition means here."""
    if who is Who.YOU:
        return [deed.seat]
    if who is Who.PREY:
        prey = t.prey(deed.seat)
        return [prey] if prey >= 0 else []
    if who is Who.TARGET:
        return [] if t.action is None or t.action.target < 0 else [t.action.target]
    if who is Who.PREDATOR:
        predator = t.predator(deed.seat)
        return [predator] if predator >= 0 else []
    if who is Who.CHOSEN:
        return [] if t.referendum is None or t.referendum.chosen < 0 else [t.referendum.chosen]
    if who is Who.THAT:
        return [t.active]
    if who is Who.CONTROLLER:
        minion = t.pieces.get(deed.user)
        return [] if minion is None else [minion.controller]
    return t.alive()


def count(t: Table, deed: Deed, number: int | Count) -> int:
    """A number of a definition, counted now."""
    if isinstance(number, int):
        return number
    if number is Count.MARGIN:
        return 0 if t.referendum is None else t.referendum.margin()
    if number is Count.BLOOD_LOST_TO_DAMAGE:
        combat = t.running_combat()
        return next((side.lost for side in combat.sides if side.minion != deed.user), 0)
    if number is Count.COUNTERS_HERE:
        source = t.pieces.get(deed.source)
        return 0 if source is None else source.blood
    return deed.x + 1 if number is Count.X_PLUS_1 else deed.x
