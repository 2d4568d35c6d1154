"""The cards of a game, made ready to be played: each way to play a card as one form, with the windows it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from coterie.games.vtes.cards.generated import definitions
from coterie.games.vtes.cards.vocabulary import (
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
    Cond,
    Effect,
    Either,
    Get,
    Hunt,
    Kind,
    Level,
    Maneuver,
    Mode,
    NotBoth,
    Optional,
    Period,
    Phase,
    Pred,
    Press,
    Prevent,
    Stat,
    Strike,
    Trait,
    Trigger,
    Usable,
    Use,
    User,
    Wake,
    aimed,
    alternatives,
)
from coterie.games.vtes.index import Static
from coterie.games.vtes.pool import Facts, facts
from coterie.games.vtes.requirements import Weakest, for_vampires, names_spoken_of, weakest
from coterie.games.vtes.rules.conditions import windows_of
from coterie.games.vtes.rules.statics import lasting_of, statics_of
from coterie.games.vtes.support.check import unplayable
from coterie.games.vtes.windows import (
    DURING,
    W_ACT,
    W_ADDITIONAL,
    W_AFTER,
    W_ANNOUNCED,
    W_AS_PLAYED,
    W_ATTEMPT,
    W_BEFORE_RANGE,
    W_BEFORE_STRIKES,
    W_BLOCKED,
    W_DAMAGE,
    W_DISCARD,
    W_INFLUENCE,
    W_MASTER,
    W_POLLING,
    W_PRESS,
    W_RANGE,
    W_ROUND_END,
    W_STRIKE,
    W_UNLOCK,
)
from coterie.kernel.text import Text

_IN_COMBAT: Final = (W_BEFORE_RANGE, W_RANGE, W_BEFORE_STRIKES, W_STRIKE, W_DAMAGE, W_PRESS, W_ROUND_END)
_BETWEEN_BLOWS: Final = (W_ACT, W_ANNOUNCED, *DURING, W_BLOCKED, W_AFTER, W_BEFORE_RANGE, W_RANGE, W_BEFORE_STRIKES, W_PRESS, W_ROUND_END)
"""Any moment of a minion phase, but not while strikes and their damage are under way."""
WINDOWS_OF: Final[dict[Phase, tuple[str, ...]]] = {
    Phase.YOUR_UNLOCK: (W_UNLOCK,),
    Phase.YOUR_MASTER: (W_MASTER,),
    Phase.YOUR_INFLUENCE: (W_INFLUENCE,),
    Phase.YOUR_TRANSFERS: (W_INFLUENCE,),
    Phase.YOUR_DISCARD: (W_DISCARD,),
    Phase.POLLING: (W_POLLING,),
    Phase.ANY_POLLING: (W_POLLING,),
    Phase.ANNOUNCED: (W_ANNOUNCED,),
    Phase.AIMED: (W_ANNOUNCED,),
    Phase.NEXT_MINION: _BETWEEN_BLOWS,
    Phase.DURING_ACTION: DURING,
    Phase.DIRECTED_AT_YOU: DURING,
    Phase.SAME_TARGETS: DURING,
    Phase.BLEED: DURING,
    Phase.COMBAT: (W_PRESS,),
    Phase.STRIKE: (W_STRIKE,),
    Phase.DAMAGE: (W_DAMAGE,),
    Phase.UNREACTED: (W_AFTER,),
    Phase.SUCCEEDED: (W_AFTER,),
    Phase.BEFORE_RANGE: (W_BEFORE_RANGE,),
    Phase.ANY_TIME: (W_UNLOCK, W_MASTER, W_ACT, W_INFLUENCE, W_DISCARD, *DURING, W_BLOCKED, W_POLLING, W_AFTER, *_IN_COMBAT),
}
"""The windows that what is used at a moment belongs into."""
ASKED_FOR: Final = (Kind.MODIFIER, Kind.REACTION, Kind.COMBAT)
"""Cards for which somebody may be asked at any moment of an action."""
ACTION_KINDS: Final = (Kind.ACTION, Kind.POLITICAL, Kind.EQUIPMENT, Kind.ALLY, Kind.RETAINER)


class Form:
    """One way to play one card: a mode with everything it takes over from the card and from the mode above it."""

    __slots__ = (
        "abilities", "actions", "all_needed", "always", "blood", "body", "burned", "by", "card", "clans", "costs_x", "directed", "effects",
        "excludes", "for_vampires", "free", "index", "kind", "lasting", "level", "limited", "name", "needs", "not_leaving",
        "once", "pool", "replace", "slug", "statics", "stealth", "titles", "traits", "triggers", "user", "uses",
        "version_of", "way", "when", "windows", "x",
    )  # fmt: skip

    def __init__(self, fact: Facts, card: Card, index: int, mode: Mode, kind: Kind) -> None:
        usable = _both(card.usable, mode.usable)
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
        self.traits: tuple[Trait, ...] = card.traits + mode.traits
        self.stealth = card.stealth if mode.stealth is None else mode.stealth
        if kind in (Kind.EQUIPMENT, Kind.ALLY, Kind.RETAINER, Kind.POLITICAL):
            self.stealth = max(self.stealth, 1)
        self.body: Body | None = mode.body or card.body
        self.once: Period | None = card.once
        self.replace: Phase | None = card.replace
        self.when: Cond | None = usable.when
        self.by: User = usable.by
        self.not_leaving = usable.not_leaving
        self.limited = any(isinstance(effect, Get) and effect.stat is Stat.BLEED and effect.limited for effect in self.effects)
        self.directed = any(aimed(effect) for effect in self.effects)
        self.for_vampires = for_vampires(self)
        self.burned = sum(effect.blood for effect in self.effects if isinstance(effect, BurnBloodTo))
        """The blood that is burned for its effect: it must be there beside the cost, and nothing makes it less (v5.play.cost)."""
        self.free = not (self.blood or self.pool or self.costs_x or self.burned)
        self.excludes = frozenset(one.name for one in self.abilities if isinstance(one, NotBoth) and not one.same_action)
        """The names of cards that a minion with this one cannot play."""
        self.version_of = "hunt" if self.effect(Hunt) is not None else "bleed" if self.effect(Bleed) is not None else ""
        """Which action of the rulebook it is a version of, if any."""
        self.windows: frozenset[str] = frozenset(_windows(self))
        self.statics: tuple[Static, ...] = statics_of(self.abilities, WINDOWS_OF)
        self.lasting: tuple[Static, ...] = lasting_of((*self.effects, *self.abilities))
        self.always: tuple[Always, ...] = tuple(one for one in self.abilities if isinstance(one, Always))
        self.triggers: tuple[tuple[int, Trigger], ...] = tuple((n, one) for n, one in enumerate(self.abilities) if isinstance(one, Trigger))
        self.uses: tuple[tuple[int, Use], ...] = tuple((n, one) for n, one in enumerate(self.abilities) if isinstance(one, Use))
        self.actions: tuple[tuple[int, Action], ...] = tuple((n, one) for n, one in enumerate(self.abilities) if isinstance(one, Action))

    def effect(self, sort: type) -> Effect | None:
        """Its first effect of a sort, if it has one."""
        for effect in self.effects:
            if isinstance(effect, sort):
                return effect
        return None

    def ability(self, sort: type) -> Ability | None:
        """Its first ability of a sort, if it has one."""
        for ability in self.abilities:
            if isinstance(ability, sort):
                return ability
        return None

    def comes(self) -> bool:
        """Whether what the form waits for comes in a window that it belongs to, each alternative in one."""
        waits = () if self.when is None else alternatives(self.when)
        return all(any(window in self.windows for window in windows_of(one) or ()) for one in waits)

    @property
    def mark(self) -> str:
        """How its level is named in keys: "dom", "DOM", or nothing."""
        joined = "+".join(self.needs)
        return joined.upper() if self.level == 2 else joined


def _both(first: Usable | None, second: Usable | None) -> Usable:
    if first is None or second is None:
        return second or first or Usable()
    when = first.when & second.when if first.when is not None and second.when is not None else first.when or second.when
    return Usable(when, second.by if second.by is not User.ANY else first.by, first.not_leaving or second.not_leaving)


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
    elif form.when is not None:
        yield from windows_of(form.when) or ()
    elif form.kind is Kind.EVENT:
        yield W_DISCARD
    elif form.kind is Kind.COMBAT:
        yield from _combat_windows(form.effects)
    else:
        yield from DURING
    if any(isinstance(effect, Wake) for effect in form.effects):
        yield W_POLLING
        yield W_AS_PLAYED


def _as_needed(effect: Effect) -> bool:
    """Stealth and intercept are added only when they are needed, unless the card says otherwise (v5.block.stealth)."""
    if not isinstance(effect, Get) or effect.early or effect.stat not in (Stat.STEALTH, Stat.INTERCEPT):
        return False
    return isinstance(effect.amount, int) and effect.amount > 0


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
        usable=mode.usable or above.usable,
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
        self._mentioning: dict[str, frozenset[int]] = {}
        self.burn_options = any(all_facts[number].burn_option for number in self.forms)
        self.by_slug: dict[str, int] = {all_facts[number].slug: number for number in self.forms if not all_facts[number].crypt}
        self.masters = frozenset(number for number, ways in self.forms.items() if any(form.kind is Kind.MASTER for form in ways))
        self.in_window: dict[str, frozenset[int]] = {}
        cancels: dict[str, list[Form]] = {}
        by_window: dict[tuple[str, Kind], list[Form]] = {}
        for number, ways in self.forms.items():
            for form in ways:
                cancel = form.effect(Cancel)
                if isinstance(cancel, Cancel):
                    cancels.setdefault(cancel.sort, []).append(form)
                for window in form.windows:
                    self.in_window[window] = self.in_window.get(window, frozenset()) | {number}
                    if form.kind in ASKED_FOR:
                        by_window.setdefault((window, form.kind), []).append(form)
        named = names_spoken_of(form for ways in self.forms.values() for form in ways)
        self._least = {key: weakest(ways, key[0] if _situation_counts(*key) else "", named) for key, ways in by_window.items()}
        self.cancels: dict[str, tuple[Weakest, ...]] = {sort: weakest(ways, W_AS_PLAYED, named) for sort, ways in cancels.items()}
        """The cards that cancel others as they are played and ask least, by the type of card that they cancel."""

    def least(self, window: str, kind: Kind) -> tuple[Weakest, ...]:
        """The forms of a kind that ask least in a window: who can play none of them is not asked for one."""
        return self._least.get((window, kind), ())

    def ways(self, card: int, mark: str) -> list[Form]:
        """The forms that a mark in a key may mean, a level or a number: more than one only if the card has several types."""
        forms = self.forms[card]
        if mark.isdigit():
            return [forms[int(mark) - 1]]
        if not mark:
            return [form for form in forms if not form.level] or forms
        return [form for form in forms if form.level and form.mark == mark]

    def mentioning(self, words: str) -> frozenset[int]:
        """The cards that have these words somewhere in their text, in small or capital letters: looked for once."""
        found = self._mentioning.get(words)
        if found is None:
            found = self._mentioning[words] = frozenset(number for number in self.forms if words in self.facts[number].text.lower())
        return found

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
