// Everything printed that a game can use, read once from data/ and the packs and then never
// changed: cards, their words, scenarios, achievements, levels and awards. The rules see only
// numbers (rules::Cards); words in other languages are in lang/.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/cards.h"
#include "rules/types.h"

namespace velatura::content {

// Where cards come from. The base game is the first pack.
struct Pack {
    std::string name;
    bool fan_made = false;  // said on screen wherever its cards are shown
};

struct PrintedWord {
    std::string word;
    std::uint8_t pack = 0;  // index into Catalog::packs
};

enum class ScenarioGroup : std::uint8_t { simplified, standard, complex };

struct Scenario {
    std::string id;
    std::string name;  // in English
    ScenarioGroup group = ScenarioGroup::standard;
    std::uint16_t goal = 0;                     // points that pass it
    std::vector<rules::ScoringCardId> scoring;  // place by place, or
    std::uint8_t any = 0;                       // so many of the players' choice, or random
};

// What an achievement looks at, and what it counts there (rules.md, Achievements).
enum class Over : std::uint8_t { painting, game, profile };
enum class Feat : std::uint8_t {
    conditions,    // scoring cards met, with or without a ribbon
    silver,        // silver ribbons
    ribbons,       // ribbons taken, silver included
    same_element,  // the most numerous visible element
    full_colours,  // scoring cards with all the ribbons they have
    points,
    scenarios_passed,
    scenarios_played,
};

struct Achievement {
    std::string id;
    Over over = Over::game;
    Feat measure = Feat::points;
    std::uint16_t at_least = 0;
    std::uint16_t edition = 0;  // year of the rulebook that alone has it; 0: all have
};

// Points that win a game of one player, declared beforehand.
struct TargetLevel {
    std::string id;
    std::uint16_t goal = 0;
    std::uint16_t goal_with_two_rows = 0;

    std::uint16_t goal_with(std::size_t rows) const {
        return rows == 2 ? goal_with_two_rows : goal;
    }
};

// What a game of one player earns afterwards; in rising order, the first from 0 points.
struct Award {
    std::string id;
    std::uint16_t at_least = 0;
};

struct Catalog {
    std::vector<Pack> packs;
    rules::Cards cards;
    std::vector<PrintedWord> art;      // by ArtCardId
    std::vector<PrintedWord> scoring;  // by ScoringCardId
    std::vector<Scenario> scenarios;
    std::vector<Achievement> achievements;
    std::vector<TargetLevel> levels;
    std::vector<Award> awards;

    std::string_view word(rules::ArtCardId id) const { return art[rules::index(id)].word; }
    std::string_view name(rules::ScoringCardId id) const { return scoring[rules::index(id)].word; }

    // By word, name or id, in capitals or not. A scenario answers to its id and its English name.
    std::optional<rules::ArtCardId> find_art_card(std::string_view word) const;
    std::optional<rules::ScoringCardId> find_scoring_card(std::string_view name) const;
    const Scenario* find_scenario(std::string_view id_or_name) const;
    const TargetLevel* find_level(std::string_view id) const;

    // What somebody who wrote an unknown word probably meant, if anything is near.
    std::optional<std::string_view> nearest_art_card(std::string_view unknown) const;
    std::optional<std::string_view> nearest_scoring_card(std::string_view unknown) const;
    std::optional<std::string_view> nearest_scenario(std::string_view unknown) const;

    const Award& award_for(int points) const;
};

// Equal but for the case of the letters A to Z.
bool same_word(std::string_view a, std::string_view b);

// The award card, signature, painter or rival with this id, in capitals or not.
template <typename Id, typename Things>
std::optional<Id> find_printed(const Things& things, std::string_view id) {
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (same_word(things[i].id, id)) return static_cast<Id>(i);
    }
    return std::nullopt;
}

}  // namespace velatura::content
