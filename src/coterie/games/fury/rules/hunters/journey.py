"""How hunters move, once they have chosen a way: the journeys that cards and dice make of it (rule fury.move.hunters)."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import GODALMING
from coterie.games.fury.facts.places import IS_SEA, LAND, NUMBER, PLACES
from coterie.games.fury.rules.asking import Choice, who
from coterie.games.fury.rules.events.play import offer, play_event
from coterie.games.fury.rules.hunters.hand import settle_hand, use_up
from coterie.games.fury.rules.hunters.movement import CHARTERED, TravelChoice, emergency_cost, promised
from coterie.games.fury.rules.hunters.search import crosses, search
from coterie.games.fury.rules.hunters.ways import by_road, by_sea, by_train, ports_within, set_out, tell_arrival
from coterie.games.fury.rules.hunters.wounds import take_health, treat
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Text

ASKING: Final = {"bats": "bats", "emergency": "sense_of_emergency", "horse": "fast_horse", "storms": "control_storms"}
"""The card or encounter that leads the way, where one does."""


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
