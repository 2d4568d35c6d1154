"""How a table asks and tells: every answer in sight, the last event in words, what is lit brought into view, keys that cost nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

import coterie
from coterie.kernel.chance import Chance
from coterie.kernel.decision import Decision
from coterie.kernel.errors import NoPosition
from tests.web.browsing import LAPTOP, PHONE, WIDE, Visitor, inaccessible, sideways, wait_on
from tests.web.conftest import Visit
from tests.web.hunting import Hunting, sit, table_for_two
from tests.web.tables import play

LOW = ViewportSize(width=1366, height=650)
SHORT = ViewportSize(width=390, height=600)
ME = {"kind": "mine", "name": "Elke"}
BOT = {"kind": "bot", "bot": "random"}
ANSWERS = ".promptbox .answers button"
SIGNS = """log => [...log.querySelectorAll('.kept')].filter(kept => {
    const [name, sign] = [kept.querySelector('button'), kept.lastChild];
    if (sign.nodeType !== Node.TEXT_NODE || sign.textContent === '') return false;
    const range = document.createRange();
    range.selectNode(sign);
    return range.getBoundingClientRect().left < name.getBoundingClientRect().right - 1;
}).map(kept => kept.textContent)"""
"""Names in the log that have lost the sign after them to the next line."""


def a_question(wanted: Callable[[Decision], bool]) -> tuple[dict[str, Any], str]:
    """A position in which something is asked, and who is asked."""
    for seed in range(80):
        game, chances = coterie.new("fury", seed=seed, setup={"players": 2}), Chance(seed)
        while game.decisions:
            decision = game.decisions[0]
            if wanted(decision):
                try:
                    return game.position(), decision.seat
                except NoPosition:
                    pass
            game.choose(decision.seat, decision.pick(chances))
    raise AssertionError("nobody was asked that")


def a_table(server: str, wanted: Callable[[Decision], bool]) -> dict[str, Any]:
    """A table at which this is asked of the one person who sits there."""
    position, seat = a_question(wanted)
    return table_for_two(server, *((ME, BOT) if seat == "dracula" else (BOT, ME)), position=position)


def many(decision: Decision) -> bool:
    """Whether there are six buttons and more."""
    return decision.kind == "action" and sum(all(ref.kind == "fury-hunter" for ref in option.refs) for option in decision.options) >= 6


def told_otherwise(visitor: Visitor, change: Callable[[dict[str, Any]], None]) -> list[dict[str, Any]]:
    """From now on the states that reach this visitor's pages are changed on their way. What the pages say is kept in the list."""
    said: list[dict[str, Any]] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["type"] == "state":
                change(told)
            line.send(json.dumps(told))

        def hear(frame: str | bytes) -> None:
            said.append(json.loads(frame))
            server.send(frame)

        server.on_message(tell)
        line.on_message(hear)

    visitor.context.route_web_socket(re.compile("/ws/"), between)
    return said


def in_sight(thing: Locator) -> bool:
    """Whether the whole of a thing is in the window, and nothing lies over its upper and lower edge."""
    return bool(
        thing.evaluate(
            """thing => {
                const { left, top, right, bottom, width } = thing.getBoundingClientRect();
                if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
                return [top + 4, bottom - 4].every(y => thing.contains(document.elementFromPoint(left + width / 2, y)));
            }"""
        )
    )


def test_the_end_of_the_log_is_in_sight_until_somebody_scrolls_up(visit: Visit, server: str) -> None:
    page = sit(visit("it"), table_for_two(server, BOT, ME))
    player = Hunting(page, 11)
    play(player, 16)
    player.await_turn()
    log = page.locator(".log")
    for size in (WIDE, LOW, LAPTOP):
        page.set_viewport_size(size)
        if size is LAPTOP:
            page.locator(".drawerbutton button").click()
        wait_on(page, "the end of the log", lambda: in_sight(log.locator("li").last))
        assert log.evaluate("log => log.clientHeight") >= 90
        if size is not LAPTOP:
            assert log.evaluate("log => log.scrollHeight > log.clientHeight"), "everything fits, and nothing is tested"
        assert page.locator(".rail").evaluate("rail => rail.scrollHeight - rail.clientHeight") <= 0
    for width in range(150, 300, 5):
        assert log.evaluate(f"(log, width) => {{ log.style.width = `${{width}}px`; return ({SIGNS})(log); }}", width) == []
    log.evaluate("log => { log.style.width = ''; }")
    page.set_viewport_size(WIDE)
    log.evaluate("log => log.scrollTo({ top: -log.scrollHeight })")
    player.move()
    player.await_turn()
    assert not in_sight(log.locator("li").last)
    assert in_sight(log.locator("li").first)


