"""The start of a hunter's turn: a point of resolve, groups formed and left, and cards of his own (rules fury.resolve, fury.group)."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import HUNTERS
from coterie.games.fury.facts.places import IS_SEA
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.events.reveal import newspaper
from coterie.games.fury.rules.hunters.journey import hurry
from coterie.games.fury.rules.hunters.movement import bound_keys, refuse_emergency, ways
from coterie.games.fury.rules.hunters.own_cards import card_keys, legal_cards, play_own_card, refuse_card_key
from coterie.games.fury.rules.hunters.wounds import heal, leave_group
from coterie.games.fury.table import Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text

ABILITIES: Final = ("newspaper_reports", "sense_of_emergency", "inner_strength")


class StartChoice(Choice):
    """What a hunter does before he moves."""

    __slots__ = ()
    kind: ClassVar[str] = "turn-start"
    window: ClassVar[bool] = True

    def candidates(self, table: Table) -> list[str]:
        found = [PASS, *(f"resolve-{ability}" for ability in ABILITIES), "leave"]
        found += [f"join:{name}" for number, name in enumerate(HUNTERS) if number != self.hunter]
        return found + card_keys(table, self.hunter)

    def keys(self, table: Table) -> list[str]:
        hunter = self.hunter
        found = [PASS]
        if table.resolve and not table.spent:
            found += [f"resolve-{ability}" for ability in ABILITIES if refuse_ability(table, hunter, ability) is None]
        if refuse_leave(table, hunter) is None:
            found.append("leave")
        if len(table.hunters_at(table.hunters[hunter].place)) > 1:
            found += [f"join:{HUNTERS[other]}" for other in range(4) if other != hunter and refuse_join(table, hunter, other) is None]
        return found + legal_cards(table, hunter)

    def refusal(self, table: Table, key: str) -> Reason | None:
        if key == PASS:
            return None
        if key == "leave":
            return refuse_leave(table, self.hunter)
        verb, _, name = key.partition(":")
        if verb == "join":
            return refuse_join(table, self.hunter, NAMES[name])
        if verb.startswith("resolve-"):
            return refuse_ability(table, self.hunter, key[8:])
        return refuse_card_key(table, self.hunter, key)

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-go-on")) if key == PASS else super().option(table, key)


def refuse_ability(table: Table, hunter: int, ability: str) -> Reason | None:
    """One point a turn, and each ability once a round (rule fury.resolve)."""
    if not table.resolve:
        return reasons.NO_RESOLVE
    if table.spent:
        return reasons.RESOLVE_SPENT
    if ability in table.used:
        return reasons.ABILITY_USED
    return refuse_hurry(table, hunter) if ability == "sense_of_emergency" else None


def refuse_hurry(table: Table, hunter: int) -> Reason | None:
    """Sense of Emergency is the movement of this turn: nothing else may have been made or announced (rule fury.resolve)."""
    if table.hunters[hunter].moved:
        return reasons.HAS_MOVED
    if table.hunters[hunter].announced and bound_keys(table, hunter, ways(table, hunter, True)):
        return reasons.ANNOUNCED
    return refuse_emergency(table, hunter)


def refuse_join(table: Table, hunter: int, other: int) -> Reason | None:
    """Only in the same place on land, and only before either has moved in this round (rule fury.group)."""
    one, two = table.hunters[hunter], table.hunters[other]
    if one.place != two.place:
        return reasons.NOT_TOGETHER
    if IS_SEA[one.place]:
        return reasons.NO_GROUP_AT_SEA
    if one.group >= 0 and one.group == two.group:
        return reasons.TOGETHER_ALREADY
    if two.misses:
        return reasons.MISSES
    if one.moved or two.moved:
        return reasons.HAS_MOVED
    return reasons.ASKED_ALREADY if hunter * 10 + other in table.asked else None


def refuse_leave(table: Table, hunter: int) -> Reason | None:
    """At sea nobody leaves those who have waited, for they could not move on (rules fury.group, fury.move.sea)."""
    holder = table.hunters[hunter]
    if holder.group < 0:
        return reasons.NO_GROUP
    waited = any(number < hunter and not table.hunters[number].moved for number in table.group_of(hunter))
    return reasons.WAITED_AT_SEA if waited and IS_SEA[holder.place] else None


def something_to_do(table: Table, hunter: int) -> bool:
    """Whether anything but going on is possible, as far as everybody can see."""
    holder = table.hunters[hunter]
    if holder.items or holder.events or refuse_leave(table, hunter) is None or (table.resolve and not table.spent):
        return True
    return any(refuse_join(table, hunter, other) is None for other in range(4) if other != hunter)


def start_of_turn(table: Table, hunter: int) -> Rules[None]:
    """The first step of a hunter's turn; Sense of Emergency is his movement too, and defeat its end (rules fury.resolve, fury.defeat)."""
    while not table.hunters[hunter].misses and something_to_do(table, hunter):
        key = yield from ask(StartChoice(table, hunter, quiet=True))
        if key == PASS:
            return
        if key == "leave":
            table.asked += [hunter * 10 + other for other in table.group_of(hunter) if other != hunter]
            leave_group(table, hunter)
        elif key.startswith("join:"):
            yield from propose(table, hunter, NAMES[key[5:]])
        elif key.startswith("resolve-"):
            yield from use_resolve(table, hunter, key[8:])
            if table.phase != "resolve":
                return
        else:
            yield from play_own_card(table, hunter, key)


