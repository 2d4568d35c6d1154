"""What each Methuselah and a spectator may know of the table, built from nothing, by whitelist.

Views are filled in by position, in the order of their fields: by name, a struct of many fields takes twenty times as long to make.
"""

from __future__ import annotations

import msgspec

from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.records import Action, Combat, Fighter, Referendum
from coterie.games.vtes.rules.fits import title_of
from coterie.games.vtes.rules.stats import (
    Source,
    bleed_amount,
    bleed_sources,
    hand_size,
    intercept,
    sources,
    stealth,
    stealth_sources,
    value,
)
from coterie.games.vtes.standing import SEEN_UNBOUND, SEEN_USUAL, BoundView, StandingView, bound_seen, standing_seen
from coterie.games.vtes.table import NOBODY, VAMPIRE, Methuselah, Piece, Table
from coterie.kernel.state import Seat
from coterie.kernel.text import Outcome


class CardView(msgspec.Struct, frozen=True):
    """A card in play that is not a minion: by itself, or on a minion."""

    id: int
    card: int
    controller: Seat
    owner: Seat
    level: str
    """How it was played, where it can be played in several ways: "ani", "ANI", or the number of the way."""
    locked: bool
    counters: int
    """Life of a retainer, blood or pool on a card, or other counters."""
    cards: tuple[CardView, ...] = ()
    standing: StandingView = SEEN_USUAL
    bound: BoundView = SEEN_UNBOUND


class MinionView(msgspec.Struct, frozen=True):
    """A vampire or an ally, ready or in torpor."""

    id: int
    card: int
    kind: str
    """vampire or ally"""
    owner: Seat
    locked: bool
    blood: int
    """Blood of a vampire, life of an ally."""
    capacity: int
    clan: str
    sect: str
    title: str
    """The title it bears now; nothing while it is contested."""
    city: str
    disciplines: dict[str, int]
    bleed: int
    strength: int
    cards: tuple[CardView, ...] = ()
    standing: StandingView = SEEN_USUAL
    bound: BoundView = SEEN_UNBOUND


class FaceDownView(msgspec.Struct, frozen=True):
    """A crypt card in an uncontrolled region: its counters, and what the viewer knows of it."""

    id: int
    counters: int
    card: int = 0
    """Which card it is; 0 if the viewer cannot know."""
    younger_than: int = 0
    """Everybody knows its capacity to be less than this, if it is not 0."""
    clans: tuple[str, ...] = ()
    """The clan that everybody knows it to be of, if they do."""
    cards: tuple[CardView, ...] = ()
    """What is on it, if it was in play before: out of play with it."""


class SeatView(msgspec.Struct, frozen=True):
    """One Methuselah: everything that lies open, and everything that can be counted."""

    seat: Seat
    pool: int
    points: float
    ousted: bool
    withdrawing: bool
    hand: int
    hand_size: int
    """How many cards the hand would have now."""
    seen: tuple[int, ...]
    """Cards of this hand that the viewer knows: of an open hand all; of one that was looked at what must still be there."""
    library: int
    crypt: int
    library_bottom: tuple[int, ...]
    """Cards that everybody knows at the bottom of the library, the lowest last."""
    crypt_bottom: tuple[int, ...]
    ash: tuple[int, ...]
    removed: tuple[int, ...]
    later: tuple[int, ...]
    """Cards that were played and will be replaced later."""
    ready: tuple[MinionView, ...]
    torpor: tuple[MinionView, ...]
    uncontrolled: tuple[FaceDownView, ...]
    in_play: tuple[CardView, ...]
    contested: tuple[CardView, ...]
    master_actions: int
    transfers: int
    discards: int
    debt: int
    """Master phase actions fewer in the next master phase."""
    always_asked: bool
    """Whether they wish to be asked also where it can hardly matter."""


class SourceView(msgspec.Struct, frozen=True):
    """A part of a number."""

    card: int
    """The card that brings it; 0 if it is printed, or follows from the rules."""
    amount: int


class ActionView(msgspec.Struct, frozen=True):
    """The action that is under way."""

    kind: str
    seat: Seat
    actor: int
    card: int
    level: str
    source: int
    """The card in play that offers it, or 0."""
    target: Seat
    """Who is bled, or nobody."""
    chosen: tuple[int, ...]
    named: tuple[int, ...]
    """The cards of an exchange with an ash heap: that of the hand, and that of the heap."""
    directed: bool
    step: str
    stealth: int
    bleed: int
    blockers: tuple[Seat, ...]
    declined: tuple[Seat, ...]
    blocker: int
    """The minion that attempts to block or has blocked, or 0."""
    intercept: int
    awake: tuple[int, ...]
    played: tuple[tuple[int, int], ...]
    """Modifiers and reactions played so far: minion and card."""
    outcome: str
    stealth_from: tuple[SourceView, ...]
    """What the stealth is the sum of."""
    bleed_from: tuple[SourceView, ...]
    intercept_from: tuple[SourceView, ...]


