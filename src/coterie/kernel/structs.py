"""Makes struct types fit for threads.

msgspec looks at the fields of a struct when one is first read, and whoever reads one in another thread at that moment brings the whole
process down. So all types of a package are looked at once, before a second thread can come across them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec


def look_at(package: str) -> None:
    """Look at all struct types that a package has defined so far, its subpackages included."""
    for kind in set(_below(msgspec.Struct)):
        if f"{kind.__module__}.".startswith(f"{package}."):
            with suppress(TypeError, NameError):  # it is never read from data
                msgspec.json.Decoder(kind)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