class JoinChoice(Choice):
    """Whether a hunter agrees to form a group."""

    __slots__ = ("other",)
    kind: ClassVar[str] = "join"

    def __init__(self, table: Table, hunter: int, other: int) -> None:
        super().__init__(table, hunter)
        self.other = other

    def candidates(self, table: Table) -> list[str]:
        return ["agree", "refuse"]

    def prompt(self, table: Table) -> Text:
        return Text("fury-prompt-join", {"who": who(self.hunter), "other": who(self.other)})


def propose(table: Table, hunter: int, other: int) -> Rules[None]:
    """Two hunters form a group, with those who are with either already, if all their players agree (rule fury.group)."""
    table.asked += [hunter * 10 + member for member in table.group_of(other)]
    table.tell("fury-event-proposes", who=who(hunter), other=who(other))
    for member in consulted(table, hunter, other):
        newcomer = other if member in table.group_of(hunter) else hunter
        if (yield from ask(JoinChoice(table, member, newcomer))) == "refuse":
            table.tell("fury-event-refuses", who=who(member), other=who(newcomer))
            return
    form_group(table, hunter, other)


def consulted(table: Table, hunter: int, other: int) -> list[int]:
    """One hunter of each other player whom a new group would bind, first the one who was asked (rule fury.group)."""
    first: dict[str, int] = {}
    for member in (other, *table.group_of(hunter), *table.group_of(other)):
        first.setdefault(table.seat_of(member), member)
    return [member for seat, member in first.items() if seat != table.seat_of(hunter)]


def form_group(table: Table, hunter: int, other: int) -> None:
    """The groups of both become one."""
    members = dict.fromkeys((*table.group_of(hunter), *table.group_of(other)))
    for number in members:
        table.hunters[number].group = min(members)
    table.tell("fury-event-group", hunters=tuple(who(number) for number in sorted(members)))


class HunterChoice(Choice):
    """Whom Inner Strength heals."""

    __slots__ = ()
    kind: ClassVar[str] = "inner-strength"

    def candidates(self, table: Table) -> list[str]:
        return [f"hunter:{name}" for name in HUNTERS]


def use_resolve(table: Table, hunter: int, ability: str) -> Rules[None]:
    """A point of resolve is spent for one of three abilities (rule fury.resolve)."""
    table.resolve -= 1
    table.spent = True
    table.used.append(ability)
    table.tell(f"fury-event-resolve-{ability}", who=who(hunter), resolve=table.resolve)
    if ability == "newspaper_reports":
        yield from newspaper(table)
    elif ability == "inner_strength":
        key = yield from ask(HunterChoice(table, hunter))
        heal(table, NAMES[key[7:]], table.book.figures.inner_strength_health)
    else:
        table.party = (hunter,)
        yield from hurry(table, hunter)
