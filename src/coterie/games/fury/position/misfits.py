"""What a person may write that no game comes to between two steps of a turn, though the cards add up."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.fury.clues import ANYWHERE, Clues
from coterie.games.fury.facts.cards import HUNTERS, SEWARD
from coterie.games.fury.facts.places import IS_SEA, NUMBER
from coterie.games.fury.rules.hunters.hand import surplus
from coterie.games.fury.rules.hunters.resolve import ABILITIES
from coterie.games.fury.table import THE_COUNT, Table
from coterie.games.fury.worlds.paths import fits


def misfits(table: Table) -> Iterator[str]:
    """What a person may have written wrong that the rules never get wrong."""
    limit = table.book.setup.turn_limit
    if not 1 <= table.round <= limit:
        yield f"round: rounds are counted from 1, and there are {limit} of them, not {table.round}"
    yield from _announcements(table)
    yield from _marks(table)
    for number in range(4):
        yield from _hand_misfits(table, number)
    yield from _dracula_misfits(table)
    if table.phase == "place":
        laid = table.trail or table.dropped or any(table.catacombs) or table.voyage or table.sailed
        if laid or any(hunter.place < 0 for hunter in table.hunters[: table.active]):
            yield "phase: the trail is empty before the game, and whoever has begun is somewhere"
        return
    if (table.active == THE_COUNT) != (table.phase in ("start", "catacombs", "mature")) and table.phase != "move":
        yield f"phase: {table.phase} is not a phase of that turn"
    for number, hunter in enumerate(table.hunters):
        if hunter.place < 0:
            yield f"hunters.{HUNTERS[number]}.place: it is needed"
    if not table.trail or table.dracula < 0:
        yield "trail: it holds at least the card of Dracula's place"
    if table.phase == "action" and table.active < THE_COUNT and IS_SEA[table.hunters[table.active].place]:
        yield "phase: at sea there is no action"
    yield from _party_misfits(table)


def _party_misfits(table: Table) -> Iterator[str]:
    """Who moves and acts together."""
    if len(table.party) > len(dict.fromkeys(table.party)):
        yield "party: each hunter once"
    moving = table.active < THE_COUNT and table.phase in ("move", "action")
    if table.party and not moving:
        yield "party: only when hunters move or act"
    elif moving and (table.active not in table.party or any(number not in table.group_of(table.active) for number in table.party)):
        yield "party: the hunter whose turn it is, and others of his group"


def _announcements(table: Table) -> Iterator[str]:
    """Moves that nobody can have announced."""
    for number, hunter in enumerate(table.hunters):
        way, _, place = hunter.announced.partition(":")
        if hunter.announced not in ("", "stay") and (way not in ("road", "sea", "train") or place not in NUMBER):
            yield f"hunters.{HUNTERS[number]}.announced: {hunter.announced!r} is no move"
    words = table.announced.split("+") if table.announced else []
    if words and not _speaks(table, words):
        yield f"announced: {table.announced!r} is no move of Dracula's"


def _speaks(table: Table, words: list[str]) -> bool:
    """Whether Dracula can have announced a move in these words: a place, a power, and what goes with the power."""
    if words[0] == "wolf_form" and len(words) > 1:
        words = words[1:]
    if words[0] == "double_back":
        return len(words) == 2 and words[1] in [f"card:{serial}" for serial in table.cards]
    verb, _, name = words[0].replace("/", ":").partition(":")
    return len(words) == 1 and (words[0] in ("dark_call", "feed") or (verb in ("go", "sail", "show") and name in (*NUMBER, "hide")))


def _marks(table: Table) -> Iterator[str]:
    """What was used, asked and treated in this round and turn."""
    if any(ability not in ABILITIES for ability in table.used):
        yield "used: there is no such ability"
    if len(table.used) > len(dict.fromkeys(table.used)):
        yield "used: each ability is used once a round"
    hunting = table.active < THE_COUNT
    if table.spent and not (hunting and table.used):
        yield "spent: by a hunter in his turn, who has used an ability"
    if table.treated and not hunting:
        yield "treated: in a hunter's turn"
    if table.asked and not hunting:
        yield "asked: in a hunter's turn"
    for pair in table.asked:
        one, other = pair % 100 // 10, pair % 10
        if not 0 <= pair < 200 or one == other or max(one, other) > 3:
            yield f"asked: two hunters by their numbers from 0, and 100 more if they have traded, not {pair}"


def _hand_misfits(table: Table, number: int) -> Iterator[str]:
    """What a hunter holds and shows between two steps of a turn; by then all limits are kept."""
    hunter, figures, where = table.hunters[number], table.book.figures, f"hunters.{HUNTERS[number]}"
    if hunter.health < 1:
        yield f"{where}.health: from 1 to {figures.health[HUNTERS[number]]}, not {hunter.health}"
    items, events = surplus(table, number)
    if items + events > int(number == SEWARD):
        kind, most, over = ("items", figures.items_held, items) if items else ("events", figures.events_held_by_hunters, events)
        yield f"{where}.{kind}: at most {most}{' and one card more' if number == SEWARD else ''}, not {most + over}"
    for field, shown, held in (("shown_item", hunter.shown_item, hunter.items), ("shown_event", hunter.shown_event, hunter.events)):
        if shown in held and not hunter.bites:
            yield f"{where}.{field}: who is not bitten shows no card"
    if ("fog" in hunter.keeps and not hunter.fog) or ("bats" in hunter.keeps and not hunter.bats):
        yield f"{where}.keeps: what lies before a hunter holds him, so `fog` or `bats` is true"


def _dracula_misfits(table: Table) -> Iterator[str]:
    """Dracula's hands, his trail, and what belongs to single steps of his turn."""
    figures = table.book.figures
    most = max(figures.events_held, figures.events_held_with_hildesheim)
    if len(table.events) > most:
        yield f"events: Dracula holds {most} at most, not {len(table.events)}"
    most = max(figures.encounters_held, figures.encounters_held_with_brides)
    if len(table.tokens) > most:
        yield f"tokens: Dracula holds {most} at most, not {len(table.tokens)}"
    if len(table.trail) > figures.trail:
        yield f"trail: it has {figures.trail} spaces, not {len(table.trail)}"
    if table.swift and (table.active != THE_COUNT or table.phase == "mature"):
        yield "swift: only before Dracula moves"
    if table.dropped and table.phase in ("start", "catacombs"):
        yield "dropped: no card leaves the trail before Dracula moves"


