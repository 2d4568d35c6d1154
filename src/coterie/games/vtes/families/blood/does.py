"""Blood and life are gained, burned and moved."""

from __future__ import annotations

from msgspec.structs import replace

from coterie.games.vtes.cards.vocabulary import (
    READY,
    THEIR_MASTER,
    THEIR_UNLOCK,
    THEIRS,
    YOURS,
    AddBlood,
    BurnBlood,
    BurnLife,
    Control,
    Count,
    Exchange,
    GainBlood,
    MoveBlood,
    Pred,
    PutOn,
    State,
    When,
    Who,
    part,
    parts,
)
from coterie.games.vtes.history import FED, Until, Use
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import candidates, count, does, minion_of, number_of, one_of
from coterie.games.vtes.rules.ask import choose_number, choose_piece, choose_word
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.feeding import feedable, hunts_here
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.sides import side
from coterie.games.vtes.rules.torpor import burn_minion
from coterie.games.vtes.support.registry import (
    ANY,
    BY_MINION,
    ON_MINION,
    Place,
    Scope,
    Things,
    at_moments,
    beside,
    carries,
    held_by,
    ignored,
    never,
    upon,
)
from coterie.games.vtes.table import VAMPIRE, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


def _theirs(effect: BurnBlood, scope: Scope) -> Text | None:
    """Who has the phase chooses: it must be about their vampires."""
    fits = isinstance(effect.who, Pred) and part(effect.who, Control) == THEIRS
    return None if fits else ignored(effect, "who", scope)


@does(AddBlood, Place.MASTER, Place.USE, to=Things(chosen=True))
@carries(AddBlood, Place.ACTION, Place.OFFER, to=(Things(than=True, chosen=True), Who.SELF))
@carries(AddBlood, Place.PHASE, to=(Things(than=True), Who.SELF))
@carries(AddBlood, *BY_MINION, to=Who.SELF)
def _add_blood(t: Table, deed: Deed, effect: AddBlood) -> Rules[None]:
    """Blood from the bank onto a vampire, also one that is not yet in play."""
    if isinstance(effect.to, Pred):
        number = yield from one_of(t, deed, effect.to, "add-blood")
    else:
        number = number_of(minion_of(t, deed, effect.to))
    if number:
        changes.gain_blood(t, t.piece(number), effect.amount)


@does(GainBlood, *BY_MINION, Place.ACTION, Place.OFFER, Place.PHASE, Place.BLOCKS, Place.IF_BLED, amount=int, who=Who.SELF, to_pool=ANY)
@carries(GainBlood, Place.MODIFIER, amount=(Count.MARGIN, Count.X, Count.X_PLUS_1), who=Who.SELF, to_pool=ANY)
@carries(GainBlood, Place.COMBAT, amount=(Count.X, Count.X_PLUS_1), who=Who.SELF)
@carries(GainBlood, Place.COMBAT, amount=Count.BLOOD_LOST_TO_DAMAGE, who=Who.SELF, where=at_moments(When(State.ROUND_END)))
@carries(GainBlood, Place.PHASE, amount=int, who=Things(than=True))
def _gain_blood(t: Table, deed: Deed, effect: GainBlood) -> Rules[None]:
    """A vampire gains blood; some of it may go to its controller's pool."""
    amount = count(t, deed, effect.amount)
    number = deed.user
    if isinstance(effect.who, Pred):
        number = yield from choose_piece(t, deed.seat, "gain-blood", feedable(t, deed, effect.who), may_pass=True, about=deed.card)
        if number and hunts_here(t, deed):
            t.uses[Use(Until.TURN, FED, number)] = 1
    if not number or number not in t.pieces:
        return
    if effect.to_pool and amount:
        moved = yield from choose_number(t, deed.seat, "to-pool", 0, min(effect.to_pool, amount), deed.card)
        changes.gain_pool(t, deed.seat, moved)
        amount -= moved
    changes.gain_blood(t, t.piece(number), amount, as_vampire=not deed.source)


@does(BurnBlood, Place.MODIFIER, Place.REACTION, who=(Who.SELF, Who.ACTING, Who.BLOCKER, Who.CHOSEN))
@carries(BurnBlood, Place.ACTION, Place.OFFER, Place.PHASE, Place.IF_BLED, Place.CALLED_PASSED, Place.BLOCKS, who=Who.SELF)
@carries(BurnBlood, Place.PHASE, who=Things(than=True), where=_theirs)
def _burn_blood(t: Table, deed: Deed, effect: BurnBlood) -> Rules[None]:
    """A vampire burns blood."""
    if isinstance(effect.who, Pred):
        having = [number for number in candidates(t, deed, effect.who) if t.pieces[number].blood > 0]
        number = yield from choose_piece(t, t.active, "burn-blood", having, about=deed.card)
    else:
        number = number_of(minion_of(t, deed, effect.who))
    if number:
        changes.burn_blood(t, t.piece(number), effect.amount)


