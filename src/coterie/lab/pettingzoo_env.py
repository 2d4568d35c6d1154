"""Any game as a PettingZoo AEC environment: the agents are the seats, an action is the number of an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import coterie
from coterie.kernel import registry
from coterie.kernel.chance import derive, new_seed
from coterie.lab.episode import BadParameter, Episode

Observation: TypeAlias = "dict[str, NDArray[Any]]"


def env(
    game: str = "empire", setup: Mapping[str, object] | None = None, max_options: int = 128, render_mode: str | None = None
) -> OrderEnforcingWrapper[str, Observation, int]:
    """An environment that also watches that `reset` comes before `step`."""
    return OrderEnforcingWrapper(CoterieEnv(game, setup, max_options, render_mode))


class CoterieEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo's types are not read
    """A game as an environment.

    An observation holds the vector of the seat's view (`observation`) and which actions are open (`action_mask`); `infos` holds
    the view as JSON (`view`), the keys of the options (`keys`), action 0 first, and the marks made so far (`made`). Rewards come at
    the end.
    """

    def __init__(
        self, game: str, setup: Mapping[str, object] | None = None, max_options: int = 128, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if max_options < 1:
            raise BadParameter(f"max_options must be at least 1, not {max_options}")
        if render_mode not in (None, "ansi"):
            raise BadParameter(f"render_mode is None or 'ansi', not {render_mode!r}")
        setup = {**registry.find(game).bounds, **(setup or {})}
        first = coterie.new(game, setup=setup)
        definition = first.definition
        self.metadata = {"name": f"coterie_{game}_v{definition.vector_version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(first.seats)
        self.agents: list[str] = []
        self._game, self._setup, self._max_options = game, setup, max_options
        self._seed, self._episodes = new_seed(), 0
        length = sum(size for _, size in definition.vector_layout())
        self.action_spaces = {seat: spaces.Discrete(max_options) for seat in first.seats}
        self.observation_spaces = {seat: _observation_space(length, max_options) for seat in first.seats}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. `reset(seed=7)` deals as `coterie.new(game, seed=7)` does; a reset without a seed goes on from the last one."""
        if seed is not None:
            self._seed, self._episodes = seed, 0
        dealt = derive(self._seed, self._episodes) if seed is None else seed
        self._episodes += 1
        self._episode = Episode(coterie.new(self._game, seed=dealt, setup=self._setup), self._max_options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._look()

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadParameter(f"{agent} is asked and must take an action, not None")
        self._episode.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._episode.asked is None:
            self.rewards = dict(zip(self.agents, self._episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """See who is asked now, and tell every agent what it may know."""
        decision = self._episode.asked
        self.agent_selection = self.agents[0] if decision is None else decision.seat
        self.infos = {
            agent: {
                "view": self._episode.view(agent),
                "keys": self._episode.keys(agent),
                "made": list(self._episode.made) if agent == self.agent_selection else [],
            }
            for agent in self.agents
        }

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self._max_options, np.int8)
        mask[: len(self._episode.keys(agent))] = 1
        return {"observation": np.array(self._episode.vector(agent), np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """What a spectator sees, as JSON."""
        return self._episode.view(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def _observation_space(length: int, max_options: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (length,), np.float32),
            "action_mask": spaces.Box(0, 1, (max_options,), np.int8),
        }
    )
