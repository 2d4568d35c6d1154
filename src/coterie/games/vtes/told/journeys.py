"""What goes from where to where by what is told: cards between regions, piles and hands, counters between pools, minions and the bank.

A card that is in play already is told of before it moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from coterie.games.vtes.refs import piece_ref
from coterie.kernel.text import Arg, Move, Place, Ref, Text

if TYPE_CHECKING:
    from coterie.games.vtes.table import Piece, Table

Roles = Mapping[str, Arg]
Where = Callable[["Table", Roles], Place]
Moves = Callable[["Table", Roles], tuple[Move, ...]]

BANK: Final = Place("bank")
PLAYING: Final = Place("playing")
"""A card that is being played, or was just fetched to be put somewhere."""
SILENT: Final = frozenset({"vtes-event-draws", "vtes-event-found"})
"""What is seen to happen and is no line of a log: cards that others draw, nearly always for one they have just played, and those that are
found in a library, of which the next line tells."""


def journeys(t: Table, kind: str, roles: Roles, to: str | None) -> tuple[Move, ...]:
    """What moves by an event, as the table stands when it is told; a card that is drawn in secret is told to its owner `to` alone."""
    if kind == "vtes-event-drew":
        card = _ref(roles["card"])
        drawn = to is not None and not t.book.facts[int(card.id)].crypt
        return (Move(Place("library", to), Place("hand", to), card),) if to is not None and drawn else ()
    found = JOURNEYS.get(kind)
    return () if found is None else found(t, roles)


def _ref(role: Arg) -> Ref:
    """The thing that has a part; of a face-down crypt card its number is known, and no more."""
    if isinstance(role, Text):
        role = role.args["number"]
    if not isinstance(role, Ref):
        raise TypeError(f"{role!r} is no thing")
    return role


def _what(role: Arg) -> Ref | None:
    return role if isinstance(role, Ref) else None


# Places, by the part that something has.


def _of(zone: str, role: str = "seat") -> Where:
    """A zone of a Methuselah."""
    return lambda t, roles: Place(zone, _ref(roles[role]).id)


def _on(role: str) -> Where:
    """The counters on a card."""
    return lambda t, roles: Place("counters", thing=_ref(roles[role]).id)


def _under(role: str) -> Where:
    """The cards on a minion."""
    return lambda t, roles: Place("attached", thing=_ref(roles[role]).id)


def _place(t: Table, piece: Piece) -> Place:
    """Where a card in play lies."""
    return Place("attached", thing=str(piece.host)) if piece.host else Place(piece.zone, t.seats[piece.controller])


def _here(role: str) -> Where:
    """Where a card lies now."""
    return lambda t, roles: _place(t, t.pieces[int(_ref(roles[role]).id)])


def _zone(zone: str, role: str) -> Where:
    """A region of who controls a card."""
    return lambda t, roles: Place(zone, t.seats[t.pieces[int(_ref(roles[role]).id)].controller])


# What moves.


def _card(role: str, source: Where | Place, target: Where | Place) -> Moves:
    """A card moves, the one that has this part; nobody is told which if it is empty."""
    return lambda t, roles: (Move(_at(source, t, roles), _at(target, t, roles), _what(roles[role]) if role else None),)


def _counters(source: Where | Place, target: Where | Place, amount: str = "amount") -> Moves:
    """So many counters move, if any do."""

    def moves(t: Table, roles: Roles) -> tuple[Move, ...]:
        count = roles[amount]
        return (Move(_at(source, t, roles), _at(target, t, roles), amount=count),) if isinstance(count, int) and count else ()

    return moves


def _at(where: Where | Place, t: Table, roles: Roles) -> Place:
    return where if isinstance(where, Place) else where(t, roles)


def _burned(t: Table, roles: Roles) -> tuple[Move, ...]:
    """A card goes to its owner's ash heap, and those on it to theirs."""
    burned = t.pieces[int(_ref(roles["piece"]).id)]
    return tuple(
        Move(_place(t, piece), Place("ash", t.seats[piece.owner]), piece_ref(t, piece))
        for piece in (burned, *(t.pieces[number] for number in burned.cards))
    )


def _given(t: Table, roles: Roles) -> tuple[Move, ...]:
    """A card stays in a region of the kind it is in, of somebody else."""
    piece = t.pieces[int(_ref(roles["card"]).id)]
    return (Move(_place(t, piece), Place(piece.zone, _ref(roles["seat"]).id), _what(roles["card"])),)


def _won(t: Table, roles: Roles) -> tuple[Move, ...]:
    """A card that was contested is where it was before."""
    piece = t.pieces[int(_ref(roles["card"]).id)]
    before = piece.standing
    target = Place("attached", thing=str(before.on)) if before.on else Place(before.was, t.seats[piece.controller])
    return (Move(_place(t, piece), target, _what(roles["card"])),)


