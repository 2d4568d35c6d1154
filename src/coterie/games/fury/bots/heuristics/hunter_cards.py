"""Rules of thumb for hunters about cards: resolve, groups, events and items, fights, and everything they are asked in between."""

from __future__ import annotations

from math import log
from typing import cast

from coterie.games.fury.bots.duel import Stakes, round_now
from coterie.games.fury.bots.heuristics.hunters import AT_SEA, WEAK, Errand
from coterie.games.fury.bots.insight import Insight, Quarry, Supplies
from coterie.games.fury.bots.worths import ANSWERED, ITEMS, surplus_item, worth
from coterie.games.fury.facts.cards import EVENTS, HUNTERS, MINA
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import CITY_BITS, IS_SEA, NUMBER, ROAD_BITS, SEAS, members
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.dracula.trail import haunted, spaces
from coterie.games.fury.rules.hunters.journey import DieChoice
from coterie.games.fury.rules.hunters.resolve import JoinChoice
from coterie.games.fury.table import Table
from coterie.kernel.questions import PASS

NEAR = 2.5
"""How doubtful it may be where Dracula is, for hunters to stay together."""
SHARPNESS = 3.0
"""How much likelier a clearly better option is taken: a difference of 1 is a factor of e to this."""


def shares(mix: dict[str, float], keys: list[str]) -> list[float]:
    """The shares of cards as scores: whoever takes keys by their scores takes each as often as its share says."""
    return [log(mix.get(key.rpartition(":")[2], 0.0) + 0.004) / SHARPNESS for key in keys]


