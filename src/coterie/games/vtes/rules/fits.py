"""Whether a thing is what a definition asks for: each predicate as a function, made once and kept (v5.play.targets)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, singledispatch
from operator import ge, gt, le, lt
from typing import Final, NamedTuple, TypeAlias

from coterie.games.vtes.cards.vocabulary import (
    All,
    AnyOf,
    Capacity,
    Clan,
    Control,
    Count,
    Has,
    In,
    IsA,
    Keyword,
    Locked,
    Not,
    Noun,
    Order,
    Political,
    Pred,
    Requires,
    Same,
    Sect,
    Titled,
    Who,
    part,
    parts,
)
from coterie.games.vtes.table import ALLY, ATTACHED, CARD, READY, TABLE, TORPOR, VAMPIRE, Piece, Table
from coterie.kernel.errors import CoterieError


class Untestable(CoterieError):
    """Nothing tests such a predicate; a card that asks for it is refused when the book is built."""


class Scope(NamedTuple):
    """Who asks."""

    seat: int
    """Who "you" are."""
    than: Piece | None
    """The minion that plays or bears the card."""
    counters: int
    """Those on the card that asks."""


Check: TypeAlias = Callable[[Table, Piece, Scope], bool]
KINDS: Final = {Noun.VAMPIRE: (VAMPIRE,), Noun.ALLY: (ALLY,), Noun.MINION: (VAMPIRE, ALLY)}
ANY_KIND: Final = (VAMPIRE, ALLY, CARD)
IN_PLAY: Final = (READY, TORPOR, TABLE, ATTACHED)
ORDERS: Final = {Order.LESS: lt, Order.MORE: gt, Order.AT_LEAST: ge, Order.AT_MOST: le}


def fits(t: Table, piece: Piece, pred: Pred, seat: int, than: Piece | None, counters: int = 0) -> bool:
    """Whether a piece is what a definition asks for; `seat` is "you", `than` the minion that plays or bears the card.

    `counters` are those on the card that asks. Whatever does not say where it is must be in play.
    """
    sieve = _sieve(pred)
    return piece.kind in sieve.kinds and piece.zone in sieve.zones and sieve.rest(t, piece, Scope(seat, than, counters))


def fitting(t: Table, pred: Pred, seat: int, than: Piece | None, counters: int = 0) -> list[Piece]:
    """All pieces that are what a definition asks for, as `fits` says of each."""
    (kinds, zones, rest), scope = _sieve(pred), Scope(seat, than, counters)
    return [piece for piece in t.pieces.values() if piece.kind in kinds and piece.zone in zones and rest(t, piece, scope)]


class Sieve(NamedTuple):
    """A whole predicate: what a piece must be and where, which leaves few of all, and a function for the rest."""

    kinds: tuple[int, ...]
    zones: tuple[str, ...]
    rest: Check


@cache
def _sieve(pred: Pred) -> Sieve:
    """The sieve of a predicate. Predicates keep their hash, so it is found at once."""
    noun, place = part(pred, IsA), part(pred, In)
    kinds = KINDS.get(noun.noun) if noun is not None else None
    rest = _every([compiled(one) for one in parts(pred) if one is not place and (one is not noun or kinds is None)])
    if place is not None:
        return Sieve(kinds or ANY_KIND, (place.region.value,), rest)
    return Sieve(kinds or ANY_KIND, IN_PLAY, lambda t, piece, scope: t.is_in_play(piece) and rest(t, piece, scope))


def has_level(minion: Piece, discipline: str) -> bool:
    """Whether a minion has a discipline: "aus" at any level, "AUS" at superior (v5.crypt.disciplines)."""
    return minion.disciplines.get(discipline.lower(), 0) >= (2 if discipline.isupper() else 1)


def title_of(minion: Piece) -> str:
    """The title a vampire bears now: nothing while it is contested, or does not suit sect and clan (v5.contest.title, v5.sect)."""
    return "" if minion.standing.contests or minion.standing.unfit else minion.title


def age(minion: Piece) -> int:
    """The capacity of a minion; an ally that plays a card as a vampire counts as one of capacity 1 (v5.minion-card.ally-as-vampire)."""
    return 1 if minion.kind == ALLY else minion.capacity


@singledispatch
def compiled(pred: Pred) -> Check:
    """What a predicate comes to, as a function of a table, a piece and who asks."""
    raise Untestable(f"nothing tests {pred}")


@compiled.register
def _(pred: All) -> Check:
    return _every([compiled(one) for one in pred.of])


def _every(tests: list[Check]) -> Check:
    """Whether all of these hold."""
    if not tests:
        return lambda t, piece, scope: True
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda t, piece, scope: first(t, piece, scope) and second(t, piece, scope)

    def every(t: Table, piece: Piece, scope: Scope) -> bool:
        for holds in tests:  # noqa: SIM110  # a generator costs more than the tests
            if not holds(t, piece, scope):
                return False
        return True

    return every


@compiled.register
def _(pred: AnyOf) -> Check:
    tests = tuple(compiled(one) for one in pred.of)
    return lambda t, piece, scope: any(holds(t, piece, scope) for holds in tests)


@compiled.register
def _(pred: Not) -> Check:
    holds = compiled(pred.of)
    return lambda t, piece, scope: not holds(t, piece, scope)


@compiled.register
def _(pred: IsA) -> Check:
    if pred.noun is Noun.EQUIPMENT:
        return lambda t, piece, _: piece.zone == ATTACHED and "equipment" in t.book.facts[piece.card].types
    kinds = KINDS.get(pred.noun)
    return (lambda t, piece, _: True) if kinds is None else lambda t, piece, _: piece.kind in kinds


@compiled.register
def _(pred: In) -> Check:
    zone = pred.region.value
    return lambda t, piece, _: piece.zone == zone


@compiled.register
def _(pred: Control) -> Check:
    if pred.by is Who.YOU:
        return lambda t, piece, scope: piece.controller == scope.seat
    if pred.by is Who.PREY:
        return lambda t, piece, scope: piece.controller == t.prey(scope.seat)
    if pred.by is Who.PREDATOR:
        return lambda t, piece, scope: piece.controller == t.predator(scope.seat)
    if pred.by is Who.THAT:
        return lambda t, piece, _: piece.controller == t.active
    raise Untestable(f"nothing is controlled by {pred.by}")


@compiled.register
def _(pred: Locked) -> Check:
    return lambda t, piece, _: piece.locked


@compiled.register
def _(pred: Titled) -> Check:
    among = pred.among
    return (lambda t, piece, _: title_of(piece) in among) if among else lambda t, piece, _: bool(title_of(piece))


@compiled.register
def _(pred: Sect) -> Check:
    name = pred.name
    return lambda t, piece, _: piece.sect == name


@compiled.register
def _(pred: Clan) -> Check:
    clan = pred.clan
    return lambda t, piece, _: piece.clan == clan


@compiled.register
def _(pred: Keyword) -> Check:
    trait = pred.trait
    return lambda t, piece, _: trait in t.form_of(piece).traits


@compiled.register
def _(pred: Has) -> Check:
    discipline = pred.discipline
    return lambda t, piece, _: has_level(piece, discipline)


@compiled.register
def _(pred: Requires) -> Check:
    return lambda t, piece, _: pred.discipline in t.book.facts[piece.card].needs


@compiled.register
def _(pred: Political) -> Check:
    def calls(t: Table, piece: Piece, _: Scope) -> bool:
        return t.action is not None and t.action.actor == piece.id and t.action.kind == "political"

    return calls


@compiled.register
def _(pred: Same) -> Check:
    if pred.who is Who.SELF:
        return lambda t, piece, scope: scope.than is not None and piece.id == scope.than.id
    if pred.who is Who.ACTING:
        return lambda t, piece, _: t.action is not None and piece.id == t.action.actor
    if pred.who is Who.BLOCKER:
        return lambda t, piece, _: t.action is not None and piece.id == t.action.blocked_by
    if pred.who is Who.COMBATANT:
        return lambda t, piece, _: t.combat is not None and any(side.minion == piece.id for side in t.combat.sides)
    raise Untestable(f"nobody is {pred.who}")


@compiled.register
def _(pred: Capacity) -> Check:
    """Capacities are compared (v5.crypt.capacity); without the other minion, nothing holds."""
    compare, to = ORDERS[pred.order], pred.to
    if to is Who.SELF:
        return lambda t, piece, scope: scope.than is not None and compare(age(piece), age(scope.than))
    if isinstance(to, int):
        return lambda t, piece, _: compare(age(piece), to)
    if to is Count.COUNTERS_HERE:
        return lambda t, piece, scope: compare(age(piece), scope.counters)
    raise Untestable(f"no capacity is compared with {to}")
