"""Effects on cards: put in play, discarded, looked at, searched for, recovered; and combat."""

from __future__ import annotations

from msgspec.structs import replace

from coterie.games.vtes.cards.vocabulary import (
    YOURS,
    Abstain,
    Bleed,
    Burn,
    Cancel,
    ChooseTwo,
    Discard,
    DrawCrypt,
    EnterCombat,
    Give,
    Hunt,
    Kind,
    LookAndDiscard,
    Pred,
    PutInPlay,
    PutOn,
    Recover,
    Region,
    Requires,
    SearchEquip,
    State,
    Steal,
    Trait,
    When,
    Who,
    parts,
    region_of,
)
from coterie.games.vtes.lessons import unlearn
from coterie.games.vtes.records import PAID, UNPAID
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import at_once, does, one_of, seats_of
from coterie.games.vtes.rules.ask import choose_card, choose_cards, choose_piece
from coterie.games.vtes.rules.contest import enter_play, why_unique
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.fetch import award_trophies, learn_discipline
from coterie.games.vtes.rules.hands import adjust_hand, replace_discarded
from coterie.games.vtes.rules.legal import why_minion_card
from coterie.games.vtes.rules.matters import Equip, Fight, happen
from coterie.games.vtes.rules.moments import note_targets
from coterie.games.vtes.rules.naming import card_ref, discipline_refs, ref, seat_ref
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.politics.votes import abstain
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.rules.targets import why_second
from coterie.games.vtes.rules.torpor import make_ready
from coterie.games.vtes.rules.traits import RED_LIST, has_trait
from coterie.games.vtes.standing import Known
from coterie.games.vtes.support.registry import ANY, ON_MINION, Place, Scope, Things, at_moments, beside, carries, ignored, never
from coterie.games.vtes.table import UNCONTROLLED, VAMPIRE, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


def _from_torpor(effect: Recover, scope: Scope) -> Text | None:
    return None if region_of(effect.who) is Region.TORPOR else never(effect, scope)


def _of_another(effect: EnterCombat | Steal, scope: Scope) -> Text | None:
    """One fights minions of others, and takes control of what others control."""
    some = effect.target if isinstance(effect, EnterCombat) else effect.what
    return never(effect, scope) if isinstance(some, Pred) and YOURS in parts(some) else None


def _on_a_minion(effect: EnterCombat, scope: Scope) -> Text | None:
    """The minion that is attacked is the one that the card is on."""
    return None if scope.holder in ON_MINION else ignored(effect, "target", scope)


def _cancels(effect: Cancel, scope: Scope) -> Text | None:
    """Cards of a type are cancelled as they are played, events are not; only masters are paid for after that."""
    known = effect.sort in list(Kind) and effect.sort != Kind.EVENT
    if known and (not effect.unpaid or effect.sort == Kind.MASTER):
        return None
    return ignored(effect, "sort", scope)


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
            changes.burn(t, t.piece(burned))
    changes.finish_playing(t, deed.seat, deed.card, to_heap=False)
    if effect.lock:
        changes.lock(t, t.piece(number))
    number = changes.put_on(t, deed.seat, deed.card, deed.form, t.piece(number)).id
    if effect.keep:
        t.control(t.piece(number), deed.seat)
    if Trait.DISCIPLINE in t.form_of(t.piece(number)).traits:
        learn_discipline(t, t.piece(t.piece(number).host), deed.card)
    note_targets(t, t.piece(number))
    yield from enter_play(t, number)


@at_once(ChooseTwo, Place.MASTER, where=beside(PutInPlay), of=Things())
def _choose_two(t: Table, deed: Deed, effect: ChooseTwo) -> None:
    """The two were chosen when the card was played."""


@does(Burn, Place.USE, Place.PHASE, Place.OFFER, Place.TORPOR, Place.NEXT_BLEED, what=Who.THIS_CARD)
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
        changes.burn(t, t.piece(number))
    if hunted:
        yield from award_trophies(t, deed.user)
    yield from adjust_hand(t, deed.seat)


def _always(t: Table, deed: Deed, effect: Burn) -> Reason | None:
    """What is in play can be burned, locked or not (v5.terms.burn)."""
    return None


@paid(Burn, _always, what=Who.THIS_CARD, even_locked=ANY)
def _pay_burn(t: Table, deed: Deed, effect: Burn) -> Rules[None]:
    """The card is burned (v5.terms.burn)."""
    changes.burn(t, t.piece(deed.source))
    yield from ()


def hunts(t: Table, deed: Deed, target: Piece) -> bool:
    """Whether a vampire ends a Red List minion by its directed action (v5.trait.red-list)."""
    action, vampire = t.action, t.pieces.get(deed.user)
    if action is None or not action.directed or vampire is None or vampire.kind != VAMPIRE or action.actor != vampire.id:
        return False
    return has_trait(t, target, RED_LIST)


