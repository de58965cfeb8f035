import numpy as np
import pytest

import velatura


def step_randomly(games, steps):
    for _ in range(steps):
        games.step(games.draw_actions())


def snapshot(games):
    return [a.copy() for a in (games.masks, games.observations, games.seats, games.rewards, games.dones)]


@pytest.mark.parametrize("players, mode", [(2, "standard"), (5, "standard"), (2, "vincent"), (1, "solo-puzzle")])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(players, mode):
    all_seen = []
    for threads in (1, 1, 3):
        games = velatura.Environments(50, players=players, mode=mode, seed=5, threads=threads)
        seen = []
        for _ in range(80):
            step_randomly(games, 1)
            seen += snapshot(games)
        all_seen.append(seen)
    for other in all_seen[1:]:
        assert all(np.array_equal(a, b) for a, b in zip(all_seen[0], other, strict=True))


def test_drawn_actions_are_legal_and_all_legal_ones_are_drawn():
    games = velatura.Environments(20000, seed=1)
    step_randomly(games, 12)
    drawn = games.draw_actions()
    assert games.masks[np.arange(len(games)), drawn].all()
    counts = games.masks.sum(axis=1)
    same = np.flatnonzero((games.masks == games.masks[np.argmin(counts)]).all(axis=1))
    assert set(drawn[same]) == set(np.flatnonzero(games.masks[same[0]]))


def test_an_illegal_action_changes_nothing():
    games = velatura.Environments(8, seed=3)
    before = snapshot(games)
    actions = games.draw_actions().copy()
    actions[5] = 100
    with pytest.raises(velatura.Refused, match="game 5"):
        games.step(actions)
    assert all(np.array_equal(a, b) for a, b in zip(before, snapshot(games), strict=True))
    for wrong in (-1, velatura.ACTIONS, 2**31 - 1):
        actions[5] = wrong
        with pytest.raises(velatura.Refused):
            games.step(actions)


def test_arrays_are_not_copied():
    games = velatura.Environments(4)
    seats = games.seats
    assert np.shares_memory(seats, games.seats)
    observations = np.from_dlpack(games.observations)
    assert np.shares_memory(observations, games.observations)
    before = observations.copy()
    step_randomly(games, 1)
    assert not np.array_equal(before, observations)


def test_arrays_outlive_their_environments():
    masks = velatura.Environments(1000).masks
    assert masks.sum() == 5 * 1000  # five free takes at the start


def test_rewards_are_shares_of_the_win():
    games = velatura.Environments(200, players=3, seed=2)
    ended = 0
    for _ in range(100):
        step_randomly(games, 1)
        over = games.dones.astype(bool)
        assert np.allclose(games.rewards[over].sum(axis=1), 1)
        assert not games.rewards[~over].any()
        ended += over.sum()
    assert ended > 200


def test_points_as_reward():
    games = velatura.Environments(200, players=1, mode="solo-puzzle", reward="points", seed=2)
    best = 0
    for _ in range(60):
        step_randomly(games, 1)
        best = max(best, games.rewards.max())
    assert 10 < best < 80


def test_computer_players_take_their_seats():
    games = velatura.Environments(20, players=2, levels=[None, "journeyman"], seed=4)
    won = total = 0
    for _ in range(60):
        step_randomly(games, 1)
        assert not games.seats.any()
        over = games.dones.astype(bool)
        won += games.rewards[over, 1].sum()
        total += over.sum()
    assert total > 20 and won > 0.9 * total  # a journeyman beats whoever plays at random


def test_options_that_make_no_sense_are_refused():
    for options in (
        {"count": 0},
        {"threads": 0},
        {"reward": "glory"},
        {"levels": ["journeyman", "journeyman"]},
        {"levels": ["wizard"]},
        {"players": 6},
        {"mode": "chess"},
        {"players": 1},
    ):
        with pytest.raises(velatura.Refused):
            velatura.Environments(options.pop("count", 1), **options)
    games = velatura.Environments(3)
    with pytest.raises(velatura.Refused):
        games.step(np.zeros(2, np.int32))


def test_features_describe_what_the_bytes_say():
    games = velatura.Environments(3, features=True)
    step_randomly(games, 5)
    assert games.features.shape == (3, velatura.FEATURES)
    assert np.allclose(games.features[:, : velatura.OBSERVATION_SIZE] * 255, games.observations)
