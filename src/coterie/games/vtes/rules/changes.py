"""The small changes that everything else is made of: pool, blood, locks, cards that come, move and go. They ask nobody anything."""

from __future__ import annotations

from msgspec.structs import replace

from coterie.games.vtes.cards.vocabulary import YOUNGER, Cannot, Happening, OpenHand, Pred, clan_of, parts
from coterie.games.vtes.index import METHUSELAHS
from coterie.games.vtes.rules.events import post
from coterie.games.vtes.rules.fits import age
from coterie.games.vtes.rules.naming import card_ref, hidden, piece_ref, seat_ref
from coterie.games.vtes.rules.stats import cannot
from coterie.games.vtes.standing import UNKNOWN
from coterie.games.vtes.table import ALLY, ATTACHED, NOBODY, READY, TABLE, TORPOR, UNCONTROLLED, VAMPIRE, Piece, Table
from coterie.kernel.text import Arg, Ref, Text


def burn_pool(t: Table, seat: int, amount: int) -> int:
    """Burn pool, as much as there is. Whoever has none left is ousted when the effect is done (v5.end.oust)."""
    player = t.players[seat]
    burned = min(player.pool, amount)
    if burned > 0:
        player.pool -= burned
        disturb(t, seat)
        t.tell("vtes-event-pool-lost", seat=seat_ref(t, seat), amount=burned, pool=player.pool)
    return burned


def gain_pool(t: Table, seat: int, amount: int) -> None:
    """Gain pool from the bank, which never runs out (v5.setup.pool)."""
    if amount > 0:
        t.players[seat].pool += amount
        t.tell("vtes-event-pool-gained", seat=seat_ref(t, seat), amount=amount, pool=t.players[seat].pool)


def gain_blood(t: Table, piece: Piece, amount: int, *, as_vampire: bool = True) -> int:
    """Put blood on a vampire; more than its capacity goes back to the bank at once, unless it is uncontrolled (v5.crypt.capacity).

    An ally gains life, as a vampire of capacity 1 by cards it plays so, by itself without limit (v5.minion-card.ally-as-vampire).
    """
    if piece.kind == ALLY and cannot(t, piece, Cannot.GAIN_LIFE):
        return 0
    before = piece.blood
    piece.blood += amount
    if piece.kind == VAMPIRE and piece.zone != UNCONTROLLED:
        piece.blood = min(piece.blood, piece.capacity)
    elif piece.kind == ALLY and as_vampire:
        piece.blood = max(before, min(piece.blood, 1))
    gained = piece.blood - before
    if amount > 0:
        tell_of(t, "vtes-event-blood-gained", piece, amount=gained, blood=piece.blood, kind=piece.kind)
    return gained


def burn_blood(t: Table, piece: Piece, amount: int) -> int:
    """Burn blood of a vampire, as much as there is."""
    burned = min(piece.blood, amount)
    if burned > 0:
        piece.blood -= burned
        disturb(t, piece.controller)
        tell_of(t, "vtes-event-blood-lost", piece, amount=burned, blood=piece.blood, kind=piece.kind)
    return burned


def burn_counters(t: Table, card: Piece, amount: int) -> None:
    """Burn counters of a card that is no minion, as many as there are (v5.counters)."""
    card.blood -= min(card.blood, amount)
    t.tell("vtes-event-counters-lost", card=piece_ref(t, card), amount=amount, counters=card.blood)


def pool_to_blood(t: Table, seat: int, piece: Piece, amount: int) -> None:
    """Move pool to a vampire, where it is blood; more than its capacity is lost, unless it is uncontrolled (v5.counters)."""
    player = t.players[seat]
    player.pool -= amount
    piece.blood += amount
    if piece.zone != UNCONTROLLED:
        piece.blood = min(piece.blood, piece.capacity)
    disturb(t, seat)
    tell_of(t, "vtes-event-pool-to-blood", piece, seat=seat_ref(t, seat), amount=amount, pool=player.pool, blood=piece.blood)


def blood_to_pool(t: Table, seat: int, piece: Piece, amount: int) -> None:
    """Move blood from a vampire to the pool of a Methuselah, where it is pool (v5.counters)."""
    player = t.players[seat]
    piece.blood -= amount
    player.pool += amount
    disturb(t, seat)
    tell_of(t, "vtes-event-blood-to-pool", piece, seat=seat_ref(t, seat), amount=amount, pool=player.pool, blood=piece.blood)


