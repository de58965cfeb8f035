// Where games are kept: files that are replaced whole or not at all.
#pragma once

#include <expected>
#include <optional>
#include <string>

#include "cli/command.h"
#include "cli/lookup.h"
#include "record/match.h"

namespace velatura::cli {

// Writes beside the file and renames, so that there is always a whole one. Otherwise says why not.
Found<void> write_file(const Context& context, const std::string& path, const std::string& text);

// Where a game is kept of which nobody said where; none if the person has no home.
std::optional<std::string> default_save_path();

// Whether a new game may be kept there: not over a game that is still to be played on, nor over a
// file that is something else.
Found<void> check_save_path(const Context& context, const std::string& path);

// A game to be played on.
Found<record::Match> load_match(const Context& context, const std::string& path);

// Moves an unfinished game at that path out of the way of a new one; says where to.
std::optional<std::string> keep_unfinished(const Context& context, const std::string& path);

}  // namespace velatura::cli
