"""The XML of the Anarch Revolt Deck Builder, which others write too: cards are known by name, for the numbers differ between programs."""

from __future__ import annotations

from coterie.games.vtes.formats.kinds.markup import Element, escape, whole
from coterie.games.vtes.formats.kinds.twd import DRAWN, disciplines, kind_of
from coterie.games.vtes.formats.names import article_behind
from coterie.games.vtes.formats.sheet import Claim, Copies, DeckFile, Line, Part, Sheet, size
from coterie.games.vtes.pool import DISCIPLINES, Facts, facts


def read(sheet: Sheet, top: Element) -> None:
    """The head, then vampires and cards."""
    sheet.name, sheet.author, sheet.description = (top.said(tag) for tag in ("name", "author", "description"))
    sheet.event = tuple(filter(None, [top.said("date")]))
    for child in top.children:
        if child.tag == "crypt":
            _read_part(sheet, child, "vampire", "crypt")
        elif child.tag == "library":
            _read_part(sheet, child, "card", "library")
        elif child.tag not in ("name", "author", "description", "date"):
            sheet.note(child.line, f"<{child.tag}>", "comment")


def _read_part(sheet: Sheet, element: Element, tag: str, part: Part) -> None:
    first = len(sheet.lines)
    for card in element.children:
        name = card.said("name")
        if card.tag != tag or not name:
            sheet.fault(card.line, f"<{card.tag}>", "line")
            continue
        written = card.attributes.get("count", "1")
        source, count = f"{written} {name}", whole(written)
        if count is None:
            sheet.fault(card.line, source, "no-number", written=written)
            continue
        group, advanced, capacity = card.said("group").upper(), "adv" in card.said("adv").lower(), whole(card.said("capacity")) or 0
        sheet.lines.append(Line(card.line, source, count, name, part, group=group, capacity=capacity, advanced=advanced))
    if (said := whole(element.attributes.get("size", ""))) is not None:
        sheet.claims.append(Claim(element.line, f"<{element.tag}>", said, first, len(sheet.lines)))


def write(deck: DeckFile) -> str:
    """A deck with the facts of its cards; their text is left empty."""
    capacities = sorted(facts()[copies.card].capacity for copies in deck.crypt for _ in range(copies.count))
    average = sum(capacities) / len(capacities) if capacities else 0
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<deck generator="Coterie" formatVersion="1.0" databaseVersion="1">']
    lines += [f"  <{tag}>{escape(said)}</{tag}>" for tag, said in _head(deck)]
    lines += [f'  <crypt size="{len(capacities)}" min="{sum(capacities[:DRAWN])}" max="{sum(capacities[-DRAWN:])}" avg="{average:.2f}">']
    lines += [line for copies in deck.crypt for line in _vampire(copies)]
    lines += ["  </crypt>", f'  <library size="{size(deck.library)}">']
    lines += [line for copies in deck.library for line in _card(copies)]
    return "\n".join([*lines, "  </library>", "</deck>"]) + "\n"


def _head(deck: DeckFile) -> list[tuple[str, str]]:
    return [("date", "; ".join(deck.event)), ("name", deck.name), ("author", deck.author), ("description", deck.description)]


def _name(card: Facts) -> str:
    """The name alone: group and "advanced" have elements of their own."""
    return article_behind(card.name)


def _vampire(copies: Copies) -> list[str]:
    card = facts()[copies.card]
    clan = "Imbued" if "imbued" in card.types else card.clans[0]
    said = [("adv", "Advanced" if card.advanced else ""), ("name", _name(card)), ("set", ""), ("disciplines", disciplines(card))]
    said += [("clan", clan), ("capacity", str(card.capacity)), ("group", card.group)]
    said += [("title", card.title)] * bool(card.title) + [("text", "")]
    return _element("vampire", copies, said)


def _card(copies: Copies) -> list[str]:
    card = facts()[copies.card]
    cost = f"{card.pool_cost} pool" if card.pool_cost else f"{card.blood_cost} blood" if card.blood_cost else "X" if card.costs_x else ""
    needs = (" & " if card.all_needed else "/").join(DISCIPLINES.get(need, need) for need in card.needs)
    said = [("name", _name(card)), ("set", "")] + [("cost", cost)] * bool(cost)
    said += [("requirement", "/".join(card.clans))] * bool(card.clans) + [("type", kind_of(card))]
    said += [("disciplines", needs)] * bool(needs) + [("text", "")]
    return _element("card", copies, said)


def _element(tag: str, copies: Copies, said: list[tuple[str, str]]) -> list[str]:
    inside = [f"      <{name}>{escape(text)}</{name}>" for name, text in said]
    return [f'    <{tag} databaseID="{copies.card}" count="{copies.count}">', *inside, f"    </{tag}>"]