def contradictions(table: Table) -> Iterator[str]:
    """What everybody is said to know of Dracula's way, and cannot; asked last, when all else is right."""
    yield from _misread(table.clues, table.cards)
    hidden = [slot.up for slot in table.trail if "hide" in slot.powers]
    if table.hides and not (hidden and any(slot.serial == table.hides for slot in table.trail)):
        yield "hides: the number of the card in the trail where he laid Hide"
    if False in hidden and not table.hides:
        yield "hides: it is needed for a Hide card that lies face down"
    for slot in (*table.trail, *table.catacombs):
        if slot is not None and slot.up and slot.serial and table.clues.may[slot.serial] != 1 << table.place_of(slot):
            yield f"clues: everybody knows card {slot.serial}, which lies face up"
    if table.trail and not fits(table.clues, table.cards, table.dracula):
        yield "clues: his true way does not agree with them"


def _misread(clues: Clues, cards: dict[int, int]) -> Iterator[str]:
    """Clues that nobody can have: of cards there are not, of moves there are not."""
    told = [serial for _, serials in clues.some for serial in serials] + [serial for pair in clues.bare for serial in pair]
    told += [step[1] for step in clues.steps if step[0] != "off"]
    if any(serial not in clues.may or serial not in cards for serial in (*told, *clues.may)):
        yield "clues: there is no such card"
    for what, _, how, through, _, hiding in clues.steps:
        if what not in ("lay", "back", "stand", "off") or how not in ("", "any", "double", "step") or max(through, hiding) > ANYWHERE:
            yield "clues.steps: there is no such step"
    if clues.origin > ANYWHERE:
        yield "clues.origin: places alone"
