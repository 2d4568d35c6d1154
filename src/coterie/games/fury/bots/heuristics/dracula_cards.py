"""Rules of thumb for Dracula about cards and encounters: what to leave where, what matures, what to play, and how to fight."""

from __future__ import annotations

from coterie.games.fury.bots.distance import turns
from coterie.games.fury.bots.duel import round_now
from coterie.games.fury.bots.heuristics.dracula import Lair
from coterie.games.fury.bots.heuristics.hunter_cards import shares
from coterie.games.fury.bots.insight import Insight
from coterie.games.fury.bots.worths import ITEMS, TOKENS, worth
from coterie.games.fury.facts.cards import AGENTS, HUNTERS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.hunters.encounters import HOLY
from coterie.games.fury.table import Table
from coterie.kernel.questions import PASS


def exposure(insight: Insight) -> float:
    """How likely hunters come to the card just laid before it leaves the trail."""
    table = insight.table
    away = insight.hunters_away(table.dracula)
    known = max(insight.belief.places[table.dracula], 0.02)
    return min(0.9, 0.1 + 0.35 / (0.5 + away) + 0.5 * known)


def waiting_vampires(table: Table) -> list[int]:
    """How old the cards are on which a New Vampire lies."""
    return [age for age, slot in enumerate(table.trail) if any(token.kind == "new_vampire" for token in slot.tokens)]


