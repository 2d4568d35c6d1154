"""The fingerprint of rules: words about them change nothing, what they do changes it, and nothing that takes part in play is left out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import FrameType

import pytest

import coterie
from coterie.kernel import fingerprint as fingerprints
from coterie.kernel import registry
from coterie.kernel.fingerprint import ENGINE, fingerprint, meaning, modules, rules_of
from tests.contract.drive import new, play
from tests.contract.test_contract import GAMES

RULE = "LIMIT = {'b', 'a'}\n\ndef pay(pool):\n    return pool - 1 if pool not in LIMIT else pool\n"


@pytest.mark.parametrize(
    "words",
    [
        '"""How to pay."""\n\n' + RULE,
        RULE.replace("LIMIT", "# The limit.\nLIMIT", 1),
        RULE.replace("(pool):\n", '(pool):\n    """Pay one."""\n'),
        RULE.replace("'b', 'a'}", "'b', 'a'}\n'''What is never paid.'''"),
        RULE.replace(" if pool", "\\\n        if pool"),
    ],
)
def test_words_and_layout_change_nothing(words: str) -> None:
    assert words != RULE
    assert meaning(words) == meaning(RULE)


@pytest.mark.parametrize("change", [("- 1", "- 2"), ("not in", "in"), ("'b'", "'c'"), ("pool):", "pool, more=2):"), ("- 1", "+ 1")])
def test_a_changed_rule_changes_it(change: tuple[str, str]) -> None:
    assert meaning(RULE.replace(*change)) != meaning(RULE)


def test_a_changed_module_of_the_rules_changes_the_game_and_a_bot_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ("coterie.games.empire.game", "Empire")
    before = fingerprint(*game)

    def with_another(module: str) -> str:
        read = fingerprints._source
        with monkeypatch.context() as patched:
            patched.setattr(fingerprints, "_source", lambda name: read(name) + ("\nANOTHER = 1\n" if name == module else ""))
            return fingerprint.__wrapped__(*game)

    assert with_another("coterie.games.empire.rules.fight") != before
    assert with_another("coterie.kernel.state") != before
    assert with_another("coterie.games.empire.steady") == before
    assert with_another("coterie.games.empire.vector") == before


def test_what_a_family_does_is_part_of_it_and_what_it_says_is_not() -> None:
    found = modules("coterie.games.vtes.game", "Vtes")
    assert {f"coterie.games.vtes.families.control.{part}" for part in ("words", "does")} <= set(found)
    assert not [name for name in found if name.endswith((".says", ".hints", ".contract"))]
    rows = dict(fingerprints._rows(found))
    assert [name for name in rows if name.startswith("coterie.games.vtes")] == ["coterie.games.vtes.cards/generated.jsonl"]


def test_it_is_the_same_in_every_process() -> None:
    code = "from coterie.kernel import registry; from coterie.kernel.fingerprint import rules_of; print(rules_of(registry.find('empire')))"
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert told == {rules_of(registry.find("empire"))}


@pytest.mark.parametrize("name", GAMES)
def test_every_module_that_takes_part_in_play_is_covered(name: str) -> None:
    """Whatever code runs while a game is dealt and played belongs to the fingerprint."""
    definition, ran = GAMES[name], set[str]()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            ran.add(frame.f_code.co_filename)

    new(definition, 4)  # what is read once, such as the names of cards, is read
    sys.setprofile(note)
    try:
        play(new(definition, 4), 4, 400)
    finally:
        sys.setprofile(None)
    covered = {
        str(Path(str(sys.modules[module].__file__)))
        for module in modules(type(definition).__module__, type(definition).__name__)
        if module in sys.modules
    }
    source = str(Path(coterie.__file__).parent)
    ours = {file for file in ran if file.startswith((source, str(Path(str(sys.modules[type(definition).__module__].__file__)).parent)))}
    aside = {str(Path(source, part)) for part in ("__init__.py", "kernel/fingerprint.py", "kernel/registry.py")}
    assert ours - aside <= covered
    assert len(ours & covered) > 3


def test_a_game_in_one_module_is_covered_too() -> None:
    covered = modules("tests.tiny.game", "Tiny")
    assert {"tests.tiny.game", *ENGINE} <= set(covered)
    assert fingerprint("tests.tiny.game", "Tiny") != fingerprint("tests.circle.game", "Circle")
