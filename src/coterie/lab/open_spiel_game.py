"""Every game as an OpenSpiel game: importing this module registers `python_coterie_<game>` for each of them.

The first node is a chance node that picks one of `seeds` deals; from there on the players choose options by number. Whatever
chance decides later in a game follows from its deal.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

import coterie
from coterie.kernel import registry
from coterie.kernel.chance import derive
from coterie.lab.episode import BadParameter, Episode

DEFAULTS: dict[str, int | str] = {"seeds": 1000, "max_options": 128, "max_length": 10_000, "setup": ""}
"""`setup` is JSON text; `max_length` bounds the choices of a game, for algorithms that must know one."""


class CoterieGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game in OpenSpiel's terms; each registered game has a subclass that names it."""

    game_name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.seeds = _positive(given, "seeds")
        self.max_options = _positive(given, "max_options")
        self.setup = {**registry.find(self.game_name).bounds, **_read_setup(str(given["setup"]))}
        first = coterie.new(self.game_name, setup=self.setup)
        self.seats = first.seats
        self.layout = first.definition.vector_layout()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.max_options,
            max_chance_outcomes=self.seeds,
            num_players=len(self.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_positive(given, "max_length"),
        )
        super().__init__(game_type(self.game_name), info, params or {})

    def new_initial_state(self) -> CoterieState:
        """The state before the deal."""
        return CoterieState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer of what a player sees; with perfect recall its text also holds what the player was told and chose before."""
        if params:
            raise BadParameter(f"observers of {self.game_name} take no parameters, not {params}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class CoterieState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of a game: before the deal, in play, or at the end. OpenSpiel copies it by `copy.deepcopy` of its attributes."""

    def __init__(self, game: CoterieGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None
        self.chosen: list[tuple[int, str]] = []

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.episode.asked
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else self.episode.game.seats.index(decision.seat)

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.asked is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._keys(player))))

    def _keys(self, player: int) -> list[str]:
        return [] if self.episode is None else self.episode.keys(self.episode.game.seats[player])

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            game = self.get_game()
            self.episode = Episode(coterie.new(game.game_name, seed=derive(action), setup=game.setup), game.max_options)
            return
        player = self.current_player()
        self.chosen.append((player, self._keys(player)[action]))
        self.episode.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self._keys(player)[action]

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.returns()

    def __str__(self) -> str:
        return "" if self.episode is None else self.episode.view(None)


class Observer:
    """Fills a tensor with the vector of a player's view, in the named parts of its layout."""

    def __init__(self, game: CoterieGame, recall: bool) -> None:
        self._seats = game.seats
        self._recall = recall
        self.tensor = np.zeros(sum(size for _, size in game.layout), np.float32)
        self.dict = {}
        at = 0
        for part, size in game.layout:
            self.dict[part] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: CoterieState, player: int) -> None:
        """What this player sees now; zeros before the deal."""
        if state.episode is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = state.episode.vector(self._seats[player])

    def string_from(self, state: CoterieState, player: int) -> str:
        """What this player sees now, as JSON; with perfect recall, what it was told and chose before, too."""
        if state.episode is None:
            return ""
        view = state.episode.view(self._seats[player])
        if not self._recall:
            return view
        told = [event.text for event in state.episode.game.events(self._seats[player])]
        chosen = [key for by, key in state.chosen if by == player]
        return msgspec.json.encode({"chosen": chosen, "told": told, "view": msgspec.Raw(view.encode())}).decode()


def game_type(name: str) -> Any:
    """What OpenSpiel must know of a game before one is made."""
    seats = len(coterie.new(name).seats)
    return pyspiel.GameType(
        short_name=f"python_coterie_{name}",
        long_name=f"Coterie: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


def _positive(given: dict[str, Any], name: str) -> int:
    number = int(given[name])
    if number < 1:
        raise BadParameter(f"{name} must be at least 1, not {number}")
    return number


def _read_setup(text: str) -> dict[str, object]:
    try:
        return msgspec.json.decode(text, type=dict[str, object]) if text else {}
    except msgspec.DecodeError as error:
        raise BadParameter(f'setup must be a JSON object such as {{"turn_limit": 30}}, not {text!r}: {error}') from None


def register(name: str) -> None:
    """Make a game known to OpenSpiel, by a class of its own: OpenSpiel keeps it beyond Python's end, when a function cannot be freed."""
    kind = type(f"{name.title()}Game", (CoterieGame,), {"game_name": name})
    globals()[kind.__name__] = kind
    pyspiel.register_game(game_type(name), kind)


for _name in coterie.games():
    register(_name)
