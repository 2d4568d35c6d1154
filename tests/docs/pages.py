"""The pages of the documentation, and the blocks of code in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def text(name: str) -> str:
    """A page, by its path from the root."""
    return (ROOT / name).read_text(encoding="utf-8")


def name_of(page: Path) -> str:
    """The path of a page from the root."""
    return page.relative_to(ROOT).as_posix()


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return [body for found, body in FENCE.findall(text(name)) if found == language]


def prose(name: str) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", text(name))
