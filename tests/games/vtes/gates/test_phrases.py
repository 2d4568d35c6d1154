"""How many phrases of official card texts stand in our files: runs of eight words that fewer than five cards share. The number only falls.

The texts are read from the installed card package; nothing of them is kept here.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path

from coterie.games.vtes.pool import facts

ROOT = Path(__file__).parents[4]
LENGTH, SHARED = 8, 5
"""A phrase has so many words; what so many cards or more have in common is nobody's phrase."""
AT_MOST: dict[str, int] = {
    "src/coterie/games/vtes/families/bleed/en.ftl": 8,
    "src/coterie/games/vtes/families/blocks/en.ftl": 8,
    "src/coterie/games/vtes/families/blocks/words.py": 1,
    "src/coterie/games/vtes/families/blood/en.ftl": 2,
    "src/coterie/games/vtes/families/control/en.ftl": 3,
    "src/coterie/games/vtes/families/costs/en.ftl": 4,
    "src/coterie/games/vtes/families/costs/words.py": 2,
    "src/coterie/games/vtes/families/course/does.py": 2,
    "src/coterie/games/vtes/families/course/en.ftl": 3,
    "src/coterie/games/vtes/families/course/words.py": 3,
    "src/coterie/games/vtes/families/crypt/en.ftl": 17,
    "src/coterie/games/vtes/families/crypt/words.py": 5,
    "src/coterie/games/vtes/families/damage/en.ftl": 7,
    "src/coterie/games/vtes/families/damage/words.py": 2,
    "src/coterie/games/vtes/families/limits/en.ftl": 17,
    "src/coterie/games/vtes/families/limits/words.py": 8,
    "src/coterie/games/vtes/families/locks/en.ftl": 20,
    "src/coterie/games/vtes/families/nature/en.ftl": 1,
    "src/coterie/games/vtes/families/piles/en.ftl": 21,
    "src/coterie/games/vtes/families/piles/words.py": 7,
    "src/coterie/games/vtes/families/referendums/en.ftl": 16,
    "src/coterie/games/vtes/families/referendums/words.py": 6,
    "src/coterie/games/vtes/families/rounds/en.ftl": 13,
    "src/coterie/games/vtes/families/strikes/en.ftl": 11,
    "src/coterie/games/vtes/families/strikes/words.py": 7,
    "src/coterie/games/vtes/records.py": 1,
    "src/coterie/games/vtes/rules/combat/prevention.py": 1,
    "src/coterie/games/vtes/rules/targets.py": 1,
    "src/coterie/games/vtes/rules/torpor.py": 2,
    "src/coterie/games/vtes/text/conditions.py": 1,
    "src/coterie/games/vtes/text/proof/normal.py": 15,
    "src/coterie/locale/en/vtes-cards.ftl": 47,
    "src/coterie/locale/en/vtes-rules-a.ftl": 1,
    "src/coterie/locale/en/vtes-rules-b.ftl": 2,
    "tests/games/vtes/text/test_normal.py": 4,
}
"""So many by file: lower a number when it falls, and never raise one."""
TOTAL = 269
"""So many in all: what moves from file to file counts once."""
WORD = re.compile(r"[a-z0-9+]+")
SLOT = re.compile(r"\{[^{}]*\}")
"""What a message leaves open: no phrase goes across it."""


def runs(text: str) -> set[int]:
    """Every run of so many words, as a number."""
    found = set[int]()
    for part in SLOT.sub("\n\n", text.lower()).split("\n\n"):
        words = WORD.findall(part)
        found |= {hash(tuple(words[n : n + LENGTH])) for n in range(len(words) - LENGTH + 1)}
    return found


@cache
def official() -> frozenset[int]:
    """The phrases of few cards."""
    shared = Counter(run for fact in facts().values() for run in runs(fact.text))
    return frozenset(run for run, cards in shared.items() if cards < SHARED)


@cache
def found() -> dict[str, int]:
    """How many phrases stand in each of our files that has some."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    counts = {name: len(runs(_read(ROOT / name)) & official()) for name in listed if name}
    return {name: count for name, count in counts.items() if count}


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return ""


def test_no_file_gains_a_phrase_of_a_card() -> None:
    assert {name: count for name, count in found().items() if count > AT_MOST.get(name, 0)} == {}


def test_all_files_together_have_no_more_than_before() -> None:
    assert sum(found().values()) <= TOTAL
    assert sum(AT_MOST.values()) <= TOTAL


def test_the_phrases_are_looked_for_at_all() -> None:
    text = max((fact.text for fact in facts().values()), key=len)
    assert len(official()) > 50_000
    assert len(runs(f"# {text.upper()}") & official()) > 10
    assert runs("fewer words than one phrase has") == set()
