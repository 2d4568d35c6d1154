"""Fury of Dracula in a browser: a whole hunt by clicking, what each page was told, the map by hand and by keyboard, and how it looks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

import coterie
from coterie.kernel.chance import Chance
from tests.tries import tries
from tests.web.browsing import LAPTOP, PHONE, WIDE, inaccessible, picture, sideways, wait_on
from tests.web.conftest import Visit
from tests.web.hunting import ANSWER, GLOWS, LISTED, Ears, Hunting, sit, table_for_two
from tests.web.tables import asked_first, play

WAYS = [("en", WIDE, True), ("it", PHONE, True), ("fr", LAPTOP, False), ("pt-BR", PHONE, False)]
UNTRANSLATED = re.compile(r"\b(table|web|fury)-[a-z]+-?")
ME = {"kind": "mine", "name": "Elke"}
OTHER = {"kind": "mine", "name": "Jonas"}
BOT = {"kind": "bot", "bot": "random"}
APART = """() => {
    const at = place => document.querySelector(`[data-thing='fury-place:${place}']`).getBoundingClientRect().x;
    return at("prague") - at("paris");
}"""
"""How far two cities are apart on the screen."""


def leaks(states: Iterable[dict[str, Any]]) -> list[str]:
    """What a page of hunters was told of Dracula's secrets: places of cards that lie face down, encounters nobody has seen, his hands."""
    found = []
    public: set[str] = set()
    for state in states:
        view, at = state["view"], f"at {state['number']}"
        if state.get("outcome") is not None:
            break
        slots = [*view["trail"], *(slot for slot in view["catacombs"] if slot), *view["dropped"]]
        public |= {slot["place"] for slot in slots if slot["up"]}
        public |= {hunter["place"] for hunter in view["hunters"]} | {*view["hosts"], *view["roadblock"], view["ground"], view["storm"]}
        for ask in [state["ask"]] if state.get("ask") else []:
            public |= {ref["id"] for option in ask["options"] for ref in option["refs"] if ref["kind"] == "fury-place"}
        found += [f"{at}: the place of a hidden card, {slot['place']}" for slot in slots if slot["place"] and not slot["up"]]
        found += [
            f"{at}: a hidden encounter, {token['kind']}" for slot in slots for token in slot["tokens"] if token["kind"] and not token["up"]
        ]
        found += [f"{at}: Hide in a hidden card" for slot in slots if "hide" in slot["powers"] and not slot["up"]]
        found += [f"{at}: Dracula's own {field}" for field in ("own_tokens", "own_events") if view["dracula"][field]]
        if view["dracula"]["place"] and view["dracula"]["place"] not in public:
            found.append(f"{at}: where Dracula is, {view['dracula']['place']}")
        for event in state["events"]:
            named = {ref["id"] for ref in things([*event.get("roles", {}).values(), event.get("cause")]) if ref["kind"] == "fury-place"}
            found += [f"{at}: {event['kind']} names {place}" for place in sorted(named - public - {""})]
    return found


def things(text: Any) -> list[dict[str, Any]]:
    """Every thing that a text names, texts within it included."""
    if isinstance(text, list):
        return [thing for part in text for thing in things(part)]
    if not isinstance(text, dict):
        return []
    if "kind" in text and "id" in text:
        return [text]
    return [thing for part in text.get("args", {}).values() for thing in things(part)]


