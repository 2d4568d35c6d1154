"""Every message about decks that the code can ask for exists, and each that exists is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import coterie
from coterie.games.vtes.formats import FORMATS
from coterie.games.vtes.formats.legality import CONSTRUCTIONS
from tests.locale.files import messages

SOURCE = Path(coterie.__file__).parent
FILES = [
    *(SOURCE / "games" / "vtes" / "formats").rglob("*.py"),
    SOURCE / "games" / "vtes" / "decks.py",
    SOURCE / "games" / "vtes" / "setup.py",
    *(SOURCE / "games" / "vtes" / "terminal").glob("*.py"),
]


def asked_for() -> set[str]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    whole = set(re.findall(r"""["'](vtes-deck-[a-z0-9-]*[a-z0-9])["']""", text))
    remarks = {word for call in re.findall(r"\.(?:fault|note)\(([^\n]*)", text) for word in re.findall(r'"([a-z-]+)"', call)}
    fields = {f"vtes-deck-field-{field}" for held in FORMATS.values() for field in held.holds}
    return whole | fields | {f"vtes-deck-{word}" for word in remarks} | {f"vtes-deck-kind-{name}" for name in CONSTRUCTIONS}


def test_what_is_asked_for_exists_and_what_exists_is_asked_for() -> None:
    assert asked_for() == set(messages("en", "vtes-deck"))
