"""Whatever a table shows fits into the windows of small laptops: nothing is cut, nothing must be scrolled to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web import hunting
from tests.web.browsing import LOWER, PHONE, WIDE, picture, sideways
from tests.web.conftest import Visit
from tests.web.hunting import table_for_two
from tests.web.tables import LIT, Player, against_a_bot, finish, make, play, take_seats
from tests.web.test_fury_pictures import BOT, GROUP, ME, group_asked, told
from tests.web.test_replay import scrub
from tests.web.test_table import a_fight_with_five_cards, questions_of_empire, sit

SMALL = ViewportSize(width=1280, height=720)
SMALLEST = ViewportSize(width=360, height=640)
"""A small phone."""


@pytest.mark.parametrize(("language", "size"), [("it", LOWER), ("en", LOWER), ("it", WIDE), ("fr", WIDE)])
def test_a_fight_and_eight_cards_fit_in_a_window(visit: Visit, server: str, language: str, size: ViewportSize) -> None:
    position, attacker, target = a_fight_with_five_cards()
    page = sit(visit(language, size), against_a_bot(server, position=position))
    player = Player(page)
    player.await_turn()
    assert cut_names(page) == []
    for one in (attacker, target):
        page.locator(f".castle [data-thing='empire-character:{one}']").click()
    page.wait_for_selector(".rounds")
    for count in range(1, 6):
        page.locator(f".hand {LIT}:not(.marked)").first.click(position={"x": 12, "y": 12})
        expect(page.locator(".rounds .laid")).to_have_count(count)
    picture(page, f"table-fight-{language}-{size['width']}-{size['height']}", whole=False)
    assert cut_names(page) == []
    assert too_high(page) == []


def cut_names(page: Page) -> list[str]:
    """The names of cards in hand, and of people in the notes, that are cut off or lie over something else."""
    found: list[str] = page.evaluate(
        """() => {
            const cut = (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3;
            const parts = [...document.querySelectorAll('.hand .head, .hand .foot, .hand .foot b, .notes tbody th')];
            return parts.filter(cut).map((part) => part.textContent);
        }"""
    )
    return found


def too_high(page: Page) -> list[str]:
    """What must be scrolled down to be seen: the page, or the stage."""
    found: list[str] = page.evaluate(
        """() => [document.documentElement, document.querySelector('main > .arena')]
            .filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.className || 'page')"""
    )
    return found


@pytest.mark.parametrize(("language", "size"), [("en", LOWER), ("it", SMALL)])
def test_dracula_sees_four_hunters_the_catacombs_and_a_map_without_an_edge(
    visit: Visit, server: str, language: str, size: ViewportSize
) -> None:
    page = hunting.sit(visit(language, size), table_for_two(server, ME, BOT, position={**GROUP, "active": "dracula", "phase": "move"}))
    picture(page, f"fury-fit-{language}-{size['height']}", whole=False)
    assert hidden(page, ".people .hunter", ".people") == []
    assert hidden(page, "div.trail .card, div.trail .empty", "div.trail") == []
    assert not {"Hospital", "Ospedale"} & set(on_marks(page))


BROKEN = """within => {
    const texts = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT), found = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const word of text.textContent.matchAll(/\\p{L}{3,}/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) found.push(word[0]);
        }
    }
    return found;
}"""
"""The words within a part of the page that do not stand on one line."""


@pytest.mark.parametrize("fighters", [2, 4])
@pytest.mark.parametrize("size", [ViewportSize(width=1181, height=650), SMALL, LOWER], ids=["1181", "1280", "1366"])
def test_seven_tactics_and_their_names_are_in_sight_whoever_fights(visit: Visit, server: str, size: ViewportSize, fighters: int) -> None:
    """Dracula's seven cards, against two hunters or all four, in low windows where the results stand beside them."""
    asked = group_asked("tactic", "dracula")

    def crowd(state: dict[str, Any]) -> None:
        asked(state)
        state["view"]["combat"]["fighters"] = ["lord_godalming", "dr_seward", "van_helsing", "mina_harker"][:fighters]

    visitor = visit("en", size)
    told(visitor, crowd)
    page = hunting.sit(visitor, table_for_two(server, ME, BOT, position=GROUP))
    page.wait_for_selector(".combat tbody tr")
    expect(page.locator(".combat .hand .thing")).to_have_count(7)
    picture(page, f"fury-crowd-{fighters}-{size['width']}", whole=False)
    assert hidden(page, ".combat .hand .thing, .combat .hunters li", ".combat") == []
    assert page.evaluate(BROKEN, ".combat .hand") == []
    assert page.evaluate(BROKEN, ".combat .sides") == []