def test_two_browsers_play_a_whole_hunt_and_nothing_is_given_away(visit: Visit, server: str) -> None:
    made = table_for_two(server, OTHER, ME, setup={"turn_limit": 4})
    jonas, elke = visit(), visit("it", PHONE)
    his, hers = Ears(), Ears()
    his.listen(jonas)
    hers.listen(elke)
    players = [Hunting(sit(jonas, made, "dracula"), 1), Hunting(sit(elke, made, "hunters"), 2)]
    for _ in tries("the end of the hunt"):
        player = asked_first(players)
        if player is None:
            break
        player.move()
    assert players[0].page.inner_text("#verdict") in ("Draw", "You win", "You lose")
    assert players[1].page.inner_text("#verdict") in ("Pareggio", "Hai vinto", "Hai perso")
    for player in players:
        expect(player.page.locator(".hidden .card")).not_to_have_count(0)
    picture(players[0].page, "fury-over-en-1440-dark", whole=False)
    picture(players[1].page, "fury-over-it-390-dark")
    assert leaks(hers.states()) == []
    assert len(list(hers.states())) > 20
    found = leaks(his.states())
    assert any("the place of a hidden card" in leak for leak in found), "the check would not see a leak"
    assert any("own_tokens" in leak for leak in found)


@pytest.mark.parametrize(("language", "size", "dark"), WAYS, ids=[f"{language}-{size['width']}" for language, size, _ in WAYS])
@pytest.mark.parametrize("seat", ["dracula", "hunters"])
def test_the_map_in_every_language(visit: Visit, server: str, seat: str, language: str, size: ViewportSize, dark: bool) -> None:
    made = table_for_two(server, ME, BOT) if seat == "dracula" else table_for_two(server, BOT, ME)
    page = sit(visit(language, size, dark, tools=True), made)
    player = Hunting(page, 5)
    for step in range(24):
        player.await_turn()
        if step in (0, 23):
            picture(
                page,
                f"fury-{seat}-{'begin' if step == 0 else 'later'}-{language}-{size['width']}-{'dark' if dark else 'light'}",
                whole=False,
            )
            assert page.get_attribute("html", "lang") == language
            assert sideways(page) <= 0
            assert not UNTRANSLATED.search(page.inner_text("body")), UNTRANSLATED.search(page.inner_text("body"))
            assert inaccessible(page) == []
        player.move()


def test_a_wheel_a_drag_and_buttons_move_the_map(visit: Visit, server: str) -> None:
    page = sit(visit(), table_for_two(server, BOT, ME))
    Hunting(page).await_turn()
    paris = page.locator("[data-thing='fury-place:paris']")

    def apart() -> float:
        return float(page.evaluate(f"({APART})()"))

    near = apart()
    box = page.locator(".map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -300)
    page.wait_for_function("near => document.querySelector('.zoom button:last-child').disabled === false", arg=near)
    wait_on(page, "a closer map", lambda: apart() > near * 1.5)
    before = paris.bounding_box()
    entry = page.get_attribute(".table", "data-at")
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 90, box["y"] + box["height"] / 2 - 40, steps=4)
    page.mouse.up()
    assert before is not None
    there = pytest.approx(before["x"] - 90, abs=3)
    wait_on(page, "Paris follows the hand", lambda: (paris.bounding_box() or before)["x"] == there)
    assert page.get_attribute(".table", "data-at") == entry, "a drag is no click"
    page.get_by_role("button", name="Whole map").click()
    wait_on(page, "the whole map", lambda: apart() == pytest.approx(near, abs=1))
    page.get_by_role("button", name="Zoom in").click()
    wait_on(page, "a closer map", lambda: apart() > near * 1.3)


def test_marks_keep_their_size_and_small_cities_are_named_when_there_is_room(visit: Visit, server: str) -> None:
    page = sit(visit(size=LAPTOP), table_for_two(server, ME, BOT))
    Hunting(page).await_turn()
    mark = page.locator("[data-thing='fury-place:paris']")
    name = page.locator(".names text.small")
    page.locator(".map").focus()
    before = mark.bounding_box()
    few = name.count()
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.locator(".names text", has_text="Klausenburg")).to_have_count(1)
    after = mark.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] == pytest.approx(before["width"], abs=0.1)
    assert name.count() >= few
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Zoom out")).to_be_disabled()


