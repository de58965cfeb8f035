// One game as a program that learns meets it: seats act by number, chance and the judge act by
// themselves.
#pragma once

#include "chance/fast_random.h"
#include "environment/actions.h"

namespace velatura::environment {

struct Episode {
    rules::GameState state;
    Unfinished unfinished;

    bool over() const { return state.phase == rules::Phase::over; }
    // The action must be legal. False if a painting asks for more, so that the same seat goes on.
    bool act(const rules::Game& game, rules::Deck deck, ActionId action);
    // Until a seat is to act or the game is over.
    void let_chance_act(const rules::Game& game, rules::Deck deck, chance::FastRandom& random);
    bool operator==(const Episode&) const = default;
};

// What chance does where it is to act: each of Vincent's tokens shows its face half the time, each
// row is as likely, and so is each of a rival's cards not seen yet. Tied seats share the win.
rules::Move chance_move(const rules::Game& game, const rules::GameState& state,
                        chance::FastRandom& random);

// By seat at the end: the share of the win, 1 in all; alone whether the game is won.
std::array<float, rules::max_seats> wins(const rules::GameState& state);
std::array<float, rules::max_seats> points(const rules::Game& game, const rules::GameState& state);

}  // namespace velatura::environment