class StrikeView(msgspec.Struct, frozen=True):
    """A strike that was chosen."""

    kind: str
    amount: int
    ranged: bool
    first: bool
    aggravated: bool
    weapon: int
    target: int


class FighterView(msgspec.Struct, frozen=True):
    """One side of a combat."""

    minion: int
    seat: Seat
    card: int
    maneuvers: int
    presses: int
    strikes: int
    """Additional strikes it still has."""
    strike: StrikeView | None
    damage: int
    """Damage it is about to take."""
    lost: int
    """Blood it has lost to damage this round."""


class CombatView(msgspec.Struct, frozen=True):
    """The combat that is under way; the acting minion's side comes first."""

    round: int
    pair: int
    step: str
    range: str
    sides: tuple[FighterView, ...]


class VoteView(msgspec.Struct, frozen=True):
    """Votes that a source has cast."""

    source: str
    seat: Seat
    votes: int
    ballots: int
    in_favour: bool


class ReferendumView(msgspec.Struct, frozen=True):
    """The referendum that is under way: its terms, and the votes as they stand."""

    called_by: Seat
    actor: int
    card: int
    blood_hunt: bool
    step: str
    clan: str
    chosen: int
    """The vampire or the seat of the terms, -1 if there is none."""
    minions: tuple[int, ...]
    """The minions of the terms, where there may be several."""
    points: dict[Seat, int]
    cast: tuple[VoteView, ...]
    votes_for: int
    votes_against: int
    passed: bool | None


class PlayingView(msgspec.Struct, frozen=True):
    """A card that is being played."""

    seat: Seat
    card: int


class VtesView(msgspec.Struct, frozen=True):
    """A table of VTES as one seat sees it."""

    seat: Seat | None
    turn: int
    turn_limit: int
    active: Seat
    phase: str
    window: str
    edge: Seat
    """Who has the Edge, or nobody."""
    seats: tuple[SeatView, ...]
    hand: tuple[int, ...]
    staged: int
    """The card the viewer is about to play and has not announced, or 0."""
    looks: tuple[int, ...]
    """What the viewer is looking at: a hand, or what was found in a library."""
    playing: tuple[PlayingView, ...]
    action: ActionView | None
    combat: CombatView | None
    referendum: ReferendumView | None
    outcome: Outcome | None


def view(t: Table, seat: Seat | None) -> VtesView:
    """What a seat, or a spectator, may know."""
    me = NOBODY if seat is None else t.seat_number(seat)
    staged = t.playing[-1] if t.staged else (NOBODY, 0)
    return VtesView(
        seat,
        t.turn,
        t.setup.turn_limit,
        t.seats[t.active],
        t.phase,
        t.window,
        _seat(t, t.edge),
        tuple(_methuselah(t, me, player, staged[0]) for player in t.players),
        () if seat is None else tuple(t.players[me].hand),
        staged[1] if staged[0] == me else 0,
        t.looked.get(me, ()),
        tuple(PlayingView(t.seats[owner], card) for owner, card in (t.playing[:-1] if t.staged else t.playing)),
        None if t.action is None else _action(t, t.action),
        None if t.combat is None else _combat(t, t.combat),
        None if t.referendum is None else _referendum(t, t.referendum),
        t.outcome,
    )


def _seat(t: Table, seat: int) -> Seat:
    return "" if seat == NOBODY else t.seats[seat]


def _methuselah(t: Table, me: int, player: Methuselah, staging: int) -> SeatView:
    pieces = t.pieces
    over = t.outcome is not None
    return SeatView(
        t.seats[player.seat],
        player.pool,
        player.points,
        player.ousted,
        player.withdrawing > 0,
        len(player.hand) + (staging == player.seat),
        hand_size(t, player),
        () if me == player.seat else tuple(sorted(player.hand)) if over else player.seen.get(me, ()),
        len(player.library_cards()),
        len(player.crypt_cards()),
        tuple(player.library_bottom),
        tuple(player.crypt_bottom),
        tuple(player.ash),
        tuple(player.removed),
        tuple(card for card, _ in player.later),
        tuple([_minion(t, pieces[number]) for number in player.ready]),
        tuple([_minion(t, pieces[number]) for number in player.torpor]),
        tuple([_face_down(t, pieces[number], me == player.seat or over) for number in player.uncontrolled]),
        tuple([_card(t, pieces[number]) for number in player.table]),
        tuple([_card(t, pieces[number]) for number in player.contested]),
        player.master_actions,
        player.transfers,
        player.discards,
        player.debt,
        player.always_asked,
    )


