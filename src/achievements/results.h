// What a finished game earned each seat: points, rank, scenario, level, award and achievements.
// Computed from a replayed record, so nothing counts that was not played.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "content/catalog.h"
#include "record/match.h"

namespace velatura::achievements {

struct SeatResult {
    rules::Seat seat{};
    bool person = true;
    bool won = false;
    int rank = 1;
    int points = 0;
    int tokens = 0;
    int ribbons = 0;               // silver included
    bool passed_scenario = false;  // by a person, in an unaided game
    // Of a solo player: whether the declared level (or the scenario's goal) was reached, and the
    // award.
    bool reached_goal = false;
    const content::Award* award = nullptr;
    // Those of a single painting or game; none for a computer player, and none in a game with moves
    // undone or with help.
    std::vector<const content::Achievement*> achievements;
};

// The game must be over.
std::vector<SeatResult> results(const content::Catalog& catalog, const record::Match& match);

// Over several games: what one person has reached so far.
class Profile {
  public:
    Profile(const content::Catalog& catalog, std::string person)
        : catalog_(&catalog), person_(std::move(person)) {}

    // Counts a game if it is over and the person sat at it under that name; says whether it did.
    bool add(const record::Match& match);

    int games() const { return games_; }
    int wins() const { return wins_; }
    int best_points() const { return best_points_; }
    // Ids, sorted; of unaided games.
    std::vector<std::string> scenarios_played() const;
    std::vector<std::string> scenarios_passed() const;
    std::vector<const content::Achievement*> achieved() const;

  private:
    bool has(const content::Achievement& achievement) const;

    const content::Catalog* catalog_;
    std::string person_;
    int games_ = 0;
    int wins_ = 0;
    int best_points_ = 0;
    std::set<std::string> played_;
    std::set<std::string> passed_;
    std::set<std::string> achieved_;
};

}  // namespace velatura::achievements
