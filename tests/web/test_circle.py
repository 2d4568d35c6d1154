"""A game for up to five without a drawing: played as text, with windows that are passed and held, and by one person in several seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.ports import free_port
from tests.web.browsing import PHONE, inaccessible, picture, sideways, visiting
from tests.web.conftest import serving
from tests.web.tables import Player, make, play, prefer, take_seats

GAME = ("--game", "tests.circle.game:CIRCLE")
SEATS = ("north", "east", "south", "west", "middle")


@pytest.fixture(scope="module")
def circle(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers the game."""
    with serving(tmp_path_factory.mktemp("circle"), *GAME) as address:
        yield address


def give(page: Page, card: int) -> None:
    """Give a card to the only other player."""
    page.get_by_role("button", name=f"Give card {card}", exact=False).first.click()
    page.locator("[data-key='to:east']").click()


def question(page: Page, words: str) -> None:
    """Until this is asked."""
    expect(page.locator("#question")).to_have_text(words)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_play_as_text(browser: Browser, circle: str, language: str) -> None:
    bots = [{"seat": seat, "kind": "bot", "bot": "random"} for seat in SEATS if seat != "south"]
    made = make(circle, {"seat": "south", "kind": "mine", "name": "Marisa"}, *bots, game="circle", setup={"rounds": 2})
    with visiting(browser, circle, language, PHONE, tools=True) as somebody:
        take_seats(somebody, made)
        prefer(somebody, sound=False)
        page = somebody.visit(f"#/table/{made['table']}")
        player = Player(page)
        player.await_turn()
        expect(page.locator("dl")).to_contain_text({"en": "North", "fr": "Nord"}[language])
        expect(page.locator("dl")).to_contain_text({"en": "The", "fr": "L"}[language])
        assert sideways(page) <= 0
        assert inaccessible(page) == []
        picture(page, f"text-table-circle-{language}-390-dark")
        play(player)
        expect(page.locator(".scores li")).to_have_count(5)


def test_a_window_is_passed_and_held(browser: Browser, circle: str) -> None:
    bot = {"seat": "east", "kind": "bot", "bot": "random"}
    made = make(circle, {"seat": "north", "kind": "mine"}, bot, game="circle", setup={"players": 2, "rounds": 9})
    with visiting(browser, circle) as somebody:
        take_seats(somebody, made)
        prefer(somebody, sound=False)
        page = somebody.visit(f"#/table/{made['table']}")
        question(page, "Which card do you give?")
        give(page, 1)
        question(page, "Do you thank?")
        page.get_by_role("tab", name="Auto-pass").click()
        page.get_by_role("switch", name="Do you thank?").click()
        question(page, "Which card do you give?")
        give(page, 2)
        question(page, "Which card do you give?")
        page.locator("h2", has_text="The table").click()
        page.keyboard.press("h")
        page.get_by_text("Hold is on: you’re always asked").wait_for()
        give(page, 3)
        question(page, "Do you thank?")
        page.keyboard.press("h")
        question(page, "Which card do you give?")
        expect(page.get_by_text("Hold is on: you’re always asked")).to_have_count(0)


def test_one_person_plays_several_seats(browser: Browser, circle: str) -> None:
    mine = [{"seat": seat, "kind": "mine"} for seat in SEATS[:3]]
    made = make(circle, *mine, game="circle", setup={"players": 3})
    with visiting(browser, circle) as somebody:
        take_seats(somebody, made)
        prefer(somebody, sound=False)
        page = somebody.visit()
        page.get_by_role("link", name="Your move").click()
        question(page, "Which card do you give?")
        seats = page.get_by_label("Your seats")
        expect(seats).to_have_value("north")
        give(page, 12)
        question(page, "Waiting for East")
        seats.select_option("east")
        question(page, "Do you thank?")
        expect(page.get_by_label("Your seats")).to_have_value("east")
        page.get_by_role("tab", name="Auto-pass").click()
        page.get_by_role("switch", name="Do you thank?").click()
        question(page, "Which card do you give?")
        page.get_by_label("Your seats").select_option("north")
        question(page, "Waiting for East")
        page.get_by_role("tab", name="Auto-pass").click()
        expect(page.get_by_role("switch", name="Do you thank?")).not_to_be_checked()


