"""The pages of the client: each in several languages, sizes and themes, without a complaint, a serious fault or a page that runs over."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.web.browsing import PHONE, WIDE, inaccessible, picture, sideways
from tests.web.conftest import Visit

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
WAYS = [("en", WIDE, True), ("it", PHONE, True), ("fr", WIDE, False), ("pt-BR", PHONE, False)]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("language", "size", "dark"), WAYS, ids=[f"{language}-{size['width']}" for language, size, _ in WAYS])
def test_every_page(visit: Visit, name: str, language: str, size: ViewportSize, dark: bool) -> None:
    page = visit(language, size, dark, tools=True).visit(PAGES[name])
    picture(page, f"{name}-{language}-{size['width']}-{'dark' if dark else 'light'}")
    assert page.get_attribute("html", "lang") == language
    assert page.locator("h1").count() == 1
    assert sideways(page) <= 0
    assert "web-" not in page.inner_text("body")
    assert inaccessible(page) == []