@does(Give, Place.PHASE, to=(Who.PREY, Who.PREDATOR))
def _give(t: Table, deed: Deed, effect: Give) -> Rules[None]:
    """Give control of this card."""
    seats = seats_of(t, deed, effect.to)
    if deed.source in t.pieces and seats:
        t.move(t.piece(deed.source), t.piece(deed.source).zone, seats[0])
        t.tell("vtes-event-given", card=ref(t, deed.source), seat=seat_ref(t, seats[0]))
        yield from enter_play(t, deed.source)


@does(Discard, Place.USE, amount=ANY, who=Who.YOU)
@carries(Discard, Place.IF_BLED, amount=ANY, who=Who.TARGET)
def _discard(t: Table, deed: Deed, effect: Discard) -> Rules[None]:
    """Discard cards, all at once, and draw up afterwards (v5.play.replace)."""
    for seat in seats_of(t, deed, effect.who):
        chosen = yield from choose_cards(t, seat, "discard", "hand", effect.amount, about=deed.card)
        for card in chosen:
            changes.discard(t, seat, card)
        for _ in chosen:
            yield from replace_discarded(t, seat)


def _by_discipline(effect: Discard, scope: Scope) -> Text | None:
    """Cards of the hand are told apart by what they require alone."""
    return None if effect.what is None or isinstance(effect.what, Requires) else ignored(effect, "what", scope)


def _card_in_hand(t: Table, deed: Deed, effect: Discard) -> Reason | None:
    what, hand = effect.what, t.players[deed.seat].hand
    if not isinstance(what, Requires):
        return _hand(t, deed, effect)
    if any(what.discipline in t.book.facts[card].needs for card in hand):
        return None
    return no_with("nothing-to-discard", "v5.play.cost", discipline=discipline_refs(what.discipline))


def _hand(t: Table, deed: Deed, effect: Discard) -> Reason | None:
    """How many cards somebody holds is open to see, which ones is not (v5.play.card)."""
    return None if t.players[deed.seat].hand else no("empty-hand", "v5.play.card")


@paid(Discard, _card_in_hand, _hand, what=(None, Things()), where=_by_discipline)
def _pay_discard(t: Table, deed: Deed, effect: Discard) -> Rules[None]:
    """The card that was named is discarded and replaced (v5.play.replace)."""
    changes.discard(t, deed.seat, deed.named)
    yield from replace_discarded(t, deed.seat)


@does(LookAndDiscard, Place.ACTION, who=Who.PREY)
def _look_and_discard(t: Table, deed: Deed, effect: LookAndDiscard) -> Rules[None]:
    """Look at a hand and discard one card of it; it is replaced (v5.play.replace)."""
    for victim in seats_of(t, deed, effect.who):
        me = t.seats[deed.seat]
        t.looked = {**t.looked, deed.seat: tuple(sorted(t.players[victim].hand))}
        changes.show_hand(t, victim, deed.seat)
        t.tell("vtes-event-looks", seat=seat_ref(t, deed.seat), victim=seat_ref(t, victim))
        t.tell_one(me, "vtes-event-saw", cards=tuple(card_ref(t, card) for card in sorted(t.players[victim].hand)))
        if not t.players[victim].hand:
            continue
        card = yield from choose_card(t, deed.seat, "discard-theirs", "looked", about=deed.card)
        t.looked = {seat: cards for seat, cards in t.looked.items() if seat != deed.seat}
        changes.discard(t, victim, card)
        yield from replace_discarded(t, victim)


@does(SearchEquip, Place.ACTION)
def _search_equip(t: Table, deed: Deed, effect: SearchEquip) -> Rules[None]:
    """Search the library for an equipment card, pay for it and equip with it; failing to find is allowed; shuffle (v5.wording.search)."""
    t.looked = {**t.looked, deed.seat: equipment_in_library(t, deed.seat, deed.user)}
    t.learn(t.seats[deed.seat])
    card = yield from choose_card(t, deed.seat, "search", "looked", may_pass=True, about=deed.card)
    t.looked = {seat: cards for seat, cards in t.looked.items() if seat != deed.seat}
    t.players[deed.seat].shuffle()
    t.tell("vtes-event-searched", seat=seat_ref(t, deed.seat))
    if card:
        t.players[deed.seat].library.remove(card)
        yield from happen(t, Equip(deed.seat, deed.user, card))


def equipment_in_library(t: Table, seat: int, minion: int) -> tuple[int, ...]:
    """The equipment that a search would find for a minion."""
    library = t.players[seat].library_cards()
    return tuple(sorted({card for card in library if "equipment" in t.book.facts[card].types and can_equip(t, seat, minion, card)}))


def can_equip(t: Table, seat: int, actor: int, card: int) -> bool:
    """Whether a minion could be equipped with a card: requirements and cost, and no second copy of a unique one (v5.action.equip)."""
    forms = t.book.forms.get(card)
    if not forms:
        return False
    minion = t.piece(actor)
    return (why_minion_card(t, forms[0], seat, minion) or why_second(t, forms[0], minion) or why_unique(t, seat, forms[0])) is None


@does(Recover, Place.USE, who=Things(chosen=True), where=_from_torpor)
def _recover(t: Table, deed: Deed, effect: Recover) -> Rules[None]:
    """Move a vampire from torpor to its controller's ready region."""
    number = yield from one_of(t, deed, effect.who, "recover")
    if number:
        yield from make_ready(t, number)


