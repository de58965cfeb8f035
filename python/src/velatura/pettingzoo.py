"""Velatura as a PettingZoo AEC environment: `env(players=3)`, then the usual loop."""

from __future__ import annotations

import functools

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import velatura


def env(**options):
    """The environment with PettingZoo's usual checks around it. Options are those of `OpenGame`."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1))
    )


class raw_env(AECEnv):
    """One game. At the end a seat's reward is its share of the win, less what an even share would be."""

    metadata = {"name": "velatura_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, render_mode: str | None = None, **options):
        super().__init__()
        self.render_mode = render_mode
        self._options = options
        self._game = velatura.OpenGame(**options)
        self.possible_agents = [f"seat_{i}" for i in range(len(self._game.points()))]
        self._random = np.random.default_rng()
        self.agents = []

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent):
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (velatura.OBSERVATION_SIZE,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (velatura.ACTIONS,), np.int8),
            }
        )

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent):
        return gymnasium.spaces.Discrete(velatura.ACTIONS)

    def reset(self, seed: int | None = None, options: dict | None = None):
        if seed is not None or options is not None:
            self._random = np.random.default_rng(seed)
        self._game = velatura.OpenGame(**self._options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = self._game.mask() if self._game.seat == seat else np.zeros(velatura.ACTIONS, np.uint8)
        return {"observation": self._game.observation(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._game.act(int(action))
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def render(self):
        return f"to act: {self._game.seat}, points: {self._game.points()}"

    def close(self):
        pass

    def _go_on(self):
        """Lets chance act until a seat is asked or the game is over."""
        while self._game.asks == "chance":
            self._game.settle_by(int(self._random.integers(2**63)))
        if self._game.asks == "nobody":
            even = 1 / len(self.possible_agents)
            for agent, share in zip(self.possible_agents, self._game.wins(), strict=True):
                self.rewards[agent] = share - even if len(self.possible_agents) > 1 else share
                self.terminations[agent] = True
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[self._game.seat]
