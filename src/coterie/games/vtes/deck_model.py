"""What a deck may hold that nobody has shown yet, for the worlds that are imagined where lists are closed.

First come the lists that everybody knows, those of the Fifth Edition: one that has all that was seen is likely to be the deck, or was it
before its player changed some cards. If none has, cards are drawn that go with those seen: by clan and Disciplines, and by how many of
each type decks usually have.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import accumulate
from math import comb, prod
from typing import Final, NamedTuple

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import Deck, find_deck, precon_lists
from coterie.games.vtes.pool import Facts
from coterie.kernel.chance import Chance

Cards = Counter[int]
SAME_DISCIPLINE, OTHER = 10, 1
"""How much likelier a vampire is in a crypt that has one of its Disciplines than any other."""
SCALE: Final = 100_000
CHANGED: Final = 4
"""One of so many decks that could be a known list is one that its player has changed."""


class Known(NamedTuple):
    """A list that everybody knows, counted."""

    crypt: Cards
    library: Cards
    sizes: tuple[int, int]


class Leaning(NamedTuple):
    """What the cards of a deck have in common, as far as they were seen."""

    clans: frozenset[str]
    disciplines: frozenset[str]
    groups: frozenset[int]


class Urn(NamedTuple):
    """Cards to draw from, again and again, each as likely as its share says."""

    cards: tuple[int, ...]
    sums: tuple[int, ...]

    def draw(self, chance: Chance, count: int) -> list[int]:
        """Some cards; there is no end of them."""
        return [self.cards[bisect(self.sums, chance.roll(self.sums[-1]))] for _ in range(count)]


def imagine(crypt: Cards, library: Cards, hidden_crypt: int, hidden_library: int, chance: Chance) -> tuple[list[int], list[int]]:
    """What a deck hides of which these cards were seen: so many cards of its crypt and of its library."""
    fitting = [known for known in known_lists() if _fits(known, crypt, library, hidden_crypt, hidden_library)]
    if not fitting:
        leaning = _leaning(crypt, library, chance)
        return vampires_for(leaning).draw(chance, hidden_crypt), library_for(leaning).draw(chance, hidden_library)
    found = fitting[chance.weighted([_likelihood(known, crypt, library) for known in fitting])]
    cards = list((found.crypt - crypt).elements()), list((found.library - library).elements())
    if chance.roll(CHANGED) == 0:
        leaning = _leaning(crypt or found.crypt, library, chance)
        _change(cards[0], vampires_for(leaning), chance)
        _change(cards[1], library_for(leaning), chance)
    return cards


def _change(cards: list[int], urn: Urn, chance: Chance) -> None:
    """Others take the place of some cards."""
    for place in range(len(cards)):
        if chance.roll(2) == 0:
            cards[place] = urn.draw(chance, 1)[0]


@cache
def known_lists() -> tuple[Known, ...]:
    """The lists of the Fifth Edition."""
    decks = map(find_deck, precon_lists())
    return tuple(Known(Counter(deck.crypt), Counter(deck.library), (len(deck.crypt), len(deck.library))) for deck in decks)


def _fits(known: Known, crypt: Cards, library: Cards, hidden_crypt: int, hidden_library: int) -> bool:
    """Whether a list has as many cards as the deck, and all that were seen of it."""
    if (crypt.total() + hidden_crypt, library.total() + hidden_library) != known.sizes:
        return False
    return _holds(known.crypt, crypt) and _holds(known.library, library)


def _holds(cards: Cards, seen: Cards) -> bool:
    """Whether all that was seen is among some cards."""
    return all(cards.get(card, 0) >= count for card, count in seen.items())


def _likelihood(known: Known, crypt: Cards, library: Cards) -> float:
    """In how many ways a list shows just the cards that were seen."""
    return float(prod(comb(known.crypt[card], count) for card, count in crypt.items())) * prod(
        comb(known.library[card], count) for card, count in library.items()
    )


def _leaning(crypt: Cards, library: Cards, chance: Chance) -> Leaning:
    """What was seen has in common; before any vampire was seen, one that could be there says it."""
    facts = standard_book().facts
    seen = [facts[card] for card in crypt] or [facts[vampires()[chance.roll(len(vampires()))]]]
    return Leaning(
        frozenset(clan for fact in seen for clan in fact.clans),
        frozenset(name for fact in seen for name in fact.disciplines) | {need for card in library for need in facts[card].needs},
        frozenset(int(fact.group) for fact in seen if fact.group.isdigit()),
    )


@cache
def vampires() -> tuple[int, ...]:
    """Every vampire that is complete."""
    return tuple(fact.id for fact in _complete(crypt=True))


@cache
def _complete(crypt: bool) -> tuple[Facts, ...]:
    book = standard_book()
    return tuple(book.facts[card] for card in sorted(book.forms) if book.facts[card].crypt == crypt)


def urn(cards: Iterable[Facts], share: Callable[[Facts], int]) -> Urn:
    """Cards with their shares; those without any are left out."""
    found = [(fact.id, share(fact)) for fact in cards]
    held = [(card, weight) for card, weight in found if weight > 0]
    return Urn(tuple(card for card, _ in held), tuple(accumulate(weight for _, weight in held)))


@lru_cache(512)
def vampires_for(leaning: Leaning) -> Urn:
    """The vampires that go with what was seen, in groups that may be mixed with theirs (v5.deck.groups).

    Half of a crypt is of the clans that were seen, however many vampires there are of others. Where groups are mixed that no deck
    may mix, as in a position that somebody has written, groups bind nobody.
    """
    groups = leaning.groups if not leaning.groups or max(leaning.groups) - min(leaning.groups) <= 1 else frozenset()

    def weight(fact: Facts) -> int:
        if fact.group.isdigit() and any(abs(int(fact.group) - group) > 1 for group in groups):
            return 0
        return OTHER + SAME_DISCIPLINE * len(leaning.disciplines.intersection(fact.disciplines))

    strangers, related = Counter[int](), Counter[int]()
    for fact in _complete(crypt=True):
        (strangers if leaning.clans.isdisjoint(fact.clans) else related)[fact.id] = weight(fact)
    others, ours = strangers.total() or 1, related.total() or 1
    shares = {card: amount * ours for card, amount in strangers.items()} | {card: amount * others for card, amount in related.items()}
    return urn(_complete(crypt=True), lambda fact: shares[fact.id])


@lru_cache(512)
def library_for(leaning: Leaning) -> Urn:
    """The cards that such vampires can play, of each type as many as decks have."""
    playable = [fact for fact in _complete(crypt=False) if _playable(fact, leaning)]
    shares, found = _type_shares(), Counter(fact.types[0] for fact in playable)
    return urn(playable, lambda fact: SCALE * shares[fact.types[0]] // found[fact.types[0]])


def _playable(fact: Facts, leaning: Leaning) -> bool:
    """Whether a deck of this leaning could have a use for a card."""
    if fact.clans and leaning.clans.isdisjoint(fact.clans):
        return False
    if fact.all_needed:
        return leaning.disciplines.issuperset(fact.needs)
    return not fact.needs or not leaning.disciplines.isdisjoint(fact.needs)


@cache
def _type_shares() -> Counter[str]:
    """How many cards of each type the known lists have."""
    facts = standard_book().facts
    return Counter(facts[card].types[0] for known in known_lists() for card in known.library.elements())


def deck_of(crypt: Iterable[int], library: Iterable[int]) -> Deck:
    """A deck that somebody imagines."""
    return Deck("", tuple(sorted(crypt)), tuple(sorted(library)), imagined=True)
