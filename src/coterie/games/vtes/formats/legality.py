"""Whether a deck may be played: by the rules of deck construction of four kinds of play, and with the cards that are complete here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from coterie.games.vtes.book import Book
from coterie.games.vtes.decks import CRYPT, LEAST, MOST, BadDeck, Deck
from coterie.games.vtes.formats.names import full_name
from coterie.games.vtes.pool import Facts, facts
from coterie.kernel.text import Text

V5_SETS: Final = frozenset({"30th", "FoL", "NB", "NB2", "NB3", "SoB", "SV5", "V5", "V5A", "V5C"})
"""The sets whose cards the V5 format takes."""
V5_CARDS: Final = frozenset(
    {
        100018, 100046, 100073, 100266, 100332, 100408, 100526, 100713, 100714, 100716, 100723, 101013, 101019, 101067, 101156, 101192,
        101214, 101262, 101297, 101717, 102020, 102023, 102088, 200076, 201525, 201527, 201528, 201616, 201617, 201618, 201619, 201621,
        201633, 201654,
    }
)  # fmt: skip
"""Cards of other sets, promotional ones for the most part, that the V5 format takes too."""
THIRD_LEAST: Final = 40
THIRD_EACH: Final = 10
"""By the rules of the Third Edition a library may have this many cards more for each player."""


class Construction(msgspec.Struct, frozen=True):
    """The rules by which decks of a kind of play are built."""

    name: str
    crypt: int
    least: int
    most: int
    for_each_player: int = 0
    v5_cards_only: bool = False
    bans: bool = True


class Fault(msgspec.Struct, frozen=True):
    """What is to be said against a deck, with the cards or the part of it that this is about."""

    text: Text
    cards: tuple[int, ...] = ()
    part: str = ""


CONSTRUCTIONS: Final = {
    built.name: built
    for built in (
        Construction("standard", CRYPT, LEAST, MOST),
        Construction("v5", CRYPT, LEAST, MOST, v5_cards_only=True),
        Construction("duel", 6, 40, 60),
        Construction("third", CRYPT, THIRD_LEAST, THIRD_LEAST, for_each_player=THIRD_EACH, bans=False),
    )
}
"""By name. Bans are a matter of tournaments, of which the rulebook of the Third Edition says nothing."""


def check(deck: Deck, book: Book) -> None:
    """Raise BadDeck, naming the cards, if a deck may not be played here (v5.deck.size, v5.deck.groups)."""
    found = [*problems(deck, CONSTRUCTIONS["standard"]), *missing(deck, book)]
    if found:
        raise BadDeck(*found)


def problems(deck: Deck, built: Construction, players: int = 5) -> Iterator[Text]:
    """What the rules of a kind of play have against a deck (v5.deck.size, v5.deck.groups)."""
    return (fault.text for fault in faults(deck, built, players))


def faults(deck: Deck, built: Construction, players: int = 5) -> Iterator[Fault]:
    """The same, with what it is about."""
    crypt, library, most = len(deck.crypt), len(deck.library), built.most + built.for_each_player * players
    if crypt < built.crypt:
        yield Fault(Text("vtes-deck-crypt-small", {"least": built.crypt, "count": crypt}), part="crypt")
    if not built.least <= library <= most:
        yield Fault(Text("vtes-deck-library-size", {"least": built.least, "most": most, "count": library}), part="library")
    yield from group_faults([facts()[card] for card in deck.crypt])
    for card in _cards(deck):
        if built.bans and card.banned:
            yield Fault(Text("vtes-deck-banned", {"card": card.name}), (card.id,))
        if built.v5_cards_only and not is_v5(card):
            yield Fault(Text("vtes-deck-not-v5", {"card": full_name(card.id)}), (card.id,))


def group_problems(crypt: list[Facts]) -> Iterator[Text]:
    """One group, or two that follow each other; cards of any group fit all (v5.deck.groups)."""
    return (fault.text for fault in group_faults(crypt))


def group_faults(crypt: list[Facts]) -> Iterator[Fault]:
    """The same, with the cards that are not of the two groups that most of the crypt is of; of equal ones, the lower two."""
    grouped = sorted((int(card.group), full_name(card.id), card.id) for card in crypt if card.group.isdigit())
    if not grouped or grouped[-1][0] - grouped[0][0] <= 1:
        return
    (low, first, _), (high, last, _) = grouped[0], grouped[-1]
    kept = max(range(low, high), key=lambda group: (sum(found in (group, group + 1) for found, _, _ in grouped), -group))
    strange = dict.fromkeys(card for group, _, card in grouped if group not in (kept, kept + 1))
    yield Fault(Text("vtes-deck-groups", {"first": first, "low": low, "last": last, "high": high}), tuple(strange), "crypt")


def is_v5(card: Facts) -> bool:
    """Whether the V5 format takes a card."""
    return card.id in V5_CARDS or any(part.partition(":")[0].strip() in V5_SETS for part in card.sets.split(","))


def missing(deck: Deck, book: Book) -> Iterator[Text]:
    """The cards of a deck that are not complete here, if there are any; of those that are defined, why they cannot be played."""
    return (fault.text for fault in missing_faults(deck, book))


def missing_faults(deck: Deck, book: Book) -> Iterator[Fault]:
    """The same, with their numbers."""
    lacking = [card.id for card in _cards(deck) if not book.complete(card.id) and card.id not in book.refused]
    yield from (Fault(why_refused(card.id, book), (card.id,)) for card in _cards(deck) if card.id in book.refused)
    if lacking:
        names = tuple(map(full_name, lacking))
        yield Fault(Text("vtes-deck-missing", {"count": len(lacking), "cards": names}), tuple(lacking))


def why_refused(card: int, book: Book) -> Text:
    """Why a card that is defined cannot be played."""
    return Text("vtes-deck-unplayable", {"card": full_name(card), "reasons": book.refused[card]})


def _cards(deck: Deck) -> list[Facts]:
    """Each card once."""
    return [facts()[card] for card in dict.fromkeys(deck.crypt + deck.library)]
