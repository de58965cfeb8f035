// Records as text: the grammar is in docs/record.md.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "record/error.h"
#include "record/record.h"

namespace velatura::record {

// Far more than the longest game; a text beyond is refused unread.
inline constexpr std::size_t most_bytes = 1 << 20;

std::string write(const content::Catalog& catalog, const Record& record);

// One game. Checks the text, not the game: Match::replay() does that. Places in errors count from
// `first_line`.
std::expected<Record, RecordError> parse(const content::Catalog& catalog, std::string_view text,
                                         int first_line = 1);

// The games of a file with several, as a collection or a profile has them.
struct GameText {
    std::string_view text;
    int first_line = 1;
};
std::vector<GameText> split_games(std::string_view text);

}  // namespace velatura::record