def tell_of(t: Table, message: str, piece: Piece, **args: Arg) -> None:
    """Tell what happens to a piece; a crypt card that is not in play is named to its controller alone."""
    named: dict[str, Arg] = {} if t.ears is None else {"piece": piece_ref(t, piece), **args}  # events are only counted if nobody listens
    if not piece.face_down:
        t.tell(message, **named)
        return
    controller = t.seats[piece.controller]
    t.tell_others(controller, message, **({**named, "piece": hidden(piece.id)} if named else named))
    t.tell_one(controller, message, **named)


def shown(t: Table, piece: Piece) -> Ref | Text:
    """A piece in a text for everybody: a crypt card that is not in play stays hidden."""
    return hidden(piece.id) if piece.face_down else piece_ref(t, piece)


def disturb(t: Table, seat: int) -> None:
    """A Methuselah who loses or spends pool or blood, or whose minion fights, cannot withdraw this time (v5.end.withdraw)."""
    if t.players[seat].withdrawing > 0:
        t.players[seat].withdrawing = -1
        t.tell("vtes-event-withdrawal-failed", seat=seat_ref(t, seat))


def lock(t: Table, piece: Piece) -> None:
    """Lock a card (v5.terms.lock)."""
    if not piece.locked:
        piece.locked = True
        t.tell("vtes-event-locked", piece=piece_ref(t, piece))


def unlock(t: Table, piece: Piece) -> None:
    """Unlock a card, unless nothing unlocks a minion during this action (v5.terms.lock)."""
    if piece.kind in (VAMPIRE, ALLY) and cannot(t, piece, Cannot.UNLOCK_NOW):
        return
    if piece.locked:
        piece.locked = False
        t.tell("vtes-event-unlocked", piece=piece_ref(t, piece))


def burn(t: Table, piece: Piece) -> None:
    """Burn a card in play: it goes to its owner's ash heap, and what is on it is burned too (v5.terms.burn)."""
    t.tell("vtes-event-burned", piece=piece_ref(t, piece))
    for number in (piece.id, *piece.cards):
        post(t, Happening.BURNED, number, seat=t.piece(number).controller, leaves=True)
    t.remove(piece)


def to_torpor(t: Table, piece: Piece) -> None:
    """A wounded vampire goes to torpor, locked or not as it was (v5.torpor)."""
    t.tell("vtes-event-torpor", piece=piece_ref(t, piece))
    post(t, Happening.TORPOR, piece.id, seat=piece.controller)
    t.move(piece, TORPOR)
    piece.stands(wounded=True)


def put_on(t: Table, seat: int, card: int, form: int, minion: Piece) -> Piece:
    """Put a card on a minion: a master card is controlled by who played it, any other with its minion (v5.terms.control)."""
    piece = t.new_piece(card, form, 3, seat, ATTACHED, minion.id)
    t.place(piece)
    if "master" not in t.book.facts[card].types:
        t.control(piece, minion.controller)
    t.tell("vtes-event-put-on", card=piece_ref(t, piece), piece=piece_ref(t, minion))
    return piece


def put_in_play(t: Table, seat: int, card: int, form: int, counters: int = 0) -> Piece:
    """Put a card in play by itself."""
    piece = t.new_piece(card, form, 3, seat, TABLE)
    piece.blood = counters
    t.place(piece)
    t.tell("vtes-event-put-in-play", card=piece_ref(t, piece), seat=seat_ref(t, seat))
    show_open_hands(t)
    return piece


def put_ally(t: Table, seat: int, card: int, form: int) -> Piece:
    """An ally comes into its controller's ready region with its life from the bank (v5.minion-card.ally)."""
    piece = t.new_piece(card, form, ALLY, seat, READY)
    body = t.form_of(piece).body
    piece.blood = 0 if body is None else body.life
    t.alter(piece, capacity=piece.blood)
    t.place(piece)
    t.tell("vtes-event-recruited", piece=piece_ref(t, piece), seat=seat_ref(t, seat))
    return piece


def to_ash(t: Table, seat: int, card: int) -> None:
    """A card goes to its owner's ash heap."""
    t.players[seat].ash.append(card)


def stage(t: Table, seat: int, card: int) -> None:
    """A card leaves the hand to be played; until it is announced, others count it in the hand (v5.play.card)."""
    t.players[seat].hand.remove(card)
    t.playing.append((seat, card))
    t.staged = True


def show_staged(t: Table) -> None:
    """The card that was about to be played is announced."""
    if t.staged:
        t.staged = False
        forget_seen(t, *t.playing[-1])


def finish_playing(t: Table, owner: int, card: int, to_heap: bool = True) -> None:
    """A card that was being played has been resolved."""
    t.playing.remove((owner, card))
    if to_heap:
        to_ash(t, owner, card)


def burn_action_card(t: Table) -> None:
    """The card of an action that is over goes to the ash heap, unless it stays in play (v5.action.resolve)."""
    action = t.running_action()
    if action.card and (action.owner, action.card) in t.playing:
        finish_playing(t, action.owner, action.card)


