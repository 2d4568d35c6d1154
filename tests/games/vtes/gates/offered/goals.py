"""What the gate wants to see: every mode of every defined card played, every ability used, fired or felt; derived from the book alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from coterie.games.vtes import keys
from coterie.games.vtes.book import Book, Form, standard_book
from coterie.games.vtes.cards.generated import definitions
from coterie.games.vtes.cards.vocabulary import Ability, Action, Effect, HasTrait, Node, Pred, Trigger, Use
from coterie.games.vtes.table import Table

MODE = -1


class Goal(NamedTuple):
    """One mode of a card, or one of the abilities that it has when it was played so."""

    card: int
    form: int
    ability: int = MODE

    def form_in(self, book: Book) -> Form:
        """The way in which the card is played, or was."""
        return book.forms[self.card][self.form]

    def named(self, book: Book) -> str:
        """A name for people: "bonding/DOM", "the-barrens+1"."""
        form = self.form_in(book)
        slug = book.facts[self.card].slug + (f"/{form.way}" if form.way else f"#{form.index}" if form.index else "")
        return slug if self.ability == MODE else f"{slug}+{self.ability}:{type(form.abilities[self.ability]).__name__}"

    def is_key(self, t: Table, key: keys.Key, piece: int) -> bool:
        """Whether a key does what the goal is about; `piece` is the card in play, for abilities."""
        form = self.form_in(t.book)
        match key:
            case keys.Play(card=card, mark=mark):
                return self.ability == MODE and card == self.card and form in t.book.ways(card, mark)
            case keys.Event(card=card):
                return self.ability == MODE and card == self.card
            case keys.Use(piece=number, n=n) | keys.Fire(piece=number, n=n) | keys.Offered(piece=number, n=n):
                return number == piece and n == self.ability
            case keys.Maneuver(piece=number) | keys.Prevent(piece=number):
                return bool(piece) and number == piece
        return False

    def said(self, book: Book) -> Node | None:
        """The ability, if it is one."""
        return None if self.ability == MODE else self.form_in(book).abilities[self.ability]

    def effects(self, book: Book) -> tuple[Effect, ...]:
        """What it does; of an ability, what it costs first."""
        form = self.form_in(book)
        if self.ability == MODE:
            return form.effects
        ability: Ability = form.abilities[self.ability]
        if isinstance(ability, Use | Action):
            return (*ability.cost, *ability.do)
        return ability.do if isinstance(ability, Trigger) else ()


def goals_of(book: Book, card: int) -> Iterator[Goal]:
    """Everything that one card can do; traits are tested where the rules give them a meaning."""
    for form in book.forms[card]:
        if not book.facts[card].crypt:
            yield Goal(card, form.index)
        yield from (Goal(card, form.index, n) for n, said in enumerate(form.abilities) if not isinstance(said, HasTrait))


@cache
def every_goal() -> tuple[Goal, ...]:
    """Everything that complete cards can do."""
    book = standard_book()
    return tuple(goal for card in sorted(definitions()) if card in book.forms for goal in goals_of(book, card))


def nodes(node: object) -> Iterator[Node]:
    """A node and everything in it."""
    if isinstance(node, tuple):
        for one in node:
            yield from nodes(one)
    elif isinstance(node, Node):
        yield node
        for field in node.__struct_fields__:
            yield from nodes(getattr(node, field))


def preds(*said_by: object) -> list[Pred]:
    """Every whole predicate in what a card says."""
    said = [node for node in nodes(said_by) if not isinstance(node, Pred)]
    values = [getattr(node, field) for node in said for field in node.__struct_fields__]
    return [value for value in values if isinstance(value, Pred)]