def place_token(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """A vampire where nobody comes, everything else where they do."""
    table = insight.table
    shown = exposure(insight)
    waiting = waiting_vampires(table)
    held = table.tokens.count("new_vampire")
    out = []
    for key in keys:
        kind = key[6:]
        if key == PASS:
            out.append(-0.2)
        elif kind == "new_vampire":
            first = 2.0 * (1 - shown)
            maturing = bool(waiting) and max(waiting) >= table.book.figures.trail
            look = first if not waiting or maturing else first * 0.3 + 0.25 * (held - 1)
            out.append(look)
        elif kind == "desecrated_soil":
            out.append(0.35 + 0.3 * (not waiting))
        else:
            out.append(0.55 * shown * TOKENS[kind] + (0.1 if kind in AGENTS else 0.0))
    return out


def bury(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The catacombs are for cards that have nothing to mature, near hunters."""
    table = insight.table
    slot = table.dropped[-1]
    if any(token.kind in ("new_vampire", "desecrated_soil", "ambush") for token in slot.tokens):
        return [1.0 if key == PASS else -1.0 for key in keys]
    spare = len(table.tokens) >= 4 and bool(slot.tokens)
    return [0.0 if key == PASS else (0.25 if spare else -0.3) - 0.12 * TOKENS[key[5:]] for key in keys]


def clear(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """A card in the catacombs stays, unless it bars the only way."""
    return [0.2 if key == PASS else 0.0 for key in keys]


def mature(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """A vampire always; the others unless a waiting vampire would be cut off with the trail."""
    table = insight.table
    cut = any(age >= 3 for age in waiting_vampires(table))
    return [{PASS: 0.0, "mature:new_vampire": 5.0}.get(key, -1.0 if cut else 0.6) for key in keys]


def put_back(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """What is worth least; one of a kind is enough of most."""
    return [-look for look in keep_tokens(insight, ask, keys)]


def keep_tokens(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """What is worth most, and of most kinds but one."""
    held = insight.table.tokens
    tokens = [key.partition(":")[2] for key in keys]
    return [TOKENS[token] - (0.4 if held.count(token) > 1 and token != "new_vampire" else 0.0) for token in tokens]


def keep_token(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The best of those that lie there."""
    tokens = insight.table.trail[0].tokens
    return [0.0 if key == PASS else TOKENS[tokens[int(key[5:]) - 1].kind] for key in keys]


def order(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The vampire last: what comes before it may stop the hunters."""
    return [-1.0 if key == "meet:new_vampire" else TOKENS[key[5:]] * 0.3 for key in keys]


def victim(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The weakest hunter."""
    return [0.0 if key == PASS else _weakness(insight, HUNTERS.index(key.partition(":")[2])) for key in keys]


def _weakness(insight: Insight, hunter: int) -> float:
    holder, figures = insight.table.hunters[hunter], insight.table.book.figures
    left = figures.bites_to_defeat[HUNTERS[hunter]] - holder.bites
    return 2.5 / max(1, holder.health) + 0.5 / max(1, left) + 0.05 * len(holder.items)


def quincey(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The weakest hunter who is not known to hold what keeps Quincey P. Morris off."""
    return [look - 9.0 * _guarded(insight, key) for look, key in zip(victim(insight, ask, keys), keys, strict=True)]


def _guarded(insight: Insight, key: str) -> bool:
    return any(card in HOLY for card in insight.table.hunters[HUNTERS.index(key[7:])].seen[0])


def spring(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """By night a vampire, otherwise what hurts."""
    night = insight.table.night
    return [(2.5 if night else -1.0) if key == "spring:new_vampire" else 0.5 * TOKENS[key[7:]] for key in keys]


def start(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Events of the start of the turn: time, speed, and what rids him of an ally of the hunters."""
    return [0.0 if key == PASS else _start(insight, key[5:]) for key in keys]


def _start(insight: Insight, card: str) -> float:
    table = insight.table
    if card == "time_runs_short":
        return 0.6
    if card == "devilish_power":
        return 0.5 if table.ally_of_hunters in ("sister_agatha", "jonathan_harker") else -0.4
    if card == "unearthly_swiftness":
        lair = Lair(insight)
        hunted = insight.belief.places[table.dracula] if table.dracula >= 0 else 0.0
        return 0.8 * hunted * (1.2 if not lair.dark_next else 0.5) - 0.25
    return 0.1


def moment(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """What fits the moment and does harm now."""
    return [0.0 if key == PASS else _moment(insight, key[5:]) for key in keys]


def _moment(insight: Insight, card: str) -> float:
    table = insight.table
    if card == "false_tip_off":
        near = min((turns(table.hunters[number].place)[table.dracula] for number in table.party), default=9.0)
        return 0.5 - 0.2 * near
    if card == "customs_search":
        return 0.3 * sum(len(table.hunters[number].items) for number in table.party) - 0.5
    if card == "sensationalist_press":
        return 0.4 if insight.doubt() > 0.5 else -0.1
    return 0.5


def opening(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Traps always help; horses carry off those who found him by day; rage when he means to stay."""
    table = insight.table
    combat = table.the_combat
    against = combat.enemy == DRACULA
    fear = -max(insight.fight(number, table.night) for number in combat.fighters) if against else 0.0
    armed = max(sum(ITEMS[item] for item in table.hunters[number].items) for number in combat.fighters)
    looks = {
        "play:trap": 0.3 if against else 0.1,
        "play:wild_horses": 0.5 + fear if not table.night else fear,
        "play:rage": 0.15 * armed - 0.4 if table.night and fear < -0.3 else -0.5,
    }
    return [0.0 if key == PASS else looks.get(key, -1.0) for key in keys]


def tactic(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The card that the table favours against the best target, unpredictably."""
    table = insight.table
    combat = table.the_combat
    best = max((round_now(table, number) for number in combat.fighters), key=lambda mix: mix.value)
    return shares(best.enemy, keys)


def attack(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The hunter against whom the round is worth most."""
    table = insight.table
    return [2 * round_now(table, HUNTERS.index(key[7:])).value for key in keys]


def rage(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The item he fears most."""
    return [ITEMS[key[8:]] for key in keys]


def thief(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Items are what can kill him."""
    return [0.3 if key == "steal:item" else 0.0 for key in keys]


def banish(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """An ally before a Heavenly Host."""
    return [1.0 if key.startswith("remove:") else 0.5 for key in keys]


def fighter(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """For rage the best armed hunter, for a plan the one who is attacked most gladly."""
    table = insight.table
    return [sum(ITEMS[item] for item in table.hunters[HUNTERS.index(key[7:])].items) * 0.3 for key in keys]


def discard(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The event that is worth least."""
    return [-worth(key[8:]) for key in keys]
