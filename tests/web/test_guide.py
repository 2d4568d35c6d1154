"""The guided first game in the browser: to its end in four languages by what is lit, left and taken up; what is wrong is answered."""

from __future__ import annotations

import gzip
import json

import pytest
from playwright.sync_api import Page, expect

from coterie.kernel.lesson import load
from coterie.locale import LANGUAGES
from tests.tries import tries
from tests.web.browsing import AXE, PHONE, ROOT, Visitor, picture, sideways
from tests.web.conftest import Visit
from tests.web.tables import prefer

LIT = "[data-guide=lit]"
COACH = "aside.coach"
STANDS = """() => {
    const [lit, table] = [document.querySelector('[data-guide=lit]'), document.querySelector('.table')];
    if (lit === null || table.dataset.busy === 'true') return '';
    return [table.dataset.asked, lit.outerHTML, document.querySelector('.marking')?.innerText ?? ''].join();
}"""
"""How the page stands at a step; "" while an answer is on its way."""


def begin(visitor: Visitor) -> Page:
    """From the first page to the first step."""
    prefer(visitor, sound=False)
    page = visitor.visit()
    page.locator("article", has_text="Eternal Struggle").locator(".do a[href*=learn]").click()
    page.wait_for_selector(".coach.step")
    return page


def steps() -> list[str]:
    lesson = load("vtes")
    assert lesson is not None
    return [step.id for step in lesson.steps]


def told(page: Page) -> str:
    """What the coach says, once the page is still."""
    return page.locator(".coach h2").inner_text()


def press(page: Page) -> None:
    """Press the lit thing, and wait until something else is lit, or everything is learned."""
    before = page.evaluate(STANDS)
    page.locator(LIT).first.click()
    page.wait_for_function(
        f"(before) => document.querySelector('.coach.done') !== null || !['', before].includes(({STANDS})())", arg=before
    )


def overlaps(page: Page, selector: str) -> bool:
    """Whether the coach covers the middle of a thing."""
    return bool(
        page.evaluate(
            """(selector) => {
                const thing = document.querySelector(selector)?.getBoundingClientRect();
                const coach = document.querySelector('.coach').getBoundingClientRect();
                if (!thing) return false;
                const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
                return x > coach.left && x < coach.right && y > coach.top && y < coach.bottom;
            }""",
            selector,
        )
    )


def follow(page: Page, until: int = 99, name: str = "") -> list[str]:
    """Press what is lit until so many steps are taken or everything is learned; the titles of the steps."""
    titles: list[str] = []
    for _ in tries("the end of the guided game"):
        page.wait_for_function(f"() => document.querySelector('.coach.done') !== null || ({STANDS})() !== ''")
        if page.locator(".coach.done").count():
            break
        title = told(page)
        if not titles or titles[-1] != title:
            if len(titles) == until:
                break
            titles.append(title)
            assert not overlaps(page, LIT), title
            if name:
                picture(page, f"guide-{name}-{len(titles):02}", whole=False)
        press(page)
    return titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_pressing_what_is_lit_leads_to_the_end(visit: Visit, language: str) -> None:
    page = begin(visit(language))
    titles = follow(page, name=language if language in ("en", "it") else "")
    assert len(titles) == len(steps())
    expect(page.locator(".coach.done")).to_be_visible()
    picture(page, f"guide-{language}-done", whole=False)
    page.locator(".coach.done footer a").click()
    page.wait_for_selector(".decks label")
    expect(page.locator(".decks label")).to_have_count(7)
    picture(page, f"first-{language}")
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.locator("form button[type=submit]").click()
    assert [seat.get("bot") for seat in json.loads(made.value.post_data or "{}")["seats"]] == [None, "easy"]
    page.wait_for_selector(".table[data-asked]")


def test_what_is_wrong_is_answered_and_not_done(visit: Visit) -> None:
    page = begin(visit(tools=True))
    before = page.get_attribute(".table", "data-at")
    page.locator(".prompt [data-key=pass]").click()
    expect(page.locator(".coach .wrong")).to_contain_text("let’s bleed first")
    assert page.get_attribute(".table", "data-at") == before
    page.keyboard.press("g")
    expect(page.locator(COACH)).to_be_focused()
    assert serious(page) == []


def serious(page: Page) -> list[str]:
    """What an accessibility check finds, but for the contrast of what is set back until the pointer or the focus is on it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    run = "async () => JSON.stringify((await axe.run({exclude: ['[data-guide=dim]']}, {resultTypes: ['violations']})).violations)"
    found = json.loads(page.evaluate(run))
    return [f"{one['id']}: {node['target']}" for one in found if one["impact"] in ("serious", "critical") for node in one["nodes"]]


def test_it_is_left_and_taken_up_again(visit: Visit) -> None:
    page = begin(visit())
    assert len(follow(page, until=2)) == 2
    expect(page.locator(".coach .of")).to_have_text("step 3 of 14")
    page.get_by_role("button", name="Leave, resume later").click()
    expect(page.locator(".coach.left")).to_contain_text("Guide paused at step 3 of 14.")
    expect(page.locator("[data-guide]")).to_have_count(0)
    picture(page, "guide-left-en", whole=False)
    page.locator("[data-key=pass]").first.click()  # played on without it
    page.goto(page.url.partition("#")[0] + "#/")
    page.get_by_role("link", name="Guided first game").click()
    page.get_by_role("button", name="Resume").click()
    expect(page.locator(".coach .of")).to_have_text("step 3 of 14")
    page.wait_for_selector(LIT)
    assert told(page) == "Influence a new vampire"
    page.reload()
    page.wait_for_selector(LIT)
    assert told(page) == "Influence a new vampire"
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".coach h2")).to_have_text("Keep somebody back")
    assert follow(page)[-1] == "Make it enough"


def test_the_coach_shows_how_it_is_done(visit: Visit) -> None:
    page = begin(visit("pt-BR"))
    for _ in tries("the end of the guided game"):
        page.wait_for_selector(".coach.done, .coach.step .ways button:enabled")
        if page.locator(".coach.done").count():
            break
        asked = page.get_attribute(".table", "data-asked")
        page.locator(".coach .ways button").last.click()
        page.wait_for_function("(asked) => document.querySelector('.table').dataset.asked !== asked", arg=asked)


def test_on_a_phone_it_leads_to_the_end_too(visit: Visit) -> None:
    page = begin(visit("fr", PHONE, dark=False))
    assert sideways(page) == 0
    assert len(follow(page, name="fr-390")) == len(steps())


@pytest.mark.usefixtures("client")
def test_the_guide_is_fetched_by_whoever_learns() -> None:
    """Hints, coach and the page of the first real game are a part of their own, which the first page does not ask for."""
    assets = ROOT / "src" / "coterie" / "server" / "client"
    files = list((assets / "assets").glob("guide-*"))
    assert {file.suffix for file in files} == {".js", ".css"}
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < 11_000
    assert "guide-" not in (assets / "index.html").read_text(encoding="utf-8")
