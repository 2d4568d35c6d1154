"""The playing area: city and castle, and each player's deck with its moat and cellar."""

from __future__ import annotations

from coterie.games.empire.cards import HUMAN
from coterie.games.empire.rules.end import check_sides, check_throne
from coterie.games.empire.table import Table, player, who
from coterie.kernel.known import leave_shown, leave_unseen
from coterie.kernel.state import Seat

CASTLE_SIZE = 3


def fill_castle(table: Table) -> None:
    """The castle always holds three characters, as long as the city can give them (rule empire.area.castle)."""
    while len(table.castle) < CASTLE_SIZE and (table.city or table.bottom):
        newcomer = table.take(table.city) if table.city else table.bottom.pop(0)
        table.castle.append(newcomer)
        table.learn()
        table.tell("empire-event-enters", who=who(newcomer), revealed=int(newcomer in table.revealed))
    check_throne(table)


def leave_castle(table: Table, character: str) -> None:
    """Whoever leaves the castle loses its tokens at once (rule empire.support.people)."""
    table.castle.remove(character)
    table.attack_tokens.pop(character, None)
    table.defence_tokens.pop(character, None)


def put_under_city(table: Table, character: str) -> None:
    """A character goes from the castle to the bottom of the city, and the top one comes in (rule empire.hide)."""
    leave_castle(table, character)
    table.bottom.append(character)
    table.tell("empire-event-under-city", who=who(character))
    fill_castle(table)


def show_vampire(table: Table, character: str) -> None:
    """The token of a vampire is turned up, for good (rule empire.phase2)."""
    table.revealed.append(character)
    table.tell("empire-event-vampire", who=who(character))
    check_throne(table)


def kill(table: Table, character: str) -> None:
    """The dead leave the game, and the vampire player says what they were; the castle is filled again (rule empire.fight.winner)."""
    leave_castle(table, character)
    table.dead.append(character)
    table.learn(HUMAN)
    vampire = character in table.vampires
    if vampire and character not in table.revealed:
        table.revealed.append(character)
    elif not vampire and character not in table.cleared:
        table.cleared.append(character)
    table.tell("empire-event-dies", who=who(character), vampire=int(vampire))
    check_sides(table)
    fill_castle(table)


def draw(table: Table, seat: Seat, count: int) -> list[str]:
    """Draw from the deck; the first time it runs out, the cellar becomes a new one and is closed for good (rule empire.area.piles)."""
    side = table.sides[seat]
    drawn: list[str] = []
    for _ in range(count):
        if not side.deck and not side.cellar_used:
            side.cellar_used = True
            side.deck, side.cellar = side.cellar, []
            table.tell("empire-event-cellar", seat=player(seat), count=len(side.deck))
        if not side.deck:
            break
        drawn.append(table.take(side.deck))
    side.hand += drawn
    if drawn:
        table.learn(seat)
        table.tell_one(seat, "empire-event-you-draw", cards=table.card_refs(drawn), count=len(drawn))
        table.tell_others(seat, "empire-event-draws", seat=player(seat), count=len(drawn))
    return drawn


def play_to_moat(table: Table, seat: Seat, cards: list[str]) -> None:
    """Played cards go to the moat, seen by all (rule empire.area.piles)."""
    side = table.sides[seat]
    side.moat += cards
    side.seen_moat += cards


def discard_to_moat(table: Table, seat: Seat, cards: list[str]) -> None:
    """Discarded cards go to the moat face down (rule empire.area.piles)."""
    side = table.sides[seat]
    side.moat += cards
    leave_unseen(side.seen_hand, len(cards))


def show(table: Table, seat: Seat, cards: list[str]) -> None:
    """Cards leave the hand openly."""
    seen = table.sides[seat].seen_hand
    for card in cards:
        leave_shown(seen, card)


def leave_hand(table: Table, seat: Seat, cards: list[str]) -> None:
    """Cards leave the hand; what others know of it is for the caller to say."""
    for card in cards:
        table.sides[seat].hand.remove(card)
