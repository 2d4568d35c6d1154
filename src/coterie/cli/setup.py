"""The setup of a game as a user writes it: KEY=VALUE pairs typed by the game, and deck files."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from coterie.cli.files import read
from coterie.kernel.definition import Definition
from coterie.kernel.errors import BadSetup


def read_setup(definition: Definition[Any], pairs: list[str], decks: list[Path]) -> dict[str, object]:
    """The setup that KEY=VALUE pairs and deck files describe, in the types of the game."""
    setup: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"--setup {pair}: write KEY=VALUE, for example --setup {_example(definition)}")
        setup[key.strip()] = _typed(definition, key.strip(), value.strip()) if not _is_data(definition, key) else _data(value.strip())
    setup.update(_decks(definition, decks, setup))
    return setup


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


def _is_data(definition: Definition[Any], key: str) -> bool:
    """Whether an option names a file with numbers of the user's own."""
    return (definition.name, key.strip()) == ("fury", "data")


def _data(name: str) -> dict[str, object]:
    """A file with numbers of the user's own, checked."""
    from coterie.games.fury.facts.figures import read_data

    try:
        return read_data(read(Path(name)))
    except BadSetup as error:
        raise BadSetup(f"--setup data={name}: {error}") from None


def _decks(definition: Definition[Any], paths: list[Path], setup: dict[str, object]) -> dict[str, object]:
    """Deck files, written into the setup: in Vampire Empire for their side, in VTES for the seats in their order."""
    if paths and definition.name == "vtes":
        from coterie.cli.vtes.deck import decks_named

        players = setup.get("players")
        return {"decks": decks_named([str(path) for path in paths], players if isinstance(players, int) else None)}
    return {key: deck for path in paths for key, deck in _deck(definition, path).items()}


def _deck(definition: Definition[Any], path: Path) -> dict[str, object]:
    """A deck file, written into the setup of its side."""
    if definition.name != "empire":
        raise BadSetup(f"--deck {path}: {definition.name} takes no deck files")
    from coterie.games.empire.cards import read_deck

    deck = read_deck(read(path), str(path))
    return {f"{deck.side}_deck": msgspec.to_builtins(deck)}


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
