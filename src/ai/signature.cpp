#include "ai/signature.h"

#include <bit>
#include <cassert>
#include <string>

#include "chance/fnv.h"
#include "record/text.h"

namespace velatura::ai {

void play_to_the_end(record::Match& match, std::span<const Level> players, const Limits& limits,
                     chance::FastRandom& random) {
    Thinker thinker{match.game()};
    while (match.state().phase != rules::Phase::over) {
        const rules::GameState& state = match.state();
        rules::Move move;
        switch (state.phase) {
            case rules::Phase::turn:
            case rules::Phase::painters:
                move = thinker.choose(
                    players[rules::index(state.turn)],
                    rules::view_for(match.game(), state, match.deck(), state.turn), limits, random);
                break;
            case rules::Phase::toss:
            case rules::Phase::reveal:
                move = match.next_chance();
                break;
            case rules::Phase::judging:
                move = rules::Move::judge(state.winners);
                break;
            case rules::Phase::over:
                return;
        }
        [[maybe_unused]] const auto played = match.play(rules::Game::to_act(state), move);
        assert(played);
    }
}

// What an analysis says in the middle of the game.
static void add_analysis(chance::Fnv& hash, const record::Match& match) {
    const auto positions = match.positions();
    const rules::GameState& state = positions[positions.size() / 2].state;
    if (state.phase != rules::Phase::turn) return;
    Thinker thinker{match.game()};
    for (const Candidate& candidate :
         thinker
             .analyse(rules::view_for(match.game(), state, match.deck(), state.turn),
                      {.iterations = 100}, 1)
             .ranking) {
        hash.add(std::to_string(candidate.visits) + " " +
                 std::to_string(std::bit_cast<std::uint64_t>(candidate.value)) + "\n");
    }
}

std::uint64_t signature(const content::Catalog& catalog, Signed what) {
    struct Matchup {
        rules::Mode mode;
        std::size_t seats;
    };
    constexpr Matchup matchups[]{{rules::Mode::standard, 2},
                                 {rules::Mode::standard, 3},
                                 {rules::Mode::standard, 5},
                                 {rules::Mode::vincent, 2},
                                 {rules::Mode::solo_puzzle, 1}};
    constexpr int games_each = level_count;
    chance::Fnv hash;
    for (const auto& [mode, seats] : matchups) {
        for (int number = 0; number < games_each; ++number) {
            record::Choices choices;
            choices.mode = mode;
            choices.seed = "ai signature " + std::to_string(seats) + " " + std::to_string(number);
            choices.random_scoring = rules::scoring_places;
            std::vector<Level> players;
            for (std::size_t seat = 0; seat < seats; ++seat) {
                // Every level sits in every seat.
                players.push_back(
                    static_cast<Level>((seat + static_cast<std::size_t>(number)) % level_count));
                choices.seats.push_back({std::string{name_of(players.back())}, true});
            }
            auto match = record::Match::begin(catalog, choices);
            assert(match);
            chance::FastRandom random{static_cast<std::uint64_t>(number)};
            play_to_the_end(*match, players, {.iterations = 30}, random);
            hash.add(record::write(catalog, match->record()));
            if (what == Signed::games_and_analyses) add_analysis(hash, *match);
        }
    }
    return hash.value();
}

}  // namespace velatura::ai
