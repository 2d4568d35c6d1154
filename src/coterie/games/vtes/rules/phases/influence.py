"""The influence phase: transfers, vampires that come into play, merging (v5.influence)."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.book import W_INFLUENCE
from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.contest import enter_play, merged, why_second_copy
from coterie.games.vtes.rules.effects.cards import draw_crypt
from coterie.games.vtes.rules.naming import id_in, piece_ref, ref, seat_ref
from coterie.games.vtes.rules.phases.window import PhaseWindow, take_offer
from coterie.games.vtes.rules.play import settle
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import of_methuselah
from coterie.games.vtes.rules.traits import scarce_price
from coterie.games.vtes.table import READY, Piece, Table
from coterie.kernel.marks import Limit, Marks, split
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text

PRICE: Final = {"transfer": 1, "take-back": 2}
"""How many transfers it takes to move one counter (v5.influence.transfers)."""


class InfluencePhase(PhaseWindow):
    """The influence phase: transfers, and vampires that come into play."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_INFLUENCE)

    def more(self, t: Table, seat: int) -> list[str]:
        keys = []
        for number in t.players[seat].uncontrolled:
            keys += [f"transfer:crypt-{number}", f"take-back:crypt-{number}", f"ready:crypt-{number}"]
            if other_version(t, number):
                keys.append(f"merge:crypt-{number}")
        return [*keys, "crypt", PASS]

    def legal(self, t: Table, seat: int) -> list[str]:
        player = t.players[seat]
        if player.transfers < 1:
            full = [number for number in player.uncontrolled if t.pieces[number].blood >= t.pieces[number].capacity]
            return [*(key for key in (f"ready:crypt-{n}" for n in full) if self.why_more(t, seat, key) is None), PASS]
        return [key for key in super().legal(t, seat) if key.partition(":")[0] not in PRICE]

    def marks(self, t: Table) -> Marks | None:
        """Transfers to and from several vampires in one answer; what is taken back is spent in the next (v5.influence.transfers)."""
        seat = t.seat_number(self.seat)
        player = t.players[seat]
        most: dict[str, int] = {}
        for number in player.uncontrolled if player.transfers else ():
            for sort, there in (("transfer", player.pool), ("take-back", t.pieces[number].blood)):
                if amount := min(there, player.transfers // PRICE[sort]):
                    most[f"{sort}:crypt-{number}"] = amount
        if not most:
            return None
        prices = {key: PRICE[key.partition(":")[0]] for key in most}
        spent = {key: 1 for key in most if key.startswith("transfer:")}
        return Marks(
            most,
            Limit(Text("vtes-limit-transfers"), "v5.influence.transfers", 0, player.transfers, prices),
            Limit(Text("vtes-limit-pool"), "v5.influence.transfers", 0, player.pool, spent, shown=player.pool < player.transfers),
        )

    def why_more(self, t: Table, seat: int, key: str) -> Reason | None:
        player = t.players[seat]
        sort, _, rest = key.partition(":")
        if key == PASS:
            return None
        if sort == "crypt":
            if player.transfers < 4 or player.pool < 1:
                return no("not-enough-transfers", "v5.influence.transfers")
            return None if player.crypt_cards() else no("crypt-empty", "v5.influence.transfers")
        vampire = t.piece(id_in(rest))
        if sort == "ready":
            if player.pool < scarce_price(t, seat, vampire):
                return no("not-enough-pool", "v5.trait.scarce")
            if vampire.blood < vampire.capacity:
                return no("below-capacity", "v5.influence.ready")
            return why_second_copy(t, seat, vampire.card)
        if sort == "merge":
            return None if player.transfers >= 4 and player.pool >= 1 else no("not-enough-transfers", "v5.influence.merge")
        if player.transfers < PRICE[sort]:
            return no("not-enough-transfers", "v5.influence.transfers")
        if sort == "transfer":
            return None if player.pool > 0 else no("not-enough-pool", "v5.influence.transfers")
        return None if vampire.blood > 0 else no("not-enough-blood", "v5.influence.transfers")

    def option(self, t: Table, key: str) -> Option:
        sort, _, rest = key.partition(":")
        if sort in ("transfer", "take-back", "ready", "merge"):
            shown = piece_ref(t, t.piece(id_in(rest)))
            return Option(key, Text(f"vtes-option-{sort}", {"piece": shown}), (shown,))
        return super().option(t, key)


def influence_phase(t: Table) -> Rules[None]:
    """Transfers: 1, 2, 3 in the first turns, else 4, and more by cards in play as the phase begins (v5.influence)."""
    seat = t.active
    if not t.step:
        player = t.players[seat]
        base = min(4, t.turn) if t.turn <= len(t.players) else 4
        player.transfers = base + of_methuselah(t, player, Stat.TRANSFERS)
        t.step = "transfers"
        del player
    while True:
        answer = yield from ask(InfluencePhase(t.seats[seat]))
        if answer == PASS:
            t.players[seat].transfers = 0
            return
        sort, _, rest = answer.partition(":")
        if sort == "use":
            yield from take_offer(t, seat, answer)
        elif sort == "ready":
            yield from bring_out(t, id_in(rest))
        elif sort == "merge":
            yield from merge(t, seat, id_in(rest))
        elif sort == "crypt":
            new_crypt_card(t, seat)
        else:
            for mark, amount in split(answer).items():
                move_counters(t, seat, mark, amount)
        yield from settle(t)


def new_crypt_card(t: Table, seat: int) -> None:
    """4 transfers and a pool bring a card of the crypt (v5.influence.transfers)."""
    t.players[seat].transfers -= 4
    changes.burn_pool(t, seat, 1)
    draw_crypt(t, seat)


def move_counters(t: Table, seat: int, mark: str, amount: int) -> None:
    """1 transfer puts a pool onto a vampire, 2 take a blood back (v5.influence.transfers)."""
    sort, _, rest = mark.partition(":")
    t.players[seat].transfers -= PRICE[sort] * amount
    move = changes.pool_to_blood if sort == "transfer" else changes.blood_to_pool
    move(t, seat, t.piece(id_in(rest)), amount)


def bring_out(t: Table, number: int) -> Rules[None]:
    """A vampire with as much blood as its capacity comes face up and unlocked into the ready region (v5.influence.ready)."""
    vampire = t.piece(number)
    changes.forget_fit(vampire)
    changes.burn_pool(t, vampire.controller, scarce_price(t, vampire.controller, vampire))
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
        lone = not any(merged(t, t.pieces[under]) for under in t.pieces[other].cards)
        if known.name == fact.name and known.advanced != fact.advanced and lone:
            return other
    return 0


def merge(t: Table, seat: int, number: int) -> Rules[None]:
    """4 transfers and 1 pool join two versions: the advanced card counts, the base card's text holds too (v5.influence.merge)."""
    vampire, card = t.piece(other_version(t, number)), t.piece(number)
    t.players[seat].transfers -= 4
    changes.burn_pool(t, seat, 1)
    for lost in card.cards[:]:
        t.remove(t.piece(lost))
    t.move(card, "attached", host=vampire.id)
    card.blood, card.kind = 0, 3
    if t.book.facts[card.card].advanced:
        base, advanced = vampire.card, card.card
        t.become(card, base)
        t.become(vampire, advanced)
        advance(vampire, t.book.facts[card.card], t.book.facts[vampire.card])
    t.learn()
    t.tell("vtes-event-merged", piece=ref(t, vampire.id), seat=seat_ref(t, seat))
    number = vampire.id
    del vampire, card
    yield from enter_play(t, number)


def advance(vampire: Piece, base: Facts, advanced: Facts) -> None:
    """The advanced card counts for everything printed; what the vampire has gained or lost in the game stays (v5.influence.merge)."""
    gained = {name: level - base.disciplines.get(name, 0) for name, level in vampire.disciplines.items()}
    vampire.disciplines = {
        name: min(2, advanced.disciplines.get(name, 0) + gained.get(name, 0)) for name in {**advanced.disciplines, **gained}
    }
    vampire.capacity += advanced.capacity - base.capacity
    vampire.blood = min(vampire.blood, vampire.capacity)
    if vampire.clan == (base.clans[0] if base.clans else ""):
        vampire.clan = advanced.clans[0] if advanced.clans else ""
    if vampire.sect == base.sect:
        vampire.sect = advanced.sect
    if (vampire.title, vampire.city) == (base.title, base.city):
        vampire.title, vampire.city = advanced.title, advanced.city
