"""The messages of a language, each parsed when it is first wanted: to parse all of them takes a second, and most are never said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from coterie.kernel.errors import CoterieError

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?!-?[a-zA-Z][\w-]* *=).*\n?)*", re.MULTILINE)
"""A message or a term with all its lines: those of a value that goes on are indented."""
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class SaidTwice(CoterieError):
    """Two of our files define the same message: a fault of ours."""


class Bundle(FluentBundle):
    """Fluent files of a language, ours and those of others. Two of ours define nothing twice, and what others define again is left out.

    >>> bundle = Bundle("en", ["-place = the cellar\\ngreeting =\\n    Meet me in { -place }."], ["greeting = Not this one."])
    >>> bundle.has_message("greeting"), bundle.has_message("farewell")
    (True, False)
    >>> bundle.format_pattern(bundle.get_message("greeting").value)
    ('Meet me in the cellar.', [])
    >>> Bundle("en", ["greeting = Hello.", "greeting = Good evening."])
    Traceback (most recent call last):
    coterie.locale.bundle.SaidTwice: two files of en define greeting
    """

    def __init__(self, language: str, ours: Iterable[str], others: Iterable[str] = ()) -> None:
        super().__init__([language, "en"], use_isolating=False)
        self._entries: dict[str, str] = {}
        for file in ours:
            found = {entry[1]: entry[0] for entry in _ENTRY.finditer(file)}
            twice = found.keys() & self._entries.keys()
            if twice:
                raise SaidTwice(f"two files of {language} define {min(twice)}")
            self._entries |= found
        for file in others:
            for entry in _ENTRY.finditer(file):
                self._entries.setdefault(entry[1], entry[0])
        self._parsed: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, entry: str) -> None:
        """Parse an entry and all that it names. If two threads do so at once, the first result stays, and neither sees half of it."""
        if entry in self._parsed or entry not in self._entries:
            return
        wanted = [entry]
        for name in wanted:
            wanted += {word for word in _NAME.findall(self._entries[name]) if word in self._entries}.difference(wanted, self._parsed)
        self.add_resource(FluentResource("\n".join(self._entries[name] for name in wanted)))
        self._parsed.update(wanted)
