"""Finds the card that somebody means: names in any of our languages, without accents or articles, or a part of one."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import Final

from coterie.games.vtes.pool import Facts, UnknownCard, crypt_by_slug, facts, library_by_slug, named, natural, slug_of
from coterie.games.vtes.text import names
from coterie.locale import LANGUAGES

SHOWN: Final = 8
"""How many cards are offered at most where a name is not clear."""
_ARTICLE: Final = re.compile(r"^(the|il|lo|la|l|i|gli|le|les|un|une|une?a)-(?=.)")


def _bare(name: str) -> str:
    """A name as it is compared: small letters without accents, and without an article in front."""
    return _ARTICLE.sub("", slug_of(natural(name).replace("’", "")))


@cache
def _by_bare_name() -> dict[str, int]:
    """Every card that a name alone can mean, by each of its names."""
    cards = [*crypt_by_slug().values(), *library_by_slug().values()]
    return {_bare(known): card.id for card in cards for language in reversed(LANGUAGES) for known in names(card.id, language)}


def find_card(name: str) -> Facts:
    """The card of a name; UnknownCard says which ones might be meant."""
    try:
        return named(name)
    except UnknownCard:
        pass
    known, wanted = _by_bare_name(), _bare(name)
    if wanted in known:
        return facts()[known[wanted]]
    holding = list(dict.fromkeys(number for slug, number in known.items() if wanted and wanted in slug))
    if len(holding) == 1:
        return facts()[holding[0]]
    close = holding or [known[slug] for slug in get_close_matches(wanted, known, n=SHOWN)]
    if not close:
        raise UnknownCard(f"there is no card {name!r}")
    offered = sorted({facts()[number].name for number in close})
    more = f", and {len(offered) - SHOWN} more" if len(offered) > SHOWN else ""
    raise UnknownCard(f"there is no card {name!r}; perhaps you mean {'; '.join(offered[:SHOWN])}{more}")
