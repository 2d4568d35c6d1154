"""The setup of a game as a user writes it: KEY=VALUE pairs typed by the game, and deck files."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from coterie.kernel import registry
from coterie.kernel.definition import Definition
from coterie.kernel.errors import BadSetup
from coterie.terminal.files import read


def read_setup(definition: Definition[Any], pairs: list[str], decks: list[Path]) -> dict[str, object]:
    """The setup that KEY=VALUE pairs and deck files describe, in the types of the game."""
    setup: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"--setup {pair}: write KEY=VALUE, for example --setup {_example(definition)}")
        key, value = key.strip(), value.strip()
        setup[key] = _from_file(definition, key, value) if _takes_file(definition, key) else _typed(definition, key, value)
    return {**setup, **read_decks(definition, [str(deck) for deck in decks], setup)}


def _typed(definition: Definition[Any], key: str, value: str) -> object:
    """A value as the game's setup wants it."""
    if key not in {field.name for field in msgspec.structs.fields(definition.setup_type)}:
        known = ", ".join(map(spelt, options(definition)))
        raise BadSetup(f"--setup {key}={value}: {definition.name} has no option {key!r}; it has {known}")
    try:
        typed = msgspec.convert({key: value}, definition.setup_type, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetup(f"--setup {key}={value}: {error}") from None
    built: object = msgspec.to_builtins(getattr(typed, key))
    return built


def _from_file(definition: Definition[Any], key: str, name: str) -> object:
    """What the game reads from the file that an option names."""
    text = read(Path(name))
    try:
        return _files(definition).read_option(key, text)
    except BadSetup as error:
        raise BadSetup(f"--setup {key}={name}: {error}") from None


def _takes_file(definition: Definition[Any], key: str) -> bool:
    """Whether the value of an option is read from a file."""
    known = [field for field in msgspec.structs.fields(definition.setup_type) if field.name == key]
    return bool(known) and not _is_word(known[0].type) and hasattr(_files(definition), "read_option")


def _files(definition: Definition[Any]) -> Any:
    """How a game reads files that users name: `terminal/files.py` of its package, if it has one."""
    return registry.part(definition.name, "terminal.files")


def read_decks(definition: Definition[Any], names: Sequence[str], setup: Mapping[str, object]) -> dict[str, object]:
    """What the decks that are named, most of them files, say of a setup."""
    if not names:
        return {}
    files = _files(definition)
    if not hasattr(files, "read_decks"):
        raise BadSetup(f"--deck {names[0]}: {definition.name} takes no deck files")
    found: dict[str, object] = files.read_decks(names, setup)
    return found


def options(definition: Definition[Any]) -> list[msgspec.structs.FieldInfo]:
    """The options of a setup that can be written as KEY=VALUE."""
    return [field for field in msgspec.structs.fields(definition.setup_type) if _is_word(field.type)]


def spelt(field: msgspec.structs.FieldInfo) -> str:
    """An option with the values it takes.

    >>> from coterie.kernel import registry
    >>> [spelt(field) for field in options(registry.find("empire"))][:2]
    ['hide_cost=any|red', 'attacker=must|may']
    """
    return f"{field.name}={'|'.join(values(field.type))}"


def values(kind: Any) -> list[str]:
    """The values a type takes, or its name."""
    kind = _plain(kind)
    if get_origin(kind) is Literal:
        return [str(value) for value in get_args(kind)]
    if get_origin(kind) in (Union, types.UnionType):
        return [value for part in get_args(kind) if part is not type(None) for value in values(part)]
    return ["true", "false"] if kind is bool else [getattr(kind, "__name__", str(kind)).upper()]


def _plain(kind: Any) -> Any:
    """A type without what is said about its bounds."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _is_word(kind: Any) -> bool:
    kind = _plain(kind)
    if get_origin(kind) in (Union, types.UnionType):
        return any(_is_word(part) for part in get_args(kind))
    return get_origin(kind) is Literal or kind in (int, float, bool, str)


def _example(definition: Definition[Any]) -> str:
    first = options(definition)[0]
    return f"{first.name}={values(first.type)[-1]}"
