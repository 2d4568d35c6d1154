"""The small changes that everything else is made of: pool, blood, locks, cards that come, move and go. They ask nobody anything."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Phase
from coterie.games.vtes.rules.naming import card_ref, hidden_ref, piece_ref, seat_ref
from coterie.games.vtes.table import (
    ALLY,
    ATTACHED,
    READY,
    TABLE,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
    Piece,
    Table,
)
from coterie.kernel.text import Ref


def burn_pool(t: Table, seat: int, amount: int) -> int:
    """Burn pool, as much as there is. Whoever has none left is ousted when the effect is done (v5.end.oust)."""
    player = t.players[seat]
    burned = min(player.pool, amount)
    if burned > 0:
        player.pool -= burned
        disturb(t, seat)
        t.tell("vtes-event-pool-lost", seat=seat_ref(t, seat), amount=burned, pool=player.pool)
    return burned


def gain_pool(t: Table, seat: int, amount: int) -> None:
    """Gain pool from the bank, which never runs out (v5.setup.pool)."""
    if amount > 0:
        t.players[seat].pool += amount
        t.tell("vtes-event-pool-gained", seat=seat_ref(t, seat), amount=amount, pool=t.players[seat].pool)


def gain_blood(t: Table, piece: Piece, amount: int) -> int:
    """Put blood on a vampire; more than its capacity goes back to the bank at once, unless it is uncontrolled (v5.crypt.capacity)."""
    before = piece.blood
    piece.blood += amount
    if piece.kind == VAMPIRE and piece.zone != UNCONTROLLED:
        piece.blood = min(piece.blood, piece.capacity)
    gained = piece.blood - before
    if amount > 0:
        t.tell("vtes-event-blood-gained", piece=shown(t, piece), amount=gained, blood=piece.blood)
    return gained


def burn_blood(t: Table, piece: Piece, amount: int) -> int:
    """Burn blood of a vampire, as much as there is."""
    burned = min(piece.blood, amount)
    if burned > 0:
        piece.blood -= burned
        disturb(t, piece.controller)
        t.tell("vtes-event-blood-lost", piece=shown(t, piece), amount=burned, blood=piece.blood)
    return burned


def shown(t: Table, piece: Piece) -> Ref:
    """A piece in a text for everybody: a crypt card that is not in play stays hidden."""
    return hidden_ref(piece.id) if piece.zone == UNCONTROLLED else piece_ref(t, piece)


def disturb(t: Table, seat: int) -> None:
    """A Methuselah who loses or spends pool or blood, or whose minion fights, cannot withdraw this time (v5.end.withdraw)."""
    if t.players[seat].withdrawing > 0:
        t.players[seat].withdrawing = -1
        t.tell("vtes-event-withdrawal-failed", seat=seat_ref(t, seat))


def lock(t: Table, piece: Piece) -> None:
    """Lock a card (v5.terms.lock)."""
    if not piece.locked:
        piece.locked = True
        t.tell("vtes-event-locked", piece=piece_ref(t, piece))


def unlock(t: Table, piece: Piece) -> None:
    """Unlock a card (v5.terms.lock)."""
    if piece.locked:
        piece.locked = False
        t.tell("vtes-event-unlocked", piece=piece_ref(t, piece))


def burn(t: Table, piece: Piece) -> None:
    """Burn a card in play: it goes to its owner's ash heap, and what is on it is burned too (v5.terms.burn)."""
    t.tell("vtes-event-burned", piece=piece_ref(t, piece))
    t.remove(piece)


def to_torpor(t: Table, piece: Piece) -> None:
    """A wounded vampire goes to torpor, locked or not as it was (v5.torpor)."""
    t.tell("vtes-event-torpor", piece=piece_ref(t, piece))
    t.move(piece, TORPOR)
    piece.mark("wounded")


def put_on(t: Table, seat: int, card: int, form: int, minion: Piece) -> Piece:
    """Put a card on a minion; who played it controls it (v5.master)."""
    piece = t.new_piece(card, form, 3, seat, ATTACHED)
    piece.host = minion.id
    minion.cards.append(piece.id)
    t.tell("vtes-event-put-on", card=piece_ref(t, piece), piece=piece_ref(t, minion))
    return piece


def put_in_play(t: Table, seat: int, card: int, form: int, counters: int = 0) -> Piece:
    """Put a card in play by itself."""
    piece = t.new_piece(card, form, 3, seat, TABLE)
    piece.blood = counters
    t.place(piece)
    t.tell("vtes-event-put-in-play", card=piece_ref(t, piece), seat=seat_ref(t, seat))
    return piece


def put_ally(t: Table, seat: int, card: int, form: int) -> Piece:
    """An ally comes into its controller's ready region and cannot act this turn (v5.action.recruit)."""
    piece = t.new_piece(card, form, ALLY, seat, READY)
    body = t.form_of(piece).body
    piece.blood = 0 if body is None else body.life
    piece.capacity = piece.blood
    t.place(piece)
    t.tell("vtes-event-recruited", piece=piece_ref(t, piece), seat=seat_ref(t, seat))
    return piece


def to_ash(t: Table, seat: int, card: int) -> None:
    """A card goes to its owner's ash heap."""
    t.players[seat].ash.append(card)


def finish_playing(t: Table, owner: int, card: int, to_heap: bool = True) -> None:
    """A card that was being played has been resolved."""
    t.playing.remove((owner, card))
    if to_heap:
        to_ash(t, owner, card)


def take_edge(t: Table, seat: int) -> None:
    """Take the Edge from the table or from whoever has it (v5.edge)."""
    if t.edge != seat:
        t.edge = seat
        t.tell("vtes-event-edge", seat=seat_ref(t, seat))


def draw_one(t: Table, seat: int) -> bool:
    """Draw a card from the library, if there is one."""
    card = t.draw_library(seat)
    if card is None:
        return False
    t.players[seat].hand.append(card)
    name = t.seats[seat]
    t.learn(name)
    t.tell_one(name, "vtes-event-drew", card=card_ref(t, card))
    return True


def discard(t: Table, seat: int, card: int) -> None:
    """Discard a card of the hand, for all to see."""
    t.players[seat].hand.remove(card)
    to_ash(t, seat, card)
    t.tell("vtes-event-discarded", seat=seat_ref(t, seat), card=card_ref(t, card))


PHASE_OF = {Phase.YOUR_DISCARD: "discard", Phase.YOUR_UNLOCK: "unlock"}
