"""The libraries' own conformance tests, on our adapters."""

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import velatura.gymnasium
import velatura.openspiel  # registers the game
import velatura.pettingzoo

TABLES = [{"players": 2}, {"players": 5}, {"players": 2, "mode": "vincent"}, {"players": 1, "mode": "solo-puzzle"}]


@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_api(table):
    api_test(velatura.pettingzoo.env(**table), num_cycles=300)


def test_pettingzoo_seed():
    seed_test(lambda: velatura.pettingzoo.env(players=3), num_cycles=200)


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_random_games_and_serialisation(table):
    game = pyspiel.load_game("python_velatura", table)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_openspiel_chance_adds_up_and_every_card_has_its_node():
    state = pyspiel.load_game("python_velatura").new_initial_state()
    cards = 0
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            cards += 1
            state.apply_action(int(rng.choice(outcomes)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert cards >= 5 + 18  # the first row, and one for each card that two seats took
    assert sum(state.returns()) == pytest.approx(1)


def test_openspiel_says_what_is_wrong_with_a_table():
    with pytest.raises(Exception, match="(?i)vincent"):
        pyspiel.load_game("python_velatura", {"players": 5, "mode": "vincent"})


@pytest.mark.parametrize("players", [1, 2])
def test_gymnasium(players):
    env = velatura.gymnasium.VelaturaEnv(players=players)
    observation, info = env.reset(seed=3)
    again, _ = velatura.gymnasium.VelaturaEnv(players=players).reset(seed=3)
    assert np.array_equal(observation, again)
    rng = np.random.default_rng(3)
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        observation, reward, over, truncated, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert not truncated
    assert reward >= 0
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_gymnasium_own_check():
    # The checker draws actions from the whole space; a mask keeps it to legal ones.
    class Masked(gymnasium.ActionWrapper):
        def action(self, action):
            legal = np.flatnonzero(self.env.unwrapped._info()["action_mask"])
            return int(legal[action % len(legal)])

    check_env(Masked(velatura.gymnasium.VelaturaEnv()), skip_render_check=True)
