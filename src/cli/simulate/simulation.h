// Counts many games between computer players. The figures depend only on the seed and the number of
// games, never on how many threads share the work.
#pragma once

#include <array>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "ai/level.h"
#include "cli/statistics.h"
#include "record/match.h"

namespace velatura::cli {

struct SimulationPlan {
    record::Choices choices;  // seed and seats of the whole; each game gets its own from these
    rules::GameSetup setup;   // of all games, as far as they are alike
    bool random_scenario = false;
    std::vector<ai::Level> bots;                     // by seat
    std::array<std::string, ai::level_count> names;  // the bots' names as asked for
    bool rotate = false;                             // each game moves the bots one seat on
    std::uint64_t games = 0;
    unsigned threads = 1;
    std::string records;  // folder for a record of each game, or empty
};

// What boxes bring, by the names it has in JSON.
struct BoxGain {
    std::string_view name;
    std::string_view key;
    int rules::Account::* points;
};
inline constexpr std::array<BoxGain, 5> box_gains{
    {{"gold", "ribbon.gold", &rules::Account::gold},
     {"frames", "cli.account.frames", &rules::Account::frames},
     {"award", "cli.account.award", &rules::Account::prize},
     {"signature", "cli.account.signature", &rules::Account::signature},
     {"painter", "cli.account.painter", &rules::Account::painter}}};

// What a seat, or all the seats of a bot together, brought home in each game.
struct Takings {
    Tally points;
    Tally wins;     // in parts of whole_win
    Tally ribbons;  // silver and gold included
    Tally silver;
    std::array<Tally, box_gains.size()> boxes;  // points

    void add(const Takings& other) {
        points.add(other.points);
        wins.add(other.wins);
        ribbons.add(other.ribbons);
        silver.add(other.silver);
        for (std::size_t i = 0; i < boxes.size(); ++i)
            boxes[i].add(other.boxes[i]);
    }
};

struct SimulationResult {
    std::array<Takings, rules::max_seats> seats;
    std::array<Takings, ai::level_count> bots;
    Tally moves;   // of seats and Vincent
    Tally judged;  // 1 for a game with a tie that only a judge could part

    void add(const SimulationResult& other);
};

// How game `number`, counted from 1, is set up.
record::Choices choices_for_game(const content::Catalog& catalog, const SimulationPlan& plan,
                                 std::uint64_t number);

// The rules must allow the first game; then they allow all. The error is the file that could not be
// written.
std::expected<SimulationResult, std::string> simulate(const content::Catalog& catalog,
                                                      const SimulationPlan& plan);

}  // namespace velatura::cli