def test_the_switch_for_the_shading_is_in_sight_when_the_hunters_hold_cards(visit: Visit, server: str) -> None:
    def laden(told: dict[str, Any]) -> None:
        told["view"]["belief"] = {"madrid": 0.6}
        for hunter in told["view"]["hunters"]:
            hunter["own_items"] = ["garlic", "crucifix", "heavenly_host", "local_rumors"]

    somebody = visit()
    told_otherwise(somebody, laden)
    page = sit(somebody, table_for_two(server, BOT, ME))
    Hunting(page).await_turn()
    assert page.locator(".people").evaluate("people => people.scrollHeight > people.clientHeight")
    assert in_sight(page.get_by_role("switch", name="Shade where he could be"))


@pytest.mark.parametrize(
    ("language", "size"), [("en", WIDE), ("it", WIDE), ("it", PHONE), ("fr", LOW)], ids=["en", "it", "it-390", "fr-650"]
)
def test_six_answers_are_all_in_sight(visit: Visit, server: str, language: str, size: ViewportSize) -> None:
    page = sit(visit(language, size, tools=True), a_table(server, many))
    Hunting(page).await_turn()
    answers = page.locator(ANSWERS)
    assert answers.count() >= 6
    assert [answer.inner_text() for answer in answers.all() if not in_sight(answer)] == []
    assert page.locator(".below").count() == 0
    if size is PHONE:
        assert {answer.evaluate("answer => answer.offsetHeight >= 44") for answer in answers.all()} == {True}
    assert sideways(page) <= 0
    assert inaccessible(page) == []


def test_answers_that_do_not_fit_are_counted_and_a_new_question_begins_at_its_first(visit: Visit, server: str) -> None:
    def crowded(told: dict[str, Any]) -> None:
        if told.get("ask"):
            told["ask"]["options"] += [
                {"key": f"no{at}", "label": {"id": "fury-option-nothing", "args": {}}, "refs": []} for at in range(28)
            ]

    somebody = visit(size=SHORT, tools=True)
    told_otherwise(somebody, crowded)
    page = sit(somebody, a_table(server, lambda decision: decision.kind == "travel" and "stay" in decision.keys))
    Hunting(page).await_turn()
    below, answers = page.locator(".below"), page.locator(".answers")
    expect(below).to_contain_text("more options below")
    assert in_sight(below)
    assert inaccessible(page) == []
    page.locator(ANSWERS).last.scroll_into_view_if_needed()
    expect(below).to_have_count(0)
    asked, before = page.get_attribute(".table", "data-asked"), page.inner_text("#question")
    page.locator(f"{ANSWERS}[data-key=stay]").evaluate("answer => answer.click()")
    expect(page.locator(".table")).not_to_have_attribute("data-asked", asked or "")
    Hunting(page).await_turn()
    assert page.inner_text("#question") != before
    assert answers.evaluate("answers => answers.scrollTop") == 0
    expect(below).to_be_visible()


def test_on_a_phone_a_line_tells_what_has_happened(visit: Visit, server: str) -> None:
    for size in (PHONE, WIDE):
        page = sit(visit(size=size), table_for_two(server, BOT, ME))
        player = Hunting(page, 3)
        play(player, 8)
        player.await_turn()
        line = page.locator(".lately")
        if size is WIDE:
            expect(line).to_have_count(0)
            continue
        assert in_sight(line)
        assert (page.locator(".log li").last.text_content() or "").strip() in line.inner_text()
        assert line.evaluate("line => line.scrollHeight - line.clientHeight") <= 1
        assert line.evaluate("line => line.clientHeight") <= 40
        expect(line).to_have_attribute("aria-hidden", "true")


def test_on_a_phone_a_new_question_brings_what_it_lights_into_view(visit: Visit, server: str) -> None:
    made = a_table(server, lambda decision: decision.kind == "clear")
    page = sit(visit("it", PHONE), made)
    Hunting(page).await_turn()
    wait_on(page, "what is lit", lambda: in_sight(page.locator(".trail .thing.glow").first))
    assert page.locator("div.trail").evaluate("trail => trail.scrollLeft") > 0, "it was in view anyhow"
    assert sideways(page) <= 0


def only(*options: dict[str, Any]) -> Callable[[dict[str, Any]], None]:
    """A change by which nothing else is asked than this, and no answer ends a phase."""

    def change(told: dict[str, Any]) -> None:
        if told.get("ask"):
            told["ask"] |= {"options": list(options), "ends": False}

    return change


