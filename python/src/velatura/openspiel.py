"""Velatura as an OpenSpiel game, `python_velatura`, with a chance node for every card and every toss.

Importing this module registers it: `pyspiel.load_game("python_velatura(players=3,mode=vincent)")`.
Scoring cards are named with a plus between them, as OpenSpiel's parameters can't hold commas:
`scoring=Composition+Variety+Emphasis+Repetition`.
"""

from __future__ import annotations

import numpy as np
import pyspiel

import velatura

_TYPE = pyspiel.GameType(
    short_name="python_velatura",
    long_name="Velatura",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"players": 2, "mode": "standard", "scoring": ""},
)

_MOST_TURNS = 5 * 3 * 40  # far beyond the longest game


class VelaturaGame(pyspiel.Game):
    """The immutable part: seats, mode, scoring cards."""

    def __init__(self, params=None):
        params = params or {}
        self.options = {"players": int(params.get("players", 2)), "mode": str(params.get("mode", "standard"))}
        scoring = str(params.get("scoring", ""))
        if scoring:
            self.options["scoring"] = scoring.split("+")
        velatura.OpenGame(**self.options)  # complains at once about a table that can't be
        info = pyspiel.GameInfo(
            num_distinct_actions=velatura.ACTIONS,
            max_chance_outcomes=max(velatura.ART_CARDS, 200),
            num_players=self.options["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_MOST_TURNS,
        )
        super().__init__(_TYPE, info, params)

    def new_initial_state(self, *_):
        return VelaturaState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return VelaturaObserver(params)


class VelaturaState(pyspiel.State):
    """A position: whoever is asked says what comes next."""

    def __init__(self, game):
        super().__init__(game)
        self.table = velatura.OpenGame(**game.options)

    def current_player(self):
        if self.table.asks == "nobody":
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.table.asks == "chance" else self.table.seat

    def _legal_actions(self, player):
        return self.table.legal_actions()

    def chance_outcomes(self):
        return self.table.chances()

    def _apply_action(self, action):
        if self.table.asks == "chance":
            self.table.settle(action)
        else:
            self.table.act(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return velatura.action_name(action)

    def is_terminal(self):
        return self.table.asks == "nobody"

    def returns(self):
        return list(self.table.wins())

    def __str__(self):
        return " ".join(str(action) for action in self.history())


class VelaturaObserver:
    """What a seat sees: the bytes of `OpenGame.observation`."""

    def __init__(self, params=None):
        if params:
            raise ValueError(f"Observation parameters are not supported: {params}")
        self.tensor = np.zeros(velatura.OBSERVATION_SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state, player):
        return state.table.observation(player).tobytes().hex()


pyspiel.register_game(_TYPE, VelaturaGame)