def turn_start(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Resolve when it helps, groups near Dracula, and the cards that are of use now."""
    hunter: int = ask.hunter
    return [_start(insight, hunter, key) for key in keys]


def _start(insight: Insight, hunter: int, key: str) -> float:
    if key == PASS:
        return 0.0
    table = insight.table
    verb, _, name = key.partition(":")
    if verb == "resolve-newspaper_reports":
        return 0.25 * (insight.doubt() - 1.2) + 0.1 * (table.resolve - 1)
    if verb == "resolve-inner_strength":
        return max(_hurt(insight, number) for number in range(4)) - 0.55
    if verb == "resolve-sense_of_emergency":
        return _emergency(insight, hunter)
    if verb == "join":
        return _company(insight, hunter, HUNTERS.index(name))
    if verb == "leave":
        return -_company(insight, *table.group_of(hunter))
    return own_card(insight, hunter, key)


def _hurt(insight: Insight, hunter: int) -> float:
    """How badly a hunter needs health."""
    holder, figures = insight.table.hunters[hunter], insight.table.book.figures
    missing = figures.health[HUNTERS[hunter]] - holder.health
    return min(4, missing) * (0.05 + 0.6 / max(1, holder.health))


def _emergency(insight: Insight, hunter: int) -> float:
    """Hurry to Dracula by day, if the fight is worth the health."""
    table = insight.table
    cost = table.book.figures.vampires_to_win - table.vampires
    left = table.hunters[hunter].health - cost
    if left <= 2 or table.hunters[hunter].moved:
        return -2.0
    errand = Errand(insight, hunter)
    best = max(errand.worth(place) for place in members(CITY_BITS))
    now = max(errand.worth(place) for place in members(_near(insight, hunter)))
    return best - now - 0.5 - 0.16 * cost - (0.3 if left <= 4 else 0.0)


def _near(insight: Insight, hunter: int) -> int:
    place = insight.table.hunters[hunter].place
    return ROAD_BITS[place] | 1 << place


def _company(insight: Insight, *hunters: int) -> float:
    """What it is worth to go as a group: near Dracula by night, or with somebody who would not survive him alone."""
    table = insight.table
    near = insight.doubt() <= NEAR
    weak = any(table.hunters[hunter].health <= WEAK for hunter in hunters)
    return 0.2 if near and (table.night or weak) else -0.3


def join(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The same, for whoever is asked."""
    company = _company(insight, ask.hunter, cast(JoinChoice, ask).other)
    return [company if key == "agree" else 0.0 for key in keys]


def own_card(insight: Insight, hunter: int, key: str) -> float:
    """What it is worth to play or use a card in the own turn."""
    table = insight.table
    verb, _, card = key.partition(":")
    holder = table.hunters[hunter]
    if verb == "use":
        if card == "dogs":
            return 0.4
        if card == "local_rumors":
            return 0.15 if len(holder.items) >= 3 else -0.1
        if card == "holy_water":
            return 0.5 if holder.bites > int(hunter == MINA) and holder.bites >= 1 and table.night else -0.4
        return _host(insight, holder.place) if card == "heavenly_host" else -0.5
    if card == "hypnosis":
        return 0.5 * (insight.doubt() - 1.0) * (1.0 if not table.night else 0.6)
    if card == "long_day":
        return 0.4 if table.time in (2, 3) and insight.doubt() < 2.4 else -0.3
    if card == "good_luck":
        return 0.6 if table.ally_of_dracula else -0.3
    if card == "money_trail":
        seas = sum(slot.sea and not slot.up for slot in table.trail)
        return 0.3 * seas * (insight.doubt() > 1.5) - 0.1
    if card == "stormy_seas":
        return 0.9 if table.trail and table.at_sea else -0.4
    if card == "blood_transfusion":
        return 0.7
    return 0.05 if card == "mystic_research" else -0.3


def _host(insight: Insight, place: int) -> float:
    """A Heavenly Host where Dracula is likely to pass."""
    return 0.8 * insight.spread[place] - 0.15


def action(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Resupply first; rest when hurt."""
    table = insight.table
    return [_deed(insight, table, ask, key) for key in keys]


def _deed(insight: Insight, table: Table, ask: Choice, key: str) -> float:
    verb, _, rest = key.partition(":")
    if verb == "rest":
        number = HUNTERS.index(rest)
        holder = table.hunters[number]
        missing = table.book.figures.health[rest] - holder.health
        return min(2, missing) * (0.2 + 0.9 / max(1, holder.health)) - 0.2
    if verb == "resupply":
        return _resupplied(table, HUNTERS.index(rest))
    if verb in ("play", "use"):
        return own_card(insight, ask.hunter, key)
    return 0.0 if verb == "pass" else -0.5


def _resupplied(table: Table, hunter: int) -> float:
    """Cards for those who have room for them: for others Dracula would draw, and nobody else."""
    offered = Supplies(table, hunter).at(table.hunters[hunter].place)
    return 0.15 + offered + 0.05 * (hunter == MINA) if offered else -0.1


def draw(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Items while there is room, and events, which are Dracula's one time in three."""
    table = insight.table
    holder, figures = table.hunters[ask.hunter], table.book.figures
    item = 0.8 if len(holder.items) < figures.items_held else 0.3
    event = 0.45 if len(holder.events) < figures.events_held_by_hunters else 0.0
    return [{"draw:item": item, "draw:event": event}.get(key, 0.05) for key in keys]


def discard(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """What is worth least."""
    if ask.hunter == 4:
        return [-worth(key[8:]) for key in keys]
    held = insight.table.hunters[ask.hunter].items
    return [-_kept(held, key.partition(":")[2]) for key in keys]


def _kept(held: list[str], card: str) -> float:
    return surplus_item(held, card) if card in ITEMS else worth(card)


def best_card(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """What is worth most."""
    return [0.3 if key == PASS else worth(key.rpartition(":")[2]) for key in keys]


def show(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Show what helps, or give it up."""
    return [0.0 if key == PASS else 1.0 - 0.1 * ITEMS.get(key.partition(":")[2], 1.0) for key in keys]


def ally(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """An ally is better than none; a better one takes the place of another."""
    table = insight.table
    mine = table.ally_of_dracula if ask.hunter == 4 else table.ally_of_hunters
    now = ANSWERED.get(mine, 0.0) if mine else -0.5
    return [0.0 if key == PASS else ANSWERED.get(key[5:], 0.3) - now for key in keys]


def answer(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Cancel what hurts."""
    table = insight.table
    card = table.running[-1].card
    gain = ANSWERED.get(card, 0.0)
    if EVENTS[card].type == "ally":
        gain += 0.1
    if card == "evasion" and insight.seat != DRACULA:
        gain = 1.4 if insight.doubt() < 2.4 else 0.0
    return [0.0 if key == PASS else gain - 0.55 for key in keys]


def moment(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Cards for a moment: Forewarned against what is bad, Great Strength always, Secret Weapon hardly ever."""
    return [0.0 if key == PASS else _moment(insight, ask, key[5:]) for key in keys]


def _moment(insight: Insight, ask: Choice, card: str) -> float:
    table = insight.table
    if card == "great_strength":
        holder = table.hunters[ask.hunter]
        return 0.8 if holder.health <= 5 or table.combat is not None else 0.2
    if card == "forewarned":
        return _fear(insight) - 0.45
    return -0.3


def _fear(insight: Insight) -> float:
    """How bad the encounter is that is being met."""
    table = insight.table
    if table.sprung:
        kinds = [table.sprung]
    else:
        place = table.hunters[table.party[0]].place
        kinds = [token.kind for slot in haunted(table, place) for token in slot.tokens if token.up]
    fears = {"new_vampire": 1.4 if table.night else -0.5, "assassin": 0.9, "fog": 0.6, "bats": 0.6, "lightning": 0.6, "saboteur": 0.5}
    return max((fears.get(kind, 0.4) for kind in kinds), default=0.0)


def opening(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Before a fight: plan if it is with Dracula, garlic to hold him by day, and a way out of a bad one by night."""
    hunter: int = ask.hunter
    table = insight.table
    combat = table.the_combat
    against = combat.enemy == DRACULA
    bad = insight.fight(hunter, table.night) if against else 0.0
    holder = table.hunters[hunter]
    looks = {
        "play:advance_planning": 0.35 if against else -0.3,
        "play:escape_route": bad - 0.7 if against else -0.5,
        "play:heroic_leap": 1.0 if table.blood <= 4 or (holder.health > 6 and bad > -0.2) else -0.4,
        "use:garlic": 0.5 if against and bad < 0 and not combat.ban else -0.4,
    }
    return [0.0 if key == PASS else looks.get(key, -1.0) for key in keys]


def tactic(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The card that the table favours, unpredictably."""
    return shares(round_now(insight.table, ask.hunter).hunter, keys)


def apply(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Of the cards that lie there, the one that hurts most."""
    table = insight.table
    combat = table.the_combat
    stakes = Stakes(table, combat.target, combat.enemy != DRACULA)
    return [-stakes.weigh(table.book.pairs[key.split(":")[2]][combat.card].hunter_wins)[0] for key in keys]


def scout(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Ask about the city that tells most; a card that lies open has told what it has to tell."""
    quarry = Quarry(insight)
    table = insight.table
    told = {table.cards[slot.serial] for slot in spaces(table) if slot.serial and slot.up}
    places = [NUMBER[key.partition(":")[2]] for key in keys]
    return [-0.5 if place in told else quarry.worth[place] + 1.5 * quarry.places[place] for place in places]


def ground(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Where he is likely to be or to pass."""
    return [3 * insight.spread[NUMBER[key.partition(":")[2]]] for key in keys]


def storm(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The sea where he is likely to be."""
    chances = insight.belief.places
    return [4 * chances[NUMBER[key[6:]]] for key in keys] if any(chances[sea] for sea in SEAS) else [0.0] * len(keys)


def healing(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Whoever needs it most."""
    return [_hurt(insight, HUNTERS.index(key.split(":")[-1])) for key in keys]


def train_die(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Roll again for a train that goes nowhere."""
    poor = cast(DieChoice, ask).face in ("X", "0", "1")
    return [0.5 if (key == "roll_again") == poor else 0.0 for key in keys]


def voyage(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """On to where Dracula may be, and ashore."""
    errand = Errand(insight, ask.hunter)
    here = insight.table.hunters[ask.hunter].place
    return [errand.worth(here) if key == "stop" else errand.worth(NUMBER[key[4:]]) + AT_SEA * IS_SEA[NUMBER[key[4:]]] for key in keys]


def rumor(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The token that is next to mature."""
    count = len(spaces(insight.table))
    return [int(key.split(":")[1]) / max(1, count) for key in keys]


def re_equip(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Change an item that is worth little."""
    held = insight.table.hunters[ask.hunter].items
    return [0.0 if key == PASS else 1.5 - surplus_item(held, key.partition(":")[2]) for key in keys]


def trade(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Nobody trades without a reason: lay out nothing, and take what is given."""
    offer = insight.table.the_trade
    gets = sum(ITEMS[item] for item in offer.return_) - sum(ITEMS[item] for item in offer.offer)
    return [{"done": 0.5, "agree": gets, "refuse": 0.0}.get(key, -0.5) for key in keys]
