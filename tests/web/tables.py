"""How the tests sit at a table in a browser: make one, take a seat, and play by clicking what the page offers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

import httpx
from playwright.sync_api import ElementHandle, Error, Page
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from coterie.server.protocol import VERSION
from tests.tries import tries
from tests.web.browsing import PATIENCE, Visitor

ANSWERS: Final = ".answers button:enabled"
LIT: Final = ".thing.glow"
UNMARKED: Final = (
    ".thing.glow:not(.marked):visible, [data-more]:enabled, .answers [aria-pressed=false]:enabled, .options [aria-pressed=false]:enabled"
)
CONFIRM: Final = ".marking [data-key=confirm]:enabled"
UNMARK: Final = ".marking [data-key=unmark]:enabled"
MENU: Final = ".menu button"
PICKED: Final = ".thing.sel"
"""A thing that was pressed and can be used in several ways."""
CANDIDATES: Final = ".thing.glow:not(.sel):visible"
SURE: Final = "dialog[open] footer button:last-child"
BUSY: Final = ".table[data-busy=true]"
UNDER_WAY: Final = "before => { const { at, busy } = document.querySelector('.table').dataset; return at !== before || busy === 'true'; }"
"""An answer is on its way to the server, or has come there."""
TAKEN: Final = UNDER_WAY.replace("'true'", "'false'")
"""An answer has come to the server, or is not on its way any more."""
OVER: Final = "#verdict"
OUT: Final = ".outbox"
"""This seat no longer plays, though the game goes on."""
READY: Final = f"{ANSWERS}, {LIT}, {OVER}, .options button:enabled"


def make(address: str, *seats: dict[str, str], **fields: Any) -> dict[str, Any]:
    """A table with these seats, of Vampire Empire if no other game is wished for."""
    body = {"game": "empire", "seats": list(seats), **fields}
    made: dict[str, Any] = (
        httpx.post(f"{address}api/tables", json=body, headers={"Origin": address.rstrip("/")}, timeout=60).raise_for_status().json()
    )
    return made


def against_a_bot(address: str, seat: str = "human", bot: str = "random", **fields: Any) -> dict[str, Any]:
    """A table with one person, and a bot in the other seat."""
    other = "vampire" if seat == "human" else "human"
    return make(address, {"seat": seat, "kind": "mine", "name": "Marisa"}, {"seat": other, "kind": "bot", "bot": bot}, **fields)


def take_seats(visitor: Visitor, made: dict[str, Any], *seats: str) -> None:
    """This browser holds these seats of a table, or all that were made."""
    keys = [key for key in made["seats"] if not seats or key["seat"] in seats]
    visitor.context.add_init_script(f"localStorage.setItem('coterie.seats', {json.dumps(json.dumps(keys))})")


def prefer(visitor: Visitor, **settings: object) -> None:
    """This browser has settings of its own."""
    visitor.context.add_init_script(
        f"if (!localStorage.getItem('coterie.settings')) localStorage.setItem('coterie.settings', {json.dumps(json.dumps(settings))})"
    )


@dataclass
class Player:
    """Somebody who clicks at random on whatever can be clicked."""

    page: Page
    seed: int = 7
    met: set[str] = field(default_factory=set)
    """What has been on the stage so far."""
    pressed: str = ""
    """What was clicked last."""

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)  # noqa: S311  # a test is to be repeated

    def ready(self) -> bool:
        """Whether the page offers something now."""
        return bool(self.page.locator(READY).count())

    def await_turn(self) -> None:
        """Until something is asked, or this player has played to the end."""
        self.page.wait_for_selector(f"{READY}, {OUT}", timeout=PATIENCE)

    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.page.locator(OVER).count())

    def done(self) -> bool:
        """Whether this player is asked nothing any more."""
        return bool(self.page.locator(f"{OVER}, {OUT}").count())

    def move(self) -> None:
        """Choose something, and see it happen."""
        before = self.entry()
        self.choose()
        self.page.wait_for_function(TAKEN, arg=before)
        assert self.entry() != before, f"{self.pressed} was not taken: {self.page.inner_text('.toasts')}"

    def offered(self) -> list[ElementHandle]:
        """What can be clicked to answer, or to begin an answer."""
        return self.page.query_selector_all(f"{LIT}, {ANSWERS}, .options button:enabled")

    def choose(self) -> None:
        """Click one lit thing or answer, and what comes of it, until the answer is on its way. A click without effect is a fault."""
        before = self.entry()
        self.met.update(name for name in ("rounds", "running", "offer", "castle") if self.page.locator(f".arena .{name}").count())
        self.stand_aside()
        find = self.offered
        for _ in tries("an answer that is whole", 80):
            self.press_one(find, before)
            step = self.next_step()
            if self.page.evaluate(UNDER_WAY, before):
                return
            assert step, f"nothing comes of {self.pressed}"
            find = partial(self.page.query_selector_all, step)

    def stand_aside(self) -> None:
        """The pointer is on nothing that could be read."""
        self.page.mouse.move(1, 1)

    def next_step(self) -> str:
        """What to click to complete an answer that has been begun: whether one is sure, an entry of a small menu, a thing that goes
        with the one picked up, more marks; "" if nothing has been begun."""
        marking = self.page.locator(".marking").count() > 0
        picked = self.page.locator(PICKED).count() > 0
        steps = (SURE, MENU, *((CANDIDATES,) if picked else ()), *((CONFIRM, UNMARKED, UNMARK) if marking else ()))
        return next((step for step in steps if self.page.locator(step).count()), "")

    def press_one(self, find: Callable[[], list[ElementHandle]], before: str) -> None:
        """Click one element of some at random. If it goes away under the hand, look again; nothing to do once the game has moved on."""
        for _ in tries("something that stays until it is clicked", 8):
            found = find()
            if not found or self.entry() != before:
                return
            with suppress(Error):
                element = self.chance.choice(found)
                self.pressed = element.evaluate("one => one.dataset.thing ?? one.dataset.key ?? one.textContent")
                self.press(element)
                return

    def press(self, element: ElementHandle) -> None:
        """A click near the corner, where cards do not overlap."""
        element.click(position={"x": 10, "y": 10}, timeout=PATIENCE / 4)

    def await_entry(self, before: str) -> None:
        """Until the log has another entry than that."""
        self.page.wait_for_function("before => document.querySelector('.table').dataset.at !== before", arg=before)

    def entry(self) -> str:
        """Which entry of the log the page shows."""
        return self.page.get_attribute(".table", "data-at") or ""


def play(player: Player, moves: int = 1000) -> None:
    """Play until the game is over, or so many moves were made."""
    for _ in range(moves):
        player.await_turn()
        if player.done():
            return
        player.move()


def play_until(player: Player, sight: str, moves: int = 300) -> None:
    """Play until something is to be seen while this player is asked."""
    for _ in range(moves):
        player.await_turn()
        if player.page.locator(sight).count():
            return
        assert not player.done(), f"the game ended before there was {sight}"
        player.move()
    raise AssertionError(f"no {sight} in {moves} moves")


def asked_first(players: Sequence[Player]) -> Player | None:
    """Wait until the page of one of them offers something; None once the game is over on every page."""
    for _ in tries("somebody is asked, or the game is over", PATIENCE // 20):
        if all(player.over() for player in players):
            return None
        asked = [player for player in players if player.ready() and not player.over()]
        if asked:
            return asked[0]
        players[0].page.wait_for_timeout(20)
    raise AssertionError


@contextmanager
def line_to(address: str, made: dict[str, Any], seat: str) -> Iterator[ClientConnection]:
    """Somebody at a table without a browser, who has said hello."""
    token = next(key["token"] for key in made["seats"] if key["seat"] == seat)
    place = f"{address.replace('http', 'ws', 1)}ws/{made['table']}"
    with connect(place, origin=Origin(address.rstrip("/")), open_timeout=PATIENCE / 1000) as line:
        line.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
        yield line


def heard(line: ClientConnection) -> dict[str, Any]:
    """The next message."""
    message: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE / 1000))
    return message


def ask_everything(address: str, made: dict[str, Any]) -> None:
    """The seats that were made have no standing orders from now on: whatever the game asks is put to them."""
    for key in made["seats"]:
        with line_to(address, made, key["seat"]) as line:
            line.send(json.dumps({"type": "passing", "windows": [], "id": 1}))
            for _ in tries("the orders are gone"):
                if heard(line)["type"] == "accepted":
                    break


def finish(address: str, made: dict[str, Any]) -> None:
    """Give up the game in the first seat that was made, so that it is over."""
    with line_to(address, made, made["seats"][0]["seat"]) as line:
        line.send(json.dumps({"type": "resign", "id": 1}))
        for _ in tries("the end of the game"):
            if heard(line).get("outcome") is not None:
                return
