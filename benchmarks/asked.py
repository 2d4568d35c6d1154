"""How often a person is asked in a game of VTES: `.venv/bin/python -m benchmarks.asked`.

Five seats, the decks of the box, closed lists. `steady` plays all seats; one of them stands in for a person, another one in each
game, with the standing orders that a new seat has. Counted is what the server would put before that person: neither lone passes nor what
an order answers; two questions that are put as one count once. `--orders none` counts without orders, `--orders +NAME` or `-NAME` with
one more or less.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection

import coterie
from coterie import bots
from coterie.kernel import registry
from coterie.kernel.chance import derive
from coterie.kernel.decision import THEN, Decision
from coterie.kernel.seat import answer_of

LIMIT = 300


def usual(changes: Collection[str] = ()) -> set[str]:
    """The orders of a new seat, with some more or less."""
    if "none" in changes:
        return set()
    given = {order for order, on in registry.find("vtes").orders.items() if on}
    return (given | {one[1:] for one in changes if one[0] == "+"}) - {one[1:] for one in changes if one[0] == "-"}


def kind_of(decision: Decision) -> str:
    """What kind of question it is: its prompt, and in an action whose it is."""
    return decision.prompt.id.removeprefix("vtes-").removeprefix("prompt-")


def rests(options: list[str], key: str) -> list[str]:
    """What is still to be answered of choices that begin with a key, where several answers are one choice."""
    return [option.removeprefix(f"{key}{THEN}") for option in options if option.startswith(f"{key}{THEN}")]


def play(seed: int, index: int, orders: set[str]) -> tuple[Counter[str], Counter[str], int]:
    """One game: the questions that were asked and those that orders answered, by kind, and how many turns the person had."""
    game = coterie.new("vtes", seed=derive(seed, index), setup={"turn_limit": LIMIT})
    game.skip_lone_passes()
    me = game.seats[index % len(game.seats)]
    seated = {seat: bots.make("steady", "vtes", derive(seed, index, 1 + place)) for place, seat in enumerate(game.seats)}
    asked, ordered = Counter[str](), Counter[str]()
    turns, begun = set[int](), list[str]()
    while game.decisions:
        decision = game.decisions[0]
        key = decision.auto_key(orders) if decision.seat == me else decision.auto_key()
        ordered_here = bool(key)
        key = key or answer_of(seated[decision.seat], game, decision)
        if decision.seat == me:
            if begun:
                begun = rests(begun, key)
            elif ordered_here and not decision.lone_pass:
                ordered[next(order for order in decision.orders if order in orders)] += 1
            elif not ordered_here:
                asked[kind_of(decision)] += 1
                begun = rests([option.key for option in decision.whole_options], key)
            if game.view().active == me:
                turns.add(game.view().turn)
        game.choose(decision.seat, key, decision.number)
    return asked, ordered, len(turns)


def main() -> None:
    """Play, and print the means."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--orders", nargs="*", default=[])
    options = parser.parse_args()
    asked, ordered, turns = Counter[str](), Counter[str](), 0
    for index in range(options.games):
        found, spared, own = play(options.seed, index, usual(options.orders))
        asked, ordered, turns = asked + found, ordered + spared, turns + own
    count = options.games
    print(f"{count} games: asked {asked.total() / count:.1f} times a game, {asked.total() / turns:.1f} times a turn of one's own")
    for kind, times in asked.most_common():
        print(f"{times / count:7.2f} {kind}")
    print("answered by orders:")
    for order, times in ordered.most_common():
        print(f"{times / count:7.2f} {order}")


if __name__ == "__main__":
    main()
