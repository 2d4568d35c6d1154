"""The terms of a referendum: chosen by whoever called it, once the action has succeeded (v5.politics.terms)."""

from __future__ import annotations

from functools import cache

from coterie.games.vtes import keys
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Allocate, ChooseClan, ChooseReady, ChooseUpTo, Passes, Represent, ShiftPool, clan_of
from coterie.games.vtes.keys import Key
from coterie.games.vtes.pool import facts
from coterie.games.vtes.rules.ask import AllocatePoints, choose, choose_piece, choose_seat
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.naming import clan_refs, ref, seat_ref
from coterie.games.vtes.rules.politics.titles import why_bear
from coterie.games.vtes.rules.question import ask_amounts
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.support.registry import ANY, Place, Scope, Things, carries, never
from coterie.games.vtes.table import NOBODY, VAMPIRE, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


def why_terms(t: Table, seat: int, form: Form) -> Reason | None:
    """A political action whose terms nobody could meet cannot be called (v5.politics.terms)."""
    for effect in form.effects:
        if isinstance(effect, ShiftPool) and not richer(t, seat):
            return no("nobody-richer", "v5.politics.terms")
        if isinstance(effect, ChooseReady) and not eligible(t, seat, form, effect):
            return no("nobody-to-choose", "v5.politics.terms")
        if isinstance(effect, Allocate) and len(t.alive()) < effect.least + effect.spares:
            return no("nobody-to-choose", "v5.politics.terms")
    return None


def _for_each(effect: Allocate, scope: Scope) -> Text | None:
    """There is a point for each that must get one."""
    return None if effect.points >= effect.least else never(effect, scope)


def why_call(t: Table, seat: int, form: Form, caller: Piece) -> Reason | None:
    """Whether a vampire may call this referendum: only vampires do, and its terms must be possible (v5.action.political)."""
    if caller.kind != VAMPIRE:
        return no("needs-vampire", "v5.action.political")
    return why_terms(t, seat, form)


@carries(ChooseClan, Place.POLITICAL)
@carries(Allocate, Place.POLITICAL, spares=ANY, where=_for_each)
@carries(ShiftPool, Place.POLITICAL)
@carries(ChooseReady, Place.POLITICAL, who=Things())
@carries(ChooseUpTo, Place.POLITICAL, of=Things())
def set_terms(t: Table) -> Rules[bool]:
    """Whoever called the referendum chooses its terms; False if by now there is no legal choice (v5.politics.terms)."""
    seat, card, form = t.running_referendum().called_by, t.running_referendum().card, t.running_referendum().form
    if why_terms(t, seat, t.book.forms[card][form]) is not None:
        t.tell("vtes-event-no-terms")
        return False
    for effect in t.book.forms[card][form].effects:
        if isinstance(effect, ChooseClan):
            yield from _name_clan(t, seat, card)
        elif isinstance(effect, Allocate):
            yield from _allocate(t, seat, effect, card)
        elif isinstance(effect, ShiftPool):
            yield from _shift(t, seat, effect, card)
        elif isinstance(effect, ChooseReady):
            yield from _name_vampire(t, seat, card, form, effect)
        elif isinstance(effect, ChooseUpTo):
            yield from _name_minions(t, seat, card, effect)
    return True


def richer(t: Table, seat: int) -> list[int]:
    """The Methuselahs who have more pool."""
    return [other for other in t.after(seat) if t.players[other].pool > t.players[seat].pool]


def eligible(t: Table, seat: int, form: Form, effect: ChooseReady) -> list[int]:
    """The vampires that the terms may name; one who is to bear a title must be of its sect and clan (v5.sect)."""
    found = [piece.id for piece in t.pieces.values() if fits(t, piece, effect.who, seat, None)]
    title = next((e.do.title.value for e in form.effects if isinstance(e, Passes) and isinstance(e.do, Represent)), "")
    return [number for number in found if not title or why_bear(t, t.piece(number), title, clan_of(effect.who)) is None]


