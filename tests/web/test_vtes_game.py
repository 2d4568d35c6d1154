"""Whole games of VTES in the browser: by clicking, by keys alone and by tapping; nothing secret is told on the way."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

import httpx
import pytest
from playwright.sync_api import ElementHandle, Page, expect

import coterie
from coterie.games.vtes.table import Table
from tests.tries import tries
from tests.web.browsing import PHONE, Visitor, picture, sideways
from tests.web.conftest import Visit
from tests.web.methuselahs import BOARDS, DECKS, position, sit
from tests.web.tables import Player, ask_everything, asked_first, make, play
from tests.web.test_guide import LIT, STANDS, begin, steps

POOLS = {"a": 4, "b": 3, "c": 4, "d": 3, "e": 3}
LAST = 32
"""By the turn limit the game ends, whatever those who click at random do."""
SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(address) { super(address); sockets.push(this); } };"""
DIGIT = """one => {
    const shown = one.dataset.digit ?? one.querySelector('kbd')?.textContent ?? '';
    const elsewhere = one.closest('dialog, .stepper') || document.activeElement.closest('[role=spinbutton]');
    return elsewhere || (document.querySelector('.menu') && !one.closest('.menu')) || !/^[1-9]$/.test(shown) ? '' : shown;
}"""
"""The digit that chooses something now: those of a menu go before others, and at an amount digits set it."""
CARD = re.compile(r"(?<![\d.])[12]\d{5}\b")


@dataclass
class Frames:
    """What the sockets of a visitor's pages are told, and how often they were opened."""

    told: list[str] = field(default_factory=list)
    opened: int = 0

    def listen(self, visitor: Visitor) -> None:
        """From now on, on every page that this visitor opens."""
        visitor.context.on("page", lambda page: page.on("websocket", self._open))

    def _open(self, socket: Any) -> None:
        self.opened += 1
        socket.on("framereceived", lambda frame: self.told.append(frame if isinstance(frame, str) else frame.decode()))

    def states(self) -> list[tuple[dict[str, Any], str]]:
        """The states among them, each with its text."""
        return [(message, text) for text in self.told if (message := json.loads(text))["type"] == "state"]


def hidden(t: Table, seat: str) -> Counter[int]:
    """The cards that a seat alone may know, or nobody: in hands and decks, and face down."""
    player = t.players[t.seats.index(seat)]
    down = [t.pieces[piece].card for piece in player.uncontrolled if t.pieces[piece].face_down]
    piles = (player.library, player.library_top, player.library_bottom, player.crypt, player.crypt_top, player.crypt_bottom)
    return Counter([*player.hand, *down, *(card for pile in piles for card in pile)])


def first_shown(record: dict[str, Any], viewer: str) -> dict[int, int]:
    """Cards of the others that were secret when the game began, and the entry after which the first of its kind no longer was."""
    played = coterie.replay(record)
    game = coterie.new("vtes", seed=int(record["seed"]), setup=record["setup"], position=record["position"])
    t = cast(Table, game.state)
    others = [seat for seat in t.seats if seat != viewer]
    begun = {seat: hidden(t, seat) for seat in others}
    own = set(hidden(t, viewer))
    lying = {piece.card for piece in t.pieces.values() if not piece.face_down} | {card for player in t.players for card in player.ash}
    secret = {card for seat in others for card in begun[seat]} - own - lying
    shown: dict[int, int] = {}
    for number, (seat, key, _) in enumerate(played.entries, 1):
        game.enter(seat, key)
        t = cast(Table, game.state)
        looked = {card for player in t.players for card in player.seen.get(t.seats.index(viewer), ())}
        for one in others:
            now = hidden(t, one)
            for card in begun[one]:
                if now[card] < begun[one][card] or card in looked:
                    shown.setdefault(card, number)
    return {card: shown.get(card, played.number + 1) for card in secret}


def told_too_early(frames: Frames, record: dict[str, Any], viewer: str) -> list[tuple[int, int, int, str]]:
    """Which cards of others were named in a state before they came to light: the card, the entry, when it was shown, and the place."""
    shown = first_shown(record, viewer)
    assert len(shown) > 30
    return [
        (card, state["number"], shown[card], text.partition(str(card))[0][-200:])
        for state, text in frames.states()
        if state["outcome"] is None
        for card in {int(found) for found in CARD.findall(text)}
        if state["number"] < shown.get(card, 0)
    ]


def near_the_end() -> dict[str, Any]:
    """Five full boards, of Methuselahs with little pool left."""
    start = position()
    for seat, pool in POOLS.items():
        start["seats"][seat]["pool"] = pool
    return start


