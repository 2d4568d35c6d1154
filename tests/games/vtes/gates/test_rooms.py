"""One room per word: all that is known of it lies with its family, and a new word touches one folder."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coterie.games.vtes import families, text
from coterie.games.vtes.bots.hints import HINTS
from coterie.games.vtes.cards.vocabulary import Ability, Effect
from coterie.games.vtes.families import TwoWords, collect, of_sort
from coterie.games.vtes.families.promise import PROMISES, UNPROMISED
from coterie.games.vtes.rules.apply import CHANGES, DOERS
from coterie.games.vtes.rules.combat.playing import AT_ONCE, FOUGHT
from coterie.games.vtes.rules.payments import PAYMENTS
from coterie.games.vtes.rules.politics.terms import NAMERS
from coterie.games.vtes.support import registry
from coterie.games.vtes.text.abilities import ability
from coterie.games.vtes.text.clauses.clause import UNSAID, clause
from coterie.games.vtes.words.node import fields_of
from coterie.locale import LANGUAGES
from tests.locale.files import messages

ROOT = Path(__file__).parents[4]
ROOMLESS: tuple[type[Effect], ...] = ()
"""Words that have no family."""
WORDS = [word for word in of_sort(Effect) if word not in ROOMLESS]
BY_OTHERS = {"Passes", "IfBled", "While"}
"""Words that hold others, and are carried out by a chapter of the rules or by the word around them."""
Done = Callable[..., Any]


def family_of(word: type[Effect]) -> str:
    """The package of the family of a word."""
    package, _, module = word.__module__.rpartition(".")
    assert package.startswith(f"{families.__name__}.")
    assert module == "words"
    return package


@pytest.fixture(autouse=True, scope="module")
def _collected() -> None:
    registry.collect()
    for part in ("says", "hints", "contract"):
        collect(part)
    assert text.printed


def done_by(word: type[Effect]) -> list[Done]:
    """Everything that is registered to carry a word out, or to pay it."""
    registers: tuple[dict[type, Done], ...] = (CHANGES, DOERS, AT_ONCE, FOUGHT, NAMERS)
    found = [register[word] for register in registers if word in register]
    return [*found, PAYMENTS[word].pay] if word in PAYMENTS else found


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_a_word_is_carried_out_said_and_promised_in_its_room(word: type[Effect]) -> None:
    """Or its family says why not."""
    room = family_of(word)
    assert {done.__module__ for done in done_by(word)} <= {f"{room}.does"}
    assert done_by(word) or word in UNPROMISED or word.__name__ in BY_OTHERS
    assert (word in clause.registry) is (word not in UNSAID)
    if word in clause.registry:
        assert clause.registry[word].__module__ == f"{room}.says"
    assert (word in PROMISES) is (word not in UNPROMISED)


@pytest.mark.parametrize("word", [word for word in of_sort(Ability) if word.__module__.endswith(".words")], ids=lambda word: word.__name__)
def test_an_ability_of_a_family_is_said_in_its_room(word: type[Ability]) -> None:
    room = word.__module__.rpartition(".")[0]
    assert (word in ability.registry) is (word not in UNSAID)
    if word in ability.registry:
        assert ability.registry[word].__module__ == f"{room}.says"


def test_every_part_of_a_family_is_about_its_own_words() -> None:
    for name, register in (("hints", HINTS), ("contract", PROMISES)):
        for module in collect(name):
            tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
            called = {"hints": ("hint",), "contract": ("promises", "promises_nothing")}[name]
            said = [ast.unparse(call.args[0]) for call in ast.walk(tree) if isinstance(call, ast.Call) and ast.unparse(call.func) in called]
            room = module.__name__.rpartition(".")[0]
            own = {word: found for word, found in families.words().items() if found.__module__ == f"{room}.words"}
            assert set(said) <= own.keys(), module.__name__
            assert len(set(said)) == len(said)
            assert {own[word] for word in said} <= register.keys() | UNPROMISED.keys()


def names(word: type[Effect]) -> set[str]:
    """What a word may be called in the messages of options, as far as that does not depend on its fields."""
    if "told" in vars(word):
        return set()
    return {f"vtes-effect-{word(*(_any(field.type) for field in fields_of(word) if field.required)).told}"}


def _any(kind: object) -> Any:
    """Something to stand in a field, for a name that does not look at it."""
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_options_say_of_a_word_lies_in_its_room(language: str) -> None:
    elsewhere = {name for area in ("vtes", "vtes-cards", "vtes-effects") for name in messages(language, area)}
    for word in WORDS:
        assert not names(word) & elsewhere, word


def test_no_word_is_in_two_rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "twins"
    room.mkdir()
    (room / "__init__.py").write_text("")
    (room / "words.py").write_text(
        "from coterie.games.vtes.words.node import Effect\n\n\nclass Lock(Effect, frozen=True):\n    '''Another.'''\n"
    )
    monkeypatch.setattr(families, "__path__", [*families.__path__, str(tmp_path)])
    with pytest.raises(TwoWords, match="Lock is a word of"):
        families.words()
    sys.modules.pop("coterie.games.vtes.families.twins.words")
    sys.modules.pop("coterie.games.vtes.families.twins")


# A new word.

FEAST = {
    "__init__.py": '"""Feasts."""\n',
    "words.py": '''"""Words for feasts."""
from coterie.games.vtes.words.node import Effect


class Feast(Effect, frozen=True):
    """Each ready vampire you control gains blood."""

    amount: int
''',
    "does.py": '''"""Feasts are held."""
from coterie.games.vtes.cards.vocabulary import READY, VAMPIRE, YOURS
from coterie.games.vtes.families.feasts.words import Feast
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import at_once, candidates
from coterie.games.vtes.support.registry import Place


@at_once(Feast, Place.MASTER)
def _feast(t, deed, effect):
    for number in candidates(t, deed, VAMPIRE & READY & YOURS):
        changes.gain_blood(t, t.piece(number), effect.amount)
''',
    "says.py": '''"""Feasts, in words."""
from coterie.games.vtes.families.feasts.words import Feast
from coterie.games.vtes.text.abilities import ability
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.frame import Frame


@clause.register
def feast(node: Feast, frame: Frame) -> str:
    return frame.say("feast", amount=node.amount)
''',
    "hints.py": '''"""What bots make of feasts."""
from coterie.games.vtes.bots.hints import add, hint
from coterie.games.vtes.families.feasts.words import Feast

hint(Feast, add("blood"))
''',
    "contract.py": '''"""What feasts promise."""
from coterie.games.vtes.families.feasts.words import Feast
from coterie.games.vtes.families.promise import look, promises

promises(Feast, "blood", tells="blood-gained", exact=look("at_most", "blood", 1))
''',
    "en.ftl": "vtes-text-feast = hold a feast for { $amount }\nvtes-effect-feast = a feast for { $amount }\n",
    "it.ftl": "vtes-text-feast = organizzate un banchetto da { $amount }\nvtes-effect-feast = un banchetto da { $amount }\n",
    "fr.ftl": "vtes-text-feast = donnez un festin de { $amount }\nvtes-effect-feast = un festin de { $amount }\n",
    "pt-BR.ftl": "vtes-text-feast = dê um banquete de { $amount }\nvtes-effect-feast = um banquete de { $amount }\n",
}
"""A word that no card has, with all that belongs to it."""
USED = """
import sys

