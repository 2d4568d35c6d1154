"""Deck files of Vampire Empire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from coterie.games.empire.cards import read_deck
from coterie.terminal.files import read


def read_decks(names: Sequence[str], setup: Mapping[str, object]) -> dict[str, object]:
    """Deck files, each for its side."""
    decks = [read_deck(read(Path(name)), name) for name in names]
    return {f"{deck.side}_deck": msgspec.to_builtins(deck) for deck in decks}
