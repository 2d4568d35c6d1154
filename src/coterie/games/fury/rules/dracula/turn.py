"""Dracula's turn: catacombs, time, movement, action, maturing, new encounters (rule fury.order)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.cards import HUNTERS, TIME_REFS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import REFS
from coterie.games.fury.pieces import NOWHERE
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.combat.rounds import fight
from coterie.games.fury.rules.dracula.mature import settle_dropped
from coterie.games.fury.rules.dracula.move import dracula_moves
from coterie.games.fury.rules.dracula.placing import place_encounter
from coterie.games.fury.rules.dracula.trail import return_tokens, spaces, tidy
from coterie.games.fury.rules.end import gain_vampires
from coterie.games.fury.rules.events.dracula import StartChoice, play_start
from coterie.games.fury.rules.hunters.encounters import HOLY, shown
from coterie.games.fury.rules.hunters.hand import draw_tokens, settle_dracula, settle_tokens, tokens_limit
from coterie.games.fury.rules.hunters.wounds import lose_health
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.marks import Marks
from coterie.kernel.questions import PASS, Rules, ask, ask_marks
from coterie.kernel.text import Option, Reason, Ref, Text


def dracula_turn(table: Table) -> Rules[None]:
    """From the start of his turn to the new encounters in his hand (rule fury.order)."""
    if table.phase == "quincey":
        yield from quincey(table)
        table.phase = "start"
    if table.phase == "start":
        yield from start_events(table)
        table.phase = "catacombs"
    if table.phase == "catacombs":
        yield from clear_catacombs(table)
        pass_time(table)
        table.learn()
        table.phase = "move"
    if table.phase == "move":
        yield from dracula_moves(table)
        if table.swift:
            table.swift = False
            table.learn()
            yield from dracula_moves(table)
        yield from act(table)
        table.phase = "mature"
    yield from settle_dropped(table)
    calm_storm(table)
    yield from settle_tokens(table)
    draw_tokens(table, tokens_limit(table) - len(table.tokens))
    yield from settle_dracula(table)


class QuinceyChoice(Choice):
    """Whom Quincey P. Morris attacks."""

    __slots__ = ()
    kind: ClassVar[str] = "quincey"
    card: ClassVar[str] = "quincey_p_morris"

    def candidates(self, table: Table) -> list[str]:
        return [f"hunter:{name}" for name in HUNTERS]


def quincey(table: Table) -> Rules[None]:
    """While Quincey P. Morris is Dracula's ally a hunter loses health each turn, unless he shows something holy (rule fury.cards)."""
    if table.ally_of_dracula != "quincey_p_morris":
        return
    key = yield from ask(QuinceyChoice(table, THE_COUNT))
    hunter = NAMES[key[7:]]
    table.tell("fury-event-quincey", who=who(hunter))
    if not (yield from shown(table, (hunter,), "reveal", *HOLY, asker="quincey_p_morris")):
        yield from lose_health(table, hunter, 1)


def start_events(table: Table) -> Rules[None]:
    """Events of the start of his turn, one after the other (rule fury.cards)."""
    while table.events:
        key = yield from ask(StartChoice(table, THE_COUNT, quiet=True))
        if key == PASS:
            return
        yield from play_start(table, key[5:])


class ClearChoice(Choice):
    """Which cards are taken out of the catacombs, if any."""

    __slots__ = ()
    kind: ClassVar[str] = "clear"
    window: ClassVar[bool] = True

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"clear:{space + 1}" for space, slot in enumerate(table.catacombs) if slot is not None)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        slot = None if key == PASS else table.catacombs[int(key[6:]) - 1]
        announced = slot is not None and f"card:{slot.serial}" in table.announced.split("+")
        return reasons.ANNOUNCED if announced else None

    def marks(self, table: Table) -> Marks | None:
        legal = [key for key in self.candidates(table) if key != PASS and self.refusal(table, key) is None]
        return Marks(dict.fromkeys(legal, 1)) if legal else None

    def option(self, table: Table, key: str) -> Option:
        if key == PASS:
            return Option(key, Text("fury-option-go-on"))
        slot = table.catacombs[int(key[6:]) - 1]
        at = next(number for number, other in enumerate(spaces(table), 1) if other is slot)
        place = REFS[table.cards[spaces(table)[at - 1].serial]]
        return Option(key, Text("fury-option-clear", {"place": place}), (Ref("fury-space", str(at)),))


def clear_catacombs(table: Table) -> Rules[None]:
    """Cards may be taken out of the catacombs with their tokens, which never mature there (rule fury.catacombs.remove)."""
    if not any(slot is not None for slot in table.catacombs):
        return
    for key in (yield from ask_marks(ClearChoice(table, THE_COUNT, quiet=True))):
        if key != PASS:
            empty(table, int(key[6:]) - 1)


def empty(table: Table, space: int) -> None:
    """One space of the catacombs is emptied (rule fury.catacombs.remove)."""
    slot = table.catacombs[space]
    if slot is not None:
        return_tokens(table, slot)
    table.catacombs[space] = None
    table.tell("fury-event-cleared", space=space + 1)
    tidy(table)


def pass_time(table: Table) -> None:
    """Time moves on unless Dracula is at sea; at dawn both tracks rise by one (rule fury.time)."""
    if table.at_sea:
        return
    table.time = table.next_time
    table.tell("fury-event-time", time=TIME_REFS[table.time])
    if table.time == 0:
        gain_resolve(table)
        gain_vampires(table, 1)


def gain_resolve(table: Table) -> None:
    """The hunters gain a point of resolve, unless the track is full (rule fury.time)."""
    if table.resolve < table.book.figures.resolve_most:
        table.resolve += 1
        table.tell("fury-event-resolve-gained", resolve=table.resolve)


def act(table: Table) -> Rules[None]:
    """Where hunters are he fights all of them as a group, elsewhere he places an encounter; at sea neither (rule fury.action.dracula)."""
    fighters = () if table.at_sea else table.hunters_at(table.dracula)
    if fighters:
        yield from fight(table, DRACULA, fighters, False)
    else:
        yield from place_encounter(table)


def calm_storm(table: Table) -> None:
    """A storm lasts for two of Dracula's turns (rule fury.cards)."""
    if table.storm_left:
        table.storm_left -= 1
        if not table.storm_left:
            table.storm = NOWHERE
            table.tell("fury-event-calm")