from coterie.games.vtes import families

families.__path__.append(sys.argv[1])

import msgspec

from coterie.games.vtes.bots.purpose import purpose_of
from coterie.games.vtes.cards.codec import decode, encode
from coterie.games.vtes.pool import facts
from coterie.games.vtes.reader.cards import read
from coterie.games.vtes.text import print_card
from coterie.games.vtes.told.clauses import clauses
from coterie.locale import LANGUAGES, Speaker
from tests.games.vtes.gates.offered.gate import judge
from tests.games.vtes.gates.offered.invent import book_of, saying

feast = families.words()["Feast"]
made = saying(feast)
assert {one.place.value for one in made} == {"master"}, made
book, one = book_of(made), made[0]
verdict = judge(one.goal, book)
assert verdict.offered and not verdict.faults, verdict.faults
assert decode(encode(one.card)) == one.card
form = book.forms[one.card.id][0]
assert purpose_of(form).blood == form.effects[0].amount > 0
said = [print_card(one.card, one.fact, language).plain() for language in LANGUAGES]
told = [Speaker(language, strict=True).say(text) for language in LANGUAGES for text in clauses(form.effects)]
assert len(set(said)) == len(set(told)) == len(LANGUAGES), (said, told)
facts()[one.card.id] = msgspec.structs.replace(one.fact, text=said[LANGUAGES.index("en")])
result = read(facts()[one.card.id])
assert result.cards == (one.card,), result
print("all is well")
"""
"""All that is done with a word: played before the gate, stored, weighed, printed, told, and read."""


def use(folder: Path) -> str:
    """Use the new word in a process that knows it, and say what comes of it."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", USED, str(folder)]
    ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


def put(folder: Path, **changed: str) -> Path:
    """A folder of families with the new one; some of its files may be other."""
    room = folder / "feasts"
    room.mkdir(parents=True)
    for name, content in {**FEAST, **changed}.items():
        (room / name).write_text(content, encoding="utf-8")
    return folder


def test_a_new_word_touches_one_folder(tmp_path: Path) -> None:
    """At most five files with code and one for each language; nothing else need know of it."""
    code = [name for name, content in FEAST.items() if name.endswith(".py") and len(ast.parse(content).body) > 1]
    assert len(code) <= 5
    assert {Path(name).stem for name in FEAST if name.endswith(".ftl")} == set(LANGUAGES)
    assert "all is well" in use(put(tmp_path))


def test_a_new_word_that_does_nothing_is_found_out(tmp_path: Path) -> None:
    idle = FEAST["does.py"].replace("changes.gain_blood(t, t.piece(number), effect.amount)", "changes.lock(t, t.piece(number))")
    assert "AssertionError" in use(put(tmp_path, **{"does.py": idle}))
