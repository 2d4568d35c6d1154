"""What is to be known of minions and cards on them beside their view: what they may do and why not, and what lasts of them, in words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.history import ABILITY, CARD, Until
from coterie.games.vtes.rules.legal import why_may_block
from coterie.games.vtes.rules.minion import why_may_act
from coterie.games.vtes.rules.naming import seat_ref
from coterie.games.vtes.rules.politics.votes import ballots_of, source_of, votes_from, votes_of
from coterie.games.vtes.rules.stands import may_still_be_blocked
from coterie.games.vtes.rules.stats import Source, intercept, sources, stealth, stealth_sources, title_votes, value
from coterie.games.vtes.standing import NO_SEAT, UNBOUND, USUAL
from coterie.games.vtes.table import MINION, Piece, Table
from coterie.games.vtes.view import SourceView
from coterie.kernel.text import Reason, Text

ACTS = ("bleed", "hunt", "political", "leave-torpor", "rescue", "diablerize", "become-anarch", "equip-from", "red-list", "with", "by")
"""What of what was done this turn is an action of a minion."""
KINDS = {"with": "card", "by": "use", "equip-from": "equip", "red-list": "attack"}
"""How actions are called in views, where that is another word."""


class DoneOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that a minion has taken this turn and cannot take again."""

    kind: str
    card: int = 0


class SpentOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability, or a card that a minion has played, which cannot be used again for a while."""

    until: str
    """round, combat, action, turn, or unlock: the next unlock phase of who controls it."""
    ability: str = ""
    """Which ability of the card in play, as the details of options name it (`level`)."""
    card: int = 0


class PieceOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A minion, a card on one, or a card in play by itself."""

    intercept: int = 0
    """In the running action; else what cards in play give it now."""
    stealth: int = 0
    """The same: what the acting minion has by itself and by cards, any other by cards in play as they stand."""
    votes: int = 0
    """Of its title; in a referendum all that it has and has not cast."""
    ballots: int = 0
    may_act: bool = False
    """In the minion phase of its Methuselah, while no action is under way."""
    may_block: bool = False
    """The running action."""
    why_not: Text | None = None
    """Why it may not do that."""
    done: tuple[DoneOutlook, ...] = ()
    spent: tuple[SpentOutlook, ...] = ()
    advanced: bool = False
    marks: tuple[Text, ...] = ()
    """What lasts of it and is not on the table to see."""
    bleed_from: tuple[SourceView, ...] = ()
    """What the numbers are the sums of, where a card has a part in them; those of its view, too."""
    strength_from: tuple[SourceView, ...] = ()
    intercept_from: tuple[SourceView, ...] = ()
    stealth_from: tuple[SourceView, ...] = ()
    votes_from: tuple[SourceView, ...] = ()


NOTHING = PieceOutlook()


def pieces(t: Table) -> dict[str, PieceOutlook]:
    """All pieces of which there is something to tell, by number."""
    found: dict[str, PieceOutlook] = {}
    done, spent = _done(t), _spent(t)
    for seat in t.alive():
        player = t.players[seat]
        for number in (*player.ready, *player.torpor):
            minion = t.pieces[number]
            told = _minion(t, seat, minion, number in player.ready, done.get(number, ()), spent.get(number, ()))
            on = [(card, _card(t, card, spent)) for card in minion.cards]
            found |= {str(one): outlook for one, outlook in ((number, told), *on) if outlook != NOTHING}
        alone = [(card, _card(t, card, spent)) for card in player.table]
        found |= {str(one): outlook for one, outlook in alone if outlook != NOTHING}
    return found


def _card(t: Table, number: int, spent: dict[int, tuple[SpentOutlook, ...]]) -> PieceOutlook:
    return PieceOutlook(spent=spent.get(number, ()), marks=_marks(t, t.pieces[number]))


