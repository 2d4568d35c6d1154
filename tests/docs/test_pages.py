"""Every page: its links lead somewhere, the files it names are there, and it keeps the voice of the house."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.checks.test_source import ORDER
from tests.docs.pages import PAGES, ROOT, name_of, prose, text

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PATH = re.compile(r"`((?:src|tests|docs|tools|benchmarks)/[\w./-]+)`")
each_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(page: Path, link: str) -> bool:
    """Whether a link leads nowhere; what is on the web is taken on trust."""
    if re.match(r"[a-z]+:", link):
        return False
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    return not target.exists() or bool(anchor and anchor not in anchors(target))


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    assert [link for link in LINK.findall(prose(name_of(page))) if broken(page, link)] == []


@each_page
def test_files_that_are_named_exist(page: Path) -> None:
    assert [path for path in PATH.findall(prose(name_of(page))) if not (ROOT / path).exists()] == []


@each_page
def test_tables_are_whole(page: Path) -> None:
    """Each begins with a head and a rule, and each row has as many cells: a blank line in between would make text of the rest."""
    for found in re.finditer(r"(?:^\|.*\n)+", prose(name_of(page)), re.MULTILINE):
        rows = found[0].splitlines()
        assert len(rows) > 1, rows[0]
        assert re.fullmatch(r"(\| :?-+:? )+\|", rows[1]), rows[0]
        cells = {len(re.findall(r"(?<!\\)\|", re.sub(r"`[^`]*`", "", row))) for row in rows}
        assert len(cells) == 1, rows[0]


@each_page
def test_the_voice_is_calm(page: Path) -> None:
    words = re.sub(r"`[^`]*`|<!--.*?-->|!(?=\[)", "", prose(name_of(page)))
    assert "!" not in words


def test_every_page_can_be_reached_from_the_index() -> None:
    index = ROOT / "docs" / "index.md"
    reached = {(index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(prose("docs/index.md"))}
    assert [name_of(page) for page in PAGES if page not in reached and page != index] == []


def test_the_index_lists_each_page_once() -> None:
    links = LINK.findall(prose("docs/index.md"))
    assert sorted(set(links)) == sorted(links)


def test_a_broken_link_would_be_found() -> None:
    index = ROOT / "docs" / "index.md"
    assert broken(index, "nowhere.md")
    assert broken(index, "api.md#no-such-heading")
    assert not broken(index, "api.md#what-a-seat-may-see")


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads(text("pyproject.toml"))
    extras = project["project"]["optional-dependencies"]
    wanted = [
        *project["project"]["dependencies"],
        *project["build-system"]["requires"],
        *(name for names in extras.values() for name in names),
    ]
    names = {re.split(r"[\[<>=!~; ]", requirement)[0] for requirement in wanted} - {"coterie"}
    page = text("docs/dependencies.md")
    assert [name for name in sorted(names) if not re.search(rf"^\|.*\b{re.escape(name)}\b", page, re.MULTILINE)] == []


def test_the_table_of_imports_is_the_one_that_is_held() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ?(.*?) ?\|$", text("docs/architecture.md"), re.MULTILINE)
    told = {part: set(re.findall(r"`(\w+)`", imports)) for part, imports in rows if part in ORDER}
    assert len(told) >= 7
    assert told == {part: ORDER[part] for part in told}
