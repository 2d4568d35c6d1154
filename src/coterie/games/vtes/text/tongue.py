"""One language to print cards in: its words, its lists, and phrases in every form that a sentence may want of them."""

from __future__ import annotations

from functools import cache

import msgspec
from babel import Locale
from babel.lists import format_list

from coterie.games.vtes.pool import DISCIPLINES, slug_of
from coterie.games.vtes.text.grammar import GRAMMARS, Article
from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Arg, Ref
from coterie.locale import Speaker


class Unprintable(CoterieError):
    """A definition says something that no card text can say."""


def refuse(wrong: bool, why: str) -> None:
    """Definitions in which something says nothing are not printed."""
    if wrong:
        raise Unprintable(why)


class Phrase(msgspec.Struct, frozen=True):
    """A noun with all that belongs to it, and what verbs must know of it."""

    words: str
    number: str = "one"
    """Of the verb that follows: `one`, `many`, or `you`."""
    gender: str = "m"


class Tongue:
    """The words and the grammar of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speaker = Speaker(language, strict=True)
        self.grammar = GRAMMARS[language]
        self._locale = Locale.parse(language, sep="-")
        self._words: dict[tuple[str, str, str], str] = {}
        """Words that were looked up before: the same few are wanted again and again."""
        self._said: dict[tuple[object, ...], str] = {}
        """What was said before: most clauses of a card are those of others."""

    def say(self, message: str, **args: str | int | Phrase) -> str:
        """A message of the card texts in words. A phrase `who` brings `$who-of`, `$who-to`, `$who-number` and so on with it."""
        key = (message, *args.items())
        if key not in self._said:
            plain: dict[str, Arg] = {}
            for name, arg in args.items():
                plain |= self._forms(name, arg) if isinstance(arg, Phrase) else {name: arg}
            self._said[key] = self.speaker.tell(f"vtes-{message}", **plain)
        return self._said[key]

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.speaker.knows(f"vtes-{message}")

    def chosen(self, message: str, **args: str | int | Phrase) -> str:
        """A message whose name is made of what a definition says; if there is none, no card can say it."""
        if not self.knows(message):
            raise Unprintable(f"no card text says {message}")
        return self.say(message, **args)

    def _forms(self, name: str, phrase: Phrase) -> dict[str, Arg]:
        forms: dict[str, Arg] = {
            f"{name}-{preposition}": self.grammar.after(preposition, phrase.words) for preposition in self.grammar.prepositions
        }
        forms[f"{name}-whose"] = self.grammar.possessive(phrase.words)
        return {**forms, name: phrase.words, f"{name}-number": phrase.number, f"{name}-gender": phrase.gender}

    def form(self, kind: str, word: str, form: str = "") -> str:
        """A word of a kind in one of its forms, or in its plain form if it has no other."""
        key = (kind, word, form)
        if key not in self._words:
            slug = slug_of(word)
            if not self.speaker.knows(f"vtes-{kind}-{slug}"):
                raise Unprintable(f"there is no {kind} {word!r}")
            self._words[key] = self.speaker.name(Ref(f"vtes-{kind}", slug), form)
        return self._words[key]

    def gender(self, kind: str, word: str) -> str:
        """The gender of a noun."""
        found = self.form(kind, word, "gender")
        return found if found in ("m", "f") else "m"

    def noun(
        self, kind: str, word: str, article: Article, adjectives: tuple[str, ...] = (), before: str = "", after: str = "", sorts: str = ""
    ) -> Phrase:
        """A noun with its article, adjectives and sorts where the language puts them, and what follows."""
        plural = article in (Article.ALL, Article.SEVERAL)
        gender = self.gender(kind, word)
        name = self.form(kind, word, "plural") if plural else self.form(kind, word)
        described = [self.form("adjective", adjective, _agreement(gender, plural)) for adjective in adjectives]
        of_sorts = [sorts] if sorts else []
        words = [name, *of_sorts, *described] if self.grammar.adjectives_follow else [*described, *of_sorts, name]
        if before:
            words.insert(0, self.form("adjective", before, _agreement(gender, plural)))
        found = self.grammar.article(article, gender, plural, words[0]) + " ".join([*words, *([after] if after else [])])
        return Phrase(found, "many" if plural else "one", gender)

    def both(self, items: list[str], either: bool = False) -> str:
        """Several things in a list: "a, b, and c", or "a or b"."""
        if len(items) == 1:
            return items[0]
        return format_list(items, "or" if either else "standard", locale=self._locale)

    def discipline(self, short: str) -> str:
        """A discipline with its mark, basic or superior: "Auspex [aus]", "superior Auspex [AUS]"."""
        if short.lower() not in DISCIPLINES:
            raise Unprintable(f"there is no discipline {short!r}")
        name = self.form("discipline", short.lower())
        return self.say("superior" if short.isupper() else "basic", name=name, mark=f"[{short}]")


def _agreement(gender: str, plural: bool) -> str:
    return {("m", True): "plural", ("f", False): "f", ("f", True): "fp"}.get((gender, plural), "")


@cache
def tongue(language: str) -> Tongue:
    """The tongue of a language: English, if the grammar of that language is not written."""
    return Tongue(language if language in GRAMMARS else "en")


def capital(sentence: str) -> str:
    """A sentence with a capital letter and a full stop. Marks in brackets before it stay as they are.

    >>> capital("(D) enter combat with a vampire"), capital("+1 stealth"), capital("é um lugar.")
    ('(D) Enter combat with a vampire.', '+1 stealth.', 'É um lugar.')
    """
    start = 4 if sentence.startswith("(D) ") else 0
    text = sentence[:start] + sentence[start : start + 1].upper() + sentence[start + 1 :]
    return text if text.endswith((".", ".)")) else f"{text}."
