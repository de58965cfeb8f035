// Games for the tests of the record: of every kind, played by chance.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "chance/fast_random.h"
#include "content/catalog.h"
#include "record/match.h"

namespace velatura::record {

// A kind of table: mode and seats.
struct Kind {
    rules::Mode mode;
    std::size_t seats;
};
std::vector<Kind> every_kind();

Choices choices_for(Kind kind, std::string_view seed);
// A table of the rules' tests (rules/box_tables.h): every box alone and all, in every mode.
std::vector<Choices> choices_with_boxes(std::string_view seed);
Match begin(const content::Catalog& catalog, const Choices& choices);

// One move by whoever is to act, chosen evenly among the legal ones (a toss as the seed has it).
void play_one(Match& match, chance::FastRandom& random);

struct Play {
    std::size_t most = 100'000;     // so many moves, or to the end
    std::uint32_t undo_one_in = 0;  // now and then a move is taken back; 0: never
    std::uint64_t seed = 1;
};
void play_on(Match& match, const Play& play);
Match played(const content::Catalog& catalog, const Choices& choices, const Play& play = {});

// The base game with its first `cards` art cards only: they run out.
content::Catalog small_catalog(std::size_t cards);

bool is_over(const Match& match);
std::size_t count_moves(const Record& record, rules::Move::Kind kind);

// The text with the first `from` replaced; the test fails if it is not there.
std::string with(std::string text, std::string_view from, std::string_view to);

}  // namespace velatura::record
