"""Dracula's trail and catacombs: laying cards, what drops off, what is turned up, and what everybody can conclude from it."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.clues import HIDE, HIDE_BIT
from coterie.games.fury.facts.cards import POWER_REFS, TOKEN_REFS
from coterie.games.fury.facts.places import CASTLE, CITY_BITS, HOSPITAL, LAND_BITS, REFS, SEA_BITS
from coterie.games.fury.pieces import Slot, Token
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice, who
from coterie.games.fury.rules.end import fall_to_red
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.known import leave_unseen
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Option, Reason, Text


def spaces(table: Table) -> list[Slot]:
    """Every space with a card, in the trail and then in the catacombs."""
    return [*table.trail, *(slot for slot in table.catacombs if slot is not None)]


def whereabouts(table: Table, at: int) -> tuple[str, int]:
    """One of these spaces as people call it: trail or catacombs, and its number there."""
    if at < len(table.trail):
        return "trail", at + 1
    return "catacombs", table.catacombs.index(spaces(table)[at]) + 1


def present(table: Table) -> tuple[int, ...]:
    """The serials of all location cards, and of the Hide card, that lie on the table."""
    return tuple(slot.serial for slot in spaces(table) if slot.serial)


def lying(table: Table) -> list[int]:
    """The serials of the cards that lie face down in the trail."""
    return [slot.serial for slot in table.trail if slot.serial and not slot.up]


def occupied(table: Table) -> int:
    """The places whose cards lie in trail or catacombs, where Dracula cannot simply go (rule fury.move.dracula)."""
    mask = 0
    for slot in spaces(table):
        if slot.serial and table.cards[slot.serial] != HIDE:
            mask |= 1 << table.cards[slot.serial]
    return mask


def barred(table: Table) -> int:
    """Where Dracula can never go now: the hospital, blessed cities, a stormy sea (rule fury.hospital)."""
    mask = 1 << HOSPITAL
    for place in table.hosts:
        mask |= 1 << place
    if table.ground >= 0:
        mask |= 1 << table.ground
    if table.storm >= 0:
        mask |= 1 << table.storm
    return mask


def watched(table: Table) -> int:
    """The cities where hunters are; Dracula is seen there, as he is in his castle (rules fury.move.dracula, fury.castle)."""
    mask = 1 << CASTLE
    for hunter in table.hunters:
        mask |= 1 << hunter.place
    return mask & LAND_BITS


def powers_laid(table: Table) -> tuple[str, ...]:
    """The powers that lie in the trail and cannot be used again yet (rule fury.power)."""
    return tuple(power for slot in table.trail for power in slot.powers)


def current_slot(table: Table) -> Slot:
    """The space with the card of the place where Dracula is."""
    for slot in table.trail:
        if slot.serial and table.cards[slot.serial] == table.dracula:
            return slot
    raise LookupError("Dracula's place is not in his trail")


def lay_location(table: Table, place: int, how: str, through: int) -> Rules[None]:
    """A location card goes to the head of the trail, and what it pushes out leaves (rule fury.move.dracula)."""
    put_location(table, place, how, through)
    yield from drop_last(table)


def put_location(table: Table, place: int, how: str, through: int, powers: tuple[str, ...] = (), blood: int = 0) -> None:
    """A location card, or the Hide card, goes to the head of the trail; face up only where a hunter sees it (rule fury.move.dracula)."""
    serial = new_card(table, place)
    standing = table.dracula if place == HIDE else place
    seen = bool(watched(table) >> standing & 1)
    sea = bool(SEA_BITS >> standing & 1)
    unseen = SEA_BITS if sea else (CITY_BITS & ~watched(table)) | (HIDE_BIT if how != "any" and can_hide(table) else 0)
    may = 1 << place if seen else unseen & ~barred(table)
    hiding = LAND_BITS if seen else LAND_BITS & ~watched(table) & ~barred(table)
    table.clues.lay(serial, may, how, through, present(table), hiding)
    if place == HIDE:
        table.hides = current_slot(table).serial
    else:
        track_voyage(table, place, serial)
        table.dracula = place
    table.trail.insert(0, Slot(serial, powers, sea, seen, blood))


def can_hide(table: Table) -> bool:
    """Whether, as far as everybody knows, the card now laid could be the Hide card (rule fury.power.hide)."""
    if table.at_sea:
        return False
    return not any("hide" in slot.powers and slot.up for slot in table.trail)


def new_card(table: Table, place: int) -> int:
    """The number by which a card can be followed from now on."""
    table.serials += 1
    table.cards[table.serials] = place
    return table.serials


def track_voyage(table: Table, place: int, serial: int) -> None:
    """From embarking to landing the cards laid are remembered, for there is no way back (rule fury.move.sea)."""
    if SEA_BITS >> place & 1:
        if not table.voyage:
            table.voyage = (current_slot(table).serial,)
        table.voyage = (*table.voyage, serial)
        table.sailed += 1
    else:
        table.voyage = ()
        table.sailed = 0


def lay_power(table: Table, power: str) -> Rules[None]:
    """A power that keeps Dracula where he is takes a space of its own, face up (rules fury.power.feed, fury.power.dark-call)."""
    table.clues.keep_off(barred(table))
    table.trail.insert(0, Slot(0, (power,), False, True))
    yield from drop_last(table)


def drop_last(table: Table) -> Rules[None]:
    """What is pushed beyond the last space leaves the trail (rule fury.move.dracula)."""
    while len(table.trail) > table.book.figures.trail:
        push_out(table)
        if catacombs_open(table, table.dropped[-1]):
            yield from to_catacombs(table)
    harker(table)
    tidy(table)


def push_out(table: Table) -> None:
    """The card beyond the last space leaves, and with it the powers on it and the Hide card that belongs to it."""
    slot = table.trail.pop()
    table.dropped.append(slot)
    table.learn()
    leave_with_hide(table, slot)
    show_if_hide(table, slot)
    slot.powers = tuple(power for power in slot.powers if power == "hide")
    table.tell("fury-event-drops")


def show_if_hide(table: Table, slot: Slot) -> None:
    """The Hide card is shown when it leaves; so what leaves unshown is no Hide card (rule fury.power.hide)."""
    if table.place_of(slot) == HIDE:
        turn_up(table, slot)
    elif slot.serial:
        table.clues.rule_out([slot.serial], HIDE_BIT)


def leave_with_hide(table: Table, slot: Slot) -> None:
    """The Hide card leaves with the location it belongs to, shown, and its token unmatured (rule fury.power.hide)."""
    if not slot.serial or table.place_of(slot) == HIDE:
        return
    if table.hides != slot.serial:
        table.clues.no_hide_at(slot.serial, lying(table))
        return
    table.hides = 0
    for at, other in enumerate(table.trail):
        if "hide" in other.powers:
            turn_up(table, other)
            return_tokens(table, other)
            other.powers = tuple(power for power in other.powers if power != "hide")
            del table.trail[at]
            return


def catacombs_open(table: Table, slot: Slot) -> bool:
    """A city card can go to a free space of the catacombs; the castle, the seas and bare powers cannot (rule fury.catacombs)."""
    if not slot.serial or slot.sea or "hide" in slot.powers or None not in table.catacombs:
        return False
    return not (slot.up and table.cards[slot.serial] == CASTLE)


class CatacombsChoice(Choice):
    """Whether the card that leaves the trail goes to the catacombs, and with which further token."""

    __slots__ = ()
    kind: ClassVar[str] = "to-catacombs"

    def candidates(self, table: Table) -> list[str]:
        return ["pass", *(f"bury:{token}" for token in dict.fromkeys(table.tokens))]

    def prompt(self, table: Table) -> Text:
        return Text("fury-prompt-to-catacombs", {"who": who(self.hunter), "place": REFS[table.place_of(table.dropped[-1])]})

    def option(self, table: Table, key: str) -> Option:
        if key == "pass":
            return Option(key, Text("fury-option-no-catacombs"))
        return super().option(table, key)

    def veiled(self) -> bool:
        return True


def to_catacombs(table: Table) -> Rules[None]:
    """Card and tokens move to the catacombs as they lie, and one more token is added face down (rule fury.catacombs)."""
    if not table.tokens:
        return
    key = yield from ask(CatacombsChoice(table, THE_COUNT))
    if key == "pass":
        return
    slot = table.dropped.pop()
    place_token(table, slot, key[5:])
    space = table.catacombs.index(None)
    table.catacombs[space] = slot
    table.tell("fury-event-catacombs", space=space + 1)


def place_token(table: Table, slot: Slot, token: str) -> None:
    """A token from Dracula's hand goes face down onto a card."""
    table.tokens.remove(token)
    leave_unseen(table.seen_tokens, 1)
    slot.tokens.append(Token(token))


