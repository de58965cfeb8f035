// Any bytes as a foreign bot's answer: a legal move, or refused with words; never a crash.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "bots/messages.h"
#include "content/loader.h"
#include "record/match.h"

namespace {

using namespace velatura;

void require(bool condition) {
    if (!condition) std::abort();
}

// A game of two in which everybody takes what is free: so many moves after the beginning there are
// takes only, takes and paintings, or paintings only.
record::Match position(std::size_t moves) {
    record::Choices choices;
    choices.seats = {{"a", true}, {"b", true}};
    choices.random_scoring = rules::scoring_places;
    choices.seed = "bot";
    auto match = record::Match::begin(content::base_catalog(), choices);
    for (std::size_t i = 0; i < moves; ++i) {
        require(match
                    ->play(rules::Game::to_act(match->state()),
                           match->game().nth_move(match->state(), 0))
                    .has_value());
    }
    return *std::move(match);
}

void check_answer(const record::Match& match, std::string_view line) {
    const rules::GameState& table = match.state();
    const auto move = bots::read_move(content::base_catalog(), match.game(), table, line);
    if (!move) return require(!move.error().detail.empty());
    const auto moves = match.game().legal_moves(table);
    require(std::ranges::find(moves, *move) != moves.end());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view line{reinterpret_cast<const char*>(data), size};
    static const record::Match positions[]{position(0), position(7), position(10)};
    for (const record::Match& match : positions)
        check_answer(match, line);
    if (const auto hello = bots::read_hello(line); !hello) require(!hello.error().detail.empty());
    return 0;
}
