"""Other worlds: a table that looks the same to one Methuselah, with everything that one cannot know dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Final

from coterie.games.vtes.cards.vocabulary import SearchEquip
from coterie.games.vtes.deck_model import deck_of, imagine, vampires
from coterie.games.vtes.decks import Deck
from coterie.games.vtes.rules.equip import equipment_in_library
from coterie.games.vtes.standing import UNKNOWN
from coterie.games.vtes.table import NOBODY, Methuselah, Piece, Table, take
from coterie.kernel.chance import Chance
from coterie.kernel.state import Seat

TRIES: Final = 40
"""How often crypts are dealt again that contradict what everybody knows of face-down cards."""


def resample(t: Table, seat: Seat, chance: Chance) -> None:
    """Deal the others' hands, libraries, crypts and face-down crypt cards; what the seat knows of them stays.

    With open lists, what is not seen of a deck is just what is hidden; with closed lists a deck is imagined that has what was seen.
    Libraries and crypts have no order until a card is drawn: a new chance is all they need.
    """
    me = t.seat_number(seat)
    t.chance = chance.branch()
    for player in t.players:
        if player.seat != me and not player.ousted:
            known, library = hidden_library(player, me)
            crypt = hidden_crypt(t, player)
            closed = t.setup.lists == "closed"
            if closed:
                deck = t.decks[player.seat]
                seen = Counter(deck.crypt) - Counter(crypt), Counter(deck.library) - Counter(library)
                crypt, library = imagine(*seen, len(crypt), len(library), chance)
            deal_hand(player, me, known, library, chance)
            deal_crypt(t, player, crypt, chance, closed)
            if closed:
                t.decks = (*t.decks[: player.seat], imagined_deck(t, player), *t.decks[player.seat + 1 :])
    t.looked = {viewer: cards if viewer == me else _looked(t, viewer, cards) for viewer, cards in t.looked.items()}


def imagined_deck(t: Table, player: Methuselah) -> Deck:
    """The deck that is made of all cards of a Methuselah, wherever they lie."""
    facts = t.book.facts
    crypt, library = player.crypt_cards(), player.hand + player.library_cards()
    seen = player.ash + player.removed + [piece.card for piece in t.pieces.values() if piece.owner == player.seat]
    for card in seen + [card for owner, card in t.playing if owner == player.seat]:
        (crypt if facts[card].crypt else library).append(card)
    return deck_of(crypt, library)


def hidden_library(player: Methuselah, me: int) -> tuple[list[int], list[int]]:
    """The cards of a hand that the viewer knows to be there, and all others of hand and library."""
    known, unknown = [], player.hand[:]
    for card in player.seen.get(me, ()):
        if card in unknown:
            unknown.remove(card)
            known.append(card)
    return known, unknown + player.library + player.library_top


def deal_hand(player: Methuselah, me: int, known: list[int], hidden: list[int], chance: Chance) -> None:
    """A hand with the cards that the viewer knows to be there, and others; the library is what is left."""
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


def face_down(t: Table, player: Methuselah) -> list[Piece]:
    """The face-down crypt cards of a Methuselah."""
    return [t.pieces[number] for number in player.uncontrolled if t.pieces[number].face_down]


def hidden_crypt(t: Table, player: Methuselah) -> list[int]:
    """The cards of a crypt that only its owner knows, or nobody."""
    return [piece.card for piece in face_down(t, player)] + player.crypt + player.crypt_top


def deal_crypt(t: Table, player: Methuselah, pool: list[int], chance: Chance, closed: bool = False) -> None:
    """Face-down crypt cards and the crypt; none contradicts what everybody knows of a face-down card."""
    down = face_down(t, player)
    bound = any(piece.known != UNKNOWN for piece in down)
    for _ in range(TRIES if bound else 1):
        left = pool[:]
        dealt = [take(chance, left) for _ in down]
        if not bound or all(fits(t, piece, card) for piece, card in zip(down, dealt, strict=True)):
            break
    else:
        dealt, left = (_deal_fitting if closed else _deal_bound)(t, down, pool, chance)
    for piece, card in zip(down, dealt, strict=True):
        t.identify(piece, card)
    top = len(player.crypt_top)
    player.crypt_top = [take(chance, left) for _ in range(top)]
    player.crypt = left


def _deal_bound(t: Table, down: list[Piece], pool: list[int], chance: Chance) -> tuple[list[int], list[int]]:
    """Cards of which something is known stay what they are; the others are dealt."""
    left = pool[:]
    for piece in down:
        if piece.known != UNKNOWN:
            left.remove(piece.card)
    return [piece.card if piece.known != UNKNOWN else take(chance, left) for piece in down], left


def _deal_fitting(t: Table, down: list[Piece], pool: list[int], chance: Chance) -> tuple[list[int], list[int]]:
    """Cards of which something is known are any that fit: of the deck that was imagined, or else in the place of one of its cards."""
    left, bound = pool[:], {}
    for piece in down:
        if piece.known != UNKNOWN:
            fitting = [card for card in left if fits(t, piece, card)]
            bound[piece.id] = take(chance, fitting or [card for card in vampires() if fits(t, piece, card)])
            if fitting:
                left.remove(bound[piece.id])
            else:
                take(chance, left)
    return [bound[piece.id] if piece.id in bound else take(chance, left) for piece in down], left


def fits(t: Table, piece: Piece, card: int) -> bool:
    """Whether a face-down card could be this one, by what everybody knows of it."""
    fact, known = t.book.facts[card], piece.known
    if known.younger_than and fact.capacity >= known.younger_than:
        return False
    return all(clan in fact.clans for clan in known.clans)


def _looked(t: Table, viewer: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """What another Methuselah is looking at: a hand, or equipment found in a library, as they are now."""
    action = t.action
    if action is not None and action.card and t.book.forms[action.card][action.form].effect(SearchEquip) is not None:
        return equipment_in_library(t, viewer, action.actor)
    return tuple(sorted(t.players[t.prey(viewer)].hand))
