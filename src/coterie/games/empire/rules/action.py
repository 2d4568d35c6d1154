"""Phase 3: one action, and there must be one: hide, use holy water, fight or pass."""

from __future__ import annotations

from coterie.games.empire.cards import CHARACTERS, HUMAN, VAMPIRE
from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import discard_to_moat, play_to_moat, put_under_city, show
from coterie.games.empire.rules.fight import fight
from coterie.games.empire.rules.holy_water import refuse_water, use_holy_water
from coterie.games.empire.rules.payment import choose_cards, usable
from coterie.games.empire.rules.valid import refuse_fight
from coterie.games.empire.table import Table, player, who
from coterie.kernel.questions import PASS, Ask, Rules, ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Text

HIDE_COST = 3
PASS_COST = 2


class ActionAsk(Ask[Table]):
    """Which action to take."""

    __slots__ = ()
    kind = "action"
    window = False

    def candidates(self, table: Table) -> list[str]:
        castle = table.castle
        keys = [PASS]
        keys += [f"fight:{attacker}:{target}" for attacker in castle for target in castle if target != attacker]
        if self.seat == VAMPIRE:
            keys += [f"hide:{character}" for character in castle]
        else:
            keys += [f"water:{character}" for character in CHARACTERS if character not in table.dead]
        return keys

    def refusal(self, table: Table, key: str) -> Reason | None:
        """Which actions are open (rules empire.phase3, empire.hide, empire.holy-water, empire.fight)."""
        verb, _, rest = key.partition(":")
        if verb == "fight":
            attacker, _, target = rest.partition(":")
            return refuse_fight(table, self.seat, attacker, target)
        if verb == "hide":
            return refuse_hide(table)
        return refuse_water(table, rest) if verb == "water" else None

    def keys(self, table: Table) -> list[str]:
        keys = [PASS]
        castle = table.castle
        for attacker in castle:
            keys += [
                f"fight:{attacker}:{target}"
                for target in castle
                if target != attacker and refuse_fight(table, self.seat, attacker, target) is None
            ]
        if self.seat == VAMPIRE:
            if refuse_hide(table) is None:
                keys += [f"hide:{character}" for character in castle]
        elif usable(table, HUMAN, "water") >= 2:
            keys += [f"water:{character}" for character in CHARACTERS if refuse_water(table, character) is None]
        return keys

    def prompt(self, table: Table) -> Text:
        return Text("empire-prompt-action", {"day": int(table.day)})

    def option(self, table: Table, key: str) -> Option:
        verb, _, rest = key.partition(":")
        if verb == "fight":
            attacker, _, target = rest.partition(":")
            refs = (who(attacker), who(target))
            return Option(key, Text("empire-option-fight", {"attacker": refs[0], "target": refs[1]}), refs)
        if verb == PASS:
            count = min(PASS_COST, len(table.sides[self.seat].hand))
            return Option(key, Text("empire-option-pass", {"count": count}))
        return Option(key, Text(f"empire-option-{verb}", {"who": who(rest)}), (who(rest),))


def action_phase(table: Table) -> Rules[None]:
    """The active player chooses one action and carries it out (rule empire.phase3)."""
    seat = table.active
    key = yield from ask(ActionAsk(seat, quiet=True))
    verb, _, rest = key.partition(":")
    if verb == "fight":
        attacker, _, target = rest.partition(":")
        yield from fight(table, seat, attacker, target)
    elif verb == "hide":
        yield from hide(table, rest)
    elif verb == "water":
        yield from use_holy_water(table, rest)
    else:
        yield from pass_turn(table, seat)


def refuse_hide(table: Table) -> Reason | None:
    """Hiding takes three combat cards and a city to hide in (rule empire.hide)."""
    if not table.in_city():
        return reasons.HIDE_NEEDS_CITY
    return None if usable(table, VAMPIRE, "hide") >= HIDE_COST else reasons.HIDE_NEEDS_CARDS


def hide(table: Table, character: str) -> Rules[None]:
    """Play three combat cards, put a character under the city, and bring the top one in (rule empire.hide)."""
    cards = yield from choose_cards(table, VAMPIRE, "hide", HIDE_COST)
    show(table, VAMPIRE, cards)
    play_to_moat(table, VAMPIRE, cards)
    table.tell("empire-event-hides", seat=player(VAMPIRE), who=who(character), cards=table.card_refs(cards))
    put_under_city(table, character)


def pass_turn(table: Table, seat: Seat) -> Rules[None]:
    """Discard two cards to the moat, or as many as there are (rule empire.pass)."""
    count = min(PASS_COST, len(table.sides[seat].hand))
    cards = yield from choose_cards(table, seat, "pass", count)
    discard_to_moat(table, seat, cards)
    table.tell("empire-event-passes", seat=player(seat), count=count)
