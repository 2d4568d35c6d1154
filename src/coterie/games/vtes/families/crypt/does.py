"""Cards of the crypt are drawn and revealed; vampires are sent back, or come from torpor."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import DrawCrypt, Recover, Region, RevealCrypt, SendBack, region_of
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import at_once, does, one_of
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.crypt import draw_crypt, send_back
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.naming import card_ref, seat_ref
from coterie.games.vtes.rules.torpor import make_ready
from coterie.games.vtes.standing import Known
from coterie.games.vtes.support.registry import Place, Scope, Things, never
from coterie.games.vtes.table import UNCONTROLLED, VAMPIRE, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text


@does(DrawCrypt, Place.USE)
def _draw_crypt(t: Table, deed: Deed, effect: DrawCrypt) -> Rules[None]:
    """Draw a crypt card, then remove one of the uncontrolled region from the game (v5.influence.transfers)."""
    draw_crypt(t, deed.seat)
    mine = [n for n in t.players[deed.seat].uncontrolled if t.pieces[n].kind == VAMPIRE]
    number = yield from choose_piece(t, deed.seat, "remove-crypt", mine, about=deed.card)
    if number:
        card = t.piece(number)
        t.tell("vtes-event-removed", card=card_ref(t, card.card), seat=seat_ref(t, deed.seat))
        t.learn()
        t.remove(card, "removed")


def _from_torpor(effect: Recover, scope: Scope) -> Text | None:
    return None if region_of(effect.who) is Region.TORPOR else never(effect, scope)


@does(Recover, Place.USE, who=Things(chosen=True), where=_from_torpor)
def _recover(t: Table, deed: Deed, effect: Recover) -> Rules[None]:
    """Move a vampire from torpor to its controller's ready region."""
    number = yield from one_of(t, deed, effect.who, "recover")
    if number:
        yield from make_ready(t, number)


@at_once(RevealCrypt, Place.MASTER)
def _reveal_crypt(t: Table, deed: Deed, effect: RevealCrypt) -> None:
    """The top card of the crypt is shown: one of the clan is drawn with blood on it, any other goes under the crypt (v5.crypt)."""
    card = t.draw_crypt(deed.seat)
    if card is None:
        return
    t.learn()
    t.tell("vtes-event-revealed", seat=seat_ref(t, deed.seat), card=card_ref(t, card))
    if effect.clan not in t.book.facts[card].clans:
        t.players[deed.seat].crypt_bottom.append(card)
        return
    piece = t.new_piece(card, 0, VAMPIRE, deed.seat, UNCONTROLLED)
    t.place(piece)
    piece.known = Known(card=True)
    changes.gain_blood(t, piece, effect.blood)


@at_once(SendBack, Place.USE, who=Things(counters=True, chosen=True))
def _send_back(t: Table, deed: Deed, effect: SendBack) -> None:
    """The vampire that was chosen goes to its owner's uncontrolled region (v5.influence.ready)."""
    if deed.chosen and deed.chosen[0] in t.pieces:
        send_back(t, t.piece(deed.chosen[0]))
