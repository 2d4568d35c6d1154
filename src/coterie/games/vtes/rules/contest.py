"""Contested cards and titles: what is unique can be had by one only, and until it is settled by nobody (v5.contest.card)."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Trait
from coterie.games.vtes.keys import Contest
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.rules.naming import piece_ref, seat_ref
from coterie.games.vtes.rules.politics.titles import claim_of, claim_title, lose_title
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.table import CARD, CONTESTED, READY, TORPOR, VAMPIRE, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


def is_unique(t: Table, piece: Piece) -> bool:
    """Every crypt card is unique, and library cards that say so (v5.crypt.unique)."""
    return t.book.facts[piece.card].crypt or Trait.UNIQUE in t.form_of(piece).traits


def copies(t: Table, card: int) -> list[Piece]:
    """The cards of that name in play or contested; what is on a contested card is out of play with it (v5.contest.card)."""
    same = t.book.namesakes[t.book.facts[card].name]
    found = [piece for piece in t.pieces.values() if piece.card in same and not merged(t, piece)]
    if not found:
        return []
    contested = [number for player in t.players for number in player.contested]
    return [piece for piece in found if t.is_in_play(piece)] + [t.pieces[n] for n in contested if t.pieces[n] in found]


def merged(t: Table, piece: Piece) -> bool:
    """Whether a crypt card lies under its other version: the two are one vampire (v5.influence.merge)."""
    return piece.kind == CARD and t.book.facts[piece.card].crypt


def why_unique(t: Table, seat: int, form: Form) -> Reason | None:
    """Nobody may contest a card with oneself: a second copy of a unique card cannot be played (v5.contest.self)."""
    return why_second_copy(t, seat, form.card) if Trait.UNIQUE in form.traits else None


def why_second_copy(t: Table, seat: int, card: int) -> Reason | None:
    """A Methuselah who controls a unique card, contested or not, cannot bring another copy into play (v5.contest.self)."""
    return no("have-unique", "v5.contest.self") if any(piece.controller == seat for piece in copies(t, card)) else None


def enter_play(t: Table, number: int) -> Rules[None]:
    """A card came into play or changed its controller: a unique one is contested with others' copies, or burned if its controller has one.

    A vampire that stays in play claims its title (v5.contest.card, v5.contest.self, v5.contest.title).
    """
    piece = t.piece(number)
    if is_unique(t, piece) and not merged(t, piece):
        others = [other for other in copies(t, piece.card) if other.id != piece.id]
        if any(other.controller == piece.controller for other in others):
            yield from doors.burn(t, number)
            return
        for other in [piece, *others] if others else []:
            contest(t, other)
    if piece.zone in (READY, TORPOR) and piece.kind == VAMPIRE and piece.title:
        yield from claim_title(t, number)


def contest(t: Table, piece: Piece) -> None:
    """Turn a card face down: it is out of play with everything on it until the contest is over (v5.contest.card)."""
    if piece.zone == CONTESTED:
        return
    piece.stands(was=piece.zone, on=piece.host)
    t.tell("vtes-event-contested", card=piece_ref(t, piece), seat=seat_ref(t, piece.controller))
    t.move(piece, CONTESTED)


def pending_contests(t: Table, seat: int) -> list[Contest]:
    """What a Methuselah must settle in the unlock phase, in any order: each contested card, and each contested title (v5.contest.card)."""
    player = t.players[seat]
    found: list[Contest] = []
    for number in player.contested:
        if _due(t, t.pieces[number]):
            found += [Contest(how, number) for how in _card_choices(t, t.pieces[number])]
    for number in player.ready + player.torpor:
        if t.pieces[number].standing.contests and _due(t, t.pieces[number]):
            found += [Contest(how, number) for how in _title_choices(t, t.pieces[number])]
    return found


def _due(t: Table, piece: Piece) -> bool:
    """Once in each unlock phase; what a rival of the same Methuselah yields in this phase is won in the next one."""
    return piece.standing.settled != t.turn


def _card_choices(t: Table, piece: Piece) -> tuple[str, ...]:
    host = piece.standing.on
    if host and host not in t.pieces:
        return ("yield",)
    return ("win",) if len(copies(t, piece.card)) == 1 else ("pay", "yield")


def _title_choices(t: Table, piece: Piece) -> tuple[str, ...]:
    if not rivals(t, piece):
        return ("win-title",)
    return ("pay-title", "yield-title") if piece.zone == READY and piece.blood > 0 else ("yield-title",)


def settle_contest(t: Table, seat: int, key: Contest) -> Rules[None]:
    """Pay for a contest or yield; the last one left has the card or the title again (v5.contest.card, v5.contest.title)."""
    piece, how = t.piece(key.piece), key.how
    piece.stands(settled=t.turn)
    if how == "win":
        yield from face_up(t, key.piece)
    elif how == "yield":
        t.tell("vtes-event-yielded", card=piece_ref(t, piece), seat=seat_ref(t, piece.controller))
        yield from doors.burn(t, key.piece)
    elif how == "pay":
        doors.pay_pool(t, seat, 1)
    elif how == "win-title":
        piece.stands(contests=False)
        t.tell("vtes-event-title-won", piece=piece_ref(t, piece))
    elif how == "pay-title":
        changes.burn_blood(t, piece, 1)
    else:
        yield from yield_title(t, key.piece)
    check_ousts(t)


def face_up(t: Table, number: int) -> Rules[None]:
    """The last copy is turned face up and unlocked, where it was; what is on it is in play again with it (v5.contest.card)."""
    piece = t.piece(number)
    t.tell("vtes-event-contest-won", card=piece_ref(t, piece), seat=seat_ref(t, piece.controller))
    zone, host = piece.standing.was, piece.standing.on
    piece.stands(was="", on=0, settled=0)
    t.move(piece, zone, host=host)
    piece.locked = False
    for entering in (number, *piece.cards):
        if entering in t.pieces:
            yield from enter_play(t, entering)


def yield_title(t: Table, number: int) -> Rules[None]:
    """A vampire yields its contested title for good; the last claimant wins it in its next unlock phase (v5.contest.title)."""
    seat, left = t.piece(number).controller, [rival.id for rival in rivals(t, t.piece(number))]
    yield from lose_title(t, number)
    if len(left) == 1 and t.piece(left[0]).controller == seat:
        t.piece(left[0]).stands(settled=t.turn)


def rivals(t: Table, piece: Piece) -> list[Piece]:
    """The other vampires that contest the same title."""
    claim = claim_of(t, piece)
    return [other for other in t.in_play() if other.id != piece.id and other.standing.contests and claim_of(t, other) == claim]
