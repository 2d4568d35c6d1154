"""The bot for newcomers: it plays by a game's rules of thumb, and overlooks much of what it could do."""

from __future__ import annotations

from typing import Final

from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.questions import PASS
from coterie.kernel.seat import Bot, Seat

OVERLOOKED: Final = 25
"""Of a hundred options so many are overlooked in one's own turn."""
MISSED: Final = 45
"""The same in windows, where a beginner forgets most: blocks, stealth, cards kept for defence."""


class EasyBot:
    """Chooses as another bot would if it had seen only some of the options; to pass, and answers of several marks, are always seen."""

    def __init__(self, seed: int, thumb: Bot) -> None:
        self._chance = Chance(derive(seed, 1))
        self._thumb = thumb

    def choose(self, seat: Seat, decision: Decision) -> str:
        keys = decision.keys
        if decision.marks is None and len(keys) > 1:
            blind = MISSED if decision.window else OVERLOOKED
            noticed = [key for key in keys if key == PASS or self._chance.roll(100) >= blind]
            decision = decision.narrowed(noticed or keys)
        return self._thumb.choose(seat, decision)
