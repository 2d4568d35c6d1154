"""The page of figures: what it lists is what there is, and the programs that write into it find their places."""

from __future__ import annotations

import re

from coterie.kernel import rulebook
from tests.contract import checks
from tests.docs.pages import text
from tests.games.empire.test_mutants import FAULTS

PAGE = text("docs/quality.md")


def test_every_check_of_the_contract_is_explained() -> None:
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE) == [*checks.ALL, checks.two_worlds.__name__]


def test_the_counts_are_those_of_the_source() -> None:
    for game in ("empire", "fury", "vtes"):
        assert f"| 0 of {len(rulebook.load(game))} |" in PAGE
    assert f"| 0 of {len(FAULTS)} |" in PAGE


def test_there_is_one_place_for_each_figure_that_a_program_writes() -> None:
    for mark in ("strength", "long-run"):
        assert PAGE.count(f"<!-- {mark} -->") == PAGE.count(f"<!-- /{mark} -->") == 1
