"""Fights: two rounds at most, and who dies."""

from __future__ import annotations

from coterie.games.empire.cards import OTHER, VAMPIRE
from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import kill, leave_hand, play_to_moat, show
from coterie.games.empire.rules.support import fight_window
from coterie.games.empire.rules.valid import lay_option, refuse_card, totals
from coterie.games.empire.table import Fight, Table, player, who
from coterie.kernel.marks import Limit, Marks
from coterie.kernel.questions import PASS, Ask, Rules, ask_marks
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Text

ROUNDS = 2


class LayAsk(Ask[Table]):
    """Mark the combat cards to lay, or pass: the defender lays none, the attacker stops before the second round."""

    __slots__ = ()
    kind = "lay"
    window = False

    def candidates(self, table: Table) -> list[str]:
        fight = table.the_fight
        keys = [PASS] if self.seat != fight.by or fight.round == ROUNDS else ["water"] if fight.water else []
        return keys + [f"lay:{card}" for card in dict.fromkeys(table.sides[self.seat].hand)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        """Which cards fit, and whether one may lay none (rules empire.fight.rounds, empire.fight.valid)."""
        if key.startswith("lay:"):
            return refuse_card(table, self.seat, key[4:])
        return None if key == "water" or self.seat == table.the_fight.by else self._refuse_no_defence(table)

    def keys(self, table: Table) -> list[str]:
        return [key for key in self.candidates(table)[:1] if key == PASS and self.refusal(table, key) is None]

    def marks(self, table: Table) -> Marks | None:
        """The first attack must be higher than the defence it meets (rules empire.fight.rounds, empire.support.people)."""
        fight, facts = table.the_fight, table.book.cards
        hand = table.sides[self.seat].hand
        cards = [card for card in dict.fromkeys(hand) if refuse_card(table, self.seat, card) is None]
        most = {"water": 1} if fight.water and self.seat == fight.by else {}
        most |= {f"lay:{card}": hand.count(card) for card in cards}
        points = {key: facts[fight.water if key == "water" else key[4:]].value for key in most}
        attack, defence = totals(table)
        least = defence - attack + 1 if self.seat == fight.by and fight.round == 1 else 0
        if not most or sum(points[key] * count for key, count in most.items()) < least:
            return None
        return Marks(most, Limit(Text("empire-limit-points"), "empire.support.people", max(0, least), None, points, shown=least > 1))

    def _refuse_no_defence(self, table: Table) -> Reason | None:
        """By an option of the game, whoever can defend must (rule empire.fight.rounds)."""
        if table.book.setup.defence == "free":
            return None
        hand = table.sides[self.seat].hand
        return reasons.MUST_DEFEND if any(refuse_card(table, self.seat, card) is None for card in hand) else None

    def prompt(self, table: Table) -> Text:
        fight = table.the_fight
        attack, defence = totals(table)
        return Text(
            "empire-prompt-lay-attack" if self.seat == fight.by else "empire-prompt-lay-defence",
            {
                "attacker": who(fight.attacker),
                "target": who(fight.target),
                "round": fight.round,
                "attack": attack,
                "defence": defence,
            },
        )

    def option(self, table: Table, key: str) -> Option:
        fight = table.the_fight
        if key == PASS:
            return Option(key, Text(f"empire-option-lay-{'stop' if self.seat == fight.by else 'none'}"))
        card = table.book.cards[fight.water if key == "water" else key[4:]]
        return lay_option(key, card, "empire-option-lay-water" if key == "water" else "empire-option-lay")


def fight(table: Table, seat: Seat, attacker: str, target: str, water: str = "") -> Rules[None]:
    """Two rounds at most; the attacked character dies if the attack is higher (rules empire.fight, empire.fight.rounds)."""
    table.fight = Fight(seat, attacker, target, water)
    if water:
        table.sides[seat].moat.remove(water)
        table.sides[seat].seen_moat.remove(water)
    if seat == VAMPIRE:
        table.attacked[target] = table.attacked.get(target, 0) + 1
    table.tell("empire-event-attacks", seat=player(seat), attacker=who(attacker), target=who(target))
    won = False
    while table.the_fight.round <= ROUNDS and not won:
        going = yield from lay_attack(table, seat)
        if not going:
            won = break_off(table)
            break
        yield from lay_defence(table, OTHER[seat])
        won = close_round(table)
    clear_away(table, seat)
    if won:
        kill(table, target)
    else:
        table.tell("empire-event-survives", who=who(target))


def lay_attack(table: Table, seat: Seat) -> Rules[bool]:
    """The attacker lays at least one card, or stops before round two; then support cards, the defender first (rule empire.fight.rounds)."""
    if not table.sides[seat].hand and not table.the_fight.water:
        return False
    keys = yield from ask_marks(LayAsk(seat))
    if keys == [PASS]:
        return False
    place_water(table, seat, "water" in keys)
    announce(table, seat, [key[4:] for key in keys if key != "water"])
    yield from fight_window(table, OTHER[seat])
    return True


def lay_defence(table: Table, seat: Seat) -> Rules[None]:
    """The defender lays any number of cards, or none; then support cards, the attacker first (rule empire.fight.rounds)."""
    keys = (yield from ask_marks(LayAsk(seat))) if table.sides[seat].hand else [PASS]
    cards = [key[4:] for key in keys if key != PASS]
    if seat == VAMPIRE:
        note_defence(table, len(cards))
    announce(table, seat, cards)
    yield from fight_window(table, OTHER[seat])


def note_defence(table: Table, laid: int) -> None:
    """Everybody sees how hard the vampire player fights for a character, and may draw conclusions."""
    target = table.the_fight.target
    table.shielded[target] = table.shielded.get(target, 0) + (laid or -1)


def announce(table: Table, seat: Seat, cards: list[str]) -> None:
    """The cards chosen are laid open."""
    leave_hand(table, seat, cards)
    show(table, seat, cards)
    laid = table.the_fight.laid_now(seat)
    laid += cards
    attack, defence = totals(table)
    table.tell("empire-event-lays", seat=player(seat), cards=table.card_refs(laid), count=len(laid), attack=attack, defence=defence)


def place_water(table: Table, seat: Seat, laid: bool) -> None:
    """The lower card of a detection is laid in round one, or goes to the moat like the other (rule empire.holy-water)."""
    fight = table.the_fight
    if laid:
        fight.attack_now.append(fight.water)
    elif fight.water:
        play_to_moat(table, seat, [fight.water])
    fight.water = ""


def close_round(table: Table) -> bool:
    """Compare; a tie favours the defender. The cards stay and count in round two (rules empire.fight.rounds, empire.fight.winner)."""
    fight = table.the_fight
    attack, defence = totals(table)
    table.tell("empire-event-round", round=fight.round, attack=attack, defence=defence)
    decides = fight.round == ROUNDS or table.book.setup.death == "each"
    fight.attack += fight.attack_now
    fight.defence += fight.defence_now
    fight.attack_now = []
    fight.defence_now = []
    fight.round += 1
    return decides and attack > defence


def break_off(table: Table) -> bool:
    """An attacker who stops leaves the target alive; where only the end decides, round one stands as the end (rule empire.fight.winner)."""
    if table.book.setup.death == "each":
        return False
    table.the_fight.round = 1
    attack, defence = totals(table)
    return attack > defence


def clear_away(table: Table, seat: Seat) -> None:
    """When the fight is over its cards go to their owners' moats (rule empire.area.piles)."""
    fight = table.the_fight
    play_to_moat(table, seat, fight.attack)
    play_to_moat(table, OTHER[seat], fight.defence)
    table.fight = None
