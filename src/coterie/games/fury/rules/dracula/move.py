"""Dracula's movement: by road or sea, in secret, or with one of his powers (rules fury.move.dracula, fury.move.sea, fury.power)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.clues import HIDE
from coterie.games.fury.facts.cards import POWER_REFS, POWERS
from coterie.games.fury.facts.places import CASTLE, IS_SEA, NUMBER, PLACES, REFS, SEA_BITS, STEP_BITS, members, within_roads
from coterie.games.fury.pieces import Slot, Token
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.dracula.trail import (
    barred,
    drop_last,
    lay_power,
    occupied,
    penalty,
    powers_laid,
    put_location,
    refuse_barred,
    spaces,
    track_voyage,
    turn_up,
    uncover_hide,
    watched,
    whereabouts,
)
from coterie.games.fury.rules.end import lose_blood
from coterie.games.fury.rules.hunters.hand import draw_tokens, settle_tokens
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Ref, Text


def key_for(table: Table, place: int) -> str:
    """How a move to a place is written: what follows a colon nobody else learns, what follows a stroke everybody sees."""
    if IS_SEA[place]:
        return f"sail:{PLACES[place]}"
    return f"show/{PLACES[place]}" if watched(table) >> place & 1 else f"go:{PLACES[place]}"


def sea_cost(table: Table, place: int) -> int:
    """Blood for embarking and for every sea move but the one that follows it (rule fury.move.sea)."""
    figures = table.book.figures
    if not IS_SEA[place]:
        if not table.at_sea or table.book.setup.landing == "free" or table.sailed == 1:
            return 0
        return figures.sail_blood
    if not table.at_sea:
        return figures.embark_blood
    return 0 if table.sailed == 1 and table.ally_of_hunters != "rufus_smith" else figures.sail_blood


def refuse_move(table: Table, place: int, reach: int) -> Reason | None:
    """Why Dracula cannot move to a place that he would have to reach (rules fury.move.dracula, fury.move.sea)."""
    if not reach >> place & 1:
        return reasons.NOT_NEAR_BY_SEA if IS_SEA[place] else reasons.NOT_NEAR
    refused = refuse_barred(table, place)
    if refused is not None:
        return refused
    if any(table.cards[serial] == place for serial in table.voyage):
        return reasons.NO_WAY_BACK
    return reasons.NO_BLOOD if sea_cost(table, place) >= table.blood else None


def steps(table: Table) -> list[int]:
    """Where Dracula can go by road or sea (rule fury.move.dracula)."""
    near = STEP_BITS[table.dracula] & ~barred(table) & ~occupied(table)
    if table.voyage:
        for serial in table.voyage:
            near &= ~(1 << table.cards[serial])
    found = members(near)
    if near & SEA_BITS or table.at_sea:
        return [place for place in found if sea_cost(table, place) < table.blood]
    return found


def leaps(table: Table) -> int:
    """Where up to two roads lead in the form of a wolf (rule fury.power.wolf-form)."""
    return within_roads(table.dracula, 2, ~barred(table))


def refuse_power(table: Table, power: str) -> Reason | None:
    """Why a power cannot be used, by day or by night (rule fury.power)."""
    figures = table.book.figures
    if table.at_sea:
        return reasons.NO_POWER_AT_SEA
    if power in powers_laid(table):
        return reasons.POWER_LAID
    if power in ("feed", "dark_call", "hide") and (table.dracula == table.ground or table.dracula in table.hosts):
        return reasons.MUST_LEAVE
    if (power == "dark_call" and table.blood <= figures.dark_call_blood) or (
        power == "wolf_form" and table.blood <= figures.wolf_form_blood
    ):
        return reasons.NO_BLOOD
    return None


def refuse_power_use(table: Table, power: str, night: bool) -> Reason | None:
    """A power is also refused by day, or if it leads nowhere (rules fury.power, fury.power.double-back, fury.power.wolf-form)."""
    refused = refuse_power(table, power)
    if refused is None and power in ("feed", "wolf_form") and not night:
        return reasons.BY_NIGHT
    if refused is None and power == "double_back" and not backs(table, False):
        return reasons.NOWHERE_TO_GO
    if refused is None and power == "wolf_form" and not wolf_moves(table):
        return reasons.NOWHERE_TO_GO
    return refused


def hide_key(table: Table) -> str:
    """Hide lies face up where Dracula is seen anyway (rule fury.power.hide)."""
    return "show/hide" if watched(table) >> table.dracula & 1 else "go:hide"


def moves(table: Table, night: bool) -> list[str]:
    """Everything Dracula can do in a movement phase by night or by day, if nothing he announced binds him."""
    found = [key_for(table, place) for place in steps(table)]
    if refuse_power(table, "hide") is None:
        found.append(hide_key(table))
    found += [power for power in ("dark_call", "feed", "double_back", "wolf_form") if refuse_power_use(table, power, night) is None]
    return found


def wolf_moves(table: Table) -> list[str]:
    """Where the wolf runs: to a place, back to one, or nowhere at all behind a Hide card (rule fury.power.wolf-form)."""
    free = leaps(table) & ~barred(table) & ~occupied(table)
    found = [key_for(table, place) for place in members(free)]
    if refuse_power(table, "hide") is None:
        found.append(hide_key(table))
    if refuse_power(table, "double_back") is None and backs(table, True):
        found.append("double_back")
    return found


def backs(table: Table, wolf: bool) -> list[str]:
    """The spaces Dracula can double back to (rule fury.power.double-back)."""
    reach = leaps(table) if wolf else STEP_BITS[table.dracula]
    near = reach & ~barred(table)
    found = []
    for at, slot in enumerate(spaces(table)):
        place = table.place_of(slot)
        if 0 <= place < HIDE and near >> place & 1 and sea_cost(table, place) < table.blood:
            found.append(f"back:{at + 1}")
    return found


def key_now(table: Table, word: str) -> str:
    """How a part of an announced move is written now: hunters come and go, and cards change their spaces."""
    name = word.replace("/", ":").partition(":")[2]
    if name == "hide":
        return hide_key(table)
    if name in NUMBER:
        return key_for(table, NUMBER[name])
    return next((f"back:{at}" for at, slot in enumerate(spaces(table), 1) if word == f"card:{slot.serial}"), word)


def promised(table: Table) -> tuple[str, ...]:
    """The keys of the move he has announced, if he can still make the whole of it (rule fury.cards)."""
    words = tuple(key_now(table, word) for word in table.announced.split("+"))
    legal = moves(table, table.night)
    for word in words:
        if word not in legal:
            return ()
        legal = wolf_moves(table) if word == "wolf_form" else backs(table, words[0] == "wolf_form")
    return words


class MoveChoice(Choice):
    """What Dracula does in his movement phase."""

    __slots__ = ("bound",)
    kind: ClassVar[str] = "dracula-move"

    def __init__(self, table: Table, quiet: bool, bound: str = "") -> None:
        super().__init__(table, THE_COUNT, quiet)
        self.bound = bound
        """The move he has announced, if it binds him here."""

    def night(self, table: Table) -> bool:
        """Whether the move is made by night."""
        return table.night

    def legal(self, table: Table) -> list[str]:
        """What the rules allow, before an announcement is thought of."""
        return moves(table, self.night(table))

    def candidates(self, table: Table) -> list[str]:
        places = [key_for(table, place) for place in range(len(PLACES)) if place != table.dracula]
        return [*places, hide_key(table), *(power for power in POWERS if power != "hide")]

    def keys(self, table: Table) -> list[str]:
        legal = self.legal(table)
        return [self.bound] if self.bound in legal else legal

    def refusal(self, table: Table, key: str) -> Reason | None:
        legal = self.legal(table)
        if self.bound in legal:
            return None if key == self.bound else reasons.ANNOUNCED
        if key in legal:
            return None
        return self.why(table, key)

    def why(self, table: Table, key: str) -> Reason | None:
        """The reason for one refused candidate."""
        if key.endswith("hide"):
            return refuse_power(table, "hide")
        if key in POWERS:
            return refuse_power_use(table, key, self.night(table))
        return refuse_move(table, NUMBER[key.replace("/", ":").partition(":")[2]], STEP_BITS[table.dracula])

    def option(self, table: Table, key: str) -> Option:
        if key in POWERS or key.endswith("hide"):
            ref = POWER_REFS["hide" if key.endswith("hide") else key]
            return Option(key, Text("fury-option-power", {"power": ref}), (ref,))
        place = REFS[NUMBER[key.replace("/", ":").partition(":")[2]]]
        verb = key.replace("/", ":").partition(":")[0]
        return Option(key, Text(f"fury-option-{verb}", {"place": place}), (place,))

    def veiled(self) -> bool:
        return True


class WolfChoice(MoveChoice):
    """Where the wolf runs."""

    __slots__ = ()
    kind: ClassVar[str] = "wolf"

    def legal(self, table: Table) -> list[str]:
        return wolf_moves(table)

    def candidates(self, table: Table) -> list[str]:
        places = [key_for(table, place) for place in range(len(PLACES)) if place != table.dracula and not IS_SEA[place]]
        return [*places, hide_key(table), "double_back"]

    def why(self, table: Table, key: str) -> Reason | None:
        if key == "double_back":
            return refuse_power(table, key) or reasons.NOWHERE_TO_GO
        if key.endswith("hide"):
            return refuse_power(table, "hide")
        return refuse_move(table, NUMBER[key.replace("/", ":").partition(":")[2]], leaps(table))


class BackChoice(Choice):
    """To which space Dracula doubles back; the space is seen by all."""

    __slots__ = ("bound", "wolf")
    kind: ClassVar[str] = "double-back"

    def __init__(self, table: Table, wolf: bool, bound: str = "") -> None:
        super().__init__(table, THE_COUNT)
        self.wolf = wolf
        self.bound = bound

    def candidates(self, table: Table) -> list[str]:
        found = backs(table, self.wolf)
        return [self.bound] if self.bound in found else found

    def option(self, table: Table, key: str) -> Option:
        slot = spaces(table)[int(key[5:]) - 1]
        place = REFS[table.cards[slot.serial]]
        return Option(key, Text("fury-option-back", {"place": place}), (place, Ref("fury-space", key[5:])))


def dracula_moves(table: Table) -> Rules[None]:
    """One move of Dracula; with none he pays, and stays if he still has none (rule fury.move.dracula)."""
    if not moves(table, table.night):
        penalty(table)
        if not moves(table, table.night):
            table.tell("fury-event-stays")
            return
    announced = bool(table.announced)
    said = promised(table)
    first, second, third = (*said, "", "", "")[:3]
    key = yield from ask(MoveChoice(table, True, first))
    table.announced = ""
    if announced:
        table.learn()
    wolf = key == "wolf_form"
    if wolf:
        table.tell("fury-event-power", power=POWER_REFS[key])
        lose_blood(table, table.book.figures.wolf_form_blood)
        key = yield from ask(WolfChoice(table, False, second))
        if announced:
            table.learn()
    if key == "double_back":
        back = yield from ask(BackChoice(table, wolf, third if wolf else second))
        yield from double_back(table, int(back[5:]) - 1, wolf)
    elif key in ("feed", "dark_call"):
        yield from stay_with(table, key)
    else:
        yield from lay_move(table, key, wolf, key in said)


def lay_move(table: Table, key: str, wolf: bool, announced: bool) -> Rules[None]:
    """A card goes to the head of the trail: of the place he moves to, or the Hide card (rules fury.move.dracula, fury.power.hide)."""
    name = key.replace("/", ":").partition(":")[2]
    place = HIDE if name == "hide" else NUMBER[name]
    cost = 0 if place == HIDE else sea_cost(table, place)
    powers = ("wolf_form",) * wolf + ("hide",) * (place == HIDE)
    through = ~barred(table)
    table.tell("fury-event-sails" if key.startswith("sail") else "fury-event-lands" if table.at_sea else "fury-event-moves")
    if cost:
        lose_blood(table, cost)
    if "/" in key and place != HIDE:
        table.tell("fury-event-revealed", place=REFS[place])
    put_location(table, place, "double" if wolf else "step", through, powers, cost)
    if announced:
        table.clues.reveal(table.serials, place)
        table.tell("fury-event-as-announced")
    yield from drop_last(table)
    if place == CASTLE:
        enter_castle(table)


def enter_castle(table: Table) -> None:
    """In his castle Dracula regains two points of blood (rule fury.castle)."""
    figures = table.book.figures
    table.blood = min(figures.blood, table.blood + figures.castle_blood)
    table.tell("fury-event-castle", blood=table.blood)


def stay_with(table: Table, power: str) -> Rules[None]:
    """Feed and Dark Call keep Dracula where he is (rules fury.power.feed, fury.power.dark-call)."""
    figures = table.book.figures
    table.tell("fury-event-power", power=POWER_REFS[power])
    if power == "feed":
        table.blood = min(figures.blood, table.blood + figures.feed_blood)
        table.tell("fury-event-fed", blood=table.blood)
    else:
        lose_blood(table, figures.dark_call_blood)
    del figures
    yield from lay_power(table, power)
    if power == "dark_call":
        draw_tokens(table, table.book.figures.dark_call_tokens)
        yield from settle_tokens(table)


class KeepChoice(Choice):
    """Which one of its tokens a card keeps when Dracula doubles back to it."""

    __slots__ = ()
    kind: ClassVar[str] = "keep-token"

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"keep:{at + 1}" for at in range(len(table.trail[0].tokens)))]

    def option(self, table: Table, key: str) -> Option:
        if key == PASS:
            return Option(key, Text("fury-option-keep-none"))
        token = table.trail[0].tokens[int(key[5:]) - 1]
        return Option(key, Text("fury-option-keep", {"token": Ref("fury-encounter", token.kind)}), (Ref("fury-encounter", token.kind),))


def double_back(table: Table, at: int, wolf: bool) -> Rules[None]:
    """The card comes to the head as it lies, with one of its tokens at most (rule fury.power.double-back)."""
    take_up_again(table, at, wolf)
    if len(table.trail[0].tokens) > 1:
        key = yield from ask(KeepChoice(table, THE_COUNT))
        keep_one(table, table.trail[0], int(key[5:]) - 1 if key != PASS else -1)
    yield from drop_last(table)
    if table.dracula == CASTLE:
        enter_castle(table)


def take_up_again(table: Table, at: int, wolf: bool) -> None:
    """A card leaves its space in trail or catacombs and is laid at the head, with the power under it."""
    slot = spaces(table)[at]
    place = table.cards[slot.serial]
    cost = sea_cost(table, place)
    table.tell("fury-event-power", power=POWER_REFS["double_back"])
    where, number = whereabouts(table, at)
    table.tell("fury-event-doubles-back", where=where, number=number)
    if cost:
        lose_blood(table, cost)
    table.learn()
    uncover_hide(table, slot)
    if table.hides == slot.serial:
        gather_hidden(table, slot)
    table.clues.back(slot.serial, "double" if wolf else "step", ~barred(table))
    track_voyage(table, place, slot.serial)
    if slot in table.trail:
        table.trail.remove(slot)
    else:
        table.catacombs[table.catacombs.index(slot)] = None
    slot.powers = ("wolf_form", "double_back") if wolf else ("double_back",)
    slot.blood = cost
    table.dracula = place
    table.trail.insert(0, slot)
    if watched(table) >> place & 1:
        turn_up(table, slot)


def gather_hidden(table: Table, slot: Slot) -> None:
    """An encounter on the Hide card is one of the city where he hid, and lies on its card when he comes back (rule fury.power.hide)."""
    for other in table.trail:
        if "hide" in other.powers:
            slot.tokens += other.tokens
            other.tokens = []
    table.hides = 0


def keep_one(table: Table, slot: Slot, at: int) -> None:
    """The other tokens of a card go back to the pool."""
    kept: list[Token] = [slot.tokens[at]] if at >= 0 else []
    table.pool += [token.kind for number, token in enumerate(slot.tokens) if number != at]
    slot.tokens = kept
