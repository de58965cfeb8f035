// Advice for the seat to act: the best moves, what they are worth, the plan and the reasons.
#pragma once

#include <string>

#include "ai/reasons.h"
#include "cli/terminal/narrator.h"

namespace velatura::cli {

struct HintSettings {
    std::size_t best = 3;  // so many moves
    // Half a second or so, and enough that the first is seldom another with another seed.
    ai::Limits limits{.milliseconds = 0, .iterations = 40'000, .threads = 1};
    std::string seed = "1";
};

struct Hint {
    rules::PlayerView view;  // of the seat to act: nothing else is used
    ai::Analysis analysis;
    std::vector<ai::Explanation> why;  // of the first so many
};

// A seat must be to act. The thinker is one for that game.
Hint find_hint(ai::Thinker& thinker, const record::Match& match, const rules::GameState& state,
               const HintSettings& settings);

// `moves` have been made before.
std::string hint_text(const Narrator& narrator, const Hint& hint, std::size_t moves);
std::string hint_json(const Narrator& narrator, const Hint& hint, std::size_t moves,
                      const HintSettings& settings);

}  // namespace velatura::cli
