"""What each form asks of whoever plays it, and which forms of a window ask least: who can play none of those can play none at all.

So whether somebody is asked in a window is decided by a few forms, however many cards there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    AdditionalStrikes,
    BurnBloodTo,
    Cancel,
    Choose,
    Count,
    Dearer,
    During,
    Effect,
    Either,
    EndCombat,
    Forbid,
    GainBlood,
    Hunt,
    Kind,
    Limited,
    MustBlock,
    NotBoth,
    Press,
    Prevent,
    Redirect,
    ReduceBleed,
    Stat,
    Strike,
    StrikeKind,
    Unlock,
    Who,
    alternatives,
    condition_of,
    implies,
    rises,
)
from coterie.games.vtes.table import ALLY, Piece

if TYPE_CHECKING:
    from coterie.games.vtes.book import Form

Condition: TypeAlias = "tuple[object, ...]"
"""Something that a form asks of the situation: compared, never read."""


class Weakest(NamedTuple):
    """A form that asks no more than some others."""

    form: Form
    stronger: tuple[Weakest, ...] = ()
    """Those others: they can be played where this one cannot only because it has been played already."""

    def every(self) -> Iterator[Form]:
        """This form and all that ask more."""
        yield self.form
        for node in self.stronger:
            yield from node.every()


class Least:
    """The forms of one kind that ask least in a window, by the disciplines that they need."""

    __slots__ = ("_needing", "_needless", "every", "outside")

    def __init__(self, every: tuple[Weakest, ...]) -> None:
        self.every = every
        self.outside = tuple(node for node in every if node.form.outside)
        """Those that others play than the acting minion or the combatants."""
        self._needless = [node for node in every if not node.form.needs]
        self._needing: dict[str, list[Weakest]] = {}
        for node in every:
            for need in node.form.needs[:1] if node.form.all_needed else node.form.needs:
                self._needing.setdefault(need, []).append(node)

    def might_play(self, minion: Piece) -> Sequence[Weakest]:
        """Those for which a minion does not lack the discipline; an ally may play as a vampire, by its text (v5.crypt.disciplines)."""
        if minion.kind == ALLY:
            return self.every
        found, needing = self._needless, self._needing
        for discipline in minion.disciplines:
            if discipline in needing:
                found = found + needing[discipline]
        return found


NO_FORMS: Final = Least(())


def weakest(forms: Sequence[Form], window: str, named: frozenset[str]) -> tuple[Weakest, ...]:
    """The forms of one kind that ask least, each with those that ask more.

    Without a window, what they ask of the situation does not count. `named` are the names that other cards speak of.
    """
    conditions = [frozenset(_conditions(form, window, named)) for form in forms]
    places = range(len(forms))

    def asks_no_more(one: int, other: int) -> bool:
        return one != other and conditions[one] <= conditions[other] and _implies(forms[one], forms[other], window)

    weaker = [[other for other in places if asks_no_more(other, at)] for at in places]
    parents = [next((other for other in weaker[at] if other < at or at not in weaker[other]), None) for at in places]

    def node(at: int) -> Weakest:
        return Weakest(forms[at], tuple(node(other) for other, parent in enumerate(parents) if parent == at))

    roots = [forms[at] for at, parent in enumerate(parents) if parent is None]
    return tuple(node(forms.index(form)) for form in sorted(roots, key=lambda form: (bool(form.needs), form.blood + form.pool)))


def names_spoken_of(forms: Iterable[Form]) -> frozenset[str]:
    """The names of cards that other cards make dearer or forbid."""
    return frozenset(ability.name for form in forms for ability in form.abilities if isinstance(ability, Dearer | NotBoth) and ability.name)


def for_vampires(form: Form) -> bool:
    """Whether only a vampire may play it: it needs a discipline, a clan, a title or blood, or gives blood, or is a hunt."""
    return bool(form.needs or form.clans or form.titles or form.user or form.blood or form.costs_x) or any(
        isinstance(effect, GainBlood | Hunt) for effect in form.effects
    )


def _implies(one: Form, other: Form, window: str) -> bool:
    """Whether a minion that meets what the other form asks of it meets what the one asks, and can pay for it."""
    return (
        _users(one, other)
        and one.kind is other.kind
        and (not window or _waits(one, other))
        and _disciplines(one, other)
        and _standing(one, other)
        and _allies(one, other)
        and _costs(one, other)
    )


def _users(one: Form, other: Form) -> bool:
    """Whether whoever may play the other may play the one: combatants play what does not ask them to stay."""
    return one.by == other.by or (one.kind is Kind.COMBAT and one.by is None and not other.outside)


def _waits(one: Form, other: Form) -> bool:
    """Whether what the one waits for is true when what the other waits for is."""
    return one.when is None or implies(other.when, *alternatives(one.when))


def _disciplines(one: Form, other: Form) -> bool:
    if not one.needs:
        return True
    if not other.needs or one.level > other.level:
        return False
    if one.all_needed and len(one.needs) > 1:
        return other.all_needed and set(one.needs) <= set(other.needs)
    if other.all_needed or len(other.needs) == 1:
        return not set(one.needs).isdisjoint(other.needs)
    return set(other.needs) <= set(one.needs)


def _standing(one: Form, other: Form) -> bool:
    """Clan, title, and what else the minion must be."""
    clans = not one.clans or (bool(other.clans) and set(other.clans) <= set(one.clans))
    titles = not one.titles or (bool(other.titles) and set(other.titles) <= set(one.titles))
    return clans and titles and one.user in (None, other.user)


def _allies(one: Form, other: Form) -> bool:
    """An ally may play what asks for no vampire; some play basic cards of their disciplines as if they were vampires."""
    if not one.for_vampires:
        return True
    if not other.for_vampires:
        return False
    if other.level != 1 or other.clans or other.titles or other.user:
        return True
    return (one.level, one.needs, one.all_needed) == (other.level, other.needs, other.all_needed)


def _costs(one: Form, other: Form) -> bool:
    """What is paid as X may be nothing; where a card says what X is, only the table tells."""
    if one.costs_x and one.x is not None:
        return False
    blood = 0 if one.costs_x else one.blood
    return blood <= (0 if other.costs_x else other.blood) and one.burned <= other.burned and one.pool <= other.pool


def _conditions(form: Form, window: str, named: frozenset[str]) -> Iterator[Condition]:
    """What a form asks of the situation, as far as that is not the same for all of its kind."""
    if form.name in named:
        yield "named", form.name
    if not window:
        return
    for ability in form.abilities:
        if isinstance(ability, NotBoth) and ability.same_action:
            yield (ability,)
    if form.kind is Kind.COMBAT:
        yield from _in_combat(form, window)
        return
    if form.limited:
        yield "limited", tuple(condition_of(effect) for effect in form.effects if isinstance(effect, Limited))
    for effect in form.effects:
        yield from _of_effect(form, effect)


def _of_effect(form: Form, effect: Effect) -> Iterator[Condition]:
    """What an effect of a modifier, a reaction or a cancel asks: the counterpart of `why_effect`."""
    if isinstance(effect, During):
        mod = effect.what
        if mod.stat is Stat.STEALTH and rises(mod.amount):
            yield ("stealth",)
        elif mod.stat is Stat.INTERCEPT and rises(mod.amount) and mod.of is Who.SELF:
            yield ("intercept",)
    elif isinstance(effect, Choose):
        yield "target", form.card, form.index
    elif isinstance(effect, Cancel):
        yield "cancel", effect.others
    elif isinstance(effect, Redirect | ReduceBleed | Unlock | Abstain):
        yield (type(effect),)
    elif isinstance(effect, Either | Forbid | MustBlock):
        yield (effect,)


def _in_combat(form: Form, window: str) -> Iterator[Condition]:
    """What a combat card asks of its step: the counterpart of `why_combat`."""
    effects = form.effects
    if form.outside and any(not isinstance(effect, EndCombat) for effect in effects):
        yield ("own-combat",)
    strikes = [effect for effect in effects if isinstance(effect, Strike)]
    if strikes:
        yield "strike", strikes[0].kind is StrikeKind.HAND
    if any(isinstance(effect, AdditionalStrikes) for effect in effects):
        yield ("additional",)
    if any(prevents_strikes(effect) for effect in effects):
        yield ("prevents",)
    if window == "press" and None not in (only := {press.only for press in presses(effects)}):
        yield "only", *only
    if tastes(effects):
        yield ("tastes",)


def prevents_strikes(effect: Effect) -> bool:
    """Whether an effect prevents damage of the opponent's strike, as much as it is."""
    if isinstance(effect, BurnBloodTo):
        return prevents_strikes(effect.do)
    return isinstance(effect, Prevent) and effect.amount is Count.OPPOSING_STRIKES


def presses(effects: tuple[Effect, ...]) -> list[Press]:
    """The presses that effects give, also where there is a choice."""
    found: list[Press] = []
    for effect in effects:
        if isinstance(effect, Press):
            found.append(effect)
        elif isinstance(effect, Either):
            found += presses((effect.first, effect.second))
    return found


def tastes(effects: tuple[Effect, ...]) -> bool:
    """Whether blood is gained that the opponent has lost to damage."""
    return any(isinstance(effect, GainBlood) and effect.amount is Count.BLOOD_LOST_TO_DAMAGE for effect in effects)
