"""Decks as JSON: those of krcg, of the services of VDB and VTESDecks, and the lists of our own setups."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from coterie.games.vtes.decks import BadDeck
from coterie.games.vtes.formats.kinds.markup import whole
from coterie.games.vtes.formats.kinds.twd import by_kind
from coterie.games.vtes.formats.names import full_name
from coterie.games.vtes.formats.sheet import Claim, Copies, DeckFile, Line, Part, Sheet, size
from coterie.kernel.text import Text

Value: TypeAlias = "str | int | float | bool | list[Value] | Pairs | None"
EVENT: Final = ("event", "place", "date", "tournament_format", "players_count", "player", "event_link", "score")
"""What krcg says about the tournament, in the order of the archive's head."""
_ABOUT: Final = {
    "name": "name",
    "title": "name",
    "author": "author",
    "owner": "author",
    "comments": "description",
    "comment": "description",
    "description": "description",
}
_PARTS: Final[dict[str, Part]] = {"crypt": "crypt", "library": "library", "cards": ""}
_COUNTS: Final = ("count", "number", "quantity", "q", "n")
_SILENT: Final = frozenset({"id", "timestamp", "modified", "creation_date", *_PARTS, *_ABOUT, *EVENT})


class Pairs:
    """An object of JSON with all its entries, those of one name too."""

    def __init__(self, entries: list[tuple[str, Value]]) -> None:
        self.entries = entries

    def get(self, name: str) -> Value:
        """The first entry of a name."""
        return next((value for known, value in self.entries if known == name), None)


def parse(text: str) -> Pairs:
    """The object that a text is; BadDeck says the line where it is broken."""
    try:
        found = json.loads(text, object_pairs_hook=Pairs)
    except json.JSONDecodeError as error:
        raise BadDeck(Text("vtes-deck-json-broken", {"number": error.lineno, "why": error.msg})) from None
    except (RecursionError, ValueError):
        raise BadDeck(Text("vtes-deck-json-large")) from None
    if not isinstance(found, Pairs):
        raise BadDeck(Text("vtes-deck-json-other"))
    return found


def read(sheet: Sheet) -> None:
    """Whatever holds cards in the object, and what it says about the deck; other entries are told."""
    deck = parse(sheet.text)
    if deck.get("success") is not None and isinstance(deck.get("result"), Pairs):
        raise BadDeck(Text("vtes-deck-amaranth"))
    if not any(deck.get(part) is not None for part in ("cards", "crypt", "library")):
        raise BadDeck(Text("vtes-deck-json-other"))
    sheet.event = tuple(_event(deck))
    for name, value in deck.entries:
        if name in _PARTS and value is not None:
            _read_part(sheet, name, value, _PARTS[name])
        elif name in _ABOUT and not getattr(sheet, _ABOUT[name]):
            setattr(sheet, _ABOUT[name], _words(value))
        elif name not in _SILENT:
            sheet.note(sheet.line_of(json.dumps(name, ensure_ascii=False)), name, "comment")


def _event(deck: Pairs) -> Iterator[str]:
    """The lines of the archive's head; version 5 of krcg has an object for the event."""
    told = deck.get("event")
    entries = [*told.entries, ("score", deck.get("score"))] if isinstance(told, Pairs) else [(name, deck.get(name)) for name in EVENT]
    for name, value in entries:
        if said := _words(value):
            yield f"{said} players" if name == "players_count" else f"-- {said}" if name == "score" else said


def _words(value: Value) -> str:
    """A value in words; objects and lists have none."""
    return "" if value is None or isinstance(value, (Pairs, list, bool)) else str(value)


def _read_part(sheet: Sheet, name: str, value: Value, part: Part) -> None:
    number, first = sheet.line_of(f'"{name}"'), len(sheet.lines)
    said = whole(_words(value.get("count"))) if isinstance(value, Pairs) and isinstance(value.get("cards"), list) else None
    _read_cards(sheet, value.get("cards") if said is not None and isinstance(value, Pairs) else value, part)
    if said is not None:
        sheet.claims.append(Claim(number, f'"{name}"', said, first, len(sheet.lines)))


def _read_cards(sheet: Sheet, value: Value, part: Part) -> None:
    """Cards by number or name with how many, or a list of entries, or groups of entries."""
    if isinstance(value, Pairs):
        inner = value.get("cards")
        if inner is not None:
            _read_cards(sheet, inner, part)
            return
        for name, count in value.entries:
            _add(sheet, sheet.line_of(json.dumps(name, ensure_ascii=False)), name, name, _words(count), part)
    elif isinstance(value, list):
        for entry in value:
            if isinstance(entry, Pairs) and entry.get("cards") is not None:
                _read_cards(sheet, entry.get("cards"), part)
            else:
                _read_entry(sheet, entry, part)
    else:
        sheet.fault(sheet.line_of(_words(value)), _words(value), "line")


def _read_entry(sheet: Sheet, entry: Value, part: Part) -> None:
    if not isinstance(entry, Pairs):
        source = _words(entry)
        sheet.fault(sheet.line_of(source), source, "line")
        return
    card, name = _words(entry.get("id")), _words(entry.get("name"))
    count = next((_words(entry.get(word)) for word in _COUNTS if entry.get(word) is not None), "1")
    token = card if card else json.dumps(name, ensure_ascii=False)
    source = " ".join(filter(None, (count, card, name)))
    _add(sheet, sheet.line_of(token), source, card, count, part, name, _words(entry.get("comments")) or _words(entry.get("comment")))


def _add(sheet: Sheet, number: int, source: str, card: str, written: str, part: Part, name: str = "", note: str = "") -> None:
    """One entry; what is called a card may be its number or its name."""
    count, card_number = whole(written), whole(card)
    if count is None:
        sheet.fault(number, source, "no-number", written=written)
    elif card_number is None and not (card or name):
        sheet.fault(number, source, "line")
    else:
        sheet.lines.append(
            Line(number, source, count, name or (card if card_number is None else ""), part, card=card_number or 0, note=note)
        )


def write(deck: DeckFile) -> str:
    """A deck as krcg writes it."""
    about = {"name": deck.name, "author": deck.author, "comments": deck.description}
    event = _written_event(deck.event)
    groups = [{"type": kind, "count": size(cards), "cards": list(map(_entry, cards))} for kind, cards in by_kind(deck.library)]
    parts = {
        "crypt": {"count": size(deck.crypt), "cards": list(map(_entry, deck.crypt))},
        "library": {"count": size(deck.library), "cards": groups},
    }
    return json.dumps({**event, **{name: said for name, said in about.items() if said}, **parts}, indent=2, ensure_ascii=False) + "\n"


def _written_event(lines: Iterable[str]) -> dict[str, str | int]:
    """The head of the archive by krcg's names; lines beyond them are in one."""
    score = [line.removeprefix("--").strip() for line in lines if line.startswith("--")]
    told = [line for line in lines if not line.startswith("--")]
    event: dict[str, str | int] = dict(zip(EVENT[:-1], told, strict=False))
    players = whole(str(event.get("players_count", "")).split(" ")[0])
    if players is not None:
        event["players_count"] = players
    if len(told) >= len(EVENT):
        event[EVENT[-2]] = " ".join(told[len(EVENT) - 2 :])
    return {**event, **({"score": "; ".join(score)} if score else {})}


def _entry(copies: Copies) -> dict[str, str | int]:
    entry: dict[str, str | int] = {"id": copies.card, "count": copies.count, "name": full_name(copies.card)}
    return {**entry, "comments": copies.note} if copies.note else entry
