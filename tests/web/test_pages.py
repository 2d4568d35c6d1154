"""The pages of the client: each in several languages, sizes and themes, without a complaint, a serious fault or a page that runs over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.web.browsing import PHONE, WIDE, inaccessible, picture, sideways, wait_on
from tests.web.conftest import Visit
from tests.web.tables import prefer

PAGES = {
    "home": "",
    "tables": "#/tables",
    "new": "#/new/empire",
    "replays": "#/replays",
    "rules": "#/rules/empire/empire.fight",
    "settings": "#/settings",
    "design": "#/design",
    "move": "#/move/nobody",
    "missing": "#/nowhere",
}
WAYS = [
    pytest.param("en", WIDE, True, id="en-wide-dark"),
    pytest.param("pt-BR", PHONE, False, id="pt-BR-phone-light"),
    pytest.param("it", PHONE, True, id="it-phone-dark"),
    pytest.param("fr", WIDE, False, id="fr-wide-light"),
]


def play_now(page: Page) -> None:
    """One click on the first page: Vampire Empire against a bot."""
    page.get_by_role("button", name=re.compile("^Play now.*Vampire Empire")).click()


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("language", "size", "dark"), WAYS)
def test_every_page(visit: Visit, name: str, language: str, size: ViewportSize, dark: bool) -> None:
    page = visit(language, size, dark, tools=True).visit(PAGES[name])
    picture(page, f"{name}-{language}-{size['width']}-{'dark' if dark else 'light'}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_count(1)
    assert sideways(page) <= 0
    assert "web-" not in page.inner_text("body")
    assert inaccessible(page) == []


def test_every_page_keeps_the_content_policy(visit: Visit) -> None:
    """Anything the policy blocks, a style in an attribute or a script in a page, is a complaint in the console."""
    somebody = visit()
    for route in PAGES.values():
        somebody.visit(route).close()


def test_a_browser_that_keeps_nothing_can_play(visit: Visit) -> None:
    somebody = visit()
    forbidden = "{get() { throw new Error('no'); }, configurable: true}"
    somebody.context.add_init_script(f"Object.defineProperty(window, 'localStorage', {forbidden})")
    page = somebody.visit()
    play_now(page)
    page.wait_for_url("**/#/table/*")


def test_play_now_is_one_click(visit: Visit) -> None:
    somebody = visit()
    page = somebody.visit()
    play_now(page)
    page.wait_for_url("**/#/table/*")
    table = page.url.rpartition("/")[2]
    home = somebody.visit()
    row = home.get_by_role("listitem").filter(has_text=re.compile(r"Human player, with (Osanna|Rutger) \(bot, steady\)"))
    row.wait_for()
    expect(row.get_by_role("link")).to_have_attribute("href", re.compile(table))


def test_the_list_of_my_games_moves_by_a_link(visit: Visit) -> None:
    old, new = visit(), visit()
    page = old.visit()
    play_now(page)
    page.wait_for_url("**/#/table/*")
    home = old.visit()
    home.get_by_role("button", name="Move this list to another device").click()
    address = home.get_by_label("Link to all your seats").input_value()
    home.keyboard.press("Escape")
    home.get_by_label("Link to all your seats").wait_for(state="detached")

    moved = new.visit(address.removeprefix(new.address))
    moved.get_by_text("One game added to your list.").wait_for()
    assert moved.url.endswith("#/move"), "the secrets stay in the address"
    moved.get_by_role("link", name="Go to my games").click()
    moved.get_by_role("listitem").filter(has_text=re.compile(r"Human player, with (Osanna|Rutger) \(bot, steady\)")).wait_for()


def test_a_table_is_set_up_and_somebody_joins_in_the_lobby(visit: Visit) -> None:
    host, guest = visit(tools=True), visit("it", PHONE, tools=True)
    page = host.visit("#/new/empire")
    page.get_by_label("Your name").fill("Elke")
    page.get_by_label("Table name").fill("Mondays")
    page.get_by_label("Anyone on this server").check()
    page.get_by_label("Per decision").check()
    page.get_by_label("Time", exact=True).select_option("2 minutes")
    page.get_by_text("Game options").click()
    page.get_by_label("The defender can die").select_option("only at the end of the fight")
    picture(page, "new-filled-en-1440-dark")
    page.get_by_role("button", name="Open table").click()
    page.get_by_label("Invitation link").wait_for()
    assert "#/seat/" in page.get_by_label("Your private link: Human player").input_value()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").first.click()
    page.get_by_text("Copied.").wait_for()
    copied = page.get_by_label("Invitation link").input_value()
    wait_on(page, "the link on the clipboard", lambda: page.evaluate("navigator.clipboard.readText()") == copied)
    picture(page, "new-made-en-1440-dark")
    assert inaccessible(page) == []

    lobby = guest.visit("#/tables")
    entry = lobby.get_by_role("listitem").filter(has_text="Mondays")
    entry.get_by_text("Elke").wait_for()
    entry.get_by_text("2 minuti per ogni decisione").wait_for()
    picture(lobby, "tables-filled-it-390-dark")
    assert sideways(lobby) <= 0
    assert inaccessible(lobby) == []
    entry.get_by_role("button", name="Prendi questo posto: Giocatore vampiro").click()
    lobby.wait_for_url("**/#/table/*")


def test_a_personal_link_brings_the_seat_to_another_device(visit: Visit) -> None:
    host, elsewhere = visit(), visit()
    page = host.visit("#/new/empire")
    page.get_by_role("button", name="Open table").click()
    link = page.get_by_label("Your private link: Human player").input_value()
    arrived = elsewhere.visit(link.removeprefix(elsewhere.address))
    arrived.wait_for_url("**/#/table/*")
    assert link.rpartition("/")[2] not in arrived.url
    wait_on(arrived, "the seat is kept", lambda: "human" in (arrived.evaluate("localStorage.getItem('coterie.seats')") or ""))


def test_language_and_theme_change_at_once(visit: Visit) -> None:
    somebody = visit(dark=True)
    page = somebody.visit("#/rules/empire")
    page.evaluate("window.here = true")
    page.get_by_label("Language").select_option("pt-BR")
    page.get_by_role("heading", name="Vampire Empire: as regras").wait_for()
    page.get_by_role("button", name="Mudar para o tema claro").click()
    page.locator("html[data-theme=light]").wait_for()
    assert page.evaluate("window.here") is True, "the page was loaded anew"
    again = somebody.visit("#/settings")
    again.locator("html[lang=pt-BR][data-theme=light]").wait_for()
    expect(again.get_by_label("Claro")).to_be_checked()


def test_the_theme_follows_the_system_until_one_is_chosen(visit: Visit) -> None:
    page = visit(dark=False).visit("#/settings")
    light = page.locator("html[data-theme=light]")
    light.wait_for()
    page.emulate_media(color_scheme="dark")
    page.locator("html[data-theme=dark]").wait_for()
    page.get_by_text("Light", exact=True).click()
    light.wait_for()
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    assert page.get_attribute("html", "data-theme") == "light"


def test_a_rule_has_an_address_and_rules_are_searched(visit: Visit) -> None:
    page = visit().visit("#/rules/empire/empire.holy-water")
    focused = page.locator("article:focus")
    focused.wait_for()
    expect(focused.get_by_role("heading")).to_have_text("Holy water")

    def near_the_top() -> bool:
        box = focused.bounding_box()
        return box is not None and 0 <= box["y"] < WIDE["height"] / 2

    wait_on(page, "the rule near the top", near_the_top)
    page.get_by_label("Search the rules").fill("moat cellar")
    page.get_by_text("3 sections").wait_for()
    expect(page.locator("article h2").first).to_have_text("Moat and cellar")


def test_settings_are_kept(visit: Visit) -> None:
    somebody = visit()
    page = somebody.visit("#/settings")
    page.get_by_role("switch", name="Animations").click()
    page.get_by_label("Name").fill("Jonas")
    page.get_by_label("Name").blur()
    again = somebody.visit("#/settings")
    expect(again.get_by_role("switch", name="Animations")).to_have_attribute("aria-checked", "false")
    again.locator("html[data-motion=off]").wait_for()
    expect(again.get_by_label("Name")).to_have_value("Jonas")


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit().visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to content")
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text(re.compile("^Play now"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")


def test_without_a_server_the_page_says_so(visit: Visit) -> None:
    somebody = visit()
    page = somebody.visit()
    somebody.context.set_offline(True)
    play_now(page)
    page.get_by_text("Can’t reach the server").wait_for()
    somebody.forgive("ERR_INTERNET_DISCONNECTED")


def test_notices_are_off_until_they_are_turned_on(visit: Visit) -> None:
    somebody = visit(tools=True)
    page = somebody.visit()
    play_now(page)
    page.wait_for_url("**/#/table/*")
    home = somebody.visit()
    home.get_by_role("button", name="Tell me when it is my turn: Vampire Empire").click()
    expect(home.get_by_label("Email"), "this server sends none").to_be_disabled()
    expect(home.get_by_role("switch", name="Feed")).to_have_attribute("aria-checked", "false")
    home.get_by_role("switch", name="Feed").click()
    home.get_by_role("button", name="Save").click()
    address = home.get_by_label("Feed address").input_value()
    picture(home, "notices-en-1440-dark", whole=False)
    assert inaccessible(home) == []
    feed = somebody.context.request.get(address)
    assert feed.ok
    assert "Your turn at Vampire Empire" in feed.text()


def test_a_long_wait_says_what_for(visit: Visit, server: str) -> None:
    """A table of VTES is made slowly: the page says so after a moment, then that it reads the cards, and at last says no more."""
    somebody = visit("it", PHONE, tools=True)
    prefer(somebody, sound=False)
    page = somebody.visit()
    held: dict[str, list[Route]] = {"tables": [], "facts": []}
    page.route("**/api/tables", lambda route: held["tables"].append(route))
    page.route("**/api/tables/*/facts", lambda route: held["facts"].append(route))
    status = page.locator(".toast.wait")
    page.locator("article", has_text="Eternal Struggle").get_by_role("button").click()
    expect(status).to_have_text("Preparo il tavolo…")
    assert inaccessible(page) == []
    picture(page, "waiting-it-390-dark", whole=False)
    held["tables"].pop().continue_()
    expect(status).to_have_text("Carico le carte…")
    held["facts"].pop().continue_()
    page.wait_for_selector(".table[data-at]")
    expect(status).to_have_count(0)
