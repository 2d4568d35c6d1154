"""What the README says is so: its picture is a real table, its numbers are those of the deck files, its keys work."""

from __future__ import annotations

import os
import re
import sys
from typing import Any

import pexpect
import pytest
from typer.testing import CliRunner

from coterie.cli import app
from coterie.games.empire.cards import standard_deck
from tests.docs.pages import blocks, text
from tests.tries import PATIENCE

PLAY = ["play", "empire", "--seed", "440", "--bot", "random"]
PAGE = " ".join(text("README.md").split())


def screen() -> str:
    """The first table of a game in a terminal of 80 columns, without colours."""
    environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
    code = "from coterie.cli import main; main()"
    child: Any = pexpect.spawn(
        sys.executable, ["-c", code, *PLAY], env=environment, encoding="utf-8", dimensions=(60, 80), timeout=PATIENCE
    )
    try:
        child.expect(r"\r\n(?:\x1b\[\?2004h)?> ")
        shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before)
    finally:
        child.close(force=True)
    return "\n".join(line.rstrip() for line in shown[shown.index("Turn ") :].splitlines()).rstrip()


def test_the_picture_is_a_real_table() -> None:
    (picture,) = blocks("README.md", "text")
    assert picture.rstrip() == screen()


@pytest.mark.parametrize("side", ["human", "vampire"])
def test_the_number_of_cards_that_a_source_shows(side: str) -> None:
    cards = standard_deck(side).cards
    shown = sum(card.exists for card in cards)
    assert len(cards) == 30
    wanted = f"{shown} of the 30 different cards of the human deck" if side == "human" else f"{shown} of the 30 of the vampire deck"
    assert wanted in PAGE


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "(empire.fight.valid)"),
        ("? 3", "Key: lay:h-"),
        ("?empire.hide", "Rosary, Broom and Claws"),
        ("u", "You have no earlier decision"),
        ("l", "What has happened so far"),
        ("h", "go back to your previous decision"),
    ],
)
def test_what_can_be_typed(typed: str, answer: str) -> None:
    assert f"`{typed}`" in PAGE
    ran = CliRunner(env={"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}).invoke(app, PLAY, input=f"{typed}\n")
    assert answer in ran.output
