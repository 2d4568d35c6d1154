"""The cards of a game, made ready to be played: each way to play a card as one form, with the windows it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, TypeVar

import msgspec

from coterie.games.vtes.cards.generated import definitions
from coterie.games.vtes.cards.vocabulary import (
    EVEN_LOCKED,
    LOCKED,
    READY,
    VAMPIRE,
    Ability,
    Above,
    Action,
    AdditionalStrikes,
    Always,
    Bleed,
    Body,
    BurnBloodTo,
    Cancel,
    Card,
    ChooseReady,
    Cond,
    During,
    Effect,
    Either,
    Hunt,
    Kind,
    Layer,
    Level,
    Limited,
    Maneuver,
    Mode,
    Not,
    NotBoth,
    On,
    Optional,
    Period,
    Pred,
    Press,
    Prevent,
    Same,
    Stat,
    Strike,
    Trait,
    Trigger,
    Use,
    Wake,
    When,
    alternatives,
    clan_of,
    parts,
    rises,
    singles,
)
from coterie.games.vtes.index import Static
from coterie.games.vtes.layers import Identity, Laid, identity_of, laid_by
from coterie.games.vtes.pool import Facts, facts
from coterie.games.vtes.requirements import NO_FORMS, Least, Weakest, for_vampires, names_spoken_of, weakest
from coterie.games.vtes.rules.conditions import windows_of
from coterie.games.vtes.rules.statics import lasting_of, statics_of
from coterie.games.vtes.support.check import unplayable
from coterie.games.vtes.windows import (
    DURING,
    W_ACT,
    W_ADDITIONAL,
    W_ANNOUNCED,
    W_AS_PLAYED,
    W_ATTEMPT,
    W_DAMAGE,
    W_DISCARD,
    W_MASTER,
    W_POLLING,
    W_PRESS,
    W_RANGE,
    W_STRIKE,
)
from coterie.games.vtes.words.node import Node
from coterie.kernel.text import Text

N = TypeVar("N", bound=Node)
ASKED_FOR: Final = (Kind.MODIFIER, Kind.REACTION, Kind.COMBAT)
"""Cards for which somebody may be asked at any moment of an action."""
ACTION_KINDS: Final = (Kind.ACTION, Kind.POLITICAL, Kind.EQUIPMENT, Kind.ALLY, Kind.RETAINER)


class Form:
    """One way to play one card: a mode with everything it takes over from the card and from the mode above it."""

    __slots__ = (
        "_ability", "_effect", "abilities", "actions", "all_needed", "always", "blood", "body", "burned", "by", "by_vampires", "card",
        "clans", "costs_x", "directed", "effects", "even_locked", "excludes", "for_vampires", "free", "identity", "index", "kind",
        "lasting", "layers", "level", "limited", "locked", "name", "needs", "once", "outside", "pool", "replace", "represents", "slug",
        "statics", "staying", "stealth", "titles", "traits", "triggers", "user", "uses", "version_of", "way", "when", "wide", "windows",
        "x",
    )  # fmt: skip

    def __init__(self, fact: Facts, card: Card, index: int, mode: Mode, kind: Kind) -> None:
        self.card, self.index, self.kind, self.name, self.slug = fact.id, index, kind, fact.name, fact.slug
        self.way = ""
        """How keys tell it from other ways to play the card: its level, or a number where ways without levels do different things."""
        self.level = {Level.NONE: 0, Level.BASIC: 1, Level.SUPERIOR: 2}[mode.level]
        self.needs: tuple[str, ...] = fact.needs if self.level else ()
        self.all_needed, self.clans, self.titles = fact.all_needed, fact.clans, card.requires
        self.user: Pred | None = card.user
        self.pool, self.blood, self.costs_x, self.x = fact.pool_cost, fact.blood_cost, fact.costs_x, card.x
        self.effects: tuple[Effect, ...] = mode.effects
        self.abilities: tuple[Ability, ...] = card.abilities + mode.abilities
        self._effect: dict[type, Effect] = first_of_sorts(self.effects)
        self._ability: dict[type, Ability] = first_of_sorts(self.abilities)
        self.traits: tuple[Trait, ...] = card.traits + mode.traits
        self.stealth = card.stealth if mode.stealth is None else mode.stealth
        if kind in (Kind.EQUIPMENT, Kind.ALLY, Kind.RETAINER, Kind.POLITICAL):
            self.stealth = max(self.stealth, 1)
        self.body: Body | None = mode.body or card.body
        self.once: Period | None = card.once
        self.replace: On | None = card.replace
        self.when: Cond | None = mode.when if card.when is None else card.when if mode.when is None else card.when & mode.when
        self.by: Pred | None = mode.by or card.by
        said = () if self.by is None else parts(self.by)
        self.outside = any(isinstance(one, Not) and isinstance(one.of, Same) for one in said)
        """Whether others play it than the acting minion or the combatants."""
        self.locked = LOCKED in said
        """Whether only a locked minion plays it; or one that may be locked."""
        self.even_locked = self.locked or self.by == EVEN_LOCKED
        self.by_vampires, self.staying = VAMPIRE in said, READY in said
        self.limited = self.effect(Limited) is not None
        self.directed = any(effect.aimed for effect in self.effects)
        self.for_vampires = for_vampires(self)
        self.burned = sum(effect.blood for effect in self.effects if isinstance(effect, BurnBloodTo))
        """The blood that is burned for its effect: it must be there beside the cost, and nothing makes it less (v5.play.cost)."""
        self.free = not (self.blood or self.pool or self.costs_x or self.burned)
        self.excludes = frozenset(one.name for one in self.abilities if isinstance(one, NotBoth) and not one.same_action)
        """The names of cards that a minion with this one cannot play."""
        self.version_of = "hunt" if self.effect(Hunt) is not None else "bleed" if self.effect(Bleed) is not None else ""
        """Which action of the rulebook it is a version of, if any."""
        self.windows: frozenset[str] = frozenset(_windows(self))
        self.statics: tuple[Static, ...] = statics_of(self.abilities)
        self.identity: Identity = identity_of(fact, self.abilities)
        self.layers: tuple[Laid, ...] = laid_by(self.abilities, self.effects)
        """What it makes of the minion that it is on."""
        self.wide = any(isinstance(static.what, Layer) for static in self.statics)
        """Whether it makes something of some minions, wherever it is."""
        chosen = self.effect(ChooseReady) if any(laid.layer is Layer.TITLE for laid in self.layers) else None
        self.represents = clan_of(chosen.who) if isinstance(chosen, ChooseReady) else ""
        """The clan of the title that it represents, if it is of one."""
        self.lasting: tuple[Static, ...] = lasting_of((*self.effects, *self.abilities))
        self.always: tuple[Always, ...] = tuple(one for one in self.abilities if isinstance(one, Always))
        self.triggers: tuple[tuple[int, Trigger], ...] = tuple((n, one) for n, one in enumerate(self.abilities) if isinstance(one, Trigger))
        self.uses: tuple[tuple[int, Use], ...] = tuple((n, one) for n, one in enumerate(self.abilities) if isinstance(one, Use))
        self.actions: tuple[tuple[int, Action], ...] = tuple((n, one) for n, one in enumerate(self.abilities) if isinstance(one, Action))

    def effect(self, sort: type) -> Effect | None:
        """Its first effect of a sort, if it has one."""
        return self._effect.get(sort)

    def ability(self, sort: type) -> Ability | None:
        """Its first ability of a sort, if it has one."""
        return self._ability.get(sort)

    def comes(self) -> bool:
        """Whether what the form waits for comes in a window that it belongs to, each alternative in one."""
        waits = [] if self.when is None else [_awaited(one) for one in alternatives(self.when)]
        return all(windows is None or not self.windows.isdisjoint(windows) for windows in waits)

    @property
    def mark(self) -> str:
        """How its level is named in keys: "dom", "DOM", or nothing."""
        joined = "+".join(self.needs)
        return joined.upper() if self.level == 2 else joined


def first_of_sorts(words: tuple[N, ...]) -> dict[type, N]:
    """The first word of each sort."""
    found: dict[type, N] = {}
    for word in words:
        for sort in type(word).__mro__:
            found.setdefault(sort, word)
    return found


def _windows(form: Form) -> Iterator[str]:
    """When a form may be played: from its kind, its conditions and its effects, never from a field of its own."""
    if form.kind in (Kind.MODIFIER, Kind.REACTION) and any(_as_needed(effect) for effect in form.effects):
        yield W_ATTEMPT
        return
    if any(isinstance(effect, Cancel) for effect in form.effects):
        yield W_AS_PLAYED
    elif form.kind is Kind.MASTER:
        yield W_MASTER
    elif form.kind in ACTION_KINDS:
        yield W_ACT
    elif form.when is not None and (form.kind is not Kind.COMBAT or windows_of(form.when) is not None):
        yield from (window for one in alternatives(form.when) for window in _awaited(one) or ())
    elif form.kind is Kind.EVENT:
        yield W_DISCARD
    elif form.kind is Kind.COMBAT:
        yield from _combat_windows(form.effects)
    else:
        yield from DURING
    if any(isinstance(effect, Wake) for effect in form.effects):
        yield W_POLLING
        yield W_AS_PLAYED


def _awaited(cond: Cond) -> tuple[str, ...] | None:
    """The windows in which a card is played that waits for something; for somebody to act, while the action may be blocked.

    None: what it waits for says nothing of it.
    """
    return windows_of(cond) if any(isinstance(one, When) for one in singles(cond)) else DURING


def _as_needed(effect: Effect) -> bool:
    """Stealth and intercept are added only when they are needed, unless the card says otherwise (v5.block.stealth)."""
    return isinstance(effect, During) and effect.what.stat in (Stat.STEALTH, Stat.INTERCEPT) and rises(effect.what.amount)


def _combat_windows(effects: Sequence[Effect]) -> Iterator[str]:
    """The steps that effects belong to; what comes with a strike is played with it."""
    if any(isinstance(effect, Strike) for effect in effects):
        yield W_STRIKE
        effects = [effect for effect in effects if not isinstance(effect, AdditionalStrikes)]
    for effect in effects:
        if isinstance(effect, Either):
            yield from _combat_windows((effect.first, effect.second))
        elif isinstance(effect, BurnBloodTo):
            yield from _combat_windows((effect.do,))
        elif isinstance(effect, Maneuver) or (isinstance(effect, Optional) and effect.maneuvers):
            yield W_RANGE
        elif isinstance(effect, AdditionalStrikes):
            yield W_ADDITIONAL
        elif isinstance(effect, Press):
            yield W_PRESS
        elif isinstance(effect, Prevent):
            yield W_DAMAGE


def merge(above: Mode, mode: Mode) -> Mode:
    """A mode that goes on from the one above it: something more, or something other of the same sort instead."""
    effects, abilities = list(above.effects), list(above.abilities)
    for effect in mode.effects:
        place = next((n for n, old in enumerate(effects) if type(old) is type(effect)), None)
        if place is not None and (mode.above is Above.BUT or isinstance(effect, Strike)):
            effects[place] = effect
        else:
            effects.append(effect)
    for ability in mode.abilities:
        place = next((n for n, known in enumerate(abilities) if _same_sort(known, ability)), None)
        if place is not None and mode.above is Above.BUT:
            abilities[place] = ability
        else:
            abilities.append(ability)
    when, by = (above.when, above.by) if mode.when is None and mode.by is None else (mode.when, mode.by)
    body = mode.body
    if body is not None and above.body is not None:
        body = Body(
            body.life,
            above.body.strength if body.strength is None else body.strength,
            above.body.bleed if body.bleed is None else body.bleed,
        )
    return msgspec.structs.replace(
        mode,
        effects=tuple(effects),
        abilities=tuple(abilities),
        above=None,
        when=when,
        by=by,
        stealth=above.stealth if mode.stealth is None else mode.stealth,
        body=body or above.body,
    )


def _same_sort(first: Ability, second: Ability) -> bool:
    """Whether one ability may stand for the other: of the same sort, and at the same moment."""
    if isinstance(first, Trigger) and isinstance(second, Trigger):
        return first.on == second.on
    return type(first) is type(second)


_KINDS: Final = {kind.value: kind for kind in Kind}


def forms_of(card: Card, fact: Facts) -> list[Form]:
    """Every way to play a card, by the types that it has (v5.library.types)."""
    made: list[Form] = []
    if fact.crypt:
        return [Form(fact, card, 0, Mode(), Kind.ACTION)]
    kinds = [_KINDS[name] for name in fact.types if name in _KINDS]
    previous: Mode | None = None
    for mode in card.modes or (Mode(),):
        if mode.above is not None and previous is not None:
            start = previous if card.body is None or previous.body is not None else msgspec.structs.replace(previous, body=card.body)
            mode = merge(start, mode)
        previous = mode
        for kind in [mode.kind] if mode.kind else kinds:
            made.append(Form(fact, card, len(made), mode, kind))
    numbered = len({form.effects for form in made}) > 1
    for form in made:
        form.way = form.mark if form.level else str(form.index + 1) if numbered else ""
    return made


def _situation_counts(window: str, kind: Kind) -> bool:
    """Whether nobody is asked in a window for cards that do not fit the situation, or just nobody whose minions could not play them."""
    return kind is Kind.COMBAT or window == W_ANNOUNCED


class Book:
    """The definitions a game is played with. It never changes; copies of a table share it."""

    def __init__(self, definitions: dict[int, Card], all_facts: dict[int, Facts]) -> None:
        forms: dict[int, list[Form]] = {}
        self.refused: dict[int, tuple[Text, ...]] = {}
        """Cards that are defined and cannot be played as they are, each with its reasons."""
        for number, fact in all_facts.items():
            card = definitions.get(number)
            if card is not None:
                ways = forms_of(card, fact)
                reasons = unplayable(card, fact, ways)
                if reasons:
                    self.refused[number] = reasons
                else:
                    forms[number] = ways
            elif fact.crypt and not fact.ability and fact.sect:
                forms[number] = forms_of(Card(number), fact)
        self._fill(forms, all_facts)

    def of(self, cards: Iterable[int]) -> Book:
        """The same book with these cards alone: that of a table where there are no others."""
        part = Book.__new__(Book)
        part.refused = self.refused
        part._fill({number: self.forms[number] for number in cards}, self.facts)
        return part

    def _fill(self, forms: dict[int, list[Form]], all_facts: dict[int, Facts]) -> None:
        """Take the cards in, and note what they can be used for."""
        self.facts, self.forms = all_facts, forms
        self.burn_options = any(all_facts[number].burn_option for number in self.forms)
        self.by_slug: dict[str, int] = {all_facts[number].slug: number for number in self.forms if not all_facts[number].crypt}
        self.masters = frozenset(number for number, ways in self.forms.items() if any(form.kind is Kind.MASTER for form in ways))
        self.namesakes: dict[str, list[int]] = {}
        """The cards of each name: more than one if there is an advanced version."""
        for number in self.forms:
            self.namesakes.setdefault(all_facts[number].name, []).append(number)
        advanced = {all_facts[number].name for number in self.forms if all_facts[number].advanced}
        self.events = frozenset(number for number in self.forms if "event" in all_facts[number].types)
        self.merging = frozenset(number for number in self.forms if all_facts[number].name in advanced)
        """Vampires that have an advanced version, or are one."""
        self.in_window: dict[str, dict[int, list[Form]]] = {}
        """By window, the cards that may be played there, and in which ways."""
        cancels: dict[str, list[Form]] = {}
        by_window: dict[tuple[str, Kind], list[Form]] = {}
        for number, ways in self.forms.items():
            for form in ways:
                cancel = form.effect(Cancel)
                if isinstance(cancel, Cancel):
                    cancels.setdefault(cancel.sort, []).append(form)
                for window in form.windows:
                    self.in_window.setdefault(window, {}).setdefault(number, []).append(form)
                    if form.kind in ASKED_FOR:
                        by_window.setdefault((window, form.kind), []).append(form)
        every = [form for ways in self.forms.values() for form in ways]
        self.excluded = frozenset(name for form in every for name in form.excludes)
        """The names of cards that a minion with some other card cannot play."""
        named = names_spoken_of(every)
        self._least = {key: Least(weakest(ways, key[0] if _situation_counts(*key) else "", named)) for key, ways in by_window.items()}
        self.cancels: dict[str, tuple[Weakest, ...]] = {sort: weakest(ways, W_AS_PLAYED, named) for sort, ways in cancels.items()}
        """The cards that cancel others as they are played and ask least, by the type of card that they cancel."""

    def least(self, window: str, kind: Kind) -> Least:
        """The forms of a kind that ask least in a window: who can play none of them is not asked for one."""
        return self._least.get((window, kind), NO_FORMS)

    def ways(self, card: int, mark: str) -> list[Form]:
        """The forms that a mark in a key may mean, a level or a number: more than one only if the card has several types."""
        forms = self.forms[card]
        if mark.isdigit():
            return [forms[int(mark) - 1]]
        if not mark:
            return [form for form in forms if not form.level] or forms
        return [form for form in forms if form.level and form.mark == mark]

    def complete(self, number: int) -> bool:
        """Whether a card is playable here."""
        return number in self.forms

    def fingerprint(self) -> str:
        """Which cards are in it, as a text."""
        return ",".join(map(str, sorted(self.forms)))


@cache
def standard_book() -> Book:
    """The book of all cards that are complete."""
    return Book(definitions(), facts())
