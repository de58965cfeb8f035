"""Steps a second on one core, random legal actions drawn in C++: `python bench/steps.py`.

With pettingzoo and open_spiel installed, their own card games are measured in the same run.
"""

import random
import time

import velatura


def measure(name, step, count, seconds=3.0):
    step()
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        step()
        steps += count
    print(f"{name:55} {steps / (time.process_time() - begun):14,.0f} steps/s")


def ours(count, **options):
    games = velatura.Environments(count, **options)
    return lambda: games.step(games.draw_actions())


def pettingzoo(module):
    env = module.env()
    chooser = random.Random(1)

    def game():
        nonlocal env
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            mask = observation["action_mask"]
            env.step(None if terminated or truncated else chooser.choice([i for i, legal in enumerate(mask) if legal]))
            steps += 1
        return steps

    return game


def openspiel(name):
    import pyspiel

    game = pyspiel.load_game(name)
    chooser = random.Random(1)

    def play():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def measure_games(name, play, seconds=3.0):
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        steps += play()
    print(f"{name:55} {steps / (time.process_time() - begun):14,.0f} steps/s")


measure("4096 games, masks and observations", ours(4096), 4096)
measure("4096 games, masks", ours(4096, observations=False), 4096)
measure("4096 games, neither", ours(4096, observations=False, masks=False), 4096)
measure("4096 games, masks, observations and features", ours(4096, features=True), 4096)
measure("one game, masks and observations", ours(1), 1)

try:
    import velatura.pettingzoo
    from pettingzoo.classic import gin_rummy_v4, leduc_holdem_v4

    measure_games("PettingZoo: velatura", pettingzoo(velatura.pettingzoo))
    for theirs in (leduc_holdem_v4, gin_rummy_v4):
        measure_games(f"PettingZoo: {theirs.__name__.split('.')[-1]}", pettingzoo(theirs))
except ImportError as missing:
    print(f"PettingZoo's own card games can't be measured: {missing}")

try:
    import velatura.openspiel  # noqa: F401

    for name in ("python_velatura", "leduc_poker", "gin_rummy", "hearts", "crazy_eights"):
        measure_games(f"OpenSpiel from Python: {name}", openspiel(name))
except ImportError as missing:
    print(f"OpenSpiel's own card games can't be measured: {missing}")
