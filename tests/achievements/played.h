// Finished games made to measure: everybody takes position 1 all the time, so each seat gets the
// cards named for it, and paints three paintings of them, bottom first.
#pragma once

#include <string_view>
#include <vector>

#include "record/match.h"

namespace velatura::achievements {

struct Seated {
    std::string_view name;
    std::string_view words;  // nine, three a painting
    bool bot = false;
};

struct TableOf {
    std::vector<Seated> seats;
    rules::Mode mode = rules::Mode::solo_puzzle;
    std::string_view scoring = "Composition, Emphasis, Repetition, Variety";
    std::string_view scenario = {};
    std::string_view level = {};
};

record::Match played(const TableOf& table);

}  // namespace velatura::achievements
