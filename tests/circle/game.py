"""The Circle: in each round everybody gives one of twelve cards to somebody, who may thank for it. Whoever was given most wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from coterie.kernel.chance import Chance
from coterie.kernel.definition import Definition
from coterie.kernel.errors import BadSetup
from coterie.kernel.questions import PASS, Ask, Rules, ask
from coterie.kernel.state import Seat, State
from coterie.kernel.text import Option, Outcome, Ref, Text

SEATS = ("north", "east", "south", "west", "middle")
PLACES = ("harbour", "tower")


class CircleSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of each kind: a choice of numbers, a choice of words, a bounded number, a switch, and something for a file."""

    players: Literal[2, 3, 4, 5] = 5
    order: Literal["sun", "moon"] = "sun"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    thanks: bool = True
    values: dict[str, int] | None = None


class Circle(State):
    """Twelve cards in each hand, and what everybody was given."""

    __slots__ = ("active", "given", "hands", "order", "place", "round", "rounds", "thanks", "values")

    order: list[str]
    hands: dict[str, list[int]]
    given: dict[str, int]
    values: dict[str, int]
    round: int
    rounds: int
    thanks: bool
    active: str
    place: str

    def __init__(self, setup: CircleSetup, chance: int) -> None:
        super().__init__(chance, SEATS[: setup.players])
        self.order = list(self.learned) if setup.order == "sun" else list(self.learned)[::-1]
        self.hands = {seat: list(range(1, 13)) for seat in self.learned}
        self.given = dict.fromkeys(self.learned, 0)
        self.values = dict(setup.values or {})
        self.round, self.rounds, self.thanks = 1, setup.rounds, setup.thanks
        self.active, self.place = self.order[0], PLACES[0]


class CardAsk(Ask[Circle]):
    """Which card to give."""

    __slots__ = ()
    kind = "card"

    def candidates(self, state: Circle) -> list[str]:
        return [f"card:{card}" for card in state.hands[self.seat]]

    def prompt(self, state: Circle) -> Text:
        return Text("circle-prompt-card")

    def option(self, state: Circle, key: str) -> Option:
        return Option(key, Text("circle-option-card", {"card": key[5:]}), (Ref("circle-card", key[5:]),))


class WhomAsk(Ask[Circle]):
    """To whom to give it."""

    __slots__ = ()
    kind = "whom"

    def candidates(self, state: Circle) -> list[str]:
        return [f"to:{seat}" for seat in state.order if seat != self.seat]

    def prompt(self, state: Circle) -> Text:
        return Text("circle-prompt-whom")

    def option(self, state: Circle, key: str) -> Option:
        who = Ref("circle-seat", key[3:])
        return Option(key, Text("circle-option-whom", {"who": who}), (who,))


class ThankAsk(Ask[Circle]):
    """Thank, or pass."""

    __slots__ = ()
    kind = "watch"

    def candidates(self, state: Circle) -> list[str]:
        return ["thank", PASS]

    def prompt(self, state: Circle) -> Text:
        return Text("circle-prompt-watch")

    def option(self, state: Circle, key: str) -> Option:
        return Option(key, Text(f"circle-option-{key}"))


def play(state: Circle) -> Rules[None]:
    """Rounds, and in each everybody once."""
    for number in range(1, state.rounds + 1):
        state.round = number
        for seat in state.order:
            yield from give(state, seat)
    most = max(state.given.values())
    winners = tuple(seat for seat, given in state.given.items() if given == most)
    state.learn()
    state.outcome = Outcome({seat: float(given) for seat, given in state.given.items()}, winners, Text("circle-end"))


def give(state: Circle, seat: Seat) -> Rules[None]:
    """One gift: the card, the one who gets it, and the thanks."""
    state.active = seat
    card = int((yield from ask(CardAsk(seat)))[5:])
    who = (yield from ask(WhomAsk(seat)))[3:]
    state.hands[seat].remove(card)
    state.given[who] += state.values.get(str(card), card)
    state.place = PLACES[card % 2]
    state.tell("circle-event-gives", giver=_seat(seat), card=card, who=_seat(who), place=Ref("circle-place", state.place))
    if state.thanks:
        yield from ask(ThankAsk(who))


def _seat(seat: Seat) -> Ref:
    return Ref("circle-seat", seat)


class CircleView(msgspec.Struct, frozen=True):
    """Everything is open but the hands of others."""

    round: int
    active: str
    place: str
    hand: tuple[int, ...]
    given: dict[str, int]
    outcome: Outcome | None


class CircleGame(Definition[Circle]):
    """The game for the registry."""

    name = "circle"
    version = "2"
    setup_type = CircleSetup
    position_type = CircleSetup
    words = "tests.circle.words"

    def seats(self, setup: CircleSetup) -> tuple[Seat, ...]:
        return SEATS[: setup.players]

    def pool_hash(self, setup: CircleSetup) -> str:
        return "twelve"

    def prepare(self, setup: CircleSetup, chance: int) -> Circle:
        for card in setup.values or {}:
            if card not in map(str, range(1, 13)):
                raise BadSetup(f"values: there is no card {card!r}; the cards are 1 to 12")
        return Circle(setup, chance)

    def play(self, state: Circle) -> Rules[None]:
        return play(state)

    def view(self, state: Circle, seat: Seat | None) -> CircleView:
        hand = tuple(state.hands[seat]) if seat else ()
        return CircleView(state.round, state.active, state.place, hand, state.given.copy(), state.outcome)

    def resample(self, state: Circle, seat: Seat, chance: Chance) -> None:
        state.chance = chance.branch()

    def faults(self, state: Circle) -> Iterator[str]:
        return iter(())

    def vector_layout(self) -> list[tuple[str, int]]:
        return [("round", 1)]

    def vector(self, view: Any) -> list[float]:
        return [view.round / 9]


CIRCLE = CircleGame()
