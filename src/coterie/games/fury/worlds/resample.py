"""Other worlds: a table that looks the same to one seat, with everything that seat cannot know dealt anew."""

from __future__ import annotations

from coterie.games.fury.clues import HIDE
from coterie.games.fury.facts.cards import EVENTS, ITEMS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.pieces import Slot
from coterie.games.fury.rules.combat.hands import enemy_hand, fighting_hand
from coterie.games.fury.rules.dracula.trail import spaces
from coterie.games.fury.rules.hunters.trade import remember_laid
from coterie.games.fury.table import Table
from coterie.games.fury.worlds.paths import Way, draw_way, stood_before
from coterie.kernel.chance import Chance
from coterie.kernel.state import Seat


def resample(table: Table, seat: Seat, chance: Chance) -> None:
    """Deal what the seat cannot see from what is left of each deck, and for a hunter Dracula's way from all that agree with the clues."""
    table.chance = chance.branch()
    others = [number for number in range(4) if table.book.players[number] != seat]
    deal_items(table, seat, others, chance)
    deal_events(table, seat, others, chance)
    if seat != DRACULA:
        deal_tokens(table, chance)
        if table.trail:
            lay_way(table, draw_way(table.clues, chance))
    choose_again(table, seat, others, chance)


def deal_items(table: Table, seat: Seat, others: list[int], chance: Chance) -> None:
    """The items of other players' hunters, but for those the seat knows of."""
    at = table.book.seats.index(seat)
    hidden = table.item_deck
    kept = []
    for number in others:
        hunter = table.hunters[number]
        known = [card for card in hunter.seen[at] if card in ITEMS]
        unknown = hunter.items[:]
        for card in known:
            unknown.remove(card)
        hidden += unknown
        kept.append((number, known, len(unknown)))
    for number, known, count in kept:
        table.hunters[number].items = known + [chance.take(hidden) for _ in range(count)]
        mend_seen(table, number, at, seat, chance)


def deal_events(table: Table, seat: Seat, others: list[int], chance: Chance) -> None:
    """The events of other players' hunters and of Dracula: hunters keep only their own cards, and Dracula his."""
    at = table.book.seats.index(seat)
    deck = table.event_deck
    hands: list[tuple[int, list[str], int]] = []
    for number in others:
        hunter = table.hunters[number]
        known = [card for card in hunter.seen[at] if card in EVENTS]
        unknown = hunter.events[:]
        for card in known:
            unknown.remove(card)
        deck += unknown
        hands.append((number, known, len(unknown)))
    counts = len(table.events) - len(table.seen_events)
    if seat != DRACULA:
        unknown = table.events[:]
        for card in table.seen_events:
            unknown.remove(card)
        deck += unknown
    for number, known, count in hands:
        table.hunters[number].events = known + take_kept(deck, "hunters", count, chance)
        mend_seen(table, number, at, seat, chance)
    if seat != DRACULA:
        table.events = table.seen_events + take_kept(deck, "dracula", counts, chance)


def take_kept(deck: list[str], side: str, count: int, chance: Chance) -> list[str]:
    """So many cards of a side that are kept, taken out of the deck."""
    fitting = [card for card in deck if EVENTS[card].side == side and EVENTS[card].type == "keep"]
    taken = [chance.take(fitting) for _ in range(count)]
    for card in taken:
        deck.remove(card)
    return taken


def mend_seen(table: Table, number: int, at: int, seat: Seat, chance: Chance) -> None:
    """What other seats know of a hand that was dealt anew: as many cards as before, of those that are there now."""
    hunter = table.hunters[number]
    for other, seen in enumerate(hunter.seen):
        if other == at:
            continue
        held = hunter.items + hunter.events
        known = []
        for card in seen:
            if card in held:
                held.remove(card)
                known.append(card)
        hunter.seen[other] = known


def deal_tokens(table: Table, chance: Chance) -> None:
    """Dracula's encounters and those that lie face down; known ones stay, and harmless ones are no New Vampires."""
    slots = [*spaces(table), *table.dropped]
    hidden = table.pool
    down = [token for slot in slots for token in slot.tokens if not token.up]
    hidden += [token.kind for token in down]
    held = table.tokens[:]
    for kind in table.seen_tokens:
        held.remove(kind)
    hidden += held
    for token in sorted(down, key=lambda token: not token.harmless):
        if token.harmless:
            token.kind = chance.pick([kind for kind in hidden if kind != "new_vampire"])
            hidden.remove(token.kind)
        else:
            token.kind = chance.take(hidden)
    table.tokens = table.seen_tokens + [chance.take(hidden) for _ in held]


def lay_way(table: Table, way: Way) -> None:
    """Dracula's cards become those of another way."""
    table.cards = {serial: way.cards.get(serial, place) for serial, place in table.cards.items()}
    table.dracula = way.place
    if table.voyage:
        port = stood_before(table.clues, table.cards, table.voyage[1])
        table.voyage = (port or table.voyage[0], *table.voyage[1:])
    if not any(slot.up and "hide" in slot.powers for slot in table.trail):
        table.hides = 0
    for slot in (*spaces(table), *table.dropped):
        if slot.serial:
            set_hide(table, slot, way)


def set_hide(table: Table, slot: Slot, way: Way) -> None:
    """A face-down card that is the Hide card in this world lies there as one, and one that is not does not."""
    others = tuple(power for power in slot.powers if power != "hide")
    if table.cards[slot.serial] != HIDE:
        slot.powers = others
        return
    slot.powers = (*others, "hide")
    if slot in table.trail and not slot.up:
        located = way.hides.get(slot.serial, 0)
        table.hides = located if any(other.serial == located for other in table.trail) else 0


def choose_again(table: Table, seat: Seat, others: list[int], chance: Chance) -> None:
    """What others have chosen in secret and not yet shown is chosen anew from what they hold now."""
    combat, trade = table.combat, table.trade
    if combat is not None and not combat.shown:
        for number in others:
            if number in combat.fighters and combat.cards[number]:
                combat.cards[number] = chance.pick(fighting_hand(table, number))
        if seat != DRACULA and combat.card:
            combat.card = chance.pick(enemy_hand(table))
            if combat.target >= 0 and len(combat.fighters) > 1:
                combat.target = combat.fighters[chance.roll(len(combat.fighters))]
    if trade is not None:
        for number, laid in ((trade.asked, trade.offer), (trade.other, trade.return_)):
            if number in others and seat not in (table.seat_of(trade.asked), table.seat_of(trade.other)):
                left = table.hunters[number].items[:]
                laid[:] = [chance.take(left) for _ in laid]
        if table.seat_of(trade.asked) != table.seat_of(trade.other):
            remember_laid(table)