def _of_yours(effect: BurnBlood, scope: Scope) -> Text | None:
    """Others' vampires do not pay, nor do those that are not ready."""
    found = parts(effect.who) if isinstance(effect.who, Pred) else ()
    return None if READY in found and YOURS in found else ignored(effect, "who", scope)


def _payers(t: Table, deed: Deed, effect: BurnBlood) -> list[int]:
    """Who could pay with blood: the minion itself, or one of some vampires."""
    if not isinstance(effect.who, Pred):
        return [deed.user] if t.pieces[deed.user].blood >= effect.amount else []
    ready = t.players[deed.seat].ready
    return [n for n in ready if t.pieces[n].blood >= effect.amount and fits(t, t.pieces[n], effect.who, deed.seat, None)]


def _blood_enough(t: Table, deed: Deed, effect: BurnBlood) -> Reason | None:
    return None if _payers(t, deed, effect) else no("not-enough-blood", "v5.play.cost")


@paid(BurnBlood, _blood_enough, who=Who.SELF, where=held_by(Place.CRYPT, *ON_MINION))
@carries(BurnBlood, Place.COST, who=Things(), where=_of_yours)
def _pay_blood(t: Table, deed: Deed, effect: BurnBlood) -> Rules[None]:
    """The minion burns blood, or one that its Methuselah chooses (v5.play.cost)."""
    number = deed.user
    if isinstance(effect.who, Pred):
        number = yield from choose_piece(t, deed.seat, "payer", _payers(t, deed, effect), about=deed.card)
    yield from _burn_life(t, number, effect.amount)


def _burn_life(t: Table, number: int, amount: int) -> Rules[None]:
    """Blood or life is burned; an ally or retainer without life is burned itself (v5.terms.burn)."""
    changes.burn_blood(t, t.piece(number), amount)
    if t.piece(number).kind != VAMPIRE and t.piece(number).blood <= 0:
        yield from burn_minion(t, number)


def _life_enough(t: Table, deed: Deed, effect: BurnLife) -> Reason | None:
    return no("not-enough-life", "v5.play.cost") if t.pieces[deed.source].blood < effect.amount else None


@paid(BurnLife, _life_enough, where=held_by(Place.ALLY, Place.RETAINER))
def _pay_life(t: Table, deed: Deed, effect: BurnLife) -> Rules[None]:
    """The ally or retainer whose ability it is burns life (v5.play.cost)."""
    yield from _burn_life(t, deed.source, effect.amount)


def _so_much(effect: MoveBlood, scope: Scope) -> Text | None:
    """Not less than the least, from the vampire that the card beside it is put on."""
    return beside(PutOn)(effect, scope) if effect.least <= effect.most else never(effect, scope)


@does(MoveBlood, Place.MASTER, where=_so_much)
def _move_blood(t: Table, deed: Deed, effect: MoveBlood) -> Rules[None]:
    """Blood from a vampire to its controller's pool; one without enough gives what it has (v5.card.villein)."""
    if not deed.chosen or deed.chosen[0] not in t.pieces:
        return
    blood = t.piece(deed.chosen[0]).blood
    least, most = min(effect.least, blood), min(effect.most, blood)
    amount = most if least == most else (yield from choose_number(t, deed.seat, "move-blood", least, most, deed.card))
    if amount:
        changes.blood_to_pool(t, deed.seat, t.piece(deed.chosen[0]), amount)


@does(Exchange, Place.PHASE, where=upon(THEIR_MASTER, THEIR_UNLOCK))
def _exchange(t: Table, deed: Deed, effect: Exchange) -> Rules[None]:
    """1 blood from the vampire to the pool of its controller, or the other way (v5.card.blood-doll)."""
    words = ("to-pool", "to-vampire") if t.piece(deed.user).blood else ("to-vampire",)
    way = yield from choose_word(t, deed.seat, "exchange", words, deed.card)
    if (card := t.pieces.get(deed.source)) is not None:
        card.bound = replace(card.bound, way=way)
    if way == "to-pool":
        changes.blood_to_pool(t, deed.seat, t.piece(deed.user), 1)
    else:
        changes.pool_to_blood(t, deed.seat, t.piece(deed.user), 1)


def _some_blood(t: Table, deed: Deed, effect: BurnBlood) -> bool:
    """Whether one of those who may burn blood has some."""
    return not isinstance(effect.who, Pred) or any(t.pieces[number].blood > 0 for number in candidates(t, deed, effect.who))


side(BurnBlood, "blood", _some_blood)
