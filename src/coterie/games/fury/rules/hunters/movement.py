"""What a hunter may choose in his movement phase, and why not (rule fury.move.hunters)."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.places import HOSPITAL, IS_SEA, NUMBER, PLACES, ROADS, WATERS
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.hunters.ways import announceable, blocked, by_road, by_train, has_station
from coterie.games.fury.rules.hunters.wounds import can_be_cured
from coterie.games.fury.table import Table
from coterie.kernel.text import Reason

MOVING: Final = ("chartered_carriage", "excellent_weather", "fast_horse", "sense_of_emergency")
"""Cards that move a hunter."""
CHARTERED: Final = "2/3"
"""A Chartered Carriage goes as far as this face of the train die."""


class TravelChoice(Choice):
    """How the hunter, or his group, moves. `trains` says whether the train may be tried."""

    __slots__ = ("trains",)
    kind: ClassVar[str] = "travel"

    def __init__(self, table: Table, hunter: int, trains: bool) -> None:
        super().__init__(table, hunter, quiet=trains)
        self.trains = trains

    def candidates(self, table: Table) -> list[str]:
        holder = table.hunters[self.hunter]
        found = ["stay", "wait", "train", "cure"]
        here = holder.place
        found += [f"{'sea' if IS_SEA[place] or IS_SEA[here] else 'road'}:{PLACES[place]}" for place in range(len(PLACES)) if place != here]
        found += [f"use:{item}" for item in dict.fromkeys(holder.items)]
        return found + [f"play:{card}" for card in dict.fromkeys(holder.events)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        legal = ways(table, self.hunter, self.trains)
        if key in legal:
            bound = bound_keys(table, self.hunter, legal)
            return reasons.ANNOUNCED if bound and key not in (*bound, "cure") else None
        return refuse_way(table, self.hunter, key, self.trains)

    def keys(self, table: Table) -> list[str]:
        legal = ways(table, self.hunter, self.trains)
        bound = bound_keys(table, self.hunter, legal)
        return [key for key in legal if key in (*bound, "cure")] if bound else legal


def promised(table: Table, hunter: int) -> str:
    """The announced move that binds a hunter and his group: the first of theirs in the order of play that can be made (rule fury.cards)."""
    for number in table.group_of(hunter):
        said = table.hunters[number].announced
        if said and said in announceable(table, hunter):
            return said
    return ""


def bound_keys(table: Table, hunter: int, legal: list[str]) -> list[str]:
    """The keys that keep the announced move, if it can be made; a Chartered Carriage is a train too (rule fury.cards)."""
    said = promised(table, hunter)
    keys = [said]
    if said.startswith("train:"):
        carried = NUMBER[said[6:]] in by_train(table, table.hunters[hunter].place, CHARTERED)
        keys = ["train", "play:chartered_carriage"] if carried else ["train"]
    return [key for key in keys if key in legal]


def ways(table: Table, hunter: int, trains: bool) -> list[str]:
    """Everything a hunter can do in his movement phase (rule fury.move.hunters)."""
    holder = table.hunters[hunter]
    place = holder.place
    party = table.group_of(hunter)
    found = ["wait"] if trains and can_wait(table, hunter) else []
    if any(table.hunters[number].fog for number in party):
        return ["stay", *found]
    sea = IS_SEA[place]
    if not sea:
        found.insert(0, "stay")
        found += [f"road:{PLACES[near]}" for near in ROADS[place] if not blocked(table, place, near, False)]
    found += [f"sea:{PLACES[near]}" for near in WATERS[place] if near not in holder.voyage]
    if trains and not sea and has_station(place):
        found.append("train")
        if "chartered_carriage" in holder.events:
            found.append("play:chartered_carriage")
    if "fast_horse" in holder.items and not sea and ROADS[place]:
        found.append("use:fast_horse")
    if "excellent_weather" in holder.events and WATERS[place]:
        found.append("play:excellent_weather")
    if "sense_of_emergency" in holder.events and refuse_emergency(table, hunter) is None:
        found.append("play:sense_of_emergency")
    if trains and refuse_cure(table, hunter) is None:
        found.append("cure")
    return found


def refuse_way(table: Table, hunter: int, key: str, trains: bool) -> Reason | None:
    """Why a way is not open (rules fury.move.road, fury.move.sea, fury.move.rail)."""
    verb, _, name = key.partition(":")
    holder = table.hunters[hunter]
    moves = verb in ("road", "sea", "train") or name in MOVING
    if moves and any(table.hunters[number].fog for number in table.group_of(hunter)):
        return reasons.FOG
    if verb == "stay":
        return reasons.NO_REST_AT_SEA
    if verb == "wait":
        return reasons.NOT_NOW if can_wait(table, hunter) else reasons.NOBODY_TO_WAIT_FOR
    if verb == "train":
        return reasons.NO_TRAIN if trains else reasons.TRAIN_MISSED
    if verb == "cure":
        return refuse_cure(table, hunter) or reasons.NOT_NOW
    if verb in ("road", "sea"):
        if NUMBER[name] in holder.voyage:
            return reasons.NO_WAY_BACK
        if blocked(table, holder.place, NUMBER[name], False):
            return reasons.ROADBLOCK
        return reasons.NOT_NEAR_BY_SEA if verb == "sea" else reasons.NOT_NEAR
    return refuse_way_by_card(table, hunter, name, trains)


def refuse_way_by_card(table: Table, hunter: int, card: str, trains: bool) -> Reason:
    """Why a card does not move the hunter now (rule fury.cards)."""
    if card == "sense_of_emergency":
        return refuse_emergency(table, hunter) or reasons.NOT_NOW
    if card == "chartered_carriage":
        return reasons.NO_TRAIN if trains else reasons.TRAIN_MISSED
    if card == "fast_horse":
        return reasons.NO_ROADS
    return reasons.NO_PORT if card == "excellent_weather" else reasons.NOT_NOW


def can_wait(table: Table, hunter: int) -> bool:
    """A group may leave its move to a member whose turn is still to come (rule fury.group)."""
    return any(number > hunter and not table.hunters[number].misses for number in table.group_of(hunter))


def emergency_cost(table: Table) -> int:
    """As much health as points are missing to Dracula's victory (rule fury.resolve)."""
    return table.book.figures.vampires_to_win - table.vampires


def refuse_emergency(table: Table, hunter: int) -> Reason | None:
    """Not in a group, not while Fog or Bats decide about the move, and only who survives it (rule fury.resolve)."""
    if len(table.group_of(hunter)) > 1:
        return reasons.NOT_IN_GROUP
    if table.hunters[hunter].fog:
        return reasons.FOG
    if table.hunters[hunter].bats and by_road(table, table.hunters[hunter].place):
        return reasons.BATS
    return reasons.NO_HEALTH if table.hunters[hunter].health <= emergency_cost(table) else None


def refuse_cure(table: Table, hunter: int) -> Reason | None:
    """Once a turn, before moving, in the hospital, with a bite that can be cured (rule fury.move.cure)."""
    if table.hunters[hunter].place != HOSPITAL:
        return reasons.NOT_IN_HOSPITAL
    if table.treated:
        return reasons.TREATED
    return None if can_be_cured(table, hunter) else reasons.NO_BITE
