// The computer players by name, from one that only makes legal moves to the strongest.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace velatura::ai {

enum class Level : std::uint8_t {
    visitor,     // any legal move; also called `random`
    apprentice,  // plays like a journeyman who misjudges
    journeyman,  // maximizes the points it can get now; also called `greedy`, a fixed yardstick
    artist,      // a light search
    master,      // a deep one
    montecarlo,  // flat playouts: not a level but the second yardstick
};
inline constexpr std::size_t level_count = 6;

// The levels offered to people, weakest first: all but the yardstick.
inline constexpr std::size_t ladder_count = 5;

std::string_view name_of(Level level);
// Knows the other names of the yardsticks too.
std::optional<Level> level_named(std::string_view name);

}  // namespace velatura::ai
