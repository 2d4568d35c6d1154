"""Fits the value of a table of Fury of Dracula to the outcomes of games between `steady` bots: `python -m benchmarks.fit_fury`.

Prints the weights for `coterie.games.fury.bots.judgement`, and how well they, those of now and the bare rate of wins foretell games that
they were not fitted to: the mean of -log of the likelihood of what happened, which is the better the lower it is.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import coterie
from coterie import bots
from coterie.games.fury.bots.judgement import WEIGHTS, FuryJudgement, features
from coterie.kernel import registry
from coterie.kernel.chance import derive
from coterie.kernel.seat import ask_bot

Numbers = NDArray[np.float64]
RIDGE = 30.0
"""How strongly the weights of standardised features are drawn towards 0."""
FOLDS = 5


def watch(seed: int, index: int) -> tuple[bool, list[list[float]]]:
    """One game: whether Dracula wins, and the features and the clock of the table at the beginning of each turn."""
    judgement, rows, clock = FuryJudgement(), [], -1
    setup = {**registry.find("fury").bounds, "players": 2}
    game: Any = coterie.new("fury", seed=derive(seed, index), setup=setup)
    seated = {seat: bots.make("steady", "fury", derive(seed, index, 1 + place)) for place, seat in enumerate(game.seats)}
    while game.decisions:
        now = judgement.clock(game.state)
        if now != clock and game.state.trail:
            clock = now
            rows.append([*features(game.state), now, now**0.5, now * now / 1000])
        ask_bot(seated[game.decisions[0].seat], game, game.decisions[0])
    return "dracula" in game.outcome.winners, rows


def likelihood(table: Numbers, weights: Numbers) -> Numbers:
    """How likely Dracula is to win."""
    return np.asarray(1 / (1 + np.exp(-table @ weights)))


def fit(table: Numbers, won: Numbers) -> Numbers:
    """The weights of a logistic regression, by Newton's method; the first column is 1."""
    mean, spread = table.mean(0), table.std(0)
    mean[0], spread[0] = 0.0, 1.0
    scaled, weights = (table - mean) / spread, np.zeros(table.shape[1])
    for _ in range(30):
        chance = likelihood(scaled, weights)
        slope = scaled.T @ (chance - won) + RIDGE * weights
        bend = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    weights /= spread
    weights[0] -= weights @ mean
    return weights


def loss(chance: Numbers, won: Numbers) -> float:
    """The mean of -log of the likelihood of what happened."""
    return float(-np.log(np.where(won > 0, chance, 1 - chance)).mean())


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    games = [watch(options.seed, index) for index in range(options.games)]
    table = np.array([row for _, rows in games for row in rows])
    won = np.array([float(dracula) for dracula, rows in games for _ in rows])
    game = np.array([index for index, (_, rows) in enumerate(games) for _ in rows])
    chance = np.zeros(len(won))
    for fold in range(FOLDS):
        apart = game % FOLDS == fold
        chance[apart] = likelihood(table[apart], fit(table[~apart], won[~apart]))
    present = likelihood(table[:, : len(WEIGHTS)], np.array(WEIGHTS))
    print(f"{len(games):,} games, {len(won):,} turns; Dracula won {np.mean([dracula for dracula, _ in games]):.1%}")
    bare = np.full(len(won), won.mean())
    print(f"the bare rate {loss(bare, won):.4f}, the weights of now {loss(present, won):.4f}, fitted {loss(chance, won):.4f}")
    print("weights:", ", ".join(f"{weight:.3f}" for weight in fit(table, won)[: len(WEIGHTS)]))


if __name__ == "__main__":
    main()