def _exchanged(t: Table, roles: Roles) -> tuple[Move, ...]:
    hand, ash = _of("hand")(t, roles), _of("ash")(t, roles)
    return Move(hand, ash, _what(roles["card"])), Move(ash, hand, _what(roles["other"]))


def _equipped(t: Table, roles: Roles) -> tuple[Move, ...]:
    """The equipment that an action was announced for goes to the acting minion: told before it does."""
    chosen = () if t.action is None else [t.pieces[number] for number in t.action.chosen if number in t.pieces]
    return tuple(Move(_place(t, piece), _under("piece")(t, roles), piece_ref(t, piece)) for piece in chosen)


def _stolen(t: Table, roles: Roles) -> tuple[Move, ...]:
    """Blood leaves the minion that was struck; that the thief gains it is told for itself. What a retainer loses is, too."""
    thief, amount = int(_ref(roles["piece"]).id), roles["amount"]
    sides = () if t.combat is None else t.combat.sides
    aimed = any(side.minion == thief and side.blow is not None and side.blow.target for side in sides)
    struck = [side.minion for side in sides if side.minion != thief and not aimed]
    return tuple(Move(Place("counters", thing=str(minion)), BANK, amount=amount) for minion in struck if isinstance(amount, int) and amount)


def _acts(t: Table, roles: Roles) -> tuple[Move, ...]:
    """The card of an action comes from the hand, unless its playing was told before."""
    action = t.action
    told = action is None or t.book.forms[action.card][action.form].kind.value in t.book.cancels
    return () if told else _card("card", _zone("hand", "actor"), PLAYING)(t, roles)


def _edge(t: Table, roles: Roles) -> tuple[Move, ...]:
    """Told before it moves."""
    return (Move(Place("edge", "" if t.edge < 0 else t.seats[t.edge]), _of("edge")(t, roles)),)


JOURNEYS: Final[dict[str, Moves]] = {
    f"vtes-event-{kind}": moves
    for kind, moves in {
        "pool-lost": _counters(_of("pool"), BANK),
        "pool-gained": _counters(BANK, _of("pool")),
        "blood-lost": _counters(_on("piece"), BANK),
        "blood-gained": _counters(BANK, _on("piece")),
        "pool-to-blood": _counters(_of("pool"), _on("piece")),
        "blood-to-pool": _counters(_on("piece"), _of("pool")),
        "counters": _counters(BANK, _on("card")),
        "counters-lost": _counters(_on("card"), BANK),
        "stolen": _stolen,
        "edge": _edge,
        "edge-burned": _card("", _of("edge"), Place("edge")),
        "draws": _card("", _of("library"), _of("hand")),
        "drew-open": _card("card", _of("library"), _of("hand")),
        "crypt": _card("", _of("crypt"), _of("uncontrolled")),
        "discarded": _card("card", _of("hand"), _of("ash")),
        "removed": _card("card", _of("uncontrolled"), _of("removed")),
        "removed-ash": _card("card", _of("ash"), _of("removed")),
        "taken-back": _card("card", _of("ash"), _of("hand")),
        "put-under": _card("card", _of("ash"), _of("library")),
        "exchanged": _exchanged,
        "top-burned": _card("card", _of("library"), _of("ash")),
        "fetched-hand": _card("card", _of("hand"), PLAYING),
        "fetched-ash": _card("card", _of("ash"), PLAYING),
        "fetched-library": _card("card", _of("library"), PLAYING),
        "found": _card("card", _of("library"), PLAYING),
        "master": _card("card", _of("hand"), PLAYING),
        "event": _card("card", _of("hand"), PLAYING),
        "played": _card("card", _of("hand"), PLAYING),
        "plays": _card("card", _zone("hand", "user"), PLAYING),
        "acts-with": _acts,
        "put-in-play": _card("card", PLAYING, _of("table")),
        "put-on": _card("card", PLAYING, _under("piece")),
        "recruited": _card("piece", PLAYING, _of("ready")),
        "influenced": _card("piece", _of("uncontrolled"), _of("ready")),
        "sent-back": _card("piece", _here("piece"), _of("uncontrolled")),
        "torpor": _card("piece", _here("piece"), _zone("torpor", "piece")),
        "left-torpor": _card("piece", _zone("torpor", "piece"), _zone("ready", "piece")),
        "burned": _burned,
        "given": _given,
        "contested": _card("card", _here("card"), _of("contested")),
        "contest-won": _won,
        "took": _card("card", _here("card"), _under("piece")),
        "trophy": _card("card", _here("card"), _under("piece")),
        "equipment-stolen": _card("card", _here("card"), _under("piece")),
        "equipped-from": _equipped,
    }.items()
}
"""How each kind of event moves things; a kind that is not here moves nothing."""
