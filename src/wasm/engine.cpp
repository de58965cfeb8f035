// The engine as WebAssembly: plain functions a page or node can call. No state is kept between
// calls but the catalog. The page's messages will come in here as alloc() and handle().
#include <cstdint>

#include "ai/random_games.h"
#include "ai/signature.h"
#include "content/loader.h"
#include "record/signature.h"

namespace {

using namespace velatura;

const content::Catalog& catalog() {
    static const content::Catalog with_table = [] {
        content::Catalog copy = content::base_catalog();
        copy.cards.build_table();
        return copy;
    }();
    return with_table;
}

}  // namespace

#define VELATURA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

// The number `velatura bench` prints as its signature.
VELATURA_EXPORT(signature) std::uint64_t signature() {
    return record::signature(content::base_catalog());
}

// And the one of its computer players.
VELATURA_EXPORT(ai_signature) std::uint64_t ai_signature() {
    return ai::signature(catalog());
}

// Plays so many random two-player games and says how many moves that took: for measuring.
VELATURA_EXPORT(play_random_games)
std::uint64_t play_random_games(std::uint32_t games, std::uint32_t seed) {
    rules::GameSetup setup;
    const content::Scenario* scenario = catalog().find_scenario("first-time-playing");
    for (std::size_t place = 0; place < scenario->scoring.size(); ++place) {
        setup.scoring[place] = scenario->scoring[place];
    }
    const auto game = rules::Game::make(catalog().cards, setup);
    chance::FastRandom random{seed};
    return ai::play_random_games(*game, games, random);
}
