"""The lock of texts: for each card that is proved, a hash of the official text it was proved against.

`python -m coterie.games.vtes.text.proof.lock` writes it anew, with any cards that are named beside those it has.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from coterie.games.vtes.cards.generated import definitions
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.text.proof.compare import check
from coterie.kernel.errors import CoterieError

LOCK: Final = Path(__file__).parents[2] / "cards" / "text.lock"
HEADING: Final = "# Hashes of the official texts that definitions were proved against: card, hash. Renewed by a command, not by hand.\n"


class NotProved(CoterieError):
    """A card cannot be locked: its definition does not say what the card says."""


class Changed(msgspec.Struct, frozen=True):
    """A card whose official text is no longer the one its definition was proved against."""

    card: int
    name: str


def digest(card_id: int) -> str:
    """A hash of a card's official text."""
    return hashlib.sha256(facts()[card_id].text.encode()).hexdigest()[:20]


def locked() -> dict[int, str]:
    """The cards that are proved, with the hash of the text of that time."""
    rows = [line.split() for line in LOCK.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {int(card_id): found for card_id, found in rows}


def changed() -> list[Changed]:
    """The cards whose text has changed since, or that are gone."""
    known = facts()
    return [
        Changed(card_id, known[card_id].name if card_id in known else "")
        for card_id, found in locked().items()
        if card_id not in known or digest(card_id) != found
    ]


def written(card_ids: Iterable[int]) -> str:
    """The lock of these cards as a file. Each of them must be proved."""
    for card_id in card_ids:
        if found := check(card_id):
            raise NotProved(f"{facts()[card_id].name} is not proved. {found[0]}")
    return HEADING + "".join(f"{card_id} {digest(card_id)}\n" for card_id in sorted(card_ids))


def renew(names: Iterable[str] = ()) -> int:
    """Write the lock anew for all cards it has, all that are defined, and these; say how many there are."""
    card_ids = {*locked(), *definitions(), *(named(name).id for name in names)}
    LOCK.write_text(written(card_ids), encoding="utf-8")
    return len(card_ids)


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{renew(sys.argv[1:])} cards are locked\n")
    except CoterieError as wrong:
        sys.exit(str(wrong))
