"""The session of docs/api.md, run from top to bottom."""

from __future__ import annotations

import doctest

import coterie
from tests.docs.pages import FENCE, text

PAGE = "docs/api.md"
TAUGHT = (
    *(name for name in coterie.__all__ if not name.startswith("_")),
    *(name for name in vars(coterie.Game) if not name.startswith("_")),
    *(name for name in vars(coterie.Decision) if not name.startswith("_")),
)
UNSAID = {"Bot", "Decision", "Event", "Game", "Option", "Outcome", "Reason", "WhyNot", "ask", "definition", "name"}
"""Types that one meets without naming them, and three attributes for those who write games."""


def session() -> str:
    """The page with everything but its examples blanked out, so that a failure names the line of the page."""
    page = text(PAGE)
    lines = [""] * (page.count("\n") + 1)
    for found in FENCE.finditer(page):
        if found[1] == "pycon":
            at = page.count("\n", 0, found.start(2))
            body = found[2].splitlines()
            lines[at : at + len(body)] = body
    return "\n".join(lines)


def test_every_example_gives_what_it_shows() -> None:
    example = doctest.DocTestParser().get_doctest(session(), {}, PAGE, PAGE, 0)
    assert len(example.examples) > 40
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=report.append)
    assert not report, "".join(report)


def test_the_page_teaches_everything_public() -> None:
    page = text(PAGE)
    assert [name for name in TAUGHT if name not in UNSAID and name not in page] == []
