"""How hunters move: the ways open to them, and the journeys that cards and dice make of them (rule fury.move.hunters)."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import GODALMING
from coterie.games.fury.facts.places import HOSPITAL, IS_SEA, LAND, NUMBER, PLACES, ROADS, WATERS
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice, who
from coterie.games.fury.rules.events.play import offer, play_event
from coterie.games.fury.rules.hunters.hand import settle_hand, use_up
from coterie.games.fury.rules.hunters.search import crosses, search
from coterie.games.fury.rules.hunters.ways import (
    announceable,
    blocked,
    by_road,
    by_sea,
    by_train,
    has_station,
    ports_within,
    set_out,
    tell_arrival,
)
from coterie.games.fury.rules.hunters.wounds import can_be_cured, take_health, treat
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Reason, Text

MOVING: Final = ("chartered_carriage", "excellent_weather", "fast_horse", "sense_of_emergency")
"""Cards that move a hunter."""
CHARTERED: Final = "2/3"
"""A Chartered Carriage goes as far as this face of the train die."""
ASKING: Final = {"bats": "bats", "emergency": "sense_of_emergency", "horse": "fast_horse", "storms": "control_storms"}
"""The card or encounter that leads the way, where one does."""


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


def travel(table: Table, hunter: int) -> Rules[None]:
    """A hunter's movement phase, for his whole group; afterwards the phase says what is left of the turn (rule fury.move.hunters)."""
    if any(table.hunters[number].bats for number in table.party) and not IS_SEA[table.hunters[hunter].place]:
        yield from led_by_bats(table, hunter)
        return
    while True:
        key = yield from ask(TravelChoice(table, hunter, True))
        if key == "cure":
            table.treated = True
            if (yield from treat(table, hunter)):
                table.party = (hunter,)
                finish(table, "done")
                return
            continue
        if key == "wait":
            table.phase = "done"
            table.party = ()
            return
        if (yield from set_off(table, hunter, key)):
            return


def set_off(table: Table, hunter: int, key: str) -> Rules[bool]:
    """One way of moving is tried. Whether the movement is over: a cancelled card leaves the choice open."""
    verb, _, name = key.partition(":")
    if verb == "train":
        yield from catch_train(table, hunter)
    elif verb in ("road", "sea", "stay"):
        yield from plain_move(table, hunter, key)
    elif name == "fast_horse":
        yield from gallop(table, hunter)
    else:
        stands = yield from play_event(table, hunter, name)
        yield from settle_hand(table, hunter)
        if not stands:
            return False
        if name == "chartered_carriage":
            yield from ride(table, hunter, CHARTERED)
        elif name == "excellent_weather":
            yield from sail_far(table, hunter)
        else:
            yield from hurry(table, hunter)
    return True


def finish(table: Table, phase: str) -> None:
    """The movement of the party is over, and with it what was announced."""
    for number in table.party:
        table.hunters[number].moved = True
        table.hunters[number].announced = ""
        table.hunters[number].fog = False
        put_back(table, number, "fog")
    table.phase = phase


def put_back(table: Table, hunter: int, kind: str) -> None:
    """A token that lay before a hunter goes back to the pool."""
    keeps = table.hunters[hunter].keeps
    while kind in keeps:
        keeps.remove(kind)
        table.pool.append(kind)


def go_to(table: Table, place: int, border: bool) -> Rules[None]:
    """The party arrives and searches; `border` says whether it has crossed a border or landed on its way (rule fury.search)."""
    set_out(table, table.party, place)
    finish(table, "search")
    tell_arrival(table, place)
    if IS_SEA[place]:
        table.phase = "done"
        return
    free = yield from search(table, border)
    table.phase = "action" if free else "done"


def overland(table: Table, place: int) -> Rules[None]:
    """The party arrives by road or rail (rules fury.move.road, fury.move.rail)."""
    yield from go_to(table, place, crosses(table.hunters[table.party[0]].place, place))


def plain_move(table: Table, hunter: int, key: str) -> Rules[None]:
    """Along one road, one sea move, or no move at all (rules fury.move.road, fury.move.sea)."""
    if key.startswith("sea:"):
        yield from go_to(table, NUMBER[key[4:]], True)
    else:
        yield from overland(table, table.hunters[hunter].place if key == "stay" else NUMBER[key[5:]])


class PlaceChoice(Choice):
    """To which of these places a journey leads."""

    __slots__ = ("places", "way")
    kind: ClassVar[str] = "destination"

    def __init__(self, table: Table, by: int, way: str, places: list[int]) -> None:
        super().__init__(table, by, asker=ASKING.get(way, ""))
        self.way = way
        self.places = places

    def candidates(self, table: Table) -> list[str]:
        return [f"to:{PLACES[place]}" for place in self.places]

    def prompt(self, table: Table) -> Text:
        return Text(f"fury-prompt-destination-{self.way}", {"who": who(self.hunter)})


def choose_place(table: Table, by: int, way: str, places: list[int]) -> Rules[int]:
    """One of these places."""
    key = yield from ask(PlaceChoice(table, by, way, places))
    return NUMBER[key[3:]]


