"""Rules of thumb: how good each option of a question looks to a player. `steady` plays by them, and searching bots start from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from coterie.games.empire.cards import (
    CHARACTERS,
    HUMAN,
    VAMPIRE,
    CancelCombat,
    CancelSupport,
    Confession,
    Draw,
    Pick,
    Protect,
    Spy,
    Swap,
    Token,
)
from coterie.games.empire.insight import Insight
from coterie.games.empire.table import HAND_SIZE
from coterie.kernel.marks import parts
from coterie.kernel.questions import PASS, Ask

Look: TypeAlias = Callable[[int, int], float]
"""How good it looks to lay so many points with so many cards."""
VAMPIRE_LIFE = 1.0
HUMAN_LIFE = 0.55
CARD_COST = 0.035
"""What spending a card costs, on the scale of lives."""


def scores(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """How good each key looks, an answer of several marks as a whole; differences of 1 are clear, of 0.1 hardly any."""
    return _KINDS[ask.kind](insight, ask, keys)


def discard(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Change poor cards for new ones, the fewer the more are drawn anyway, and keep the hand full."""
    short = HAND_SIZE - len(insight.hand)
    looks = {"draw": 0.0, "skip": -1.8 if short > 0 else -0.1}
    worths = {card: insight.worth(card) for card in dict.fromkeys(insight.hand)}
    return [looks[key] if key in looks else _gain_of_discards(worths, parts(key), short) for key in keys]


def _gain_of_discards(worths: dict[str, float], marks: list[str], short: int) -> float:
    """What changing some cards brings."""
    poor = sum(0.45 - worths[mark.partition(":")[2]] + (0.15 if mark.startswith("cellar") else 0.0) for mark in marks)
    return poor - sum(0.12 * max(0, short + at - 2) for at in range(len(marks)))


