"""Velatura for one learner: a Gymnasium environment, alone or against computer players."""

from __future__ import annotations

import gymnasium
import numpy as np

import velatura


class VelaturaEnv(gymnasium.Env):
    """The learner sits in seat 0. `opponent` is a level such as "journeyman", in all other seats.

    The reward comes at the end: points where one plays alone, the share of the win otherwise. Actions
    that are not legal are refused with `velatura.Refused`; `info["action_mask"]` tells which are.
    """

    metadata = {"render_modes": []}

    def __init__(self, players: int = 1, mode: str | None = None, opponent: str = "journeyman", **options):
        self._options = dict(options, players=players, mode=mode or ("solo-puzzle" if players == 1 else "standard"))
        self._options["reward"] = "points" if players == 1 else "win"
        if players > 1:
            self._options["levels"] = [None] + [opponent] * (players - 1)
        self.observation_space = gymnasium.spaces.Box(0, 255, (velatura.OBSERVATION_SIZE,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(velatura.ACTIONS)
        self._game = velatura.Environments(1, **self._options)  # complains at once about bad options
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        self._game = velatura.Environments(1, seed=int(self.np_random.integers(2**63)), **self._options)
        self._over = False
        return self._observation(), self._info()

    def step(self, action):
        if self._over:
            raise gymnasium.error.ResetNeeded("The game is over. Call reset() to begin another.")
        self._game.step(np.array([action], np.int32))
        self._over = bool(self._game.dones[0])
        reward = float(self._game.rewards[0, 0])
        return self._observation(), reward, self._over, False, self._info()

    def _observation(self):
        return self._game.observations[0].copy()

    def _info(self):
        return {"action_mask": self._game.masks[0].astype(np.int8)}