def gallop(table: Table, hunter: int) -> Rules[None]:
    """A Fast Horse is discarded for up to two roads; the city in between is not searched (rule fury.move.road)."""
    use_up(table, hunter, "fast_horse")
    yield from settle_hand(table, hunter)
    places = by_road(table, table.hunters[hunter].place, 2)
    place = table.hunters[hunter].place
    if places:
        place = yield from choose_place(table, hunter, "horse", places)
    yield from overland(table, place)


def hurry(table: Table, hunter: int) -> Rules[None]:
    """Sense of Emergency: anywhere on land, past all borders, for a price in health that nothing spares (rule fury.resolve)."""
    place = yield from choose_place(table, hunter, "emergency", list(LAND))
    take_health(table, hunter, emergency_cost(table))
    yield from go_to(table, place, False)


class StepChoice(Choice):
    """The next sea move of a fast voyage, or its end."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "voyage"
    card: ClassVar[str] = "excellent_weather"

    def __init__(self, table: Table, hunter: int, left: int) -> None:
        super().__init__(table, hunter)
        self.left = left

    def candidates(self, table: Table) -> list[str]:
        moved = self.left < table.book.figures.excellent_weather_moves
        return [f"sea:{PLACES[near]}" for near in by_sea(table, self.hunter)] + ["stop"] * moved


def sail_far(table: Table, hunter: int) -> Rules[None]:
    """Excellent Weather: up to four sea moves, and the voyage ends at the first port (rule fury.move.sea)."""
    start = table.hunters[hunter].place
    place = start
    for left in range(table.book.figures.excellent_weather_moves, 0, -1):
        if not by_sea(table, hunter):
            break
        key = yield from ask(StepChoice(table, hunter, left))
        if key == "stop":
            break
        place = NUMBER[key[4:]]
        if not IS_SEA[place]:
            break
        set_out(table, table.party, place)
    yield from go_ashore(table, place)


def go_ashore(table: Table, place: int) -> Rules[None]:
    """A fast voyage ends at sea or at a port."""
    if IS_SEA[place]:
        finish(table, "done")
        tell_arrival(table, place)
    else:
        yield from go_to(table, place, True)


class DieChoice(Choice):
    """Whether Lord Godalming rolls the train die again."""

    __slots__ = ("face",)
    kind: ClassVar[str] = "train-die"

    def __init__(self, table: Table, face: str) -> None:
        super().__init__(table, GODALMING)
        self.face = face

    def candidates(self, table: Table) -> list[str]:
        return ["keep_roll", "roll_again"]

    def prompt(self, table: Table) -> Text:
        return Text("fury-prompt-train-die", {"face": self.face})


def catch_train(table: Table, hunter: int) -> Rules[None]:
    """The die says whether there is a train, and how far it goes (rule fury.move.rail)."""
    if (yield from offer(table, THE_COUNT, "false_tip_off")):
        table.tell("fury-event-train-lost")
        finish(table, "done")
        return
    face = roll_train(table)
    rolls = table.book.figures.godalming_rolls if GODALMING in table.party else 1
    for _ in range(rolls - 1):
        if (yield from ask(DieChoice(table, face))) == "keep_roll":
            break
        face = roll_train(table)
    if face == "X":
        table.tell("fury-event-train-lost")
        finish(table, "done")
    elif face == "0":
        instead = "stay" if promised(table, hunter) and table.book.setup.train == "lost" else ""
        for number in table.party:
            if table.hunters[number].announced.startswith("train"):
                table.hunters[number].announced = instead
        done = False
        while not done:
            key = yield from ask(TravelChoice(table, hunter, False))
            done = yield from set_off(table, hunter, key)
    else:
        yield from ride(table, hunter, face)


def roll_train(table: Table) -> str:
    """A face of the red die, seen by all."""
    table.learn()
    face = table.book.figures.train_die[table.roll(6)]
    table.tell("fury-event-train-die", face=face)
    return face


def ride(table: Table, hunter: int, face: str) -> Rules[None]:
    """The hunter must take the train, and may get off at any station within its reach (rule fury.move.rail)."""
    start = table.hunters[hunter].place
    places = by_train(table, start, face)
    said = promised(table, hunter)
    place = start
    if said and NUMBER[said[6:]] in places:
        place = NUMBER[said[6:]]
    elif places and not (said and table.book.setup.train == "lost"):
        place = yield from choose_place(table, hunter, "train", places)
    yield from overland(table, place)


def led_by_bats(table: Table, hunter: int) -> Rules[None]:
    """Bats: Dracula moves the hunters along one road; where none is open they move themselves (rule fury.search)."""
    for number in table.party:
        table.hunters[number].bats = False
        put_back(table, number, "bats")
    roads = by_road(table, table.hunters[hunter].place)
    fogged = any(table.hunters[number].fog for number in table.party)
    if not roads or fogged:
        yield from travel(table, hunter)
        return
    place = yield from choose_place(table, THE_COUNT, "bats", roads)
    yield from overland(table, place)


def control_storms(table: Table, hunter: int) -> Rules[bool]:
    """Control Storms: Dracula sends those at sea to a port within four sea moves. Whether he did (rule fury.cards)."""
    if not IS_SEA[table.hunters[hunter].place] or not (yield from offer(table, THE_COUNT, "control_storms")):
        return False
    place = yield from choose_place(table, THE_COUNT, "storms", ports_within(table, hunter))
    yield from go_to(table, place, True)
    return True
