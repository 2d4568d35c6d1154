"""Before a combat: Dracula first, then round the table, each may play the events and the garlic that help (rule fury.combat.opening)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.cards import HUNTERS, ITEM_REFS, ITEMS
from coterie.games.fury.facts.places import PLACES, REFS
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.end import lose_blood
from coterie.games.fury.rules.events.play import play_event
from coterie.games.fury.rules.hunters.hand import count_cards, discard, send_dogs_away, show_bitten, use_up
from coterie.games.fury.rules.hunters.ways import by_road
from coterie.games.fury.rules.hunters.wounds import lose_health
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text


class OpeningChoice(Choice):
    """Whether a side plays something before the combat."""

    __slots__ = ()
    kind: ClassVar[str] = "opening"
    window: ClassVar[bool] = True

    def candidates(self, table: Table) -> list[str]:
        if self.hunter == THE_COUNT:
            return [PASS, *(f"play:{card}" for card in dict.fromkeys(table.events))]
        holder = table.hunters[self.hunter]
        return [PASS, *(f"play:{card}" for card in dict.fromkeys(holder.events)), *(f"use:{item}" for item in dict.fromkeys(holder.items))]

    def refusal(self, table: Table, key: str) -> Reason | None:
        if key == PASS:
            return None
        return refuse_opening(table, key.partition(":")[2])

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-fight")) if key == PASS else super().option(table, key)


def refuse_opening(table: Table, card: str) -> Reason | None:
    """Which cards are played before which combat (rule fury.combat.opening)."""
    combat = table.the_combat
    if card in ("advance_planning", "escape_route", "trap"):
        return None
    if card == "garlic":
        return None if combat.enemy in ("dracula", "vampire_lair") else reasons.ONLY_AGAINST_DRACULA
    if card in ("heroic_leap", "rage"):
        return None if combat.enemy == "dracula" else reasons.ONLY_AGAINST_DRACULA
    if card == "wild_horses":
        if combat.enemy != "dracula" or not combat.found:
            return reasons.ONLY_WHEN_FOUND
        return None if by_road(table, table.dracula) else reasons.NO_ROADS
    return reasons.NOT_BEFORE_COMBAT


def opening(table: Table) -> Rules[None]:
    """Round and round, until nobody adds a card any more; all add up (rule fury.combat.opening)."""
    waiting = True
    while waiting and not table.the_combat.over:
        waiting = False
        for number in (THE_COUNT, *table.the_combat.fighters):
            if table.the_combat.over or not could_play(table, number):
                continue
            key = yield from ask(OpeningChoice(table, number))
            if key != PASS:
                waiting = True
                yield from play_opening(table, number, key.partition(":")[2])


def could_play(table: Table, number: int) -> bool:
    """Whether somebody holds cards at all; which ones is a secret."""
    if number == THE_COUNT:
        return bool(table.events)
    holder = table.hunters[number]
    return bool(holder.events or holder.items)


def play_opening(table: Table, number: int, card: str) -> Rules[None]:
    """One card before the combat takes effect."""
    if card == "garlic":
        use_up(table, number, card)
        table.the_combat.ban = True
        yield from show_bitten(table, number)
        return
    if not (yield from play_event(table, number, card)):
        return
    if card == "trap":
        table.the_combat.traps += 1
    elif card == "escape_route":
        table.the_combat.over = "avoided"
    elif card == "advance_planning":
        chosen = yield from choose_fighter(table, number, "advance_planning")
        table.the_combat.planning[chosen] += 1
    elif card == "heroic_leap":
        yield from leap(table, number)
    elif card == "rage":
        yield from rage(table)
    elif card == "wild_horses":
        yield from bolt(table)


class FighterChoice(Choice):
    """One of the hunters in the combat."""

    __slots__ = ("why",)
    kind: ClassVar[str] = "fighter"

    def __init__(self, table: Table, hunter: int, why: str) -> None:
        super().__init__(table, hunter, asker=why)
        self.why = why

    def candidates(self, table: Table) -> list[str]:
        return [f"hunter:{HUNTERS[number]}" for number in table.the_combat.fighters]

    def prompt(self, table: Table) -> Text:
        return Text(f"fury-prompt-fighter-{self.why}", {"who": who(self.hunter)})


def choose_fighter(table: Table, by: int, why: str) -> Rules[int]:
    """One of the hunters in the combat; no question if there is only one."""
    if len(table.the_combat.fighters) == 1:
        return table.the_combat.fighters[0]
    key = yield from ask(FighterChoice(table, by, why))
    return NAMES[key[7:]]


def leap(table: Table, number: int) -> Rules[None]:
    """Heroic Leap: one die for both, and no combat (rule fury.combat.opening)."""
    table.learn()
    roll = table.roll(6) + 1
    table.the_combat.over = "avoided"
    table.tell("fury-event-leap", who=who(number), roll=roll)
    lose_blood(table, roll)
    yield from lose_health(table, number, roll)


class ItemOfOther(Choice):
    """Which of the items that a hunter shows Dracula discards."""

    __slots__ = ("shower",)
    kind: ClassVar[str] = "rage"
    card: ClassVar[str] = "rage"

    def __init__(self, table: Table, shower: int) -> None:
        super().__init__(table, THE_COUNT)
        self.shower = shower

    def candidates(self, table: Table) -> list[str]:
        holder = table.hunters[self.shower]
        return [f"discard:{item}" for item in dict.fromkeys(sorted([*holder.items, *["dogs"] * holder.dogs]))]


def rage(table: Table) -> Rules[None]:
    """Rage: a hunter shows all items and Dracula discards one; but he cannot escape at first (rule fury.combat.opening)."""
    table.the_combat.ban = True
    chosen = yield from choose_fighter(table, THE_COUNT, "rage")
    show_items(table, chosen)
    if count_cards(table, chosen, "items"):
        item = (yield from ask(ItemOfOther(table, chosen)))[8:]
        if item == "dogs" and table.hunters[chosen].dogs:
            send_dogs_away(table, chosen)
        else:
            discard(table, chosen, item)
        yield from show_bitten(table, chosen)


def show_items(table: Table, hunter: int) -> None:
    """A hunter shows all items to everybody."""
    holder = table.hunters[hunter]
    table.learn()
    for seen in holder.seen:
        seen[:] = [card for card in seen if card not in ITEMS] + holder.items
    table.tell("fury-event-shows-items", who=who(hunter), cards=tuple(ITEM_REFS[item] for item in sorted(holder.items)))


class HorsesChoice(Choice):
    """Where the horses bolt to."""

    __slots__ = ()
    kind: ClassVar[str] = "horses"
    card: ClassVar[str] = "wild_horses"

    def candidates(self, table: Table) -> list[str]:
        return [f"to:{PLACES[place]}" for place in by_road(table, table.dracula)]


def bolt(table: Table) -> Rules[None]:
    """Wild Horses: no combat; Dracula sends the hunters along one open road (rule fury.combat.opening)."""
    key = yield from ask(HorsesChoice(table, THE_COUNT))
    table.the_combat.over = key
    table.tell("fury-event-horses", place=REFS[PLACES.index(key[3:])])
