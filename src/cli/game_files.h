// Files of records: a single game, or many games in one file.
#pragma once

#include <string>
#include <vector>

#include "cli/lookup.h"
#include "record/match.h"

namespace velatura::cli {

// All the games of a file, each replayed and so checked; or what is wrong with the file, naming it.
Found<std::vector<record::Match>> read_games(const Context& context, const std::string& path);

// Whether it could be written.
bool write_record(const content::Catalog& catalog, const record::Record& record,
                  const std::string& path);

// A complaint about a place in that file.
Problem complaint(const Context& context, const std::string& path,
                  const record::RecordError& error);

}  // namespace velatura::cli
