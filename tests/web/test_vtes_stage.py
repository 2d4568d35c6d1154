"""The stage of VTES: action, block, combat, referendum, transfers, a card with choices: what it says, and that clicking does it."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from websockets.sync.client import ClientConnection

from tests.tries import tries
from tests.web.browsing import LOWER, PHONE, WIDE, inaccessible, picture, sideways
from tests.web.conftest import Visit
from tests.web.tables import ask_everything, heard, line_to, make, prefer, take_seats

NAMES = {"a": "Marisa", "b": "Elke", "c": "Iago", "d": "Ottilie", "e": "Jonas"}
BLEED: dict[str, Any] = {
    "turn": 21,
    "phase": "minion",
    "seats": {
        "a": {
            "pool": 12,
            "hand": ["Govern the Unaligned", "Bonding", "Lost in Crowds"],
            "ready": [{"card": "Gelasia Fotiou", "blood": 5}, "Alexander Silverson", {"card": "Andi Liu", "locked": True}],
            "uncontrolled": ["Ashley"],
            "rest": "removed",
        },
        "b": {"pool": 9, "ready": [{"card": "Belinde", "cards": ["Raven Spy"]}, "Horace Radcliffe"], "rest": "removed"},
        "c": {"pool": 14, "ready": ["Catalina Vega", "Tamoszius"], "rest": "removed"},
        "d": {"pool": 21, "ready": ["Ayelech", "Trevon Parker"], "rest": "removed"},
        "e": {"pool": 17, "ready": ["Alice Chen", "Madison"], "rest": "removed"},
    },
}
ANSWERS = 400
"""How often it is looked whether somebody is asked something."""
FIVE = ["malkavian", "nosferatu", "toreador", "tremere", "ventrue"]
FIGHT: dict[str, Any] = {
    "turn": 21,
    "phase": "minion",
    "seats": {
        "a": {"pool": 12, "hand": ["Roundhouse", "Deep Song"], "ready": ["Horace Radcliffe"], "rest": "removed"},
        "b": {"pool": 6, "hand": ["Rolling with the Punches"], "ready": [{"card": "Gebeyehu Abdu", "blood": 2}], "rest": "removed"},
    },
}
VOTE: dict[str, Any] = {
    "turn": 13,
    "phase": "minion",
    "seats": {
        "a": {"pool": 5, "hand": ["Kine Resources Contested"], "ready": ["Alice Chen"], "rest": "removed"},
        "b": {"pool": 3, "ready": ["Chrysanthemum"], "rest": "removed"},
        "c": {"pool": 8, "ready": ["Andi Liu"], "rest": "removed"},
    },
}
INFLUENCE: dict[str, Any] = {
    "turn": 13,
    "phase": "influence",
    "seats": {
        "a": {
            "pool": 12,
            "ready": ["Gelasia Fotiou"],
            "uncontrolled": [{"card": "Donny Kowalczyk", "blood": 4}, {"card": "Ashley", "blood": 2}, "Meaghan"],
        },
        "b": {},
        "c": {},
    },
}
MASTER: dict[str, Any] = {
    "turn": 13,
    "phase": "master",
    "seats": {"a": {"pool": 12, "hand": ["Blood Doll"], "ready": ["Gelasia Fotiou", "Sully"], "rest": "removed"}, "b": {}, "c": {}},
}


class Lines:
    """All seats of a table without a browser: they answer as they are told, and pass elsewhere."""

    def __init__(self, stack: ExitStack, server: str, made: dict[str, Any]) -> None:
        self.lines = {key["seat"]: stack.enter_context(line_to(server, made, key["seat"])) for key in made["seats"]}
        self.states: dict[str, dict[str, Any]] = {}
        self.answered: set[tuple[str, int]] = set()

    def leave(self, seat: str) -> None:
        """What a seat is asked now is answered in a browser."""
        self.answered.add((seat, self.states[seat]["ask"]["number"]))

    def hear(self, line: ClientConnection, seat: str) -> None:
        """Whatever has come; at first, wait for it."""
        while True:
            try:
                self.note(seat, heard(line) if seat not in self.states else json.loads(line.recv(timeout=0.02)))
            except TimeoutError:
                return

    def note(self, seat: str, message: dict[str, Any]) -> None:
        """Keep what a seat is told."""
        assert message["type"] not in ("refused", "problem"), message
        if message["type"] == "state":
            self.states[seat] = message

    def open_ask(self, seat: str) -> dict[str, Any] | None:
        """What a seat is asked and has not answered."""
        ask: dict[str, Any] | None = self.states[seat]["ask"]
        return None if ask is None or (seat, ask["number"]) in self.answered else ask

    def answer(self, seat: str, ask: dict[str, Any], key: str) -> None:
        """Choose, and wait until that is accepted."""
        self.answered.add((seat, ask["number"]))
        self.lines[seat].send(json.dumps({"type": "choose", "number": ask["number"], "key": key, "id": 1}))
        for _ in tries("the answer is accepted", 100):
            message = heard(self.lines[seat])
            self.note(seat, message)
            if message["type"] == "accepted":
                return

    def until(self, seat: str, key: str = "", prompt: str = "") -> None:
        """Let everybody pass until a seat can choose an option that begins so, and choose it; or until it is asked something."""
        for _ in tries(f"{seat} {key or prompt}", ANSWERS):
            for other, line in self.lines.items():
                self.hear(line, other)
            asks = {other: ask for other in self.lines if (ask := self.open_ask(other)) is not None}
            if seat in asks:
                if asks[seat]["prompt"]["id"] == prompt:
                    return
                if key and (chosen := offered(asks[seat], key)):
                    self.answer(seat, asks[seat], chosen)
                    return
            passing = next((other for other, ask in asks.items() if offered(ask, "pass")), "")
            if passing:
                self.answer(passing, asks[passing], "pass")


def offered(ask: dict[str, Any], key: str) -> str:
    """The option of a question that begins so, or the marks as they are given; nothing if that is not asked."""
    found = [option["key"] for option in ask["options"] if option["key"].startswith(key)]
    marks = [key for mark in ask["marks"] if key.startswith(mark["key"])]
    return next(iter((*found, *marks)), "")


def table(server: str, decks: list[str], position: dict[str, Any]) -> dict[str, Any]:
    """A table at which all seats are people's who are asked everything, in a position."""
    seats = [{"seat": seat, "kind": "mine", "name": NAMES[seat]} for seat in "abcde"[: len(decks)]]
    made = make(server, *seats, game="vtes", setup={"decks": decks}, position=position)
    ask_everything(server, made)
    return made


