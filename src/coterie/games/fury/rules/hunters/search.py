"""Search: wherever hunters arrive, cards of that city come to light, encounters are met, and then Dracula himself (rule fury.search)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.cards import TOKEN_REFS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import HOSPITAL, IS_EAST, IS_SEA, IS_WEST, NUMBER, REFS
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.combat.rounds import fight
from coterie.games.fury.rules.dracula.trail import haunted, turn_tokens_up, uncover
from coterie.games.fury.rules.events.play import offer
from coterie.games.fury.rules.hunters.encounters import meet
from coterie.games.fury.rules.hunters.hand import discard_all, settle_tokens
from coterie.games.fury.rules.hunters.ways import set_out, tell_arrival
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import Rules, ask


def crosses(start: int, end: int) -> bool:
    """Whether a journey by land leads from western to eastern Europe or back (rule fury.cards)."""
    return (IS_WEST[start] and IS_EAST[end]) or (IS_EAST[start] and IS_WEST[end])


def tokens_at(table: Table, place: int) -> list[str]:
    """The encounters that have come to light in a city; one that Dracula places there meanwhile waits for the next search."""
    return [token.kind for slot in haunted(table, place) for token in slot.tokens if token.up]


class OrderChoice(Choice):
    """Which encounter the hunters meet next."""

    __slots__ = ("place",)
    kind: ClassVar[str] = "order"

    def __init__(self, table: Table, place: int) -> None:
        super().__init__(table, THE_COUNT)
        self.place = place

    def candidates(self, table: Table) -> list[str]:
        return [f"meet:{kind}" for kind in dict.fromkeys(tokens_at(table, self.place))]


def search(table: Table, border: bool) -> Rules[bool]:
    """The party searches where it is. Whether it may still rest, resupply or trade (rule fury.search)."""
    place = table.hunters[table.party[0]].place
    if IS_SEA[place]:
        return False
    if place == HOSPITAL:
        return True
    look_around(table, place)
    if border and not tokens_at(table, place) and table.dracula != place and (yield from customs(table)):
        return False
    free = True
    while table.party and tokens_at(table, place):
        free = False
        if (yield from meet_next(table, place)):
            return False
    if table.party and table.dracula == place:
        free = False
        yield from find_dracula(table)
    return free and bool(table.party)


def look_around(table: Table, place: int) -> None:
    """The card of the city is turned up wherever it lies, with its encounters (rule fury.search)."""
    if uncover(table, place) is None:
        table.tell("fury-event-nothing-here", place=REFS[place])
        return
    for slot in haunted(table, place):
        turn_tokens_up(table, slot)


def customs(table: Table) -> Rules[bool]:
    """Customs Search takes all items of those who land or cross the border, and ends the turn (rule fury.cards)."""
    if not (yield from offer(table, THE_COUNT, "customs_search")):
        return False
    for number in table.party:
        discard_all(table, number, items=True, events=False)
    return True


def meet_next(table: Table, place: int) -> Rules[bool]:
    """One encounter, in the order Dracula chooses. Whether the turn ends (rule fury.search)."""
    kind = tokens_at(table, place)[0]
    if len(tokens_at(table, place)) > 1:
        kind = (yield from ask(OrderChoice(table, place)))[5:]
    result = yield from meet(table, kind)
    if result != "stays":
        lift_token(table, place, kind, result)
    if result == "hand":
        yield from settle_tokens(table)
    table.party = tuple(number for number in table.party if table.hunters[number].place == place)
    ends = result in ("ends", "stays", "kept")
    if ends:
        table.tell("fury-event-turn-ends", token=TOKEN_REFS[kind], stays=int(result == "stays"))
    return ends


def lift_token(table: Table, place: int, kind: str, result: str) -> None:
    """A token that was met leaves its card, even one that Evasion has pushed out: for the pool, for Dracula's hand, or it is kept."""
    for slot in (*haunted(table, place), *(slot for slot in table.dropped if table.place_of(slot) == place)):
        for token in slot.tokens:
            if token.kind == kind and token.up:
                slot.tokens.remove(token)
                if result == "hand":
                    table.tokens.append(kind)
                    table.seen_tokens.append(kind)
                elif result == "kept":
                    table.hunters[table.party[0]].keeps.append(kind)
                else:
                    table.pool.append(kind)
                    table.tell("fury-event-token-gone", token=TOKEN_REFS[kind])
                return


def find_dracula(table: Table) -> Rules[None]:
    """Dracula is here: a combat, unless Wild Horses carry the hunters off, who then search elsewhere (rule fury.search)."""
    over = yield from fight(table, DRACULA, table.party, True)
    if over.startswith("to:"):
        place = NUMBER[over[3:]]
        table.party = tuple(number for number in table.party if table.hunters[number].place == table.dracula)
        set_out(table, table.party, place)
        tell_arrival(table, place)
        yield from search(table, False)
    elif table.party:
        table.party = tuple(number for number in table.party if table.hunters[number].place != HOSPITAL)