@cache
def every_clan() -> tuple[str, ...]:
    """Every clan there is."""
    return tuple(sorted({fact.clans[0] for fact in facts().values() if "vampire" in fact.types}))


def _name_clan(t: Table, seat: int, card: int) -> Rules[None]:
    """Any clan that exists, those in play first (v5.card.consanguineous-boon)."""
    in_play = list(dict.fromkeys(piece.clan for piece in t.in_play() if piece.kind == VAMPIRE))
    clans = (*in_play, *(clan for clan in every_clan() if clan not in in_play))
    answer = yield from choose(t, seat, "clan", tuple(keys.Clan(clan) for clan in clans), card)
    t.running_referendum().clan = answer.clan
    t.tell("vtes-event-terms-clan", clan=clan_refs(t.running_referendum().clan))


def _allocate(t: Table, seat: int, effect: Allocate, card: int) -> Rules[None]:
    """Points among Methuselahs; some cards have one chosen first, who gets none (v5.politics.terms)."""
    spared = (yield from choose_seat(t, seat, "favour", t.alive(), card)) if effect.spares else NOBODY
    if spared != NOBODY:
        t.running_referendum().chosen = spared
        t.tell("vtes-event-terms-favour", seat=seat_ref(t, spared))
    yield from allocate(t, seat, effect.points, effect.least, tuple(other for other in t.alive() if other != spared), card)


def _name_minions(t: Table, seat: int, card: int, effect: ChooseUpTo) -> Rules[None]:
    """Some minions in play, whoever controls them, or none (v5.politics.terms)."""
    while len(t.running_referendum().minions) < effect.most:
        left = [piece.id for piece in t.pieces.values() if fits(t, piece, effect.of, seat, None)]
        left = [number for number in left if number not in t.running_referendum().minions]
        chosen = (yield from choose_piece(t, seat, "terms-minion", left, may_pass=True, about=card)) if left else 0
        if not chosen:
            return
        t.running_referendum().minions.append(chosen)
        t.tell("vtes-event-terms-minion", piece=ref(t, chosen))


def allocate(t: Table, seat: int, points: int, least: int, among: tuple[int, ...], card: int) -> Rules[None]:
    """Allocate points among one or two Methuselahs at least, all at once (v5.card.kine-resources)."""
    seats = tuple(keys.Seat(other) for other in among)
    answer: tuple[tuple[Key, int], ...] = ((seats[0], points),)
    if len(among) > 1:
        answer = yield from ask_amounts(t, AllocatePoints(t.seats[seat], seats, points, points + 1 - least, card))
    for key, amount in answer:
        if isinstance(key, keys.Seat):
            t.running_referendum().points[key.seat] = amount
            t.tell("vtes-event-terms-points", seat=seat_ref(t, key.seat), points=amount)


def _shift(t: Table, seat: int, effect: ShiftPool, card: int) -> Rules[None]:
    """Pool of a Methuselah who has more, allocated among others (v5.politics.terms)."""
    able = richer(t, seat)
    victim = able[0] if len(able) == 1 else (yield from choose_seat(t, seat, "shift-from", able, card))
    t.running_referendum().chosen = victim
    t.tell("vtes-event-terms-shift", seat=seat_ref(t, victim), pool=effect.pool)
    others = tuple(other for other in t.alive() if other != victim)
    yield from allocate(t, seat, effect.pool, 1, others, card)


def _name_vampire(t: Table, seat: int, card: int, form: int, effect: ChooseReady) -> Rules[None]:
    """A ready vampire, whoever controls it (v5.card.toreador-justicar)."""
    chosen = yield from choose_piece(t, seat, "terms-vampire", eligible(t, seat, t.book.forms[card][form], effect), about=card)
    t.running_referendum().chosen = chosen
    t.tell("vtes-event-terms-vampire", piece=ref(t, chosen))
