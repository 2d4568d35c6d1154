"""The printed texts of all proved cards in each language but English that has a grammar, as files that were read line by line.

`python -m tests.games.vtes.text.golden` writes them anew; read the difference before it is kept. English is proved instead.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from coterie.games.vtes.text import name, printed
from coterie.games.vtes.text.grammar import GRAMMARS
from tests.games.vtes.text.cards import PROVED

FOLDER: Final = Path(__file__).parents[3] / "golden"
LANGUAGES: Final = tuple(language for language in GRAMMARS if language != "en")


def file(language: str) -> Path:
    """Where the texts of a language are kept."""
    return FOLDER / f"vtes-cards-{language}.txt"


def written(language: str) -> str:
    """All texts of a language: number and name, the text, an empty line."""
    return "\n".join(f"{card_id} {name(card_id, language)}\n{printed(card_id, language).plain()}\n" for card_id in PROVED)


if __name__ == "__main__":
    for language in LANGUAGES:
        file(language).write_text(written(language), encoding="utf-8")