def test_the_hunt_by_keyboard_alone(visit: Visit, server: str) -> None:
    page = sit(visit(), table_for_two(server, BOT, ME))
    player = Hunting(page, 3)
    for number in range(12):
        player.await_turn()
        if player.over():
            break
        entry = player.entry()
        if page.locator(".reach").count() and number % 2 == 0:
            page.locator(".reach .opener").focus()
            if page.locator(".reach .opener").get_attribute("aria-expanded") == "false":
                page.keyboard.press("Enter")
            page.locator(LISTED).first.focus()
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        elif page.locator(GLOWS).count():
            page.keyboard.press("1")
        else:
            page.locator(ANSWER).first.focus()
            page.keyboard.press("Enter")
        if page.locator(".menu").count():
            page.keyboard.press("Enter")
        player.await_entry(entry)
    assert int(player.entry()) >= 10


def within(place: Locator, thing: Locator) -> bool:
    """Whether the corner of a thing is inside of a place."""
    box, at = place.bounding_box(), thing.bounding_box()
    assert box is not None
    assert at is not None
    return box["x"] < at["x"] < box["x"] + box["width"] and box["y"] < at["y"] < box["y"] + box["height"]


def test_a_place_beyond_the_edge_comes_into_view_when_it_is_reached_by_keyboard(visit: Visit, server: str) -> None:
    page = sit(visit(), table_for_two(server, BOT, ME))
    Hunting(page).await_turn()
    chart = page.locator(".map")
    chart.focus()
    for _ in range(5):
        page.keyboard.press("+")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    lisbon = page.locator("[data-thing='fury-place:lisbon']")
    wait_on(page, "Lisbon out of sight", lambda: not within(chart, lisbon))
    page.keyboard.press("Tab")
    lisbon.focus()
    wait_on(page, "Lisbon in sight", lambda: within(chart, lisbon))
    assert chart.evaluate("map => [map.scrollLeft, map.scrollTop]") == [0, 0]


def test_on_a_phone_the_map_opens_close_to_whoever_acts(visit: Visit, server: str) -> None:
    page = sit(visit(size=PHONE), table_for_two(server, BOT, ME))
    player = Hunting(page, 4)
    play(player, 4)
    player.await_turn()
    page.reload()
    page.wait_for_selector(".pawn.acting .thing")
    assert sideways(page) <= 0
    wait_on(page, "whoever acts in sight", lambda: within(page.locator(".map"), page.locator(".pawn.acting .thing")))
    expect(page.get_by_role("button", name="Whole map")).to_be_enabled()
    reach = page.locator(".places .thing.glow").first
    if reach.count():
        assert reach.evaluate("thing => parseFloat(getComputedStyle(thing, '::after').width)") >= 44


def test_two_fingers_bring_the_map_closer(visit: Visit, server: str) -> None:
    page = sit(visit(size=PHONE), table_for_two(server, BOT, ME))
    Hunting(page).await_turn()
    box = page.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 30
    fingers = page.context.new_cdp_session(page)
    before = page.evaluate(f"({APART})()")
    entry = page.get_attribute(".table", "data-at")
    for kind, apart in [("touchStart", 30), ("touchMove", 45), ("touchMove", 60), ("touchEnd", 0)]:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function(f"before => ({APART})() > before * 1.6", arg=before)
    assert page.get_attribute(".table", "data-at") == entry


