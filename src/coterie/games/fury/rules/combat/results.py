"""What a line of the combat table does (rules fury.combat.round, fury.combat.other)."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.clues import ANYWHERE
from coterie.games.fury.facts.cards import WEAPONS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import CASTLE, HOSPITAL, LAND_BITS, NUMBER, PLACES, REFS, ROADS, members, within_roads
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.dracula.move import enter_castle
from coterie.games.fury.rules.dracula.trail import (
    barred,
    current_slot,
    leave_with_hide,
    new_card,
    occupied,
    present,
    return_tokens,
    tidy,
    watched,
)
from coterie.games.fury.rules.end import fall_to_red, lose_blood
from coterie.games.fury.rules.hunters.hand import discard, discard_all, discard_one, settle_hand
from coterie.games.fury.rules.hunters.wounds import bite, lose_health
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text

CONTINUES: Final = 3
"""The third Continue of a combat counts as End (rule fury.combat.other)."""


def apply_result(table: Table, applied: int) -> Rules[None]:
    """The winner's card meets the loser's: each effect of that line in turn; some spend the item (rule fury.combat.round)."""
    combat = table.the_combat
    won = combat.winner == "hunter"
    card = combat.cards[applied]
    pair = table.book.pairs[card][combat.card]
    effects = pair.hunter_wins if won else pair.enemy_wins
    spent = pair.hunter_spends if won else pair.enemy_spends
    target = combat.target
    if spent and card in WEAPONS and card in table.hunters[applied].items:
        discard(table, applied, card)
        combat.cards[applied] = ""
    del combat, pair
    for effect in effects:
        yield from take_effect(table, target, effect)
    for hunter in dict.fromkeys((target, applied)):
        yield from settle_hand(table, hunter)


def take_effect(table: Table, target: int, effect: str) -> Rules[None]:
    """One effect of a line of the combat table (rules fury.combat.round, fury.combat.other)."""
    kind, _, amount = effect.partition("-")
    if kind == "health":
        if (yield from lose_health(table, target, int(amount))):
            table.the_combat.over = "defeat"
    elif kind == "bite":
        if (yield from bite(table, target)):
            table.the_combat.over = "bite"
    elif kind == "bat":
        if table.the_combat.enemy == DRACULA:
            yield from fly(table)
    elif effect == "lose-event":
        yield from discard_one(table, target, "events")
    elif effect == "lose-items":
        discard_all(table, target, items=True, events=False)
    else:
        plain_effect(table, effect)


def plain_effect(table: Table, effect: str) -> None:
    """Effects that ask nobody anything (rule fury.combat.other)."""
    combat = table.the_combat
    kind, _, amount = effect.partition("-")
    tell_effect(table, effect)
    if effect == "continue":
        combat.continues += 1
        if combat.continues >= CONTINUES:
            combat.over = combat.over or "end"
    elif effect == "end":
        combat.over = combat.over or "end"
    elif effect == "repel":
        combat.repelled = True
    elif effect == "hunter+1":
        combat.hunter_bonus = 1
    elif effect == "enemy+1":
        combat.enemy_bonus = 1
    elif combat.enemy != DRACULA:
        combat.over = "killed"
    elif effect == "kill":
        fall_to_red(table)
    elif kind == "blood":
        lose_blood(table, int(amount))


def tell_effect(table: Table, effect: str) -> None:
    """What nothing else tells of: that it goes on, a Repel, a bonus of the next roll, and that Dracula is killed."""
    combat = table.the_combat
    if effect in ("continue", "repel", "hunter+1", "enemy+1") or (effect == "kill" and combat.enemy == DRACULA):
        table.tell("fury-event-result", effect=effect.removesuffix("+1"), count=combat.continues + 1)


class FlightChoice(Choice):
    """Where Dracula flies to as a bat; the card is laid face down."""

    __slots__ = ()
    kind: ClassVar[str] = "fly"

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"fly:{PLACES[place]}" for place in members(within_roads(table.dracula, 2, ANYWHERE)))]

    def refusal(self, table: Table, key: str) -> Reason | None:
        if key == PASS:
            return reasons.MUST_FLY if flights(table) else None
        place = NUMBER[key[4:]]
        if flights(table) >> place & 1:
            return None
        if place == HOSPITAL:
            return reasons.HOSPITAL
        if place == table.ground or place in table.hosts:
            return reasons.BLESSED
        if occupied(table) >> place & 1:
            return reasons.ON_TRAIL
        return reasons.NOT_ONTO_HUNTER if table.hunters_at(place) else reasons.NOT_PAST_BLESSED

    def keys(self, table: Table) -> list[str]:
        return [f"fly:{PLACES[place]}" for place in members(flights(table))] or [PASS]

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-no-flight")) if key == PASS else super().option(table, key)


def flights(table: Table) -> int:
    """One or two roads away, past no blessed city, to no place of the trail; to a hunter if the setup lets him (rule fury.combat.other)."""
    shut = barred(table)
    found = within_roads(table.dracula, 2, ~shut) & ~shut & ~occupied(table)
    if table.book.setup.bat == "away":
        for hunter in table.hunters:
            found &= ~(1 << hunter.place)
    return found


def fly(table: Table) -> Rules[None]:
    """Dracula flies one or two roads off; the new card takes the place of the old one, whose tokens go back (rule fury.combat.other)."""
    key = PASS
    if ROADS[table.dracula]:
        key = yield from ask(FlightChoice(table, THE_COUNT))
        table.learn()
    if key == PASS:
        table.tell("fury-event-no-flight")
    else:
        land_as_bat(table, NUMBER[key[4:]])


def land_as_bat(table: Table, place: int) -> None:
    """The card of the new place replaces the current one in the trail (rule fury.combat.other)."""
    slot = current_slot(table)
    return_tokens(table, slot)
    leave_with_hide(table, slot)
    shut = barred(table)
    seen = bool(watched(table) >> place & 1)
    others = tuple(serial for serial in present(table) if serial != slot.serial)
    serial = new_card(table, place)
    may = 1 << place if seen else LAND_BITS & ~watched(table) & ~shut
    table.clues.lay(serial, may, "double", ~shut, (*others, slot.serial))
    slot.serial = serial
    slot.powers = ()
    slot.up = seen
    table.dracula = place
    table.tell("fury-event-flies")
    if seen:
        table.tell("fury-event-revealed", place=REFS[place])
    if place == CASTLE:
        enter_castle(table)
    tidy(table)