@does(DrawCrypt, Place.USE)
def _draw_crypt(t: Table, deed: Deed, effect: DrawCrypt) -> Rules[None]:
    """Draw a crypt card, then remove one of the uncontrolled region from the game (v5.influence.transfers)."""
    draw_crypt(t, deed.seat)
    mine = [n for n in t.players[deed.seat].uncontrolled if t.pieces[n].kind == VAMPIRE]
    number = yield from choose_piece(t, deed.seat, "remove-crypt", mine, about=deed.card)
    if number:
        card = t.piece(number)
        t.tell("vtes-event-removed", card=card_ref(t, card.card), seat=seat_ref(t, deed.seat))
        t.learn()
        t.remove(card, "removed")


def draw_crypt(t: Table, seat: int) -> bool:
    """A card of the crypt comes face down into the uncontrolled region."""
    known = not t.players[seat].crypt and not t.players[seat].crypt_top
    card = t.draw_crypt(seat)
    if card is None:
        return False
    piece = t.new_piece(card, 0, VAMPIRE, seat, UNCONTROLLED)
    t.place(piece)
    if known:
        piece.known = Known(card=True)
    name = t.seats[seat]
    t.learn(name)
    t.tell("vtes-event-crypt", seat=seat_ref(t, seat))
    t.tell_one(name, "vtes-event-drew", card=card_ref(t, card))
    return True


@does(EnterCombat, Place.ACTION, Place.OFFER, target=Things(than=True, chosen=True), lock=ANY, they_act=ANY, where=_of_another)
@carries(EnterCombat, Place.OFFER, target=Who.SELF, where=_on_a_minion)
def _enter_combat(t: Table, deed: Deed, effect: EnterCombat) -> Rules[None]:
    """The acting minion enters combat with the target (v5.card.deep-song)."""
    target = deed.chosen[0]
    if effect.lock:
        changes.lock(t, t.piece(target))
    yield from happen(t, Fight(target, deed.user) if effect.they_act else Fight(deed.user, target))


@at_once(Bleed, Place.ACTION)
def _bleed(t: Table, deed: Deed, effect: Bleed) -> None:
    """A bleed is resolved by the action itself."""


@at_once(Abstain, Place.MODIFIER, Place.REACTION, where=at_moments(When(State.POLLING) & When(State.POLITICAL)))
def _abstain(t: Table, deed: Deed, effect: Abstain) -> None:
    """The vampire chosen among those that have voted is locked and abstains (v5.card.scalpel-tongue)."""
    if deed.chosen:
        abstain(t, deed.chosen[0])


@at_once(Cancel, Place.MASTER, Place.REACTION, Place.REFLEX, where=_cancels, others=ANY, unpaid=ANY)
def _cancel(t: Table, deed: Deed, effect: Cancel) -> None:
    """The card that this one answers is cancelled (v5.wording.cancel)."""
    t.stack[-1] = replace(t.stack[-1], cancelled=UNPAID if effect.unpaid else PAID)


@at_once(Hunt, Place.ACTION)
def _hunt(t: Table, deed: Deed, effect: Hunt) -> None:
    """A hunt is resolved by the action itself."""


@does(Steal, Place.ACTION, what=Things(than=True, chosen=True), where=_of_another)
@carries(Steal, Place.USE, what=Things(chosen=True), where=_of_another)
def _steal(t: Table, deed: Deed, effect: Steal) -> Rules[None]:
    """Take control of a card for good; it stays where it was, or is moved to a minion of one's own (v5.glossary.steal-card)."""
    number = yield from one_of(t, deed, effect.what, "steal")
    if not number or t.piece(number).controller == deed.seat:
        return
    host = t.piece(number).host
    if host:
        mine = t.players[deed.seat].minions()
        host = (yield from choose_piece(t, deed.seat, "steal-onto", mine, may_pass=True, about=deed.card)) or host
    take_control(t, number, deed.seat, host)
    t.tell("vtes-event-given", card=ref(t, number), seat=seat_ref(t, deed.seat))
    yield from enter_play(t, number)


def take_control(t: Table, number: int, seat: int, host: int = 0) -> None:
    """A Methuselah takes control of a card, and of the minion cards and trophies that are on it (v5.terms.control, v5.master.trophy)."""
    piece = t.piece(number)
    if piece.host and host != piece.host:
        unlearn(t, t.piece(piece.host), piece)
        t.move(piece, piece.zone, seat, host)
        learn_discipline(t, t.piece(host), piece.card)
    else:
        t.move(piece, piece.zone, seat, host)
    for other in piece.cards:
        if goes_along(t, t.piece(other)):
            t.control(t.piece(other), seat)


def goes_along(t: Table, piece: Piece) -> bool:
    """Whether a card on a minion is controlled with it: trophies are, other masters and what one keeps are not (v5.terms.control)."""
    form = t.form_of(piece)
    kept = form.effect(PutOn)
    if isinstance(kept, PutOn) and kept.keep:
        return False
    return "master" not in t.book.facts[piece.card].types or Trait.TROPHY in form.traits
