"""Actions that must be performed before all others, and minions that are stuck between two of them (v5.minion-phase.mandatory)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Must
from coterie.games.vtes.history import Until, Use
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import words_on
from coterie.games.vtes.rules.traits import why_slave
from coterie.games.vtes.table import READY, VAMPIRE, Piece, Table
from coterie.kernel.text import Reason

HUNT, BLEED = "hunt", "bleed"
RULE = "v5.minion-phase.mandatory"


def repeated(t: Table, minion: int, what: str, number: int = 0, n: int = 0) -> bool:
    """Whether a minion has done the same already this turn (v5.action.no-repeat)."""
    return bool(t.uses) and Use(Until.TURN, what, minion, number, n) in t.uses


def demands(t: Table, minion: Piece) -> list[str]:
    """What a ready unlocked minion must do: one without blood hunts, and cards may ask for more (v5.minion-phase.mandatory)."""
    if minion.locked or minion.zone != READY:
        return []
    found = [HUNT] if minion.kind == VAMPIRE and minion.blood == 0 else []
    if words := words_on(t, minion, Must):
        found = list(dict.fromkeys([*found, *[word.action for word in words]]))
    return found


def mandatory(t: Table, seat: int) -> dict[int, str]:
    """Who must act first, and how. Who should do two things, or one that cannot be done, is stuck (v5.minion-phase.mandatory)."""
    found = {}
    for number in t.players[seat].ready:
        wanted = demands(t, t.pieces[number])
        if len(wanted) == 1:
            action = wanted[0]
            if not repeated(t, number, action) and (action != BLEED or why_slave(t, t.pieces[number]) is None):
                found[number] = action
    return found


def why_first(t: Table, minion: Piece, action: str, first: dict[int, str]) -> Reason | None:
    """Whether a minion must let others act first, or must do something else, or is stuck (v5.minion-phase.mandatory)."""
    wanted = demands(t, minion)
    if action and first.get(minion.id) == action:
        return None
    if wanted and minion.id not in first and wanted != [HUNT]:
        return no("stuck", RULE)
    return no_free(first) or (no("must-hunt", RULE) if wanted and action != HUNT else None)


def no_free(first: dict[int, str]) -> Reason | None:
    """Why nothing else can be done while somebody must act (v5.minion-phase.mandatory)."""
    if not first:
        return None
    return no("must-hunt" if HUNT in first.values() else "must-act", RULE)
