"""The source itself: imports point one way, and rules keep to their dialect."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

import coterie

SOURCE = Path(coterie.__file__).parent
ORDER = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel"},
    "locale": {"kernel"},
    "terminal": {"kernel", "locale"},
    "sim": {"kernel", "bots", "locale"},
    "lab": {"kernel", "bots"},
    "server": {"kernel", "bots", "locale", "sim"},
    "cli": {"kernel", "bots", "locale", "terminal", "sim", "server"},
}
"""Who may import whom. The package itself, `coterie`, is the kernel's door."""
SHOWN = {"text": {"locale"}, "terminal": {"locale", "terminal"}}
"""Folders of a game that turn it into words, or draw it: what they may import too. No rule imports them."""
WEB = SOURCE.parents[1] / "web" / "src"
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py"))
RULES = sorted(file for place in ("rules/**/*", "families/*/does", "families/*/words") for file in (SOURCE / "games").glob(f"*/{place}.py"))
"""Every file of rules, in whatever folder below, and what families of words bring to play."""
FORBIDDEN_MODULES = {"time", "datetime", "random", "os", "secrets", "uuid", "copy"}
FORBIDDEN_CALLS = {"hash", "id", "set", "frozenset"}


@cache
def parsed(path: Path) -> ast.Module:
    """A file, read once for all checks."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def wrong_imports(part: str, tree: ast.AST, more: set[str] | None = None) -> list[str]:
    allowed = ORDER[part] | {part} | (more or set())
    ours = [name.split(".") for name in imports(tree) if name.split(".")[0] == "coterie"]
    return [".".join(name) for name in ours if len(name) > 1 and name[1] not in allowed]


@pytest.mark.parametrize("part", ORDER)
def test_imports_point_one_way(part: str) -> None:
    for path in (SOURCE / part).rglob("*.py"):
        folder = path.relative_to(SOURCE).parts[2] if part == "games" and len(path.relative_to(SOURCE).parts) > 3 else ""
        assert wrong_imports(part, parsed(path), SHOWN.get(folder)) == [], path


def test_rules_do_not_speak() -> None:
    """A game is played without its words: only what shows cards imports the text of cards."""
    for path in RULES:
        ours = [name.split(".") for name in imports(parsed(path)) if name.startswith("coterie.games.")]
        assert [name for name in ours if name[3:4] and name[3] in SHOWN] == [], path


PARTS = {
    "words": {"words", "families.*.words"},
    "does": {"words", "cards", "rules", "support", "families.*.words"},
    "says": {"words", "cards", "text", "families.*.words", "families.*.says"},
    "hints": {"words", "cards", "bots", "families.*.words"},
    "contract": {"words", "cards", "families.promise", "families.*.words"},
}
"""The parts of a family of words, and what of its game each may import beside modules that lie in no folder."""
FAMILIES = sorted((SOURCE / "games").glob("*/families/*/*.py"))


def beyond(part: str, tree: ast.AST) -> list[str]:
    """What a part of a family imports of its game and may not."""
    ours = [".".join(name.split(".")[3:]) for name in imports(tree) if name.startswith("coterie.games.")]
    folders = {path.name for path in (SOURCE / "games").glob("*/*/")}
    inner = [name for name in ours if name.split(".")[0] in folders]
    return [name for name in inner if not any(fnmatch(name, pattern) or fnmatch(name, f"{pattern}.*") for pattern in PARTS[part])]


@pytest.mark.parametrize("part", PARTS)
def test_each_part_of_a_family_keeps_to_its_side(part: str) -> None:
    """What is needed to play is found without text and bots, and what is promised without the rules."""
    files = [path for path in FAMILIES if path.stem == part]
    assert files
    assert {path.parent.name: found for path in files if (found := beyond(part, parsed(path)))} == {}


def test_families_have_no_other_parts() -> None:
    assert {path.stem for path in FAMILIES} <= {"__init__", *PARTS}


def test_rules_know_words_by_what_is_registered() -> None:
    """Chapters of the rules carry out what families register; they import none of them."""
    for path in (path for path in RULES if path.stem not in PARTS):
        assert [name for name in imports(parsed(path)) if ".families" in name] == [], path


def test_the_check_of_families_finds() -> None:
    assert beyond("does", ast.parse("from coterie.games.vtes.text.frame import Frame")) == ["text.frame"]
    assert beyond("says", ast.parse("from coterie.games.vtes.families.locks.does import lock")) == ["families.locks.does"]
    assert beyond("hints", ast.parse("from coterie.games.vtes.bots.hints import hint\nfrom coterie.games.vtes.pool import facts")) == []


def inside_functions(tree: ast.AST) -> list[str]:
    """What is imported only when a function is called: a ring of modules in disguise."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)]
    return [name for function in functions for name in imports(function)]


