"""Holes: nodes, numbers and words that stand for any other, and that the printer prints as marks."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

import msgspec

from coterie.games.vtes.cards.vocabulary import Card, Effect, Mode, Node, Pred, PutOn, Who, parts
from coterie.games.vtes.pool import Facts, facts
from coterie.games.vtes.text.clauses import clause
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import Phrase, Tongue

FIRST: Final = 901
"""Numbers from here on are holes; no card has one as large."""
NAME: Final = "Zzname"
"""What the card of a production is called."""
TONGUE: Final = "en"


def mark(*parts: object) -> str:
    """A hole as it stands in printed text."""
    return f"⟦{':'.join(map(str, parts))}⟧"


def text_hole(place: int) -> str:
    """A hole for a word that a definition takes from the pool: a clan, a discipline, the name of a card."""
    return f"⟦s{place}⟧"


class Blank(Effect, frozen=True):
    """Any effect."""

    place: int


class Somebody(Pred, frozen=True):
    """Any predicate."""

    place: int


class Features(msgspec.Struct, frozen=True):
    """What the words of an effect depend on, beside the card: where it stands in its sentence."""

    mood: Mood = Mood.DO
    actor: Who = Who.YOU
    in_play: bool = False
    preys: bool = False
    announced: bool = False
    bloody: bool = False

    @property
    def code(self) -> str:
        """As it is written in a mark."""
        flags = "".join(str(int(flag)) for flag in (self.in_play, self.preys, self.announced, self.bloody))
        return f"{self.mood.value}-{self.actor.value}-{flags}"

    @staticmethod
    def decoded(code: str) -> Features:
        """What was written in a mark."""
        mood, rest = code.split("-", 1)
        actor, flags = rest.rsplit("-", 1)
        return Features(Mood(mood), Who(actor), *(flag == "1" for flag in flags))

    def frame(self, base: Template) -> Template:
        """The frame that an effect is printed in there."""
        announcer = Somebody(99) if self.announced else None
        return msgspec.structs.replace(
            base, mood=self.mood, actor=self.actor, in_play=self.in_play, preys=self.preys, announcer=announcer, bloody=self.bloody
        )


def features(frame: Frame) -> Features:
    """Where a frame stands."""
    return Features(frame.mood, frame.actor, frame.in_play, frame.preys, frame.announcer is not None, frame.bloody)


@clause.register
def _blank(node: Blank, frame: Frame) -> str:
    return mark("effect", node.place, features(frame).code)


@cache
def blank_of(kind: type[Node]) -> type[Node]:
    """Any effect of one kind, for words that look at the kind."""
    made = cast("type[Node]", msgspec.defstruct(f"Blank{kind.__name__}", [("place", int, 0)], bases=(kind,), frozen=True))

    @clause.register(made)
    def _typed(node: Node, frame: Frame) -> str:
        return mark("effect", getattr(node, "place", 0), features(frame).code, kind.__name__.lower())

    return made


class HoleTongue(Tongue):
    """English that lets holes stand where a word of the pool would."""

    def form(self, kind: str, word: str, form: str = "") -> str:
        """A word; a hole says of which kind the word would be."""
        if word.startswith("⟦"):
            return mark("text", word.strip("⟦⟧").lower(), kind)
        return super().form(kind, word, form)

    def discipline(self, short: str) -> str:
        """A discipline; a hole says whether it would be superior."""
        if short.startswith("⟦"):
            return mark("text", short.strip("⟦⟧").lower(), "superior" if short.isupper() else "discipline")
        return super().discipline(short)

    def chosen(self, message: str, **args: str | int | Phrase) -> str:
        """A message; a number in words is a hole like one in figures."""
        stem, _, last = message.rpartition("-")
        if stem == "count" and last.isdigit() and int(last) >= FIRST:
            return mark("count", last)
        return super().chosen(message, **args)


@cache
def hole_tongue() -> HoleTongue:
    """The tongue of productions."""
    return HoleTongue(TONGUE)


class Template(Frame, frozen=True):
    """A frame in which what depends on the rest of the card is a hole."""

    @property
    def this(self) -> Phrase:
        """The minion: a vampire by its name, of a library card whoever plays it."""
        return Phrase(NAME) if self.facts.crypt else Phrase(mark("this"))

    @property
    def user(self) -> str:
        """Whoever plays the card."""
        return "⟦user⟧"

    def city(self, name: str) -> str:
        """The name of a city."""
        return mark("text", name.strip("⟦⟧"), "city") if name.startswith("⟦") else name

    def named(self, english: str) -> str:
        """The name of another card."""
        return mark("text", english.strip("⟦⟧"), "name") if english.startswith("⟦") else super().named(english)

    def circle(self, name: str) -> str:
        """The name of a circle."""
        return mark("text", name.strip("⟦⟧"), "circle") if name.startswith("⟦") else name

    def some(self, pred: Pred, article: Article, in_region: bool = True) -> Phrase:
        """Somebody; a hole remembers how the phrase must stand."""
        hole = next((part for part in parts(pred) if isinstance(part, Somebody)), None)
        if hole is None:
            return super().some(pred, article, in_region)
        number = "many" if article in (Article.ALL, Article.SEVERAL) else "one"
        return Phrase(mark("some", hole.place, article.value, int(in_region), int(self.preys)), number)

    def kind(self, pred: Pred, adjectives: tuple[str, ...], before: str = "") -> Phrase:
        """The one that was spoken of, whatever it is."""
        return self.tongue.noun("thing", "⟦thing⟧", Article.THE, adjectives, before)


def like(kind: str) -> Facts:
    """The facts of a card of a kind that there is not."""
    some = next(iter(facts().values()))
    if kind == "crypt":
        return msgspec.structs.replace(
            some, id=200000, name=NAME, slug="zzname", types=("vampire",), clans=("Abomination",), needs=(), sect="Camarilla"
        )
    return msgspec.structs.replace(some, id=1, name=NAME, slug="zzname", types=(kind,), clans=(), needs=())


def template(of: Facts) -> Template:
    """The frame of productions for a kind of card."""
    return Template(hole_tongue(), Card(of.id, modes=(Mode((PutOn(Somebody(98)),)),)), of)
