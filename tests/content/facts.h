// The printed cards of the base game once more, typed from the cards themselves and not from data/:
// a slip in one of the two shows.
#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace velatura::content {

struct ArtFact {
    std::string_view word;
    std::string_view side;
    std::array<std::string_view, 5> swatches;  // red to violet
};

struct ScoringFact {
    std::string_view name;
    std::vector<int> points;
};

struct ScenarioFact {
    std::string_view name;
    int goal;
    std::vector<std::string_view> scoring;
    int any;
};

// clang-format off
inline const std::vector<ArtFact> art_facts = {
    {"Precious", "left", {"shape texture", "bonus-tone", "", "", ""}},
    {"Peaceful", "left", {"hue", "hue tone", "", "", ""}},
    {"Heavy", "left", {"tone", "shape tone", "", "", ""}},
    {"Fragile", "left", {"shape", "hue", "", "", ""}},
    {"Chosen", "left", {"shape texture", "", "shape", "", ""}},
    {"Harmonious", "left", {"hue", "", "tone", "", ""}},
    {"Melancholy", "left", {"shape tone", "", "", "tone", ""}},
    {"Corrupted", "left", {"", "tone", "shape", "", ""}},
    {"Nature", "right", {"", "hue shape", "", "bonus-tone", ""}},
    {"Beauty", "right", {"", "", "hue", "shape", ""}},
    {"Bait", "right", {"", "", "shape texture", "", "texture"}},
    {"Heightened", "left", {"tone", "shape", "", "", ""}},
    {"Liberated", "left", {"hue texture", "", "texture", "", ""}},
    {"Unashamed", "left", {"texture", "bonus-shape", "", "", ""}},
    {"Risky", "left", {"bonus-texture", "", "shape tone", "", ""}},
    {"Sudden", "left", {"tone", "", "texture", "", ""}},
    {"Fading", "left", {"texture", "", "", "hue", ""}},
    {"Delicate", "left", {"hue", "", "", "", "hue texture"}},
    {"Innocent", "left", {"", "hue", "shape", "", ""}},
    {"Complexity", "right", {"", "texture", "", "shape", ""}},
    {"Surrender", "right", {"", "", "hue", "texture", ""}},
    {"Dreams", "right", {"", "", "tone", "", "hue"}},
    {"Improbable", "left", {"shape", "", "hue", "", ""}},
    {"Deep", "left", {"hue shape", "", "", "shape", ""}},
    {"Whimsical", "left", {"hue", "", "", "texture", ""}},
    {"Imminent", "left", {"texture", "", "", "shape", ""}},
    {"Forbidden", "left", {"bonus-hue", "", "", "texture tone", ""}},
    {"Divine", "left", {"shape tone", "", "", "", "shape"}},
    {"Vast", "left", {"bonus-shape", "", "", "", "hue tone"}},
    {"Expanse", "right", {"", "tone", "", "texture tone", ""}},
    {"Game", "right", {"", "shape", "", "bonus-texture", ""}},
    {"Adventure", "right", {"", "", "bonus-shape", "tone", ""}},
    {"Perspective", "right", {"", "", "hue tone", "", "tone"}},
    {"Ominous", "left", {"texture", "", "", "", "tone"}},
    {"Exploring", "left", {"tone", "", "", "", "bonus-hue"}},
    {"Illuminated", "left", {"hue", "", "", "", "tone"}},
    {"Extreme", "left", {"", "shape texture", "bonus-hue", "", ""}},
    {"Graceful", "left", {"", "tone", "hue tone", "", ""}},
    {"Wandering", "left", {"", "texture tone", "texture", "", ""}},
    {"Masked", "left", {"", "shape", "shape texture", "", ""}},
    {"Revolution", "right", {"", "hue", "", "hue shape", ""}},
    {"Obstacle", "right", {"", "texture", "", "tone", ""}},
    {"Childhood", "right", {"", "", "texture tone", "", "texture"}},
    {"Nightmare", "right", {"", "", "bonus-tone", "", "shape"}},
    {"Anxiety", "right", {"", "hue texture", "", "", "texture"}},
    {"View", "right", {"", "shape", "", "", "shape tone"}},
    {"Sanctuary", "right", {"", "hue", "", "", "hue texture"}},
    {"Freedom", "right", {"", "tone", "", "", "shape"}},
    {"Darkness", "right", {"", "bonus-texture", "", "", "hue"}},
    {"Trap", "right", {"", "texture", "", "", "bonus-shape"}},
    {"Escape", "right", {"", "", "shape texture", "texture", ""}},
    {"Curiosity", "right", {"", "", "bonus-texture", "hue tone", ""}},
    {"Pride", "right", {"", "", "hue tone", "hue", ""}},
    {"Attraction", "right", {"", "", "hue", "", "hue shape"}},
    {"Truth", "right", {"", "", "", "hue shape", "shape"}},
    {"Purpose", "right", {"", "", "", "tone", "texture tone"}},
    {"Moment", "right", {"", "", "", "hue texture", "bonus-tone"}},
    {"Mess", "right", {"", "", "", "shape", "texture"}},
    {"Mistake", "right", {"", "", "", "texture", "hue"}},
    {"Warning", "right", {"", "", "", "bonus-hue", "tone"}},
};

inline const std::vector<ScoringFact> scoring_facts = {
    {"Composition", {1, 3, 9}},
    {"Consistency", {3, 6, 10}},
    {"Emphasis", {1, 4, 11}},
    {"Hierarchy", {4, 9, 15}},
    {"Movement", {3, 7, 12}},
    {"Proportion", {2, 5, 10}},
    {"Proximity", {2, 5, 8, 12}},
    {"Repetition", {3, 7, 11, 16}},
    {"Space", {2, 4, 7, 11}},
    {"Style", {4, 10, 18}},
    {"Symmetry", {1, 3, 6, 11}},
    {"Variety", {4, 8, 13}},
};

inline const std::vector<ScenarioFact> scenario_facts = {
    {"Family Game", 18, {"Composition", "Variety"}, 0},
    {"Chill Mode", 25, {}, 3},
    {"Synergy", 28, {"Proximity", "Space", "Variety"}, 0},
    {"First Time Playing", 32, {"Composition", "Emphasis", "Repetition", "Variety"}, 0},
    {"Balanced", 33, {"Consistency", "Emphasis", "Hierarchy", "Proportion"}, 0},
    {"No Elements", 35, {"Composition", "Consistency", "Proportion", "Symmetry"}, 0},
    {"All Elements", 36, {"Emphasis", "Hierarchy", "Repetition", "Style"}, 0},
    {"Spatial", 37, {"Movement", "Proximity", "Space", "Symmetry"}, 0},
    {"Bonus", 40, {"Hierarchy", "Movement", "Proportion", "Style"}, 0},
};
// clang-format on

}  // namespace velatura::content