def _minion(
    t: Table, seat: int, minion: Piece, ready: bool, done: tuple[DoneOutlook, ...], spent: tuple[SpentOutlook, ...]
) -> PieceOutlook:
    act, block = ready and _may_act(t, seat), ready and _may_block(t, seat)
    reason: Reason | None = why_may_act(t, minion) if act else why_may_block(t, seat, minion, later=True) if block else None
    source = source_of(minion.id)
    polled = t.referendum is not None and t.referendum.passed is None
    voted = t.referendum is not None and polled and any(cast[0] == source for cast in t.referendum.cast)
    acting = t.action is not None and t.action.actor == minion.id
    return PieceOutlook(
        intercept(t, minion) if ready else 0,
        stealth(t) if acting else value(t, minion, Stat.STEALTH) if ready else 0,
        0 if voted else votes_of(t, source) if polled and ready else title_votes(minion),
        ballots_of(t, source) if polled and ready and not voted else 0,
        act and reason is None,
        block and reason is None,
        None if reason is None else reason.text,
        done,
        spent,
        t.book.facts[minion.card].advanced,
        _marks(t, minion),
        from_cards(sources(t, minion, Stat.BLEED)),
        from_cards(sources(t, minion, Stat.STRENGTH)),
        from_cards(sources(t, minion, Stat.INTERCEPT)) if ready else (),
        from_cards(stealth_sources(t) if acting else sources(t, minion, Stat.STEALTH)) if ready else (),
        from_cards(votes_from(t, source)) if polled and ready and not voted else (),
    )


def from_cards(found: list[Source]) -> tuple[SourceView, ...]:
    """The parts of a number, if a card brings one of them."""
    return tuple(SourceView(source.card, source.amount) for source in found) if any(source.card for source in found) else ()


def _may_act(t: Table, seat: int) -> bool:
    return t.action is None and t.active == seat and t.phase == MINION


def _may_block(t: Table, seat: int) -> bool:
    return t.action is not None and may_still_be_blocked(t) and seat in t.action.blockers


def _done(t: Table) -> dict[int, tuple[DoneOutlook, ...]]:
    """The actions of this turn, by minion."""
    found: dict[int, tuple[DoneOutlook, ...]] = {}
    for use in t.uses:
        if use.until is Until.TURN and use.what in ACTS:
            offering = t.pieces.get(use.number) if use.what == "by" else None
            card = use.number if use.what == "with" else 0 if offering is None else offering.card
            found[use.of] = (*found.get(use.of, ()), DoneOutlook(KINDS.get(use.what, use.what), card))
    return found


def _spent(t: Table) -> dict[int, tuple[SpentOutlook, ...]]:
    """Abilities and cards that were used and may be used only so often, by the piece whose they are."""
    found: dict[int, tuple[SpentOutlook, ...]] = {}
    for use in t.uses:
        if use.what == ABILITY:
            found[use.of] = (*found.get(use.of, ()), SpentOutlook(use.until.value, str(use.number + 1)))
        elif use.what == CARD:
            found[use.of] = (*found.get(use.of, ()), SpentOutlook(use.until.value, "", use.number))
    return found


def _marks(t: Table, piece: Piece) -> tuple[Text, ...]:
    return () if piece.standing is USUAL and piece.bound is UNBOUND else tuple(_lasting(t, piece))


def _lasting(t: Table, piece: Piece) -> Iterator[Text]:
    """What lasts of a piece, in words."""
    standing, bound = piece.standing, piece.bound
    if bound.seat != NO_SEAT:
        yield Text("vtes-mark-waits", {"seat": seat_ref(t, bound.seat)})
    if standing.contests:
        yield Text("vtes-mark-contests")
    if standing.stays_locked:
        yield Text("vtes-mark-stays-locked")
    if standing.recruited == t.turn:
        yield Text("vtes-mark-recruited")
    if standing.returns != NO_SEAT:
        yield Text("vtes-mark-returns", {"seat": seat_ref(t, standing.returns)})
    yield from (Text("vtes-mark-marked", {"seat": seat_ref(t, seat)}) for seat, turn in standing.marked if turn == t.turn)
    yield from (Text(f"vtes-mark-barred-{what.value}") for what, turn in standing.barred if turn == t.turn)