def sit(visit: Visit, made: dict[str, Any], seat: str, language: str = "en", size: ViewportSize = WIDE, dark: bool = True) -> Page:
    """The page of somebody at the table."""
    visitor = visit(language=language, size=size, dark=dark, tools=True)
    take_seats(visitor, made, seat)
    prefer(visitor, sound=False, explain=False)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".stage[data-scene]")
    return page


def test_a_bleed_asks_who_blocks_and_says_what_comes_of_it(visit: Visit, server: str) -> None:
    made = table(server, FIVE, BLEED)
    with ExitStack() as stack:
        lines = Lines(stack, server, made)
        lines.until("a", "play:govern-the-unaligned/dom:gelasia")
        lines.until("b", prompt="vtes-window-open")
        lines.leave("b")
        page = sit(visit, made, "b")
        stage = page.locator(".stage[data-scene=action]")
        expect(stage).to_contain_text("As it stands, a bleed of 3 meets your 9 pool: 6 left.")
        expect(stage).to_contain_text("2 of yours could block")
        expect(stage.locator("[aria-current=step]")).to_have_text("block?")
        assert inaccessible(page) == []
        picture(page, "vtes-stage-bleed-en-1440-dark", whole=False)
        stage.get_by_role("button", name="Belinde").click()
        lines.until("a", prompt="vtes-window-attempt")
        expect(stage.locator("[aria-current=step]")).to_have_text("block attempt")
        expect(stage.locator("dl")).to_contain_text("Raven Spy +1")
        expect(stage).to_contain_text("As it stands, Belinde blocks Gelasia Fotiou.")
        expect(stage).to_contain_text("Blocking, yours")
        lines.until("a", "play:bonding/DOM")
        expect(stage.locator("dl")).to_contain_text("Bonding +1")
        expect(stage.get_by_role("list", name="cards played")).to_contain_text("Bonding")
        assert inaccessible(page) == []