def _minion(t: Table, piece: Piece) -> MinionView:
    return MinionView(
        piece.id,
        piece.card,
        "vampire" if piece.kind == VAMPIRE else "ally",
        t.seats[piece.owner],
        piece.locked,
        piece.blood,
        piece.capacity,
        piece.clan,
        piece.sect,
        title_of(piece),
        piece.city,
        piece.disciplines,
        value(t, piece, Stat.BLEED),
        value(t, piece, Stat.STRENGTH),
        _cards(t, piece),
        standing_seen(piece.standing, t.seats),
        bound_seen(piece.bound, t.seats),
    )


def _face_down(t: Table, piece: Piece, known: bool) -> FaceDownView:
    card = piece.card if known or not piece.face_down else 0
    return FaceDownView(piece.id, piece.blood, card, piece.known.younger_than, piece.known.clans, _cards(t, piece))


def _cards(t: Table, piece: Piece) -> tuple[CardView, ...]:
    return tuple(_card(t, t.pieces[number]) for number in piece.cards) if piece.cards else ()


def _card(t: Table, piece: Piece) -> CardView:
    return CardView(
        piece.id,
        piece.card,
        t.seats[piece.controller],
        t.seats[piece.owner],
        level_of(t, piece.card, piece.form),
        piece.locked,
        piece.blood,
        _cards(t, piece),
        standing_seen(piece.standing, t.seats),
        bound_seen(piece.bound, t.seats),
    )


def level_of(t: Table, card: int, form: int) -> str:
    """How a card was played, in a word: "DOM", the number of the way where ways have no level, or nothing if there is one way only."""
    forms = t.book.forms[card]
    if len(forms) == 1:
        return ""
    return forms[form].mark if forms[form].level else str(form + 1)


def _action(t: Table, action: Action) -> ActionView:
    blocker = t.pieces.get(action.blocked_by)
    bleeds = action.kind == "bleed" and action.actor in t.pieces
    return ActionView(
        action.kind,
        t.seats[action.seat],
        action.actor,
        action.card,
        level_of(t, action.card, action.form) if action.card else "",
        action.source,
        _seat(t, action.target),
        tuple(action.chosen),
        tuple(card for card in action.named if card),
        action.directed,
        action.step,
        stealth(t),
        bleed_amount(t) if bleeds else 0,
        tuple(t.seats[seat] for seat in action.blockers),
        tuple(t.seats[seat] for seat in action.declined),
        action.blocked_by,
        0 if blocker is None else intercept(t, blocker),
        tuple(action.awake),
        tuple((minion, card) for minion, card, _ in action.played),
        action.outcome,
        _sources(stealth_sources(t)),
        _sources(bleed_sources(t)) if bleeds else (),
        () if blocker is None else _sources(sources(t, blocker, Stat.INTERCEPT)),
    )


def _sources(found: list[Source]) -> tuple[SourceView, ...]:
    return tuple(SourceView(source.card, source.amount) for source in found)


def _combat(t: Table, combat: Combat) -> CombatView:
    sides = tuple(_fighter(t, side) for side in combat.sides)
    return CombatView(combat.round, combat.pair, combat.step, "long" if combat.long else "close", sides)


def _fighter(t: Table, side: Fighter) -> FighterView:
    blow = side.blow
    strike = None
    if blow is not None:
        made = blow.strike
        strike = StrikeView(made.kind.value, made.amount, made.ranged, blow.first, blow.aggravated, blow.weapon, blow.target)
    return FighterView(
        side.minion,
        t.seats[side.seat],
        side.card,
        side.maneuvers + side.round_maneuvers,
        side.presses + side.round_presses,
        side.strikes,
        strike,
        sum(damage.amount for damage in side.pending),
        side.lost,
    )


def _referendum(t: Table, called: Referendum) -> ReferendumView:
    votes_for, votes_against = called.tally()
    return ReferendumView(
        t.seats[called.called_by],
        called.actor,
        called.card,
        called.blood_hunt,
        called.step,
        called.clan,
        called.chosen,
        tuple(called.minions),
        {t.seats[seat]: points for seat, points in called.points.items()},
        tuple(
            VoteView(str(source), t.seats[seat], votes, called.ballots.get(source, 0), in_favour)
            for source, seat, votes, in_favour in called.cast
        ),
        votes_for,
        votes_against,
        called.passed,
    )
