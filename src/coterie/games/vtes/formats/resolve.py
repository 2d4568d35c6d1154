"""From lines to cards: which card each line means, where two share a name, and what is to be said about it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from coterie.games.vtes.decks import MANY
from coterie.games.vtes.formats.names import cards_called, full_name, key, marked
from coterie.games.vtes.formats.sheet import Copies, DeckFile, Line, Reading, Sheet
from coterie.games.vtes.pool import Facts, facts
from coterie.kernel.text import Text

ANY: Final = "ANY"
_GROUPS: Final = range(1, 20)


class Meant(msgspec.Struct):
    """A line, and the cards it may mean: one when all is settled, none when it is at fault."""

    line: Line
    cards: list[Facts]


def resolve(sheet: Sheet, name_of_format: str) -> Reading:
    """The deck that a sheet describes, with faults and notes in the order of their lines."""
    meant = [Meant(line, _cards(sheet, line)) for line in sheet.lines]
    _by_groups(sheet, meant)
    for one in meant:
        if one.cards:
            _remark(sheet, one.line, one.cards[0])
    _weigh_claims(sheet)
    settled = [(one.line, one.cards[0]) for one in meant if len(one.cards) == 1]
    crypt, library = (_merged(sheet, [pair for pair in settled if pair[1].crypt == wanted]) for wanted in (True, False))
    deck = DeckFile(sheet.name.strip(), sheet.author.strip(), sheet.description.strip(), sheet.event, crypt, library)
    faults, notes = (tuple(sorted(remarks, key=lambda remark: remark.number)) for remarks in (sheet.faults, sheet.notes))
    return Reading(name_of_format, deck, faults, notes)


def _merged(sheet: Sheet, settled: Sequence[tuple[Line, Facts]]) -> tuple[Copies, ...]:
    """The lines of the same card as one entry."""
    found: dict[int, Copies] = {}
    for line, card in settled:
        before = found.get(card.id, Copies(card.id, 0))
        if before.count + line.count > MANY:
            sheet.fault(line.number, line.source, "count", name=card.name, count=before.count + line.count, most=MANY)
            continue
        note = "; ".join(dict.fromkeys(part for part in (before.note, line.note) if part))
        found[card.id] = Copies(card.id, before.count + line.count, note)
    return tuple(found.values())


def _cards(sheet: Sheet, line: Line) -> list[Facts]:
    """The cards that a line may mean by itself."""
    if not 1 <= line.count <= MANY:
        sheet.fault(line.number, line.source, "count", name=line.name or str(line.card), count=line.count, most=MANY)
        return []
    if line.card:
        return _by_number(sheet, line)
    found = marked(line.name)
    cards = [facts()[number] for number in cards_called(found.name)]
    if not cards:
        close = sheet.close_to(found.name)
        extra: dict[str, tuple[str, ...]] = {"close": close} if close else {}
        sheet.fault(line.number, line.source, "unknown-close" if close else "unknown", name=found.name, **extra)
        return []
    return _of_advanced(sheet, line, _of_group(sheet, line, cards, found.group), found.advanced or line.advanced)


def _by_number(sheet: Sheet, line: Line) -> list[Facts]:
    """The card of a number; a name beside it must not say otherwise."""
    card = facts().get(line.card)
    if card is None:
        if line.name and cards_called(marked(line.name).name):
            sheet.note(line.number, line.source, "number-by-name", number=str(line.card), name=line.name)
            return _cards(sheet, msgspec.structs.replace(line, card=0))
        sheet.fault(line.number, line.source, "number", number=str(line.card))
        return []
    if line.name and (named := cards_called(marked(line.name).name)) and card.id not in named:
        sheet.fault(line.number, line.source, "number-not-name", number=str(line.card), card=card.name, name=line.name)
        return []
    return [card]


def _of_group(sheet: Sheet, line: Line, cards: list[Facts], group: str) -> list[Facts]:
    """The cards of the group that stands behind the name, or in the column beside it."""
    if group:
        fitting = [card for card in cards if card.group == group]
        if not fitting:
            groups = tuple(dict.fromkeys(card.group or "-" for card in cards))
            sheet.fault(line.number, line.source, "no-group", name=cards[0].name, group=group, groups=groups)
        return fitting
    return [card for card in cards if card.group == line.group] or cards


def _of_advanced(sheet: Sheet, line: Line, cards: list[Facts], advanced: bool) -> list[Facts]:
    """The advanced cards if the line says so; else the others, unless the capacity beside the name is that of an advanced one alone."""
    if advanced:
        fitting = [card for card in cards if card.advanced]
        if cards and not fitting:
            sheet.fault(line.number, line.source, "no-advanced", name=cards[0].name)
        return fitting
    usual = [card for card in cards if not card.advanced]
    if line.capacity and len(cards) > 1:
        fitting = [card for card in usual if card.capacity == line.capacity]
        if fitting:
            return fitting
        fitting = [card for card in cards if card.capacity == line.capacity]
        if len(fitting) == 1:
            sheet.note(line.number, line.source, "by-capacity", name=full_name(fitting[0].id), capacity=line.capacity)
            return fitting
    return usual or cards


def _by_groups(sheet: Sheet, meant: list[Meant]) -> None:
    """Where a name is left with cards of several groups, the groups of the rest of the crypt choose (v5.deck.groups)."""
    doubtful = [one for one in meant if len(one.cards) > 1]
    if not doubtful:
        return
    fixed = {card.group for one in meant if len(one.cards) == 1 for card in one.cards if card.crypt and card.group != ANY}
    spans = [span for span in _spans() if fixed <= span and all(any(card.group in span for card in one.cards) for one in doubtful)]
    for one in doubtful:
        _choose(sheet, one, [card for card in one.cards if any(card.group in span for span in spans)])


def _spans() -> list[set[str]]:
    """The groups that may be together in a crypt."""
    return [{str(low), str(high)} for low, high in pairwise(_GROUPS)]


def _choose(sheet: Sheet, one: Meant, fitting: list[Facts]) -> None:
    line, groups = one.line, tuple(card.group for card in one.cards)
    if len(fitting) == 1:
        sheet.note(line.number, line.source, "by-groups", name=fitting[0].name, group=fitting[0].group, groups=groups)
        one.cards = fitting
    elif sheet.older_is_bare:
        oldest = min(one.cards, key=lambda card: card.id)
        sheet.note(line.number, line.source, "older", name=oldest.name, group=oldest.group, groups=groups)
        one.cards = [oldest]
    else:
        ways = tuple(full_name(card.id) for card in one.cards)
        sheet.fault(line.number, line.source, "which", name=one.cards[0].name, ways=ways)
        one.cards = []


def _remark(sheet: Sheet, line: Line, card: Facts) -> None:
    """What a reader should know about a line that was understood."""
    if line.part and card.crypt != (line.part == "crypt"):
        part = Text("vtes-deck-part-crypt" if card.crypt else "vtes-deck-part-library")
        sheet.note(line.number, line.source, "other-part", name=card.name, part=part)
    if line.group and card.crypt and card.group != line.group:
        sheet.note(line.number, line.source, "column", name=card.name, written=line.group, group=card.group)
    if card.aka and line.name and key(marked(line.name).name) == key(card.aka) != key(card.name):
        sheet.note(line.number, line.source, "older-name", written=marked(line.name).name, name=card.name)


def _weigh_claims(sheet: Sheet) -> None:
    """A heading that says another number of cards than follow: perhaps a line is lost."""
    for claim in sheet.claims:
        counted = sum(line.count for line in sheet.lines[claim.first : claim.last])
        if counted != claim.said:
            sheet.note(claim.number, claim.source, "claim", said=claim.said, counted=counted)
