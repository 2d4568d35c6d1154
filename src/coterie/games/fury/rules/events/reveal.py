"""Cards of the trail that events and resolve bring to light, unless the press is kept quiet."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from coterie.games.fury.clues import ANYWHERE, HIDE_BIT
from coterie.games.fury.facts.places import REFS, ROAD_BITS, SEA_BITS
from coterie.games.fury.pieces import Slot
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.dracula.trail import current_slot, face_down, spaces, turn_token_up, turn_tokens_up, turn_up, uncover_hide
from coterie.games.fury.rules.events.play import CardChoice, play_event
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Ref, Text


class Sought(msgspec.Struct, frozen=True):
    """Which face-down cards are about to be turned up: those of some places, of these only his present place, or one by its serial.

    Where Dracula is, and what a card is, are looked up anew each time: they are secrets, and no question may hold them.
    """

    places: int = ANYWHERE | HIDE_BIT
    here: bool = False
    serial: int = 0
    asker: str = ""
    """The card that turns them up."""

    def spaces(self, table: Table) -> list[int]:
        """The numbers of the spaces where they lie."""
        places = self.places & (1 << table.dracula) if self.here else self.places
        found = [(at, slot.serial) for at, slot in enumerate(spaces(table)) if slot.serial and not slot.up]
        return [at for at, serial in found if places >> table.cards[serial] & 1 and self.serial in (0, serial)]


class PressChoice(CardChoice):
    """Whether Sensationalist Press keeps a card face down."""

    __slots__ = ("sought",)

    def __init__(self, table: Table, sought: Sought) -> None:
        super().__init__(table, THE_COUNT, "sensationalist_press", asker=sought.asker)
        self.sought = sought

    def refusal(self, table: Table, key: str) -> Reason | None:
        refused = super().refusal(table, key)
        if refused is None and key != PASS and not self.sought.spaces(table):
            return reasons.NOTHING_TO_HIDE
        return refused


class KeptChoice(Choice):
    """Which of several cards stays face down."""

    __slots__ = ("sought",)
    kind: ClassVar[str] = "keep-hidden"
    card: ClassVar[str] = "sensationalist_press"

    def __init__(self, table: Table, sought: Sought) -> None:
        super().__init__(table, THE_COUNT)
        self.sought = sought

    def candidates(self, table: Table) -> list[str]:
        return [f"hidden:{at}" for at in self.sought.spaces(table)]

    def option(self, table: Table, key: str) -> Option:
        place = REFS[table.cards[spaces(table)[int(key[7:])].serial]]
        return Option(key, Text("fury-option-hidden", {"place": place}), (Ref("fury-space", str(int(key[7:]) + 1)),))

    def veiled(self) -> bool:
        return True


def silenced(table: Table, sought: Sought) -> Rules[int]:
    """Dracula may keep one of the cards that would be turned up face down: the number of its space, or -1 (rule fury.cards)."""
    if not table.events:
        return -1
    key = yield from ask(PressChoice(table, sought))
    if key == PASS or not (yield from play_event(table, THE_COUNT, key[5:])) or not sought.spaces(table):
        return -1
    kept = yield from ask(KeptChoice(table, sought))
    return int(kept[7:])


def expose(table: Table, places: int, tokens: bool, asker: str) -> Rules[None]:
    """Every card of these places is turned up, but for one that the press keeps quiet; the others are known not to be there."""
    kept = yield from silenced(table, Sought(places, asker=asker))
    table.learn()
    hidden = spaces(table)[kept].serial if kept >= 0 else 0
    down = [slot.serial for slot in face_down(table)]
    for slot in spaces(table):
        if slot.serial and slot.serial != hidden and places >> table.cards[slot.serial] & 1:
            turn_up(table, slot)
            if tokens:
                turn_tokens_up(table, slot)
    if not any(slot.serial and places >> table.cards[slot.serial] & 1 for slot in spaces(table)):
        table.tell("fury-event-nothing-shown")
    left = [slot.serial for slot in face_down(table)]
    if hidden:
        table.clues.one_of(left, places)
    elif down:
        table.clues.rule_out(left, places)


def newspaper(table: Table) -> Rules[None]:
    """The oldest hidden card of the trail is turned up; his present place is only told, or shown too by the setup (rule fury.resolve)."""
    slot = oldest(table)
    table.learn()
    if slot is None:
        table.tell("fury-event-no-news")
        return
    serial = slot.serial
    del slot
    if table.cards[serial] == table.dracula and table.book.setup.newspaper == "elsewhere":
        table.clues.stand(serial)
        table.tell("fury-event-news-here")
        for other in [slot for slot in table.trail if "hide" in slot.powers]:
            turn_up(table, other)
        return
    if table.events:
        key = yield from ask(PressChoice(table, Sought(serial=serial, asker="newspaper_reports")))
        if key != PASS and (yield from play_event(table, THE_COUNT, key[5:])):
            return
        table.learn()
    for other in table.trail:
        if other.serial == serial:
            turn_up(table, other)


def oldest(table: Table) -> Slot | None:
    """The oldest card that lies face down in the trail."""
    for slot in reversed(table.trail):
        if slot.serial and not slot.up:
            return slot
    return None


def scout(table: Table, place: int) -> Rules[None]:
    """A named city: its card and tokens are turned up, or Dracula says that it is not there (rule fury.cards)."""
    table.tell("fury-event-scouts", place=REFS[place])
    yield from expose(table, 1 << place, True, "hired_scouts")


def telegraph(table: Table, place: int) -> Rules[None]:
    """Every city one road away that is in trail or catacombs is turned up (rule fury.cards)."""
    yield from expose(table, ROAD_BITS[place], False, "telegraph_ahead")


def money_trail(table: Table) -> Rules[None]:
    """Every sea of the trail is turned up (rule fury.cards)."""
    yield from expose(table, SEA_BITS, False, "money_trail")


def betray(table: Table) -> Rules[None]:
    """His present place is turned up, unless the press keeps it quiet, and every New Vampire with it (rule fury.cards)."""
    kept = yield from silenced(table, Sought(here=True, asker="hypnosis"))
    table.learn()
    if kept < 0:
        here = current_slot(table)
        turn_up(table, here)
        uncover_hide(table, here)
        table.clues.stand(here.serial)
    for slot in spaces(table):
        for token in slot.tokens:
            if token.kind == "new_vampire":
                turn_token_up(table, token)
            else:
                token.harmless = True
