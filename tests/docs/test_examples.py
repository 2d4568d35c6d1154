"""The Python sessions of the pages, each run from top to bottom."""

from __future__ import annotations

import doctest
import re

import pytest

import coterie
from tests.docs.pages import FENCE, PAGES, blocks, name_of, text

API = "docs/api.md"
WITH_SESSIONS = [name_of(page) for page in PAGES if blocks(name_of(page), "pycon")]
PUBLIC = [*coterie.__all__, *vars(coterie.Game), *vars(coterie.Decision)]
UNSAID = {"Bot", "Decision", "Event", "Game", "Option", "Outcome", "Reason", "WhyNot", "ask", "definition", "enter", "name"}
"""Types that one meets without naming them, and what only those need who write games or keep logs."""


def session(page: str) -> str:
    """A page with everything but its examples blanked out, so that a failure names the line of the page."""
    whole = text(page)
    lines = [""] * (whole.count("\n") + 1)
    for found in FENCE.finditer(whole):
        if found[1] == "pycon":
            at = whole.count("\n", 0, found.start(2))
            body = found[2].splitlines()
            lines[at : at + len(body)] = body
    return "\n".join(lines)


@pytest.mark.parametrize("page", WITH_SESSIONS)
def test_every_example_gives_what_it_shows(page: str) -> None:
    example = doctest.DocTestParser().get_doctest(session(page), {}, page, page, 0)
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=report.append)
    assert example.examples
    assert not report, "".join(report)


def test_the_page_of_the_api_teaches_everything_public() -> None:
    said = set(re.findall(r"\w+", text(API)))
    assert [name for name in PUBLIC if not name.startswith("_") and name not in UNSAID | said] == []
