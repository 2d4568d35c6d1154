"""Encounters: what happens to the hunters who meet one (rule fury.search)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from coterie.games.fury.facts.cards import AGENTS, BATS, EVENT_REFS, ITEM_REFS, TOKEN_REFS
from coterie.games.fury.facts.places import IS_WEST
from coterie.games.fury.rules.asking import Choice, who
from coterie.games.fury.rules.combat.rounds import fight
from coterie.games.fury.rules.events.dracula import receive
from coterie.games.fury.rules.events.play import offer
from coterie.games.fury.rules.hunters.announce import announce
from coterie.games.fury.rules.hunters.hand import (
    count_cards,
    discard,
    discard_all,
    discard_one,
    draw_item,
    draw_tokens,
    reveal_card,
    settle_dracula,
    settle_hand,
    settle_tokens,
    show_to_dracula,
    take_event,
)
from coterie.games.fury.rules.hunters.wounds import bite, lose_health
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Text

HOLY: Final = ("crucifix", "heavenly_host")


def meet(table: Table, kind: str) -> Rules[str]:
    """The party meets an encounter: it is `gone`, `ends` the turn too, `stays`, is `kept`, or goes to the `hand` (rule fury.search)."""
    table.tell("fury-event-meets", token=TOKEN_REFS[kind], hunters=tuple(who(number) for number in table.party))
    for number in table.party:
        if (yield from warned(table, number, kind)):
            return "gone"
    if kind in AGENTS:
        return (yield from meet_agent(table, kind))
    result = yield from EFFECTS[kind](table)
    for number in table.party:
        yield from settle_hand(table, number)
    return result


def warned(table: Table, hunter: int, kind: str) -> Rules[bool]:
    """Forewarned puts the encounter back; Secret Weapon changes an item first (rule fury.cards)."""
    while True:
        card = yield from offer(table, hunter, "forewarned", "secret_weapon", asker=kind)
        if card == "secret_weapon":
            yield from change_weapon(table, hunter)
            continue
        if table.hunters[hunter].bites:
            yield from settle_hand(table, hunter)
        return card == "forewarned"


class WeaponChoice(Choice):
    """Which item a hunter takes from the discards."""

    __slots__ = ()
    kind: ClassVar[str] = "weapon"
    card: ClassVar[str] = "secret_weapon"

    def candidates(self, table: Table) -> list[str]:
        return [f"take:{item}" for item in sorted(dict.fromkeys(table.item_discards))]


def change_weapon(table: Table, hunter: int) -> Rules[None]:
    """An item is discarded, and one of the item discards taken (rule fury.cards)."""
    if not count_cards(table, hunter, "items") or not table.item_discards:
        return
    yield from discard_one(table, hunter, "items", "secret_weapon")
    key = yield from ask(WeaponChoice(table, hunter))
    item = key[5:]
    table.item_discards.remove(item)
    table.hunters[hunter].items.append(item)
    for seen in table.hunters[hunter].seen:
        seen.append(item)
    table.tell("fury-event-takes-back", who=who(hunter), card=ITEM_REFS[item])


def meet_agent(table: Table, agent: str) -> Rules[str]:
    """A fight; only a killed agent is gone. Relentless Minion makes it fight again (rule fury.combat.other)."""
    while True:
        over = yield from fight(table, agent, table.party, True)
        if over not in ("killed", "end") or not (yield from offer(table, THE_COUNT, "relentless_minion", asker=agent)):
            break
    return "gone" if over == "killed" else "stays"


class ShowChoice(Choice):
    """Whether a hunter shows, or gives up, an item that helps against the encounter."""

    __slots__ = ("items", "verb")
    kind: ClassVar[str] = "show"

    def __init__(self, table: Table, hunter: int, verb: str, items: tuple[str, ...], asker: str) -> None:
        super().__init__(table, hunter, asker=asker)
        self.verb = verb
        self.items = items

    def candidates(self, table: Table) -> list[str]:
        held = dict.fromkeys(table.hunters[self.hunter].items)
        return [PASS, *(f"{self.verb}:{item}" for item in held if item in self.items)]

    def prompt(self, table: Table) -> Text:
        return Text(f"fury-prompt-{self.verb}", {"who": who(self.hunter), "cards": tuple(ITEM_REFS[item] for item in self.items)})

    def option(self, table: Table, key: str) -> Option:
        if key == PASS and self.verb == "reveal":
            return Option(key, Text("fury-option-show-nothing"))
        return super().option(table, key)


def shown(table: Table, party: tuple[int, ...], verb: str, *items: str, asker: str) -> Rules[bool]:
    """One hunter of the party may show such an item, or discard it, and it helps all (rule fury.group)."""
    for number in party:
        if not table.hunters[number].items:
            continue
        key = yield from ask(ShowChoice(table, number, verb, items, asker))
        if key == PASS:
            continue
        item = key.partition(":")[2]
        if verb == "give":
            discard(table, number, item)
        else:
            reveal_card(table, number, item)
            table.tell("fury-event-shows", who=who(number), card=ITEM_REFS[item])
        return True
    return False


def hurt_all(table: Table, amount: int) -> Rules[None]:
    """Every hunter of the party loses health (rule fury.group)."""
    for number in table.party:
        yield from lose_health(table, number, amount)


def guarded(table: Table) -> bool:
    """Whether Dogs that lie face up protect the party (rule fury.group)."""
    if any(table.hunters[number].dogs for number in table.party):
        table.tell("fury-event-dogs")
        return True
    return False


def in_west(table: Table) -> bool:
    """Whether the party is in western Europe."""
    return IS_WEST[table.hunters[table.party[0]].place]


def ambush(table: Table) -> Rules[str]:
    """Dracula draws one more encounter."""
    draw_tokens(table, 1)
    yield from settle_tokens(table)
    return "gone"


def bats(table: Table) -> Rules[str]:
    """The turn ends; Dracula makes the next move of the hunters."""
    yield from ()
    for number in table.party:
        table.hunters[number].bats = True
    table.tell("fury-event-bats")
    return "kept"


def fog(table: Table) -> Rules[str]:
    """The turn ends; the hunters stay where they are in the next one."""
    yield from ()
    for number in table.party:
        table.hunters[number].fog = True
    table.tell("fury-event-fog")
    return "kept"


def desecrated_soil(table: Table) -> Rules[str]:
    """An event is drawn; Dracula keeps it if it is his."""
    card = take_event(table)
    if BATS[card]:
        yield from receive(table, card)
        yield from settle_dracula(table)
    else:
        table.event_discards.append(card)
        table.tell("fury-event-drawn-away", card=EVENT_REFS[card])
    return "gone"


def hoax(table: Table) -> Rules[str]:
    """In the west all events are lost, in the east one."""
    for number in table.party:
        if in_west(table):
            discard_all(table, number, items=False, events=True)
        else:
            yield from discard_one(table, number, "events", "hoax")
    return "gone"


def lightning(table: Table) -> Rules[str]:
    """Two points of health and an item, unless something holy is shown."""
    if not (yield from shown(table, table.party, "reveal", *HOLY, asker="lightning")):
        for number in table.party:
            if not (yield from lose_health(table, number, 2)):
                yield from discard_one(table, number, "items", "lightning")
    return "gone"


def peasants(table: Table) -> Rules[str]:
    """In the east all items are changed for others, in the west one."""
    for number in table.party:
        before = len(table.hunters[number].items) + table.hunters[number].dogs
        if in_west(table):
            yield from discard_one(table, number, "items", "peasants")
        else:
            discard_all(table, number, items=True, events=False)
        for _ in range(before - len(table.hunters[number].items) - table.hunters[number].dogs):
            draw_item(table, number)
    return "gone"


def plague(table: Table) -> Rules[str]:
    """Two points of health."""
    yield from hurt_all(table, 2)
    return "gone"


def rats(table: Table) -> Rules[str]:
    """Four dice, a point of health for each high one, unless Dogs are there."""
    if guarded(table):
        return "gone"
    for number in table.party:
        table.learn()
        bitten = sum(table.roll(6) + 1 >= table.book.figures.rats_bite for _ in range(table.book.figures.rats_dice))
        table.tell("fury-event-rats", who=who(number), count=bitten)
        yield from lose_health(table, number, bitten)
    return "gone"


def saboteur(table: Table) -> Rules[str]:
    """A card is lost and the turn ends, unless Dogs are there."""
    if guarded(table):
        return "gone"
    for number in table.party:
        yield from discard_one(table, number, "either", "saboteur")
    return "ends"


def spy(table: Table) -> Rules[str]:
    """Dracula sees all cards and hears the next move."""
    for number in table.party:
        show_to_dracula(table, number)
    yield from announce(table, table.party[0], "spy")
    return "gone"


class ThiefChoice(Choice):
    """Whether the thief takes an item or an event."""

    __slots__ = ("victim",)
    kind: ClassVar[str] = "thief"
    card: ClassVar[str] = "thief"

    def __init__(self, table: Table, victim: int) -> None:
        super().__init__(table, THE_COUNT)
        self.victim = victim

    def candidates(self, table: Table) -> list[str]:
        holder = table.hunters[self.victim]
        return ["steal:item"] * bool(holder.items) + ["steal:event"] * bool(holder.events)

    def prompt(self, table: Table) -> Text:
        return Text("fury-prompt-thief", {"who": who(self.victim)})


def thief(table: Table) -> Rules[str]:
    """Dracula picks items or events; chance picks the card."""
    if guarded(table):
        return "gone"
    for number in table.party:
        if not (table.hunters[number].items or table.hunters[number].events):
            continue
        key = yield from ask(ThiefChoice(table, number))
        table.learn()
        discard(table, number, table.pick(table.hunters[number].items if key == "steal:item" else table.hunters[number].events))
    return "gone"


def wolves(table: Table) -> Rules[str]:
    """Two points of health, less one for a Pistol and one for a Rifle that are shown."""
    loss = 2
    for weapon in ("pistol", "rifle"):
        if (yield from shown(table, table.party, "reveal", weapon, asker="wolves")):
            loss -= 1
    yield from hurt_all(table, loss)
    return "gone"


def new_vampire(table: Table) -> Rules[str]:
    """By day it is destroyed. By night it bites or gets away (rule fury.bitten)."""
    if not table.night:
        table.tell("fury-event-vampire-by-day", token=TOKEN_REFS["new_vampire"])
        return "gone"
    if (yield from offer(table, THE_COUNT, "seduction", asker="new_vampire")):
        for number in table.party:
            yield from bite(table, number)
        return "hand"
    table.learn()
    roll = table.roll(6) + 1
    table.tell("fury-event-vampire-rolls", roll=roll, bites=int(roll <= table.book.figures.vampire_bites_to))
    if roll <= table.book.figures.vampire_bites_to:
        if not (yield from shown(table, table.party, "reveal", *HOLY, asker="new_vampire")):
            for number in table.party:
                yield from bite(table, number)
        return "gone"
    return "gone" if (yield from shown(table, table.party, "give", "knife", "stake", asker="new_vampire")) else "stays"


EFFECTS: Final[dict[str, Callable[[Table], Rules[str]]]] = {
    "ambush": ambush,
    "bats": bats,
    "desecrated_soil": desecrated_soil,
    "fog": fog,
    "hoax": hoax,
    "lightning": lightning,
    "new_vampire": new_vampire,
    "peasants": peasants,
    "plague": plague,
    "rats": rats,
    "saboteur": saboteur,
    "spy": spy,
    "thief": thief,
    "wolves": wolves,
}
