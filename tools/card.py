"""Checks one card of VTES: what its text is read as and printed as, whether the engine carries it out and does so, how its rulings are
proved. It shows the first clause that differs: `make card NAME="Scouting Mission"`."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from coterie.games.vtes.book import forms_of, standard_book
from coterie.games.vtes.cards.generated import FILE
from coterie.games.vtes.pool import Facts, UnknownCard
from coterie.games.vtes.reader.cards import read
from coterie.games.vtes.rulings import of_card
from coterie.games.vtes.support.check import unplayable
from coterie.games.vtes.terminal.find import find_card
from coterie.games.vtes.terminal.sources import ROOT, Definition, definition_of, module_of_tests, named_in
from coterie.games.vtes.text import check, print_card
from coterie.games.vtes.text.printer import definition
from coterie.games.vtes.text.proof.lock import digest, locked
from coterie.games.vtes.text.proof.mutants import judge, mutants
from coterie.games.vtes.text.tongue import Unprintable
from coterie.locale import LANGUAGES, Speaker
from tests.games.vtes.gates.offered.gate import judge as see
from tests.games.vtes.gates.offered.goals import goals_of
from tests.games.vtes.gates.offered.test_offered import TESTED_BY_HAND
from tests.games.vtes.rulings.marks import proved, waived

LOCKING = "coterie.games.vtes.text.proof.lock"


class Finding(NamedTuple):
    """What a check found: what was looked at, and what is wrong with it; nothing, if all is well."""

    what: str
    wrong: str = ""


def findings(card: Facts) -> Iterator[Finding]:
    """All checks of a card, the cheap ones first. The first that fails is what to do next."""
    found = definition_of(card.id)
    if found is None and not standard_book().complete(card.id):
        yield Finding("definition", f'there is none; `coterie vtes new "{card.name}"` begins one')
        return
    yield Finding(
        " ".join(("definition", found.name, "in", _told(found.path))).replace("  ", " ") if found else "definition: none is needed"
    )
    texts = list(_text(card))
    yield from texts
    if found is not None:
        yield _supported(card)
        yield _windows(card)
        yield _offered(card)
        if not texts[-1].wrong:
            yield _faults(card)
    yield _ruled(card)
    yield _lock(card)
    if found is not None and found.path != FILE:
        yield from _tests(card)
        yield _style(found, module_of_tests(card))
    if found is not None:
        yield _read(card, found.path == FILE)


def _told(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _text(card: Facts) -> Iterator[Finding]:
    """It prints in every language, and in English it is the official text."""
    for language in LANGUAGES:
        try:
            print_card(definition(card.id), card, language)
        except Unprintable as error:
            yield Finding(f"text in {language}", f"cannot be printed: {error}")
            return
    differing = check(card.id)
    if differing:
        says, ours = (text.partition(" | ")[0] or "(nothing)" for text in (differing[0].official, differing[0].ours))
        where = f"clause {differing[0].clause} differs"
        yield Finding("text", f"{where}\n        the card says        {says}\n        the definition says  {ours}")
    else:
        yield Finding(f"text: equal to the official one, and printed in {', '.join(LANGUAGES)}")


def _read(card: Facts, was_read: bool) -> Finding:
    """What its official text is read as; a definition by hand may say what no text can be read as."""
    result = read(card)
    if result.cards == (definition(card.id),):
        return Finding("read: the text gives this definition, and no other")
    if not was_read and not result.cards:
        return Finding("read: not from its text; the definition is by hand")
    return Finding("read", f"the text gives {len(result.cards)} definitions, and not just this one: `coterie vtes read`")


def _supported(card: Facts) -> Finding:
    """The engine carries out all of it."""
    reasons = unplayable(definition(card.id), card, forms_of(definition(card.id), card))
    return Finding("supported: the engine carries out every word", Speaker("en").say(reasons[0]) if reasons else "")


def _offered(card: Facts) -> Finding:
    """Each mode and ability is played at a table made for it, and seen to do each of its words."""
    book = standard_book()
    goals = [goal for goal in goals_of(book, card.id) if goal.named(book) not in TESTED_BY_HAND] if card.id in book.forms else []
    wrong = [f"{goal.named(book)} {fault}" for goal in goals for fault in see(goal).faults]
    return Finding(f"offered: {len(goals)} modes and abilities seen to do each of their words", wrong[0] if wrong else "")


def _ruled(card: Facts) -> Finding:
    """Each ruling on it is proved by a test, or waived with a reason."""
    names = [(one.source, one.mark) for one in of_card(card.id)]
    tested, spared = [name for name in names if name in proved()], [name for name in names if name in waived()]
    missing = [" ".join(name) for name in names if name not in tested and name not in spared]
    told = f"ruled: {len(names)} rulings, {len(tested)} proved by tests, {len(spared)} waived"
    return Finding(told, f"no test proves {missing[0]}" if missing else "")


def _windows(card: Facts) -> Finding:
    """Each way to play it belongs into a window of the game."""
    forms = forms_of(definition(card.id), card)
    lost = [form.index + 1 for form in forms if not form.windows and not card.crypt]
    return Finding(f"windows: {len(forms)} ways to play it", f"way {lost[0]} fits no window of the game" if lost else "")


def _faults(card: Facts) -> Finding:
    """Every definition that differs by a single fault would be noticed."""
    verdicts = [judge(mutant, card) for mutant in mutants(definition(card.id))]
    missed = [verdict.mutant.fault for verdict in verdicts if not verdict.found]
    return Finding(f"single faults: {len(verdicts)} made", f"the text does not show {missed[0]} ({len(missed)} in all)" if missed else "")


def _lock(card: Facts) -> Finding:
    if card.id not in locked():
        wrong = f"the text is not in the lock yet: .venv/bin/python -m {LOCKING}" if definition_of(card.id) else ""
    else:
        wrong = "" if locked()[card.id] == digest(card.id) else "the official text has changed since the card was proved: read it again"
    return Finding("lock of texts", wrong)


def _tests(card: Facts) -> Iterator[Finding]:
    """Tests of its module, or beside it, show what it does and what it refuses; those that name it pass."""
    marks = {mark for path in module_of_tests(card).parent.glob("test_*.py") for mark in _marks(path, card.name)}
    missing = [mark for mark in ("card", "refuses") if mark not in marks]
    lacking = f'no test in {_told(module_of_tests(card))} is marked @{missing[0]}("{card.name}")' if missing else ""
    yield Finding("tests of what it does and what it refuses", lacking)
    nodes = [test.node for test in named_in(card)]
    if nodes:
        ran = _run("-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider", *nodes)
        yield Finding(f"tests that name it: {len(nodes)}", "" if ran.returncode == 0 else f"one fails\n{_indented(ran.stdout)}")


def _marks(path: Path, name: str) -> set[str]:
    """Which of the marks `card` and `refuses` the tests of a module carry for a card."""
    if not path.exists():
        return set()
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return {
        call.func.id
        for call in calls
        if isinstance(call.func, ast.Name) and any(isinstance(word, ast.Constant) and word.value == name for word in call.args)
    }


def _style(found: Definition, tests: Path) -> Finding:
    """Ruff has nothing to say of the two files."""
    files = [str(path) for path in (found.path, tests) if path.exists()]
    for command in (("check", "--quiet", "--output-format=concise"), ("format", "--check", "--quiet")):
        ran = _run("-m", "ruff", *command, *files)
        if ran.returncode:
            return Finding("style", _indented(ran.stdout + ran.stderr).strip() or "`make format` will put the files in order")
    return Finding("style of the definition and the tests")


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)


def _indented(text: str, lines: int = 30) -> str:
    return "\n".join(f"    {line}" for line in text.strip().splitlines()[-lines:])


def main(name: str) -> int:
    """Check a card; 1 if something is to be done."""
    try:
        card = find_card(name)
    except UnknownCard as error:
        print(error)
        return 1
    print(f"{card.name} ({card.id})")
    wrong = 0
    for finding in findings(card):
        print(f"  {'no' if finding.wrong else 'ok'}  {finding.what}{': ' + finding.wrong if finding.wrong else ''}", flush=True)
        wrong += bool(finding.wrong)
    print(f"{wrong} to do." if wrong else "All is well.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
