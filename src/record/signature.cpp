#include "record/signature.h"

#include <cassert>
#include <string>

#include "chance/fast_random.h"
#include "chance/fnv.h"
#include "record/match.h"
#include "record/text.h"

namespace velatura::record {

namespace {

constexpr int games_each = 8;

void play_to_the_end(Match& match, chance::FastRandom& random) {
    while (match.state().phase != rules::Phase::over) {
        const rules::GameState& state = match.state();
        const auto count = static_cast<std::uint32_t>(match.game().count_moves(state));
        const rules::Move move = state.phase == rules::Phase::toss
                                     ? match.next_chance()
                                     : match.game().nth_move(state, random.below(count));
        [[maybe_unused]] const auto played = match.play(rules::Game::to_act(state), move);
        assert(played);
        // Now and then a move is undone.
        if (random.below(32) == 0) match.undo();
    }
}

}  // namespace

std::uint64_t signature(const content::Catalog& catalog) {
    struct Sample {
        rules::Mode mode;
        std::size_t seats;
    };
    constexpr Sample samples[]{{rules::Mode::standard, 2}, {rules::Mode::standard, 3},
                               {rules::Mode::standard, 4}, {rules::Mode::standard, 5},
                               {rules::Mode::vincent, 1},  {rules::Mode::vincent, 2},
                               {rules::Mode::vincent, 3},  {rules::Mode::solo_puzzle, 1}};
    chance::Fnv hash;
    for (const auto& [mode, seats] : samples) {
        for (int number = 0; number < games_each; ++number) {
            Choices choices;
            choices.seed = "signature " + std::to_string(rules::index(mode)) + " " +
                           std::to_string(seats) + " " + std::to_string(number);
            choices.mode = mode;
            choices.seats.assign(seats, {"random", true});
            choices.random_scoring = static_cast<std::uint8_t>(number % 5);
            choices.vincent_with_three = seats == 3 && mode == rules::Mode::vincent;
            auto match = Match::begin(catalog, choices);
            assert(match);
            chance::FastRandom random{static_cast<std::uint64_t>(number)};
            play_to_the_end(*match, random);
            hash.add(write(catalog, match->record()));
        }
    }
    return hash.value();
}

}  // namespace velatura::record
