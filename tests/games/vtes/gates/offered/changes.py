"""What is different between two tables, in words: whose pool, which piece's blood, what of the action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from coterie.games.vtes.records import Action, Combat, Fighter, Referendum
from coterie.games.vtes.table import Methuselah, Piece, Table


class Difference(NamedTuple):
    """One thing that is not as it was."""

    what: str
    """The field: "pool", "blood", "action.outcome"."""
    whose: int
    """The seat or the piece; -1 if it is nobody's."""
    before: Any
    after: Any


BOOKKEEPING = frozenset({"told", "told_apart", "learned", "ears", "index", "chance", "event_limit", "window", "next_id", "seen", "step"})
"""Fields that follow from others, or say only who knows what."""
PARTS = ("players", "pieces", "action", "combat", "referendum")


def differences(before: Table, after: Table) -> list[Difference]:
    """Everything that differs."""
    found = list(_of(before, after, "", -1, _slots(Table), PARTS))
    for old, new in zip(before.players, after.players, strict=True):
        found += _of(old, new, "", old.seat, _slots(Methuselah))
    for number in before.pieces.keys() | after.pieces.keys():
        if number in before.pieces and number in after.pieces:
            found += _of(before.pieces[number], after.pieces[number], "", number, _slots(Piece))
        else:
            found.append(Difference("piece", number, number in before.pieces, number in after.pieces))
    found += _record(before.action, after.action, "action", _slots(Action))
    found += _record(before.combat, after.combat, "combat", _slots(Combat), ("sides",))
    found += _record(before.referendum, after.referendum, "referendum", _slots(Referendum))
    if before.combat is not None and after.combat is not None:
        for at, (left, right) in enumerate(zip(before.combat.sides, after.combat.sides, strict=True)):
            found += _of(left, right, "fighter.", at, _slots(Fighter))
    return found


def _record(before: Any, after: Any, name: str, fields: tuple[str, ...], apart: tuple[str, ...] = ()) -> Iterator[Difference]:
    if before is None or after is None:
        if before is not after:
            yield Difference(name, -1, before is not None, after is not None)
    else:
        yield from _of(before, after, f"{name}.", -1, fields, apart)


def _of(before: Any, after: Any, start: str, whose: int, fields: tuple[str, ...], apart: tuple[str, ...] = ()) -> Iterator[Difference]:
    for field in fields:
        old, new = getattr(before, field), getattr(after, field)
        if field not in apart and old != new:
            yield Difference(f"{start}{field}", whose, old, new)


def _slots(sort: type) -> tuple[str, ...]:
    names = [name for owner in sort.__mro__ for name in owner.__dict__.get("__slots__", ())]
    return tuple(name for name in names if name not in BOOKKEEPING)
