"""Copies of states: one function per class, made from its annotated fields with the first copy, and as fast as one written by hand."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Self, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")
Shared: TypeAlias = Annotated[T, "shared"]
"""A field whose list or dict is replaced and never changed, so that a copy may hold the same one."""
Dropped: TypeAlias = Annotated[T, "dropped"]
"""A field that is None in a copy."""


class Copied:
    """Whatever a state is made of: `copy` makes an equal object that shares nothing that can change.

    Lists, dicts, sets and objects of this class are copied, to any depth; everything else is shared, and must never change.

    >>> class Hand(Copied):
    ...     __slots__ = ("cards", "owner")
    ...     cards: "list[str]"
    ...     owner: "str"
    >>> hand = Hand()
    >>> hand.cards, hand.owner = ["rosary"], "human"
    >>> twin = hand.copy()
    >>> twin.cards.append("rapier")
    >>> hand.cards, twin.cards, twin.owner
    (['rosary'], ['rosary', 'rapier'], 'human')

    What a state has many of is copied quickest if it is a struct of msgspec too: `class Piece(Copied, Struct, eq=False)`.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        type.__setattr__(cls, "copy", Copied.copy)  # a subclass has fields of its own

    def copy(self) -> Self:
        """An equal object that shares nothing that can change."""
        written = _written(type(self))
        type.__setattr__(type(self), "copy", written)  # from now on without this detour
        return written(self)


def fields(cls: type) -> Iterator[tuple[str, ast.expr, dict[str, Any]]]:
    """Every slot of a class with its annotation, and the names that annotation may use."""
    for owner in reversed(cls.__mro__):
        slots, annotations = owner.__dict__.get("__slots__", ()), inspect.get_annotations(owner)
        for name in (slots,) if isinstance(slots, str) else slots:
            annotation = annotations.get(name)
            if not isinstance(annotation, str):
                raise TypeError(f"{owner.__qualname__}.{name} needs an annotation in the class, or it cannot be copied")
            yield name, ast.parse(annotation.strip("'\""), mode="eval").body, vars(sys.modules[owner.__module__])


def marked(kind: ast.expr, mark: str) -> bool:
    """Whether an annotation is Shared[...] or Dropped[...]."""
    return isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name) and kind.value.id == mark


def _written(cls: type[T]) -> Callable[[T], T]:
    struct = issubclass(cls, msgspec.Struct)
    lines = ["def copy(self):", " new = self.__copy__()" if struct else " new = make(cls)"]
    for name, kind, names in fields(cls):
        copied = "None" if marked(kind, "Dropped") else _copied(kind, f"self.{name}", names)
        if not struct or copied != f"self.{name}":
            lines.append(f" new.{name} = {copied}")
    lines.append(" return new")
    space: dict[str, Any] = {"make": object.__new__, "cls": cls}
    exec("\n".join(lines), space)  # noqa: S102  # made of the names of our own fields
    written: Callable[[T], T] = space["copy"]
    return written


def _copied(kind: ast.expr, value: str, names: dict[str, Any]) -> str:
    """The expression that copies a value of an annotated kind; the value itself where it may be shared."""
    match kind:
        case ast.BinOp(left=one, op=ast.BitOr(), right=other):
            either = {_copied(one, value, names), _copied(other, value, names)} - {value}
            return f"None if {value} is None else {either.pop()}" if len(either) == 1 else value
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = _copied(item, "item", names)
            return f"{value}[:]" if inner == "item" else f"[{inner} for item in {value}] if {value} else []"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, item])):
            inner = _copied(item, "item", names)
            return f"{value}.copy()" if inner == "item" else f"{{key: {inner} for key, item in {value}.items()}}"
        case ast.Subscript(value=ast.Name(id="set")):
            return f"{value}.copy()"
        case ast.Name(id=name) if isinstance(names.get(name), type) and issubclass(names[name], Copied):
            return f"{value}.copy()"
    return value
