"""The card that is being played is cancelled."""

from __future__ import annotations

from msgspec.structs import replace

from coterie.games.vtes.cards.vocabulary import Cancel, Kind
from coterie.games.vtes.records import PAID, UNPAID
from coterie.games.vtes.rules.apply import at_once
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.support.registry import ANY, Place, Scope, ignored
from coterie.games.vtes.table import Table
from coterie.kernel.text import Text


def _cancels(effect: Cancel, scope: Scope) -> Text | None:
    """Cards of a type are cancelled as they are played, events are not; only masters are paid for after that."""
    known = effect.sort in list(Kind) and effect.sort != Kind.EVENT
    if known and (not effect.unpaid or effect.sort == Kind.MASTER):
        return None
    return ignored(effect, "sort", scope)


@at_once(Cancel, Place.MASTER, Place.REACTION, Place.REFLEX, where=_cancels, others=ANY, unpaid=ANY)
def _cancel(t: Table, deed: Deed, effect: Cancel) -> None:
    """The card that this one answers is cancelled (v5.wording.cancel)."""
    t.stack[-1] = replace(t.stack[-1], cancelled=UNPAID if effect.unpaid else PAID)
