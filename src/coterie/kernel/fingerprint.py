"""Names the rules that a game is played by: a fingerprint of everything that can change play, read from the program itself.

Two programs with the same fingerprint play alike. With different ones they perhaps do, and only a replay can tell.
"""

from __future__ import annotations

import ast
import hashlib
import opcode
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.util import find_spec, resolve_name
from types import CodeType
from typing import Any, Final

from coterie.kernel.definition import Definition

DECIDING: Final = frozenset(
    ("setup_type", "position_type", "outside_kinds", "seats", "prepare", "play", "aside", "resample", "position", "from_position")
)
"""What of a definition decides play. The rest shows it, plays it or counts it."""
ENGINE: Final = ("coterie.kernel.game", "coterie.kernel.opening")
"""What carries out the rules of every game."""
_IMPORT: Final = re.compile(r"^[ \t]*(from[ \t]+[\w.]+[ \t]+import[ \t]+(?:\([^)]*\)|[^\n]*)|import[ \t]+[^\n]*)", re.MULTILINE)
_COLLECTED: Final = re.compile(r"^DECIDING: Final = (\([^)]*\))$", re.MULTILINE)
_TYPES_ALONE: Final = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+[^\n]*\n|\n)*", re.MULTILINE)


def rules_of(definition: Definition[Any]) -> str:
    """The rules of a game as records and tables name them: the version for people, and the fingerprint."""
    return f"{definition.version}-{fingerprint(type(definition).__module__, type(definition).__name__)}"


def version_of(rules: str) -> str:
    """The version in the name of some rules.

    >>> version_of("5-0f8e33a1")
    '5'
    """
    return rules.partition("-")[0]


@cache
def fingerprint(module: str, definition: str) -> str:
    """What names the rules of the game that a class in a module defines: what the modules that decide play do, and the game's data."""
    digest = hashlib.blake2b(digest_size=8)
    for name in modules(module, definition):
        digest.update(f"{name}:{meaning(_source(name))}\n".encode())
    for name, data in (*_data(module.rpartition(".")[0]), *_rows(modules(module, definition))):
        digest.update(f"{name}:{len(data)}\n".encode() + data)
    return digest.hexdigest()


def modules(module: str, definition: str) -> tuple[str, ...]:
    """The modules that decide play: that of the definition, what its deciding parts use, and whatever those import, with packages."""
    wanted = [*ENGINE, *_roots(module, definition)]
    found: set[str] = set()
    game = f"{module.rpartition('.')[0]}."
    while wanted:
        name = wanted.pop()
        if name not in found and find_spec(name) is not None:
            found.add(name)
            wanted.extend(place for places in _imports(name).values() for place in places)
            wanted.extend(_collected(name))
            package = name.rpartition(".")[0]
            if package.startswith(game):
                wanted.append(package)
    return tuple(sorted(found | {module}))


def meaning(source: str) -> str:
    """What source does, as Python compiles it: comments, docstrings and layout are nothing.

    >>> meaning("def f(): return 1  # one") == meaning('def f():\\n    "One."\\n\\n    return 1')
    True
    >>> meaning("def f(): return 1") == meaning("def f(): return 2")
    False
    """
    return _told(compile(source, "", "exec", dont_inherit=True, optimize=2))


def _told(constant: object) -> str:
    """Code, or a constant in it, as text that is the same in every process: sets have no order there."""
    match constant:
        case CodeType():
            names = (constant.co_names, constant.co_varnames, constant.co_freevars, constant.co_cellvars, constant.co_argcount)
            held = ",".join(map(_told, constant.co_consts))
            return f"code({constant.co_name} {constant.co_flags} {names} {_steps(constant.co_code).hex()} {held})"
        case tuple():
            return f"({','.join(map(_told, constant))})"
        case frozenset():
            return f"set({','.join(sorted(map(_told, constant)))})"
    return repr(constant)


def _steps(code: bytes) -> bytes:
    """The instructions without those that do nothing, which stand for a docstring here and there."""
    return b"".join(code[at : at + 2] for at in range(0, len(code), 2) if code[at] != opcode.opmap["NOP"])


def _roots(module: str, definition: str) -> Iterator[str]:
    """The modules that the deciding parts of a definition name; its own, if that is where the rules are."""
    body = ast.parse(_source(module)).body
    places = _imports(module) | {name: [module] for each in body for name in _names(each)}
    for part in (part for each in body if isinstance(each, ast.ClassDef) and each.name == definition for part in each.body):
        if _names(part) & DECIDING:
            for used in ast.walk(part):
                if isinstance(used, ast.Name):
                    yield from places.get(used.id, ())


def _names(part: ast.stmt) -> set[str]:
    """What a statement defines."""
    match part:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
        case ast.Assign(targets=targets):
            return {target.id for target in targets if isinstance(target, ast.Name)}
    return set()


def _imports(of: str) -> dict[str, list[str]]:
    """What a module imports, at its top or in its functions, by the name it has there: modules of ours or of its own package."""
    package, ours = of if _is_package(of) else of.rpartition(".")[0], of.partition(".")[0]
    found: dict[str, list[str]] = {}
    for statement in _statements(_source(of)):
        for alias in statement.names:
            if isinstance(statement, ast.Import):
                names = [alias.name]
            else:
                base = resolve_name("." * statement.level + (statement.module or ""), package)
                names = [f"{base}.{alias.name}" if _is_module(f"{base}.{alias.name}") else base]
            found.setdefault(alias.asname or alias.name, []).extend(name for name in names if name.partition(".")[0] in ("coterie", ours))
    return found


def _collected(package: str) -> Iterator[str]:
    """What a package imports because of where it lies: it says which parts of the packages below it decide play."""
    said = _COLLECTED.search(_source(package)) if _is_package(package) else None
    if said is not None:
        for below in pkgutil.iter_modules(find_spec(package).submodule_search_locations):  # type: ignore[union-attr]  # it is a package
            yield from (name for part in ast.literal_eval(said[1]) if _is_module(name := f"{package}.{below.name}.{part}"))


def _statements(source: str) -> Iterator[ast.Import | ast.ImportFrom]:
    """Every import that is carried out: not those for types alone. Only these lines are parsed, which takes a third of the time."""
    for found in _IMPORT.finditer(_TYPES_ALONE.sub("", source)):
        try:
            (statement,) = ast.parse(found[1]).body
        except (SyntaxError, ValueError):  # a sentence of some text
            continue
        if isinstance(statement, ast.Import | ast.ImportFrom):
            yield statement


@cache
def _source(module: str) -> str:
    """The source of a module; nothing, where a program comes without it."""
    spec = find_spec(module)
    loader: Any = spec.loader if spec else None
    source: str | None = loader.get_source(module) if hasattr(loader, "get_source") else None
    return source or ""


@cache
def _is_module(name: str) -> bool:
    """Whether a name below a module is a module itself, and not something defined there."""
    return _is_package(name.rpartition(".")[0]) and find_spec(name) is not None


@cache
def _is_package(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and spec.submodule_search_locations is not None


def _rows(names: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """The tables that lie beside the modules of packages which decide play."""
    for package in filter(_is_package, names):
        for file in sorted(resources.files(package).iterdir(), key=lambda one: one.name):
            if file.name.endswith(".jsonl"):
                yield f"{package}/{file.name}", file.read_bytes()


def _data(package: str) -> Iterator[tuple[str, bytes]]:
    """The files that a game reads, in the folder `data` of its package."""
    folder = resources.files(package).joinpath("data")
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.is_file() and not file.name.endswith((".py", ".pyc")):
                yield file.name, file.read_bytes()
