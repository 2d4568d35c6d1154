"""What the pictures of Fury of Dracula show: no name is cut or covered, a group in combat on any screen, the map by fingers and keys."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

import coterie
from coterie.games.fury.facts.places import PLACES
from coterie.kernel.chance import Chance
from coterie.server.protocol import AskInfo
from tests.web.browsing import LAPTOP, LOWER, PHONE, WIDE, Visitor, inaccessible, picture, sideways, wait_on
from tests.web.conftest import Visit
from tests.web.hunting import Hunting, sit, table_for_two

LANGUAGES = ("en", "it", "fr", "pt-BR")
LOW = ViewportSize(width=1366, height=768)
ME = {"kind": "mine", "name": "Elke"}
BOT = {"kind": "bot", "bot": "random"}
POWERS = ("dark_call", "double_back", "feed", "hide", "wolf_form")
GROUP = {
    "dracula": "vienna",
    "trail": [
        {"place": "vienna"},
        {"place": "prague", "tokens": [{"kind": "rats"}]},
        {"place": "nuremburg", "tokens": [{"kind": "minion_with_knife"}], "up": True},
        {"place": "leipzig", "tokens": [{"kind": "new_vampire"}]},
    ],
    "catacombs": [{"place": "cologne", "tokens": [{"kind": "plague"}, {"kind": "wolves"}]}, None, None],
    "hunters": {
        "lord_godalming": {"place": "munich", "items": ["knife", "stake", "crucifix"]},
        "dr_seward": {"place": "munich", "items": ["pistol", "garlic"], "health": 6},
        "van_helsing": {"place": "st_joseph_and_st_mary", "items": ["rifle"]},
        "mina_harker": {"place": "venice", "items": ["fast_horse"]},
    },
    "active": "lord_godalming",
    "phase": "resolve",
    "round": 4,
    "time": 3,
    "resolve": 2,
    "vampires": 2,
    "blood": 11,
}
"""Two hunters a road away from Dracula, who may join."""


def told(visitor: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    """Every state that reaches the pages of this visitor is changed on its way: for pictures that are seldom to be had."""

    def between(line: WebSocketRoute) -> None:
        def tell(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "state":
                change(message)
            line.send(json.dumps(message))

        line.connect_to_server().on_message(tell)

    visitor.context.route_web_socket(re.compile("/ws/"), between)


def group_asked(kind: str, seat: str = "hunters") -> Callable[[dict[str, Any]], None]:
    """A combat of the two, as a seat sees it when the hunters are asked something of that kind."""
    wanted = ["join:dr_seward", "road:vienna"]
    for seed in range(60):
        game, chance = coterie.new("fury", seed=seed, setup={"players": 2}, position=GROUP), Random(seed)  # noqa: S311  # a test is to be repeated
        for _ in range(60):
            decision = game.decisions[0]
            if decision.kind == kind and decision.seat == "hunters" and len(game.view(seat).combat.fighters) == 2:
                asked = AskInfo(decision.number, decision.kind, decision.prompt, decision.options) if seat == "hunters" else None
                parts = msgspec.json.decode(msgspec.json.encode({"view": game.view(seat), "ask": asked}))
                return lambda state: state.update(parts)
            game.choose(decision.seat, next((key for key in wanted if key in decision.keys), decision.pick(Chance(chance.getrandbits(60)))))
    raise AssertionError(f"nobody was asked {kind}")


def boxes(page: Page, selector: str) -> dict[str, tuple[float, float, float, float]]:
    """Left, top, right and bottom of what is to be seen of these, by their words."""
    found: dict[str, tuple[float, float, float, float]] = page.evaluate(
        """selector => Object.fromEntries([...document.querySelectorAll(selector)].map((one, at) => {
            const box = one.getBoundingClientRect();
            return [`${at} ${one.textContent.trim() || one.getAttribute('aria-label') || ''}`, [box.left, box.top, box.right, box.bottom]];
        }))""",
        selector,
    )
    return found


def deep(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> float:
    """How far two boxes lie in one another."""
    return min(min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1]))


def round_over(disc: tuple[float, float, float, float], box: tuple[float, float, float, float]) -> bool:
    """Whether a round thing covers more than a brim of a box."""
    x, y, radius = (disc[0] + disc[2]) / 2, (disc[1] + disc[3]) / 2, (disc[2] - disc[0]) / 2
    return math.hypot(x - min(max(x, box[0]), box[2]), y - min(max(y, box[1]), box[3])) < radius - 4


def lettered(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """Of a line of words, where letters can be: not the room above and below them."""
    brim = (box[3] - box[1]) * 0.22
    return (box[0], box[1] + brim, box[2], box[3] - brim)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_a_card_is_cut(visit: Visit, server: str, language: str) -> None:
    def lay(state: dict[str, Any]) -> None:
        blank = {"space": 2, "back": "city", "place": "", "up": True, "powers": [], "tokens": [], "blood": 0}
        cards = [{**blank, "serial": at + 1, "place": place, "powers": [POWERS[at % 5]]} for at, place in enumerate(PLACES)]
        state["view"]["trail"] = cards + [{**blank, "serial": 0, "back": "power", "powers": [power]} for power in POWERS]

    visitor = visit(language)
    told(visitor, lay)
    page = sit(visitor, table_for_two(server, ME, BOT))
    for size in (WIDE, LAPTOP, PHONE):
        page.set_viewport_size(size)
        expect(page.locator(".trail .card")).to_have_count(76)
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.trail .card')].flatMap(card => {
                const name = card.querySelector('b'), powers = card.querySelector('.powers');
                const edge = card.getBoundingClientRect();
                return [...card.querySelectorAll('b, .powers > span')].filter(words => {
                    const range = document.createRange();
                    range.selectNodeContents(words);
                    const { left, right, bottom } = range.getBoundingClientRect();
                    const above = words === name && powers && !words.textContent.includes('Mary');  // nobody lays the hospital
                    const under = above ? powers.getBoundingClientRect().top : edge.bottom;
                    return words.scrollWidth > words.clientWidth || left < edge.left || right > edge.right || bottom > under;
                }).map(words => words.textContent);
            })"""
        )
        picture(page, f"fury-cards-{language}-{size['width']}", whole=False)
        assert cut == [], size["width"]


