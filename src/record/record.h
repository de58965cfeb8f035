// A game as a value: who sat where, how it was set up, what chance revealed, what was played.
// docs/record.md specifies its text. It replays without the seed, because it names every revealed
// card.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/catalog.h"
#include "rules/game.h"

namespace velatura::record {

inline constexpr int current_version = 2;
// What it is written in: a game without boxes as ever.
int version_of(const rules::GameSetup& setup);

struct SeatName {
    std::string name;  // of a person, or of the computer player's level
    bool bot = false;

    bool operator==(const SeatName&) const = default;
};

// A tag this version does not know: kept as it is.
struct Tag {
    std::string name;
    std::string value;

    bool operator==(const Tag&) const = default;
};

// Where something stands in a text, counted from 1; 0 where it was not read from one.
struct Location {
    int line = 0;
    int column = 0;
};

// Where the parts of a setup stand, for complaints about them. That says nothing about the game,
// so any two are equal.
struct Locations {
    Location seats;
    Location first;
    Location mode;
    Location scoring;
    Location boxes;
    Location deck;
    Location award;
    Location rival;
    Location row;
    Location backgrounds;
    Location signatures;
    Location painters;

    bool operator==(const Locations&) const { return true; }
};

// How the game was set up. `setup.first` and `setup.scoring` hold what was chosen or drawn.
struct Header {
    std::string date;  // 2026-11-15; empty: not told
    std::vector<SeatName> seats;
    rules::GameSetup setup;
    std::string level;               // declared by a solo player: easy, normal, hard, master
    std::string scenario;            // its id; empty: free choice of scoring cards
    std::vector<std::string> packs;  // beside the base game, in the order they were loaded
    std::string seed;                // empty: not told
    std::string commitment;          // of an online table whose seed is not revealed yet
    std::uint8_t drawn_scoring = 0;  // how many scoring cards were drawn from the seed
    bool drawn_first = false;        // whether the first seat was
    bool drawn_award = false;        // whether the award card and its side were
    std::string help;                // what helped a player before the end; empty: nothing
    std::vector<Tag> other;
    Locations places;

    bool operator==(const Header&) const = default;
};

// One numbered line: a move, or the undo of the last one.
struct Entry {
    bool undo = false;
    rules::Actor by = rules::Actor::nobody;
    rules::Move move;
    std::uint8_t tossed = 0;  // tokens Vincent tossed
    rules::ArtCardId card{};  // taken, also by a rival, or taken away by Vincent
    std::vector<rules::ArtCardId> dealt;
    std::string comment;
    Location place;

    bool operator==(const Entry& other) const {
        return undo == other.undo && by == other.by && move == other.move &&
               tossed == other.tossed && card == other.card && dealt == other.dealt &&
               comment == other.comment;
    }
};

// Points by seat and who won; empty while the game is running.
struct GameResult {
    std::vector<int> points;
    rules::SeatSet winners;
    Location place;

    bool operator==(const GameResult& other) const {
        return points == other.points && winners == other.winners;
    }
};

struct Record {
    Header header;
    std::vector<rules::ArtCardId> first_row;
    std::vector<rules::ArtCardId> second_row;  // where there are two
    std::vector<std::array<rules::BackgroundId, rules::paintings_to_complete>> backgrounds;
    // By seat, where these boxes are in play.
    std::vector<rules::SignatureId> signatures;
    std::vector<std::array<rules::PainterId, rules::painters_dealt>> painters;
    std::vector<Entry> entries;
    std::optional<GameResult> result;

    bool operator==(const Record&) const = default;
};

// The words of a painting's title: the topmost left and the topmost right one, either may be empty.
struct TitleWords {
    std::string_view left;
    std::string_view right;
};
TitleWords title_words(const content::Catalog& catalog, rules::Layers layers);

// Whether these are the cards the scenario is played with; `scoring` has a place for each ribbon.
bool fits(const content::Scenario& scenario, std::span<const rules::ScoringCardId> scoring);

}  // namespace velatura::record
