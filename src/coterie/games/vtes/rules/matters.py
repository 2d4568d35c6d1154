"""Matters: what a chapter of the rules leads to that another chapter carries out. Chapters know matters, not each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules


class Matter(msgspec.Struct, frozen=True):
    """Something that is to happen now, until it is over."""


class Fight(Matter, frozen=True):
    """Two minions enter combat (v5.combat)."""

    acting: int
    opposing: int
    from_block: bool = False


class Hurt(Matter, frozen=True):
    """A minion takes environmental damage, in combat or outside it (v5.combat.environmental)."""

    minion: int
    normal: int
    aggravated: int = 0
    preventable: bool = False


class BloodHunt(Matter, frozen=True):
    """A blood hunt against a vampire is put to the vote (v5.blood-hunt)."""

    diablerist: int


class Equip(Matter, frozen=True):
    """A minion is equipped with a card that another card brought, at its cost (v5.action.equip)."""

    seat: int
    actor: int
    card: int


class PlayCard(Matter, frozen=True):
    """A minion plays a card that is no action (v5.play.card)."""

    seat: int
    card: int
    form: int
    user: int


M = TypeVar("M", bound=Matter)
Course = Callable[[Table, M], Rules[None]]
COURSES: dict[type[Matter], Course[Any]] = {}
"""Filled when a book is built: `support.registry.collect` has every module of the rules register what it carries out."""


def carries_out(sort: type[M]) -> Callable[[Course[M]], Course[M]]:
    """Register the chapter that carries out a matter."""

    def register(course: Course[M]) -> Course[M]:
        if sort in COURSES:
            raise ValueError(f"{sort.__name__} is carried out twice")
        COURSES[sort] = course
        return course

    return register


def happen(t: Table, matter: Matter) -> Rules[None]:
    """Let a matter take its course; what comes after it goes on when it is over."""
    return COURSES[type(matter)](t, matter)
