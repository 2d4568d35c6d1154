"""Ash heaps: what lies there, what is taken from them, and what is removed from the game (v5.glossary.ash-heap)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Effect, Pay, TakeBack
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import seats_of
from coterie.games.vtes.rules.ask import choose_card, choose_cards
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.naming import card_ref, seat_ref
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


def library_in_ash(t: Table, seat: int) -> list[int]:
    """The library cards in an ash heap."""
    return [card for card in t.players[seat].ash if not t.book.facts[card].crypt]


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


def why_pay(t: Table, seat: int, effect: Pay) -> Reason | None:
    """Whether there are cards enough in the ash heap (v5.glossary.ash-heap)."""
    price = effect.price
    enough = all(len(removable(t, other, price.random)) >= price.amount for other in seats_of(t, Deed(seat), price.whose))
    return None if enough else no("ash-too-small", "v5.glossary.ash-heap")


def removable(t: Table, seat: int, library: bool) -> list[int]:
    """The cards in an ash heap, or its library cards."""
    return [card for card in t.players[seat].ash if not library or not t.book.facts[card].crypt]


def remove_some(t: Table, chooser: int, seat: int, amount: int, about: int) -> Rules[None]:
    """So many cards of an ash heap leave the game, or all there are; who chooses them is not asked where there is nothing to choose."""
    ash = t.players[seat].ash
    cards = ash[:amount]
    if len(set(ash)) > 1:
        cards = yield from choose_cards(t, chooser, "remove-ash", "ash", amount, of=seat, about=about)
    for card in cards:
        remove_from_ash(t, seat, card)


def remove_from_ash(t: Table, seat: int, card: int) -> None:
    """A card in an ash heap is removed from the game (v5.glossary.ash-heap)."""
    player = t.players[seat]
    player.ash.remove(card)
    player.removed.append(card)
    t.tell("vtes-event-removed-ash", card=card_ref(t, card), seat=seat_ref(t, seat))
