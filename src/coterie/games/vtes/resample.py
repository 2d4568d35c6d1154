"""Other worlds: a table that looks the same to one Methuselah, with everything that one cannot know dealt anew."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.cards.vocabulary import SearchEquip
from coterie.games.vtes.rules.changes import OF_CLAN, YOUNGER_THAN
from coterie.games.vtes.rules.effects.cards import equipment_in_library
from coterie.games.vtes.table import NOBODY, Methuselah, Piece, Table, take
from coterie.kernel.chance import Chance
from coterie.kernel.state import Seat

TRIES: Final = 40
"""How often crypts are dealt again that contradict what everybody knows of face-down cards."""


def resample(t: Table, seat: Seat, chance: Chance) -> None:
    """Deal the others' hands, libraries, crypts and face-down crypt cards from the deck lists; what the seat knows of them stays.

    Deck lists are public, so what is not seen of a deck is just what is hidden. Libraries and crypts have no order until a card is
    drawn: a new chance is all they need.
    """
    me = t.seat_number(seat)
    t.chance = chance.branch()
    for player in t.players:
        if player.seat != me and not player.ousted:
            deal_hand(player, me, chance)
            deal_crypt(t, player, chance)
    t.looked = {viewer: cards if viewer == me else _looked(t, viewer, cards) for viewer, cards in t.looked.items()}


def deal_hand(player: Methuselah, me: int, chance: Chance) -> None:
    """A hand with the cards that the viewer knows to be there, and others; the library is what is left."""
    known, unknown = [], player.hand[:]
    for card in player.seen.get(me, ()):
        if card in unknown:
            unknown.remove(card)
            known.append(card)
    hidden = unknown + player.library + player.library_top
    size, top = len(player.hand), len(player.library_top)
    player.hand = known + [take(chance, hidden) for _ in range(size - len(known))]
    player.library_top = [take(chance, hidden) for _ in range(top)]
    player.library = hidden
    player.seen = {viewer: _as_many(player, viewer, me, cards, chance) for viewer, cards in player.seen.items()}


def _as_many(player: Methuselah, viewer: int, me: int, cards: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """What another Methuselah knows of a hand: as many cards as before, among them those that everybody knows."""
    if viewer in (NOBODY, me):
        return cards
    known, others = list(player.seen.get(NOBODY, ())), player.hand[:]
    for card in known:
        others.remove(card)
    return tuple(sorted(known + [take(chance, others) for _ in range(min(len(cards) - len(known), len(others)))]))


def deal_crypt(t: Table, player: Methuselah, chance: Chance) -> None:
    """Face-down crypt cards and the crypt; none contradicts what everybody knows of a face-down card."""
    down = [t.pieces[number] for number in player.uncontrolled if t.pieces[number].face_down]
    pool = [piece.card for piece in down] + player.crypt + player.crypt_top
    bound = any(piece.marks for piece in down)
    for _ in range(TRIES if bound else 1):
        left = pool[:]
        dealt = [take(chance, left) for _ in down]
        if not bound or all(fits(t, piece, card) for piece, card in zip(down, dealt, strict=True)):
            break
    else:
        dealt, left = _deal_bound(t, down, pool, chance)
    for piece, card in zip(down, dealt, strict=True):
        t.identify(piece, card)
    top = len(player.crypt_top)
    player.crypt_top = [take(chance, left) for _ in range(top)]
    player.crypt = left


def _deal_bound(t: Table, down: list[Piece], pool: list[int], chance: Chance) -> tuple[list[int], list[int]]:
    """Cards of which something is known stay what they are; the others are dealt."""
    left = pool[:]
    for piece in down:
        if piece.marks:
            left.remove(piece.card)
    return [piece.card if piece.marks else take(chance, left) for piece in down], left


def fits(t: Table, piece: Piece, card: int) -> bool:
    """Whether a face-down card could be this one, by what everybody knows of it."""
    if not piece.marks:
        return True
    fact = t.book.facts[card]
    younger_than = piece.marks.get(YOUNGER_THAN, 0)
    if younger_than and fact.capacity >= younger_than:
        return False
    return all(name.removeprefix(OF_CLAN) in fact.clans for name in piece.marks if name.startswith(OF_CLAN))


def _looked(t: Table, viewer: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """What another Methuselah is looking at: a hand, or equipment found in a library, as they are now."""
    action = t.action
    if action is not None and action.card and t.book.forms[action.card][action.form].effect(SearchEquip) is not None:
        return equipment_in_library(t, viewer, action.actor)
    return tuple(sorted(t.players[t.prey(viewer)].hand))
