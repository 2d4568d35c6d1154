"""How things stand, as data for clients: made of what everybody can see, by the rules, and only when somebody looks."""

from __future__ import annotations

import msgspec

from coterie.games.vtes.cards.vocabulary import ChooseReady
from coterie.games.vtes.index import Lasting
from coterie.games.vtes.records import Combat, Fighter, Referendum, Source
from coterie.games.vtes.rules.legal import block_toll
from coterie.games.vtes.rules.naming import clan_refs, ref, seat_ref
from coterie.games.vtes.rules.politics.votes import ballots_of, shown_source, sources, votes_of
from coterie.games.vtes.rules.stands import could_block, deed, ending, may_still_be_blocked
from coterie.games.vtes.rules.stats import hand_sources, intercept, is_limited, still_waiting
from coterie.games.vtes.rules.wounds import BURNED, WOUNDED, wounds
from coterie.games.vtes.table import Table
from coterie.games.vtes.told.clauses import clauses
from coterie.games.vtes.told.minions import PieceOutlook, from_cards, pieces
from coterie.games.vtes.told.seats import SeatOutlook, seats
from coterie.games.vtes.view import SourceView, level_of
from coterie.games.vtes.windows import W_PRESS
from coterie.kernel.state import Seat
from coterie.kernel.text import Text


class PlayedOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A modifier or reaction that was played in the action, or a combat card in the round."""

    minion: int
    card: int
    level: str = ""
    does: tuple[Text, ...] = ()
    """What it does, as the details of an option say it."""


class LastingOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card that was played has brought for a while."""

    card: int
    seat: Seat
    until: str
    minion: int = 0
    """Whom it is about, or 0."""
    level: str = ""
    amount: int = 0


class CastOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """Votes that were cast."""

    seat: Seat
    source: Text
    """Where they come from, in words: a minion, a card, the Edge."""
    in_favour: bool = False
    votes: int = 0
    ballots: int = 0
    piece: int = 0
    """The minion or card in play whose votes they are, or 0."""


class BlockerOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A minion that may still attempt to block."""

    minion: int
    seat: Seat
    intercept: int = 0
    toll: int = 0
    """Blood that it must burn for the attempt."""


class ActionOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running action, and what becomes of it if nobody does anything more."""

    deed: Text
    """Who does what to whom, with the numbers that decide."""
    says: tuple[Text, ...] = ()
    """As it stands, in words."""
    outcome: str = ""
    """As it stands: blocked, success, or no-effect; how it ended, once it has. Nothing if it cannot be told."""
    pool: dict[Seat, int] = {}
    """The pool that seats would have left, where that is less than now; 0 is ousted."""
    torpor: tuple[int, ...] = ()
    """Minions that would go to torpor."""
    burned: tuple[int, ...] = ()
    may_block: tuple[BlockerOutlook, ...] = ()
    unblockable: bool = False
    must_block: bool = False
    """Whether the attempt to block was forced by a card and cannot be withdrawn."""
    played: tuple[PlayedOutlook, ...] = ()
    limited: bool = False
    """Whether a limited modifier has raised the bleed: no other may."""
    bleed_if: tuple[SourceView, ...] = ()
    """What would be added to the bleed if what its card waits for came true, and is not counted as it stands."""


class FighterOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a combat."""

    minion: int
    strike: int = 0
    """The combat card that its strike comes from, or 0."""
    level: str = ""
    damage: int = 0
    """Damage that it is about to take, but for what is aggravated."""
    aggravated: int = 0
    environment: int = 0
    """How much of both comes from no strike and no minion."""
    prevention: int = 0
    """Points that it may prevent by what earlier cards gave it."""
    fate: str = ""
    """What that damage does to it, if nothing more is prevented: wounded (it goes to torpor), burned, or nothing."""


class CombatOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The combat, and what becomes of it if nobody does anything more."""

    sides: tuple[FighterOutlook, ...]
    says: tuple[Text, ...] = ()
    continues: bool = False
    """Whether another round follows: a press to continue stands."""
    played: tuple[PlayedOutlook, ...] = ()
    """Combat cards of this round."""


class ReferendumOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The referendum, and whether it passes as the votes stand."""

    says: tuple[Text, ...]
    passes: bool = False
    terms: tuple[Text, ...] = ()
    votes_left: dict[Seat, int] = {}
    """Votes that seats have and have not cast."""
    ballots_left: dict[Seat, int] = {}
    spoken: tuple[Seat, ...] = ()
    """Who has nothing to say as it stands."""
    cast: tuple[CastOutlook, ...] = ()


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table of VTES stands, for everybody alike."""

    action: ActionOutlook | None = None
    combat: CombatOutlook | None = None
    referendum: ReferendumOutlook | None = None
    pieces: dict[str, PieceOutlook] = {}
    """Minions, cards on them and cards in play by themselves, by number, where there is something to tell."""
    hand_from: dict[Seat, tuple[SourceView, ...]] = {}
    """What hand sizes are the sums of that are not seven."""
    seats: dict[Seat, SeatOutlook] = {}
    lasting: tuple[LastingOutlook, ...] = ()
    """What lasts for a while, in the order in which it began."""


