"""The numbers of the game and the options of a setup; a file of the user's may change any of the numbers, and is checked."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, Literal, TypeAlias

import msgspec

from coterie.games.fury.facts.cards import DRACULA_BY_NIGHT, EFFECTS, EVENT_DECK, HUNTERS, ITEM_DECK, PAIRS, TOKENS, Pair
from coterie.games.fury.facts.places import MAP
from coterie.kernel.errors import BadSetup
from coterie.kernel.state import Seat

DRACULA: Seat = "dracula"
TABLES: dict[int, tuple[Seat, ...]] = {
    2: ("hunters",) * 4,
    3: ("godalming_seward", "godalming_seward", "helsing_mina", "helsing_mina"),
    4: ("godalming_seward", "godalming_seward", "van_helsing", "mina_harker"),
    5: HUNTERS,
}
"""For so many players, the seat that plays each of the four hunters."""

Face: TypeAlias = Literal["X", "0", "1", "2", "2/3", "3"]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every number of the game. `assumed` and `doubtful` name the fields that no source, or not every source, supports."""

    blood: int
    red_points: tuple[int, ...]
    vampires_to_win: int
    resolve_most: int
    trail: int
    catacombs: int
    encounters_held: int
    encounters_held_with_brides: int
    events_held: int
    events_held_with_hildesheim: int
    dark_call_blood: int
    dark_call_tokens: int
    feed_blood: int
    wolf_form_blood: int
    castle_blood: int
    embark_blood: int
    sail_blood: int
    health: dict[str, int]
    bites_to_defeat: dict[str, int]
    items_held: int
    events_held_by_hunters: int
    rest_health: int
    inner_strength_health: int
    dogs_count: bool
    dogs_initiative: int
    train_die: tuple[Face, ...]
    godalming_rolls: int
    hospital_die: tuple[Literal["hurt", "nothing", "cured"], ...]
    hospital_hurt: int
    storm_turns: int
    control_storms_moves: int
    excellent_weather_moves: int
    hypnosis_works: int
    escape_ban_rounds: int
    rats_dice: int
    rats_bite: int
    vampire_bites_to: int
    ambush_cut: int
    soil_cut: int
    soil_cards: int
    lair_day: tuple[str, ...]
    lair_night: tuple[str, ...]
    initiative: dict[str, int]
    assumed: tuple[str, ...] = ()
    doubtful: tuple[str, ...] = ()


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game. Each doubtful reading of the rules is one, with the reading we recommend as its default."""

    players: Literal[2, 3, 4, 5] = 5
    """How many play: one is Dracula, the others share the four hunters."""
    landing: Literal["free", "paid"] = "free"
    """Whether Dracula's landing at a port counts as a sea move that can cost blood."""
    allies: Literal["side", "all"] = "side"
    """Whether each side may have an ally in play, or there is one in all."""
    bat: Literal["away", "onto"] = "away"
    """Whether Dracula, flying off as a bat, may come down where a hunter is."""
    train: Literal["free", "lost"] = "free"
    """An announced journey by train that the die forbids: the hunter moves as the die lets him, or stays where he is."""
    shown_item: Literal["joins", "apart"] = "joins"
    """Whether the item that a bitten hunter must show can be used in combat."""
    newspaper: Literal["elsewhere", "anywhere"] = "elsewhere"
    """Whether Newspaper Reports spare the card of Dracula's present place, which is then only said to be the oldest, or show it too."""
    turn_limit: int = 100
    """After this many rounds nobody has won."""
    data: dict[str, Any] | None = None
    """Numbers of the user's own, in place of ours: fields of figures.toml, and `pairs` of combat.toml."""


class Book(msgspec.Struct, frozen=True):
    """What never changes during a game: the options, the numbers, and the combat table. Shared by all copies."""

    setup: Setup
    figures: Figures
    pairs: dict[str, dict[str, Pair]]
    seats: tuple[Seat, ...]
    players: tuple[Seat, ...]
    """The seat that plays each hunter."""


@cache
def standard() -> Figures:
    """The numbers of ours."""
    return msgspec.toml.decode(resources.files("coterie.games.fury").joinpath("data", "figures.toml").read_bytes(), type=Figures)


