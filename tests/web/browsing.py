"""How the tests look at the client: browsers of different languages, sizes and themes, what they complain about, and pictures of pages."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.tries import tries

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARTEFACTS: Final = ROOT / "test-artefacts"
CHROMIUM: Final = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))), None)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE: Final = 60_000
"""Milliseconds after which something that is waited for does not come any more, on a machine that is busy with other tests."""
PHONE: Final = ViewportSize(width=390, height=844)
LAPTOP: Final = ViewportSize(width=1024, height=768)
WIDE: Final = ViewportSize(width=1440, height=900)
LOWER: Final = ViewportSize(width=1366, height=650)
"""What a small laptop leaves of its screen below the bars of a browser."""


@dataclass
class Visitor:
    """Somebody with a browser of their own: storage, language, theme and size. Complaints of their pages are collected."""

    context: BrowserContext
    address: str
    complaints: list[str] = field(default_factory=list)

    def visit(self, route: str = "") -> Page:
        """A new tab on a page of the client, loaded and quiet."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None)
        page.goto(self.address + route)
        page.wait_for_selector("h1, main", state="attached")
        page.wait_for_load_state("networkidle")
        return page

    def forgive(self, pattern: str) -> None:
        """Drop the complaints a test has provoked."""
        self.complaints = [complaint for complaint in self.complaints if not re.search(pattern, complaint)]


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    language: str = "en",
    size: ViewportSize = WIDE,
    dark: bool = True,
    tools: bool = False,
    moving: bool = False,
) -> Iterator[Visitor]:
    """A visitor whose pages must not complain. With `tools` scripts of the tests may run in the page, against its content policy; unless
    things are `moving`, the system is set to less motion, and moves of bots are shown at once."""
    context = browser.new_context(
        locale=language,
        viewport=size,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if moving else "reduce",
        bypass_csp=tools,
        has_touch=size is PHONE,
    )
    context.set_default_timeout(PATIENCE)
    visitor = Visitor(context, address)
    try:
        yield visitor
        assert visitor.complaints == [], visitor.complaints
    finally:
        context.close()


def wait_on(page: Page, what: str, there: Callable[[], object]) -> None:
    """Look again and again whether something is so, while the page lives on; after a while the test fails."""
    for _ in tries(what, PATIENCE // 20):
        if there():
            return
        page.wait_for_timeout(20)


def inaccessible(page: Page) -> list[str]:
    """What an accessibility check finds serious or critical on a page as it stands; the visitor needs `tools`."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = json.loads(page.evaluate("async () => JSON.stringify((await axe.run(document, {resultTypes: ['violations']})).violations)"))
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def sideways(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def picture(page: Page, name: str, whole: bool = True) -> None:
    """Keep a picture of a page among the test artefacts."""
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=whole)
