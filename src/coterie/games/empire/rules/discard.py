"""Phase 1: discard any number of cards, each to cellar or moat, and draw up to eight."""

from __future__ import annotations

from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import draw, leave_hand
from coterie.games.empire.table import HAND_SIZE, Table, player
from coterie.kernel.known import leave_unseen
from coterie.kernel.marks import Limit, Marks
from coterie.kernel.questions import Ask, Rules, ask_marks
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Ref, Text


class DiscardAsk(Ask[Table]):
    """Mark what is discarded to which pile, draw without discarding, or leave the phase out."""

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
            return reasons.NOTHING_TO_DRAW if len(side.hand) == HAND_SIZE or not side.can_draw() else None
        return reasons.MUST_DRAW if not side.hand and side.can_draw() else None

    def keys(self, table: Table) -> list[str]:
        return [key for key in ("skip", "draw") if self.refusal(table, key) is None]

    def marks(self, table: Table) -> Marks | None:
        """Every card goes to one pile; more than eight are discarded down to eight (rule empire.phase1)."""
        side = table.sides[self.seat]
        if not side.hand:
            return None
        held = {card: side.hand.count(card) for card in side.hand}
        piles = ("moat",) if side.cellar_used else ("cellar", "moat")
        most = {f"{pile}:{card}": count for card, count in held.items() for pile in piles}
        excess = max(0, len(side.hand) - HAND_SIZE)
        limits = [Limit(Text("empire-limit-cards"), "empire.phase1", excess, shown=excess > 0)]
        if len(piles) > 1:
            limits += [
                Limit(Text("empire-limit-copies", {"card": table.card_ref(card)}), "empire.phase1", 0, count, _once(card), shown=False)
                for card, count in held.items()
            ]
        return Marks(most, *limits)

    def veiled(self) -> bool:
        return True

    def prompt(self, table: Table) -> Text:
        return Text("empire-prompt-discard", {"excess": max(0, len(table.sides[self.seat].hand) - HAND_SIZE)})

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
    keys = yield from ask_marks(DiscardAsk(seat, quiet=True))
    if keys == ["skip"]:
        return
    put_down(table, seat, [key.partition(":")[::2] for key in keys if key != "draw"])
    draw(table, seat, HAND_SIZE - len(table.sides[seat].hand))


def put_down(table: Table, seat: Seat, discarded: list[tuple[str, str]]) -> None:
    """The discarded cards go to their piles face down: everybody sees how many, nobody which (rule empire.area.piles)."""
    if not discarded:
        return
    side = table.sides[seat]
    to_cellar = [card for pile, card in discarded if pile == "cellar"]
    to_moat = [card for pile, card in discarded if pile == "moat"]
    table.tell("empire-event-discards", seat=player(seat), cellar=len(to_cellar), moat=len(to_moat))
    leave_hand(table, seat, to_cellar + to_moat)
    leave_unseen(side.seen_hand, len(discarded))
    side.cellar += to_cellar
    side.moat += to_moat


def _once(card: str) -> dict[str, int]:
    """A card counts once, whichever pile it goes to."""
    return {f"cellar:{card}": 1, f"moat:{card}": 1}
