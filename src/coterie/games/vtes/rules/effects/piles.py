"""Effects on the piles of cards: what comes back from an ash heap, and what the top of a crypt shows."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Effect, Pile, RevealCrypt, TakeBack
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import at_once, does
from coterie.games.vtes.rules.ask import choose_card
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.hands import adjust_hand
from coterie.games.vtes.rules.naming import card_ref, seat_ref
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.standing import Known
from coterie.games.vtes.support.registry import ANY, Place, carries
from coterie.games.vtes.table import UNCONTROLLED, VAMPIRE, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


def library_in_ash(t: Table, seat: int) -> list[int]:
    """The library cards in an ash heap."""
    return [card for card in t.players[seat].ash if not t.book.facts[card].crypt]


@does(TakeBack, Place.ACTION, Place.PHASE, Place.OFFER, to=ANY)
@carries(TakeBack, Place.OFFER, exchange=ANY)
def _take_back(t: Table, deed: Deed, effect: TakeBack) -> Rules[None]:
    """A library card of the ash heap comes to the hand or under the library, or is exchanged (v5.glossary.ash-heap)."""
    if effect.exchange:
        exchange(t, deed.seat)
        return
    if not library_in_ash(t, deed.seat):
        return
    card = yield from choose_card(t, deed.seat, "take-back", "ash-library", of=deed.seat, about=deed.card)
    player = t.players[deed.seat]
    player.ash.remove(card)
    if effect.to is Pile.LIBRARY_BOTTOM:
        player.library_bottom.append(card)
        t.tell("vtes-event-put-under", seat=seat_ref(t, deed.seat), card=card_ref(t, card))
        return
    player.hand.append(card)
    changes.see_card(t, deed.seat, card)
    t.tell("vtes-event-taken-back", seat=seat_ref(t, deed.seat), card=card_ref(t, card))
    del player
    yield from adjust_hand(t, deed.seat)


def exchanges(effects: tuple[Effect, ...]) -> bool:
    """Whether an action exchanges a card of the hand for one of the ash heap."""
    return any(isinstance(effect, TakeBack) and effect.exchange for effect in effects)


def why_exchange(t: Table, seat: int) -> Reason | None:
    """There must be a card to give and one to take (v5.play.targets)."""
    return None if t.players[seat].hand and library_in_ash(t, seat) else no("no-target", "v5.play.targets")


def name_exchange(t: Table, seat: int, about: int) -> Rules[tuple[int, int]]:
    """Both cards of an exchange are named as the action is announced (v5.play.targets)."""
    taken = yield from choose_card(t, seat, "exchange-take", "ash-library", of=seat, about=about)
    given = yield from choose_card(t, seat, "exchange-give", "hand", about=about)
    return given, taken


def exchange(t: Table, seat: int) -> None:
    """A card of the hand goes to the ash heap for one that comes from there, if both are still where they were."""
    given, taken = t.running_action().named
    player = t.players[seat]
    if given not in player.hand or taken not in player.ash:
        return
    player.hand.remove(given)
    changes.forget_seen(t, seat, given)
    player.ash.remove(taken)
    player.ash.append(given)
    player.hand.append(taken)
    changes.see_card(t, seat, taken)
    t.tell("vtes-event-exchanged", seat=seat_ref(t, seat), card=card_ref(t, given), other=card_ref(t, taken))


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
