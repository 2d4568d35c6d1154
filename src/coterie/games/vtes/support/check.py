"""Whether the engine carries out all that a definition says: each word in its place, each reference where it is bound."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    OLDER,
    YOUNGER,
    Abstain,
    Action,
    AfterCombat,
    Allocate,
    Capacity,
    Card,
    Choose,
    ChooseClan,
    ChooseTwo,
    Clan,
    Count,
    During,
    Effect,
    Happening,
    Has,
    Keyword,
    Kind,
    Node,
    Noun,
    Order,
    Passes,
    Pred,
    PutInPlay,
    PutOn,
    Region,
    Represent,
    Requires,
    Sect,
    ShiftPool,
    State,
    Strike,
    StrikeKind,
    Titled,
    Trigger,
    Use,
    When,
    Who,
    choices,
    implies,
    normal,
    noun_of,
    part,
    parts,
    region_of,
)
from coterie.games.vtes.pool import DISCIPLINES, SECTS, Facts, clans
from coterie.games.vtes.rules.conditions import WITH_ACTION
from coterie.games.vtes.rules.moments import used_in_combat, windows_of_use
from coterie.games.vtes.support.preds import compares, tested, within
from coterie.games.vtes.support.registry import (
    ANY,
    CARRIED,
    MINIONS,
    ON_MINION,
    Entry,
    Place,
    Scope,
    Things,
    Within,
    collect,
    ignored,
    refused,
    said,
)
from coterie.games.vtes.support.shape import misshapen
from coterie.games.vtes.words.node import fields_of
from coterie.games.vtes.words.things import CREATURES
from coterie.kernel.text import Text

if TYPE_CHECKING:
    from coterie.games.vtes.book import Form

PLACES: Final[dict[Kind, Place]] = {kind: Place[kind.name] for kind in Kind}
OF_EVENTS: Final = {
    Happening.TORPOR: Place.TORPOR,
    Happening.BURNED: Place.BURNED,
    Happening.BLOCKED: Place.BLOCKS,
    Happening.BLEEDS: Place.NEXT_BLEED,
    Happening.PASSED: Place.CALLED_PASSED,
    Happening.RECRUITED: Place.RECRUITED,
}
"""Triggers that an event sets off, not a phase."""


def unplayable(card: Card, fact: Facts, forms: Sequence[Form]) -> tuple[Text, ...]:
    """Every reason why a card cannot be played as it is defined; none if it can."""
    collect()
    found = list(misshapen(card, fact, forms))
    if not found:
        for form in forms:
            found += _of_form(card, fact, form)
    return tuple({repr(text): text for text in found}.values())


def _of_form(card: Card, fact: Facts, form: Form) -> Iterator[Text]:
    place, holder = (Place.CRYPT if fact.crypt else PLACES[form.kind]), holder_of(fact, form)
    played = Scope(place, holder, fact, card, form, None, form.effects)
    for effect in form.effects:
        yield from faults(effect, played)
    yield from _two_choices(played)
    for ability in form.abilities:
        yield from faults(ability, played._replace(place=holder, ability=ability, beside=()))


def holder_of(fact: Facts, form: Form) -> Place:
    """Where a card is once it has been played this way, or that it is nowhere in play."""
    if fact.crypt:
        return Place.CRYPT
    if form.kind in (Kind.ALLY, Kind.RETAINER, Kind.EQUIPMENT):
        return PLACES[form.kind]
    if form.kind is Kind.EVENT or (form.kind is Kind.MASTER and not form.effects) or form.effect(PutInPlay) is not None:
        return Place.TABLE
    return Place.ATTACHED if any(_attaches(effect) for effect in form.effects) else Place.NOWHERE


def _attaches(effect: Effect) -> bool:
    if isinstance(effect, AfterCombat):
        return _attaches(effect.do)
    if isinstance(effect, Passes):
        return isinstance(effect.do, Represent)
    return isinstance(effect, PutOn) or (isinstance(effect, Strike) and effect.kind is StrikeKind.PUT_ON)


def faults(node: Node, scope: Scope) -> list[Text]:
    """Why a word is not carried out where it stands: by the registration that comes nearest."""
    entries = [entry for entry in CARRIED.get(type(node), ()) if scope.place in entry.places]
    if not entries:
        return [refused("word", word=type(node).__name__, place=scope.named)]
    found = list[list[Text]]()
    for entry in entries:
        against = list(_against(node, entry, scope))
        if not against:
            return []
        found.append(against)
    return min(found, key=lambda against: sum(_far(text, node) for text in against))


def _far(text: Text, node: Node) -> int:
    """How far a registration is from what is said: another member of a field is farther than a member that does not fit here."""
    named = (*node.__struct_fields__, "Pred")
    return 2 if text.id == "vtes-unplayable-field" and text.args["field"] in named and text.args["word"] == type(node).__name__ else 1


def _against(node: Node, entry: Entry, scope: Scope) -> Iterator[Text]:
    word = type(node).__name__
    for field in fields_of(type(node)):
        value, allowed = getattr(node, field.name), entry.fields.get(field.name)
        if allowed is None:
            if field.default is not msgspec.NODEFAULT and value != field.default:
                yield ignored(node, field.name, scope)
            continue
        if any(isinstance(one, Within) for one in allowed) and isinstance(value, Node | tuple | None):
            yield from _inside(value, allowed, scope._replace(period=node.period) if isinstance(node, During) else scope)
        elif isinstance(value, Pred):
            yield from _of_pred(word, value, allowed, scope)
        elif not any(one is ANY or one is value or (isinstance(one, type) and type(value) is one) for one in allowed):
            yield ignored(node, field.name, scope)
        else:
            yield from _bound(word, value, scope)
    reason = None if entry.where is None else entry.where(node, scope)
    if reason is not None:
        yield reason


def _inside(value: object, allowed: tuple[object, ...], scope: Scope) -> Iterator[Text]:
    """The effects that a word holds, in the place where they are carried out."""
    within = next(one for one in allowed if isinstance(one, Within))
    held = tuple(cast("Sequence[Effect]", value)) if isinstance(value, tuple) else () if value is None else (cast("Effect", value),)
    beside = scope.beside if within.place in (None, Place.PASSES) and scope.beside else held
    inner = scope._replace(place=_place_within(within, scope), beside=beside)
    for node in held:
        yield from faults(node, inner)
    if isinstance(value, tuple):
        yield from _two_choices(inner._replace(beside=held))


def _place_within(within: Within, scope: Scope) -> Place:
    """What an ability does stands where its moment puts it."""
    ability = scope.ability
    if within.place is not None or scope.place not in (*MINIONS, *ON_MINION, Place.TABLE):
        return within.place or scope.place
    if isinstance(ability, Use):
        return Place.FIGHT if used_in_combat(ability) else Place.USE
    if isinstance(ability, Trigger):
        return OF_EVENTS.get(ability.on.kind, Place.PHASE)
    return Place.OFFER if isinstance(ability, Action) else Place.STATIC


# What is asked of pieces.


def _of_pred(word: str, pred: Pred, allowed: tuple[object, ...], scope: Scope) -> Iterator[Text]:
    things = next((one for one in allowed if isinstance(one, Things)), None)
    if things is None:
        yield refused("field", word=word, field="Pred", value=said(pred), place=scope.named)
        return
    for one in within(pred):
        lone = compares(one) and not _compared(things, scope)
        uncounted = isinstance(one, Capacity) and one.to is Count.COUNTERS_HERE and not things.counters
        if lone or uncounted or not tested(one):
            yield refused("field", word=word, field=type(one).__name__, value=said(one), place=scope.named)
    if not normal(pred) or _never(pred):
        yield refused("never", word=word, place=scope.named)


def _compared(things: Things, scope: Scope) -> bool:
    """Whether there is a minion to compare with: a card by itself has none, nor has one on a minion whose action is taken by others."""
    if scope.ability is None:
        return things.than
    return things.than and scope.holder is not Place.TABLE and not (scope.place is Place.OFFER and scope.holder in ON_MINION)


def _never(pred: Pred) -> bool:
    """Whether nothing can be what is asked for, or the noun is one that the engine does not tell apart."""
    noun, region, found = noun_of(pred), region_of(pred), parts(pred)
    described = any(isinstance(one, Clan | Sect | Titled) for one in found)
    if noun is Noun.METHUSELAH or (YOUNGER in found and OLDER in found) or (LOCKED in found and region is Region.UNCONTROLLED):
        return True
    if noun is Noun.EQUIPMENT and (region is not None or described or part(pred, Capacity) is not None):
        return True
    if noun is Noun.ALLY and (described or region in (Region.TORPOR, Region.UNCONTROLLED) or any(_large(one) for one in found)):
        return True
    if noun is Noun.VAMPIRE and any(isinstance(one, Keyword) for whole in found for one in choices(whole)):
        return True
    return any(_unknown(one) for one in within(pred))


def _large(pred: Pred) -> bool:
    """An ally counts as one of capacity 1."""
    return isinstance(pred, Capacity) and isinstance(pred.to, int) and pred.order is Order.AT_LEAST and pred.to > 1


def _unknown(pred: Pred) -> bool:
    """A clan, sect, discipline or sort of creature that there is not."""
    if isinstance(pred, Clan | Sect):
        return pred.clan not in clans() if isinstance(pred, Clan) else pred.name not in SECTS
    if isinstance(pred, Has | Requires):
        return pred.discipline.lower() not in DISCIPLINES
    return isinstance(pred, Keyword) and pred.trait not in CREATURES


def _two_choices(scope: Scope) -> Iterator[Text]:
    """Whoever plays a card chooses one piece for all of it: effects that ask for different ones cannot all have theirs."""
    chosen = {
        value
        for effect in scope.beside
        for entry in CARRIED.get(type(effect), ())
        if scope.place in entry.places
        for name, allowed in entry.fields.items()
        if any(isinstance(one, Things) and one.chosen for one in allowed) and isinstance(value := getattr(effect, name), Pred)
    }
    if len(chosen) > 1:
        yield refused("two-choices", place=scope.named)


# What is referred to.


def _bound(word: str, value: object, scope: Scope) -> Iterator[Text]:
    """Whoever or whatever is counted must be known where the word is read."""
    if isinstance(value, Who) and not _known(value, scope):
        yield refused("unbound", word=word, reference=said(value), place=scope.named)
    if isinstance(value, Count) and not _counted(value, scope):
        yield refused("unbound", word=word, reference=said(value), place=scope.named)


BY_ABILITY: Final = (Place.USE, Place.FIGHT, Place.PHASE, Place.MOMENT, *OF_EVENTS.values())
AT_BLOCKS: Final = (When(State.ATTEMPT), When(State.BLOCKED))
AT_BLEEDS: Final = (When(State.BLEED), When(State.BLEED_AT_YOU), When(State.WOULD_BLEED))


def _known(who: Who, scope: Scope) -> bool:
    """Whether somebody is the one that a word means."""
    form = scope.form
    if who is Who.SELF:
        return not (scope.place in BY_ABILITY and scope.holder is Place.TABLE)
    if who is Who.CHOSEN:
        if scope.place is Place.PASSES:
            return any(isinstance(effect, ShiftPool) or (isinstance(effect, Allocate) and effect.spares) for effect in form.effects)
        return scope.has(Choose, Abstain)
    if who in (Who.ACTING, Who.TARGET) and scope.place is Place.USE:
        return isinstance(scope.ability, Use) and set(windows_of_use(scope.ability)) <= {*WITH_ACTION}
    if who in (Who.ONE, Who.OTHER):
        return form.effect(ChooseTwo) is not None
    if who is Who.ATTACHED:
        return scope.holder is Place.ATTACHED
    if who is Who.CONTROLLER:
        return scope.holder in ON_MINION
    if who is Who.BLOCKER and scope.place in (Place.MODIFIER, Place.REACTION):
        return implies(form.when, *AT_BLOCKS)
    if who is Who.TARGET and scope.place in (Place.MODIFIER, Place.REACTION):
        return implies(form.when, *AT_BLEEDS)
    return True


def _counted(count: Count, scope: Scope) -> bool:
    """Whether there is something to count."""
    form = scope.form
    if count in (Count.X, Count.X_PLUS_1):
        return form.costs_x and form.x is None and scope.place in (Place.MODIFIER, Place.REACTION, Place.COMBAT)
    if count is Count.MARGIN:
        return implies(form.when, When(State.PASSED)) or scope.place is Place.PASSES
    if count is Count.COUNTERS_HERE:
        return scope.ability is not None
    if count is Count.POINTS:
        return form.effect(Allocate) is not None or form.effect(ShiftPool) is not None
    if count is Count.CLAN_THEY_CONTROL:
        return form.effect(ChooseClan) is not None
    return True
