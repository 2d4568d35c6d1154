"""The names of cards: English, and the official Italian and French ones where the rulebooks print them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from coterie.games.vtes.pool import facts, slug_of


@cache
def _official() -> dict[int, dict[str, str]]:
    """By card, the names in other languages."""
    text = resources.files("coterie.games.vtes.cards").joinpath("names.toml").read_text(encoding="utf-8")
    return {int(card_id): found for card_id, found in tomllib.loads(text).items()}


def elsewhere(card_id: int) -> dict[str, str]:
    """The official names of a card, by language."""
    return _official().get(card_id, {})


def official(card_id: int, language: str) -> str:
    """The official name of a card in a language, if the rulebooks print one."""
    return elsewhere(card_id).get(language, "")


def name(card_id: int, language: str = "en") -> str:
    """The name of a card as it is shown in a language: its official name there, or the English one."""
    return official(card_id, language) or facts()[card_id].name


def names(card_id: int, language: str = "en") -> tuple[str, ...]:
    """All names by which a card is known to readers of a language, the one that is shown first."""
    return tuple(dict.fromkeys((name(card_id, language), facts()[card_id].name)))


@cache
def by_english(language: str) -> dict[str, str]:
    """The official names in a language, by the English ones."""
    return {facts()[card_id].name: found[language] for card_id, found in _official().items() if language in found}


def shown(english: str, language: str) -> str:
    """The name in a language of a card that a text calls by its English name."""
    return by_english(language).get(english, english)


def search(words: str, language: str = "en") -> list[int]:
    """The cards one of whose names holds the words, in order of the names shown. Case and accents do not matter."""
    wanted = slug_of(words)
    found = [card_id for card_id in facts() if any(wanted in slug_of(known) for known in names(card_id, language))] if wanted else []
    return sorted(found, key=lambda card_id: (slug_of(name(card_id, language)), card_id))
