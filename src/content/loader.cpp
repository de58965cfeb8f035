#include "content/loader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "content/draft.h"
#include "content/json.h"
#include "content/reader.h"

namespace velatura::content {
namespace {

constexpr std::size_t max_backgrounds = 64;
constexpr std::size_t max_packs = 64;
constexpr std::uint16_t max_points = 999;

constexpr std::array<std::string_view, 3> groups = {"simplified", "standard", "complex"};
constexpr std::array<std::string_view, 3> overs = {"painting", "game", "profile"};
constexpr std::array<std::string_view, 8> measures = {
    "conditions",   "silver", "ribbons",          "same_element",
    "full_colours", "points", "scenarios_passed", "scenarios_played"};

std::string read_id(const Reader& reader) {
    const std::string_view id = reader.text();
    const bool plain = !id.empty() && id.size() <= 40 && id.front() != '-' && id.back() != '-' &&
                       std::ranges::all_of(id, [](char c) {
                           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
                       });
    if (!plain) {
        reader.refuse(joined(in_quotes(id),
                             " is not a valid id: use at most 40 lowercase letters, digits "
                             "and hyphens, without a hyphen at either end"));
    }
    return std::string(id);
}

template <typename Things>
std::string read_new_id(const Reader& reader, const Things& things) {
    std::string id = read_id(reader);
    for (const auto& thing : things) {
        if (thing.id == id) reader.refuse(joined("the id ", in_quotes(id), " is already used"));
    }
    return id;
}

void read_art_file(const Reader& reader, Draft& draft) {
    reader.expect_fields({"cards"}, {"$schema"});
    read_art_cards(reader["cards"], draft);
}

void read_scoring_file(const Reader& reader, Draft& draft) {
    reader.expect_fields({"cards"}, {"$schema"});
    read_scoring_cards(reader["cards"], draft);
}

void read_backgrounds_file(const Reader& reader, Draft& draft) {
    reader.expect_fields({"cards"}, {"$schema"});
    for (const Reader& card : reader["cards"].list()) {
        card.expect_fields({"number"});
        expect_number(card["number"], ++draft.backgrounds);
    }
    constexpr std::size_t needed = rules::max_seats * rules::paintings_to_complete;
    if (draft.backgrounds < needed || draft.backgrounds > max_backgrounds) {
        reader["cards"].refuse(joined(std::to_string(draft.backgrounds), " backgrounds: expected ",
                                      std::to_string(needed), " to ",
                                      std::to_string(max_backgrounds)));
    }
}

void read_scenario_scoring(const Reader& reader, const Draft& draft, Scenario& scenario) {
    if (reader.has("scoring") == reader.has("any")) {
        reader.refuse("a scenario needs either \"scoring\" or \"any\"");
    }
    if (reader.has("any")) {
        scenario.any = reader["any"].whole<std::uint8_t>(1, rules::scoring_places);
        return;
    }
    const std::vector<Reader> names = reader["scoring"].list();
    if (names.size() > rules::scoring_places) {
        reader["scoring"].refuse("too many scoring cards: the mat has 4 places");
    }
    for (const Reader& name : names) {
        const std::string_view word = name.text();
        const auto card = std::ranges::find(draft.scoring, word, &PrintedWord::word);
        const auto id = static_cast<rules::ScoringCardId>(card - draft.scoring.begin());
        if (card == draft.scoring.end()) {
            name.refuse(joined("unknown scoring card ", in_quotes(word),
                               ": it is not in scoring-cards.json"));
        } else if (std::ranges::find(scenario.scoring, id) != scenario.scoring.end()) {
            name.refuse(joined("the scoring card ", in_quotes(word), " is listed twice"));
        }
        scenario.scoring.push_back(id);
    }
}

void read_scenarios_file(const Reader& reader, Draft& draft) {
    reader.expect_fields({"scenarios"}, {"$schema"});
    for (const Reader& entry : reader["scenarios"].list()) {
        entry.expect_fields({"id", "name", "group", "goal"}, {"scoring", "any"});
        Scenario scenario;
        scenario.id = read_new_id(entry["id"], draft.scenarios);
        scenario.name = entry["name"].text();
        if (scenario.name.empty()) entry["name"].refuse("a scenario needs a name");
        scenario.group = static_cast<ScenarioGroup>(entry["group"].one_of(groups, "group"));
        scenario.goal = entry["goal"].whole<std::uint16_t>(1, max_points);
        read_scenario_scoring(entry, draft, scenario);
        if (!entry.ok()) return;
        draft.scenarios.push_back(std::move(scenario));
    }
}

bool can_be_measured(Over over, Feat measure) {
    switch (measure) {
        case Feat::conditions:
        case Feat::same_element:
            return over == Over::painting;
        case Feat::silver:
        case Feat::ribbons:
            return over != Over::profile;
        case Feat::full_colours:
        case Feat::points:
            return over == Over::game;
        case Feat::scenarios_passed:
        case Feat::scenarios_played:
            return over == Over::profile;
    }
    return false;
}

void read_achievements_file(const Reader& reader, Draft& draft) {
    reader.expect_fields({"achievements"}, {"$schema"});
    for (const Reader& entry : reader["achievements"].list()) {
        entry.expect_fields({"id", "over", "measure", "at_least"}, {"edition"});
        Achievement achievement;
        achievement.id = read_new_id(entry["id"], draft.achievements);
        achievement.over = static_cast<Over>(entry["over"].one_of(overs, "\"over\""));
        achievement.measure = static_cast<Feat>(entry["measure"].one_of(measures, "measure"));
        achievement.at_least = entry["at_least"].whole<std::uint16_t>(1, max_points);
        if (entry.has("edition")) {
            achievement.edition = entry["edition"].whole<std::uint16_t>(2020, 2099);
        }
        if (!can_be_measured(achievement.over, achievement.measure)) {
            entry["measure"].refuse(joined(in_quotes(entry["measure"].text()),
                                           " can't be counted over one ", entry["over"].text()));
        }
        if (!entry.ok()) return;
        draft.achievements.push_back(std::move(achievement));
    }
}

void read_levels_file(const Reader& reader, Draft& draft) {
    reader.expect_fields({"levels"}, {"$schema"});
    for (const Reader& entry : reader["levels"].list()) {
        entry.expect_fields({"id", "goal", "with_two_rows"});
        draft.levels.push_back({read_new_id(entry["id"], draft.levels),
                                entry["goal"].whole<std::uint16_t>(1, max_points),
                                entry["with_two_rows"].whole<std::uint16_t>(1, max_points)});
    }
}

void read_awards_file(const Reader& reader, Draft& draft) {
    reader.expect_fields({"awards"}, {"$schema"});
    for (const Reader& entry : reader["awards"].list()) {
        entry.expect_fields({"id", "at_least"});
        const Award award{read_new_id(entry["id"], draft.awards),
                          entry["at_least"].whole<std::uint16_t>(0, max_points)};
        if (draft.awards.empty() ? award.at_least != 0
                                 : award.at_least <= draft.awards.back().at_least) {
            entry["at_least"].refuse(
                "awards start at 0 points, and each needs more points than the one before");
        }
        draft.awards.push_back(award);
    }
    if (draft.awards.empty())
        reader["awards"].refuse("every game earns an award: list at least one");
}

// In an order in which each finds what it refers to.
struct DataFile {
    std::string_view name;
    void (*read)(const Reader&, Draft&);
};
constexpr std::array<DataFile, 7> data_files = {{
    {"art-cards.json", read_art_file},
    {"scoring-cards.json", read_scoring_file},
    {"backgrounds.json", read_backgrounds_file},
    {"scenarios.json", read_scenarios_file},
    {"achievements.json", read_achievements_file},
    {"levels.json", read_levels_file},
    {"awards.json", read_awards_file},
}};

bool replaces_deck(const Json& pack) {
    const Json* const replaces = find(pack, "replaces_deck");
    return replaces != nullptr && replaces->boolean;
}

void read_pack(const Reader& reader, Draft& draft) {
    // First of all: a newer format may have fields of which we know nothing.
    if (reader.has("version")) {
        const auto version = reader["version"].whole<std::int64_t>(1, 9999);
        if (version > pack_version) {
            reader["version"].refuse(joined("pack format ", std::to_string(version),
                                            " is newer than this program, which reads up to ",
                                            std::to_string(pack_version), ": update Velatura"));
        }
    }
    reader.expect_fields({"pack", "version", "replaces_deck", "fan_made", "cards"},
                         {"$schema", "scoring"});
    std::string name = read_id(reader["pack"]);
    if (std::ranges::find(draft.packs, name, &Pack::name) != draft.packs.end()) {
        reader["pack"].refuse(joined("the pack ", in_quotes(name), " is already loaded"));
    }
    if (draft.packs.size() == max_packs) reader.refuse("too many packs at once");
    const bool fan_made = reader["fan_made"].boolean();
    const bool replaces = reader["replaces_deck"].boolean();
    if (!reader.ok()) return;
    if (replaces && draft.packs.size() > 1) {
        reader["replaces_deck"].refuse(
            "another pack already replaces the deck: load only one of them");
    }
    draft.packs.push_back({std::move(name), fan_made});
    if (replaces) {
        draft.art.clear();
        draft.art_cards.clear();
        draft.deck_replaced = true;
    }
    read_art_cards(reader["cards"], draft);
    if (reader.has("scoring")) read_scoring_cards(reader["scoring"], draft);
}

}  // namespace

std::string LoadError::text() const {
    return joined(file, ": ", place, place.empty() ? "" : ": ", reason);
}

std::expected<Catalog, LoadError> load(std::span<const TextFile> files,
                                       std::span<const TextFile> packs) {
    for (const TextFile& file : files) {
        if (std::ranges::find(data_files, file.name, &DataFile::name) != data_files.end()) continue;
        if (is_box_file(file.name)) continue;
        return std::unexpected(LoadError{std::string(file.name), "", "unknown data file"});
    }
    Draft draft;
    draft.packs.push_back({"base", false});
    std::optional<LoadError> error;
    for (const DataFile& wanted : data_files) {
        const auto file = std::ranges::find(files, wanted.name, &TextFile::name);
        if (file == files.end()) {
            return std::unexpected(LoadError{std::string(wanted.name), "", "this file is missing"});
        }
        const auto json = parse_json(*file);
        if (!json) return std::unexpected(json.error());
        wanted.read(Reader(*json, file->name, error), draft);
        if (error) return std::unexpected(*std::move(error));
    }

    std::vector<std::pair<std::string_view, Json>> parsed;
    for (const TextFile& pack : packs) {
        auto json = parse_json(pack);
        if (!json) return std::unexpected(std::move(json).error());
        parsed.emplace_back(pack.name, *std::move(json));
    }
    // A pack that replaces the deck comes before the boxes and those that add to it, wherever it
    // was named.
    for (const bool replacing : {true, false}) {
        if (!replacing) {
            if (auto read = read_boxes(files, draft); !read) return std::unexpected(read.error());
        }
        for (const auto& [name, json] : parsed) {
            if (replaces_deck(json) != replacing) continue;
            read_pack(Reader(json, name, error), draft);
            if (error) return std::unexpected(*std::move(error));
        }
    }

    std::vector<rules::Box> backgrounds(draft.backgrounds, rules::Box::base);
    backgrounds.insert(backgrounds.end(), draft.box_backgrounds.begin(),
                       draft.box_backgrounds.end());
    return Catalog{.packs = std::move(draft.packs),
                   .cards = rules::Cards(std::move(draft.art_cards), std::move(draft.scoring_cards),
                                         std::move(backgrounds), std::move(draft.box_cards)),
                   .art = std::move(draft.art),
                   .scoring = std::move(draft.scoring),
                   .scenarios = std::move(draft.scenarios),
                   .achievements = std::move(draft.achievements),
                   .levels = std::move(draft.levels),
                   .awards = std::move(draft.awards)};
}

}  // namespace velatura::content
