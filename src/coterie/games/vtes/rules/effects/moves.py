"""Effects that move cards and counters out of the ordinary: counters on this card, ash heaps, uncontrolled regions, control."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import AddCounters, Pay, RemoveAsh, SendBack, TakeControl, Who
from coterie.games.vtes.rules.apply import apply, at_once, does, minion_of, seats_of
from coterie.games.vtes.rules.ask import choose_cards
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.effects.cards import take_control
from coterie.games.vtes.rules.naming import card_ref, ref, seat_ref
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.standing import UNBOUND, Known, Standing
from coterie.games.vtes.support.registry import ANY, Place, Things, Within, carries
from coterie.games.vtes.table import NOBODY, UNCONTROLLED, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


@at_once(AddCounters, Place.PHASE, Place.OFFER, Place.USE)
def _add_counters(t: Table, deed: Deed, effect: AddCounters) -> None:
    """Counters from the bank onto this card."""
    card = t.pieces.get(deed.source)
    if card is not None:
        card.blood += effect.amount
        t.tell("vtes-event-counters", card=ref(t, deed.source), amount=effect.amount, counters=card.blood)


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


def why_pay(t: Table, seat: int, effect: Pay) -> Reason | None:
    """Whether there are cards enough in the ash heap (v5.glossary.ash-heap)."""
    price = effect.price
    enough = all(len(removable(t, other, price.random)) >= price.amount for other in seats_of(t, Deed(seat), price.whose))
    return None if enough else no("ash-too-small", "v5.glossary.ash-heap")


def remove_some(t: Table, chooser: int, seat: int, amount: int, about: int) -> Rules[None]:
    """So many cards of an ash heap leave the game, or all there are; who chooses them is not asked where there is nothing to choose."""
    ash = t.players[seat].ash
    cards = ash[:amount]
    if len(set(ash)) > 1:
        cards = yield from choose_cards(t, chooser, "remove-ash", "ash", amount, of=seat, about=about)
    for card in cards:
        remove_from_ash(t, seat, card)


def removable(t: Table, seat: int, library: bool) -> list[int]:
    """The cards in an ash heap, or its library cards."""
    return [card for card in t.players[seat].ash if not library or not t.book.facts[card].crypt]


def remove_from_ash(t: Table, seat: int, card: int) -> None:
    """A card in an ash heap is removed from the game (v5.glossary.ash-heap)."""
    player = t.players[seat]
    player.ash.remove(card)
    player.removed.append(card)
    t.tell("vtes-event-removed-ash", card=card_ref(t, card), seat=seat_ref(t, seat))


@at_once(SendBack, Place.USE, who=Things(counters=True, chosen=True))
def _send_back(t: Table, deed: Deed, effect: SendBack) -> None:
    """The vampire that was chosen goes to its owner's uncontrolled region (v5.influence.ready)."""
    if deed.chosen and deed.chosen[0] in t.pieces:
        send_back(t, t.piece(deed.chosen[0]))


def send_back(t: Table, vampire: Piece) -> None:
    """A vampire goes face down to its owner's uncontrolled region, and everybody knows it.

    Blood and cards stay with it, out of play; if its owner has left the game, it is removed (v5.influence.ready).
    """
    t.tell("vtes-event-sent-back", piece=ref(t, vampire.id), seat=seat_ref(t, vampire.owner))
    if t.players[vampire.owner].ousted:
        t.remove(vampire, "removed")
        return
    take_control(t, vampire.id, vampire.owner)
    t.move(vampire, UNCONTROLLED)
    vampire.locked = False
    vampire.known, vampire.bound, vampire.standing = Known(card=True), UNBOUND, Standing(unfit=vampire.standing.unfit)


@at_once(TakeControl, Place.USE, who=Who.ATTACHED, this_turn=ANY)
def _take_control(t: Table, deed: Deed, effect: TakeControl) -> None:
    """Take control of a minion, for good or until the end of the turn; a combat that it is in ends (v5.terms.control)."""
    minion = minion_of(t, deed, effect.who)
    if minion is None or minion.controller == deed.seat:
        return
    if effect.this_turn and minion.standing.returns == NOBODY:
        minion.stands(returns=minion.controller)
    elif not effect.this_turn:
        minion.stands(returns=NOBODY)
    take_control(t, minion.id, deed.seat)
    t.tell("vtes-event-given", card=ref(t, minion.id), seat=seat_ref(t, deed.seat))
    if t.combat is not None and minion.id in [side.minion for side in t.combat.sides]:
        t.combat.ended = True


def give_back(t: Table) -> None:
    """At the end of the turn minions return to who controlled them, also in torpor; if that one is out of the game, they are removed."""
    for minion in [piece for piece in t.pieces.values() if piece.standing.returns != NOBODY]:
        seat = minion.standing.returns
        minion.stands(returns=NOBODY)
        if t.players[seat].ousted:
            t.remove(minion, "removed")
        else:
            take_control(t, minion.id, seat)
            t.tell("vtes-event-given", card=ref(t, minion.id), seat=seat_ref(t, seat))
