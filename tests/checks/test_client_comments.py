"""The sources of the browser client: a documentation comment stands before what it describes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "web" / "src"
NOTHING = re.compile(r"\s*(\n|\}|\]|\)|/\*\*|//|$)")
"""What cannot be described: an empty line, the end of a block, another comment."""


def stray(source: str) -> list[str]:
    """Documentation comments that nothing follows. The first comment of a module describes the module."""
    lines = source.split("\n")
    found = []
    for at, line in enumerate(lines[:-1]):
        ends = re.search(r"\*/\s*$", line)
        begins = next((back for back in range(at, -1, -1) if "/**" in lines[back]), None) if ends else None
        if begins and lines[begins].strip().startswith("/**") and NOTHING.match(lines[at + 1] + "\n"):
            found.append(lines[begins].strip())
    return found


@pytest.mark.parametrize("path", sorted([*ROOT.rglob("*.ts"), *ROOT.rglob("*.svelte")]), ids=lambda path: str(path.relative_to(ROOT)))
def test_comments_stand_before_what_they_describe(path: Path) -> None:
    assert stray(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("/** A module. */\n\nlet a;\n", 0),
        ("let a;\n/** The first. */\n\nlet b;\n", 1),
        ("class A {\n  a = 1;\n  /** The first. */\n}\n", 1),
        ("class A {\n  /** The first. */\n  a = 1;\n}\n", 0),
        ("let a;\n/**\n * Two lines.\n */\nlet b;\n", 0),
    ],
)
def test_a_comment_behind_is_found(code: str, count: int) -> None:
    assert len(stray(code)) == count