def test_two_people_and_three_bots_play_to_the_end(visit: Visit, server: str) -> None:
    people = {"a": "Marisa", "c": "Jonas"}
    seats = [
        {"seat": seat, "kind": "mine", "name": people[seat]} if seat in people else {"seat": seat, "kind": "bot", "bot": "steady"}
        for seat in BOARDS["seats"]
    ]
    made = make(server, *seats, game="vtes", setup={"decks": DECKS, "turn_limit": LAST}, position=near_the_end())
    visitors = {"a": visit("it"), "c": visit("pt-BR", dark=False)}
    heard = {seat: Frames() for seat in people}
    for seat, visitor in visitors.items():
        heard[seat].listen(visitor)
    visitors["c"].context.add_init_script(SOCKETS)
    players = {seat: Player(sit(visitor, made, seat), number) for number, (seat, visitor) in enumerate(visitors.items(), 3)}
    for moves in tries("the end of the game", 400):
        player = asked_first(list(players.values()))
        if player is None:
            break
        player.move()
        if moves == 2:
            reload(players["a"].page)
        if moves == 4:
            lose_and_regain(visitors["c"], players["c"].page)
    assert heard["a"].opened >= 2
    assert heard["c"].opened >= 2
    ends = [player.page.locator(".over tbody tr").all_inner_texts() for player in players.values()]
    assert len(ends[0]) == len(ends[1]) == 5
    assert points(ends[0]) == points(ends[1])
    for player in players.values():
        expect(player.page.locator(".over tbody tr", has_text=re.compile(r"turno \d+, (da|por) "))).not_to_have_count(0)
        expect(player.page.locator(".vtes .name", has_text="…")).to_have_count(0)
    record = httpx.get(f"{server}api/tables/{made['table']}/record", timeout=60).raise_for_status().json()
    for seat, frames in heard.items():
        picture(players[seat].page, f"vtes-game-over-{seat}", whole=False)
        assert told_too_early(frames, record, seat) == []
    visitors["c"].forgive("ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load")


def reload(page: Page) -> None:
    """Load a page again: it stands where it stood."""
    entry = int(page.get_attribute(".table", "data-at") or 0)
    page.reload()
    page.wait_for_selector(".table[data-at] .vtes")
    assert int(page.get_attribute(".table", "data-at") or 0) >= entry


def lose_and_regain(visitor: Visitor, page: Page) -> None:
    """The line of a page breaks and comes back."""
    visitor.context.set_offline(True)
    page.evaluate("sockets.forEach((socket) => socket.close())")
    page.wait_for_selector(".link.lost")
    visitor.context.set_offline(False)
    page.wait_for_selector(".link.connected")


def points(rows: list[str]) -> list[list[str]]:
    """What stands in the table of the end but for names and words."""
    return [re.findall(r"\d+(?:[.,]\d)?", row) for row in rows]


class Typist(Player):
    """Somebody without a mouse: digits where there are some, else Tab to a thing and Enter; amounts by the arrows."""

    def stand_aside(self) -> None:
        """There is no pointer."""

    def press_one(self, find: Callable[[], list[ElementHandle]], before: str) -> None:
        """Of what is drawn twice, what Tab leads to."""
        super().press_one(lambda: [one for one in find() if one.evaluate("one => one.tabIndex >= 0 || one.matches('.stepper *')")], before)

    def press(self, element: ElementHandle) -> None:
        """By its digit, or by going there."""
        digit = element.evaluate(DIGIT)
        if digit:
            self.page.keyboard.press(digit)
            return
        amount = element.evaluate_handle("one => one.closest('.stepper')?.querySelector('[role=spinbutton]') ?? one").as_element()
        assert amount is not None
        for _ in tries(f"the focus comes to {self.pressed}", 300):
            if amount.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("ArrowUp" if amount.get_attribute("role") == "spinbutton" else "Enter")
                return
            self.page.keyboard.press("Tab")


def test_a_game_is_played_to_its_end_by_keys_alone(visit: Visit, server: str) -> None:
    start = {
        "turn": 11,
        "phase": "minion",
        "seats": {
            "a": {"pool": 6, "ready": ["Alice Chen", "Madison"], "uncontrolled": [{"card": "Oshri Dahan", "blood": 2}, "Naomi Stewart"]},
            "b": {"pool": 2, "ready": ["Catalina Vega"]},
            "c": {"pool": 2, "ready": ["Alexander Silverson"]},
        },
    }
    bots = [{"seat": seat, "kind": "bot", "bot": "steady"} for seat in "bc"]
    setup = {"decks": DECKS[:3], "turn_limit": 22}
    made = make(server, {"seat": "a", "kind": "mine", "name": "Marisa"}, *bots, game="vtes", setup=setup, position=start)
    page = sit(visit(), made)
    page.evaluate("() => addEventListener('pointerdown', () => document.body.classList.add('clicked'), true)")
    play(Typist(page, 5), 200)
    page.wait_for_selector("#verdict")
    assert page.locator("body.clicked").count() == 0
    expect(page.locator(".over tbody tr")).to_have_count(3)


