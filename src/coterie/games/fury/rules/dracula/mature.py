"""Encounters that have left the trail: they mature, or go back to the pool (rule fury.mature)."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import BATS, EVENT_REFS, HUNTERS, TOKEN_REFS
from coterie.games.fury.facts.places import HOSPITAL, IS_SEA
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.dracula.trail import cut_trail, return_tokens, tidy
from coterie.games.fury.rules.end import gain_vampires
from coterie.games.fury.rules.events.dracula import receive
from coterie.games.fury.rules.hunters.encounters import meet
from coterie.games.fury.rules.hunters.hand import settle_dracula, settle_tokens, take_event
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.known import leave_shown
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text

MATURING: Final = ("ambush", "desecrated_soil", "new_vampire")


class MatureChoice(Choice):
    """Which of the tokens that left the trail matures, if any."""

    __slots__ = ()
    kind: ClassVar[str] = "mature"

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"mature:{kind}" for kind in dict.fromkeys(token.kind for token in table.dropped[0].tokens))]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return None if key == PASS or key[7:] in MATURING else reasons.DOES_NOT_MATURE

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-mature-none")) if key == PASS else super().option(table, key)


def settle_dropped(table: Table) -> Rules[None]:
    """For each card that left the trail in this turn Dracula may let a token mature; the others go back (rule fury.mature)."""
    while table.dropped:
        if table.dropped[0].tokens:
            key = yield from ask(MatureChoice(table, THE_COUNT, quiet=table.phase == "mature"))
            if key != PASS:
                yield from mature(table, key[7:])
                continue
        return_tokens(table, table.dropped[0])
        del table.dropped[0]
        tidy(table)


def mature(table: Table, kind: str) -> Rules[None]:
    """A matured token is shown, takes effect and goes back to the pool (rule fury.mature)."""
    slot = table.dropped[0]
    token = next(token for token in slot.tokens if token.kind == kind)
    slot.tokens.remove(token)
    table.pool.append(kind)
    del slot, token
    table.learn()
    table.tell("fury-event-matures", token=TOKEN_REFS[kind])
    figures = table.book.figures
    if kind == "new_vampire":
        cut_trail(table, 1)
        gain_vampires(table, 2)
    elif kind == "desecrated_soil":
        cut_trail(table, figures.soil_cut)
        del figures
        yield from dig(table)
    else:
        cut_trail(table, figures.ambush_cut)
        del figures
        yield from spring(table)


def dig(table: Table) -> Rules[None]:
    """Events are drawn, the hunters' cards discarded, until Dracula has received two (rule fury.mature)."""
    received = 0
    for _ in range(75):
        if received >= table.book.figures.soil_cards:
            break
        card = take_event(table)
        if BATS[card]:
            received += 1
            yield from receive(table, card)
        else:
            table.event_discards.append(card)
            table.tell("fury-event-drawn-away", card=EVENT_REFS[card])
    yield from settle_dracula(table)


class VictimChoice(Choice):
    """On which hunter an ambush falls."""

    __slots__ = ()
    kind: ClassVar[str] = "victim"
    card: ClassVar[str] = "ambush"

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"hunter:{name}" for name in HUNTERS)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        if key == PASS:
            return None
        place = table.hunters[NAMES[key[7:]]].place
        return reasons.OUT_OF_REACH if IS_SEA[place] or place == HOSPITAL else None

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-no-ambush")) if key == PASS else super().option(table, key)


class AmbushChoice(Choice):
    """Which encounter from his hand Dracula springs on the hunter."""

    __slots__ = ()
    kind: ClassVar[str] = "spring"
    card: ClassVar[str] = "ambush"

    def candidates(self, table: Table) -> list[str]:
        return [f"spring:{kind}" for kind in dict.fromkeys(table.tokens)]


def spring(table: Table) -> Rules[None]:
    """An encounter from Dracula's hand falls on a hunter and his group; what is not defeated goes back to the pool (rule fury.mature)."""
    if not table.tokens:
        return
    key = yield from ask(VictimChoice(table, THE_COUNT))
    if key == PASS:
        return
    hunter = NAMES[key[7:]]
    kind = (yield from ask(AmbushChoice(table, THE_COUNT)))[7:]
    table.tokens.remove(kind)
    leave_shown(table.seen_tokens, kind)
    table.sprung = kind
    before = table.party
    table.party = table.group_of(hunter)
    table.tell("fury-event-ambush", token=TOKEN_REFS[kind], who=who(hunter))
    result = yield from meet(table, kind)
    table.sprung = ""
    if result == "hand":
        table.tokens.append(kind)
        table.seen_tokens.append(kind)
        yield from settle_tokens(table)
    elif result == "kept":
        table.hunters[hunter].keeps.append(kind)
    else:
        table.pool.append(kind)
    table.party = before
