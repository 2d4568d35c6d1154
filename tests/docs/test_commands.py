"""The commands that the pages show: they are run, with fewer games and shorter thoughts."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import coterie
from coterie.cli import app
from coterie.terminal.files import save
from tests.docs.pages import PAGES, ROOT, blocks, name_of, text
from tests.marks import slow

ELSEWHERE = {"docs/lab.md"}
"""Pages whose commands have tests of their own."""
SHOWN = {name_of(page) for page in PAGES} - ELSEWHERE
MAKEFILE = text("Makefile")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def commands(page: str) -> list[str]:
    """The lines of a page's shell blocks, and indented lines that call our command."""
    fenced = [line for block in blocks(page, "sh") for line in block.splitlines() if line.strip()]
    return fenced + re.findall(r"^ {4}(coterie .*)$", text(page), re.MULTILINE)


def cheaper(words: list[str]) -> list[str]:
    """The same command with fewer games and shorter thoughts."""
    short = [re.sub(r"\bsearch\b(:[\d.x]+)?", "search:2x", word) for word in words]
    return [*short, "--games", "2", "--jobs", "1"] if words[0] == "sim" else short


def run(line: str) -> None:
    """Run one line of a page: our command, a target of make, or the activation of the environment."""
    words = shlex.split(line, comments=True)
    settings = [words.pop(0).split("=", 1) for _ in range(sum(re.match(r"[A-Z]+=", word) is not None for word in words))]
    if words == ["make", "play-terminal"]:
        assert "coterie play empire" in MAKEFILE
        words = ["coterie", "play", "empire"]
    if words[:2] == ["coterie", "serve"]:  # it serves for ever; real servers are started by tests/server and tests/web
        words.append("--help")
    if words[0] == "make":
        assert {word for word in words[1:] if "=" not in word} <= TARGETS, line
        return
    if words[0] in (".", "git", "cd"):
        return
    assert words.pop(0) == "coterie", line
    words, _, target = (words[: words.index(">")], ">", words[-1]) if ">" in words else (words, "", "")
    ran = CliRunner(env={"LANG": "en_GB.UTF-8", **dict(settings)}).invoke(app, cheaper(words))
    assert ran.exit_code == 0, (line, ran.output)
    if target:
        Path(target).write_text(ran.stdout, encoding="utf-8")


@slow
@pytest.mark.parametrize("page", sorted(page for page in SHOWN if commands(page)))
def test_commands_work(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, in one folder, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    for record in ("fault.json", "game.json"):
        save(tmp_path / record, coterie.new("empire", seed=1))
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    for line in commands(page):
        run(line)


def test_the_pages_show_commands() -> None:
    assert {"README.md", "CONTRIBUTING.md", "docs/empire.md"} <= {page for page in SHOWN if commands(page)}


def test_make_play_is_the_command_of_the_readme() -> None:
    assert (ROOT / "tools" / "setup.sh").exists()
    assert {"play", "test", "check", "rules", "bench", "strength", "long-run", "format"} <= TARGETS
