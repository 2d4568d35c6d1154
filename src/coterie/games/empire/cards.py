"""The cards of Vampire Empire: what they are, and how a deck file is read and checked (rules empire.cards, empire.components)."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Ref

HUMAN: Final = "human"
VAMPIRE: Final = "vampire"
SEATS: Final = (VAMPIRE, HUMAN)
OTHER: Final = {HUMAN: VAMPIRE, VAMPIRE: HUMAN}
DECK_SIZE: Final = 40

Profession: TypeAlias = Literal["nobles", "clergy", "servants"]
CHARACTERS: Final[dict[str, Profession]] = {
    "lady": "nobles",
    "lord": "nobles",
    "officer": "nobles",
    "monk": "clergy",
    "nun": "clergy",
    "bishop": "clergy",
    "maid": "servants",
    "cook": "servants",
    "butler": "servants",
}


class BadDeck(CoterieError):
    """A deck file cannot be read, or is not a deck of this game."""


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a support card does."""


class Token(_Effect, tag="token", frozen=True):
    """Put an attack or a defence token on a character of this profession; of any profession if none is said."""

    profession: Profession | None = None


class CancelCombat(_Effect, tag="cancel-combat", frozen=True):
    """In a fight, cancel a combat card the opponent laid this round; its owner may lay one other."""


class Draw(_Effect, tag="draw", frozen=True):
    """Draw cards."""

    amount: int


class Pick(_Effect, tag="pick", frozen=True):
    """Take a card of one's choice from one's own deck, cellar or moat."""

    pile: Literal["deck", "cellar", "moat"]


class Spy(_Effect, tag="spy", frozen=True):
    """Look at the opponent's hand and put one card of it into its moat."""


class Protect(_Effect, tag="protect", frozen=True):
    """Before the action: a character in the castle cannot be attacked this turn."""


class CancelSupport(_Effect, tag="cancel-support", frozen=True):
    """In answer to a support card: that card has no effect."""


class Confession(_Effect, tag="confession", frozen=True):
    """Look at a token from the bag: that character is human."""


class Swap(_Effect, tag="swap", frozen=True):
    """Put a character of the castle under the city and bring the top one in."""


Effect: TypeAlias = Token | CancelCombat | Draw | Pick | Spy | Protect | CancelSupport | Confession | Swap


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a deck file.

    `exists` says whether a source shows that the deck has such a card, `known` which of its fields a source supports;
    everything else is a reconstruction, and shown as one.
    """

    id: str
    type: Literal["combat", "vampire", "holy-water", "support"]
    copies: int
    value: int = 0
    professions: tuple[Profession, ...] = ()
    day: int = 0
    night: int = 0
    effect: Effect | None = None
    name: str = ""
    exists: bool = False
    known: tuple[str, ...] = ()

    @property
    def timing(self) -> str:
        """When a support card may be played: in the open, in a fight, or as an answer (rule empire.support)."""
        if isinstance(self.effect, CancelCombat):
            return "fight"
        if isinstance(self.effect, CancelSupport):
            return "answer"
        return "open"

    @property
    def ref(self) -> Ref:
        """The card as texts name it."""
        return Ref("empire-card", self.id, self.name)


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file: whose deck it is, and its 40 cards."""

    side: Literal["human", "vampire"]
    cards: tuple[Card, ...]

    def list(self) -> list[str]:
        """Every card of the deck, as often as it is in it."""
        return [card.id for card in self.cards for _ in range(card.copies)]


def check(deck: Deck) -> Deck:
    """The deck, if it could be one; BadDeck says which card is wrong and why."""
    seen = set[str]()
    for number, card in enumerate(deck.cards, 1):
        problem = _problem(deck.side, card)
        if card.id in seen:
            problem = "this id is used twice"
        if problem:
            raise BadDeck(f"card {number} ({card.id}): {problem}")
        seen.add(card.id)
    total = sum(card.copies for card in deck.cards)
    if total != DECK_SIZE:
        raise BadDeck(f"a deck has {DECK_SIZE} cards, this one has {total}")
    return deck


def _problem(side: str, card: Card) -> str:
    """What is wrong with one card, or nothing."""
    if not card.id.isascii() or not card.id.replace("-", "").replace("_", "").isalnum():
        return "an id is made of ASCII letters, digits and hyphens"
    if not 1 <= card.copies <= DECK_SIZE:
        return f"copies must be from 1 to {DECK_SIZE}, not {card.copies}"
    if len(set(card.professions)) != len(card.professions):
        return "a profession is named twice"
    return _support_problem(side, card) if card.type == "support" else _combat_problem(side, card)


def _support_problem(side: str, card: Card) -> str:
    """What is wrong with a support card, or nothing."""
    if card.effect is None:
        return "a support card needs an effect"
    if card.value or card.professions:
        return "a support card has neither value nor profession"
    if not (0 <= card.day < DECK_SIZE and 0 <= card.night < DECK_SIZE):
        return "a cost cannot be below 0 or above 39"
    if isinstance(card.effect, Draw) and not 1 <= card.effect.amount <= DECK_SIZE:
        return f"the effect draws from 1 to {DECK_SIZE} cards, not {card.effect.amount}"
    if isinstance(card.effect, Confession) and side == VAMPIRE:
        return "only the human player draws tokens from the bag"
    return ""


def _combat_problem(side: str, card: Card) -> str:
    """What is wrong with a combat, vampire or holy water card, or nothing."""
    if card.effect is not None or card.day or card.night:
        return "only support cards have costs and effects"
    if card.value < 1:
        return "a combat card needs a value of at least 1"
    if card.type == "combat" and not card.professions:
        return "a combat card needs a profession"
    if card.type == "vampire" and side != VAMPIRE:
        return "only the vampire deck has vampire cards"
    if card.type == "holy-water" and side != HUMAN:
        return "only the human deck has holy water cards"
    return ""


def read_deck(data: bytes | str, where: str = "deck") -> Deck:
    """A deck from the TOML text of a deck file, checked; BadDeck says what is wrong, and where."""
    try:
        return check(msgspec.toml.decode(data, type=Deck))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadDeck(f"{where}: {error}") from None
    except BadDeck as error:
        raise BadDeck(f"{where}: {error}") from None


@cache
def standard_deck(side: str) -> Deck:
    """The deck of ours that a side plays if it brings none."""
    name = f"{side}.toml"
    return read_deck(resources.files("coterie.games.empire").joinpath("data", name).read_bytes(), name)


def fingerprint(decks: dict[str, Deck]) -> str:
    """A hash of everything the rules read from the two decks."""
    facts = [
        (side, [(c.id, c.type, c.copies, c.value, c.professions, c.day, c.night, c.effect) for c in decks[side].cards]) for side in SEATS
    ]
    return hashlib.blake2b(msgspec.json.encode(facts), digest_size=8).hexdigest()
