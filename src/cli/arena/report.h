// The results of an arena, for people and for programs.
#pragma once

#include <span>
#include <string>

#include "cli/arena/arena.h"

namespace velatura::cli {

// The decks that count, from the first on.
std::string arena_json(const Context& context, const ArenaPlan& plan,
                       std::span<const DeckOutcome> decks);
std::string arena_text(const Context& context, const ArenaPlan& plan,
                       std::span<const DeckOutcome> decks);

}  // namespace velatura::cli