@pytest.mark.parametrize("game", GAMES)
def test_rules_import_at_the_top(game: str) -> None:
    """Rules that need each other go through their game's dispatch, or share what both need; no import hides in a function."""
    for path in (path for path in RULES if path.is_relative_to(SOURCE / "games" / game)):
        assert inside_functions(parsed(path)) == [], path


def at_run_time(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a module that happen, without those for type checkers."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            yield from at_run_time(ast.Module(node.orelse, []))
        else:
            yield from at_run_time(node)


def modules_named(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Every module that an import might name, and the packages around it, which are imported with it."""
    names = [alias.name for alias in node.names]
    full = names if isinstance(node, ast.Import) else [f"{node.module}.{name}" for name in names]
    for name in full:
        parts = name.split(".")
        yield from (".".join(parts[:end]) for end in range(len(parts), 0, -1))


def import_graph(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """Which of some modules imports which; a module's own package does not count, for it is there already."""
    found: dict[str, list[str]] = {}
    for module, tree in trees.items():
        named = dict.fromkeys(name for node in at_run_time(tree) for name in modules_named(node))
        found[module] = [name for name in named if name in trees and not f"{module}.".startswith(f"{name}.")]
    return found


def ring(graph: dict[str, list[str]]) -> list[str]:
    """Modules that import each other in a ring, or none: what is left when all that import nothing left are taken away."""
    left = dict(graph)
    while free := [module for module, names in left.items() if not any(name in left for name in names)]:
        left = {module: names for module, names in left.items() if module not in free}
    return sorted(left)


@pytest.mark.parametrize("game", GAMES)
def test_rules_do_not_import_each_other_in_a_ring(game: str) -> None:
    files = [path for path in RULES if path.is_relative_to(SOURCE / "games" / game)]
    names = {path: ".".join(("coterie", *path.relative_to(SOURCE).with_suffix("").parts)) for path in files}
    graph = import_graph({name.removesuffix(".__init__"): parsed(path) for path, name in names.items()})
    assert any(graph.values())
    assert ring(graph) == []


def test_the_checks_for_rings_find() -> None:
    hidden = "def rule():\n    from game.rules.combat import combat"
    assert inside_functions(ast.parse(hidden)) == ["game.rules.combat"]
    modules = {"r": "", "r.a": "from r.b.c import d", "r.b": "from r import a", "r.b.c": ""}
    graph = import_graph({name: ast.parse(code) for name, code in modules.items()})
    assert graph == {"r": [], "r.a": ["r.b.c", "r.b"], "r.b": ["r.a"], "r.b.c": []}
    assert ring(graph) == ["r.a", "r.b"]
    typed = "if TYPE_CHECKING:\n    from r import a\nelse:\n    from r.b import c"
    assert import_graph({"r": ast.parse(""), "r.a": ast.parse(""), "r.b.c": ast.parse(typed)})["r.b.c"] == []


def code_words(tree: ast.AST) -> Iterator[str]:
    """Every name and text in code, without docstrings and the help of options."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    told |= {id(word.value) for call in ast.walk(tree) if isinstance(call, ast.Call) for word in call.keywords if word.arg == "help"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""


def of_one_game(words: Iterator[str]) -> list[str]:
    """Words that name a game of ours, or something that only one of them has."""
    known = {*GAMES, "dracula", "hunters", "methuselah", "oust", "ousts"}
    return [word for word in words if known & set(re.split("[^a-z]+", word.lower()))]


@pytest.mark.parametrize("part", ["kernel", "bots", "locale", "terminal", "sim", "server", "cli"])
def test_only_games_know_games(part: str) -> None:
    """What a game brings is on its definition or in its folder, found by convention; examples in docstrings may name one."""
    read = {path.relative_to(SOURCE).as_posix(): parsed(path) for path in (SOURCE / part).rglob("*.py")}
    found = {path: of_one_game(code_words(tree)) for path, tree in read.items()}
    assert {path: words for path, words in found.items() if words} == {}


def test_only_games_know_games_in_the_client() -> None:
    """What a game brings lies in its folder; comments may name one, and so may the client's tests."""
    comment = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
    found = {}
    for path in (path for kind in ("ts", "svelte", "css", "html") for path in WEB.rglob(f"*.{kind}")):
        parts = path.relative_to(WEB).parts
        if not path.name.endswith(".test.ts") and not (parts[0] == "games" and len(parts) > 2):
            found["/".join(parts)] = of_one_game(iter(re.findall(r"[A-Za-z]+", comment.sub("", path.read_text(encoding="utf-8")))))
    assert len(found) > 80
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize("code", ["if game.name == 'vtes': pass", "from coterie.games.fury import game", "def f(): return view.ousts()"])
def test_the_check_for_games_finds(code: str) -> None:
    assert of_one_game(code_words(ast.parse(code))) != []


def test_games_do_not_know_each_other() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        parts = path.relative_to(SOURCE / "games").parts
        others = [name for name in imports(parsed(path)) if name.startswith("coterie.games.")]
        assert [name for name in others if len(parts) > 1 and name.split(".")[2] != parts[0]] == []


def faults_of_dialect(tree: ast.AST) -> Iterator[str]:
    """What rules must not do: chance and clocks of their own, order by hash, questions in `finally` or under a bare `except`."""
    for name in imports(tree):
        if name.split(".")[0] in FORBIDDEN_MODULES:
            yield f"imports {name}"
    sorted_sets = {id(argument) for call in _calls(tree, "sorted", "len", "bool", "min", "max") for argument in call.args}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in FORBIDDEN_CALLS
            and id(node) not in sorted_sets
        ):
            yield f"line {node.lineno}: {node.func.id}()"
        if isinstance(node, ast.Set | ast.SetComp) and id(node) not in sorted_sets:
            yield f"line {node.lineno}: a set has no order"
        if isinstance(node, ast.Try):
            questions = [inner for part in node.finalbody for inner in ast.walk(part)]
            questions += [inner for handler in node.handlers if handler.type is None for part in handler.body for inner in ast.walk(part)]
            if any(isinstance(inner, ast.Yield | ast.YieldFrom) for inner in questions):
                yield f"line {node.lineno}: a question in finally or under a bare except"


def _calls(tree: ast.AST, *names: str) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in names]


