"""Which equipment a minion could have (v5.action.equip)."""

from __future__ import annotations

from coterie.games.vtes.rules.contest import why_unique
from coterie.games.vtes.rules.legal import why_minion_card
from coterie.games.vtes.rules.targets import why_second
from coterie.games.vtes.table import Table


def equipment_in_library(t: Table, seat: int, minion: int) -> tuple[int, ...]:
    """The equipment that a search would find for a minion."""
    library = t.players[seat].library_cards()
    return tuple(sorted({card for card in library if "equipment" in t.book.facts[card].types and can_equip(t, seat, minion, card)}))


def can_equip(t: Table, seat: int, actor: int, card: int) -> bool:
    """Whether a minion could be equipped with a card: requirements and cost, and no second copy of a unique one (v5.action.equip)."""
    forms = t.book.forms.get(card)
    if not forms:
        return False
    minion = t.piece(actor)
    return (why_minion_card(t, forms[0], seat, minion) or why_second(t, forms[0], minion) or why_unique(t, seat, forms[0])) is None
