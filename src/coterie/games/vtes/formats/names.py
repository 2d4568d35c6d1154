"""Names of cards as people write them: without accents, with the article anywhere, with a group or "advanced" behind, old, or mistyped."""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from functools import cache, lru_cache
from heapq import nlargest
from typing import Final

import msgspec

from coterie.games.vtes.pool import Facts, facts

LONGEST: Final = 300
"""No line about a card is longer."""
CLOSE: Final = 0.8
"""How alike two names must be for one to be offered in place of the other."""
_LETTERS: Final = str.maketrans(
    {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "OE", "ß": "ss", "æ": "ae", "Æ": "AE", "đ": "d", "Đ": "D", "—": "-", "–": "-"}
)
_SIGNS: Final = re.compile("['\"`´‘’‚“”„«»™]|\\(tm\\)", re.IGNORECASE)
"""Signs that some programs leave out."""
_ARTICLE: Final = "the|an|a|le|la|les"
_MARKED: Final = re.compile(r"^(?P<name>.*?\S)(?:[\s,]*[(\[](?P<inside>[^()\[\]]*)[)\]]|[\s,]+(?P<bare>adv(?:anced)?\.?))$", re.IGNORECASE)
_MARK: Final = re.compile(r"\s*(?:(?:g|gr|grp|group)[\s.:]*(?P<group>[1-9]|any)|(?P<advanced>adv(?:anced)?\.?))\s*[,;/]?\s*", re.IGNORECASE)


class Marked(msgspec.Struct, frozen=True):
    """A name without what stands behind it, and what that says."""

    name: str
    group: str = ""
    advanced: bool = False


def plain(name: str) -> str:
    """A name in letters that every program has.

    >>> plain("Hekla “Bonecrusher” Jónasdóttir"), plain("Sacré-Cœur Cathedral, France")
    ('Hekla "Bonecrusher" Jonasdottir', 'Sacre-Coeur Cathedral, France')
    """
    straight = re.sub("[´‘’‚`]", "'", re.sub("[“”„«»]", '"', name.replace("—", "--"))).translate(_LETTERS)
    return "".join(sign for sign in unicodedata.normalize("NFKD", straight) if sign.isascii())


def key(name: str) -> str:
    """A name as it is compared: small letters and digits, without accents, quotes and article.

    >>> key("Anarch Free Press, The"), key("The ANARCH  free-press"), key("Pentex™ Subversion")
    ('anarch free press', 'anarch free press', 'pentex subversion')
    """
    bare = _SIGNS.sub("", name.replace("&", " and "))
    words = re.sub(r"[^a-z0-9]+", " ", plain(bare).lower()).strip()
    return re.sub(rf"^(?:{_ARTICLE}) (?=.)|(?<=.) (?:{_ARTICLE})$", "", words)


@cache
def _known() -> dict[str, tuple[int, ...]]:
    """Every name by which cards are known, in any of our languages, and the cards of it."""
    found: dict[str, tuple[int, ...]] = {}
    for name_key, card in _spellings():
        found[name_key] = tuple(dict.fromkeys((*found.get(name_key, ()), card)))
    return found


def _spellings() -> list[tuple[str, int]]:
    """English names, then older ones, then those of other languages; one that is taken already is not taken again."""
    from coterie.games.vtes.text.naming import elsewhere

    english = [(key(card.name), card.id) for card in facts().values()]
    taken = {name_key for name_key, _ in english}
    older = [(key(card.aka), card.id) for card in facts().values() if card.aka and key(card.aka) not in taken]
    taken |= {name_key for name_key, _ in older}
    other = [(key(known), card) for card in facts() for known in elsewhere(card).values()]
    return english + older + [(name_key, card) for name_key, card in other if name_key not in taken]


@cache
def _run_together() -> dict[str, tuple[int, ...]]:
    """The same names without their blanks: Bloodhunt, Eco Terrorists."""
    return {name_key.replace(" ", ""): cards for name_key, cards in _known().items()}


