"""Cards and pieces as things that texts and records name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.text import Ref

if TYPE_CHECKING:
    from coterie.games.vtes.table import Piece, Table


def card_ref(t: Table, card: int) -> Ref:
    """A card in a text."""
    return Ref("vtes-card", str(card), t.book.facts[card].name)


def piece_ref(t: Table, piece: Piece) -> Ref:
    """A piece in a text."""
    return Ref("vtes-piece", str(piece.id), t.book.facts[piece.card].name)
