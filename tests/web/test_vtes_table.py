"""The table of VTES in the browser: five boards with all zones in every window, turns played by clicking, nothing secret on the way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocket, expect

from tests.tries import tries
from tests.web.browsing import LAPTOP, LOWER, PHONE, ROOT, WIDE, Visitor, inaccessible, picture, sideways
from tests.web.conftest import Visit
from tests.web.methuselahs import BOARDS, HAND, NAMES, five, position, sit
from tests.web.tables import Player, ask_everything

SECRETS = ("Theft of Vitae", "Revelations", "Roundhouse", "The Dowager", "Chrysanthemum", "Mkhokheli", "Baixinho")
"""Cards that nobody but their owner may know: in hands of others, and face down in their uncontrolled regions."""


def named(zone: list[Any]) -> list[str]:
    """What cards of a position are called."""
    return [card if isinstance(card, str) else card["card"] for card in zone]


def seat(page: Page, who: str) -> Any:
    return page.locator(f"[data-seat={who}]")


def test_every_zone_of_five_boards_is_drawn(visit: Visit, server: str) -> None:
    page = sit(visit(tools=True), five(server))
    for who, board in BOARDS["seats"].items():
        place = seat(page, who)
        for zone in ("ready", "torpor", "in_play"):
            for name in named(board.get(zone, [])):
                expect(place.locator(".name", has_text=re.compile(f"^{re.escape(name)}$"))).to_have_count(1)
        expect(place.locator(".pool b")).to_have_text(str(board["pool"]))
        expect(place.locator(".uncontrolled li")).to_have_count(len(board["uncontrolled"]))
        expect(place.locator(".piece.torpor")).to_have_count(len(board.get("torpor", [])))
        locked = [card for card in board["ready"] if not isinstance(card, str) and card.get("locked")]
        expect(place.locator(".piece.locked")).to_have_count(len(locked))
        expect(place.locator("[data-place^=ash]")).to_contain_text(str(len(board.get("ash", []))))
        if who != "a":
            expect(place.locator("[data-place^=hand]")).to_contain_text(str(len(board["hand"])))
            expect(place.locator(".vteshead")).to_contain_text(NAMES[who])
    expect(seat(page, "d").locator(".attached")).to_have_text([".44 Magnum", "Kevlar Vest"])
    expect(seat(page, "e").locator(".attached")).to_contain_text(["Raven Spy"])
    expect(seat(page, "d").locator(".has")).to_contain_text("Edge")
    expect(seat(page, "d").locator(".points")).to_contain_text("1")
    expect(seat(page, "a").locator(".known")).to_contain_text(["Chelsea Blake 4/5", "Naomi Stewart 1/5", "Oshri Dahan 0/4"])
    expect(seat(page, "b").locator(".back")).to_have_text(["5", "2", "", ""])
    expect(page.locator(".hand .thing .head b")).to_have_text(HAND)
    expect(
        page.get_by_role("button", name=re.compile(r"Horst von Brühl, Ventrue, prince, 5 blood of 6, .*Fortitude, superior"))
    ).to_be_visible()
    assert inaccessible(page) == []
    picture(page, "vtes-table-en-1440-dark", whole=False)


def test_the_prey_sits_left_and_the_predator_right(visit: Visit, server: str) -> None:
    made = five(server)
    page = sit(visit(), made)
    assert page.locator(".ring [data-seat]").evaluate_all("seats => seats.map((seat) => seat.dataset.seat)") == ["b", "c", "d", "e"]
    expect(seat(page, "b")).to_contain_text("your prey")
    expect(seat(page, "e")).to_contain_text("your predator")
    other = sit(visit(), made, "d")
    assert other.locator(".ring [data-seat]").evaluate_all("seats => seats.map((seat) => seat.dataset.seat)") == ["e", "a", "b", "c"]


def test_an_ash_heap_can_be_opened_and_its_cards_read(visit: Visit, server: str) -> None:
    page = sit(visit(tools=True), five(server))
    seat(page, "a").locator("[data-place=ash-a]").click()
    heap = page.get_by_role("dialog", name="What lies open")
    expect(heap.get_by_role("listitem")).to_have_text([re.compile("Wider View"), re.compile("Enchant Kindred"), re.compile("Majesty.*×2")])
    assert inaccessible(page) == []
    heap.get_by_role("button", name="Majesty").click()
    expect(page.locator(".beside")).to_contain_text("Majesty")


SIZES = {"1440": WIDE, "1366": LOWER, "1024": LAPTOP, "1280": ViewportSize(width=1280, height=720)}


@pytest.mark.parametrize(("language", "dark"), [("en", True), ("fr", False)])
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_five_boards_fit_without_scrolling_the_page(visit: Visit, server: str, size: ViewportSize, language: str, dark: bool) -> None:
    for phase in ("minion", "influence"):
        page = sit(visit(language, size, dark), five(server, start=position(phase=phase)))
        picture(page, f"vtes-fit-{phase}-{language}-{size['width']}", whole=False)
        assert sideways(page) <= 0
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        assert outside(page, ".ring .seat, .ring .vteshead, .ring .line, .stage, .own .vteshead, .hand .thing, .promptbox h2") == []
        assert outside(page, ".promptbox .answers .btn") == []
        for who in "bcde":
            chips = seat(page, who).locator(".piece")
            assert sum(chip.bounding_box() is not None for chip in chips.all()) >= 4
            assert shown(page, f"[data-seat={who}] .board", ".piece") >= 2


def outside(page: Page, parts: str) -> list[str]:
    """What is not wholly in the window."""
    found: list[str] = page.evaluate(
        """parts => [...document.querySelectorAll(parts)].filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 0 && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
        }).map((part) => `${part.className} ${part.textContent.slice(0, 40)}`)""",
        parts,
    )
    return found


def shown(page: Page, within: str, parts: str) -> int:
    """How many parts of a board are to be seen in full without scrolling it."""
    return int(
        page.evaluate(
            """([within, parts]) => {
                const place = document.querySelector(within), end = place.getBoundingClientRect().bottom + 1;
                return [...place.querySelectorAll(parts)].filter((part) => part.getBoundingClientRect().bottom <= end).length;
            }""",
            [within, parts],
        )
    )


@pytest.mark.parametrize(("language", "dark"), [("en", True), ("pt-BR", False)])
def test_on_a_phone_one_board_at_a_time_and_the_stage_in_reach(visit: Visit, server: str, language: str, dark: bool) -> None:
    page = sit(visit(language, PHONE, dark, tools=True), five(server))
    strip = page.locator(".strip button")
    expect(strip).to_have_count(5)
    expect(strip.locator("b")).to_have_text(["12", "9", "14", "21", "17"])
    expect(page.locator(".own .name").first).to_be_visible()
    expect(seat(page, "b").locator(".piece").first).to_be_hidden()
    assert sideways(page) <= 0
    assert inaccessible(page) == []
    picture(page, f"vtes-phone-{language}", whole=False)
    strip.nth(1).click()
    expect(seat(page, "b").locator(".piece").first).to_be_visible()
    expect(page.locator("section.own")).to_be_hidden()
    for part in (".stage", ".hand .thing", "#question", ".strip"):
        expect(page.locator(part).first).to_be_in_viewport()
    page.mouse.wheel(0, 600)
    for part in (".stage", "#question", ".strip"):
        expect(page.locator(part).first).to_be_in_viewport()
    assert sideways(page) <= 0
    picture(page, f"vtes-phone-prey-{language}", whole=False)
    low = page.locator(".strip button, .answers .btn").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().height < 44).length"
    )
    assert low == 0


def test_a_minion_opens_what_it_can_do_and_the_target_is_framed(visit: Visit, server: str) -> None:
    made = five(server)
    ask_everything(server, made)
    page = sit(visit(), made)
    page.locator(".own .thing.glow", has_text="Horst von Brühl").click()
    expect(page.locator(".stage .menu button")).not_to_have_count(0)
    expect(page.locator(".beside")).to_have_count(0)
    page.locator(".stage [data-key^='bleed:horst']").click()
    expect(page.locator(".own .piece.bar .name")).to_have_text("Horst von Brühl")
    expect(seat(page, "b").locator(".pool.aimed")).to_contain_text("8")
    expect(page.locator(".hand .thing.glow .head b")).to_have_text(["Conditioning"])
    expect(page.locator(".hand .thing.glow .level.now")).to_have_count(1)
    page.locator(".hand .thing.glow").click()
    expect(seat(page, "b").locator(".pool.aimed")).to_contain_text("6")
    picture(page, "vtes-bleed-en-1440", whole=False)


def test_transfers_are_one_gesture_by_clicking_crypt_cards(visit: Visit, server: str) -> None:
    page = sit(visit(), five(server, start=position(phase="influence")))
    down = page.locator(".own .uncontrolled .thing.glow")
    expect(down).to_have_count(3)
    for _ in range(2):
        down.nth(1).click()
    expect(down.nth(1).locator(".mark")).to_have_text("2")
    page.locator(".promptbox [data-key=confirm]").click()
    expect(seat(page, "a").locator(".known").nth(1)).to_contain_text("Naomi Stewart 3/5")
    expect(seat(page, "a").locator(".pool b")).to_have_text("10")


def frames_of(visitor: Visitor) -> list[str]:
    """Everything that the pages of a visitor are sent by their sockets and as data."""
    kept: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: kept.append(frame if isinstance(frame, str) else frame.decode(errors="replace")))

    visitor.context.on("page", lambda page: page.on("websocket", listen))
    visitor.context.on("response", lambda answer: kept.append(answer.text()) if "/api/" in answer.url and answer.ok else None)
    return kept


def test_somebody_plays_turns_by_clicking_and_is_told_no_secret(visit: Visit, server: str) -> None:
    visitor = visit()
    frames = frames_of(visitor)
    page = sit(visitor, five(server, bots="steady"))
    player = Player(page, seed=11)
    for _ in range(3):
        player.await_turn()
        assert sideways(page) <= 0
        player.move()
    assert frames
    known = " ".join(frames)
    assert "Conditioning" in known
    assert [name for name in SECRETS if name in known and name not in page.inner_text(".log")] == []
    for _ in range(22):
        player.await_turn()
        if player.done():
            break
        player.move()
    picture(page, "vtes-played-en-1440", whole=False)


def test_whoever_is_out_sees_the_others_play_on(visit: Visit, server: str) -> None:
    start = position(active="b", turn=22)
    start["seats"]["a"] = {"ousted": True, "pool": 0, "points": 1, "rest": "removed"}
    page = sit(visit(tools=True), five(server, start=start))
    expect(page.locator(".outbox")).to_contain_text("You are out")
    expect(page.locator(".gone")).to_contain_text("You")
    expect(page.locator(".ring .seat")).to_have_count(4)
    expect(page.locator("section.hand, section.own")).to_have_count(0)
    expect(page.get_by_role("link", name="Leave")).to_be_visible()
    assert inaccessible(page) == []
    picture(page, "vtes-out-en-1440", whole=False)


def test_a_spectator_sees_five_boards_and_no_hand(visit: Visit, server: str) -> None:
    made = five(server, public=True)
    visitor = visit("it")
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at] .vtes")
    expect(page.locator(".ring .seat")).to_have_count(5)
    expect(page.locator("section.hand, section.own")).to_have_count(0)
    picture(page, "vtes-watched-it-1440", whole=False)


@pytest.mark.parametrize("size", [WIDE, LOWER], ids=["1440", "1366"])
def test_the_end_shows_who_ousted_whom(visit: Visit, server: str, size: ViewportSize) -> None:
    start = position()
    start["edge"] = "a"
    gone = {"ousted": True, "pool": 0, "rest": "removed"}
    start["seats"] |= {"b": {"pool": 1, "points": 1, "hand": []}, "c": gone, "d": gone, "e": gone}
    page = sit(visit("en", size, tools=True), five(server, start=start))
    expect(page.locator(".gone .one")).to_have_count(3)
    page.locator(".own .thing.glow", has_text="Horst von Brühl").click()
    page.locator(".stage [data-key^='bleed:horst']").click()
    for _ in tries("the game is over", 20):
        page.wait_for_selector("#verdict, [data-key=pass]:enabled")
        if page.locator("#verdict").count():
            break
        page.locator("[data-key=pass]:enabled").first.click()
        page.wait_for_timeout(50)
    expect(page.locator(".over tbody tr").first).to_contain_text("survived, pool 18")
    expect(page.locator(".over tr", has_text="Elke Brandt")).to_contain_text("turn 21, by you")
    expect(page.get_by_role("img", name="Who ousted whom")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert outside(page, ".middle .btn, .over tr") == []
    assert inaccessible(page) == []
    picture(page, f"vtes-end-en-{size['width']}", whole=False)


def test_the_rules_beside_questions_exist() -> None:
    known = set(re.findall(r'\{ id = "(v5[^"]+)"', (ROOT / "src/coterie/games/vtes/rulebook.toml").read_text(encoding="utf-8")))
    named_there = re.findall(r'"(v5\.[a-z.-]+)"', (ROOT / "web/src/games/vtes/questions.ts").read_text(encoding="utf-8"))
    assert len(named_there) > 20
    assert set(named_there) <= known
