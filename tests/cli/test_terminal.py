"""Real terminal sessions: play, ask, undo, save, leave and come back; two players at one keyboard; stepping through a replay."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

import coterie
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from tests.cli.conftest import played
from tests.signals import hear_interrupts
from tests.tries import PATIENCE

PROMPT = r"\r\n(?:\x1b\[\?2004h)?> "
Terminal = Callable[..., Any]


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """Starts a command in a terminal of 100 columns."""
    children: list[Any] = []

    def starts(*words: str | Path, columns: int = 100) -> Any:
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
        if "PYTHONPATH" in os.environ:
            environment["PYTHONPATH"] = os.environ["PYTHONPATH"]
        command = ["-c", "from coterie.cli import main; main()", *map(str, words)]
        child = pexpect.spawn(
            sys.executable,
            command,
            env=environment,
            encoding="utf-8",
            dimensions=(60, columns),
            timeout=PATIENCE,
            preexec_fn=hear_interrupts,
        )
        child.delaybeforesend = None
        children.append(child)
        return child

    yield starts
    for child in children:
        child.close(force=True)


def shown(child: Any) -> str:
    """What came before the prompt that was waited for, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before)


def table(text: str) -> str:
    """The part of a screen from the turn on."""
    return text[text.index("Turn ") :]


def numbers(text: str) -> dict[int, str]:
    """The options of a screen with their numbers."""
    return {int(number): label.strip() for number, label in re.findall(r"^ +(\d+)  (.+)$", text.replace("\r", ""), re.MULTILINE)}


def without_hint(text: str) -> str:
    """A screen without the line below a question that is asked for the first time."""
    return text[: text.index("\r\nType a number.")]


def ends(child: Any) -> int:
    child.expect(pexpect.EOF)
    child.close()
    return int(child.exitstatus)


def test_play_ask_undo_save_leave_and_come_back(terminal: Terminal, tmp_path: Path) -> None:
    path, dealt = tmp_path / "game.json", coterie.new("empire", seed=7).position()
    child = terminal("play", "empire", "--seed", "7", "--seat", "vampire", "--bot", "random", "--save", path)
    child.expect(PROMPT)
    first = table(shown(child))
    assert "\x1b[" in child.before
    assert f"╭─ {Speaker('en').name(Ref('empire-character', dealt['castle'][0]))} " in first
    child.sendline("?")
    child.expect(PROMPT)
    assert "What you can’t do now" in shown(child)
    child.sendline("skip")
    child.expect(PROMPT)
    child.sendline("u")
    child.expect(PROMPT)
    assert table(shown(child)) == first
    child.sendline("skip")
    child.expect(PROMPT)
    child.sendline(f"reveal:{dealt['vampires'][0]}")
    child.expect(PROMPT)
    child.sendline("t")
    child.expect(PROMPT)
    left = table(shown(child))
    assert "revealed vampire" in left
    child.sendline("q")
    assert ends(child) == 0
    assert f"--load {path}" in shown(child)

    child = terminal("play", "empire", "--load", path, "--seat", "vampire", "--bot", "random")
    child.expect(PROMPT)
    assert without_hint(table(shown(child))) == left
    child.sendeof()
    assert ends(child) == 0


def test_the_table_is_shown_once_and_when_it_is_asked_for(terminal: Terminal) -> None:
    child = terminal("play", "vtes", "--seed", "3", "--setup", "players=5", columns=110)
    child.expect(PROMPT)
    after = shown(child)
    assert "Your hand (7)" in after
    for _ in range(8):
        child.sendline(str(min(numbers(after))))
        child.expect(PROMPT)
        after = shown(child)
        assert "Your hand" not in after
        assert "pool" in after
        options = len(re.findall(r"^ +\d+  ", after, re.MULTILINE))
        news = len(re.findall("^· ", after, re.MULTILINE))
        assert after.count("\n") - options - news < 18, after
    child.sendline("t")
    child.expect(PROMPT)
    assert "Your hand" in shown(child)


def test_an_option_keeps_its_number_while_the_phase_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    free = ["h-squire", "h-novice", "h-groom", "h-clergy-2"]
    position = {"castle": ["lady", "bishop", "cook"], "vampires": ["lady", "monk", "maid"], "active": "human", "phase": "before"}
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**position, "human": {"hand": free}, "vampire": {"hand": ["v-nobles-1"]}}))
    child = terminal("play", "empire", "--position", path, "--bot", "random")
    child.expect(PROMPT)
    kept = {1: "Play no support card", 3: "Play Novice for free", 4: "Play Groom for free"}
    assert numbers(shown(child)) == {**kept, 2: "Play Squire for free"}
    child.sendline("2")
    child.expect(PROMPT)
    child.sendline("1")
    child.expect(PROMPT)
    assert numbers(shown(child)) == kept
    child.sendline("2")
    child.expect(PROMPT)
    assert "2 isn’t an option now." in shown(child)
    child.sendline("? 4")
    child.expect(PROMPT)
    assert "Key: play:h-groom" in shown(child)


def test_control_c_saves_and_has_its_exit_code(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    child = terminal("play", "empire", "--seed", "7", "--seat", "vampire", "--bot", "random", "--save", path)
    child.expect(PROMPT)
    child.sendline("skip")
    child.expect(PROMPT)
    child.sendintr()
    if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=20):
        child.sendintr()  # Python hears a signal between prompt and waiting only with the next key
    assert ends(child) == 130
    assert "Traceback" not in child.before
    assert coterie.replay(path.read_bytes()).number == 1


def test_two_players_at_one_keyboard_do_not_see_each_other(terminal: Terminal) -> None:
    child = terminal("play", "empire", "--seed", "7", "--bot", "none")
    child.expect("Press Enter when nobody else is looking. ")
    assert "Vampire player" in shown(child)
    assert "hand" not in shown(child)
    child.sendline("")
    child.expect(PROMPT)
    assert "hidden vampire" in shown(child)
    for key in ("skip", "pass"):
        child.sendline(key)
        child.expect(PROMPT)
    child.sendline("pass")
    child.expect("nobody else is looking. ")
    assert "\x1b[3J" in child.before
    assert "Human player" in shown(child)
    assert "hidden vampire" not in child.before[child.before.index("\x1b[3J") :]
    child.sendline("")
    child.expect(PROMPT)
    assert "hidden vampire" not in shown(child)
    assert "Human player (you)" in shown(child)


def test_a_replay_is_stepped_through(terminal: Terminal, finished: Path) -> None:
    last = coterie.replay(finished.read_bytes()).number
    child = terminal("replay", finished, "--seat", "human")
    prompt = r"\[q\] quit: "
    child.expect(prompt)
    assert f"Entry 0 of {last}" in shown(child)
    child.sendline("")
    child.expect(prompt)
    first = re.search(r"Entry (\d+) of", shown(child))
    assert first is not None
    assert int(first[1]) > 0
    child.sendline("20")
    child.expect(prompt)
    assert "Entry 20 of" in shown(child)
    assert f"Your hand ({len(_at(20).view('human').hand)})" in shown(child)
    child.sendline("n")
    child.expect(prompt)
    child.sendline("p")
    child.expect(prompt)
    back = re.search(r"Entry (\d+) of", shown(child))
    assert back is not None
    assert int(back[1]) <= 20
    child.sendline("nonsense")
    child.expect(prompt)
    assert f"a number from 0 to {last}" in shown(child)
    child.sendline(str(last))
    child.expect(prompt)
    assert "The end" in shown(child)
    child.sendline("q")
    assert ends(child) == 0


def _at(number: int) -> coterie.Game:
    game = played()
    game.back(number)
    return game
