"""The time to react, in the browser: a line that grows shorter, an answer that is in, and taking longer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import ClientConnection

from coterie.server.live import making
from tests.server.hosts import Frozen, ThreadHost, thread_host
from tests.tries import tries, wait_until
from tests.web.browsing import PHONE, WIDE, Visitor, inaccessible, picture, sideways, visiting
from tests.web.tables import heard, line_to, make, prefer, take_seats

SEATS = {"vampire": "Vlad", "human": "Mina"}


@pytest.fixture(scope="module")
def still(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHost]:
    """A server whose clock only the test moves on: no window ends while a test looks at it."""
    with thread_host(tmp_path_factory.mktemp("still"), pace=600.0) as host:
        host.service.now = Frozen()
        yield host


def in_a_window(address: str) -> tuple[dict[str, Any], list[str]]:
    """A table of two people at which a window is open, and who is asked in it; the first of them can do something."""
    for seed in tries("a window", 30):
        with pytest.MonkeyPatch.context() as dealt:
            dealt.setattr(making, "new_seed", lambda seed=seed: seed)
            made = make(address, *({"seat": seat, "kind": "mine", "name": name} for seat, name in SEATS.items()))
        with line_to(address, made, "vampire") as line:
            state = _led_to_window(line)
        if state is not None and not state["ask"]["auto_pass"] and state["window"]["seats"][0] == "vampire":
            return made, state["window"]["seats"]
    raise AssertionError


def _led_to_window(line: ClientConnection) -> dict[str, Any] | None:
    """The state in which a window is open to the vampire; None if it comes to something else, or would take long."""
    for _ in tries("a window, or somebody else's turn", 60):
        message = heard(line)
        if message["type"] != "state":
            continue
        ask = message["ask"]
        if ask is None or message["window"] or ask["auto_pass"]:
            return message if ask is not None and message["window"] else None
        keys = [option["key"] for option in ask["options"]]
        key = next((key for key in ("skip", "pass") if key in keys), keys[0] if keys else None)
        if key is None:
            return None
        line.send(json.dumps({"type": "choose", "number": ask["number"], "key": key}))
    return None


def sit(visitor: Visitor, made: dict[str, Any], seat: str) -> Page:
    take_seats(visitor, made, seat)
    prefer(visitor, sound=False, speed="instant", explain=False)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    return page


def test_an_answer_is_in_and_one_can_take_longer(browser: Browser, still: ThreadHost) -> None:
    made, asked = in_a_window(still.address)
    with ExitStack() as stack:
        dark = stack.enter_context(visiting(browser, still.address, "en", WIDE, True, True, True))
        phone = stack.enter_context(visiting(browser, still.address, "it", PHONE, False, True, False))
        vlad, mina = sit(dark, made, "vampire"), sit(phone, made, "human")
        line = vlad.locator(".window .line")
        expect(line).to_be_visible()
        assert line.evaluate("line => getComputedStyle(line).animationName") != "none"
        assert mina.locator(".window .line").evaluate("line => getComputedStyle(line).animationName") == "none", (
            "nothing moves if that is wished"
        )

        vlad.keyboard.press("h")
        expect(vlad.locator(".window")).to_contain_text("You’re taking longer")
        picture(vlad, "window-held-en-1440-dark", whole=False)
        vlad.get_by_role("button", name="Let go").click()
        expect(vlad.get_by_role("button", name="Take longer")).to_be_visible()
        expect(vlad.locator(".window")).not_to_contain_text("taking longer")

        vlad.locator(".answers [data-key=pass]").click()
        expect(vlad.locator(".window")).to_contain_text("Your answer is in")
        expect(vlad.locator(".answers [data-key=pass]")).to_be_enabled()
        assert inaccessible(vlad) == []
        picture(vlad, "window-answered-en-1440-dark", whole=False)

        assert (sideways(mina), inaccessible(mina)) == (0, [])
        assert mina.get_by_role("button", name="Prendi tempo").count() == asked.count("human")
        expect(mina.locator(".window [role=status]")).to_have_text("")
        picture(mina, "window-it-390-light", whole=False)

        before = vlad.get_attribute(".table", "data-at")
        table = still.service.tables[made["table"]]
        still.service.now.time += 6000.0
        table.loop.call_soon_threadsafe(still.service.drive, table)
        held = "human" in asked and not table.window().of("human").lone
        if held:
            expect(vlad.locator(".window .line.held")).to_be_visible()
        else:
            expect(vlad.locator(".table")).not_to_have_attribute("data-at", before or "")


def test_what_the_server_does_for_a_seat_is_set_beside_the_table(browser: Browser, still: ThreadHost) -> None:
    made, _ = in_a_window(still.address)
    with visiting(browser, still.address, "en", WIDE, True, True, False) as visitor:
        page = sit(visitor, made, "vampire")
        page.get_by_role("tab", name="Auto-pass").click()
        page.get_by_role("switch", name="Pass when time runs out").click()
        page.get_by_role("radio", name="Often").check(force=True)
        table = still.service.tables[made["table"]]
        wait_until(
            "the server knows both", lambda: (table.seats["vampire"].unanswered, table.seats["vampire"].holding) == ("pass", "often")
        )
        page.reload()
        page.wait_for_selector(".table[data-at]")
        page.get_by_role("tab", name="Auto-pass").click()
        expect(page.get_by_role("switch", name="Pass when time runs out")).to_be_checked()
        expect(page.get_by_role("radio", name="Often")).to_be_checked()
        assert inaccessible(page) == []
        picture(page, "window-settings-en-1440-dark", whole=False)
