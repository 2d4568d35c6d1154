"""Phase 1: discard any number of cards, each to cellar or moat, and draw up to eight."""

from __future__ import annotations

from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import draw
from coterie.games.empire.table import HAND_SIZE, Table, player
from coterie.kernel.known import leave_unseen
from coterie.kernel.questions import Ask, Rules, ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Ref, Text


class DiscardAsk(Ask[Table]):
    """Discard another card, draw, or leave the phase out."""

    __slots__ = ()
    kind = "discard"

    def ends(self) -> bool:
        return True

    def candidates(self, table: Table) -> list[str]:
        keys = ["skip", "draw"]
        for card in dict.fromkeys(table.sides[self.seat].hand):
            keys.append(f"cellar:{card}")
            keys.append(f"moat:{card}")
        return keys

    def refusal(self, table: Table, key: str) -> Reason | None:
        """What phase 1 forbids (rules empire.phase1, empire.area.piles)."""
        side = table.sides[self.seat]
        if key.startswith("moat"):
            return None
        if key.startswith("cellar"):
            return reasons.CELLAR_USED if side.cellar_used else None
        if len(side.hand) > HAND_SIZE:
            return reasons.MUST_DISCARD_DOWN
        if key == "draw":
            if len(side.hand) == HAND_SIZE or not (side.can_draw() or side.staged or side.to_cellar):
                return reasons.NOTHING_TO_DRAW
            return None
        if side.staged or side.to_cellar:
            return None if len(side.hand) == HAND_SIZE else reasons.DISCARD_BEGUN
        if not side.hand and side.can_draw():
            return reasons.MUST_DRAW
        return None

    def keys(self, table: Table) -> list[str]:
        side = table.sides[self.seat]
        refusal = self.refusal
        keys = [key for key in ("skip", "draw") if refusal(table, key) is None]
        cards = dict.fromkeys(side.hand)
        if side.cellar_used:
            return keys + [f"moat:{card}" for card in cards]
        for card in cards:
            keys.append(f"cellar:{card}")
            keys.append(f"moat:{card}")
        return keys

    def veiled(self) -> bool:
        return True

    def prompt(self, table: Table) -> Text:
        side = table.sides[self.seat]
        return Text(
            "empire-prompt-discard", {"excess": max(0, len(side.hand) - HAND_SIZE), "chosen": len(side.staged) + len(side.to_cellar)}
        )

    def option(self, table: Table, key: str) -> Option:
        pile, _, card = key.partition(":")
        if not card:
            return Option(key, Text(f"empire-option-discard-{key}"))
        ref = table.card_ref(card)
        return Option(key, Text(f"empire-option-discard-{pile}", {"card": ref}), (ref, Ref("empire-pile", pile)))


def discard_phase(table: Table) -> Rules[None]:
    """Optional as a whole: leave it out, or discard as many as you like and draw up to eight (rule empire.phase1)."""
    seat = table.active
    if table.sides[seat].out_of_cards():
        return
    key = ""
    while key not in ("skip", "draw"):
        key = yield from ask(DiscardAsk(seat, quiet=not begun(table, seat)))
        choose_pile(table, seat, key)
    put_down(table, seat)
    if key == "draw":
        draw(table, seat, HAND_SIZE - len(table.sides[seat].hand))


def begun(table: Table, seat: Seat) -> bool:
    """Whether a card has been chosen for one of the piles."""
    return bool(table.sides[seat].staged or table.sides[seat].to_cellar)


def choose_pile(table: Table, seat: Seat, key: str) -> None:
    """A card is chosen for the cellar or the moat; until the player is done, nobody else sees it."""
    pile, _, card = key.partition(":")
    side = table.sides[seat]
    if card:
        side.hand.remove(card)
        (side.to_cellar if pile == "cellar" else side.staged).append(card)


def put_down(table: Table, seat: Seat) -> None:
    """The discarded cards go to their piles face down: everybody sees how many, nobody which (rule empire.area.piles)."""
    side = table.sides[seat]
    count = len(side.staged) + len(side.to_cellar)
    if count:
        table.tell("empire-event-discards", seat=player(seat), cellar=len(side.to_cellar), moat=len(side.staged))
        leave_unseen(side.seen_hand, count)
        side.moat += side.staged
        side.cellar += side.to_cellar
        side.staged = []
        side.to_cellar = []