def option(key: str, label: str, *refs: str, **args: Any) -> dict[str, Any]:
    """An option as the server writes it; what it points at are places."""
    return {"key": key, "label": {"id": label, "args": args}, "refs": [{"kind": "fury-place", "id": place} for place in refs]}


AGATHA = {"kind": "fury-card", "id": "sister_agatha"}
ROAD = option("road:paris", "fury-option-road", "paris", place={"kind": "fury-place", "id": "paris"})


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ([option("stay", "fury-option-stay"), ROAD], None),
        ([option("send_away:dogs", "fury-option-send_away", card={"kind": "fury-item", "id": "dogs"}), ROAD], None),
        ([option("ally:sister_agatha", "fury-option-ally", card=AGATHA), option("pass", "fury-option-no-ally", card=AGATHA)], None),
        ([option("pass", "fury-option-go-on"), option("stay", "fury-option-stay"), ROAD], "pass"),
        ([option("stay", "fury-option-stay")], "stay"),
    ],
    ids=["stay-or-go", "send-the-dogs-away", "discard-an-ally", "go-on", "no-choice"],
)
def test_space_goes_on_or_says_no_and_nothing_dearer(visit: Visit, server: str, options: list[dict[str, Any]], answer: str | None) -> None:
    somebody = visit()
    said = told_otherwise(somebody, only(*options))
    page = sit(somebody, table_for_two(server, BOT, ME))
    Hunting(page).await_turn()
    marked = page.locator(f"{ANSWERS}:has(kbd)")
    wanted = [answer] if answer else []
    assert [one.get_attribute("data-key") for one in marked.all()] == wanted
    page.keyboard.press("Space")
    if wanted:
        wait_on(page, "the answer", lambda: said[-1]["type"] == "choose")
    else:
        page.wait_for_timeout(200)
    assert [message["key"] for message in said if message["type"] == "choose"] == wanted


def test_on_a_phone_the_rule_and_the_explaining_can_be_hit_and_the_place_in_the_game_can_be_read(visit: Visit, server: str) -> None:
    def late(told: dict[str, Any]) -> None:
        told["view"] |= {"round": 12, "time": "dusk" if told["view"]["round"] % 2 else "noon", "phase": "start"}

    for language in ("en", "it", "fr", "pt-BR"):
        somebody = visit(language, PHONE)
        told_otherwise(somebody, late)
        page = sit(somebody, table_for_two(server, BOT, ME))
        Hunting(page).await_turn()
        boxes = [page.locator(link).bounding_box() for link in (".coach a", ".coach .stop")]
        rule, stop = boxes
        assert rule is not None
        assert stop is not None
        assert min(rule["height"], rule["width"], stop["height"], stop["width"]) >= 44
        assert rule["x"] + rule["width"] <= stop["x"]
        cut = page.locator(".crumbs li").evaluate_all(
            "crumbs => crumbs.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
        )
        assert cut == []
        assert page.locator(".crumbs li:visible").count() == 2


def test_on_a_phone_several_seats_leave_room_for_the_place_in_the_game(visit: Visit, server: str) -> None:
    page = sit(visit("it", PHONE), table_for_two(server, ME, ME), "dracula", "hunters")
    seats = page.locator(".seats select").bounding_box()
    assert seats is not None
    assert seats["height"] >= 44
    crumbs = page.locator(".crumbs li:visible")
    assert crumbs.count() == 2
    assert crumbs.evaluate_all("crumbs => crumbs.filter(one => one.scrollWidth > one.clientWidth).length") == 0
    assert sideways(page) <= 0


def test_no_spoken_name_has_two_stops(visit: Visit, server: str) -> None:
    page = sit(visit(), a_table(server, lambda decision: decision.kind == "dracula-move" and "wolf_form" in decision.keys))
    Hunting(page).await_turn()
    spoken = page.locator(".thing > .vh").all_text_contents()
    assert [words for words in spoken if ".." in words] == []
    assert any(". You can choose it." in words and words.count(".") > 2 for words in spoken)


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_whoever_changes_seats_finds_the_same_page_beside_the_table(visit: Visit, server: str, size: ViewportSize) -> None:
    page = sit(visit(size=size), table_for_two(server, ME, ME), "dracula", "hunters")
    if size is LAPTOP:
        page.get_by_role("button", name="Notes, log and more").click()
    page.get_by_role("tab", name="Auto-pass").click()
    for seat in ("hunters", "dracula"):
        page.get_by_label("Your seats").select_option(seat)
        expect(page.get_by_label("Your seats")).to_have_value(seat)
        page.wait_for_selector(".map .ground")
        expect(page.get_by_role("tab", name="Auto-pass")).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tab", name="Auto-pass")).to_be_in_viewport()