def test_a_table_comes_back_after_the_server_was_started_anew(browser: Browser, client: None, tmp_path: Path) -> None:
    port = str(free_port())
    bot = {"seat": "east", "kind": "bot", "bot": "random"}
    with visiting(browser, f"http://127.0.0.1:{port}/") as somebody:
        with serving(tmp_path, *GAME, "--port", port) as address:
            made = make(address, {"seat": "north", "kind": "mine"}, bot, game="circle", setup={"players": 2})
            take_seats(somebody, made)
            prefer(somebody, sound=False)
            page = somebody.visit(f"#/table/{made['table']}")
            question(page, "Which card do you give?")
        lost = page.get_by_text("Connection lost")
        lost.wait_for()
        page.get_by_role("button", name="Give card 5").click()
        with serving(tmp_path, *GAME, "--port", port):
            question(page, "To whom?")
            expect(lost).to_have_count(0)
        somebody.forgive("WebSocket|ERR_CONNECTION")


def test_what_happens_is_read_out_and_keys_do_nothing_behind_a_question(browser: Browser, circle: str) -> None:
    bot = {"seat": "east", "kind": "bot", "bot": "random", "name": "Alix"}
    made = make(circle, {"seat": "north", "kind": "mine"}, bot, game="circle", setup={"players": 2, "rounds": 3})
    with visiting(browser, circle) as somebody:
        take_seats(somebody, made)
        prefer(somebody, sound=False)
        page = somebody.visit(f"#/table/{made['table']}")
        question(page, "Which card do you give?")
        aloud = page.get_by_role("log")
        assert aloud.inner_text() == ""
        give(page, 7)
        expect(aloud).to_contain_text("North gives 7 to Alix at The tower.")
        question(page, "Do you thank?")
        page.keyboard.press(" ")
        question(page, "Which card do you give?")
        player = Player(page)
        entry = player.entry()
        page.get_by_role("tab", name="More").click()
        page.get_by_role("button", name="Resign").click()
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("1")
        page.keyboard.press("h")
        page.get_by_role("button", name="No", exact=True).click()
        assert player.entry() == entry
        expect(page.get_by_text("Hold is on: you’re always asked")).to_have_count(0)
        page.locator("h2", has_text="The table").click()
        page.keyboard.press("1")
        question(page, "To whom?")


def test_what_could_not_be_said_stays_in_its_field(browser: Browser, circle: str) -> None:
    made = make(circle, {"seat": "north", "kind": "mine"}, {"seat": "east", "kind": "mine"}, game="circle", setup={"players": 2})
    with visiting(browser, circle) as somebody:
        lines: list[WebSocketRoute] = []
        broken = {"now": False}

        def carry(line: WebSocketRoute) -> None:
            lines.append(line)
            if broken["now"]:
                line.close()
            else:
                line.connect_to_server()

        somebody.context.route_web_socket("**/ws/*", carry)
        take_seats(somebody, made, "north")
        prefer(somebody, sound=False)
        page = somebody.visit(f"#/table/{made['table']}")
        question(page, "Which card do you give?")
        broken["now"] = True
        lines[0].close()
        page.get_by_text("Connection lost").wait_for()
        page.get_by_role("tab", name="Chat").click()
        words = page.get_by_label("Say something")
        words.fill("Good evening")
        words.press("Enter")
        expect(words).to_have_value("Good evening")
        broken["now"] = False
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        words.press("Enter")
        page.locator(".chat li", has_text="Good evening").wait_for()
        expect(words).to_have_value("")


def test_a_link_is_copied_where_the_browser_offers_no_clipboard(browser: Browser, circle: str) -> None:
    """On a local network without TLS there is none."""
    made = make(circle, {"seat": "north", "kind": "mine"}, {"seat": "east", "kind": "open"}, game="circle", setup={"players": 2})
    with visiting(browser, circle) as somebody:
        somebody.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        take_seats(somebody, made)
        page = somebody.visit(f"#/table/{made['table']}")
        page.get_by_role("button", name="Copy link").click()
        page.get_by_text("Link copied.").wait_for()
