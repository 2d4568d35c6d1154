"""What a card of a type may be made of: modes, levels, fields, keywords, moments. It is read off the definition alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from coterie.games.vtes.cards.vocabulary import (
    EVEN_LOCKED,
    LOCKED,
    MINION,
    OTHER_READY_VAMPIRE,
    OUTSIDE_COMBAT,
    PREDATOR_ACTS,
    STAYING,
    TITLED,
    VAMPIRE,
    YOUR_DISCARD,
    YOUR_UNLOCK,
    Action,
    Allocate,
    Bleed,
    Body,
    Cancel,
    Card,
    Cheaper,
    ChooseReady,
    ChooseTwo,
    ChooseUpTo,
    Cond,
    Count,
    Counters,
    Effect,
    Hinders,
    Hunt,
    IfBled,
    Kind,
    Level,
    Mode,
    Optional,
    Passes,
    Pay,
    Period,
    PlaysAs,
    Pred,
    PutInPlay,
    PutOn,
    Sect,
    ShiftPool,
    State,
    Strike,
    Teaches,
    Titled,
    Toll,
    Trait,
    Trigger,
    Untouchable,
    Use,
    When,
    lasting_in,
    part,
    singles,
)
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.support.registry import refused
from coterie.games.vtes.words.things import CREATURES
from coterie.kernel.text import Text

if TYPE_CHECKING:
    from coterie.games.vtes.book import Form

_MASTER: Final = (
    Trait.UNIQUE, Trait.LOCATION, Trait.HUNTING_GROUND, Trait.TRIFLE, Trait.OUT_OF_TURN, Trait.DISCIPLINE, Trait.TROPHY, Trait.ARCHETYPE,
)  # fmt: skip
_CREATURE: Final = (Trait.UNIQUE, *CREATURES)
TRAITS: Final[dict[Kind, tuple[Trait, ...]]] = {
    Kind.MASTER: _MASTER,
    Kind.ALLY: _CREATURE,
    Kind.RETAINER: _CREATURE,
    Kind.EQUIPMENT: (Trait.UNIQUE, Trait.LOCATION, Trait.GUN, Trait.MELEE, Trait.WEAPON, Trait.VEHICLE),
    Kind.ACTION: (Trait.UNIQUE, Trait.FRENZY),
    Kind.POLITICAL: (Trait.UNIQUE, Trait.TITLE, Trait.BOON),
    Kind.MODIFIER: (Trait.FRENZY,),
    Kind.REACTION: (Trait.FRENZY,),
    Kind.COMBAT: (Trait.FRENZY, Trait.GRAPPLE),
    Kind.REFLEX: (Trait.FRENZY,),
    Kind.EVENT: (Trait.UNIQUE,),
}
"""The keywords that cards of a type have."""
_OF_ACTIONS: Final = (
    State.ANNOUNCED, State.BLEED, State.POLLING, State.POLITICAL, State.ATTEMPT, State.AFTER, State.SUCCESSFUL, State.WAS_BLOCKED,
    State.DIRECTED, State.PASSED,
)  # fmt: skip
STATES: Final[dict[Kind, tuple[State, ...]]] = {
    Kind.MODIFIER: (*_OF_ACTIONS, State.WOULD_BLEED, State.BLOCKED),
    Kind.REACTION: (*_OF_ACTIONS, State.BLEED_AT_YOU, State.DIRECTED_AT_YOU, State.DECLINED, State.AFTER_BLOCK),
    Kind.COMBAT: (State.BEFORE_RANGE, State.BEFORE_STRIKES, State.CLOSE, State.LONG, State.ROUND_END),
}
"""What a card of a type may wait for."""
USERS: Final[dict[Kind, tuple[Pred, ...]]] = {
    Kind.MODIFIER: (OTHER_READY_VAMPIRE,),
    Kind.REACTION: (MINION & LOCKED, VAMPIRE & LOCKED, EVEN_LOCKED),
    Kind.COMBAT: (OUTSIDE_COMBAT, STAYING),
}
"""Who may be said to play it, beyond what every card of the type asks; of reactions also a locked vampire with a title that it requires."""
PERIODS: Final[dict[Kind, tuple[Period, ...]]] = {
    Kind.REACTION: (Period.BETWEEN_UNLOCKS,),
    Kind.COMBAT: (Period.ROUND, Period.COMBAT),
}
"""How often a minion may be said to play it."""
REPLACED: Final = (YOUR_UNLOCK, YOUR_DISCARD)
ACTIONS: Final = (Kind.ACTION, Kind.POLITICAL, Kind.EQUIPMENT, Kind.ALLY, Kind.RETAINER)
PAYS_X: Final = (Kind.MODIFIER, Kind.REACTION, Kind.COMBAT)
"""Types whose X is chosen as they are played."""


def misshapen(card: Card, fact: Facts, forms: Sequence[Form]) -> Iterator[Text]:
    """Everything about a card that does not go with its type."""
    if fact.crypt:
        yield from _crypt(card, fact)
        return
    kinds = {kind.value: kind for kind in Kind}
    for name in fact.types:
        if name not in kinds:
            yield refused("type", type=name)
    if not forms:
        return
    yield from _modes(card, fact)
    for form in forms:
        yield from _played(card, fact, form)
        yield from _keywords(form)
        yield from _cost(fact, form)
        yield from _idle(form)


def _wrong(kind: Kind, what: str) -> Text:
    return refused("shape", type=kind.value, what=what)


def _crypt(card: Card, fact: Facts) -> Iterator[Text]:
    if "vampire" not in fact.types:
        yield refused("type", type=fact.types[0])
    if card != Card(card.id, abilities=card.abilities):
        yield refused("shape", type="vampire", what="modes")


def _modes(card: Card, fact: Facts) -> Iterator[Text]:
    kinds = [Kind(name) for name in fact.types if name in {kind.value for kind in Kind}]
    if Kind.MASTER in kinds and len(card.modes) > 1:
        yield _wrong(Kind.MASTER, "modes")
    for place, mode in enumerate(card.modes):
        if mode.kind is not None and mode.kind not in kinds:
            yield _wrong(kinds[0], "kind")
        if mode.above is not None and place == 0:
            yield _wrong(kinds[0], "above")
        if mode.level is not Level.NONE and not fact.needs:
            yield _wrong(kinds[0], "level")
        if mode.above is not None and mode == Mode(level=mode.level, kind=mode.kind, above=mode.above):
            yield _wrong(kinds[0], "idle")
    if fact.needs and any(mode.level is Level.NONE for mode in card.modes or (Mode(),)):
        yield _wrong(kinds[0], "level")


def _played(card: Card, fact: Facts, form: Form) -> Iterator[Text]:
    """When, by whom and how often, and that there is a moment for it at all."""
    kind = form.kind
    if not all(_awaited(one, kind) for one in singles(form.when)):
        yield _wrong(kind, "moments")
    elif not form.windows or not form.comes():
        yield _wrong(kind, "window")
    titled = kind is Kind.REACTION and bool(form.titles) and form.by == VAMPIRE & LOCKED & Titled(form.titles)
    if form.by is not None and form.by not in USERS.get(kind, ()) and not titled:
        yield _wrong(kind, "by")
    if form.once is not None and form.once not in PERIODS.get(kind, ()):
        yield _wrong(kind, "once")
    if form.replace is not None and form.replace not in REPLACED:
        yield _wrong(kind, "replace")
    if (card.stealth or any(mode.stealth for mode in card.modes)) and not any(Kind(name) in ACTIONS for name in fact.types):
        yield _wrong(kind, "stealth")
    yield from _required(form)
    yield from _bodies(form)
    yield from _resolved(form)


def _awaited(cond: Cond, kind: Kind) -> bool:
    """Whether a card of a type may wait for this: reactions wait for the actions of their predator, too."""
    if isinstance(cond, When):
        return cond.what in STATES.get(kind, ())
    return cond == PREDATOR_ACTS and kind is Kind.REACTION


def _required(form: Form) -> Iterator[Text]:
    """Beyond clan, title and Disciplines, a card may ask for a vampire of a sect, a minion card for a titled one."""
    asked = form.user
    sect = None if asked is None else part(asked, Sect)
    titled = sect is not None and form.kind is not Kind.MASTER and asked == VAMPIRE & TITLED & sect
    if asked is not None and not titled and (sect is None or asked != VAMPIRE & sect):
        yield _wrong(form.kind, "user")


def _bodies(form: Form) -> Iterator[Text]:
    if form.kind is Kind.ALLY:
        if form.body is None or form.body.life < 1 or form.body.strength is None or form.body.bleed is None:
            yield _wrong(form.kind, "body")
    elif form.kind is Kind.RETAINER:
        if form.body is None or form.body != Body(form.body.life) or form.body.life < 1:
            yield _wrong(form.kind, "body")
    elif form.body is not None:
        yield _wrong(form.kind, "body")


def _resolved(form: Form) -> Iterator[Text]:
    """A bleed and a hunt with a card are resolved as such: nothing else of the mode is done."""
    for sort, others in ((Bleed, (Bleed, IfBled)), (Hunt, (Hunt,))):
        if form.effect(sort) is not None and (
            sum(isinstance(effect, sort) for effect in form.effects) > 1 or not all(isinstance(effect, others) for effect in form.effects)
        ):
            yield _wrong(form.kind, "resolved")


def _keywords(form: Form) -> Iterator[Text]:
    for trait in form.traits:
        if trait not in TRAITS.get(form.kind, ()):
            yield refused("keyword", type=form.kind.value, trait=trait.value)
    if form.kind is Kind.MASTER and (Trait.OUT_OF_TURN in form.traits) is (form.effect(Cancel) is None):
        yield _wrong(form.kind, "out-of-turn")
    if (Trait.DISCIPLINE in form.traits) is (form.ability(Teaches) is None):
        yield _wrong(form.kind, "discipline")
    if len(set(form.traits)) < len(form.traits):
        yield _wrong(form.kind, "idle")


ONCE_READ: Final = (Cheaper, Counters, Hinders, PlaysAs, Teaches, Toll, Untouchable)
"""Abilities of which a card has one: a second would not be looked for."""
ONCE_DONE: Final = (Allocate, Cancel, ChooseReady, ChooseTwo, ChooseUpTo, Pay, PutInPlay, PutOn, ShiftPool, Strike)
"""Effects of which a mode has one."""
BY_EFFECTS: Final = (Kind.ACTION, Kind.POLITICAL, Kind.MODIFIER, Kind.REACTION, Kind.COMBAT, Kind.REFLEX)
"""Types of which nothing is left without an effect."""


def _idle(form: Form) -> Iterator[Text]:
    """A mode that does nothing, an ability that does nothing, a change by nothing; and what is said twice and read once."""
    done = [ability.do for ability in form.abilities if isinstance(ability, Use | Trigger | Action)]
    nothing = (form.kind in BY_EFFECTS and not form.effects) or () in done
    costs = [ability.cost for ability in form.abilities if isinstance(ability, Use | Action)]
    for effects in (form.effects, *done, *costs):
        nothing = nothing or any(_amount(effect) == 0 for effect in effects if not isinstance(effect, Strike))
        nothing = nothing or Optional() in effects
    if nothing or (form.kind is Kind.POLITICAL and form.effect(Passes) is None):
        yield _wrong(form.kind, "idle")
    twice = any(sum(isinstance(one, sort) for one in form.abilities) > 1 for sort in ONCE_READ)
    if twice or any(sum(isinstance(one, sort) for one in form.effects) > 1 for sort in ONCE_DONE):
        yield _wrong(form.kind, "twice")


def _amount(effect: Effect) -> object:
    """How much of it there is, if that is said."""
    during = lasting_in(effect)
    return getattr(effect, "amount", 1) if during is None else during.what.amount


def _cost(fact: Facts, form: Form) -> Iterator[Text]:
    """X is what the text says or what the player chooses; the first for any minion card, the other where it is asked."""
    if form.x is not None and (not fact.costs_x or form.x is not Count.COPIES_YOU_CONTROL or form.kind is Kind.MASTER):
        yield _wrong(form.kind, "x")
    if fact.pool_x or (fact.costs_x and form.x is None and form.kind not in PAYS_X):
        yield _wrong(form.kind, "x")
