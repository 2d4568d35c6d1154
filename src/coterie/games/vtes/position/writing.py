"""A table written down as a position."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from coterie.games.vtes.index import Lasting
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.position.form import EVERYBODY, LastingPosition, PiecePosition, Position, SeatPosition, UsePosition
from coterie.games.vtes.table import ATTACHED, NOBODY, Methuselah, Piece, Table
from coterie.games.vtes.view import level_of

V = TypeVar("V", int, str)


def write(t: Table) -> Position:
    """The table as a position."""
    return Position(
        seats={t.seats[player.seat]: _seat(t, player) for player in t.players},
        active=t.seats[t.active],
        turn=t.turn,
        phase=t.phase,  # type: ignore[arg-type]  # the rules use just these words
        step=t.step,  # type: ignore[arg-type]  # the rules use just these words
        edge="" if t.edge == NOBODY else t.seats[t.edge],
        lasting=[_lasting(t, lasting) for lasting in t.lasting],
        uses=[UsePosition(use.what, use.of, use.number, use.n, use.until, times) for use, times in t.uses.items()],
        next_id=t.next_id,
        chance=t.chance.hex(),
        told={"": t.told, **t.told_apart},
        learned=t.learned.copy(),
    )


def _seat(t: Table, player: Methuselah) -> SeatPosition:
    return SeatPosition(
        pool=player.pool,
        hand=_names(player.hand),
        library=_names(player.library),
        library_top=_names(player.library_top),
        library_bottom=_names(player.library_bottom),
        crypt=_names(player.crypt),
        crypt_top=_names(player.crypt_top),
        crypt_bottom=_names(player.crypt_bottom),
        ash=_names(player.ash),
        removed=_names(player.removed),
        ready=_pieces(t, player.ready),
        torpor=_pieces(t, player.torpor),
        uncontrolled=_pieces(t, player.uncontrolled),
        in_play=_pieces(t, player.table),
        contested=_pieces(t, player.contested),
        points=player.points,
        ousted=player.ousted,
        withdrawing=player.withdrawing,
        later=[(name_of(card), phase) for card, phase in player.later],  # type: ignore[misc]  # the rules use just these words
        seen={EVERYBODY if seat == NOBODY else t.seats[seat]: _names(cards) for seat, cards in player.seen.items()},
        debt=player.debt,
        transfers=player.transfers,
        master_actions=player.master_actions,
        discards=player.discards,
        trifled=player.trifled,
        imagined=t.decks[player.seat].imagined,
        always_asked=player.always_asked,
        ousted_by="" if player.ousted_by == NOBODY else t.seats[player.ousted_by],
    )


@cache
def name_of(card: int) -> str:
    """A card by its name, or by its number where another card has the name too."""
    name = facts()[card].name
    return name if named(name).id == card else str(card)


def _names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [name_of(card) for card in cards]


def _pieces(t: Table, numbers: list[int]) -> list[str | PiecePosition]:
    return [_piece(t, t.pieces[number]) for number in numbers]


def _piece(t: Table, piece: Piece) -> PiecePosition:
    """A piece with what is on it; what is as printed, or as usual for its place, is left out."""
    base, fact = piece.base, t.book.facts[piece.card]
    attached = piece.zone == ATTACHED
    holder = t.pieces[piece.host].controller if attached else piece.controller
    return PiecePosition(
        card=name_of(piece.card),
        id=piece.id,
        form=level_of(t, piece.card, piece.form),
        owner="" if piece.owner == holder else t.seats[piece.owner],
        controller="" if not attached or piece.controller == piece.owner else t.seats[piece.controller],
        locked=piece.locked,
        blood=piece.blood,
        cards=_pieces(t, piece.cards),
        capacity=_changed(base.capacity, fact.capacity),
        clan=_changed(base.clan, fact.clan),
        sect=_changed(base.sect, fact.sect),
        title=_changed(base.title, fact.title),
        city=_changed(base.city, fact.city),
        disciplines=None if base.disciplines == fact.disciplines else base.disciplines,
        born=piece.born,
        known=piece.known,
        bound=piece.bound,
        standing=piece.standing,
    )


def _lasting(t: Table, lasting: Lasting) -> LastingPosition:
    return LastingPosition(
        card=name_of(lasting.card),
        seat=t.seats[lasting.seat],
        id=lasting.id,
        form=level_of(t, lasting.card, lasting.form),
        ability=lasting.n + 1,
        until=lasting.until.value,  # type: ignore[arg-type]  # nothing else lasts from one step of a turn to the next
        on=lasting.bearer,
        amount=lasting.amount,
        x=lasting.x,
    )


def _changed(now: V, printed: V) -> V | None:
    return None if now == printed else now