def outlook(t: Table) -> Outlook:
    """How things stand."""
    return Outlook(
        None if t.action is None else _action(t),
        None if t.combat is None else _combat(t, t.combat),
        None if t.referendum is None or t.referendum.passed is not None else _referendum(t, t.referendum),
        pieces(t),
        {t.seats[seat]: parts for seat in t.alive() if (parts := from_cards(hand_sources(t, t.players[seat])))},
        seats(t),
        tuple(_lasting(t, lasting) for lasting in t.lasting),
    )


def _lasting(t: Table, one: Lasting) -> LastingOutlook:
    return LastingOutlook(one.card, t.seats[one.seat], one.until.value, one.bearer, level_of(t, one.card, one.form), one.amount)


def _played(t: Table, played: list[tuple[int, int, int]]) -> tuple[PlayedOutlook, ...]:
    return tuple(
        PlayedOutlook(minion, card, level_of(t, card, form), clauses(t.book.forms[card][form].effects)) for minion, card, form in played
    )


def _action(t: Table) -> ActionOutlook:
    action, end = t.running_action(), ending(t)
    bleeds = action.kind == "bleed" and action.actor in t.pieces
    over = bool(action.outcome) or t.combat is not None or t.referendum is not None
    waiting = [seat for seat in action.blockers if seat not in action.declined and not t.players[seat].ousted]
    return ActionOutlook(
        deed(t),
        () if over else end.says,
        end.outcome,
        {} if over else {t.seats[seat]: left for seat, left in end.pool},
        tuple(minion for minion, fate in end.fates if fate == WOUNDED),
        tuple(minion for minion, fate in end.fates if fate == BURNED),
        tuple(_blocker(t, seat, number) for seat in waiting for number in could_block(t, seat)) if may_still_be_blocked(t) else (),
        action.unblockable,
        action.must_block,
        _played(t, action.played),
        bleeds and is_limited(t),
        tuple(SourceView(entry.card, entry.amount) for entry in still_waiting(t)) if bleeds else (),
    )


def _blocker(t: Table, seat: int, number: int) -> BlockerOutlook:
    minion = t.pieces[number]
    return BlockerOutlook(number, t.seats[seat], intercept(t, minion), block_toll(t, minion))


def _combat(t: Table, combat: Combat) -> CombatOutlook:
    sides = tuple(_fighter(t, side) for side in combat.sides)
    says = [Text(f"vtes-stands-{side.fate}", {"piece": ref(t, side.minion)}) for side in sides if side.fate]
    if combat.step == W_PRESS:
        says.append(Text("vtes-stands-continues" if combat.continued else "vtes-stands-ends"))
    return CombatOutlook(sides, tuple(says), combat.continued, _played(t, combat.played))


def _fighter(t: Table, side: Fighter) -> FighterOutlook:
    blow, piece = side.blow, t.pieces.get(side.minion)
    dealt = None if piece is None else wounds(t, piece, side.pending)
    return FighterOutlook(
        side.minion,
        0 if blow is None else blow.card,
        level_of(t, blow.card, blow.form) if blow is not None and blow.card else "",
        0 if dealt is None else dealt.normal,
        0 if dealt is None else dealt.aggravated,
        sum(damage.amount for damage in side.pending if damage.source == "environment"),
        side.prevention,
        dealt.fate if dealt is not None and side.pending else "",
    )


def _referendum(t: Table, called: Referendum) -> ReferendumOutlook:
    votes_for, votes_against = called.tally()
    passes = called.passes()
    says = Text("vtes-stands-passes" if passes else "vtes-stands-fails", {"pro": votes_for, "contra": votes_against})
    left = {seat: sources(t, seat) for seat in t.alive()}
    votes = {t.seats[seat]: sum(votes_of(t, source) for source in found) for seat, found in left.items()}
    ballots = {t.seats[seat]: sum(ballots_of(t, source) for source in found) for seat, found in left.items()}
    return ReferendumOutlook(
        (says,),
        passes,
        _terms(t, called),
        {seat: amount for seat, amount in votes.items() if amount},
        {seat: amount for seat, amount in ballots.items() if amount},
        tuple(t.seats[seat] for seat in called.done),
        tuple(_cast(t, called, *one) for one in called.cast),
    )


def _cast(t: Table, called: Referendum, source: Source, seat: int, votes: int, in_favour: bool) -> CastOutlook:
    shown = Text("vtes-told-source", {"source": shown_source(t, source)})
    return CastOutlook(t.seats[seat], shown, in_favour, votes, called.ballots.get(source, 0), source.piece)


def _terms(t: Table, called: Referendum) -> tuple[Text, ...]:
    """The terms as far as they are set: a clan, a vampire or a Methuselah, minions, points (v5.politics.terms)."""
    terms = [Text("vtes-terms-clan", {"clan": clan_refs(called.clan)[0]})] if called.clan else []
    effects = t.book.forms[called.card][called.form].effects if called.card else ()
    if called.chosen >= 0 and not any(isinstance(effect, ChooseReady) for effect in effects):
        terms.append(Text("vtes-terms-seat", {"seat": seat_ref(t, called.chosen)}))
    chosen = [called.chosen] if called.chosen >= 0 and any(isinstance(effect, ChooseReady) for effect in effects) else []
    terms += [Text("vtes-terms-minion", {"piece": ref(t, number)}) for number in (*chosen, *called.minions) if number in t.pieces]
    return (*terms, *(Text("vtes-terms-points", {"seat": seat_ref(t, seat), "points": points}) for seat, points in called.points.items()))