def test_a_combat_shows_both_strikes_and_what_each_takes(visit: Visit, server: str) -> None:
    made = table(server, ["nosferatu", "hecata"], FIGHT)
    with ExitStack() as stack:
        lines = Lines(stack, server, made)
        for seat, key in (("a", "play:deep-song/ANI"), ("a", "piece:gebe"), ("b", "strike:hand"), ("a", "play:roundhouse/POT")):
            lines.until(seat, key)
        lines.until("b", prompt="vtes-combat-damage")
        page = sit(visit, made, "b")
        stage = page.locator(".stage[data-scene=combat]")
        expect(stage.get_by_role("heading")).to_have_text("Round 1")
        expect(stage).to_contain_text("close range")
        expect(stage.locator("dl").first).to_contain_text("4 damage")
        expect(stage.locator("dl").last).to_contain_text("Roundhouse")
        expect(stage.locator("dl").last).to_contain_text("hand strike for 4")
        expect(stage.get_by_role("list", name="Played this round")).to_contain_text("Roundhouse")
        expect(stage).to_contain_text("As it stands, Gebeyehu Abdu goes to torpor.")
        assert inaccessible(page) == []
        picture(page, "vtes-stage-combat-en-1440-dark", whole=False)


FAILS = {"en": "the referendum fails: 2 for, 2 against", "it": "il referendum non passa: 2 a favore, 2 contro"}


@pytest.mark.parametrize("language", FAILS)
def test_votes_are_cast_on_the_stage(visit: Visit, server: str, language: str) -> None:
    made = table(server, ["ventrue", "tremere", "malkavian"], VOTE)
    with ExitStack() as stack:
        lines = Lines(stack, server, made)
        for seat, key in (("a", "play:kine-resources-contested"), ("a", "seat:b*3 seat:c"), ("c", "against:andi-liu")):
            lines.until(seat, key)
        lines.until("a", prompt="vtes-prompt-polling")
        lines.leave("a")
        page = sit(visit, made, "a", language)
        stage = page.locator(".stage[data-scene=referendum]")
        expect(stage.locator(".terms")).to_contain_text("Elke: 3")
        expect(stage.locator(".votes").last).to_contain_text("Andi Liu")
        assert inaccessible(page) == []
        page.locator("[data-piece] [data-thing]", has_text="Alice Chen").last.click()
        expect(stage.locator("[data-key^='for:alice-chen']")).to_be_focused()
        expect(page.locator(".menu")).to_have_count(1)
        stage.locator("[data-key^='for:alice-chen']").click()
        lines.until("b", "pass")
        expect(stage).to_contain_text(FAILS[language])
        picture(page, f"vtes-stage-vote-{language}-1440-dark", whole=False)


@pytest.mark.parametrize("size", [WIDE, LOWER, PHONE], ids=["wide", "low", "phone"])
def test_all_transfers_are_one_gesture(visit: Visit, server: str, size: ViewportSize) -> None:
    made = table(server, ["malkavian", "tremere", "ventrue"], INFLUENCE)
    page = sit(visit, made, "a", size=size)
    stage = page.locator(".stage[data-scene=influence]")
    donny, ashley = (stage.get_by_role("spinbutton", name=name) for name in ("Donny Kowalczyk", "Ashley"))
    stage.locator("li", has_text="Donny").locator("[data-more]").click()
    donny.focus()
    page.keyboard.press("+")
    expect(donny).to_have_attribute("aria-valuenow", "2")
    expect(stage).to_contain_text("Your pool goes from 12 to 10.")
    expect(stage.locator("li", has_text="Donny")).to_contain_text("Full once you confirm")
    ashley.focus()
    page.keyboard.press("9")
    expect(ashley).to_have_attribute("aria-valuenow", "2")
    expect(stage).to_contain_text("no transfers left")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("-")
    expect(ashley).to_have_attribute("aria-valuenow", "-1")
    expect(stage).to_contain_text("Your pool goes from 12 to 11.")
    page.keyboard.press("1")
    assert inaccessible(page) == []
    assert sideways(page) == 0
    picture(page, f"vtes-stage-influence-en-{size['width']}-dark", whole=False)
    page.keyboard.press("Escape")
    expect(donny).to_have_attribute("aria-valuenow", "0")
    donny.focus()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(stage).to_contain_text("2 transfers left of 2")
    for full in stage.locator("[data-key^='ready:']").all():
        full.click()
    expect(page.locator("[data-piece]", has_text="Donny Kowalczyk").first).to_be_visible()
    expect(stage.locator("li", has_text="Donny")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, LOWER, PHONE], ids=["wide", "low", "phone"])
