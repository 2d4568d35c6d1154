"""Effects on blood and pool."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import (
    READY,
    THEIR_MASTER,
    THEIR_UNLOCK,
    THEIRS,
    YOURS,
    AddBlood,
    BurnBlood,
    BurnLife,
    BurnPool,
    Clan,
    Control,
    Count,
    Exchange,
    GainBlood,
    GainPool,
    IsA,
    MoveBlood,
    Noun,
    Phase,
    Pred,
    PutOn,
    Share,
    SpendTransfers,
    State,
    Store,
    Trait,
    Unload,
    When,
    Who,
    clan_of,
    part,
    parts,
)
from coterie.games.vtes.history import FED, Until, Use
from coterie.games.vtes.keys import Key
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import (
    METHUSELAHS,
    at_once,
    candidates,
    count,
    does,
    minion_of,
    number_of,
    one_of,
    seats_of,
)
from coterie.games.vtes.rules.ask import choose, choose_number, choose_piece, choose_word
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import has_title
from coterie.games.vtes.rules.torpor import burn_minion
from coterie.games.vtes.support.registry import (
    ANY,
    ON_MINION,
    Place,
    Scope,
    Things,
    at_moments,
    at_phases,
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

BY_MINION = (Place.MODIFIER, Place.REACTION, Place.COMBAT, Place.USE, Place.FIGHT)
"""Where a minion that plays a card or has an ability is the one meant."""
PER = (None, Count.MINIONS_THEY_CONTROL)
TERMS = (Count.POINTS, Count.CLAN_THEY_CONTROL)
"""What only the terms of a referendum tell."""


def _theirs(effect: BurnBlood, scope: Scope) -> Text | None:
    """Who has the phase chooses: it must be about their vampires."""
    fits = isinstance(effect.who, Pred) and part(effect.who, Control) == THEIRS
    return None if fits else ignored(effect, "who", scope)


def _so_much(effect: MoveBlood, scope: Scope) -> Text | None:
    """Not less than the least, from the vampire that the card beside it is put on."""
    return beside(PutOn)(effect, scope) if effect.least <= effect.most else never(effect, scope)


def _of_your_clan(effect: Store, scope: Scope) -> Text | None:
    """Who could move blood to a card is told by clan: your vampires of one."""
    some = effect.source
    fits = isinstance(some, Pred) and clan_of(some) and some == IsA(Noun.VAMPIRE) & YOURS & Clan(clan_of(some))
    return None if fits else ignored(effect, "source", scope)


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


def feedable(t: Table, deed: Deed, some: Pred) -> list[int]:
    """Who may gain blood: from a hunting ground, only those that no other has fed this turn (v5.card.hunting-grounds)."""
    found = candidates(t, deed, some)
    return [number for number in found if not t.uses.get(Use(Until.TURN, FED, number))] if hunts_here(t, deed) else found


def hunts_here(t: Table, deed: Deed) -> bool:
    """Whether the card that feeds is a hunting ground (v5.card.hunting-grounds)."""
    return Trait.HUNTING_GROUND in t.book.forms[deed.card][deed.form].traits


@does(BurnBlood, Place.MODIFIER, Place.REACTION, who=(Who.SELF, Who.ACTING, Who.BLOCKER, Who.CHOSEN))
@carries(BurnBlood, Place.ACTION, Place.OFFER, Place.PHASE, Place.IF_BLED, Place.CALLED_PASSED, who=Who.SELF)
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


@at_once(BurnPool, Place.MASTER, Place.MODIFIER, Place.REACTION, Place.USE, who=METHUSELAHS, amount=int, per=PER)
@carries(BurnPool, Place.ACTION, Place.OFFER, who=(Who.YOU, Who.EACH), amount=int, per=PER)
@carries(BurnPool, Place.PHASE, who=(*METHUSELAHS, Who.THAT, Who.CONTROLLER), amount=(int, Count.COUNTERS_HERE), per=PER)
@carries(BurnPool, Place.TORPOR, who=(*METHUSELAHS, Who.CONTROLLER), amount=int, per=PER)
@carries(BurnPool, Place.BURNED, Place.CALLED_PASSED, who=METHUSELAHS, amount=int, per=PER)
@carries(BurnPool, Place.PASSES, who=(*METHUSELAHS, Who.CHOSEN), amount=(int, Count.MARGIN), per=(*PER, *TERMS))
@carries(BurnPool, Place.IF_BLED, who=(*METHUSELAHS, Who.TARGET), amount=int, per=PER)
@carries(BurnPool, Place.PAID, who=Who.PREY, amount=int)
def _burn_pool(t: Table, deed: Deed, effect: BurnPool) -> None:
    """Methuselahs burn pool, all at once."""
    for seat in seats_of(t, deed, effect.who):
        changes.burn_pool(t, seat, count(t, deed, effect.amount) * per(t, seat, effect.per))


def _pool_enough(t: Table, deed: Deed, effect: BurnPool) -> Reason | None:
    enough = isinstance(effect.amount, int) and t.players[deed.seat].pool >= effect.amount
    return None if enough else no("not-enough-pool", "v5.play.cost")


@paid(BurnPool, _pool_enough, who=Who.YOU, amount=int)
def _pay_pool(t: Table, deed: Deed, effect: BurnPool) -> Rules[None]:
    """Its controller burns pool (v5.play.cost)."""
    if isinstance(effect.amount, int):
        changes.burn_pool(t, deed.seat, effect.amount)
    yield from ()


def _transfers_enough(t: Table, deed: Deed, effect: SpendTransfers) -> Reason | None:
    return no("not-enough-transfers", "v5.influence.transfers") if t.players[deed.seat].transfers < effect.amount else None


@paid(SpendTransfers, _transfers_enough, where=at_phases(Phase.YOUR_TRANSFERS))
def _pay_transfers(t: Table, deed: Deed, effect: SpendTransfers) -> Rules[None]:
    """Transfers are used up (v5.influence.transfers)."""
    t.players[deed.seat].transfers -= effect.amount
    yield from ()


@at_once(GainPool, Place.MASTER, Place.ACTION, *BY_MINION, Place.OFFER, Place.USE, Place.IF_BLED, who=METHUSELAHS, amount=int, per=PER)
@carries(GainPool, Place.TORPOR, Place.BURNED, who=METHUSELAHS, amount=int, per=PER)
@carries(GainPool, Place.USE, who=Who.YOU, amount=int, per=PER, with_edge=ANY)
@carries(GainPool, Place.PHASE, who=(*METHUSELAHS, Who.THAT, Who.CONTROLLER), amount=int, per=PER)
@carries(GainPool, Place.PASSES, who=(*METHUSELAHS, Who.CHOSEN), amount=int, per=(*PER, *TERMS))
def _gain_pool(t: Table, deed: Deed, effect: GainPool) -> None:
    """Methuselahs gain pool, all at once."""
    for seat in seats_of(t, deed, effect.who):
        changes.gain_pool(t, seat, effect.amount * per(t, seat, effect.per))


def per(t: Table, seat: int, what: Count | None) -> int:
    """How many times: once, or for each minion, vampire of a clan, or point (v5.politics.referendum)."""
    if what is None:
        return 1
    player = t.players[seat]
    if what is Count.MINIONS_THEY_CONTROL:
        return len(player.ready) + len(player.torpor)
    referendum = t.running_referendum()
    if what is Count.POINTS:
        return referendum.points.get(seat, 0)
    return sum(1 for n in player.ready + player.torpor if t.pieces[n].kind == VAMPIRE and t.pieces[n].clan == referendum.clan)


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


@does(Exchange, Place.PHASE, where=upon(THEIR_MASTER, THEIR_UNLOCK))
def _exchange(t: Table, deed: Deed, effect: Exchange) -> Rules[None]:
    """1 blood from the vampire to the pool of its controller, or the other way (v5.card.blood-doll)."""
    words = ("to-pool", "to-vampire") if t.piece(deed.user).blood else ("to-vampire",)
    if (yield from choose_word(t, deed.seat, "exchange", words, deed.card)) == "to-pool":
        changes.blood_to_pool(t, deed.seat, t.piece(deed.user), 1)
    else:
        changes.pool_to_blood(t, deed.seat, t.piece(deed.user), 1)


@does(Store, Place.PHASE, source=Who.POOL)
@carries(Store, Place.PHASE, source=Things(), where=_of_your_clan)
def _store(t: Table, deed: Deed, effect: Store) -> Rules[None]:
    """Counters to this card: from the pool, or from a vampire (v5.card.smiling-jack)."""
    if isinstance(effect.source, Pred):
        having = [number for number in candidates(t, deed, effect.source) if t.pieces[number].blood >= effect.amount]
        number = yield from choose_piece(t, deed.seat, "store", having, may_pass=True, about=deed.card)
        if not number:
            return
        changes.burn_blood(t, t.piece(number), effect.amount)
    else:
        changes.burn_pool(t, deed.seat, effect.amount)
    card = t.pieces.get(deed.source)
    if card is not None:
        card.blood += effect.amount


@does(Unload, Place.USE, to=Things(chosen=True))
def _unload(t: Table, deed: Deed, effect: Unload) -> Rules[None]:
    """All counters of this card to a vampire."""
    number = yield from one_of(t, deed, effect.to, "add-blood")
    card = t.pieces.get(deed.source)
    if number and card is not None:
        amount, card.blood = card.blood, 0
        changes.gain_blood(t, t.piece(number), amount)
