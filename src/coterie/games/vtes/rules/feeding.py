"""Who may be fed, and by which hunting grounds (v5.card.hunting-grounds)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Pred, Trait
from coterie.games.vtes.history import FED, Until, Use
from coterie.games.vtes.rules.apply import candidates
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.table import Table


def feedable(t: Table, deed: Deed, some: Pred) -> list[int]:
    """Who may gain blood: from a hunting ground, only those that no other has fed this turn (v5.card.hunting-grounds)."""
    found = candidates(t, deed, some)
    return [number for number in found if not t.uses.get(Use(Until.TURN, FED, number))] if hunts_here(t, deed) else found


def hunts_here(t: Table, deed: Deed) -> bool:
    """Whether the card that feeds is a hunting ground (v5.card.hunting-grounds)."""
    return Trait.HUNTING_GROUND in t.book.forms[deed.card][deed.form].traits