def test_a_card_with_choices_opens_on_the_stage(visit: Visit, server: str, size: ViewportSize) -> None:
    made = table(server, FIVE, BLEED)
    page = sit(visit, made, "a", size=size)
    card = page.locator("[data-thing='vtes-card:100845']").first
    card.click()
    stage = page.locator(".stage[data-scene=choosing]")
    rows = stage.locator(".menu button")
    expect(rows).to_have_count(4)
    expect(rows.first).to_be_focused()
    expect(rows.first).to_contain_text("costs 1 blood")
    expect(page.locator(".menu")).to_have_count(1)
    if size is WIDE:
        expect(stage).to_contain_text("Andi Liu This minion is locked.")
    assert inaccessible(page) == []
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)
    expect(page.locator(".stage")).to_be_visible()
    card.click()
    page.keyboard.press("1")
    expect(page.locator(".stage[data-scene=action]")).to_contain_text("Acting, yours")
    expect(page.locator(".stage[data-scene=action]")).to_contain_text("Govern the Unaligned")


def test_a_minion_shows_what_it_can_do(visit: Visit, server: str) -> None:
    made = table(server, FIVE, BLEED)
    page = sit(visit, made, "a")
    page.locator("[data-piece] [data-thing]", has_text="Alexander Silverson").last.click()
    bleed, hunt = (page.locator(f".stage .menu [data-key^='{what}:']") for what in ("bleed", "hunt"))
    expect(bleed).to_contain_text("bleed for 1")
    expect(bleed).to_contain_text("Elke")
    hunt.click()
    expect(page.locator(".stage[data-scene=action]")).to_contain_text("Alexander Silverson acts to hunt.")


def test_a_candidate_is_the_same_on_the_stage_and_on_its_board(visit: Visit, server: str) -> None:
    made = table(server, ["malkavian", "tremere", "ventrue"], MASTER)
    page = sit(visit, made, "a")
    page.locator("[data-thing='vtes-card:100199']").first.click()
    stage = page.locator(".stage[data-scene=candidates]")
    expect(stage).to_contain_text("Blood Doll")
    expect(stage.locator(".thing.glow")).to_have_count(2)
    expect(page.locator(".thing.glow", has_text="Sully")).to_have_count(2)
    stage.locator(".thing", has_text="Sully").hover()
    expect(page.locator(".thing.next", has_text="Sully")).to_have_count(2)
    assert inaccessible(page) == []
    stage.locator(".thing", has_text="Sully").click()
    expect(page.locator(".stage[data-scene=candidates]")).to_have_count(0)
    expect(page.locator("[data-piece]", has_text="Sully").first).to_contain_text("Blood Doll")


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt-BR"])
@pytest.mark.parametrize(("size", "most"), [(LOWER, 200), (PHONE, 300)], ids=["low", "phone"])
def test_the_stage_leaves_room_and_speaks_every_language(visit: Visit, server: str, language: str, size: ViewportSize, most: int) -> None:
    made = table(server, FIVE, BLEED)
    with ExitStack() as stack:
        lines = Lines(stack, server, made)
        lines.until("a", "play:govern-the-unaligned/dom:gelasia")
        lines.until("b", "block:belinde")
        lines.until("a", prompt="vtes-window-attempt")
        page = sit(visit, made, "a", language, size, dark=language in ("en", "it"))
        stage = page.locator(".stage[data-scene=action]")
        expect(stage).to_contain_text("Belinde")
        assert "web-vtes" not in stage.inner_text()
        box = stage.bounding_box()
        assert box is not None
        assert box["height"] <= most
        assert sideways(page) == 0
        assert inaccessible(page) == []
        picture(page, f"vtes-stage-attempt-{language}-{size['width']}", whole=False)


def test_nothing_runs_and_the_stage_says_whose_turn_it_is(visit: Visit, server: str) -> None:
    made = table(server, FIVE, BLEED)
    page, other = sit(visit, made, "a"), sit(visit, made, "b")
    expect(page.locator(".stage[data-scene=quiet]")).to_contain_text("Your turn")
    expect(page.locator(".stage [aria-current=step]")).to_have_text("Minion phase")
    quiet = other.locator(".stage[data-scene=quiet]")
    expect(quiet).to_contain_text("Marisa’s turn")
    expect(quiet).to_contain_text("Waiting for Marisa.")
    assert inaccessible(page) == []
