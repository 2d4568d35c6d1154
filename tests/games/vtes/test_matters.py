"""Matters: each is carried out by exactly one chapter of the rules."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.matters import COURSES, Fight, Matter, carries_out
from coterie.games.vtes.support.registry import collect
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules


def test_every_matter_has_a_chapter() -> None:
    collect()
    assert set(COURSES) == set(Matter.__subclasses__())


def test_no_matter_has_two() -> None:
    collect()

    def again(t: Table, matter: Fight) -> Rules[None]:
        yield from ()

    with pytest.raises(ValueError, match="Fight"):
        carries_out(Fight)(again)
