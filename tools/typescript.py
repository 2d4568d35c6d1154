"""Writes the client's types, made from the structs that cross the wire: web/src/protocol.ts, and web/src/games/vtes/told.ts for the table
of VTES. `--check` says whether they are up to date.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import UNSET, UnsetType

from coterie.games.vtes import facts, standing, view
from coterie.games.vtes.told import minions, outlook, seats
from coterie.games.vtes.workshop import catalogue
from coterie.kernel import cast, marks, talk, text, workshop
from coterie.server import api, protocol
from coterie.sim.tally import Interval

SOURCES = Path(__file__).parent.parent / "web" / "src"
FILE = SOURCES / "protocol.ts"
TOLD = SOURCES / "games" / "vtes" / "told.ts"
HEAD = "// Made by tools/typescript.py from the structs of the server. Do not edit."
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    msgspec.Raw: "unknown",
}
INSIDE = ("Standing", "Bound", "Known")
"""What never leaves the server."""
UNIONS = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}


def structs(modules: tuple[ModuleType, ...]) -> Iterator[type[msgspec.Struct]]:
    """Everything of these modules that crosses the wire, in the order in which it is written."""
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and _is_told(thing, module.__name__):
                yield thing


def _is_told(struct: type[msgspec.Struct], module: str) -> bool:
    """Whether a struct is of a module, and for others too. What only simulations note of single games crosses no wire."""
    return struct.__module__ == module and struct.__name__[0] != "_" and struct is not workshop.Notes


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is typing.Annotated:
        return written(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (typing.Union, UnionType):
        return " | ".join(dict.fromkeys(written(one) for one in args if one is not UnsetType))
    if origin in (tuple, list):
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"{kind!r} has no TypeScript type here")


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface. What a client sends may leave out what has a default; what the server sends is whole, unless it says so."""
    config = struct.__struct_config__
    told = " ".join((struct.__doc__ or "").partition(">>>")[0].split())
    lines = [f"/** {told} */", f"export interface {struct.__name__} {{"]
    if config.tag_field:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(struct, include_extras=True)
    lean = config.omit_defaults or (config.forbid_unknown_fields and struct is not protocol.Clock)
    for field in msgspec.structs.fields(struct):
        optional = "?" if field.default is UNSET or (lean and not field.required) else ""
        lines.append(f"  {field.encode_name}{optional}: {written(hints[field.name])};")
    return "\n".join([*lines, "}"])


def module() -> str:
    """The types of the protocol."""
    parts = [HEAD, f"export const VERSION = {protocol.VERSION};"]
    parts += [interface(struct) for struct in structs((text, marks, cast, talk, workshop, catalogue, protocol, api))]
    parts.append(interface(Interval))
    parts += [f"export type {name} = {written(union)};" for name, union in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


def told() -> str:
    """The types of what is told of a table of VTES: its view, how things stand, and its cards."""
    parts = [HEAD, 'import type { Outcome, Text } from "../../protocol";']
    parts += [interface(struct) for struct in structs((standing, view, seats, minions, outlook, facts)) if struct.__name__ not in INSIDE]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the files, or check them."""
    for file, wanted in ((FILE, module()), (TOLD, told())):
        if "--check" not in sys.argv:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted)
        elif not file.is_file() or file.read_text() != wanted:
            raise SystemExit(f"{file.name} is not up to date: run `python tools/typescript.py`")


if __name__ == "__main__":
    main()
