"""The observation vector of VTES, version 2: numbers from 0 to 1, as `docs/vtes.md` lists them. Seats come as the viewer sees them."""

from __future__ import annotations

from functools import cache
from typing import Final

from coterie.games.vtes.decks import find_deck, precon_lists
from coterie.games.vtes.table import PHASES
from coterie.games.vtes.view import FaceDownView, MinionView, SeatView, VtesView

VERSION: Final = 2
SEATS: Final = 5
READY: Final = 6
TORPOR: Final = 2
DOWN: Final = 6
PER_MINION: Final = 10
PER_DOWN: Final = 3
PER_SEAT: Final = 17 + (READY + TORPOR) * PER_MINION + DOWN * PER_DOWN
WINDOWS: Final = (
    "announced", "open", "attempt", "declined", "would", "blocked", "after-block", "after", "polling", "before-range", "range",
    "before-strikes", "strike", "additional", "damage", "press", "round-end",
)  # fmt: skip
ACTIONS: Final = (
    "bleed", "hunt", "equip", "employ", "recruit", "political", "leave-torpor", "rescue", "diablerize", "become-anarch", "card", "use",
)  # fmt: skip
TITLES: Final = {"primogen": 0.25, "prince": 0.5, "justicar": 0.75, "inner circle": 1.0}


@cache
def cards() -> tuple[int, ...]:
    """The cards of the seven decks of the Fifth Edition, by number; others are not counted."""
    return tuple(sorted({card for name in precon_lists() for deck in [find_deck(name)] for card in deck.crypt + deck.library}))


@cache
def layout() -> list[tuple[str, int]]:
    """The parts of the vector with their lengths."""
    return [
        ("turn, in hundredths", 1),
        ("phase: unlock, master, minion, influence, discard", len(PHASES)),
        ("whose turn, from the viewer's seat on, clockwise", SEATS),
        ("who has the Edge, from the viewer's seat on", SEATS),
        ("window that stands open", len(WINDOWS)),
        ("each seat, from the viewer's on: numbers, 6 ready minions, 2 in torpor, 6 face-down crypt cards", SEATS * PER_SEAT),
        ("own hand: copies of each card of the seven decks, in quarters", len(cards())),
        ("own face-down crypt cards: copies of each card, in halves", len(cards())),
        ("cards of other hands that are known: copies of each card, in quarters", len(cards())),
        ("ash heaps and cards removed: copies of each card, in tenths", len(cards())),
        ("action: kind; whose, from the viewer on; stealth, intercept, bleed in tenths, attempt to block", len(ACTIONS) + SEATS + 4),
        ("combat: on, round in fifths, long range, pair in fifths, damage to each side in tenths", 6),
        ("referendum: on, blood hunt, votes for and against in twentieths", 4),
    ]


def encode(view: VtesView) -> list[float]:
    """A view as numbers. A spectator sees the table from the first seat."""
    seats = _around(view)
    order = [seat.seat for seat in seats]
    numbers = [min(1.0, view.turn / 100)]
    numbers += [float(view.phase == phase) for phase in PHASES]
    numbers += _one_of(view.active, order) + _one_of(view.edge, order)
    numbers += [float(view.window == window) for window in WINDOWS]
    for seat in seats:
        numbers += _seat(seat)
    numbers += [0.0] * (PER_SEAT * (SEATS - len(seats)))
    numbers += _copies([*view.hand, *([view.staged] if view.staged else [])], 4)
    numbers += _copies([card.card for card in seats[0].uncontrolled if card.card], 2)
    numbers += _copies([card for seat in seats for card in seat.seen], 4)
    numbers += _copies([card for seat in seats for card in seat.ash + seat.removed], 10)
    return numbers + _action(view, order) + _combat(view) + _referendum(view)


def _around(view: VtesView) -> list[SeatView]:
    names = [seat.seat for seat in view.seats]
    at = 0 if view.seat is None else names.index(view.seat)
    return [*view.seats[at:], *view.seats[:at]]


def _one_of(name: str, order: list[str]) -> list[float]:
    return [float(place < len(order) and order[place] == name) for place in range(SEATS)]


def _share(number: float, most: int) -> float:
    return max(0.0, min(1.0, number / most))


def _seat(seat: SeatView) -> list[float]:
    numbers = [
        float(not seat.ousted), _share(seat.pool, 60), _share(seat.points, 5), float(seat.withdrawing), _share(seat.hand, 14),
        _share(seat.hand_size, 14), _share(seat.library, 90), _share(seat.crypt, 20), _share(seat.transfers, 8),
        _share(seat.master_actions, 4), _share(seat.discards, 2), _share(seat.debt, 4), _share(len(seat.ready), 10),
        _share(len(seat.torpor), 5), _share(len(seat.uncontrolled), 10), _share(len(seat.in_play), 10), _share(len(seat.contested), 3),
    ]  # fmt: skip
    for region, most in ((seat.ready, READY), (seat.torpor, TORPOR)):
        for minion in region[:most]:
            numbers += _minion(minion)
        numbers += [0.0] * (PER_MINION * max(0, most - len(region)))
    for down in seat.uncontrolled[:DOWN]:
        numbers += _face_down(down)
    return numbers + [0.0] * (PER_DOWN * max(0, DOWN - len(seat.uncontrolled)))


def _minion(minion: MinionView) -> list[float]:
    return [
        1.0, float(minion.kind == "vampire"), float(minion.locked), _share(minion.blood, 11), _share(minion.capacity, 11),
        TITLES.get(minion.title, 0.5) if minion.title else 0.0, _share(minion.bleed, 5), _share(minion.strength, 5),
        _share(len(minion.cards), 5), _share(sum(minion.disciplines.values()), 12),
    ]  # fmt: skip


def _face_down(down: FaceDownView) -> list[float]:
    return [1.0, _share(down.counters, 11), float(bool(down.card))]


def _copies(found: list[int], most: int) -> list[float]:
    counts: dict[int, int] = {}
    for card in found:
        counts[card] = counts.get(card, 0) + 1
    return [_share(counts.get(card, 0), most) for card in cards()]


def _action(view: VtesView, order: list[str]) -> list[float]:
    action = view.action
    if action is None:
        return [0.0] * (len(ACTIONS) + SEATS + 4)
    kinds = [float(action.kind == kind) for kind in ACTIONS]
    amounts = [_share(action.stealth, 10), _share(action.intercept, 10), _share(action.bleed, 10), float(bool(action.blocker))]
    return kinds + _one_of(action.seat, order) + amounts


def _combat(view: VtesView) -> list[float]:
    combat = view.combat
    if combat is None:
        return [0.0] * 6
    damage = [_share(side.damage, 10) for side in combat.sides]
    return [1.0, _share(combat.round, 5), float(combat.range == "long"), _share(combat.pair, 5), *damage]


def _referendum(view: VtesView) -> list[float]:
    called = view.referendum
    if called is None:
        return [0.0] * 4
    return [1.0, float(called.blood_hunt), _share(called.votes_for, 20), _share(called.votes_against, 20)]
