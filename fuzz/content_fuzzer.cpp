// Any bytes as a pack, or in the place of one of the data files: the loader never fails but by
// refusing in one line, and what it accepts is as sound as a Catalog promises.
//
// The first byte says what the rest is: 'p' a pack, 'q' a pack beside another one, and a digit the
// data file of that place in small_files.
#include <cstdint>
#include <cstdlib>
#include <set>
#include <vector>

#include "content/loader.h"

namespace {

using namespace velatura;

constexpr std::string_view other_pack = R"({"pack": "other", "version": 1, "replaces_deck": false,
    "fan_made": true, "cards": [{"number": 1, "word": "Other", "side": "left",
    "swatches": {"red": ["hue"]}}]})";

// The base game in small, since the loader reads all of it each time.
constexpr content::TextFile small_files[] = {
    {"achievements.json", R"({"achievements": []})"},
    {"art-cards.json", R"({"cards": [
        {"number": 1, "word": "Precious", "side": "left", "swatches": {"red": ["shape"]}},
        {"number": 2, "word": "Peaceful", "side": "left", "swatches": {"red": ["hue"]}},
        {"number": 3, "word": "Nature", "side": "right", "swatches": {"blue": ["tone"]}},
        {"number": 4, "word": "Beauty", "side": "right", "swatches": {"blue": ["hue"]}},
        {"number": 5, "word": "Bait", "side": "right", "swatches": {"green": ["tone"]}}]})"},
    {"awards.json", R"({"awards": [{"id": "any", "at_least": 0}]})"},
    {"backgrounds.json", R"({"cards": [{"number": 1}, {"number": 2}, {"number": 3},
        {"number": 4}, {"number": 5}, {"number": 6}, {"number": 7}, {"number": 8},
        {"number": 9}, {"number": 10}, {"number": 11}, {"number": 12}, {"number": 13},
        {"number": 14}, {"number": 15}]})"},
    {"levels.json", R"({"levels": []})"},
    {"scenarios.json", R"({"scenarios": []})"},
    {"scoring-cards.json", R"({"cards": [{"name": "Space", "condition": "space", "points": [2]},
        {"name": "Style", "condition": "style", "points": [4, 10, 18]}]})"},
};

void check(bool holds) {
    if (!holds) std::abort();
}

std::string lower(std::string text) {
    for (char& c : text) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return text;
}

void check_words(const std::vector<content::PrintedWord>& words, std::size_t packs) {
    std::set<std::string> seen;
    for (const content::PrintedWord& printed : words) {
        check(seen.insert(lower(printed.word)).second);
        check(!printed.word.empty() && printed.word.find(' ') == std::string::npos);
        check(printed.pack < packs);
    }
}

void check_catalog(const content::Catalog& catalog) {
    check(catalog.cards.art().size() == catalog.art.size());
    check(catalog.cards.scoring().size() == catalog.scoring.size());
    check(catalog.art.size() >= rules::row_places && catalog.art.size() <= rules::max_art_cards);
    check(catalog.cards.backgrounds() >= rules::max_seats * rules::paintings_to_complete);
    check_words(catalog.art, catalog.packs.size());
    check_words(catalog.scoring, catalog.packs.size());
    for (const rules::ArtCard& card : catalog.cards.art()) {
        check(card.icons != rules::Icons{});
        for (const rules::SwatchIcons& swatch : card.icons.swatches) {
            int icons = 0;
            for (std::size_t e = 0; e < rules::element_count; ++e) {
                icons += swatch.elements[e] + swatch.bonuses[e];
            }
            check(icons <= 2);
        }
    }
    for (const rules::ScoringCard& card : catalog.cards.scoring()) {
        check(card.steps >= 1 && card.steps <= rules::max_steps);
        for (std::uint8_t n = 1; n < card.steps; ++n) {
            check(card.points_for(n) < card.points_for(static_cast<std::uint8_t>(n + 1)));
        }
    }
    for (const content::Scenario& scenario : catalog.scenarios) {
        check(scenario.any == 0 || scenario.scoring.empty());
        check(scenario.scoring.size() <= rules::scoring_places);
        for (const auto id : scenario.scoring)
            check(rules::index(id) < catalog.scoring.size());
    }
    check(catalog.award_for(0).at_least == 0);
    check(catalog.find_art_card(catalog.art.back().word).has_value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string bytes(data + 1, data + size);
    std::vector<content::TextFile> files(std::begin(small_files), std::end(small_files));
    std::vector<content::TextFile> packs;
    if (const std::size_t place = data[0] - std::size_t{'0'}; place < files.size()) {
        files[place].text = bytes;
    } else {
        packs.push_back({"fuzz.json", bytes});
        if (data[0] == 'q') packs.push_back({"other.json", other_pack});
    }
    const auto loaded = content::load(files, packs);
    if (loaded) {
        check_catalog(*loaded);
    } else {
        const std::string text = loaded.error().text();
        check(!loaded.error().reason.empty() && text.find('\n') == std::string::npos);
    }
    return 0;
}
