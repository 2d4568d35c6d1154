"""What no table can be like: cards lost or doubled, counters below zero, two bearers of one title, pieces in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.decks import Deck
from coterie.games.vtes.layers import stand
from coterie.games.vtes.rules.contest import is_unique
from coterie.games.vtes.rules.politics.titles import claim_of
from coterie.games.vtes.rules.stats import (
    Source,
    bleed_amount,
    bleed_sources,
    hand_size,
    hand_sources,
    sources,
    stealth,
    stealth_sources,
    value,
)
from coterie.games.vtes.rules.uses import usable
from coterie.games.vtes.table import ATTACHED, CONTESTED, READY, TORPOR, VAMPIRE, Methuselah, Piece, Table
from coterie.kernel.state import Seat


def faults(t: Table) -> Iterator[str]:
    """What is wrong with a table; nothing, if the rules are right."""
    yield from _place_faults(t)
    yield from _piece_faults(t)
    owned: list[list[int]] = [[] for _ in t.players]
    for piece in t.pieces.values():
        owned[piece.owner].append(piece.card)
    for owner, card in t.playing:
        owned[owner].append(card)
    for player, deck in zip(t.players, t.decks, strict=True):
        yield from _card_faults(t, player, deck, owned[player.seat])
        yield from _counter_faults(t, player)
    yield from _title_faults(t)
    yield from unique_faults(t)
    if t.index != t.indexed():
        yield "the index is not what the cards in play bring"
    yield from layer_faults(t)
    for place, found in t.index.usable.items():
        if found != usable(t, *place):
            yield f"what can be used in the window {place[0]} is not what is remembered of it"


AS_IT_STANDS = ("clan", "sect", "title", "city", "disciplines", "capacity", "traits", "standing")


def layer_faults(t: Table) -> Iterator[str]:
    """Minions that are not what they are by themselves and by the cards that make something else of them."""
    for piece in t.pieces.values():
        twin = piece.copy()
        stand(t, twin)
        if any(getattr(piece, name) != getattr(twin, name) for name in AS_IT_STANDS):
            yield f"piece {piece.id} is not what cards make of it"


@lru_cache(256)
def _contents(deck: Deck) -> list[int]:
    return sorted(deck.library + deck.crypt)


@lru_cache(256)
def _crypt_cards(book: Book) -> frozenset[int]:
    return frozenset(card for card, facts in book.facts.items() if facts.crypt)


def _card_faults(t: Table, player: Methuselah, deck: Deck, owned: list[int]) -> Iterator[str]:
    """Each card of each deck is in exactly one place; `owned` are those that are out on the table."""
    seat = t.seats[player.seat]
    library, crypt = player.library_cards(), player.crypt_cards()
    found, wanted = sorted(player.hand + library + crypt + player.ash + player.removed + owned), _contents(deck)
    if found != wanted:
        yield from _differences(t, seat, Counter(found), Counter(wanted))
    if player.seen:
        held = Counter(player.hand + [card for owner, card in t.playing[-1:] if t.staged and owner == player.seat])
        for cards in player.seen.values():
            missing = Counter(cards) - held
            if missing:
                yield f"seats.{seat}.seen: {t.book.facts[min(missing)].name} is not in the hand"
    crypt_cards = _crypt_cards(t.book)
    for zone, pile in (("hand", player.hand), ("library", library)):
        for card in sorted(crypt_cards.intersection(pile)):
            yield f"seats.{seat}.{zone}: {t.book.facts[card].name} is a crypt card"
    for card in sorted(set(crypt) - crypt_cards):
        yield f"seats.{seat}.crypt: {t.book.facts[card].name} is a library card"


def _differences(t: Table, seat: Seat, found: Counter[int], wanted: Counter[int]) -> Iterator[str]:
    for card in sorted(found | wanted):
        if found[card] != wanted[card]:
            name = t.book.facts[card].name
            if card not in wanted:
                yield f"seats.{seat}: the deck has no card {name!r}"
            else:
                yield f"seats.{seat}: {name} is there {found[card]} times, not {wanted[card]}"


def _counter_faults(t: Table, player: Methuselah) -> Iterator[str]:
    for name in ("pool", "points", "transfers", "master_actions", "discards", "debt"):
        if (number := getattr(player, name)) < 0:
            yield f"seats.{t.seats[player.seat]}.{name}: {number} is less than 0"
    if player.ousted and (player.hand or player.library or player.crypt or player.ready or player.torpor or player.table):
        yield f"seats.{t.seats[player.seat]}: who is out of the game has no cards"


def _place_faults(t: Table) -> Iterator[str]:
    """Each piece stands in the list of its region, and in no other."""
    listed: list[int] = []
    for player in t.players:
        listed += player.ready + player.torpor + player.uncontrolled + player.table + player.contested
    for piece in t.pieces.values():
        listed += piece.cards
    if len(set(listed)) < len(listed) or not t.pieces.keys() >= set(listed):
        for number, count in Counter(listed).items():
            if number not in t.pieces:
                yield f"piece {number} is listed and is not there"
            elif count > 1:
                yield f"piece {number} is in {count} places"
    for number, piece in t.pieces.items():
        if number != piece.id or number >= t.next_id:
            yield f"piece {number} has a wrong number"
        if piece.zone == ATTACHED and piece.host not in t.pieces:
            yield f"{_name(t, piece)} is on something that is not there"
        elif number not in t.region(piece):
            yield f"{_name(t, piece)} is not where its zone says"
        if (piece.zone == ATTACHED) != bool(piece.host):
            yield f"{_name(t, piece)}: only a card on another has a host"


def _piece_faults(t: Table) -> Iterator[str]:
    ousted, forms = {player.seat for player in t.players if player.ousted}, t.book.forms
    for piece in t.pieces.values():
        if piece.blood < 0:
            yield f"{_name(t, piece)} has {piece.blood} counters"
        if piece.blood > piece.capacity and piece.kind == VAMPIRE and piece.zone in (READY, TORPOR):
            yield f"{_name(t, piece)} has {piece.blood} blood and a capacity of {piece.capacity}"
        if piece.controller in ousted:
            yield f"{_name(t, piece)} is controlled by somebody who is out of the game"
        if not 0 <= piece.form < len(forms[piece.card]):
            yield f"{_name(t, piece)} was played in a way that it has not"


def _title_faults(t: Table) -> Iterator[str]:
    """A unique title has one bearer, or is contested by all who claim it (v5.contest.title)."""
    claims: dict[str, list[Piece]] = {}
    for piece in t.in_play():
        claim = claim_of(t, piece)
        if claim and not piece.standing.unfit:
            claims.setdefault(claim, []).append(piece)
    for claim, claimants in claims.items():
        if len(claimants) > 1 and not all(piece.standing.contests for piece in claimants):
            yield f"{' and '.join(_name(t, piece) for piece in claimants)} claim the title {claim} and do not contest it"


def unique_faults(t: Table) -> Iterator[str]:
    """There is one copy of a unique card in play, or all are contested; what is on a card out of play is, too (v5.contest.card)."""
    found: dict[str, list[Piece]] = {}
    for piece in t.pieces.values():
        if (t.is_in_play(piece) or piece.zone == CONTESTED) and is_unique(t, piece):
            found.setdefault(t.book.facts[piece.card].name, []).append(piece)
    for name, copies in found.items():
        if len(copies) > 1 and not all(piece.zone == CONTESTED for piece in copies):
            yield f"{name} is unique, in play {len(copies)} times, and not contested"


def hand_faults(t: Table) -> Iterator[str]:
    """A hand is drawn up at once, as long as there is a library; a position may be written otherwise (v5.play.replace).

    Cards that may still be cancelled are replaced after that.
    """
    unreplaced = t.playing if t.stack else t.playing[-1:] if t.staged else []
    for player in t.players:
        held = len(player.hand) + sum(1 for owner, _ in unreplaced if owner == player.seat)
        if not player.ousted and held < hand_size(t, player) and player.library_cards():
            yield f"seats.{t.seats[player.seat]}.hand: {held} cards, and {hand_size(t, player)} would be drawn up to"


def number_faults(t: Table) -> Iterator[str]:
    """Each number is the sum of the sources that are told with it."""
    for piece in t.pieces.values():
        if piece.zone in (READY, TORPOR):
            for stat in Stat:
                yield from _sum_faults(f"{stat.name} of {_name(t, piece)}", value(t, piece, stat), sources(t, piece, stat))
    for seat in t.alive():
        yield from _sum_faults(f"the hand size of {t.seats[seat]}", hand_size(t, t.players[seat]), hand_sources(t, t.players[seat]))
    if t.action is not None:
        yield from _sum_faults("the stealth of the action", stealth(t), stealth_sources(t))
        if t.action.actor in t.pieces:
            yield from _sum_faults("the bleed", bleed_amount(t), bleed_sources(t))


def _sum_faults(what: str, number: int, parts: list[Source]) -> Iterator[str]:
    if sum(part.amount for part in parts) != number:
        yield f"{what} is {number}, and its sources say {parts}"


def _name(t: Table, piece: Piece) -> str:
    return f"{t.book.facts[piece.card].name} ({piece.id})"