LARGEST = [("it", LOWER, False), ("en", WIDE, True), ("it", PHONE, True), ("fr", SMALLEST, False)]


@pytest.mark.parametrize(("language", "size", "dark"), LARGEST, ids=[f"{language}-{size['width']}" for language, size, _ in LARGEST])
@pytest.mark.parametrize("game", ["empire", "fury"])
def test_the_largest_text_cuts_no_answer_and_widens_no_page(
    visit: Visit, server: str, game: str, language: str, size: ViewportSize, dark: bool
) -> None:
    made = against_a_bot(server) if game == "empire" else table_for_two(server, BOT, ME)
    visitor = visit(language, size, dark)
    page = (sit if game == "empire" else hunting.sit)(visitor, made, size="largest")
    player = Player(page) if game == "empire" else hunting.Hunting(page)
    player.await_turn()
    for _ in range(3):
        picture(page, f"largest-{game}-{language}-{size['width']}", whole=False)
        assert sideways(page) <= 0
        assert cut_answers(page) == []
        assert game == "fury" or cut_names(page) == []
        player.move()
        player.await_turn()
    finish(server, made)
    page = visitor.visit(f"#/replay/{made['table']}")
    page.wait_for_selector(".scrubber")
    picture(page, f"largest-replay-{game}-{language}-{size['width']}", whole=False)
    assert sideways(page) <= 0


def cut_answers(page: Page) -> list[str]:
    """The answers that are wider than the place they stand in, or whose words are wider than they are."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.answers button')].filter((answer) => {
            const [box, place] = [answer.getBoundingClientRect(), answer.closest('.answers').getBoundingClientRect()];
            return box.right > place.right + 1 || answer.scrollWidth > answer.clientWidth + 1;
        }).map((answer) => answer.textContent)"""
    )
    return found


def test_the_names_of_the_castle_and_of_the_trail_fit_on_a_phone(visit: Visit, server: str) -> None:
    page = sit(visit("it", PHONE), against_a_bot(server, position=a_castle_of_long_names()))
    page.wait_for_selector(".castle .person")
    wide = "parts => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent)"
    names = page.locator(".castle .person .head b")
    expect(names.get_by_text("Maggiordomo")).to_be_visible()
    assert names.evaluate_all(wide) == []
    page = hunting.sit(visit("it", PHONE), table_for_two(server, BOT, ME))
    assert hidden(page, "#fury-trail small", "body") == []


@pytest.mark.parametrize(("language", "size"), [("it", PHONE), ("en", LOWER), ("fr", LOWER)])
def test_long_names_leave_the_value_of_a_card_in_sight(visit: Visit, server: str, language: str, size: ViewportSize) -> None:
    long = ["h-servants-2", "h-holy-1", "h-holy-2", "h-holy-3", "h-servants-1", "h-nobles-1"]
    people = {"castle": ["lady", "bishop", "cook"], "vampires": ["lady", "monk", "maid"]}
    position = {**people, "active": "human", "phase": "action", "human": {"hand": long}, "vampire": {"hand": ["v-draw"]}}
    page = sit(visit(language, size), against_a_bot(server, position=position))
    page.wait_for_selector(".hand .value")
    cut = "parts => parts.filter((part) => part.offsetHeight > part.parentElement.clientHeight + 1).map((part) => part.textContent)"
    assert page.locator(".hand .value").evaluate_all(cut) == []


def a_castle_of_long_names() -> dict[str, Any]:
    """A position whose castle holds the one with the longest name."""
    for decision, game in questions_of_empire():
        if decision.kind == "action" and decision.seat == "human" and "butler" in game.view("human").castle:
            return game.position()
    raise AssertionError("the butler never came")


@pytest.mark.parametrize("seat", ["dracula", "hunters"])
def test_every_row_of_the_combat_table_is_in_sight(visit: Visit, server: str, seat: str) -> None:
    visitor = visit("it", LOWER)
    told(visitor, group_asked("tactic", seat))
    page = hunting.sit(visitor, table_for_two(server, *((ME, BOT) if seat == "dracula" else (BOT, ME)), position=GROUP))
    page.wait_for_selector(".combat tbody tr")
    picture(page, f"fury-combat-fit-{seat}", whole=False)
    assert hidden(page, ".combat tbody tr, .combat .hand .thing", ".combat") == []


