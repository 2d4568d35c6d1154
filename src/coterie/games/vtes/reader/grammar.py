"""The grammar of one kind of card: the productions of effects, abilities, headings, and of what is other than above."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from typing import Final, cast

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    EVEN_LOCKED,
    OF_A_CLAN,
    OTHER_READY_VAMPIRE,
    OUTSIDE_COMBAT,
    STAYING,
    VAMPIRE,
    YOUR_UNLOCK,
    Ability,
    Above,
    AdditionalStrikes,
    Aggravated,
    Always,
    Body,
    Card,
    ChooseReady,
    Clan,
    Cond,
    FirstStrike,
    GainBlood,
    Mod,
    Mode,
    Node,
    Optional,
    Passes,
    Pred,
    Represent,
    Stat,
    Strike,
    Trait,
    Trigger,
    Use,
    WeaponOnly,
    Who,
)
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.reader.holes import FIRST, Blank, Features, Somebody, Template, blank_of, like, mark, template, text_hole
from coterie.games.vtes.reader.productions import Index, Printer, Production, produced, shown, words_of
from coterie.games.vtes.reader.schema import Field, abilities, conditions, effects, fields, instances, simple
from coterie.games.vtes.reader.tokens import tokens_of
from coterie.games.vtes.text.abilities import ability, last_words
from coterie.games.vtes.text.clauses import clause
from coterie.games.vtes.text.conditions import body_instead, heading, stealth, x
from coterie.games.vtes.text.printer import effect_sentences
from coterie.games.vtes.text.tongue import Unprintable
from coterie.games.vtes.words.conditions import orderly

KINDS: Final = ("crypt", "action", "political action", "reaction", "retainer", "ally")
"""The kinds of cards whose words differ; all others speak as the first of the library."""
USERS: Final = (OTHER_READY_VAMPIRE, OUTSIDE_COMBAT, EVEN_LOCKED, STAYING)
"""Users for whom there are words of their own."""
MANY: Final = 100
"""Kinds with a field of more values than this are taken as they ordinarily are, where one field is other than above."""
DEEP: Final = 2
"""How many fields of a node are other than ordinary in a production; wrappers come on top."""


class Wrapper(msgspec.Struct, frozen=True):
    """A field that adds words before and after all that its node says otherwise."""

    kind: str
    name: str
    value: object


def kind_of(fact: Facts) -> str:
    """Which grammar reads a card."""
    if fact.crypt:
        return "crypt"
    return next((kind for kind in KINDS if kind in fact.types), "action")


class Grammar:
    """The productions of one kind of card, made when they are first asked for."""

    def __init__(self, kind: str) -> None:
        self.facts = like(kind)
        self.base: Template = template(self.facts)
        self.rich: Template = msgspec.structs.replace(self.base, card=_rich(self.base.card))
        self._effects: dict[str, Index] = {}

    def effects(self, code: str) -> Index:
        """Effects where they stand so in a sentence; code as in marks."""
        if self.facts.types == ("political action",):
            return grammar("action").effects(code)
        if code not in self._effects:
            frame = Features.decoded(code).frame(self.base)
            self._effects[code] = index = Index()
            self._fill(index, effects(), lambda node: clause(node, frame), DEEP)
        return self._effects[code]

    def _fill(self, index: Index, kinds: Iterable[type[Node]], printer: Printer, deep: int) -> None:
        for kind in kinds:
            wrappers = self._wrap(index, kind, printer)
            for node, _ in instances(kind, deep, without=wrappers):
                for tokens, one in produced(node, printer, self.facts):
                    index.add(tokens, Production(one))
            self._typed(index, kind, printer)

    def _wrap(self, index: Index, kind: type[Node], printer: Printer) -> frozenset[tuple[str, object]]:
        """The values of fields that only add words around: productions that hold another of the same kind."""
        known = [field for field in fields(kind) if field.others]
        if len(known) <= 3:
            return frozenset()
        plain = [(node, words) for node in simple(kind) if (words := words_of(node, printer))]
        found: set[tuple[str, object]] = set()
        for field in known:
            for value in field.others:
                around = _around(field, value, plain, printer)
                if around is not None:
                    self_hole = mark("same", "w", kind.__name__.lower())
                    index.add(
                        tokens_of(around[0] + self_hole + around[1], self.facts), Production(Wrapper(kind.__name__, field.name, value))
                    )
                    found.add((field.name, repr(value)))
        return frozenset(found)

    def _typed(self, index: Index, kind: type[Node], printer: Printer, other: Printer | None = None) -> None:
        """Productions for effects of one kind inside, where the words around depend on it, or where another printer has others."""
        tried = [(node, depth, bool(words_of(node, printer))) for node, depth in instances(kind, 1) if _held(node)]
        first = next((node for node, _, printable in tried if printable), None)
        if first is None:
            return
        nodes = [(node, depth) for node, depth, printable in tried if printable or not _nested(node, first)]
        telling = [node for node, depth in nodes if depth == 0 or len(_others(node, first)) == 1]
        for inner in effects():
            if any(True for node in telling for _ in self._differing(node, inner, printer, other, few=True)):
                for node, _ in nodes:
                    for one in self._differing(node, inner, printer, other):
                        for tokens, made in produced(one, printer, self.facts):
                            index.add(tokens, Production(made))

    def _differing(self, node: Node, kind: type[Node], printer: Printer, other: Printer | None, few: bool = False) -> Iterator[Node]:
        """A node with effects of a kind in it, where it is said otherwise than with any effect, or than another printer says it."""
        plain = words_of(node, printer)
        for name in _held(node):
            for inner in _insides(kind, _place(node, name), few):
                one = _with(node, name, inner)
                words = words_of(one, printer)
                if words and words != (self._expected(plain, inner, _place(node, name)) if other is None else words_of(one, other)):
                    yield one

    def _expected(self, plain: str, inner: Node, place: int) -> str:
        """The words of a node with an effect in the place of any."""
        found = re.search(rf"⟦effect:{place}:([^⟧:]*)⟧", plain)
        if found is None:
            return plain
        frame = Features.decoded(found[1]).frame(self.base)
        return plain.replace(found[0], words_of(inner, lambda one: clause(one, frame)))

    @cached_property
    def abilities(self) -> Index:
        """Abilities: a sentence or more for each, some in other words if the card has some keyword or gives some number already."""
        if self.facts.types == ("political action",):
            return grammar("action").abilities
        index = Index()
        plain, rich = _of_abilities(self.base), _of_abilities(self.rich)
        self._fill(index, abilities(), plain, DEEP)
        for kind in abilities():
            self._typed(index, kind, rich, plain)
        feeds = Trigger(YOUR_UNLOCK, (GainBlood(FIRST, Somebody(0)),), may=True)
        for tokens, one in produced(feeds, rich, self.facts):
            index.add(tokens, Production(one))
        for held in _strikes():
            use = Use((), held, by=Who.SELF)  # type: ignore[arg-type]  # effects, as the types of nodes cannot say
            for tokens, one in produced(use, plain, self.facts):
                index.add(tokens, Production(one))
        return index

    @cached_property
    def sentences(self) -> Index:
        """What one sentence about effects may hold: one, or several that are said in one breath."""
        index = Index()
        chosen = ChooseReady(VAMPIRE & Clan(text_hole(90)))
        of_a_clan = self.base.with_(card=msgspec.structs.replace(self.base.card, modes=(Mode((chosen,)),)))
        for title in OF_A_CLAN:
            passes = Passes(Represent(title))
            index.add(tokens_of(clause(passes, of_a_clan), self.facts), Production((passes,)))
        for held in (*_said_together(self._in_one), *_strikes()):
            words = self._in_one(held)
            if words:
                tokens = tokens_of(words, self.facts)
                if shown(held, tokens):
                    index.add(tokens, Production(held))
        return index

    def _in_one(self, held: tuple[Node, ...]) -> str:
        """Effects in words, if they are one sentence."""
        try:
            words = effect_sentences(held, self.base)  # type: ignore[arg-type]  # blanks stand for effects
        except (Unprintable, AttributeError, IndexError, KeyError, TypeError, ValueError):
            return ""
        return words[0] if len(words) == 1 else ""

    @cached_property
    def above(self) -> Index:
        """What is other than above: in one field of an effect, and in how a mode goes on."""
        index = Index()
        frame = self.base
        for kind in effects():
            for base, node, name in _changes(kind):
                plain = words_of(node, lambda one: clause(one, frame))
                words = words_of(node, lambda one: clause(one, frame.with_(above=(base,))))  # noqa: B023  # called at once
                if words and words != plain:
                    index.add(tokens_of(words, self.facts), Production(node, (name,)))
        for body, _ in instances(Body, 3):
            index.add(tokens_of(body_instead(cast("Body", body), frame), self.facts), Production((("body", body),)))
        hidden = frame.say("is-stealth-action", stealth=stealth(FIRST, frame)[0])
        index.add(tokens_of(hidden, self.facts), Production((("stealth", FIRST),)))
        return index

    @cached_property
    def goes_on(self) -> dict[Above, tuple[str, ...]]:
        """The words with which a mode goes on from the one above."""
        return {how: tokens_of(self.base.say(f"above-{how.value}", clause="⟦rest⟧"), self.facts) for how in Above}

    @cached_property
    def headings(self) -> Index:
        """What stands before the modes: parts of a card, by field."""
        index = Index()
        for part in _headings():
            card = msgspec.structs.replace(Card(self.facts.id), **part)
            try:
                words = heading(card, self.base) + x(card, self.base)
            except Unprintable:
                continue
            index.add(tokens_of("\n".join(words), self.facts), Production(tuple(part.items())))
        return index


@cache
def grammar(kind: str) -> Grammar:
    """The grammar of a kind of card."""
    return Grammar(kind)


def _rich(card: Card) -> Card:
    """A card that has every keyword, and gives some of every number."""
    given = tuple(Always(Mod(stat, 1)) for stat in Stat)
    return msgspec.structs.replace(card, traits=tuple(Trait), abilities=given)


def _of_abilities(frame: Template) -> Printer:
    inner = frame.with_(in_play=True)

    def printer(node: Node) -> str:
        words = ability(node, inner)
        return "\n".join([words, *last_words((cast("Ability", node),), inner)]) if words else ""

    return printer


def _around(field: Field, value: object, plain: list[tuple[Node, str]], printer: Printer) -> tuple[str, str] | None:
    """The words that a value of a field adds before and after, if it never does more."""
    found: set[tuple[str, str]] = set()
    for node, words in plain:
        if getattr(node, field.name) not in field.base:
            continue
        more = words_of(msgspec.structs.replace(node, **{field.name: value}), printer)
        if not more:
            continue
        before, inside, after = more.partition(words)
        if not inside or not (before or after):
            return None
        found.add((before, after))
    return found.pop() if len(found) == 1 else None


def _others(node: Node, other: Node) -> list[str]:
    """The fields in which two nodes of a kind differ."""
    return [name for name in node.__struct_fields__ if getattr(node, name) != getattr(other, name)]


def _nested(node: Node, other: Node) -> bool:
    """Whether a node differs from another in a node that it holds."""
    return any(isinstance(getattr(node, name), Node) for name in _others(node, other))


def _held(node: Node) -> list[str]:
    """The fields that hold any effect."""
    held = [(name, getattr(node, name)) for name in node.__struct_fields__]
    return [
        name for name, value in held if isinstance(value, Blank) or (isinstance(value, tuple) and value and isinstance(value[0], Blank))
    ]


def _with(node: Node, name: str, inner: Node) -> Node:
    """A node with an effect of one kind in a field instead of any."""
    held = getattr(node, name)
    return msgspec.structs.replace(node, **{name: (inner, *held[1:]) if isinstance(held, tuple) else inner})


def _place(node: Node, name: str) -> int:
    held = getattr(node, name)
    found = held[0] if isinstance(held, tuple) else held
    return found.place if isinstance(found, Blank) else 0


@cache
def _insides(kind: type[Node], place: int, few: bool) -> tuple[Node, ...]:
    """Any effect of a kind, and the one of the kind that says nothing more."""
    typed = _typed(kind, place)
    plain = (kind(),) if not any(field.required for field in msgspec.structs.fields(kind)) else ()
    return (*(typed[:1] if few else typed), *plain)


@cache
def _typed(kind: type[Node], place: int) -> tuple[Node, ...]:
    """Any effect of a kind, once for each member of the enumerations it must name."""
    made, known = blank_of(kind), fields(kind, 40)
    return tuple(
        made(**dict(zip((field.name for field in known), base, strict=True)), place=place)
        for base in itertools.product(*(field.base for field in known))
    )


def _said_together(one_sentence: Callable[[tuple[Node, ...]], str]) -> Iterator[tuple[Node, ...]]:
    """Effects alone, and two that make one sentence; where the words look into them, they are written out."""
    yield (Blank(0),)
    yield from ((node,) for kind in effects() for node in _typed(kind, 0))
    said = [{kind: _said_alone(kind, place, one_sentence) for kind in effects()} for place in (0, 1)]
    for first, second in itertools.product(effects(), repeat=2):
        pairs = itertools.product(said[0][first], said[1][second])
        pair, words = next(((pair, words) for pair in pairs if (words := one_sentence(pair))), ((), ""))
        if not words:
            continue
        yield pair
        if "⟦effect:0" not in words or "⟦effect:1" not in words:
            (firsts, all_first), (seconds, all_second) = (
                [[node for node, _ in instances(kind, most, start) if one_sentence((node,))] for most in (0, 1)]
                for kind, start in ((first, 0), (second, 20))
            )
            yield from itertools.product(all_first, seconds)
            yield from itertools.product(firsts, all_second)


def _said_alone(kind: type[Node], place: int, one_sentence: Callable[[tuple[Node, ...]], str]) -> tuple[Node, ...]:
    """Any effect of a kind, as it ordinarily is; if no text says that by itself, all that one says."""
    typed = _typed(kind, place)
    said = tuple(made for made, (node, _) in zip(typed, instances(kind, 0, 40), strict=True) if one_sentence((node,)))
    return said if said and said[0] is not typed[0] else typed[:1]


def _strikes() -> Iterator[tuple[Node, ...]]:
    """Strikes with all that comes with them, which is said in their sentence."""
    for strike, sort in itertools.product((node for node, _ in instances(Strike, 2)), ((), (Aggravated(),), (WeaponOnly(),))):
        yield strike, *sort
        yield from ((strike, *sort, more) for more in (FirstStrike(), *simple(Optional, 20), *simple(AdditionalStrikes, 20)))


def _changes(kind: type[Node]) -> Iterator[tuple[Node, Node, str]]:
    """An effect, the same with one field other, and which."""
    known = fields(kind, 50)
    for base, _ in instances(kind, 1 if len(known) <= 3 and all(len(field.others) <= MANY for field in known) else 0):
        for field in known:
            for value in (*field.base, *field.others):
                if value != getattr(base, field.name):
                    yield base, msgspec.structs.replace(base, **{field.name: value}), field.name


def _headings() -> Iterator[dict[str, object]]:
    """Each field of a card that stands before its modes, with each value; the life of a creature is said with its sort."""
    for field in fields(Card):
        if field.name in ("id", "modes", "abilities"):
            continue
        nested = next((type(value) for value in field.others if isinstance(value, Node) and not isinstance(value, Pred | Cond)), None)
        values = [node for node, _ in instances(nested, 3 if nested is Body else 2)] if nested else [*field.base, *field.others]
        yield from ({field.name: value} for value in values if value not in field.base)
    for first, second in itertools.product(conditions(0), conditions(1)):
        for one in (first & second, first | second):
            if orderly(one):
                yield {"when": one}
    for by, when in itertools.product((Somebody(0), *USERS), (None, *conditions(1))):
        yield {"when": when, "by": by}
    yield from ({"traits": (trait,), "body": body} for trait in Trait for body, _ in instances(Body, 3))
