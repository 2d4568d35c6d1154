"""The terms of a referendum, what it brings, and who may vote in it."""

from __future__ import annotations

from functools import cache

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    Allocate,
    Bar,
    ChooseClan,
    ChooseReady,
    ChooseUpTo,
    Count,
    Distribute,
    Passes,
    Represent,
    Share,
    ShiftPool,
    State,
    Title,
    Toll,
    When,
    clan_of,
)
from coterie.games.vtes.keys import Key
from coterie.games.vtes.pool import facts
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import at_once, candidates, count, does
from coterie.games.vtes.rules.ask import AllocatePoints, choose, choose_piece, choose_seat
from coterie.games.vtes.rules.barriers import bar
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.naming import clan_refs, ref, seat_ref
from coterie.games.vtes.rules.politics.referendums import carry_out
from coterie.games.vtes.rules.politics.terms import Term, names_terms
from coterie.games.vtes.rules.politics.titles import claim_title, lose_title, title_text, why_bear
from coterie.games.vtes.rules.politics.votes import abstain, toll
from coterie.games.vtes.rules.question import ask_amounts
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import has_title
from coterie.games.vtes.support.registry import ANY, Place, Scope, Things, Within, at_moments, beside, carries, ignored, never
from coterie.games.vtes.table import NOBODY, READY, VAMPIRE, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


def _for_each(effect: Allocate, scope: Scope) -> Text | None:
    """There is a point for each that must get one."""
    return None if effect.points >= effect.least else never(effect, scope)


def _too_few(t: Table, term: Term, effect: Allocate) -> Reason | None:
    return no("nobody-to-choose", "v5.politics.terms") if len(t.alive()) < effect.least + effect.spares else None


def _nobody_richer(t: Table, term: Term, effect: ShiftPool) -> Reason | None:
    return None if richer(t, term.seat) else no("nobody-richer", "v5.politics.terms")


def _nobody_eligible(t: Table, term: Term, effect: ChooseReady) -> Reason | None:
    return None if eligible(t, term, effect) else no("nobody-to-choose", "v5.politics.terms")


@names_terms(ChooseClan, Place.POLITICAL)
def _name_clan(t: Table, term: Term, effect: ChooseClan) -> Rules[None]:
    """Any clan that exists, those in play first (v5.card.consanguineous-boon)."""
    seat, card = term.seat, term.card
    in_play = list(dict.fromkeys(piece.clan for piece in t.in_play() if piece.kind == VAMPIRE))
    clans = (*in_play, *(clan for clan in every_clan() if clan not in in_play))
    answer = yield from choose(t, seat, "clan", tuple(keys.Clan(clan) for clan in clans), card)
    t.running_referendum().clan = answer.clan
    t.tell("vtes-event-terms-clan", clan=clan_refs(t.running_referendum().clan))


@names_terms(Allocate, Place.POLITICAL, why=_too_few, where=_for_each, spares=ANY)
def _allocate(t: Table, term: Term, effect: Allocate) -> Rules[None]:
    """Points among Methuselahs; some cards have one chosen first, who gets none (v5.politics.terms)."""
    seat, card = term.seat, term.card
    spared = (yield from choose_seat(t, seat, "favour", t.alive(), card)) if effect.spares else NOBODY
    if spared != NOBODY:
        t.running_referendum().chosen = spared
        t.tell("vtes-event-terms-favour", seat=seat_ref(t, spared))
    yield from allocate(t, seat, effect.points, effect.least, tuple(other for other in t.alive() if other != spared), card)


@names_terms(ChooseUpTo, Place.POLITICAL, of=Things())
def _name_minions(t: Table, term: Term, effect: ChooseUpTo) -> Rules[None]:
    """Some minions in play, whoever controls them, or none (v5.politics.terms)."""
    seat, card = term.seat, term.card
    while len(t.running_referendum().minions) < effect.most:
        left = [piece.id for piece in t.pieces.values() if fits(t, piece, effect.of, seat, None)]
        left = [number for number in left if number not in t.running_referendum().minions]
        chosen = (yield from choose_piece(t, seat, "terms-minion", left, may_pass=True, about=card)) if left else 0
        if not chosen:
            return
        t.running_referendum().minions.append(chosen)
        t.tell("vtes-event-terms-minion", piece=ref(t, chosen))


@names_terms(ShiftPool, Place.POLITICAL, why=_nobody_richer)
def _shift(t: Table, term: Term, effect: ShiftPool) -> Rules[None]:
    """Pool of a Methuselah who has more, allocated among others (v5.politics.terms)."""
    seat, card = term.seat, term.card
    able = richer(t, seat)
    victim = able[0] if len(able) == 1 else (yield from choose_seat(t, seat, "shift-from", able, card))
    t.running_referendum().chosen = victim
    t.tell("vtes-event-terms-shift", seat=seat_ref(t, victim), pool=effect.pool)
    others = tuple(other for other in t.alive() if other != victim)
    yield from allocate(t, seat, effect.pool, 1, others, card)


@names_terms(ChooseReady, Place.POLITICAL, why=_nobody_eligible, who=Things())
def _name_vampire(t: Table, term: Term, effect: ChooseReady) -> Rules[None]:
    """A ready vampire, whoever controls it (v5.card.toreador-justicar)."""
    seat, card = term.seat, term.card
    chosen = yield from choose_piece(t, seat, "terms-vampire", eligible(t, term, effect), about=card)
    t.running_referendum().chosen = chosen
    t.tell("vtes-event-terms-vampire", piece=ref(t, chosen))


