"""The combat of Fury of Dracula on the screen."""

from __future__ import annotations

from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.view import CombatView
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.terminal.screen import Screen


def show_combat(screen: Screen, combat: CombatView) -> None:
    """Who fights whom, the cards of this round and of the last, what may be played, and the rolls."""
    speaker = screen.speaker
    enemy = _enemy(speaker, combat.enemy)
    fighters = tuple(Ref("fury-hunter", fighter) for fighter in combat.fighters)
    screen.heading(speaker.tell("cli-fury-combat", round=combat.round, fighters=fighters, enemy=enemy))
    for who, now, last in (
        *((speaker.name(one), combat.cards.get(one.id, ""), combat.lain.get(one.id, "")) for one in fighters),
        (enemy, combat.card, combat.lain_enemy),
    ):
        if now:
            screen.tell("cli-fury-lays", "yellow", 2, who=who, card=_card(speaker, now))
        if last:
            screen.tell("cli-fury-laid", "dim", 2, who=who, card=_card(speaker, last))
    if combat.hunter_roll or combat.enemy_roll:
        screen.tell("cli-fury-rolls", "", 2, hunters=combat.hunter_roll, enemy=combat.enemy_roll)
    for hunter, hand in combat.hands.items():
        who = speaker.name(Ref("fury-hunter", hunter))
        screen.tell("cli-fury-may-lay", "dim", 2, who=who, cards=tuple(Ref("fury-tactic", card) for card in hand))
    if combat.enemy_hand:
        screen.tell("cli-fury-may-lay", "dim", 2, who=enemy, cards=tuple(Ref("fury-tactic", card) for card in combat.enemy_hand))


def _enemy(speaker: Speaker, enemy: str) -> str:
    if enemy == DRACULA:
        return speaker.name(Ref("fury-hunter", enemy))
    return speaker.name(Ref("fury-card" if speaker.knows(f"fury-card-{enemy}") else "fury-encounter", enemy))


def _card(speaker: Speaker, card: str) -> str:
    return speaker.name(Ref("fury-tactic", card))
