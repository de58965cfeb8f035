// Where games are saved: files are replaced as a whole or not at all.
#pragma once

#include <expected>
#include <optional>
#include <string>

#include "cli/command.h"
#include "cli/lookup.h"
#include "record/match.h"

namespace velatura::cli {

// Writes beside the file and renames, so that there is always a whole one; a link stays a link.
// Otherwise says why not.
Found<void> write_file(const Context& context, const std::string& path, const std::string& text);

// Where a game is kept of which nobody said where; none if the person has no home.
std::optional<std::string> default_save_path();

// Whether a game may be kept there: not over another game, nor over a file that is something else.
Found<void> check_save_path(const Context& context, const std::string& path);

// Whether both name the same file, also one that is not there yet.
bool same_file(const std::string& one, const std::string& other);

// A game to be played on.
Found<record::Match> load_match(const Context& context, const std::string& path);

// What a shell is told to play on, with the packs in use.
std::string resume_command(const Context& context, const std::string& path);

// Moves what is at that path out of the way of a new game, unless that is known to be a game that
// is over or has not begun. The sentence that says where to; empty if nothing had to be moved.
Found<std::string> make_room(const Context& context, const std::string& path);

}  // namespace velatura::cli
