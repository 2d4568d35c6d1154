"""Holy water: ask who somebody is, and strike at once if it is a vampire in the castle."""

from __future__ import annotations

from coterie.games.empire.cards import HUMAN
from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import play_to_moat, show, show_vampire
from coterie.games.empire.rules.fight import fight
from coterie.games.empire.rules.payment import choose_cards, usable
from coterie.games.empire.rules.valid import refuse_fight
from coterie.games.empire.table import Table, player, who
from coterie.kernel.questions import PASS, Ask, Rules, ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Text

WATER_COST = 2


class StrikeAsk(Ask[Table]):
    """Attack the vampire just found, and with whom."""

    __slots__ = ("target", "water")
    kind = "strike"

    def __init__(self, seat: Seat, target: str, water: str) -> None:
        super().__init__(seat)
        self.target = target
        self.water = water

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"strike:{character}" for character in table.castle if character != self.target)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        """The attack follows the rules of any fight (rule empire.holy-water)."""
        return None if key == PASS else refuse_fight(table, self.seat, key[7:], self.target, self.water)

    def prompt(self, table: Table) -> Text:
        return Text("empire-prompt-strike", {"who": who(self.target)})

    def option(self, table: Table, key: str) -> Option:
        if key == PASS:
            return Option(key, Text("empire-option-strike-none"))
        refs = (who(key[7:]), who(self.target))
        return Option(key, Text("empire-option-fight", {"attacker": refs[0], "target": refs[1]}), refs)


def refuse_water(table: Table, character: str) -> Reason | None:
    """Two holy water cards, and somebody whose nature is not known to all (rule empire.holy-water)."""
    if character in table.dead or character in table.revealed or character in table.cleared:
        return reasons.WATER_KNOWN
    return None if usable(table, HUMAN, "water") >= WATER_COST else reasons.WATER_NEEDS_CARDS


def use_holy_water(table: Table, character: str) -> Rules[None]:
    """Play two holy water cards and ask who a character is; the answer is true, and heard by both (rule empire.holy-water)."""
    cards = yield from choose_cards(table, HUMAN, "water", WATER_COST)
    show(table, HUMAN, cards)
    table.learn(HUMAN)
    table.tell("empire-event-water", seat=player(HUMAN), who=who(character), cards=table.card_refs(cards))
    if character not in table.vampires:
        table.cleared.append(character)
        play_to_moat(table, HUMAN, cards)
        table.tell("empire-event-human", who=who(character))
        return
    cards.sort(key=lambda card: table.book.cards[card].value)
    play_to_moat(table, HUMAN, cards[1:])
    yield from found(table, character, cards[0])


def found(table: Table, character: str, water: str) -> Rules[None]:
    """A vampire is found: if it is in the castle it may be attacked now, with the lower of the two cards (rule empire.holy-water)."""
    table.sides[HUMAN].moat.append(water)
    table.sides[HUMAN].seen_moat.append(water)
    show_vampire(table, character)
    if character not in table.castle or character in table.protected or not strikers(table, character):
        return
    key = yield from ask(StrikeAsk(HUMAN, character, water))
    if key != PASS:
        yield from fight(table, HUMAN, key[7:], character, water)


def strikers(table: Table, target: str) -> bool:
    """Whether anybody in the castle could attack."""
    return any(who != target and who not in table.revealed for who in table.castle)
