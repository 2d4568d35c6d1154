"""Playing event cards: each may be cancelled, and the cancelling card too, until nobody answers (rule fury.cards)."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import EVENT_REFS, HUNTERS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.pieces import Played
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.hunters.hand import lose_card, show_bitten
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.known import leave_shown
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Ref, Text

ANSWERS: Final = {
    "good_luck": "",
    "devilish_power": "",
    "false_tip_off": "chartered_carriage",
    "chartered_carriage": "false_tip_off",
}
"""Cards that cancel another, and which; "" is any card of the other side."""


class AnswerChoice(Choice):
    """Whether somebody cancels the event card that was just played."""

    __slots__ = ()
    kind: ClassVar[str] = "answer"
    window: ClassVar[bool] = True

    def _held(self, table: Table) -> list[tuple[int, str]]:
        if self.hunter == THE_COUNT:
            return [(THE_COUNT, card) for card in dict.fromkeys(table.events)]
        mine = [number for number in range(4) if table.book.players[number] == self.seat]
        return [(number, card) for number in mine for card in dict.fromkeys(table.hunters[number].events)]

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"answer:{card}:{_name(number)}" for number, card in self._held(table))]

    def refusal(self, table: Table, key: str) -> Reason | None:
        if key == PASS:
            return None
        cancels = ANSWERS.get(key.split(":")[1])
        if cancels is None:
            return reasons.NOT_AN_ANSWER
        return None if cancels in ("", table.running[-1].card) else reasons.NOT_AN_ANSWER

    def keys(self, table: Table) -> list[str]:
        top = table.running[-1].card
        return [PASS] + [f"answer:{c}:{_name(number)}" for number, c in self._held(table) if c in ANSWERS and ANSWERS[c] in ("", top)]

    def prompt(self, table: Table) -> Text:
        played = table.running[-1]
        return Text("fury-prompt-answer", {"who": who(played.by), "card": EVENT_REFS[played.card]})

    def option(self, table: Table, key: str) -> Option:
        if key == PASS:
            return Option(key, Text("fury-option-no-answer"))
        _, card, name = key.split(":")
        ref = EVENT_REFS[card]
        return Option(key, Text("fury-option-answer", {"card": ref, "hunter": Ref("fury-hunter", name)}), (ref,))

    def source(self, table: Table) -> Ref | None:
        return EVENT_REFS[table.running[-1].card]


def _name(number: int) -> str:
    return DRACULA if number == THE_COUNT else HUNTERS[number]


def answering_seats(table: Table) -> list[Seat]:
    """The seats of the other side that hold event cards at all: whether they hold an answer is their secret."""
    if table.running[-1].by != THE_COUNT:
        return [DRACULA] if table.events else []
    holders = [table.book.players[number] for number in range(4) if table.hunters[number].events]
    return list(dict.fromkeys(holders))


def play_event(table: Table, by: int, card: str) -> Rules[bool]:
    """An event card leaves the hand, is shown, and may be cancelled; then it is discarded. Whether it stands (rule fury.cards)."""
    if by == THE_COUNT:
        table.events.remove(card)
        leave_shown(table.seen_events, card)
    else:
        lose_card(table, by, card)
    stands = yield from resolve_answers(table, by, card)
    if by != THE_COUNT:
        yield from show_bitten(table, by)
    return stands


def resolve_answers(table: Table, by: int, card: str) -> Rules[bool]:
    """A card that lies open, from a hand or just drawn, waits for answers and goes to the discards. Whether it stands."""
    table.running.append(Played(by, card))
    table.tell("fury-event-plays", who=who(by), card=EVENT_REFS[card])
    for seat in answering_seats(table):
        if (yield from answered(table, seat)):
            table.running[-1].cancelled = True
            break
    played = table.running.pop()
    table.event_discards.append(played.card)
    if played.cancelled:
        table.tell("fury-event-cancelled", card=EVENT_REFS[played.card])
    return not played.cancelled


def answered(table: Table, seat: Seat) -> Rules[bool]:
    """A seat may cancel the card that was just played, and may try again if its answer was cancelled. Whether an answer stands."""
    number = THE_COUNT if seat == DRACULA else table.book.players.index(seat)
    while seat in answering_seats(table):
        key = yield from ask(AnswerChoice(table, number))
        if key == PASS:
            break
        _, answer, name = key.split(":")
        if (yield from play_event(table, THE_COUNT if name == DRACULA else NAMES[name], answer)):
            return True
    return False


class CardChoice(Choice):
    """Play one of the event cards that fit this moment, or pass. `fitting` are those; others are refused."""

    __slots__ = ("fitting",)
    kind: ClassVar[str] = "moment"
    window: ClassVar[bool] = True

    def __init__(self, table: Table, hunter: int, *fitting: str, asker: str = "") -> None:
        super().__init__(table, hunter, asker=asker)
        self.fitting = fitting

    def candidates(self, table: Table) -> list[str]:
        held = table.events if self.hunter == THE_COUNT else table.hunters[self.hunter].events
        return [PASS, *(f"play:{card}" for card in dict.fromkeys(held))]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return None if key == PASS or key[5:] in self.fitting else reasons.NOT_NOW

    def prompt(self, table: Table) -> Text:
        return Text(f"fury-prompt-moment-{self.fitting[0]}", {"who": who(self.hunter)})


def offer(table: Table, by: int, *fitting: str, asker: str = "") -> Rules[str]:
    """Whoever holds event cards is asked whether to play one of these, again after one that was cancelled; "" if none stands.

    `asker` is the encounter or card that gives the occasion, if it lies open.
    """
    while table.events if by == THE_COUNT else table.hunters[by].events:
        key = yield from ask(CardChoice(table, by, *fitting, asker=asker))
        if key == PASS:
            break
        if (yield from play_event(table, by, key[5:])):
            return key[5:]
    return ""
