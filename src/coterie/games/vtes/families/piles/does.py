"""Cards of hands, libraries and ash heaps are discarded, taken, searched for and removed."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    Discard,
    LookAndDiscard,
    OpenHand,
    Pay,
    Pile,
    RemoveAsh,
    Requires,
    SearchEquip,
    TakeBack,
    Who,
)
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import apply, does, seats_of
from coterie.games.vtes.rules.ash import exchange, library_in_ash, removable, remove_from_ash, remove_some, why_pay
from coterie.games.vtes.rules.ask import choose_card, choose_cards
from coterie.games.vtes.rules.changes import plays_open
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.equip import equipment_in_library
from coterie.games.vtes.rules.hands import adjust_hand, replace_discarded
from coterie.games.vtes.rules.matters import Equip, happen
from coterie.games.vtes.rules.naming import card_ref, discipline_refs, seat_ref
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.rules.sides import side
from coterie.games.vtes.support.registry import ANY, Place, Scope, Things, Within, carries, held_by, ignored
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


@does(TakeBack, Place.ACTION, Place.PHASE, Place.OFFER, to=ANY)
@carries(TakeBack, Place.OFFER, exchange=ANY)
def _take_back(t: Table, deed: Deed, effect: TakeBack) -> Rules[None]:
    """A library card of the ash heap comes to the hand or under the library, or is exchanged (v5.glossary.ash-heap)."""
    if effect.exchange:
        exchange(t, deed.seat)
        return
    if not library_in_ash(t, deed.seat):
        return
    card = yield from choose_card(t, deed.seat, "take-back", "ash-library", of=deed.seat, about=deed.card)
    player = t.players[deed.seat]
    player.ash.remove(card)
    if effect.to is Pile.LIBRARY_BOTTOM:
        player.library_bottom.append(card)
        t.tell("vtes-event-put-under", seat=seat_ref(t, deed.seat), card=card_ref(t, card))
        return
    player.hand.append(card)
    changes.see_card(t, deed.seat, card)
    t.tell("vtes-event-taken-back", seat=seat_ref(t, deed.seat), card=card_ref(t, card))
    del player
    yield from adjust_hand(t, deed.seat)


@does(RemoveAsh, Place.PHASE, whose=(Who.YOU, Who.PREY, Who.PREDATOR, Who.THAT), random=ANY)
@carries(RemoveAsh, Place.PAID, whose=Who.PREY, random=ANY)
def _remove_ash(t: Table, deed: Deed, effect: RemoveAsh) -> Rules[None]:
    """Cards of an ash heap leave the game: chosen by who plays the card, or library cards by chance (v5.glossary.ash-heap)."""
    for seat in seats_of(t, deed, effect.whose):
        if not effect.random:
            yield from remove_some(t, deed.seat, seat, effect.amount, deed.card)
            continue
        for _ in range(min(effect.amount, len(removable(t, seat, True)))):
            found = removable(t, seat, True)
            t.learn()
            remove_from_ash(t, seat, found[t.roll(len(found))])


def _ash_enough(t: Table, deed: Deed, effect: RemoveAsh) -> Reason | None:
    return no("ash-too-small", "v5.play.cost") if len(t.players[deed.seat].ash) < effect.amount else None


@paid(RemoveAsh, _ash_enough, whose=Who.YOU)
def _pay_ash(t: Table, deed: Deed, effect: RemoveAsh) -> Rules[None]:
    """Cards of the own ash heap leave the game (v5.glossary.ash-heap)."""
    yield from remove_some(t, deed.seat, deed.seat, effect.amount, deed.card)


@does(Pay, Place.ACTION, price=Within(Place.PAID), do=Within(Place.PAID))
def _pay(t: Table, deed: Deed, effect: Pay) -> Rules[None]:
    """Cards of an ash heap are removed to do something: if there are too few by now, nothing happens (v5.glossary.ash-heap)."""
    if why_pay(t, deed.seat, effect) is None:
        yield from apply(t, deed, effect.price)
        yield from apply(t, deed, effect.do)


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
        t.tell("vtes-event-found", seat=seat_ref(t, deed.seat), card=card_ref(t, card))
        yield from happen(t, Equip(deed.seat, deed.user, card))


def _cards_in_ash(t: Table, deed: Deed, effect: RemoveAsh) -> bool:
    return all(removable(t, seat, effect.random) for seat in seats_of(t, deed, effect.whose))


side(RemoveAsh, "remove-ash", _cards_in_ash)


carries(OpenHand, Place.STATIC, who=Who.PREY, where=held_by(Place.TABLE))(plays_open)
