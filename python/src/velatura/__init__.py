"""The painting card game Canvas: engine, computer players and environments for programs that learn.

`Game` plays move by move and reads and writes records, `Thinker` is a computer player, `Environments`
steps thousands of games at once, and `OpenGame` puts chance into your hands. `velatura.pettingzoo`,
`velatura.gymnasium` and `velatura.openspiel` are adapters for those libraries.
"""

from velatura._engine import (
    ACTIONS,
    ART_CARDS,
    FEATURES,
    LEVELS,
    OBSERVATION_SIZE,
    Environments,
    Game,
    Move,
    OpenGame,
    Refused,
    Thinker,
    action_name,
    art_cards,
    review,
    scenarios,
    scoring_cards,
    solve,
)

__all__ = [
    "ACTIONS",
    "ART_CARDS",
    "FEATURES",
    "LEVELS",
    "OBSERVATION_SIZE",
    "Environments",
    "Game",
    "Move",
    "OpenGame",
    "Refused",
    "Thinker",
    "action_name",
    "art_cards",
    "review",
    "scenarios",
    "scoring_cards",
    "solve",
]