def cards_called(name: str) -> tuple[int, ...]:
    """The cards of a name, in order of their numbers; none if there is no such name."""
    wanted = key(name)
    return _known().get(wanted) or _run_together().get(wanted.replace(" ", ""), ())


def marked(name: str) -> Marked:
    """A name, and the group and "advanced" that stand behind it. What belongs to a name stays in it.

    >>> marked("Theo Bell (G2 ADV)")
    Marked(name='Theo Bell', group='2', advanced=True)
    >>> marked("Lodin (Olaf Holte)")
    Marked(name='Lodin (Olaf Holte)', group='', advanced=False)
    """
    group, advanced = "", False
    while len(name) <= LONGEST and not cards_called(name) and (found := _MARKED.match(name)):
        inside = found["inside"] if found["bare"] is None else found["bare"]
        marks = list(_MARK.finditer(inside))
        if not marks or "".join(mark[0] for mark in marks) != inside:
            break
        for mark in marks:
            group, advanced = mark["group"] or group, advanced or bool(mark["advanced"])
        name = found["name"]
    return Marked(name, group.upper(), advanced)


def is_known(name: str) -> bool:
    """Whether some card has this name, whatever stands behind it."""
    return bool(cards_called(marked(name).name))


@lru_cache(1024)
def close_to(name: str, most: int = 3) -> tuple[str, ...]:
    """Names that somebody who mistyped this one may have meant, the closest first.

    >>> close_to("Govern the Unalligned"), close_to("Quite another thing")
    (('Govern the Unaligned',), ())
    """
    wanted = key(marked(name).name)
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(wanted)
    found: list[tuple[float, int]] = []
    for known, cards in _known().items():
        matcher.set_seq1(known)
        if matcher.real_quick_ratio() >= CLOSE and matcher.quick_ratio() >= CLOSE and (alike := matcher.ratio()) >= CLOSE:
            found.append((alike, cards[0]))
    return tuple(dict.fromkeys(facts()[card].name for _, card in nlargest(most, found)))


@cache
def namesakes(card: int) -> tuple[Facts, ...]:
    """All cards of the name of a card, itself among them, the oldest first."""
    return tuple(facts()[number] for number in sorted(_known()[key(facts()[card].name)]))


def full_name(card: int) -> str:
    """The name by which a card is told from all others: with its group where cards of other groups share the name.

    >>> [full_name(card) for card in (201362, 201363, 201613, 201569)]
    ['Theo Bell (G2)', 'Theo Bell (G2 ADV)', 'Theo Bell (G6)', 'Sully']
    """
    fact = facts()[card]
    groups = {other.group for other in namesakes(card)}
    marks = [f"G{fact.group}"] * (len(groups) > 1) + ["ADV"] * fact.advanced
    return f"{fact.name} ({' '.join(marks)})" if marks else fact.name


def archive_name(card: int) -> str:
    """The full name with the article behind, as lists in order of names have it.

    >>> archive_name(100135), archive_name(201363)
    ('Barrens, The', 'Theo Bell (G2 ADV)')
    """
    return full_name(card).replace(facts()[card].name, article_behind(facts()[card].name), 1)


def article_behind(name: str) -> str:
    """A name with its article at the end."""
    return f"{name[4:]}, The" if name.startswith("The ") else name


def older_bare_name(card: int) -> str:
    """The name as programs write it that mark a group only for the later of two cards, with the article behind.

    >>> [older_bare_name(card) for card in (201362, 201363, 201613)]
    ['Theo Bell', 'Theo Bell (ADV)', 'Theo Bell (G6)']
    """
    fact = facts()[card]
    name = article_behind(fact.name)
    first = next(other for other in namesakes(card) if other.advanced == fact.advanced)
    marks = [f"G{fact.group}"] * (first.id != card) + ["ADV"] * fact.advanced
    return f"{name} ({' '.join(marks)})" if marks else name
