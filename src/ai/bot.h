// Computer players. Each is given a view and never a state: what it may not know it cannot use.
// For now the two that need no search; both stay as they are, as yardsticks.
#pragma once

#include <optional>
#include <string_view>

#include "chance/fast_random.h"
#include "rules/view.h"

namespace velatura::ai {

enum class Level : std::uint8_t { random, greedy };
inline constexpr std::size_t level_count = 2;

std::string_view name_of(Level level);
std::optional<Level> level_named(std::string_view name);

// A legal move for the seat to act; the view must be that seat's.
rules::Move choose(Level level, const rules::Game& game, const rules::PlayerView& view,
                   chance::FastRandom& random);

}  // namespace velatura::ai
