"""How the tests play Fury of Dracula in a browser: click what is lit, on the map too, and keep what the server told each page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import ElementHandle, Page

from tests.web.browsing import Visitor
from tests.web.tables import OVER, Player, make, prefer, take_seats

ANSWER: Final = ".promptbox .answers button:enabled"
GLOWS: Final = ".thing.glow:visible"
LISTED: Final = ".reach .option:enabled"
MAP: Final = "[data-zone=map]"


def table_for_two(address: str, dracula: dict[str, str], hunters: dict[str, str], **fields: Any) -> dict[str, Any]:
    """A table at which one plays Dracula and another one all four hunters."""
    setup = {"players": 2, **fields.pop("setup", {})}
    return make(address, {"seat": "dracula", **dracula}, {"seat": "hunters", **hunters}, game="fury", setup=setup, **fields)


@dataclass
class Ears:
    """Everything the server has told the pages of a visitor."""

    frames: list[dict[str, Any]] = field(default_factory=list)

    def listen(self, visitor: Visitor) -> None:
        """From now on, on every page that this visitor opens."""
        visitor.context.on("page", lambda page: page.on("websocket", lambda line: line.on("framereceived", self._hear)))

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    def states(self) -> Iterator[dict[str, Any]]:
        """The states among them."""
        return (frame for frame in self.frames if frame["type"] == "state")


def sit(visitor: Visitor, made: dict[str, Any], *seats: str, **settings: object) -> Page:
    """Open a table with a seat of one's own, and wait until its map stands."""
    take_seats(visitor, made, *seats)
    prefer(visitor, sound=False, **settings)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    page.wait_for_selector(".map .ground")
    return page


@dataclass
class Hunting(Player):
    """Somebody at a table of Fury who clicks at random on whatever can be clicked."""

    def ready(self) -> bool:
        """Whether the page offers something now."""
        return bool(self.page.locator(f"{ANSWER}, {GLOWS}, {OVER}").count())

    def await_turn(self) -> None:
        """Until something is asked, or the game is over."""
        self.page.wait_for_function("() => document.querySelector('.promptbox .answers button:enabled, .thing.glow, #verdict') !== null")

    def offered(self) -> list[ElementHandle]:
        """What can be clicked to answer, or to begin an answer."""
        self.met.update(name for name in ("combat", "running") if self.page.locator(f".stage .{name}").count())
        return self.page.query_selector_all(f"{ANSWER}, {GLOWS}")

    def press(self, element: ElementHandle) -> None:
        """A click; on the map where the thing is to be seen, or else after the whole map was brought into view."""
        if element.get_attribute("data-zone") != "map":
            super().press(element)
        elif self.seen(element) or self.seen_afar(element):
            box = element.bounding_box()
            assert box is not None
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            element.focus()
            self.page.keyboard.press("Enter")

    def seen(self, thing: ElementHandle) -> bool:
        """Whether nothing lies over the middle of a thing."""
        return bool(
            thing.evaluate(
                """thing => {
                    const box = thing.getBoundingClientRect();
                    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                    return over !== null && over.closest('.thing') === thing;
                }"""
            )
        )

    def seen_afar(self, thing: ElementHandle) -> bool:
        """The same, on the whole map."""
        whole = self.page.locator(".zoom button").last
        if whole.is_enabled():
            whole.click()
        return self.seen(thing)
