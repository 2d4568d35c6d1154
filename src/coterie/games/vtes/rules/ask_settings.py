"""When a Methuselah is asked, as they set it: only where it can matter, or wherever the rules allow to do something."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.table import Table
from coterie.kernel.questions import Outside

ASK_ALWAYS: Final = "ask-always"
"""Ask me also for reactions where I can neither block nor am the target, and for attempts to block that must fail once more."""
ASK_USUAL: Final = "ask-usual"
"""Ask me only where it can matter."""


def set_asked(t: Table, outside: Outside) -> bool:
    """Note when somebody wants to be asked: everybody may know it, and who is asked depends on it (v5.play.impulse).

    Says whether it was such an entry.
    """
    if outside.kind not in (ASK_ALWAYS, ASK_USUAL) or outside.seat is None:
        return False
    t.players[t.seat_number(outside.seat)].always_asked = outside.kind == ASK_ALWAYS
    return True
