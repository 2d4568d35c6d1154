"""What is shipped to a browser: small, quick, and nothing that asks another host."""

from __future__ import annotations

import gzip
import re

import pytest

from coterie.locale import LANGUAGES
from tests.docs.pages import text
from tests.web.browsing import ROOT
from tests.web.conftest import Visit

CLIENT = ROOT / "src" / "coterie" / "server" / "client"
LIMIT = 150_000


@pytest.mark.usefixtures("client")
def test_the_whole_client_is_small() -> None:
    """All scripts and styles of all pages, compressed, without the games' data: their words, and the map of Europe."""
    data = ("_europe-", *(f"{language}-" for language in LANGUAGES))
    files = [file for file in (CLIENT / "assets").iterdir() if file.suffix in (".js", ".css") and not file.name.startswith(data)]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    assert len(files) > 10
    assert size < LIMIT, f"{size} bytes"


@pytest.mark.usefixtures("client")
def test_the_map_is_as_large_as_the_page_says() -> None:
    (told,) = re.findall(r"is (\d+) kB compressed and loaded with that table only", text("docs/architecture.md"))
    (file,) = (CLIENT / "assets").glob("_europe-*.js")
    assert len(gzip.compress(file.read_bytes(), 9)) == pytest.approx(1000 * int(told), abs=500)


@pytest.mark.usefixtures("client")
def test_nothing_is_asked_of_another_host() -> None:
    """Addresses that are mere names, of XML or in messages of our tools, are not asked."""
    names = re.compile(r"https?://(www\.w3\.org|svelte\.dev)/")
    for file in [CLIENT / "index.html", *(CLIENT / "assets").glob("*.js"), *(CLIENT / "assets").glob("*.css")]:
        found = re.findall(r"https?://[\w.-]+/[^\"'` )]*", file.read_text(encoding="utf-8"))
        assert [address for address in found if not names.match(address)] == [], file.name


def test_the_first_page_is_painted_within_a_second(visit: Visit) -> None:
    """The best of some visits: what else this machine does is not ours."""
    painted = []
    for _ in range(20):
        page = visit().visit()
        painted.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        page.close()
        if painted[-1] < 1000:
            return
    raise AssertionError(f"painted after {painted} ms")


def test_a_page_asks_this_server_alone(visit: Visit) -> None:
    somebody = visit()
    asked: list[str] = []
    somebody.context.on("request", lambda request: asked.append(request.url))
    somebody.visit("#/rules")
    assert len(asked) > 5
    assert [address for address in asked if not address.startswith(somebody.address)] == []