def _also(effect: Passes, scope: Scope) -> Text | None:
    """What happens besides is an effect like any other."""
    fits = not isinstance(effect.also, Distribute | Represent)
    return None if fits else ignored(effect, "also", scope)


@at_once(Abstain, Place.MODIFIER, Place.REACTION, where=at_moments(When(State.POLLING) & When(State.POLITICAL)))
def _abstain(t: Table, deed: Deed, effect: Abstain) -> None:
    """The vampire chosen among those that have voted is locked and abstains (v5.card.scalpel-tongue)."""
    if deed.chosen:
        abstain(t, deed.chosen[0])


@does(Share, Place.MODIFIER, where=at_moments(When(State.AFTER) & When(State.PASSED)), among=Things(than=True))
def _share(t: Table, deed: Deed, effect: Share) -> Rules[None]:
    """Blood for each vote of the margin, one by one: to a vampire that has not had its share, or to the pool (v5.politics.referendum)."""
    left = count(t, deed, Count.MARGIN)
    pool = effect.titled if t.pieces.get(deed.user) is not None and has_title(t, t.piece(deed.user)) else effect.pool
    given: tuple[int, ...] = ()
    while left > 0:
        fed = [number for number in candidates(t, deed, effect.among) if given.count(number) < effect.each]
        among: tuple[Key, ...] = (*(keys.Piece(number) for number in fed), *((keys.Word("pool"),) if pool else ()))
        if not among:
            return
        to = among[0] if len(among) == 1 else (yield from choose(t, deed.seat, "share", among, deed.card))
        if isinstance(to, keys.Piece):
            changes.gain_blood(t, t.piece(to.piece), 1)
            given += (to.piece,)
        else:
            changes.gain_pool(t, deed.seat, 1)
            pool -= 1
        left -= 1


@at_once(Bar, Place.PASSES, where=beside(ChooseUpTo), what=ANY)
def _bar(t: Table, deed: Deed, effect: Bar) -> None:
    """The minions of the terms are kept from some things for the rest of the turn."""
    for number in t.running_referendum().minions:
        if number in t.pieces:
            bar(t, t.piece(number), effect.what)


def richer(t: Table, seat: int) -> list[int]:
    """The Methuselahs who have more pool."""
    return [other for other in t.after(seat) if t.players[other].pool > t.players[seat].pool]


def eligible(t: Table, term: Term, effect: ChooseReady) -> list[int]:
    """The vampires that the terms may name; one who is to bear a title must be of its sect and clan (v5.sect)."""
    found = [piece.id for piece in t.pieces.values() if fits(t, piece, effect.who, term.seat, None)]
    effects = t.book.forms[term.card][term.form].effects
    title = next((e.do.title.value for e in effects if isinstance(e, Passes) and isinstance(e.do, Represent)), "")
    return [number for number in found if not title or why_bear(t, t.piece(number), title, clan_of(effect.who)) is None]


@cache
def every_clan() -> tuple[str, ...]:
    """Every clan there is."""
    return tuple(sorted({fact.clans[0] for fact in facts().values() if "vampire" in fact.types}))


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


@does(Distribute, Place.PASSES, where=beside(ShiftPool))
def _distribute(t: Table, deed: Deed, effect: Distribute) -> Rules[None]:
    """Pool goes from one Methuselah to others as chosen; of less than that, the caller says who gets less (v5.politics.terms)."""
    due, victim = sum(t.running_referendum().points.values()), t.running_referendum().chosen
    if t.players[victim].ousted:
        return
    missing = due - (yield from doors.burn_pool(t, victim, due))
    for _ in range(missing):
        served = [seat for seat, amount in t.running_referendum().points.items() if amount]
        less = served[0] if len(served) == 1 else (yield from choose_seat(t, deed.seat, "share-less", served, deed.card))
        t.running_referendum().points[less] -= 1
    for seat, amount in t.running_referendum().points.items():
        changes.gain_pool(t, seat, amount)


def _of_a_city(effect: Represent, scope: Scope) -> Text | None:
    """The acting vampire bears the title of a city: nobody is chosen."""
    return None if effect.city and scope.form.effect(ChooseReady) is None else ignored(effect, "city", scope)


@does(Represent, Place.PASSES, title=ANY, where=beside(ChooseReady))
@carries(Represent, Place.PASSES, title=(Title.PRINCE, Title.ARCHBISHOP), city=str, where=_of_a_city)
def _represent(t: Table, deed: Deed, effect: Represent) -> Rules[None]:
    """The card is put on the chosen vampire, or on the acting one, who bears the title as long as it is there (v5.glossary.title-card).

    A vampire that has come to another sect meanwhile cannot bear it, and the card is burned (v5.sect).
    """
    number = deed.user if effect.city else t.running_referendum().chosen
    vampire = t.pieces.get(number)
    if vampire is None or vampire.zone != READY or why_bear(t, vampire, effect.title.value) is not None:
        return
    if vampire.title:
        yield from lose_title(t, number)
    t.tell("vtes-event-title-gained", piece=ref(t, number), title=title_text(effect.title.value))
    changes.finish_playing(t, deed.seat, deed.card, to_heap=False)
    changes.put_on(t, deed.seat, deed.card, deed.form, t.piece(number))
    yield from claim_title(t, number)


carries(Passes, Place.POLITICAL, do=Within(Place.PASSES), also=Within(Place.PASSES), where=_also)(carry_out)


carries(Toll, Place.CRYPT)(toll)
