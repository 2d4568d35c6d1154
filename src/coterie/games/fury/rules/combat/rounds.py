"""Rounds of combat: both sides choose, show, roll, and the winner's card says what happens (rule fury.combat.round)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.cards import HUNTERS, TACTIC_REFS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import CASTLE
from coterie.games.fury.pieces import Combat
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.combat.hands import (
    DEAR,
    copies_beside,
    enemy_cards,
    enemy_hand,
    fighting_hand,
    hunter_cards,
    refuse_card,
    refuse_enemy_card,
)
from coterie.games.fury.rules.combat.opening import opening
from coterie.games.fury.rules.combat.results import CONTINUES, apply_result
from coterie.games.fury.rules.end import lose_blood
from coterie.games.fury.rules.hunters.hand import reveal_card
from coterie.games.fury.rules.hunters.wounds import own_bites
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import Rules, Together, ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Reason, Ref, Text


class TacticChoice(Choice):
    """Which card a hunter plays in this round; nobody else sees it yet."""

    __slots__ = ()
    kind: ClassVar[str] = "tactic"
    tactical: ClassVar[bool] = True

    def candidates(self, table: Table) -> list[str]:
        return [f"tactic:{card}" for card in hunter_cards(table, self.hunter)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return refuse_card(table, self.hunter, key[7:])

    def keys(self, table: Table) -> list[str]:
        return [f"tactic:{card}" for card in fighting_hand(table, self.hunter)]


class EnemyTacticChoice(Choice):
    """Which card Dracula, or an agent, plays in this round."""

    __slots__ = ()
    kind: ClassVar[str] = "enemy-tactic"
    tactical: ClassVar[bool] = True

    def candidates(self, table: Table) -> list[str]:
        return [f"tactic:{card}" for card in enemy_cards(table)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return None if key[7:] in enemy_hand(table) else refuse_enemy_card(table, key[7:])

    def keys(self, table: Table) -> list[str]:
        return [f"tactic:{card}" for card in enemy_hand(table)]

    def prompt(self, table: Table) -> Text:
        return Text("fury-prompt-enemy-tactic", {"enemy": enemy_ref(table)})


class TargetChoice(Choice):
    """Which hunter of a group Dracula attacks in this round."""

    __slots__ = ()
    kind: ClassVar[str] = "attack"

    def candidates(self, table: Table) -> list[str]:
        return [f"attack:{HUNTERS[number]}" for number in table.the_combat.fighters]


class AppliedChoice(Choice):
    """Which of the cards the hunters have played is used, now that the attacked one has won the roll."""

    __slots__ = ()
    kind: ClassVar[str] = "apply"
    tactical: ClassVar[bool] = True

    def candidates(self, table: Table) -> list[str]:
        combat = table.the_combat
        return [f"apply:{HUNTERS[number]}:{combat.cards[number]}" for number in combat.fighters]


def enemy_ref(table: Table) -> Ref:
    """The enemy of the combat as texts name it."""
    enemy = table.the_combat.enemy
    return Ref("fury-hunter", DRACULA) if enemy == DRACULA else Ref("fury-card" if enemy == "vampire_lair" else "fury-encounter", enemy)


def fight(table: Table, enemy: str, fighters: tuple[int, ...], found: bool) -> Rules[str]:
    """A combat from its opening to its end, and how it ended (rules fury.combat.opening, fury.combat.other)."""
    table.combat = Combat(enemy, fighters, found)
    table.tell("fury-event-combat", enemy=enemy_ref(table), hunters=tuple(who(number) for number in fighters))
    yield from opening(table)
    while not table.the_combat.over:
        yield from fight_round(table)
    over = table.the_combat.over
    how = "third" if over == "end" and table.the_combat.continues >= CONTINUES else over
    table.tell("fury-event-combat-over", enemy=enemy_ref(table), how=how)
    table.combat = None
    return over


def fight_round(table: Table) -> Rules[None]:
    """Choose in secret, show, roll, and apply the winner's card (rule fury.combat.round)."""
    begin_round(table)
    yield from choose_cards(table)
    show_cards(table)
    roll_dice(table)
    applied = table.the_combat.target
    if table.the_combat.winner == "hunter" and len(table.the_combat.fighters) > 1:
        key = yield from ask(AppliedChoice(table, applied))
        applied = NAMES[key.split(":")[1]]
    yield from apply_result(table, applied)
    end_round(table)