def lock_failed(t: Table) -> None:
    """Minions that failed to block since a card said so are locked as the action is resolved, blocked or not (v5.card.faceless-night)."""
    for number in t.running_action().failed:
        if number in t.pieces:
            lock(t, t.piece(number))


def take_edge(t: Table, seat: int) -> None:
    """Take the Edge from the table or from whoever has it (v5.edge)."""
    if t.edge != seat:
        t.tell("vtes-event-edge", seat=seat_ref(t, seat))
        t.edge = seat


def draw_one(t: Table, seat: int) -> bool:
    """Draw a card from the library, if there is one."""
    known = not t.players[seat].library and not t.players[seat].library_top
    card = t.draw_library(seat)
    if card is None:
        return False
    t.players[seat].hand.append(card)
    if known:
        see_card(t, seat, card)
    if plays_open(t, seat):
        show_hand(t, seat)
        t.tell("vtes-event-drew-open", seat=seat_ref(t, seat), card=card_ref(t, card))
        return True
    name = t.seats[seat]
    t.learn(name)
    t.tell_one(name, "vtes-event-drew", card=card_ref(t, card))
    t.tell_others(name, "vtes-event-draws", seat=seat_ref(t, seat))
    return True


def plays_open(t: Table, seat: int) -> bool:
    """Whether a card of the predator makes a Methuselah play with an open hand (v5.glossary.rest)."""
    predator = t.predator(seat)
    return predator != NOBODY and bool(t.index.of(METHUSELAHS[predator], OpenHand))


def show_open_hands(t: Table) -> None:
    """Everybody looks at the hands that are open from now on."""
    for seat in t.alive():
        if plays_open(t, seat) and sorted(t.players[seat].hand) != sorted(t.players[seat].seen.get(NOBODY, ())):
            show_hand(t, seat)
            t.tell("vtes-event-open-hand", seat=seat_ref(t, seat), cards=tuple(card_ref(t, card) for card in sorted(t.players[seat].hand)))


def show_hand(t: Table, seat: int, *viewers: int) -> None:
    """These Methuselahs, or all and the spectators, know the cards of a hand; they remember them until they leave it."""
    player = t.players[seat]
    cards = tuple(sorted(player.hand))
    others = viewers or (NOBODY, *(other for other in range(len(t.players)) if other != seat))
    player.seen = {**player.seen, **dict.fromkeys(others, cards)}
    t.learn(*(t.seats[viewer] for viewer in viewers))


def note_fit(t: Table, number: int, pred: Pred, than: Piece | None) -> None:
    """A face-down crypt card was chosen by what it must be: from now on everybody knows that much of it (v5.play.targets)."""
    piece = t.pieces.get(number)
    if piece is None or not piece.face_down:
        return
    clan = clan_of(pred)
    if clan:
        piece.known = replace(piece.known, clans=tuple(dict.fromkeys((*piece.known.clans, clan))))
    if YOUNGER in parts(pred) and than is not None:
        piece.known = replace(piece.known, younger_than=min(piece.known.younger_than or age(than), age(than)))


def forget_fit(piece: Piece) -> None:
    """A crypt card comes face up: nothing needs to be remembered of it."""
    piece.known = UNKNOWN


def see_card(t: Table, seat: int, card: int) -> None:
    """A card came into a hand for all to see: they know it to be there until it leaves."""
    seen = t.players[seat].seen
    t.players[seat].seen = {
        viewer: tuple(sorted((*seen.get(viewer, ()), card))) for viewer in (NOBODY, *range(len(t.players))) if viewer != seat
    }


def know_card(t: Table, seat: int, card: int) -> None:
    """A card of a hand was named: everybody knows that there is one, until it leaves."""
    seen = t.players[seat].seen
    others = [viewer for viewer in (NOBODY, *range(len(t.players))) if viewer != seat and card not in seen.get(viewer, ())]
    t.players[seat].seen = {**seen, **{viewer: tuple(sorted((*seen.get(viewer, ()), card))) for viewer in others}}
    t.learn()


def forget_seen(t: Table, seat: int, card: int) -> None:
    """A card left a hand openly: of two equal ones, the one that others knew of."""
    seen = t.players[seat].seen
    if seen:
        t.players[seat].seen = {viewer: _without(cards, card) for viewer, cards in seen.items()}


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard(t: Table, seat: int, card: int) -> None:
    """Discard a card of the hand, for all to see."""
    t.players[seat].hand.remove(card)
    forget_seen(t, seat, card)
    to_ash(t, seat, card)
    t.tell("vtes-event-discarded", seat=seat_ref(t, seat), card=card_ref(t, card))
