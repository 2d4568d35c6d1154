"""Cards stay in play, are put on minions, and are burned."""

from __future__ import annotations

from msgspec.structs import replace

from coterie.games.vtes.cards.vocabulary import Burn, Pred, PutInPlay, PutOn, Who
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import candidates, does, one_of
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.contest import enter_play
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.fetch import award_trophies
from coterie.games.vtes.rules.hands import adjust_hand
from coterie.games.vtes.rules.moments import note_targets
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.sides import side
from coterie.games.vtes.rules.traits import RED_LIST, has_trait
from coterie.games.vtes.support.registry import ANY, Place, Things, carries
from coterie.games.vtes.table import VAMPIRE, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


@does(PutInPlay, Place.MASTER, Place.ACTION, counters=ANY)
def _put_in_play(t: Table, deed: Deed, effect: PutInPlay) -> Rules[None]:
    """The card stays in play."""
    changes.finish_playing(t, deed.seat, deed.card, to_heap=False)
    number = changes.put_in_play(t, deed.seat, deed.card, deed.form, effect.counters).id
    if len(deed.chosen) == 2:
        one, other = t.piece(deed.chosen[0]), t.piece(deed.chosen[1])
        one.bound = replace(one.bound, one=(*one.bound.one, number))
        other.bound = replace(other.bound, other=(*other.bound.other, number))
        del one, other
    yield from enter_play(t, number)


@does(PutOn, Place.MASTER, target=Things(chosen=True), burn_named=ANY, lock=ANY, keep=ANY)
@carries(PutOn, Place.ACTION, target=(Things(than=True, chosen=True), Who.SELF), burn_named=ANY, lock=ANY, keep=ANY)
@carries(PutOn, Place.MODIFIER, Place.AFTER_COMBAT, target=Who.SELF)
def _put_on(t: Table, deed: Deed, effect: PutOn) -> Rules[None]:
    """The card is put on a minion."""
    number = deed.user if effect.target is Who.SELF else deed.chosen[0] if deed.chosen else 0
    if number not in t.pieces:
        return
    if effect.burn_named:
        named = [card for card in t.piece(number).cards if t.book.facts[t.pieces[card].card].name == effect.burn_named]
        burned = (yield from choose_piece(t, deed.seat, "burn-named", named, may_pass=True, about=deed.card)) if named else 0
        if burned:
            yield from doors.burn(t, burned)
    changes.finish_playing(t, deed.seat, deed.card, to_heap=False)
    if effect.lock:
        changes.lock(t, t.piece(number))
    number = changes.put_on(t, deed.seat, deed.card, deed.form, t.piece(number)).id
    if effect.keep:
        t.control(t.piece(number), deed.seat)
    note_targets(t, t.piece(number))
    yield from enter_play(t, number)


@does(Burn, Place.USE, Place.PHASE, Place.OFFER, Place.TORPOR, Place.NEXT_BLEED, Place.INSTEAD, what=Who.THIS_CARD)
@carries(Burn, Place.USE, what=Things(chosen=True))
@carries(Burn, Place.ACTION, Place.OFFER, what=Things(than=True, chosen=True))
@carries(Burn, Place.PHASE, what=Things(than=True))
def _burn(t: Table, deed: Deed, effect: Burn) -> Rules[None]:
    """Burn this card, or one that is chosen; a vampire that burns a hunted minion is given trophies (v5.trait.red-list)."""
    if isinstance(effect.what, Pred):
        number = yield from one_of(t, deed, effect.what, "burn")
    else:
        number = deed.source
    hunted = number in t.pieces and hunts(t, deed, t.piece(number))
    if number in t.pieces:
        yield from doors.burn(t, number)
    if hunted:
        yield from award_trophies(t, deed.user)
    yield from adjust_hand(t, deed.seat)


def _always(t: Table, deed: Deed, effect: Burn) -> Reason | None:
    """What is in play can be burned, locked or not (v5.terms.burn)."""
    return None


@paid(Burn, _always, what=Who.THIS_CARD, even_locked=ANY)
def _pay_burn(t: Table, deed: Deed, effect: Burn) -> Rules[None]:
    """The card is burned (v5.terms.burn)."""
    yield from doors.burn(t, deed.source)


def hunts(t: Table, deed: Deed, target: Piece) -> bool:
    """Whether a vampire ends a Red List minion by its directed action (v5.trait.red-list)."""
    action, vampire = t.action, t.pieces.get(deed.user)
    if action is None or not action.directed or vampire is None or vampire.kind != VAMPIRE or action.actor != vampire.id:
        return False
    return has_trait(t, target, RED_LIST)


def _something_to_burn(t: Table, deed: Deed, effect: Burn) -> bool:
    return not isinstance(effect.what, Pred) or bool(candidates(t, deed, effect.what))


side(Burn, "burn", _something_to_burn)
