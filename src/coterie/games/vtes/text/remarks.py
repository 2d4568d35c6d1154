"""What is to be said about the lines of a deck file, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coterie.games.vtes.formats.sheet import Remark
from coterie.locale import Speaker

TOLD: Final = 8
"""How many faults an error tells at most."""


def told(remark: Remark, language: str = "en") -> str:
    """A remark with its line, and the line as it is written.

    >>> from coterie.games.vtes.formats import read
    >>> told(read("4 Bonding\\n2 Deflecton").faults[0])
    'Line 2: There is no card “Deflecton”. Like it: Deflection. [2 Deflecton]'
    """
    line = Speaker(language).tell("vtes-deck-at", number=remark.number, text=remark.text)
    return f"{line} [{' '.join(remark.source.split())}]" if remark.source else line


def all_told(remarks: Sequence[Remark], language: str = "en") -> str:
    """Several remarks in one line, and how many more there are."""
    lines = [told(remark, language) for remark in remarks[:TOLD]]
    if len(remarks) > TOLD:
        lines.append(Speaker(language).tell("vtes-deck-more", count=len(remarks) - TOLD))
    return " · ".join(lines)
