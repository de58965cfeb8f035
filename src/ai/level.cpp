#include "ai/level.h"

#include <array>

namespace velatura::ai {

namespace {

constexpr std::array<std::string_view, level_count> level_names{
    "visitor", "apprentice", "journeyman", "artist", "master", "montecarlo"};

}  // namespace

std::string_view name_of(Level level) {
    return level_names[static_cast<std::size_t>(level)];
}

std::optional<Level> level_named(std::string_view name) {
    if (name == "random") return Level::visitor;
    if (name == "greedy") return Level::journeyman;
    for (std::size_t i = 0; i < level_count; ++i) {
        if (level_names[i] == name) return static_cast<Level>(i);
    }
    return std::nullopt;
}

}  // namespace velatura::ai
