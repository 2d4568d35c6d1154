"""Links: VDB puts a whole deck into one, which needs no network to read; other links only name a deck that lies elsewhere."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qsl, quote

from coterie.games.vtes.decks import BadDeck
from coterie.games.vtes.formats.sheet import DeckFile, Line, Sheet
from coterie.kernel.text import Text

ADDRESS: Final = "https://vdb.im/decks/deck"
_LINK: Final = re.compile(
    r"^(?:https?://)?(?:www\.)?(?P<site>vdb\.im|vdb\.smeea\.casa|amaranth\.vtes\.co\.nz|vtesdecks\.com|static\.krcg\.org)/\S*$",
    re.IGNORECASE,
)
_CARD: Final = re.compile(r"^(?P<card>\d{1,7})=(?P<count>\d{1,6})$")
_ABOUT: Final = ("name", "author", "description")


def is_link(text: str) -> bool:
    """Whether a text is one link to a site of decks, and nothing else."""
    return "\n" not in text.strip() and (_LINK.match(text.strip()) is not None or text.strip().lower().startswith(("http://", "https://")))


def read(sheet: Sheet) -> None:
    """The cards behind the `#` of the link, by their numbers."""
    link = sheet.text.strip()
    address, _, behind = link.partition("#")
    items = [item for item in re.split("[;&,]", behind) if item]
    if not any("=" in item for item in items):
        raise BadDeck(Text("vtes-deck-elsewhere", {"link": link[:200]}))
    for name, said in parse_qsl(address.partition("?")[2]):
        if name in _ABOUT:
            setattr(sheet, name, said)
        else:
            sheet.note(1, f"{name}={said}", "comment")
    for item in items:
        if found := _CARD.match(item):
            sheet.lines.append(Line(1, item, int(found["count"]), "", card=int(found["card"])))
        else:
            sheet.fault(1, item, "line")


def write(deck: DeckFile) -> str:
    """A link that VDB opens as this deck."""
    about = "&".join(f"{name}={quote(getattr(deck, name), safe='')}" for name in _ABOUT if getattr(deck, name))
    cards = ";".join(f"{copies.card}={copies.count}" for copies in deck.cards)
    return f"{ADDRESS}{f'?{about}' if about else ''}#{cards}\n"