def reveal(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Show a vampire to conquer the castle, or to strike with red cards."""
    ours = [character for character, vampire in insight.nature.items() if vampire]
    present = [character for character in ours if character in insight.castle]
    shown = sum(character in insight.revealed for character in present)
    out = []
    for key in keys:
        character = key[7:]
        if key == PASS:
            out.append(0.0)
        elif character not in insight.castle:
            out.append(-1.5)
        elif len(present) == 3:
            out.append(50.0 if shown == 2 else 1.5)
        else:
            out.append(_gain_of_showing(insight, character) - 0.9 - 0.4 * shown)
    return out


def _gain_of_showing(insight: Insight, character: str) -> float:
    """How much better the best attack becomes when its attacker is a revealed vampire."""
    profession = CHARACTERS[character]
    hand = [insight.cards[card] for card in insight.hand]
    hidden = sum(card.value for card in hand if profession in card.professions)
    red = sum(card.value for card in hand if card.type == "vampire" and profession not in card.professions)
    guilt = insight.guilt()
    best = 0.0
    for target in insight.castle:
        if target != character and guilt[target] < 0.5:
            before = insight.kill_chance(character, target, hidden)
            after = insight.kill_chance(character, target, hidden + red - 0.25 * insight.other_hand)
            best = max(best, after - before, 0.6 * after - 0.2)
    return 2.2 * best


def action(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Weigh every fight, detection and hiding by what it may win and what it costs."""
    guilt = insight.guilt()
    out = []
    for key in keys:
        verb, _, rest = key.partition(":")
        if verb == "fight":
            attacker, _, target = rest.partition(":")
            out.append(4 * attack_value(insight, guilt, attacker, target))
        elif verb == "water":
            out.append(4 * _water_value(insight, guilt, rest))
        elif verb == "hide":
            out.append(4 * _hide_value(insight, rest))
        else:
            out.append(0.0)
    return out


def attack_value(insight: Insight, guilt: dict[str, float], attacker: str, target: str, extra: int = 0) -> float:
    """What an attack is worth: a life of theirs for some cards of ours, or an innocent killed by mistake."""
    strength = insight.strength(attacker, target) + extra
    chance = insight.kill_chance(attacker, target, strength)
    cost = CARD_COST * min(4.0, 0.7 * strength)
    if insight.seat == VAMPIRE:
        return chance * (-VAMPIRE_LIFE if guilt[target] else HUMAN_LIFE) - cost
    vampire = guilt[target]
    mistake = 0.9 if target not in insight.nature else 1.0
    return vampire * chance * VAMPIRE_LIFE - (1 - vampire) * mistake * HUMAN_LIFE - cost


def _water_value(insight: Insight, guilt: dict[str, float], character: str) -> float:
    """What asking for somebody is worth: the news, and the strike that may follow."""
    if character in insight.nature:
        return -1.0
    value = 0.09 - 2 * CARD_COST
    if character not in insight.castle:
        return value - 0.04 + 0.05 * guilt[character]
    spare = sum(insight.cards[c].value for c in insight.hand if insight.cards[c].type == "holy-water") - 3
    strikes = [
        insight.kill_chance(attacker, character, insight.strength(attacker, character) + max(0, spare))
        for attacker in insight.castle
        if attacker != character and attacker not in insight.revealed
    ]
    return value + guilt[character] * (0.05 + 0.85 * max(strikes, default=0.0))


def _hide_value(insight: Insight, character: str) -> float:
    """Hide a shown vampire that is in danger, or turn the castle over when two of three are there."""
    revealed_here = [c for c in insight.castle if c in insight.revealed]
    if character in insight.revealed:
        defence = max(insight.strength(character, other) for other in insight.castle if other != character)
        danger = 0.4 - 0.06 * defence if insight.other_hand >= 4 else 0.0
        return danger - 3 * CARD_COST - (0.2 if len(revealed_here) == 2 else 0.0)
    if insight.nature.get(character):
        return -0.2
    return 0.25 - 3 * CARD_COST if len(revealed_here) == 2 and insight.in_city <= 3 else -0.2


def strike(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """A vampire was just found: strike if it can be killed."""
    guilt = insight.guilt()
    water = insight.cards[ask.water].value  # type: ignore[attr-defined]  # only StrikeAsk is of this kind
    target = ask.target  # type: ignore[attr-defined]
    return [0.0 if key == PASS else 4 * attack_value(insight, guilt, key[7:], target, water) for key in keys]


def lay(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Attack with about two thirds at first, defend with just enough, and give up what is lost."""
    look = _look_of_defence(insight) if insight.seat != insight.by else _look_of_feint if feigned(insight) else _look_of_attack(insight)
    out = []
    for key in keys:
        cards = [] if key == PASS else [insight.water if mark == "water" else mark[4:] for mark in parts(key)]
        out.append(look(insight.sum(cards), len(cards)) + (0.5 if insight.water in cards else 0.0))
    return out


def _look_of_attack(insight: Insight) -> Look:
    """Lay no more than reaches the goal; in the second round go on only if it may kill."""
    left = insight.strength(insight.attacker, insight.target) + insight.sum([insight.water] if insight.water else [])
    reach, defence = insight.attack + left, insight.defence
    if insight.round == 1:
        goal, go_on = defence + max(1.0, 0.62 * (reach - defence)), True
    else:
        goal = defence + 0.8 * insight.resistance(insight.target, insight.attacker) + 0.5
        go_on = reach > defence and insight.kill_chance(insight.attacker, insight.target, left) > 0.2
    needed = min(goal, reach) - insight.attack

    def look(points: int, cards: int) -> float:
        if not cards:
            return -1.0 if go_on else 1.0
        how = -0.05 * (points - needed) if points >= needed else 0.05 * points - 1.5
        return how + (1.0 if go_on else -1.0)

    return look


def feigned(insight: Insight) -> bool:
    """Whether the vampire player attacks one of its own, whom it does not want to kill."""
    return insight.seat == insight.by == VAMPIRE and insight.nature[insight.target]


def _look_of_feint(points: int, cards: int) -> float:
    """Against one of its own the vampire player lays as little as it can, and stops."""
    return -0.2 * points if cards else 2.0


def wants_to_save(insight: Insight, character: str) -> float:
    """How much a player wants a character to live: from -1 (let it die) to 1."""
    guilt = insight.guilt()[character]
    return 2 * guilt - 1 if insight.seat == VAMPIRE else 1 - 2.2 * guilt


def _look_of_defence(insight: Insight) -> Look:
    """Lay what just makes good the gap; nothing for those who are safe, may die or cannot be saved."""
    need = insight.attack - insight.defence
    reach = insight.strength(insight.target, insight.attacker)
    worth_it = wants_to_save(insight, insight.target) > 0 and 0 < need <= reach

    def look(points: int, cards: int) -> float:
        if not cards:
            return -1.0 if worth_it else 1.0
        if not worth_it:
            return -0.8 * cards - 0.05 * points
        return 1.0 - 0.1 * (points - need) if points >= need else 0.05 * points - 0.5

    return look


def replace(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Lay the best card in place of the cancelled one, if the fight is worth it."""
    wanted = not feigned(insight) if insight.seat == insight.by else wants_to_save(insight, insight.target) > 0
    return [0.0 if key == PASS else (0.2 if wanted else -0.5) + 0.1 * insight.cards[key[4:]].value for key in keys]


def support(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Play a support card when it does something now."""
    return [0.0 if key == PASS else _support_value(insight, key[5:]) for key in keys]


def _support_value(insight: Insight, card: str) -> float:
    facts = insight.cards[card]
    cost = facts.day if insight.active == HUMAN else facts.night
    price = 0.25 * cost
    own_turn = insight.active == insight.seat
    match facts.effect:
        case CancelCombat():
            return _cancel_value(insight) - price
        case CancelSupport():
            return _answer_value(insight) - price
        case Draw():
            return (1.2 if len(insight.hand) <= 7 else 0.4) - price
        case Token():
            return (0.5 if own_turn else 0.1) - 2 * price
        case Confession():
            return (1.2 if len(insight.hand) >= 5 else 0.2) - price
        case Spy():
            return (0.7 if insight.other_hand >= 4 else -0.2) - price
        case Pick():
            return (0.6 if len(insight.hand) >= 4 else 0.1) - price
        case Protect():
            return (0.5 if not own_turn and insight.other_hand >= 4 else -0.5) - price
        case Swap():
            shown = any(character in insight.revealed for character in insight.castle)
            return (0.6 if shown and not own_turn and insight.other_hand >= 5 else -0.4) - price
        case _:
            return -0.5


def _cancel_value(insight: Insight) -> float:
    """Cancelling is for fights that it turns."""
    lead = insight.attack - insight.defence
    if feigned(insight):
        return -0.8
    if insight.seat == insight.by:
        best = max((insight.cards[card].value for card in insight.defence_now), default=0)
        return 1.8 if lead <= 0 < lead + best else -0.4
    if wants_to_save(insight, insight.target) <= 0:
        return -0.8
    best = max((insight.cards[card].value for card in insight.attack_now), default=0)
    within = lead > 0 and lead - best <= 0
    return 1.8 if within and lead > insight.strength(insight.target, insight.attacker) else 0.3 if within else -0.4


def _answer_value(insight: Insight) -> float:
    """What the opponent's card would do decides whether it is worth an answer."""
    effect = insight.cards[insight.running].effect if insight.running else None
    return 1.1 if isinstance(effect, CancelCombat | Confession) else 0.7 if isinstance(effect, Draw | Spy | Swap | Protect) else -0.1


def target(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Where a support card does the most good."""
    return [_target_value(insight, key[3:]) for key in keys]


def _target_value(insight: Insight, aim: str) -> float:
    kind, _, character = aim.partition(":")
    if character:
        ours = wants_to_save(insight, character)
        if kind == "defence":
            return ours * (0.8 if insight.active != insight.seat else 0.5)
        eligible = (character not in insight.revealed) if insight.seat == HUMAN else True
        best = max((insight.strength(character, other) for other in insight.castle if other != character), default=0)
        return (0.1 * best if eligible else -1.0) if insight.active == insight.seat else -0.2
    if aim in CHARACTERS:
        return wants_to_save(insight, aim) + (0.5 if aim in insight.revealed else 0.0)
    return float(insight.cards[aim].value)


def pay(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Pay with what is worth least; for holy water keep a high card for the strike."""
    bonus = 0.5 if ask.purpose == "water" else 0.0  # type: ignore[attr-defined]  # only PayAsk is of this kind
    looks = {card: bonus * insight.cards[card].value - insight.worth(card) for card in dict.fromkeys(insight.hand)}
    return [sum(looks[mark[5:]] for mark in parts(key)) for key in keys]


def pick(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Take the best card."""
    return [insight.worth(key[5:]) for key in keys]


def spy(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """Take the card that would hurt most."""
    return [0.6 * insight.cards[key[5:]].value if insight.cards[key[5:]].value else 1.5 for key in keys]


_KINDS = {
    "discard": discard,
    "reveal": reveal,
    "action": action,
    "strike": strike,
    "lay": lay,
    "replace": replace,
    "support": support,
    "target": target,
    "pay": pay,
    "pick": pick,
    "spy": spy,
}
