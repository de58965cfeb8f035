import copy
import random

import pytest

import velatura


def play_out(game, seed=1):
    chooser = random.Random(seed)
    while not game.over:
        if game.actor == "judge":
            game.share()
        elif game.actor == "seat":
            game.play(chooser.choice(game.moves()))
        else:
            game.play(game.chance())
    return game


@pytest.mark.parametrize("players, mode", [(2, "standard"), (5, "standard"), (1, "vincent"), (2, "vincent"), (1, "solo-puzzle")])
def test_a_record_gives_the_same_game_again(players, mode):
    game = play_out(velatura.Game(players=players, mode=mode, seed="again"))
    again = velatura.Game.from_record(game.record())
    assert again.record() == game.record()
    assert [again.points(i) for i in range(players)] == [game.points(i) for i in range(players)]
    again.verify()


def test_a_seed_deals_the_same_game():
    assert velatura.Game(seed="7").record() == velatura.Game(seed="7").record()
    assert velatura.Game(seed="7").view() != velatura.Game(seed="8").view()


def test_a_clone_is_independent():
    game = velatura.Game(seed="clone")
    before = game.record()
    for twin in (game.clone(), copy.copy(game), copy.deepcopy(game)):
        twin.play(twin.moves()[0])
        assert game.record() == before


def test_undo_brings_the_position_back():
    game = velatura.Game(seed="undo")
    before = game.view(0)
    game.play(game.moves()[2])
    assert game.undo()
    assert game.view(0) == before
    assert not game.undo()


def test_the_account_adds_up():
    game = play_out(velatura.Game(players=3, seed="account"))
    for seat in range(3):
        account = game.account(seat)
        assert sum(points for line, points in account.items() if line != "total") == account["total"] == game.points(seat)


def test_refusals_say_why():
    game = velatura.Game(seed="1")
    with pytest.raises(velatura.Refused) as refused:
        game.play(velatura.Move.take(9))
    assert refused.value.code == "no_such_position"
    assert isinstance(refused.value, ValueError)
    before = game.record()
    with pytest.raises(velatura.Refused, match="Did you mean “Variety”"):
        velatura.Game(scoring=["Varety"])
    with pytest.raises(velatura.Refused) as refused:
        velatura.Game.from_record("[Game \"Chess\"]")
    assert refused.value.code
    assert game.record() == before


def test_hidden_hands_are_hidden():
    game = velatura.Game(seed="hide", hidden_hands=True)
    game.play(game.moves()[0])
    assert game.view(0)["players"][0]["hand"][0] is not None
    assert game.view(1)["players"][0]["hand"] == [None]


@pytest.mark.parametrize("level", velatura.LEVELS)
def test_every_level_plays_legal_moves(level):
    game = velatura.Game(seed="levels", scenario="first-time-playing")
    thinker = velatura.Thinker(game)
    for _ in range(6):
        move = thinker.choose(game, level, iterations=200)
        assert move in game.moves()
        game.play(move)


def test_the_same_seed_thinks_the_same():
    game = velatura.Game(seed="same", scenario="first-time-playing")
    chosen = {str(velatura.Thinker(game).choose(game, "master", iterations=500, seed=3)) for _ in range(2)}
    assert len(chosen) == 1


def test_a_hint_ranks_and_explains():
    game = velatura.Game(seed="hint", scenario="first-time-playing")
    hint = velatura.Thinker(game).hint(game, iterations=2000)
    assert hint["ranking"][0]["move"] in game.moves()
    assert hint["reasons"]


def test_a_thinker_refuses_another_table():
    game = velatura.Game(scenario="first-time-playing")
    with pytest.raises(velatura.Refused) as refused:
        velatura.Thinker(game).choose(velatura.Game(scenario="spatial"))
    assert refused.value.code == "other_table"


def test_a_puzzle_is_solved_and_its_moves_reach_the_points():
    game = velatura.Game(players=1, mode="solo-puzzle", scenario="spatial", seed="7")
    solution = velatura.solve(game)
    assert solution["proven"]
    for move in solution["moves"]:
        game.play(move)
    assert game.over and game.points(0) == solution["points"]


def test_a_review_judges_every_move_of_a_seat():
    game = play_out(velatura.Game(seed="review", scenario="first-time-playing"))
    judged = velatura.review(game, iterations=50)
    assert {entry["mark"] for entry in judged} <= {"best", "fine", "slip", "blunder"}
    assert len(judged) > 20