def test_where_he_can_be_is_hatched_by_likelihood_and_can_be_turned_off(visit: Visit, server: str) -> None:
    def shaded(line: WebSocketRoute) -> None:
        def tell(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["type"] == "state":
                told["view"]["belief"] = {"madrid": 0.6, "rome": 0.05, "paris": 0}
            line.send(json.dumps(told))

        line.connect_to_server().on_message(tell)

    somebody = visit(tools=True)
    somebody.context.route_web_socket(re.compile("/ws/"), shaded)
    page = sit(somebody, table_for_two(server, BOT, ME))
    hatched = page.locator(".belief")
    expect(hatched).to_have_count(2)
    likely, hardly = (float(hatched.nth(at).get_attribute("r") or 0) for at in (0, 1))
    assert likely > 1.5 * hardly
    expect(page.get_by_text("he may be here")).to_be_visible()
    page.locator("[data-thing='fury-place:madrid']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("60%")
    assert inaccessible(page) == []
    page.get_by_role("switch", name="Shade where he could be").click()
    expect(hatched).to_have_count(0)
    page.reload()
    page.wait_for_selector(".map .ground")
    expect(page.get_by_role("switch", name="Shade where he could be")).not_to_be_checked()
    expect(hatched).to_have_count(0)


def test_a_place_tells_of_itself(visit: Visit, server: str) -> None:
    page = sit(visit(), table_for_two(server, BOT, ME))
    Hunting(page).await_turn()
    page.locator("[data-thing='fury-place:vienna']").hover()
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("Large city")
    expect(told).to_contain_text("Budapest")


def test_what_is_assumed_is_marked_and_numbers_of_ones_own_are_not(visit: Visit, server: str) -> None:
    for data, marked in ((None, True), ({"godalming_rolls": 3, "train_die": ["X", "1", "1", "1", "2", "3"]}, False)):
        page = sit(visit(), table_for_two(server, BOT, ME, setup={"data": data}))
        Hunting(page).await_turn()
        told = page.get_by_role("tooltip")
        page.locator("[data-thing='fury-hunter:lord_godalming']").first.hover()
        expect(told).to_contain_text("train die")
        assert ("°" in told.inner_text()) == marked
        page.mouse.move(1, 1)
        page.locator("[data-thing='fury-place:vienna']").hover()
        expect(told).to_contain_text("Train die: X, 0, 1" if marked else "Train die: X, 1, 1")
        assert ("°" in told.inner_text()) == marked


def before_a_combat() -> tuple[dict[str, Any], str]:
    """A position in which the hunters can move to where Dracula is, and where that is."""
    for seed in range(50):
        game, chance = coterie.new("fury", seed=seed, setup={"players": 2}), Random(seed)  # noqa: S311  # a test is to be repeated
        for _ in range(400):
            decision = game.decisions[0]
            lair = game.view("dracula").trail[:1]
            if decision.kind == "travel" and lair and lair[0].place and not lair[0].tokens and f"road:{lair[0].place}" in decision.keys:
                return game.position(), lair[0].place
            game.choose(decision.seat, decision.pick(Chance(chance.getrandbits(60))))
    raise AssertionError("nobody came near to Dracula")


def test_a_combat_shows_hands_dice_and_what_follows(visit: Visit, server: str) -> None:
    position, lair = before_a_combat()
    made = table_for_two(server, OTHER, ME, position=position)
    jonas, elke = visit("it", LAPTOP, dark=False, tools=True), visit(tools=True)
    his, hers = Hunting(sit(jonas, made, "dracula"), 1), Hunting(sit(elke, made, "hunters"), 2)
    hers.await_turn()
    hers.press(hers.page.locator(f".places [data-thing='fury-place:{lair}']").element_handle())
    seen = set[str]()
    for _ in tries("both choose a card", 40):
        if seen == {"his", "hers"}:
            return
        player = asked_first((his, hers))
        assert player is not None, f"only {seen} chose a card"
        stage = player.page.locator(".stage .combat .hand .thing.glow")
        if stage.count():
            seen.add("his" if player is his else "hers")
            card = stage.last
            card.hover()
            name = card.inner_text().strip().splitlines()[-1]
            expect(player.page.locator(".combat caption")).to_contain_text(name)
            assert player.page.locator(".combat tbody tr").count() >= 2
            assert inaccessible(player.page) == []
            picture(player.page, f"fury-combat-{'it-1024-light' if player is his else 'en-1440-dark'}", whole=False)
        player.move()
