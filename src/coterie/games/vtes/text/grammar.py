"""Articles, prepositions and agreement in the languages of printed cards: the part of grammar that words in files cannot say."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Final


class Article(StrEnum):
    """What stands before a noun."""

    A = "a"
    THE = "the"
    THIS = "this"
    EACH = "each"
    ALL = "all"
    """Things of the kind in general: "minions"."""
    SEVERAL = "several"
    """After a number: "two minions"."""
    NONE = "none"


class Grammar:
    """English: the same article for all, adjectives before the noun, prepositions that stay by themselves."""

    adjectives_follow = False
    prepositions: Final = ("of", "to", "from", "on", "by")

    def article(self, article: Article, gender: str, plural: bool, word: str) -> str:
        """The article before a word, with the space that follows it."""
        if article is Article.A:
            return "" if plural else "an" if word == "other" else "an " if word[:1].lower() in "aeiou" else "a "
        if article is Article.THIS:
            return "these " if plural else "this "
        return {Article.THE: "the ", Article.EACH: "each "}.get(article, "")

    def after(self, preposition: str, phrase: str) -> str:
        """A preposition and a phrase, grown together where the language does so."""
        return f"{preposition} {phrase}"

    def possessive(self, phrase: str) -> str:
        """Whose it is, before the thing: only English has it."""
        return f"{phrase}’" if phrase.endswith("s") else f"{phrase}’s"


def _vowel(word: str) -> bool:
    first = unicodedata.normalize("NFKD", word[:1].lower())[:1]
    return first in ("a", "e", "i", "o", "u")


def _hard(word: str) -> bool:
    """Italian words that want "lo" and "uno"."""
    low = word.lower()
    impure = low.startswith("s") and low[1:2] not in ("a", "e", "i", "o", "u", "")
    return impure or low.startswith(("z", "gn", "ps", "pn", "x", "y"))


class Romance(Grammar):
    """What Italian, French and Portuguese have in common."""

    adjectives_follow = True
    contractions: dict[str, dict[str, str]] = {}  # noqa: RUF012  # filled by each language, never changed
    """By preposition: how it and the beginning of a phrase become one."""

    def after(self, preposition: str, phrase: str) -> str:
        table = self.contractions[preposition]
        for beginning in sorted(table, key=len, reverse=True):
            if beginning and phrase.startswith(beginning):
                return table[beginning] + phrase[len(beginning) :]
        return table[""] + phrase

    def possessive(self, phrase: str) -> str:
        return self.after("of", phrase)


def _italian(stem: str, alone: str) -> dict[str, str]:
    """Articulated prepositions: "del", "dello", "della", "dei", "degli", "delle", and with an apostrophe."""
    return {
        "": f"{alone} ",
        "il ": f"{stem}l ",
        "lo ": f"{stem}llo ",
        "l’": f"{stem}ll’",
        "la ": f"{stem}lla ",
        "i ": f"{stem}i ",
        "gli ": f"{stem}gli ",
        "le ": f"{stem}lle ",
    }


class Italian(Romance):
    """Italian: the article looks at the first sounds of the next word, and grows together with prepositions."""

    contractions = {  # noqa: RUF012
        "of": _italian("de", "di"),
        "to": _italian("a", "a"),
        "from": _italian("da", "da"),
        "on": _italian("su", "su"),
        "by": _italian("da", "da"),
    }

    def article(self, article: Article, gender: str, plural: bool, word: str) -> str:
        word = word.lower().removeprefix("h")
        if article is Article.EACH:
            return "ogni "
        if article in (Article.THE, Article.ALL):
            return self._the(gender, plural or article is Article.ALL, word)
        if article is Article.THIS:
            return {"m": "questi ", "f": "queste "}[gender] if plural else {"m": "questo ", "f": "questa "}[gender]
        if article is Article.A and not plural:
            return self._a(gender, word)
        return ""

    @staticmethod
    def _the(gender: str, plural: bool, word: str) -> str:
        if plural:
            return "le " if gender == "f" else "gli " if _vowel(word) or _hard(word) else "i "
        if _vowel(word):
            return "l’"
        return "la " if gender == "f" else "lo " if _hard(word) else "il "

    @staticmethod
    def _a(gender: str, word: str) -> str:
        if gender == "f":
            return "un’" if _vowel(word) else "una "
        return "uno " if _hard(word) else "un "


class French(Romance):
    """French: elision before vowels, and "du", "des", "au", "aux"."""

    contractions = {  # noqa: RUF012
        "of": {"": "de ", "le ": "du ", "les ": "des ", "un ": "d’un ", "une ": "d’une "},
        "to": {"": "à ", "le ": "au ", "les ": "aux "},
        "from": {"": "de ", "le ": "du ", "les ": "des ", "un ": "d’un ", "une ": "d’une "},
        "on": {"": "sur "},
        "by": {"": "par "},
    }

    def after(self, preposition: str, phrase: str) -> str:
        joined = super().after(preposition, phrase)
        return f"d’{phrase}" if joined == f"de {phrase}" and _vowel(phrase) else joined

    def article(self, article: Article, gender: str, plural: bool, word: str) -> str:
        if article is Article.EACH:
            return "chaque "
        if article in (Article.THE, Article.ALL):
            many = plural or article is Article.ALL
            return "les " if many else "l’" if _vowel(word) else {"m": "le ", "f": "la "}[gender]
        if article is Article.THIS:
            return "ces " if plural else "cette " if gender == "f" else "cet " if _vowel(word) else "ce "
        if article is Article.A:
            return "des " if plural else {"m": "un ", "f": "une "}[gender]
        return ""


class Portuguese(Romance):
    """Brazilian Portuguese: "do", "da", "ao", "à", "no", "pelo", and "deste", "neste"."""

    contractions = {  # noqa: RUF012
        "of": {"": "de ", "o ": "do ", "a ": "da ", "os ": "dos ", "as ": "das ", "este ": "deste ", "esta ": "desta "},
        "to": {"": "a ", "o ": "ao ", "a ": "à ", "os ": "aos ", "as ": "às "},
        "from": {"": "de ", "o ": "do ", "a ": "da ", "os ": "dos ", "as ": "das ", "este ": "deste ", "esta ": "desta "},
        "on": {"": "em ", "o ": "no ", "a ": "na ", "os ": "nos ", "as ": "nas ", "este ": "neste ", "esta ": "nesta "},
        "by": {"": "por ", "o ": "pelo ", "a ": "pela ", "os ": "pelos ", "as ": "pelas "},
    }

    def article(self, article: Article, gender: str, plural: bool, word: str) -> str:
        if article is Article.EACH:
            return "cada "
        if article in (Article.THE, Article.ALL):
            many = plural or article is Article.ALL
            return {"m": "os ", "f": "as "}[gender] if many else {"m": "o ", "f": "a "}[gender]
        if article is Article.THIS:
            return {"m": "estes ", "f": "estas "}[gender] if plural else {"m": "este ", "f": "esta "}[gender]
        if article is Article.A and not plural:
            return "" if word in ("outro", "outra") else {"m": "um ", "f": "uma "}[gender]
        return ""


GRAMMARS: Final[dict[str, Grammar]] = {"en": Grammar(), "it": Italian(), "fr": French(), "pt-BR": Portuguese()}
"""The languages in which cards are printed. Readers of any other language get the English texts."""