@pytest.mark.parametrize("game", ["empire", "fury"])
def test_nothing_covers_the_controls_of_a_replay_on_a_phone(visit: Visit, server: str, game: str) -> None:
    made = against_a_bot(server) if game == "empire" else table_for_two(server, BOT, ME)
    visitor = visit("it", PHONE)
    sit(visitor, made)
    finish(server, made)
    page = visitor.visit(f"#/replay/{made['table']}")
    page.wait_for_selector(".scrubber")
    covered = """buttons => buttons.filter((button) => {
        const box = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }).map((button) => button.textContent || button.ariaLabel)"""
    assert page.locator(".scrubber button, .scrubber input").evaluate_all(covered) == []
    picture(page, f"replay-{game}-phone", whole=False)


def test_the_controls_of_a_replay_stay_in_sight_and_another_seat_shows_the_same_moment(visit: Visit, server: str) -> None:
    bots = ({"seat": seat, "kind": "bot", "bot": "random"} for seat in "bcde")
    made = make(server, {"seat": "a", "kind": "mine"}, *bots, game="vtes", setup={"turn_limit": 6})
    visitor = visit("en", LOWER)
    page = sit(visitor, made)
    play(Player(page), 6)
    finish(server, made)
    page = visitor.visit(f"#/replay/{made['table']}")
    page.wait_for_selector(".scrubber")
    assert hidden(page, ".scrubber button, .scrubber input", "body") == []
    slider = page.get_by_role("slider")
    scrub(page, int(slider.get_attribute("max") or 0) // 2)
    moment = slider.input_value()
    page.evaluate(
        "() => { window.moments = []; new MutationObserver(() => window.moments.push(document.querySelector('input[type=range]').value))"
        ".observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }); }"
    )
    page.locator(".seats").get_by_role("button", name="Methuselah C").click()
    expect(page.locator(".seats button[aria-pressed=true]")).to_contain_text("Methuselah C")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    assert set(page.evaluate("window.moments")) <= {moment}


def test_the_log_of_a_replay_of_fury_has_room(visit: Visit, server: str) -> None:
    made = table_for_two(server, ME, BOT)
    finish(server, made)
    visitor = visit("en", LOWER)
    take_seats(visitor, made)
    page = visitor.visit(f"#/replay/{made['table']}")
    page.wait_for_selector(".told")
    assert page.locator(".told").evaluate("log => log.clientHeight") > 110
    assert too_high_page(page) is False


def hidden(page: Page, things: str, within: str) -> list[str]:
    """What of these things is not wholly to be seen in a part of the page."""
    found: list[str] = page.evaluate(
        """([things, within]) => {
            const frame = document.querySelector(within).getBoundingClientRect();
            const right = Math.min(frame.right, innerWidth) + 1, bottom = Math.min(frame.bottom, innerHeight) + 1;
            return [...document.querySelectorAll(things)].filter((thing) => {
                const box = thing.getBoundingClientRect();
                return box.width > 0 && (box.bottom > bottom || box.right > right || box.top < frame.top - 1);
            }).map((thing) => thing.textContent || thing.tagName);
        }""",
        [things, within],
    )
    return found


def on_marks(page: Page) -> list[str]:
    """The names on the map that lie over the mark of a place."""
    found: list[str] = page.evaluate(
        """() => {
            const places = [...document.querySelectorAll('[data-thing^="fury-place:"][data-zone=map]')];
            const marks = places.map((mark) => mark.getBoundingClientRect());
            return [...document.querySelectorAll('.names text')].filter((name) => {
                const box = name.getBoundingClientRect();
                return marks.some(({ x, y, width, height }) => {
                    const [across, down] = [x + width / 2, y + height / 2];
                    return across > box.left - 3 && across < box.right + 3 && down > box.top && down < box.bottom;
                });
            }).map((name) => name.textContent.trim());
        }"""
    )
    return found


def too_high_page(page: Page) -> bool:
    """Whether the page must be scrolled."""
    return bool(page.evaluate("document.documentElement.scrollHeight > innerHeight + 1"))
