"""Leaving the game and ending it: ousting, victory points, withdrawal (v5.end.oust)."""

from __future__ import annotations

from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.deeds import Over, TurnEnds
from coterie.games.vtes.rules.naming import seat_ref
from coterie.games.vtes.table import NOBODY, Table
from coterie.kernel.questions import Outside
from coterie.kernel.text import Outcome, Text

OUST_POOL = 6


def check_ousts(t: Table) -> None:
    """Whoever has no pool is ousted: the predator gets a point and 6 pool; who is ousted too gets no pool (v5.end.simultaneous)."""
    for player in t.players:
        if player.pool <= 0 and not player.ousted:
            oust(t, [other.seat for other in t.players if other.pool <= 0 and not other.ousted])
            return


def oust(t: Table, gone: list[int]) -> None:
    """These Methuselahs are ousted, all at once (v5.end.oust, v5.end.simultaneous)."""
    predators = [predator for predator in (t.predator(seat) for seat in gone) if predator != NOBODY]
    for seat in gone:
        t.players[seat].ousted_by = t.predator(seat)
    for seat in gone:
        leave(t, seat)
        t.tell("vtes-event-ousted", seat=seat_ref(t, seat))
    for predator in predators:
        gain_points(t, predator, 1)
        if predator not in gone:
            changes.gain_pool(t, predator, OUST_POOL)
    after_leaving(t)


def gain_points(t: Table, seat: int, points: float) -> None:
    """A Methuselah gets a victory point, or half of one (v5.end.oust)."""
    t.players[seat].points += points
    t.tell("vtes-event-points", seat=seat_ref(t, seat), half=int(points < 1))


def leave(t: Table, seat: int) -> None:
    """A Methuselah is out: all cards that were controlled go; own cards that others control stay (v5.terms.ownership)."""
    player = t.players[seat]
    player.ousted = True
    player.pool = 0
    if t.edge == seat:
        t.edge = NOBODY
    for piece in sorted(t.pieces.values(), key=lambda one: not one.host):
        if piece.id in t.pieces and piece.controller == seat:
            t.remove(piece, "removed")
    player.removed += player.hand + player.library_cards() + player.crypt_cards()
    player.hand, player.library, player.library_top, player.library_bottom = [], [], [], []
    player.crypt, player.crypt_top, player.crypt_bottom = [], [], []
    player.later, player.seen = [], {}
    player.removed += [card for owner, card in t.playing if owner == seat]
    t.playing = [(owner, card) for owner, card in t.playing if owner != seat]
    t.looked = {viewer: cards for viewer, cards in t.looked.items() if viewer != seat}
    t.learn()


def after_leaving(t: Table) -> None:
    """The last one left gets a point, and the game is over; if the Methuselah whose turn it is has left, the turn is over."""
    alive = t.alive()
    if len(alive) <= 1:
        for seat in alive:
            gain_points(t, seat, 1)
        finish(t, "vtes-end-last")
    changes.show_open_hands(t)
    if t.players[t.active].ousted:
        raise TurnEnds


def finish(t: Table, reason: str) -> None:
    """The game is over: the most victory points win; a tie has no winner (v5.goal, v5.end.oust)."""
    scores = {t.seats[player.seat]: player.points for player in t.players}
    most = max(scores.values())
    best = tuple(seat for seat, points in scores.items() if points == most)
    t.outcome = Outcome(scores, best if len(best) == 1 and most > 0 else (), Text(reason))
    t.learn()
    if t.outcome.winners:
        t.tell("vtes-event-won", reason=Text(reason), seat=seat_ref(t, t.seat_number(t.outcome.winners[0])))
    else:
        t.tell("vtes-event-drawn", reason=Text(reason))
    raise Over


def time_out(t: Table) -> None:
    """The turn limit is reached: each Methuselah still in the game gets half a point (v5.end.oust)."""
    for seat in t.alive():
        t.players[seat].points += 0.5
    finish(t, "vtes-end-limit")


def settle_outside(t: Table, outside: Outside) -> None:
    """Who resigns or runs out of time is ousted; if all agree to end the game here, it ends as at the turn limit (v5.end.oust)."""
    if outside.kind == "agree" or outside.seat is None:
        time_out(t)
    else:
        tell_leaving(t, outside)
        t.players[t.seat_number(outside.seat)].pool = 0
        check_ousts(t)


def tell_leaving(t: Table, outside: Outside) -> None:
    """Everybody hears that somebody resigns or has run out of time."""
    seat = seat_ref(t, t.seats.index(outside.seat or ""))
    t.tell("vtes-event-timed-out" if outside.kind == "timeout" else "vtes-event-resigned", seat=seat)
