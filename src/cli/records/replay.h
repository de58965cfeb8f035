// Shows a recorded game move by move.
#pragma once

#include <optional>
#include <string>

#include "cli/command.h"
#include "cli/terminal/console.h"

namespace velatura::cli {

struct ReplayOptions {
    std::string file;
    std::optional<std::size_t> game;  // of several in the file, from 1; the last unless told
    std::optional<std::size_t> move;  // only the position after so many moves
    bool all = false;                 // every position, one after the other
};

int replay(const Context& context, const ReplayOptions& options, Console& console);

}  // namespace velatura::cli