def test_all_folders_of_rules_are_read() -> None:
    folders = {path.parent for path in (SOURCE / "games").rglob("*.py") if "rules" in path.relative_to(SOURCE / "games").parts[:-1]}
    assert {path.parent for path in RULES if path not in FAMILIES} == folders
    assert SOURCE / "games" / "fury" / "rules" / "hunters" in folders


@pytest.mark.parametrize("path", RULES, ids=lambda path: "-".join(path.relative_to(SOURCE / "games").with_suffix("").parts))
def test_rules_keep_to_their_dialect(path: Path) -> None:
    assert list(faults_of_dialect(parsed(path))) == []


DOORS = SOURCE / "games" / "vtes" / "rules" / "doors.py"
BEHIND_DOORS = ("burn", "burn_pool", "to_torpor")
"""Changes of VTES that cards in play can replace: whoever makes one goes through its door."""


def past_doors(tree: ast.AST) -> Iterator[str]:
    """Where a change that has a door is made without going through it."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "changes"
            and node.attr in BEHIND_DOORS
        ):
            yield f"line {node.lineno}: changes.{node.attr}"
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("rules.changes"):
            yield from (f"imports {name.name}" for name in node.names if name.name in BEHIND_DOORS)


def test_changes_that_have_a_door_go_through_it() -> None:
    vtes = [path for path in (SOURCE / "games" / "vtes").rglob("*.py") if path != DOORS]
    assert {path.name: faults for path in vtes if (faults := list(past_doors(parsed(path))))} == {}


def test_the_check_of_doors_finds() -> None:
    assert list(past_doors(parsed(DOORS)))
    assert list(past_doors(ast.parse("from coterie.games.vtes.rules.changes import burn")))
    assert not list(past_doors(ast.parse("from coterie.games.vtes.rules import changes\nchanges.lock(t, piece)")))


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from time import time",
        "for seat in {1, 2}: pass",
        "for seat in set(seats): pass",
        "order = hash(card)",
        "def rule():\n    try:\n        pass\n    finally:\n        yield 1",
        "def rule():\n    try:\n        pass\n    except:\n        yield from ask()",
    ],
)
def test_the_dialect_check_finds(code: str) -> None:
    assert list(faults_of_dialect(ast.parse(code))) != []


def test_the_import_check_finds() -> None:
    assert wrong_imports("kernel", ast.parse("from coterie.games.empire.game import GAME")) == ["coterie.games.empire.game"]
    assert wrong_imports("games", ast.parse("import coterie.bots")) == ["coterie.bots"]


def test_nothing_is_copied_without_its_types() -> None:
    for path in (*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games").rglob("*.py")):
        assert "deepcopy" not in path.read_text(), path.name


def waits(tree: ast.AST) -> Iterator[str]:
    """What pages are waited for by, where it is written out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wait_for_function":
            parts = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            if parts:
                yield "".join(parts)


def test_pages_are_waited_on_by_functions() -> None:
    """An expression is evaluated as a string from its second look on, which the client's content policy forbids on slow days."""
    found = [wait for path in (SOURCE.parents[1] / "tests" / "web").glob("*.py") for wait in waits(parsed(path))]
    assert len(found) > 9
    assert [wait for wait in found if "=>" not in wait] == []