@pytest.mark.parametrize(("size", "fewest"), [(WIDE, 29), (LOW, 26), (LOWER, 16), (LAPTOP, 23)], ids=["1440", "1366", "1366-650", "1024"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_small_cities_keep_their_names_and_no_names_touch(
    visit: Visit, server: str, language: str, size: ViewportSize, fewest: int
) -> None:
    page = sit(visit(language, size, dark=False), table_for_two(server, ME, BOT, position={**GROUP, "active": "dracula", "phase": "move"}))
    Hunting(page).await_turn()
    assert page.locator(".names text.small").count() >= fewest
    small, all_names = boxes(page, ".names text.small:not(.lit)"), boxes(page, ".names text:not(.lit)")
    touching = [
        f"{a} and {b}"
        for a, one in small.items()
        for b, other in all_names.items()
        if one != other and deep(lettered(one), lettered(other)) > 1
    ]
    picture(page, f"fury-names-{language}-{size['width']}-{size['height']}", whole=False)
    assert touching == []


def test_the_trail_is_as_high_with_encounters_as_without(visit: Visit, server: str) -> None:
    made = table_for_two(server, ME, ME, position=GROUP)
    his, hers = sit(visit("it"), made, "dracula"), sit(visit("it"), made, "hunters")
    for page in (his, hers):
        expect(page.locator(".trail .slot")).to_have_count(5)
    assert {round(box[3] - box[1]) for page in (his, hers) for box in boxes(page, ".trail .slot").values()} == {
        round(box[3] - box[1]) for box in list(boxes(his, ".trail .slot").values())[:1]
    }
    expect(his.locator(".trail .slot").last).to_contain_text("Plague, Wolves")


@pytest.mark.parametrize(
    ("language", "size", "dark"), [("en", WIDE, True), ("it", LOWER, False), ("it", PHONE, True), ("en", PHONE, False)]
)
def test_a_group_that_has_won_sees_what_each_card_would_do(
    visit: Visit, server: str, language: str, size: ViewportSize, dark: bool
) -> None:
    visitor = visit(language, size, dark, tools=True)
    told(visitor, group_asked("apply"))
    page = sit(visitor, table_for_two(server, BOT, ME, position=GROUP))
    lit = page.locator(".combat .hunters .thing.glow")
    expect(lit).to_have_count(2)
    for at in range(2):
        expect(lit.nth(at).locator(".tactic")).to_be_visible()
        assert lit.nth(at).locator(".verdict").inner_text().strip()
    expect(page.locator(".combat .hand, .combat table")).to_have_count(0)
    assert sideways(page) <= 0
    assert inaccessible(page) == []
    picture(page, f"fury-apply-{language}-{size['width']}", whole=False)


@pytest.mark.parametrize(("language", "dark"), [("en", True), ("it", False)])
def test_two_hunters_in_combat_on_a_phone_stand_beside_dracula(visit: Visit, server: str, language: str, dark: bool) -> None:
    visitor = visit(language, PHONE, dark, tools=True)
    told(visitor, group_asked("tactic"))
    page = sit(visitor, table_for_two(server, BOT, ME, position=GROUP))
    page.wait_for_selector(".combat .hand .thing.glow")
    picture(page, f"fury-group-{language}-390", whole=True)
    one, two = boxes(page, ".combat .hunters li").values()
    (dice,) = boxes(page, ".combat .dice").values()
    (enemy,) = boxes(page, ".combat .enemy").values()
    assert one[2] <= two[0] + 1
    assert two[2] <= dice[0] + 1
    assert dice[2] <= enemy[0] + 1
    assert abs(one[1] - two[1]) < 3
    assert abs(one[1] - enemy[1]) < 30
    (tracks,) = boxes(page, ".tracks").values()
    (panel,) = boxes(page, ".combat").values()
    assert panel[1] >= tracks[3], "blood, vampires and resolve can be seen"
    assert sideways(page) <= 0
    expect(page.locator(".combat .hold")).to_be_visible()
    card = page.locator(".combat .hand .thing.glow").last
    entry = page.get_attribute(".table", "data-at")
    name = card.locator("b").inner_text()
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 20, "y": box["y"] + 20}]})
    expect(page.locator(".combat caption")).to_contain_text(name)
    page.wait_for_timeout(600)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.get_attribute(".table", "data-at") == entry, "a card that is held is not played"