def boxes(page: Page, *parts: str) -> list[dict[str, float]]:
    """Where some parts of a page are."""
    return [page.locator(part).first.evaluate("one => one.getBoundingClientRect().toJSON()") for part in parts]


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes cover the same place."""
    return (
        min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1
    )


class Tapper(Player):
    """Somebody at a phone: at each question the sheet lies below the stage, and every answer can be reached."""

    def choose(self) -> None:
        """Look first."""
        self.met.add(self.page.get_attribute(".stage", "data-scene") or "")
        stage, sheet = boxes(self.page, ".stage", ".bottom")
        assert not meet(stage, sheet), self.page.inner_text("#question")
        assert sheet["bottom"] <= PHONE["height"] + 1
        assert sideways(self.page) <= 0
        super().choose()

    def press(self, element: ElementHandle) -> None:
        """A tap near the corner."""
        element.tap(position={"x": 10, "y": 10}, timeout=15_000)


def seen(frames: Frames) -> set[str]:
    """What a seat could choose itself, by the beginnings of its keys, and the kinds of actions it saw."""
    states = [state for state, _ in frames.states()]
    asks = [state["ask"] for state in states if state["ask"] and not state["ask"]["auto_pass"]]
    actions = {state["view"]["action"]["kind"] for state in states if state["view"]["action"]}
    return actions | {option["key"].partition(":")[0] for ask in asks for option in ask["options"]}


@pytest.mark.parametrize(("language", "dark"), [("it", True), ("pt-BR", False)])
def test_turns_are_played_by_tapping_on_a_phone(visit: Visit, server: str, language: str, dark: bool) -> None:
    start = {
        "turn": 13,
        "phase": "minion",
        "seats": {
            "a": {
                "pool": 14,
                "hand": ["Kine Resources Contested"] * 3,
                "ready": ["Alice Chen", "Horst von Brühl"],
                "uncontrolled": ["Madison", "Oshri Dahan"],
            },
            "b": {"pool": 9, "ready": ["Catalina Vega", "Tamoszius"]},
            "c": {"pool": 8, "ready": ["Andi Liu", "Colette"]},
        },
    }
    bots = [{"seat": seat, "kind": "bot", "bot": "steady"} for seat in "bc"]
    setup = {"decks": DECKS[:3], "turn_limit": 24}
    made = make(server, {"seat": "a", "kind": "mine", "name": "Marisa"}, *bots, game="vtes", setup=setup, position=start)
    ask_everything(server, made)
    visitor, frames = visit(language, PHONE, dark), Frames()
    frames.listen(visitor)
    page = sit(visitor, made)
    tapper = Tapper(page, 2)
    page.locator(".own .thing.glow", has_text="Alice Chen").tap()
    page.locator(".stage [data-key*='kine-resources']").first.tap()
    for _ in tries("the referendum", 30):
        tapper.await_turn()
        if page.locator(".stage[data-scene=referendum] .mine").count():
            break
        tapper.move()
    picture(page, f"vtes-phone-vote-{language}", whole=False)
    stage, sheet, question, answers = boxes(page, ".stage", ".bottom", "#question", ".answers")
    assert stage["bottom"] <= sheet["top"] < question["top"]
    assert question["bottom"] < answers["top"]
    assert answers["bottom"] <= PHONE["height"]
    assert page.locator(".bottom").evaluate("sheet => sheet.scrollHeight - sheet.clientHeight") <= 1, "all of the sheet is to be seen"
    for _ in tries("transfers, a bleed and a block", 60):
        if "influence" in tapper.met and {"bleed", "block"} <= seen(frames):
            break
        tapper.await_turn()
        assert not tapper.done()
        tapper.move()
    picture(page, f"vtes-phone-played-{language}", whole=False)


def tap(page: Page) -> None:
    """Tap the lit thing, and wait until something else is lit, or everything is learned."""
    before = page.evaluate(STANDS)
    page.locator(LIT).first.tap()
    page.wait_for_function(
        f"(before) => document.querySelector('.coach.done') !== null || !['', before].includes(({STANDS})())", arg=before
    )


def uncovered(page: Page) -> None:
    """The coach covers neither the question nor what is lit, once it stands."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    coach, question, lit = boxes(page, ".coach", "#question", LIT)
    assert not meet(coach, question), page.inner_text(".coach h2")
    assert not meet(coach, lit), page.inner_text(".coach h2")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_coach_covers_neither_the_question_nor_what_is_lit_on_a_phone(visit: Visit, language: str) -> None:
    page = begin(visit(language, PHONE, dark=False))
    page.mouse.move(1, 1)  # the first page was clicked: nothing is to come under that pointer
    page.locator(".answers [data-key=pass]").tap()
    page.wait_for_selector(".coach .wrong")
    page.locator(LIT).first.scroll_into_view_if_needed()
    picture(page, f"guide-wrong-{language}-390", whole=False)
    uncovered(page)
    titles: set[str] = set()
    for _ in tries("the end of the guided game", 80):
        page.wait_for_function(f"() => document.querySelector('.coach.done') !== null || ({STANDS})() !== ''")
        if page.locator(".coach.done").count():
            break
        titles.add(page.inner_text(".coach h2"))
        uncovered(page)
        tap(page)
    assert len(titles) == len(steps())
