"""The page on adding a card is followed to the letter, in a copy of the repository: what it says happens, happens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.pool import named
from tests.docs.copies import Copy
from tests.docs.pages import blocks, text
from tests.games.vtes.text.golden import LANGUAGES as OTHERS
from tests.marks import slow

PAGE = "docs/add-a-card.md"
CARD = "Scouting Mission"
DEFINITION, TESTS = (
    "src/coterie/games/vtes/cards/disciplines/dominate.py",
    "tests/games/vtes/cards/disciplines/test_dominate.py",
)


def replace(copy: Copy, file: str, pattern: str, by: str) -> None:
    """Write something else for what a pattern finds, from there to the end."""
    path = copy.folder / file
    written, count = re.subn(pattern, lambda _: by, path.read_text(encoding="utf-8"), count=1, flags=re.DOTALL)
    assert count == 1, f"{file} has nothing like {pattern}"
    path.write_text(written, encoding="utf-8")


def lacks(copy: Copy, definition: str) -> list[str]:
    """Words of a definition that its module does not import."""
    module = (copy.folder / DEFINITION).read_text(encoding="utf-8")
    return [name for name in sorted(set(re.findall(r"\b[A-Z][A-Za-z]+\b(?=[(.])", definition))) if f"    {name},\n" not in module]


def test_the_card_of_the_page_is_not_there_yet() -> None:
    assert not standard_book().complete(named(CARD).id)


@pytest.mark.parametrize("command", [body for body in blocks(PAGE, "bash") if body.startswith("make ")])
def test_the_targets_of_the_page_are_there(command: str) -> None:
    target = command.split()[1]
    assert re.search(rf"^{target}:", text("Makefile"), re.MULTILINE)


@slow
def test_the_page_adds_a_card(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    wrong, right, tests = blocks(PAGE, "python")
    differs, well = blocks(PAGE, "text")

    assert "You can’t play this card here yet" in copy.coterie("vtes", "card", CARD)
    begun = copy.coterie("vtes", "new", CARD)
    assert DEFINITION in begun
    assert TESTS in begun
    assert "defined already" in copy.coterie("vtes", "new", CARD)

    assert lacks(copy, wrong) == []
    replace(copy, DEFINITION, r"SCOUTING_MISSION = .*", wrong)
    assert differs in copy.run("-m", "tools.card", CARD)

    replace(copy, DEFINITION, r"SCOUTING_MISSION = .*", right)
    replace(copy, TESTS, r"@card\(\"Scouting Mission\"\).*", tests)
    assert copy.run("-m", "coterie.games.vtes.text.proof.lock").strip().endswith("cards are locked")
    copy.run("-m", "tests.games.vtes.text.golden")
    for language in OTHERS:
        assert "Scouting Mission" in (copy.folder / "tests" / "golden" / f"vtes-cards-{language}.txt").read_text(encoding="utf-8")
    checked = copy.run("-m", "tools.card", CARD)
    assert checked.strip().endswith(well.strip()), checked
    assert "tests that name it: 3" in checked
    assert "Complete" in copy.coterie("vtes", "card", CARD)
