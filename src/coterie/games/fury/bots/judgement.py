"""What searching bots are told of Fury of Dracula: which moves are sensible, and how a table stands."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from coterie.games.fury.bots.belief import glance
from coterie.games.fury.bots.distance import threat, turns
from coterie.games.fury.bots.duel import blood_worth, health_worth
from coterie.games.fury.bots.insight import Insight
from coterie.games.fury.bots.instinct import MIXED, scores
from coterie.games.fury.bots.steady import pick, whole
from coterie.games.fury.bots.worths import ITEMS
from coterie.games.fury.facts.cards import MINA
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.table import Table
from coterie.kernel.chance import Chance
from coterie.kernel.questions import Ask
from coterie.kernel.state import Seat

SMALL: Final = ("draw", "discard", "shown", "show", "train-die", "offer", "accept", "rumor")
LATE: Final = ("place-token", "to-catacombs", "put-back", "keep-tokens", "keep-token", "order", "clear")
"""Questions about what comes to light, or matures, many rounds later."""
UNSEARCHED: Final = (*MIXED, *SMALL, *LATE)
"""Questions to which a search of one round finds no better answers, or none that matter; all that have marks are among them."""
CONSIDERED: Final = 6
"""So many options of a question are compared at most."""
GROUP: Final = 0.4
"""By so much less a group looks good to a search: what it costs, one move for all, shows only after the round that is played out."""
DOUBT: Final = 0.8
"""Options that look worse by more than this are not thought of."""


class FuryJudgement:
    """The rules of thumb as advice; blood, vampires, hunters and how well Dracula is hidden as a value."""

    span = 5
    """Playouts go on for a round: till the player whose turn it is has the next."""

    def clock(self, state: Table) -> int:
        """The turns of all players, counted."""
        return state.round * 5 + (state.active + 1) % 5

    def advise(self, state: Table, ask: Ask[Any], keys: list[str], chance: Chance) -> tuple[str, list[str]]:
        """What `steady` would choose, and what looks nearly as good to it; elsewhere its choice stands."""
        marks = ask.marks(state)
        answers = keys if marks is None else [*keys, *marks.most]
        looks = _looks(Insight(state, ask.seat, exact=True), ask, answers)
        proposed = whole(pick(ask.kind, answers, looks, chance), marks, answers, looks)
        if ask.kind in UNSEARCHED:
            return proposed, [proposed]
        ranked = sorted(zip(looks, keys, strict=True), reverse=True)
        return proposed, [key for look, key in ranked[:CONSIDERED] if look >= ranked[0][0] - DOUBT]

    def follow(self, state: Table, ask: Ask[Any], keys: list[str], chance: Chance) -> str:
        """What `steady` would choose at a glance."""
        marks = ask.marks(state)
        answers = keys if marks is None else [*keys, *marks.most]
        looks = _looks(Insight(state, ask.seat), ask, answers)
        return whole(pick(ask.kind, answers, looks, chance), marks, answers, looks)

    def value(self, state: Table, seat: Seat) -> float:
        """How likely a seat is to win, as the table of an imagined world stands."""
        outcome = state.outcome
        if outcome is not None:
            return 0.5 if not outcome.winners else float(seat in outcome.winners)
        dracula = 1 / (1 + exp(-lead_of_dracula(state)))
        return dracula if seat == DRACULA else 1 - dracula


def _looks(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """How good the options look to `steady`, with less love of groups."""
    looks = scores(insight, ask, keys)
    if ask.kind != "turn-start":
        return looks
    return [look - GROUP if key.startswith("join:") else look for key, look in zip(keys, looks, strict=True)]


def lead_of_dracula(table: Table) -> float:
    """How far Dracula is ahead: weights fitted to the outcomes of some 1,900 games between `steady` bots."""
    return sum(weight * part for weight, part in zip(WEIGHTS, features(table), strict=True))


WEIGHTS: Final = (2.967, 0.472, 0.084, 0.641, 0.202, 1.046, -0.541, 0.314, -0.022, -0.039, 0.081, -0.172, 0.07, -0.288, -0.157, -0.2)
"""One for each feature, in order; how long a game had lasted was fitted too, and is left out. That of resolve is set by hand, to half of
what the fit says: bots spend it when they are in need."""


def features(table: Table) -> tuple[float, ...]:
    """What a table is judged by, all from Dracula's side."""
    hunters = table.hunters
    known, near = _hidden(table)
    day = float(not table.night)
    return (
        1.0,
        float(table.vampires),
        float(table.vampires >= 4),
        blood_worth(table.blood),
        table.time / 6,
        _growing(table),
        sum((health_worth(hunter.health) for hunter in hunters), 0.0),
        float(sum(hunter.bites - int(number == MINA) for number, hunter in enumerate(hunters))),
        sum((ITEMS[item] for hunter in hunters for item in hunter.items), 0.0),
        float(sum(len(hunter.events) for hunter in hunters)),
        float(len(table.events)),
        known,
        known * day,
        near * day,
        near * (1 - day),
        float(table.resolve),
    )


def _growing(table: Table) -> float:
    """How near the oldest New Vampire of the trail is to maturing; one that lies open is half lost."""
    best = 0.0
    for age, slot in enumerate(table.trail):
        for token in slot.tokens:
            if token.kind == "new_vampire":
                best = max(best, (age + 1) / 6 * (0.5 if slot.up else 1.0))
    return best


def _hidden(table: Table) -> tuple[float, float]:
    """How sure the hunters are of Dracula's place, and how many of them can be there at once."""
    place = table.dracula
    if place < 0:
        return 0.0, 0.0
    placed = [hunter.place for hunter in table.hunters if hunter.place >= 0]
    near = sum((threat(start)[place] + 0.5 / (1 + turns(start)[place]) for start in placed), 0.0)
    return glance(table.clues).places[place], near