def return_tokens(table: Table, slot: Slot) -> None:
    """The tokens of a card go back to the pool, unmatured."""
    table.pool += [token.kind for token in slot.tokens]
    slot.tokens = []


def tidy(table: Table) -> None:
    """Forget the cards that lie nowhere any more."""
    kept = [*present(table), *table.voyage]
    kept += [slot.serial for slot in table.dropped if slot.serial]
    table.clues.forget(kept)
    may = table.clues.may
    if len(table.cards) > len(may):
        table.cards = {serial: place for serial, place in table.cards.items() if serial in may}


def turn_up(table: Table, slot: Slot) -> None:
    """A card of trail or catacombs is turned face up."""
    if slot.up or not slot.serial:
        return
    slot.up = True
    place = table.cards[slot.serial]
    table.clues.reveal(slot.serial, place)
    if place == HIDE:
        table.tell("fury-event-hide-shown", power=POWER_REFS["hide"])
    else:
        table.tell("fury-event-revealed", place=REFS[place])


def turn_tokens_up(table: Table, slot: Slot) -> None:
    """The tokens on a card are turned face up."""
    for token in slot.tokens:
        turn_token_up(table, token)


def turn_token_up(table: Table, token: Token) -> None:
    """A token is turned face up."""
    if not token.up:
        token.up = True
        table.tell("fury-event-token-shown", token=TOKEN_REFS[token.kind])


