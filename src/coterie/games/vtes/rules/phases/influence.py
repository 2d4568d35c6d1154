"""The influence phase: transfers, vampires that come into play, merging (v5.influence)."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.keys import PASS, Do, Key, Word, doing, name_of
from coterie.games.vtes.layers import SUPERIOR, Identity
from coterie.games.vtes.orders import BRING_OUT, TRANSFERS
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.contest import enter_play, merged, why_second_copy
from coterie.games.vtes.rules.crypt import draw_crypt
from coterie.games.vtes.rules.naming import ref, seat_ref
from coterie.games.vtes.rules.orders import is_any_time
from coterie.games.vtes.rules.phases.window import PhaseWindow, take_offer, why_end
from coterie.games.vtes.rules.play import settle
from coterie.games.vtes.rules.question import ask_amounts
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import of_methuselah
from coterie.games.vtes.rules.traits import scarce_price
from coterie.games.vtes.table import READY, Methuselah, Piece, Table
from coterie.games.vtes.windows import W_INFLUENCE
from coterie.kernel.marks import Limit, Marks
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text

CRYPT: Final = Word("crypt")
TRANSFER, TAKE_BACK = "transfer", "take-back"
PRICE: Final = {TRANSFER: 1, TAKE_BACK: 2}
"""How many transfers it takes to move one counter (v5.influence.transfers)."""
OF_TRANSFERS: Final = Text("vtes-limit-transfers")
OF_POOL: Final = Text("vtes-limit-pool")


class InfluencePhase(PhaseWindow):
    """The influence phase: transfers, and vampires that come into play."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        self.seat, self.quiet, self.name = seat, True, W_INFLUENCE

    def more(self, t: Table, seat: int) -> list[Key]:
        found: list[Key] = []
        for number in t.players[seat].uncontrolled:
            found += [Do(TRANSFER, number), Do(TAKE_BACK, number), Do("ready", number)]
            if other_version(t, number):
                found.append(Do("merge", number))
        return [*found, CRYPT, PASS]

    def legal_more(self, t: Table, seat: int) -> list[Key]:
        """What may be done but for transfers, which are marks."""
        player, found = t.players[seat], list[Key]()
        for number in player.uncontrolled:
            vampire = t.pieces[number]
            if vampire.blood >= vampire.capacity and self.why_do(t, seat, "ready", vampire) is None:
                found.append(Do("ready", number))
            if vampire.card in t.book.merging and other_version(t, number) and self.why_do(t, seat, "merge", vampire) is None:
                found.append(Do("merge", number))
        if why_no_crypt(player) is None:
            found.append(CRYPT)
        if why_end(t, self.name, seat) is None:
            found.append(PASS)
        return found

    def marks(self, t: Table) -> Marks | None:
        """Transfers to and from several vampires in one answer; what is taken back is spent in the next (v5.influence.transfers)."""
        player = t.players[t.seat_number(self.seat)]
        there, back = min(player.pool, player.transfers // PRICE[TRANSFER]), player.transfers // PRICE[TAKE_BACK]
        most: dict[str, int] = {}
        prices: dict[str, int] = {}
        spent: dict[str, int] = {}
        for number in player.uncontrolled if player.transfers else ():
            name = name_of(t, number)
            if there:
                mark = doing(TRANSFER, name)
                most[mark], prices[mark], spent[mark] = there, PRICE[TRANSFER], 1
            if back and (amount := min(t.pieces[number].blood, back)):
                mark = doing(TAKE_BACK, name)
                most[mark], prices[mark] = amount, PRICE[TAKE_BACK]
        if not most:
            return None
        return Marks(
            most,
            Limit(OF_TRANSFERS, "v5.influence.transfers", 0, player.transfers, prices),
            Limit(OF_POOL, "v5.influence.transfers", 0, player.pool, spent, shown=player.pool < player.transfers),
        )

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        """A vampire that is full comes out, if it costs nothing more; after some transfers the phase is over if there is nothing else."""
        seat = t.seat_number(self.seat)
        full = [key for key in found if isinstance(key, Do) and key.what == "ready" and not scarce_price(t, seat, t.piece(key.piece))]
        if full:
            return {BRING_OUT: full[0]}
        spent = t.players[seat].transfers < transfers_at_first(t, seat)
        if spent and PASS in found and all(key == PASS or is_any_time(t, key) for key in found):
            return {TRANSFERS: PASS}
        return super().given(t, found) if self.marks(t) is None else {}

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        if key == PASS:
            return why_end(t, self.name, seat)
        if key == CRYPT:
            return why_no_crypt(t.players[seat])
        return self.why_do(t, seat, key.what, t.piece(key.piece)) if isinstance(key, Do) else None

    def why_do(self, t: Table, seat: int, what: str, vampire: Piece) -> Reason | None:
        """Why something cannot be done with a vampire of the uncontrolled region (v5.influence)."""
        player = t.players[seat]
        if what == "ready":
            if player.pool < scarce_price(t, seat, vampire):
                return no("not-enough-pool", "v5.trait.scarce")
            if vampire.blood < vampire.capacity:
                return no("below-capacity", "v5.influence.ready")
            return why_second_copy(t, seat, vampire.card)
        if what == "merge":
            return None if player.transfers >= 4 and player.pool >= 1 else no("not-enough-transfers", "v5.influence.merge")
        if player.transfers < PRICE[what]:
            return no("not-enough-transfers", "v5.influence.transfers")
        if what == TRANSFER:
            return None if player.pool > 0 else no("not-enough-pool", "v5.influence.transfers")
        return None if vampire.blood > 0 else no("not-enough-blood", "v5.influence.transfers")


def why_no_crypt(player: Methuselah) -> Reason | None:
    """Whether no card of the crypt can be had for 4 transfers and a pool (v5.influence.transfers)."""
    if player.transfers < 4 or player.pool < 1:
        return no("not-enough-transfers", "v5.influence.transfers")
    return None if player.crypt_cards() else no("crypt-empty", "v5.influence.transfers")


def influence_phase(t: Table) -> Rules[None]:
    """Transfers: 1, 2, 3 in the first turns, else 4, and more by cards in play as the phase begins (v5.influence)."""
    seat = t.active
    if not t.step:
        t.players[seat].transfers = transfers_at_first(t, seat)
        t.step = "transfers"
    while True:
        answer = yield from ask_amounts(t, InfluencePhase(t.seats[seat]))
        if answer == ((PASS, 1),):
            t.players[seat].transfers = 0
            return
        for key, amount in answer:
            yield from influence(t, seat, key, amount)
        yield from settle(t)


def transfers_at_first(t: Table, seat: int) -> int:
    """1, 2, 3 in the first turns, else 4, and what cards in play add (v5.influence.transfers)."""
    base = min(4, t.turn) if t.turn <= len(t.players) else 4
    return base + of_methuselah(t, t.players[seat], Stat.TRANSFERS)


def influence(t: Table, seat: int, key: Key, amount: int) -> Rules[None]:
    """Do one thing in the influence phase, or the same transfer several times (v5.influence)."""
    match key:
        case Do(what="ready", piece=number):
            yield from bring_out(t, number)
        case Do(what="merge", piece=number):
            yield from merge(t, seat, number)
        case Do():
            move_counters(t, seat, key, amount)
        case keys.Use() | keys.Fire():
            yield from take_offer(t, seat, key)
        case _:
            new_crypt_card(t, seat)


def new_crypt_card(t: Table, seat: int) -> None:
    """4 transfers and a pool bring a card of the crypt (v5.influence.transfers)."""
    t.players[seat].transfers -= 4
    doors.pay_pool(t, seat, 1)
    draw_crypt(t, seat)


def move_counters(t: Table, seat: int, key: Do, amount: int) -> None:
    """1 transfer puts a pool onto a vampire, 2 take a blood back (v5.influence.transfers)."""
    t.players[seat].transfers -= PRICE[key.what] * amount
    move = changes.pool_to_blood if key.what == TRANSFER else changes.blood_to_pool
    move(t, seat, t.piece(key.piece), amount)


def bring_out(t: Table, number: int) -> Rules[None]:
    """A vampire with as much blood as its capacity comes face up and unlocked into the ready region (v5.influence.ready)."""
    vampire = t.piece(number)
    changes.forget_fit(vampire)
    doors.pay_pool(t, vampire.controller, scarce_price(t, vampire.controller, vampire))
    t.move(vampire, READY)
    vampire.blood = min(vampire.blood, vampire.capacity)
    vampire.born = t.turn
    t.learn()
    t.tell("vtes-event-influenced", piece=ref(t, number), seat=seat_ref(t, vampire.controller))
    entering = (number, *vampire.cards)
    del vampire
    for one in entering:
        if one in t.pieces:
            yield from enter_play(t, one)


def other_version(t: Table, number: int) -> int:
    """The other version of an uncontrolled crypt card that its owner controls and has not merged yet, or 0 (v5.crypt.advanced)."""
    card = t.piece(number)
    fact = t.book.facts[card.card]
    for other in t.players[card.controller].minions():
        known = t.book.facts[t.pieces[other].card]
        versions = known.name == fact.name and known.advanced != fact.advanced
        if versions and not any(merged(t, t.pieces[under]) for under in t.pieces[other].cards):
            return other
    return 0


def merge(t: Table, seat: int, number: int) -> Rules[None]:
    """4 transfers and 1 pool join two versions: the advanced card counts, the base card's text holds too (v5.influence.merge)."""
    vampire, card = t.piece(other_version(t, number)), t.piece(number)
    t.players[seat].transfers -= 4
    doors.pay_pool(t, seat, 1)
    for lost in card.cards[:]:
        t.remove(t.piece(lost))
    t.move(card, "attached", host=vampire.id)
    card.blood, card.kind = 0, 3
    if t.book.facts[card.card].advanced:
        base, advanced = vampire.card, card.card
        t.become(card, base)
        t.become(vampire, advanced)
        advance(t, vampire, t.form_of(card).identity, t.form_of(vampire).identity)
    t.learn()
    t.tell("vtes-event-merged", piece=ref(t, vampire.id), seat=seat_ref(t, seat))
    number = vampire.id
    del vampire, card
    yield from enter_play(t, number)


def advance(t: Table, vampire: Piece, base: Identity, advanced: Identity) -> None:
    """The advanced card counts for everything printed; what the vampire has gained or lost in the game stays (v5.influence.merge)."""
    now = vampire.base
    gained = {name: level - base.disciplines.get(name, 0) for name, level in now.disciplines.items()}
    known = {name: min(SUPERIOR, advanced.disciplines.get(name, 0) + gained.get(name, 0)) for name in {**advanced.disciplines, **gained}}
    titled = (now.title, now.city) == (base.title, base.city)
    t.alter(
        vampire,
        clan=advanced.clan if now.clan == base.clan else now.clan,
        sect=advanced.sect if now.sect == base.sect else now.sect,
        title=advanced.title if titled else now.title,
        city=advanced.city if titled else now.city,
        disciplines=known,
        capacity=now.capacity + advanced.capacity - base.capacity,
        traits=advanced.traits,
    )
