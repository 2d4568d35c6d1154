"""Where a clause stands: on which card, in which language, in which mood, and who the words for somebody are there."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    METHUSELAH,
    STAYING,
    VAMPIRE,
    Allocate,
    Card,
    Choose,
    ChooseReady,
    ChooseTwo,
    ChooseUpTo,
    Effect,
    GainBlood,
    IsA,
    Mode,
    Node,
    Pred,
    PutOn,
    Title,
    Who,
    Wound,
    noun_of,
)
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.text import naming
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.things import described
from coterie.games.vtes.text.tongue import Phrase, Tongue, refuse

N = TypeVar("N", bound=Node)


class Mood(StrEnum):
    """How a verb stands in its sentence."""

    DOING = "doing"
    """After "instead of"."""
    DO = "do"
    """An order to the reader: "add 1 blood"."""
    TO = "to"
    """After "to" or "can"."""
    DOES = "does"
    """With a subject: "this vampire gains"."""
    CAN = "can"
    """With a subject, and not forced: "this vampire can gain"."""
    ALSO = "also"
    """With the subject of the verb before: "and burns"."""
    THEN = "then"
    """An order in the middle of a sentence about the action: "end the action"."""


class Frame(msgspec.Struct, frozen=True):
    """What the words of a clause depend on beside its node."""

    tongue: Tongue
    card: Card
    facts: Facts
    mood: Mood = Mood.DO
    actor: Who = Who.YOU
    """Who does what the infinitive says."""
    above: tuple[Node, ...] = ()
    """The nodes of the mode above, if this one says only what is other."""
    in_play: bool = False
    """Whether the clause is an ability, not an effect of playing the card."""
    preys: bool = False
    """Whether the sentence has named your prey already."""
    announcer: Pred | None = None
    bloody: bool = False
    """Whether blood will be moved from the vampire the card is put on."""

    def say(self, message: str, **args: str | int | Phrase) -> str:
        """A clause in words; it always may use the mood."""
        return self.tongue.say(f"text-{message}", mood=self.mood.value, **args)

    def chosen(self, message: str, **args: str | int | Phrase) -> str:
        """A clause whose name is made of what the definition says."""
        return self.tongue.chosen(f"text-{message}", mood=self.mood.value, **args)

    def with_(self, **changes: object) -> Frame:
        """The same with something other."""
        return msgspec.structs.replace(self, **changes)

    def base(self, node: N) -> N | None:
        """The node above that this one stands for."""
        return next((other for other in self.above if type(other) is type(node)), None)

    def changed(self, node: Node) -> frozenset[str]:
        """In what a node differs from the one above that it stands for; nothing if there is none."""
        base = self.base(node)
        names = node.__struct_fields__ if base is not None else ()
        return frozenset(name for name in names if getattr(node, name) != getattr(base, name))

    @property
    def name(self) -> str:
        """The name of the card."""
        return naming.official(self.facts.id, self.tongue.language) or self.facts.name

    def city(self, name: str) -> str:
        """The name of a city, which is the same everywhere."""
        return name

    def named(self, english: str) -> str:
        """The name of another card."""
        return naming.shown(english, self.tongue.language)

    def circle(self, name: str) -> str:
        """The name of a circle."""
        return name

    @property
    def this_card(self) -> Phrase:
        """The card itself: an ally and a retainer are called so."""
        kind = self.facts.types[0]
        noun = kind if kind in ("ally", "retainer") else "card"
        return self.tongue.noun("noun", noun, Article.THIS)

    @property
    def this(self) -> Phrase:
        """The minion that plays the card, bears it, or has the ability."""
        if self.facts.crypt:
            return Phrase(self.name)
        if self.facts.types[0] in ("equipment", "retainer"):
            noun = "bearer" if self.facts.types[0] == "equipment" else "employer"
            return self.tongue.noun("noun", noun, Article.THE)
        return self.tongue.noun("noun", self.user, Article.THIS)

    @property
    def user(self) -> str:
        """What kind of minion plays or bears the card."""
        if self.facts.types[0] == "master":
            target = next((effect.target for effect in effects(self.card) if isinstance(effect, PutOn)), None)
            return noun_of(target).value if isinstance(target, Pred) else "minion"
        return "ally" if self.facts.types[0] == "ally" else user(self.card, self.facts)

    @property
    def holder(self) -> str:
        """What kind of minion can have the card on it."""
        return "minion" if self.facts.types[0] == "equipment" else self.user

    def someone(self, who: Who | Pred, article: Article = Article.A) -> Phrase:
        """Somebody in words."""
        if isinstance(who, Pred):
            return self.some(who, article)
        if who is Who.SELF:
            return self.this
        if who is Who.THIS_CARD:
            return self.this_card
        if who is Who.RECRUITER:
            refuse(self.facts.types[0] != "ally", "only allies are recruited")
            return self.tongue.noun("noun", user(self.card, self.facts), Article.THIS)
        if who is Who.ATTACHED:
            targets = [effect.target for effect in effects(self.card) if isinstance(effect, PutOn) and isinstance(effect.target, Pred)]
            refuse(not targets, "it is attached to nothing else")
            return self.kind(targets[0], ("attached",))
        if who is Who.YOU:
            return Phrase(self.tongue.say("who-you"), "you")
        if who is Who.ACTING and self.announcer is not None:
            return self._acting(self.announcer)
        if who in (Who.ONE, Who.OTHER, Who.CHOSEN):
            return self._known(who)
        if who is Who.THAT and self.preys:
            return Phrase(self.tongue.form("who", "prey-again"), self.tongue.form("who", "prey-again", "number"))
        return Phrase(self.tongue.chosen(f"who-{who.value}"))

    def _acting(self, announcer: Pred) -> Phrase:
        """The minion that announces the action."""
        return self.kind(announcer, ("acting",))

    def _known(self, who: Who) -> Phrase:
        """One of those that were chosen before."""
        some = chosen_kind(self.card)
        if who is Who.OTHER:
            return self.kind(some, (), "other")
        return self.kind(some, ("locked" if who is Who.ONE else "chosen",))

    def target(self, who: Who | Pred) -> Phrase:
        """The target of the action."""
        return self.kind(who, ("target",)) if isinstance(who, Pred) else self.someone(who)

    def some(self, pred: Pred, article: Article, in_region: bool = True) -> Phrase:
        """What a definition asks for, with all that must be true of it."""
        thing = described(pred, self.tongue, self.preys)
        parts = (thing.place if in_region else "", *thing.described(self.tongue), thing.without)
        after = " ".join(part for part in parts if part)
        return thing.noun(self.tongue, article, tuple(thing.adjectives), thing.before, after)

    def kind(self, pred: Pred, adjectives: tuple[str, ...], before: str = "") -> Phrase:
        """The one of a kind that was spoken of, by what it is alone: "the target vampire"."""
        return described(pred, self.tongue, self.preys).noun(self.tongue, Article.THE, adjectives, before)


def effects(card: Card) -> tuple[Effect, ...]:
    """The effects of all modes of a card."""
    return tuple(effect for mode in card.modes for effect in mode.effects)


def chosen_kind(card: Card) -> Pred:
    """What is chosen when the card is played."""
    for effect in effects(card):
        if isinstance(effect, ChooseTwo):
            return effect.of
        if isinstance(effect, ChooseReady):
            return effect.who
        if isinstance(effect, Choose):
            return IsA(noun_of(effect.who))
        if isinstance(effect, ChooseUpTo | Wound):
            return effect.of
        if isinstance(effect, Allocate) and effect.spares:
            return METHUSELAH
    return VAMPIRE


def user(card: Card, facts: Facts) -> str:
    """Whether only vampires can play a card: what it requires says so, or what it does."""
    required = facts.needs or facts.clans or card.requires or "political action" in facts.types
    for_vampires = any(by in (STAYING, VAMPIRE & LOCKED) for by in (card.by, *(mode.by for mode in card.modes)))
    gains = any(isinstance(effect, GainBlood) and effect.who is Who.SELF for effect in effects(card))
    return "vampire" if required or for_vampires or gains else "minion"


def titles(frame: Frame, required: tuple[Title, ...], adjectives: tuple[str, ...] = ()) -> str:
    """ "a prince or justicar", with adjectives before or after all of them."""
    tongue = frame.tongue
    if tongue.grammar.adjectives_follow:
        words = [tongue.noun("title", title, Article.A).words for title in required]
        return " ".join([tongue.both(words, either=True), *(tongue.form("adjective", adjective) for adjective in adjectives)])
    first = tongue.noun("title", required[0], Article.A, adjectives)
    return tongue.both([first.words, *(tongue.form("title", title) for title in required[1:])], either=True)


def modes_above(card: Card, mode: Mode) -> tuple[Node, ...]:
    """What the mode before this one does, if this one goes on from it."""
    place = next(place for place, other in enumerate(card.modes) if other is mode)
    if mode.above is None or place == 0:
        return ()
    base = card.modes[place - 1]
    return (*base.effects, *base.abilities)