def test_a_screen_with_a_mouse_needs_no_word_on_fingers(visit: Visit, server: str) -> None:
    visitor = visit()
    told(visitor, group_asked("tactic"))
    page = sit(visitor, table_for_two(server, BOT, ME, position=GROUP))
    page.wait_for_selector(".combat .hand .thing.glow")
    expect(page.locator(".combat .hold")).to_be_hidden()


def test_what_is_spent_is_told_apart_from_what_happens(visit: Visit, server: str) -> None:
    def armed(state: dict[str, Any]) -> None:
        fight(state)
        state["view"]["combat"]["hands"] = {"lord_godalming": ["sacred_bullets"]}

    fight, visitor = group_asked("tactic"), visit()
    told(visitor, armed)
    page = sit(visitor, table_for_two(server, BOT, ME, position=GROUP))
    cells = page.locator(".combat tbody td")
    expect(cells.first).to_be_visible()
    assert [words for words in cells.all_inner_texts() if "; " in words and "item" in words]


@pytest.mark.parametrize(
    ("language", "size", "dark"), [("en", WIDE, True), ("it", WIDE, False), ("en", LOWER, False), ("it", PHONE, False)]
)
def test_figures_and_tokens_cover_no_names_and_no_places(visit: Visit, server: str, language: str, size: ViewportSize, dark: bool) -> None:
    def crowd(state: dict[str, Any]) -> None:
        view = state["view"]
        view["storm"], view["storm_left"], view["hosts"] = "tyrrhenian_sea", 2, ["liverpool"]
        view["hunters"][2]["place"] = view["hunters"][3]["place"] = "cologne"

    visitor = visit(language, size, dark)
    told(visitor, crowd)
    page = sit(visitor, table_for_two(server, BOT, ME, position={**GROUP, "phase": "move"}))
    Hunting(page).await_turn()
    picture(page, f"fury-crowd-{language}-{size['width']}-{size['height']}", whole=False)
    things = {**boxes(page, ".pawn .disk"), **{f"token {name}": box for name, box in boxes(page, ".pawns .mark").items()}}
    assert len(things) >= 6
    names = {name: lettered(box) for name, box in boxes(page, ".names text").items()}
    dots = {f"mark {name}": box for name, box in boxes(page, ".place i").items()}
    covered = [
        f"{thing} lies on {name}" for thing, box in things.items() for name, other in {**names, **dots}.items() if round_over(box, other)
    ]
    assert len(covered) <= (1 if size is LOWER else 0), covered