def face_down(table: Table) -> list[Slot]:
    """Every card that lies face down."""
    return [slot for slot in spaces(table) if slot.serial and not slot.up]


def find(table: Table, place: int) -> Slot | None:
    """The space with the card of a place."""
    for slot in spaces(table):
        if slot.serial and table.cards[slot.serial] == place:
            return slot
    return None


def haunted(table: Table, place: int) -> list[Slot]:
    """The spaces whose tokens lie in a city: its card, and the Hide card that belongs to it."""
    slot = find(table, place)
    if slot is None:
        return []
    hidden = table.hides == slot.serial
    return [slot, *(other for other in table.trail if hidden and table.place_of(other) == HIDE)]


def uncover(table: Table, place: int) -> Slot | None:
    """Somebody looks for a city: its card is turned up, and the Hide card that belongs to it; or it is not there (rule fury.search)."""
    table.learn()
    slot = find(table, place)
    if slot is None:
        table.clues.rule_out([other.serial for other in face_down(table)], 1 << place)
        return None
    turn_up(table, slot)
    uncover_hide(table, slot)
    return slot


def uncover_hide(table: Table, slot: Slot) -> None:
    """If Dracula hid at this card, the Hide card is shown too (rule fury.power.hide)."""
    if table.hides == slot.serial:
        for other in table.trail:
            if "hide" in other.powers:
                turn_up(table, other)
    else:
        table.clues.no_hide_at(slot.serial, lying(table))


def harker(table: Table) -> None:
    """While Jonathan Harker is in play the card on the last space lies face up (rule fury.cards)."""
    if table.ally_of_hunters == "jonathan_harker" and len(table.trail) == table.book.figures.trail:
        slot = table.trail[-1]
        if slot.serial and not slot.up:
            table.learn()
            turn_up(table, slot)


def cut_trail(table: Table, length: int) -> None:
    """Only the newest cards stay, and the one of his present place; powers come back, tokens go to the pool (rule fury.mature)."""
    if length < 1 or len(table.trail) <= length:
        return
    table.learn()
    here = current_slot(table)
    kept = table.trail[:length]
    gone = table.trail[length:]
    if here in gone:
        gone.remove(here)
        gone.insert(0, kept[-1])
        kept[-1] = here
    for slot in gone[:]:
        if slot.serial and slot.serial == table.hides:
            gone += [other for other in kept if "hide" in other.powers]
            kept = [other for other in kept if "hide" not in other.powers]
        elif slot.serial and "hide" not in slot.powers:
            table.clues.no_hide_at(slot.serial, lying(table))
    for slot in gone:
        if "hide" in slot.powers:
            table.hides = 0
        show_if_hide(table, slot)
        return_tokens(table, slot)
    table.trail = kept
    table.tell("fury-event-trail-cut", count=len(kept))
    tidy(table)


def penalty(table: Table) -> None:
    """With no legal move, blood falls to the next red point, and the trail is cleared but for his place (rule fury.move.dracula)."""
    table.learn()
    table.tell("fury-event-no-move")
    fall_to_red(table)
    here = current_slot(table)
    for slot in table.trail:
        if slot is not here:
            show_if_hide(table, slot)
            return_tokens(table, slot)
    here.powers = ()
    table.trail = [here]
    table.hides = 0
    turn_up(table, here)
    table.clues.stand(here.serial)
    tidy(table)


def refuse_barred(table: Table, place: int) -> Reason | None:
    """Why Dracula cannot go to a place that is near enough (rules fury.move.dracula, fury.hospital)."""
    if place == HOSPITAL:
        return reasons.HOSPITAL
    if place == table.storm:
        return reasons.STORM
    if place == table.ground or place in table.hosts:
        return reasons.BLESSED
    if occupied(table) >> place & 1:
        return reasons.ON_TRAIL
    return None
