// The engine as WebAssembly: plain functions for a page or node to call. Messages go through
// alloc() and handle(); between calls the engine keeps its tables and tasks (src/table/engine.h).
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>

#include "ai/random_games.h"
#include "ai/signature.h"
#include "content/loader.h"
#include "record/signature.h"
#include "table/engine.h"

namespace {

using namespace velatura;

table::Engine& engine() {
    static table::Engine one{content::box_catalog()};
    return one;
}

std::string message;  // as the page writes it
std::string answer;   // its length as four bytes, the lowest first, then the text

}  // namespace

#define VELATURA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Room for a message of so many bytes; good until the next handle().
VELATURA_EXPORT(alloc) char* alloc(std::uint32_t bytes) {
    message.resize(bytes);
    return message.data();
}

// Answers the message that was written there: the place of the answer's length, a list of messages
// as JSON text behind it. Good until the next call.
VELATURA_EXPORT(handle) const char* handle(const char* text, std::uint32_t bytes) {
    const std::string list = engine().handle({text, bytes});
    message = {};
    static_assert(std::endian::native == std::endian::little);
    const auto length = static_cast<std::uint32_t>(list.size());
    answer.resize(sizeof length);
    std::memcpy(answer.data(), &length, sizeof length);
    answer += list;
    return answer.data();
}

// The number `velatura bench` prints as its signature.
VELATURA_EXPORT(signature) std::uint64_t signature() {
    return record::signature(content::base_catalog());
}

// And the one of its computer players.
VELATURA_EXPORT(ai_signature) std::uint64_t ai_signature() {
    return ai::signature(content::base_catalog());
}

// Plays so many random two-player games and says how many moves that took: for measuring.
VELATURA_EXPORT(play_random_games)
std::uint64_t play_random_games(std::uint32_t games, std::uint32_t seed) {
    rules::GameSetup setup;
    const content::Catalog& catalog = content::base_catalog();
    const content::Scenario* scenario = catalog.find_scenario("first-time-playing");
    for (std::size_t place = 0; place < scenario->scoring.size(); ++place) {
        setup.scoring[place] = scenario->scoring[place];
    }
    const auto game = rules::Game::make(catalog.cards, setup);
    chance::FastRandom random{seed};
    return ai::play_random_games(*game, games, random);
}
