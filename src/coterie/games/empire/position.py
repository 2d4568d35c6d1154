"""Positions of Vampire Empire: a table between two steps of a turn, as JSON a person can write. `docs/positions.md` explains it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from coterie.games.empire.cards import CHARACTERS, HUMAN, SEATS, VAMPIRE
from coterie.games.empire.table import Book, Side, Table
from coterie.kernel.chance import read_hex
from coterie.kernel.errors import BadPosition
from coterie.kernel.state import Seat


class SidePosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's cards. A deck that is left out is what the other places leave of the forty."""

    hand: list[str]
    deck: list[str] | None = None
    cellar: list[str] = []
    moat: list[str] = []
    cellar_used: bool = False
    seen_hand: list[str] = []
    seen_moat: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table between two steps of a turn. The city that is left out is everybody who is nowhere else."""

    castle: list[str]
    vampires: list[str]
    human: SidePosition
    vampire: SidePosition
    active: Literal["human", "vampire"] = "vampire"
    turn: int = 1
    phase: Literal["discard", "reveal", "before", "action", "after"] = "discard"
    passes: Literal[0, 1] = 0
    city: list[str] | None = None
    bottom: list[str] = []
    dead: list[str] = []
    trusted: list[str] = []
    revealed: list[str] = []
    cleared: list[str] = []
    attack_tokens: dict[str, int] = {}
    defence_tokens: dict[str, int] = {}
    protected: list[str] = []
    attacked: dict[str, int] = {}
    shielded: dict[str, int] = {}
    chance: str = ""
    """The chances to come, as a hexadecimal number; new ones if it is left out."""
    told: dict[str, int] = {}
    """How many events each seat, and everybody (""), has been told."""
    learned: dict[str, int] = {}


def write(table: Table) -> Position:
    """The table as a position."""
    return Position(
        active=HUMAN if table.day else VAMPIRE,
        turn=table.turn,
        phase=table.phase,  # type: ignore[arg-type]  # the rules use just these words
        passes=table.passes,  # type: ignore[arg-type]  # 0 or 1 at a quiet question
        castle=table.castle[:],
        city=table.city[:],
        bottom=table.bottom[:],
        dead=table.dead[:],
        vampires=list(table.vampires),
        trusted=table.trusted[:],
        revealed=table.revealed[:],
        cleared=table.cleared[:],
        attack_tokens=table.attack_tokens.copy(),
        defence_tokens=table.defence_tokens.copy(),
        protected=table.protected[:],
        attacked=table.attacked.copy(),
        shielded=table.shielded.copy(),
        human=_write_side(table.sides[HUMAN]),
        vampire=_write_side(table.sides[VAMPIRE]),
        chance=table.chance.hex(),
        told={"": table.told, **table.told_apart},
        learned=table.learned.copy(),
    )


def _write_side(side: Side) -> SidePosition:
    return SidePosition(
        hand=side.hand[:],
        deck=side.deck[:],
        cellar=side.cellar[:],
        moat=side.moat[:],
        cellar_used=side.cellar_used,
        seen_hand=side.seen_hand[:],
        seen_moat=side.seen_moat[:],
    )


def read(book: Book, position: Position, chance: int) -> Table:
    """The table a position describes; BadPosition says what could not be."""
    table = Table(read_hex(position.chance) if position.chance else chance, book)
    table.active, table.turn, table.phase, table.passes = position.active, position.turn, position.phase, position.passes
    placed = {*position.castle, *position.bottom, *position.dead}
    table.castle = position.castle[:]
    table.city = [c for c in CHARACTERS if c not in placed] if position.city is None else position.city[:]
    table.bottom = position.bottom[:]
    table.dead = position.dead[:]
    table.vampires = tuple(position.vampires)
    table.trusted = position.trusted[:]
    table.revealed = position.revealed[:]
    table.cleared = position.cleared[:]
    table.attack_tokens = position.attack_tokens.copy()
    table.defence_tokens = position.defence_tokens.copy()
    table.protected = position.protected[:]
    table.attacked = position.attacked.copy()
    table.shielded = position.shielded.copy()
    table.sides = {VAMPIRE: _read_side(book, VAMPIRE, position.vampire), HUMAN: _read_side(book, HUMAN, position.human)}
    table.told = position.told.get("", 0)
    table.told_apart = {seat: position.told.get(seat, 0) for seat in SEATS}
    table.learned = {seat: position.learned.get(seat, 0) for seat in SEATS}
    for fault in (*_misfits(position), *faults(table), *_over(table)):
        raise BadPosition(fault)
    return table


def _read_side(book: Book, seat: Seat, written: SidePosition) -> Side:
    side = Side([])
    side.hand = written.hand[:]
    side.cellar = written.cellar[:]
    side.moat = written.moat[:]
    side.cellar_used = written.cellar_used
    side.seen_hand = written.seen_hand[:]
    side.seen_moat = written.seen_moat[:]
    if written.deck is None:
        left = Counter(book.decks[seat].list())
        left.subtract(side.hand + side.cellar + side.moat)
        side.deck = list(left.elements())
    else:
        side.deck = written.deck[:]
    return side


def _misfits(position: Position) -> Iterator[str]:
    """What a person may have written wrong that the rules never get wrong."""
    if position.turn < 1:
        yield "turn: turns are counted from 1"
    if position.passes and position.phase not in ("before", "after"):
        yield "passes: only before and after the action can somebody have passed"
    yield from _miscounts(position)
    for name in ("revealed", "cleared", "trusted", "protected", "vampires", "attacked", "shielded"):
        listed = list(getattr(position, name))
        for character in listed:
            if character not in CHARACTERS:
                yield f"{name}: there is no character {character!r}; there are {', '.join(CHARACTERS)}"
        if len(set(listed)) != len(listed):
            yield f"{name}: somebody is named twice"


def _miscounts(position: Position) -> Iterator[str]:
    """Numbers that no game gets to."""
    for name, tokens in (("attack_tokens", position.attack_tokens), ("defence_tokens", position.defence_tokens)):
        for character, count in tokens.items():
            if count < 1 or count > 12:
                yield f"{name}: {character} cannot have {count} tokens"
    for character, count in position.attacked.items():
        if count < 1:
            yield f"attacked: {character} cannot have been attacked {count} times"
    for name, counts in (("told", position.told), ("learned", position.learned)):
        for seat, count in counts.items():
            if seat not in ("", *SEATS):
                yield f"{name}: there is no seat {seat!r}"
            if count < 0 and name == "learned":
                yield f"{name}: a count cannot be below 0"


def _over(table: Table) -> Iterator[str]:
    """A finished game is no position."""
    if all(character in table.dead for character in table.vampires):
        yield "dead: all vampires are dead; the game is over"
    if sum(character not in table.vampires for character in table.dead) == 6:
        yield "dead: all humans are dead; the game is over"
    if len(table.castle) == 3 and all(character in table.revealed for character in table.castle):
        yield "castle: three revealed vampires hold the castle; the game is over"
    if table.phase == "discard" and all(side.out_of_cards() for side in table.sides.values()):
        yield "human, vampire: both players are out of cards; the game is over"


def faults(table: Table) -> Iterator[str]:
    """What no table can be like: characters or cards lost or doubled, secrets that contradict each other."""
    everybody = Counter(table.castle + table.city + table.bottom + table.dead)
    for character, count in everybody.items():
        if character not in CHARACTERS:
            yield f"castle, city, bottom, dead: there is no character {character!r}; there are {', '.join(CHARACTERS)}"
        elif count > 1:
            yield f"castle, city, bottom, dead: {character} is in two places"
    for character in CHARACTERS:
        if character not in everybody:
            yield f"castle, city, bottom, dead: {character} is nowhere"
    if len(table.castle) > 3 or (len(table.castle) < 3 and table.in_city() and table.outcome is None):
        yield f"castle: three characters belong there as long as the city can give them, not {len(table.castle)}"
    if len(table.vampires) != 3:
        yield f"vampires: there are three, not {len(table.vampires)}"
    yield from _token_faults(table)
    for seat, side in table.sides.items():
        yield from _card_faults(table, seat, side)


def _token_faults(table: Table) -> Iterator[str]:
    for character in table.revealed:
        if character not in table.vampires:
            yield f"revealed: {character} is not a vampire"
    for name, humans in (("cleared", table.cleared), ("trusted", table.trusted)):
        for character in humans:
            if character in table.vampires:
                yield f"{name}: {character} is a vampire"
    for character in table.dead:
        if character not in table.revealed and character not in table.cleared:
            yield f"dead: everybody knows what {character} was; name it in revealed or cleared"
    for name, places in (("attack_tokens", table.attack_tokens), ("defence_tokens", table.defence_tokens)):
        for character in places:
            if character not in table.castle:
                yield f"{name}: {character} is not in the castle"


def _card_faults(table: Table, seat: Seat, side: Side) -> Iterator[str]:
    wanted = Counter(table.book.decks[seat].list())
    found = Counter(side.hand + side.deck + side.cellar + side.moat)
    fight = table.fight
    if fight is not None:
        found.update(fight.on_the_table(seat))
    for running in table.running:
        if running.seat == seat:
            found.update([running.card, *running.paid])
    for card in sorted(set(found) | set(wanted)):
        if card not in wanted:
            yield f"{seat}: the deck has no card {card!r}"
        elif found[card] != wanted[card]:
            yield f"{seat}: {card} is there {found[card]} times, not {wanted[card]}"
    unannounced = [running.card for running in table.running if running.seat == seat and not running.announced]
    for name, seen, pile in (
        ("seen_hand", side.seen_hand, side.hand + unannounced),
        ("seen_moat", side.seen_moat, side.moat),
    ):
        surplus = Counter(seen) - Counter(pile)
        if surplus:
            yield f"{seat}.{name}: {min(surplus)} is not there"
    if side.cellar_used and side.cellar:
        yield f"{seat}: the cellar was used and cannot hold cards"
