"""What Methuselahs say to each other: deals are part of this game."""

from __future__ import annotations

from typing import Final

from coterie.kernel.talk import Phrase

_PLAIN = ("no-block", "please-no-block", "block-help", "deal", "no-deal", "promise-kept", "low-pool")
_NAMING = ("against", "truce", "vote-with", "vote-for", "vote-against", "rescue", "bleed-less", "do-not-oust")

TALK: Final = (*(Phrase(f"vtes-talk-{name}") for name in _PLAIN), *(Phrase(f"vtes-talk-{name}", names=True) for name in _NAMING))