def read_data(text: bytes | str) -> dict[str, object]:
    """The numbers of a user's TOML file, checked, for `Setup.data`; BadSetup says what is wrong."""
    try:
        data = msgspec.toml.decode(text, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadSetup(f"data: this is not TOML: {error}") from None
    changed(data)
    return data


def changed(data: dict[str, object]) -> tuple[Figures, tuple[Pair, ...]]:
    """Our numbers with the user's in their place, and the lines of the combat table that are the user's."""
    ours: dict[str, object] = msgspec.to_builtins(standard())
    for field, value in data.items():
        if field == "pairs":
            continue
        if field not in ours or field in ("assumed", "doubtful"):
            known = ", ".join(sorted(name for name in ours if name not in ("assumed", "doubtful")))
            raise BadSetup(f"data: there is no number {field!r}; there are pairs, {known}")
        ours[field] = _fitting(field, value, ours[field])
    for mark in ("assumed", "doubtful"):
        ours[mark] = [name for name in msgspec.convert(ours[mark], list[str]) if not _replaced(data.get(name), ours[name])]
    figures = msgspec.convert(ours, Figures)
    pairs = _own_pairs(data.get("pairs", ()))
    for problem in (*_problems(figures), *_pair_problems(pairs)):
        raise BadSetup(f"data: {problem}")
    return figures, pairs


def _replaced(value: object, ours: object) -> bool:
    """Whether the user gives the whole of a number: of several by name, all of them."""
    return value is not None and (not isinstance(ours, dict) or (isinstance(value, dict) and value.keys() == ours.keys()))


def _fitting(field: str, value: object, ours: object) -> object:
    """A number of the user's in place of ours, if it is of the same kind; of several by name those that are given."""
    if isinstance(ours, dict) and isinstance(value, dict):
        strange = sorted(str(name) for name in value.keys() - ours.keys())
        if strange:
            raise BadSetup(f"data.{field}: there is no {strange[0]!r}; there are {', '.join(sorted(ours))}")
        return {**ours, **{name: _fitting(f"{field}.{name}", number, ours[name]) for name, number in value.items()}}
    kinds = {known.name: known.type for known in msgspec.structs.fields(Figures)}
    try:
        msgspec.convert(value, kinds.get(field, int))
    except msgspec.ValidationError as error:
        raise BadSetup(f"data.{field}: {error}; ours is {ours}") from None
    return value


def _own_pairs(lines: object) -> tuple[Pair, ...]:
    """The lines of the combat table that are the user's."""
    if not isinstance(lines, list | tuple):
        raise BadSetup("data.pairs: write each line as [[pairs]] with hunter, enemy, hunter_wins and enemy_wins")
    pairs = []
    for number, line in enumerate(lines, 1):
        try:
            pairs.append(msgspec.convert(line, Pair))
        except msgspec.ValidationError as error:
            raise BadSetup(f"data: pairs, line {number}: {error}") from None
    return tuple(pairs)


def _problems(figures: Figures) -> list[str]:
    """What is wrong with numbers that have the right types."""
    problems = []
    for field in figures.__struct_fields__:
        value = getattr(figures, field)
        numbers = value.values() if isinstance(value, dict) else (value,)
        problems += [f"{field}: {number} is not from 0 to 99" for number in numbers if type(number) is int and not 0 <= number <= 99]
    for field in ("blood", "vampires_to_win", "items_held", "godalming_rolls", "storm_turns", "control_storms_moves"):
        if getattr(figures, field) < 1:
            problems.append(f"{field}: it must be at least 1")
    for field in ("health", "bites_to_defeat"):
        problems += [f"{field}: {who} needs at least 1" for who, number in getattr(figures, field).items() if number < 1]
    return problems + _shape_problems(figures)


def _shape_problems(figures: Figures) -> list[str]:
    """What is wrong with lists, dice and sizes."""
    points = figures.red_points
    falling = bool(points) and points[-1] == 0 and all(one > two for one, two in pairwise(points))
    enough = "claws and dodge_dracula, and other tactics of Dracula"
    checks = (
        (falling, "red_points: they fall, and the last is 0"),
        (len(figures.train_die) == 6, f"train_die: a die has 6 faces, not {len(figures.train_die)}"),
        (len(figures.hospital_die) == 6, f"hospital_die: a die has 6 faces, not {len(figures.hospital_die)}"),
        (4 <= figures.trail <= 12, f"trail: it has from 4 to 12 spaces, not {figures.trail}"),
        (figures.bites_to_defeat["mina_harker"] > 1, "bites_to_defeat: mina_harker begins with a bite and needs at least 2"),
        (figures.catacombs <= 6, f"catacombs: they have up to 6 spaces, not {figures.catacombs}"),
        (1 <= figures.encounters_held <= 12, f"encounters_held: from 1 to 12, not {figures.encounters_held}"),
        (
            1 <= figures.encounters_held_with_brides <= 12,
            f"encounters_held_with_brides: from 1 to 12, not {figures.encounters_held_with_brides}",
        ),
        (_lair(figures.lair_day), f"lair_day: {enough}"),
        (_lair(figures.lair_night), f"lair_night: {enough}"),
    )
    return [problem for right, problem in checks if not right]


def _lair(cards: tuple[str, ...]) -> bool:
    return {"claws", "dodge_dracula"} <= set(cards) <= set(DRACULA_BY_NIGHT)


def _pair_problems(pairs: tuple[Pair, ...]) -> list[str]:
    known = {(pair.hunter, pair.enemy) for pair in PAIRS}
    problems = []
    for number, pair in enumerate(pairs, 1):
        if (pair.hunter, pair.enemy) not in known:
            problems.append(f"pairs, line {number}: {pair.hunter} never meets {pair.enemy}")
        if not pair.hunter_wins or not pair.enemy_wins:
            problems.append(f"pairs, line {number}: name at least one effect for either winner")
        strange = [effect for effect in (*pair.hunter_wins, *pair.enemy_wins) if effect not in EFFECTS]
        problems += [f"pairs, line {number}: there is no effect {effect!r}; there are {', '.join(EFFECTS)}" for effect in strange]
    return problems


def open_book(setup: Setup) -> Book:
    """The options, numbers and seats of a game, checked."""
    if not 1 <= setup.turn_limit <= 10_000:
        raise BadSetup(f"turn_limit must be from 1 to 10000, not {setup.turn_limit}")
    if setup.data is None and (kept := _BOOKS.get(setup)) is not None:
        return kept
    figures, own = (standard(), ()) if setup.data is None else changed(setup.data)
    pairs: dict[str, dict[str, Pair]] = {}
    for pair in (*PAIRS, *own):
        pairs.setdefault(pair.hunter, {})[pair.enemy] = pair
    players = TABLES[setup.players]
    book = Book(setup, figures, pairs, (DRACULA, *dict.fromkeys(players)), players)
    if setup.data is None:
        _BOOKS[setup] = book
    return book


_BOOKS: dict[Setup, Book] = {}


def fingerprint(book: Book) -> str:
    """A hash of everything the rules read from the data files."""
    facts = (MAP, EVENT_DECK, ITEM_DECK, TOKENS, book.figures, book.pairs)
    return hashlib.blake2b(msgspec.json.encode(facts, order="sorted"), digest_size=8).hexdigest()