def test_the_map_by_keys(visit: Visit, server: str) -> None:
    page = sit(visit(), table_for_two(server, BOT, ME))
    Hunting(page).await_turn()
    paris, prague = (page.locator(f"[data-thing='fury-place:{place}']") for place in ("paris", "prague"))

    def stands() -> tuple[float, float, float]:
        one, two = paris.bounding_box(), prague.bounding_box()
        assert one is not None
        assert two is not None
        return one["x"], one["y"], two["x"] - one["x"]

    page.locator(".map").focus()
    whole = stands()
    for _ in range(3):
        page.keyboard.press("+")
    close = stands()
    assert close[2] == pytest.approx(whole[2] * 1.35**3, rel=0.02)
    page.keyboard.press("-")
    assert stands()[2] == pytest.approx(whole[2] * 1.35**2, rel=0.02)
    page.keyboard.press("=")
    close = stands()
    for key, (x, y) in {"ArrowRight": (-70, 0), "ArrowLeft": (0, 0), "ArrowUp": (0, 70), "ArrowDown": (0, 0)}.items():
        page.keyboard.press(key)
        assert stands() == pytest.approx((close[0] + x, close[1] + y, close[2]), abs=1), key
    page.keyboard.press("0")
    assert stands() == pytest.approx(whole, abs=1)
    page.keyboard.press("-")
    assert stands() == pytest.approx(whole, abs=1), "nobody gets farther than the whole map"


def test_two_fingers_bring_the_map_closer_and_farther_around_what_is_between_them(visit: Visit, server: str) -> None:
    page = sit(visit(size=PHONE), table_for_two(server, BOT, ME))
    Hunting(page).await_turn()
    box = page.locator(".map").bounding_box()
    assert box is not None
    entry = page.get_attribute(".table", "data-at")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 30
    fingers = page.context.new_cdp_session(page)

    def pinch(*apart: int) -> None:
        for at, far in enumerate(apart):
            points = [{"x": x - far, "y": y, "id": 1}, {"x": x + far, "y": y, "id": 2}]
            fingers.send("Input.dispatchTouchEvent", {"type": "touchMove" if at else "touchStart", "touchPoints": points})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def middle() -> tuple[float, float]:
        """Where between Paris and Prague the fingers are, and how far these are apart."""
        paris, prague = (page.locator(f"[data-thing='fury-place:{place}']").bounding_box() for place in ("paris", "prague"))
        assert paris is not None
        assert prague is not None
        wide = prague["x"] - paris["x"]
        return (x - paris["x"]) / wide, wide

    part, wide = middle()
    pinch(40, 50, 60, 70, 80)
    wait_on(page, "twice as close", lambda: middle()[1] == pytest.approx(wide * 2, rel=0.1))
    assert middle()[0] == pytest.approx(part, abs=0.06)
    pinch(80, 70, 60, 50, 40)
    wait_on(page, "as far as before", lambda: middle()[1] == pytest.approx(wide, rel=0.1))
    assert page.get_attribute(".table", "data-at") == entry, "fingers that move choose nothing"
