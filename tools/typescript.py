"""Writes web/src/protocol.ts: the client's types, made from the structs that cross the wire. `--check` says whether it is up to date."""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import UNSET, UnsetType

from coterie.kernel import cast, marks, text
from coterie.server import api, protocol

FILE = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    msgspec.Raw: "unknown",
}
UNIONS = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}


def structs() -> Iterator[type[msgspec.Struct]]:
    """Everything that crosses the wire, in the order in which it is written."""
    for module in (text, marks, cast, protocol, api):
        for thing in vars(module).values():
            if (
                isinstance(thing, type)
                and issubclass(thing, msgspec.Struct)
                and thing.__module__ == module.__name__
                and thing.__name__[0] != "_"
            ):
                yield thing


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
    """The whole file."""
    parts = ["// Made by tools/typescript.py from the structs of the server. Do not edit.", f"export const VERSION = {protocol.VERSION};"]
    parts += [interface(struct) for struct in structs()]
    parts += [f"export type {name} = {written(union)};" for name, union in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the file, or check it."""
    wanted = module()
    if "--check" in sys.argv:
        if not FILE.is_file() or FILE.read_text() != wanted:
            raise SystemExit("web/src/protocol.ts is not up to date: run `python tools/typescript.py`")
    else:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(wanted)


if __name__ == "__main__":
    main()
