"""Cards of the crypt come into the uncontrolled region, and vampires go back there (v5.influence.ready)."""

from __future__ import annotations

from coterie.games.vtes.rules.control import take_control
from coterie.games.vtes.rules.naming import card_ref, ref, seat_ref
from coterie.games.vtes.standing import UNBOUND, Known, Standing
from coterie.games.vtes.table import UNCONTROLLED, VAMPIRE, Piece, Table


def draw_crypt(t: Table, seat: int) -> bool:
    """A card of the crypt comes face down into the uncontrolled region."""
    known = not t.players[seat].crypt and not t.players[seat].crypt_top
    card = t.draw_crypt(seat)
    if card is None:
        return False
    piece = t.new_piece(card, 0, VAMPIRE, seat, UNCONTROLLED)
    t.place(piece)
    if known:
        piece.known = Known(card=True)
    name = t.seats[seat]
    t.learn(name)
    t.tell("vtes-event-crypt", seat=seat_ref(t, seat))
    t.tell_one(name, "vtes-event-drew", card=card_ref(t, card))
    return True


def send_back(t: Table, vampire: Piece) -> None:
    """A vampire goes face down to its owner's uncontrolled region, and everybody knows it.

    Blood and cards stay with it, out of play; if its owner has left the game, it is removed (v5.influence.ready).
    """
    t.tell("vtes-event-sent-back", piece=ref(t, vampire.id), seat=seat_ref(t, vampire.owner))
    if t.players[vampire.owner].ousted:
        t.remove(vampire, "removed")
        return
    take_control(t, vampire.id, vampire.owner)
    t.move(vampire, UNCONTROLLED)
    vampire.locked = False
    vampire.known, vampire.bound, vampire.standing = Known(card=True), UNBOUND, Standing(unfit=vampire.standing.unfit)
