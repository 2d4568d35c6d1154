"""Languages: turns message ids with arguments into words, from the Fluent files beside this module.

A message may name a thing in more than one form: `Ref` arguments also bring the attributes of the thing's own message.
If `empire-character-lady` has the attributes `.the` and `.gender`, a message given `who` can use `$who`, `$who-the` and `$who-gender`.
Of several things given as `cards`, `$cards` is the list in words, equal ones counted, and `$cards-count` is how many there are.

Who listens and what the players are called is a `Seating`. `$who-you` is 1 where `who` is the listener, so that a message can say "you";
of several things, where the listener is the only one. `$you` is the listener's seat. A seat whose player has a name is called by it.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from coterie.kernel import registry
from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Arg, Ref, Text
from coterie.locale.bundle import Bundle

NAMES: Final = msgspec.json.decode(resources.files(__name__).joinpath("languages.json").read_bytes(), type=dict[str, str])
"""Every language we speak, by its own name. This is the one list of them."""
LANGUAGES: Final = tuple(NAMES)


class UnknownLanguage(CoterieError):
    """We do not speak that language."""


class MissingWords(CoterieError):
    """A message or an argument of it is missing: a fault of ours."""


def _bundle(language: str) -> FluentBundle:
    return _load(language, registry.words())


@cache
def _load(language: str, others: tuple[str, ...]) -> FluentBundle:
    """Our words of a language, and those that games of other packages bring."""
    ours = sources(__name__, language) + [file.read_text(encoding="utf-8") for file in registry.shards(language)]
    return Bundle(language, ours, [source for package in others for source in sources(package, language)])


def sources(package: str, language: str) -> list[str]:
    """The texts of a package's Fluent files for a language, in order of their names; the English ones where it has none."""
    folder = resources.files(package).joinpath(language)
    if not folder.is_dir():
        return sources(package, "en")
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")]


def from_environment() -> str:
    """The language of the user's environment, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = re.split("[.@]", os.environ.get(variable, ""))[0].replace("_", "-").lower()
        for language in LANGUAGES:
            if wanted == language.lower() or (wanted and wanted.split("-")[0] == language.split("-")[0].lower()):
                return language
        if wanted:
            return "en"
    return "en"


class Seating(NamedTuple):
    """Who listens, and what the players of a table are called."""

    you: str = ""
    """The listener's seat."""
    figures: frozenset[Ref] = frozenset()
    """The things that stand for the listener, and for nobody else."""
    names: Mapping[Ref, str] = {}
    """The seats whose players have a name."""


NOBODY: Final = Seating()


class Speaker:
    """Speaks one language.

    >>> Speaker("en").say(Text("kernel-game-over"))
    'The game is over.'
    """

    def __init__(self, language: str, strict: bool = False, seating: Seating = NOBODY) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"{language!r} is not spoken here; try {', '.join(LANGUAGES)}")
        self.language = language
        self._strict = strict
        """Whether a missing message or argument raises, as in tests, or falls back to English and then to the id."""
        self._seating = seating

    def at(self, seating: Seating) -> Speaker:
        """The same, speaking to somebody at a table."""
        return Speaker(self.language, self._strict, seating)

    def say(self, text: Text) -> str:
        """The text in this language."""
        for language in (self.language, "en"):
            bundle = _bundle(language)
            if not bundle.has_message(text.id):
                self._missing(f"{language} has no message {text.id}")
                continue
            args: dict[str, str | int] = {"you": self._seating.you}
            for name, arg in text.args.items():
                args.update(self._argument(name, arg))
            pattern = bundle.get_message(text.id).value
            if pattern is None:
                self._missing(f"{language} has no value for {text.id}")
                continue
            words, errors = bundle.format_pattern(pattern, args)
            if errors:
                self._missing(f"{text.id} in {language}: {', '.join(map(str, errors))}")
            return str(words)
        return text.id

    def tell(self, message: str, **args: Arg) -> str:
        """Shorter than `say(Text(message, args))`."""
        return self.say(Text(message, args))

    def knows(self, message: str) -> bool:
        """Whether this language itself has a message."""
        return bool(_bundle(self.language).has_message(message))

    def name(self, ref: Ref, form: str = "") -> str:
        """The name of a thing, in one of its forms if it has that form. A seat has its own, whoever sits there."""
        return str(self._forms(ref).get(f"-{form}" if form else "", self._forms(ref)[""]))

    def called(self, seat: Ref) -> str:
        """Who plays a seat, by name; the seat's own name, if there is none."""
        return self._seating.names.get(seat) or self.name(seat)

    def introduced(self, seat: Ref) -> str:
        """Who plays what: the name, and the seat after it."""
        return self.tell("kernel-plays", who=self.called(seat), seat=self.name(seat)) if seat in self._seating.names else self.name(seat)

    def _missing(self, what: str) -> None:
        if self._strict:
            raise MissingWords(what)

    def _argument(self, name: str, arg: Arg) -> dict[str, str | int]:
        if isinstance(arg, Ref):
            return {name + form: words for form, words in self._spoken(arg).items()} | {f"{name}-you": int(arg in self._seating.figures)}
        if isinstance(arg, Text):
            return {name: self.say(arg)}
        if isinstance(arg, tuple):
            said = Counter(str(self._argument("", item)[""]) for item in arg)
            items = [words if times == 1 else f"{words} ×{times}" for words, times in said.items()]
            alone = len(arg) == 1 and isinstance(arg[0], Ref) and arg[0] in self._seating.figures
            words = format_list(items, locale=self.language.replace("-", "_"))
            return {name: words, f"{name}-count": len(arg), f"{name}-you": int(alone)}
        return {name: arg}

    def _spoken(self, ref: Ref) -> dict[str, str | int]:
        """What a thing is called at this table, and its other forms: a player by name, and the listener as the language wants it."""
        name = self._seating.names.get(ref)
        forms = self._forms(ref)
        if name is not None:
            initial = unicodedata.normalize("NFD", name[:1].lower())[:1]
            forms |= self._worded("kernel-player", {"name": name, "initial": initial})
        if ref in self._seating.figures:
            forms |= {form: words for form, words in self._worded("kernel-you", {}).items() if form}
        return forms

    def _forms(self, ref: Ref) -> dict[str, str | int]:
        """The name of a thing and its other forms, by suffix."""
        if ref.name:
            return {"": registry.called(ref.kind, ref.name, self.language)}
        message = f"{ref.kind}-{ref.id}"
        bundle = _bundle(self.language)
        if not bundle.has_message(message):
            self._missing(f"{self.language} has no name {message}")
            return {"": ref.id}
        return self._worded(message, {})

    def _worded(self, message: str, args: dict[str, str]) -> dict[str, str | int]:
        """A message and its attributes in words, by suffix."""
        found = _bundle(self.language).get_message(message)
        forms = {f"-{form}": self._plain(message, pattern, args) for form, pattern in found.attributes.items()}
        return {"": self._plain(message, found.value, args), **forms}

    def _plain(self, message: str, pattern: Pattern | None, args: dict[str, str]) -> str:
        """A pattern in words."""
        if pattern is None:
            self._missing(f"{self.language} has no value for {message}")
            return message
        words, errors = _bundle(self.language).format_pattern(pattern, args)
        if errors:
            self._missing(f"{message} in {self.language}: {', '.join(map(str, errors))}")
        return str(words)
