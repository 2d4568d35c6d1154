"""Who controls a card, and what goes along with it (v5.terms.control)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import PutOn, Trait
from coterie.games.vtes.rules.naming import ref, seat_ref
from coterie.games.vtes.table import NOBODY, Piece, Table


def take_control(t: Table, number: int, seat: int, host: int = 0) -> None:
    """A Methuselah takes control of a card, and of the minion cards and trophies that are on it (v5.terms.control, v5.master.trophy)."""
    piece = t.piece(number)
    t.move(piece, piece.zone, seat, host)
    for other in piece.cards:
        if goes_along(t, t.piece(other)):
            t.control(t.piece(other), seat)


def goes_along(t: Table, piece: Piece) -> bool:
    """Whether a card on a minion is controlled with it: trophies are, other masters and what one keeps are not (v5.terms.control)."""
    form = t.form_of(piece)
    kept = form.effect(PutOn)
    if isinstance(kept, PutOn) and kept.keep:
        return False
    return "master" not in t.book.facts[piece.card].types or Trait.TROPHY in form.traits


def give_back(t: Table) -> None:
    """At the end of the turn minions return to who controlled them, also in torpor; if that one is out of the game, they are removed."""
    for minion in [piece for piece in t.pieces.values() if piece.standing.returns != NOBODY]:
        seat = minion.standing.returns
        minion.stands(returns=NOBODY)
        if t.players[seat].ousted:
            t.remove(minion, "removed")
        else:
            t.tell("vtes-event-given", card=ref(t, minion.id), seat=seat_ref(t, seat))
            take_control(t, minion.id, seat)