def begin_round(table: Table) -> None:
    """The cards of the round before still lie there; new ones are chosen."""
    combat = table.the_combat
    combat.round += 1
    combat.shown = False
    combat.cards = ["", "", "", ""]
    combat.card = ""
    combat.target = combat.fighters[0] if len(combat.fighters) == 1 else -1
    combat.hunter_roll = combat.enemy_roll = 0
    combat.winner = ""


def choose_cards(table: Table) -> Rules[None]:
    """Everybody in the combat chooses at the same time; a player of several hunters one after the other (rule fury.combat.round)."""
    while True:
        asks = open_choices(table)
        if not asks:
            return
        if len(asks) == 1:
            answers = ((yield asks[0]),)
        else:
            answers = yield Together(*asks)  # type: ignore[assignment]  # Together is answered with all keys
        for choice, key in zip(asks, answers, strict=True):
            take_choice(table, choice, str(key))


def open_choices(table: Table) -> list[Choice]:
    """The next choice of each player in the combat who has not made all of them."""
    combat = table.the_combat
    found: dict[Seat, Choice] = {}
    if not combat.card:
        found[DRACULA] = EnemyTacticChoice(table, THE_COUNT)
    elif combat.target < 0:
        found[DRACULA] = TargetChoice(table, THE_COUNT)
    for number in combat.fighters:
        if not combat.cards[number] and table.book.players[number] not in found:
            found[table.book.players[number]] = TacticChoice(table, number)
    return list(found.values())


def take_choice(table: Table, choice: Choice, key: str) -> None:
    """A card or target chosen in secret is put down face down."""
    combat = table.the_combat
    if choice.kind == "attack":
        combat.target = NAMES[key[7:]]
    elif choice.hunter == THE_COUNT:
        combat.card = key[7:]
    else:
        combat.cards[choice.hunter] = key[7:]


def show_cards(table: Table) -> None:
    """All cards are turned up; Sister Agatha makes Dracula pay for fangs and escapes (rule fury.combat.round)."""
    combat = table.the_combat
    combat.shown = True
    table.learn()
    for number in combat.fighters:
        card = combat.cards[number]
        if card in table.hunters[number].items:
            reveal_card(table, number, card, 1 + copies_beside(table, number, card))
        table.tell("fury-event-tactic", who=who(number), card=TACTIC_REFS[card])
    table.tell("fury-event-enemy-tactic", enemy=enemy_ref(table), target=who(combat.target), card=TACTIC_REFS[combat.card])
    if combat.enemy == DRACULA and combat.card in DEAR and table.ally_of_hunters == "sister_agatha":
        lose_blood(table, 2)


def enemy_modifier(table: Table) -> int:
    """Traps and a Dodge that won; for Dracula his castle and a bitten hunter (rules fury.bitten, fury.castle)."""
    combat = table.the_combat
    added = combat.traps + combat.enemy_bonus
    if combat.enemy == DRACULA:
        added += int(table.dracula == CASTLE)
        added += int(any(table.hunters[number].bites > own_bites(number) for number in combat.fighters))
    return added


def roll_dice(table: Table) -> None:
    """One die each and the modifiers; a tie goes to the higher initiative, and a tie there is rolled again (rule fury.combat.round)."""
    combat, initiative = table.the_combat, table.book.figures.initiative
    target = combat.target
    dogs = table.book.figures.dogs_initiative if table.hunters[target].dogs else 0
    hunter_first = initiative[combat.cards[target]] + dogs
    enemy_first = initiative[combat.card]
    while True:
        combat.hunter_roll = table.roll(6) + 1 + combat.planning[target] + combat.hunter_bonus
        combat.enemy_roll = table.roll(6) + 1 + enemy_modifier(table)
        difference = combat.hunter_roll - combat.enemy_roll or hunter_first - enemy_first
        if difference:
            break
    combat.winner = "hunter" if difference > 0 else "enemy"
    combat.hunter_bonus = combat.enemy_bonus = 0
    combat.repelled = False
    table.tell(
        "fury-event-rolls",
        who=who(target),
        enemy=enemy_ref(table),
        roll=combat.hunter_roll,
        other_roll=combat.enemy_roll,
        winner=combat.winner,
        tie=int(combat.hunter_roll == combat.enemy_roll),
    )


def end_round(table: Table) -> None:
    """The cards just played stay on the table for one more round (rule fury.combat.round)."""
    combat = table.the_combat
    for number in combat.fighters:
        combat.lain[number] = combat.cards[number]
    combat.lain_enemy = combat.card
