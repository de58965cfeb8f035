#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "content/draft.h"

namespace velatura::content {
namespace {

constexpr std::size_t longest_word = 24;
constexpr std::size_t max_icons_a_swatch = 2;
constexpr std::size_t max_scoring_cards = 64;

constexpr std::array<std::string_view, 2> sides = {"left", "right"};
constexpr std::array<std::string_view, rules::swatch_count> swatches = {"red", "yellow", "green",
                                                                        "blue", "violet"};
constexpr std::array<std::string_view, 2 * rules::element_count> icons = {
    "hue", "shape", "texture", "tone", "bonus-hue", "bonus-shape", "bonus-texture", "bonus-tone"};

std::array<std::string_view, rules::condition_count> condition_names() {
    std::array<std::string_view, rules::condition_count> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = rules::name_of(static_cast<rules::Condition>(i));
    }
    return names;
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// A card's word: it stands in records and on command lines, so it is one plain word, and no other
// card of its kind has it.
std::string read_word(const Reader& reader, const std::vector<PrintedWord>& taken,
                      const std::vector<Pack>& packs) {
    const std::string_view word = reader.text();
    const bool plain =
        !word.empty() && word.size() <= longest_word && is_letter(word.front()) &&
        std::ranges::all_of(word, [](char c) { return is_letter(c) || c == '-' || c == '\''; });
    if (!plain) {
        reader.refuse(joined(in_quotes(word),
                             " cannot be a card's word: at most 24 letters, hyphens and "
                             "apostrophes, the first a letter, no spaces"));
    }
    // "paint A B C on 7" and "Scoring: A, none": these two mean something else in a record, and the
    // single letters are places in the hand where moves are typed in.
    if (word.size() == 1 || same_word(word, "on") || same_word(word, "none")) {
        reader.refuse(joined(in_quotes(word),
                             " cannot be a card's word: it means something else in records and "
                             "moves"));
    }
    for (const PrintedWord& other : taken) {
        if (!same_word(other.word, word)) continue;
        reader.refuse(joined("the word ", in_quotes(word), " is already on a card of the pack ",
                             packs[other.pack].name, ": no two cards may share one"));
    }
    return std::string(word);
}

rules::SwatchIcons read_swatch(const Reader& reader) {
    rules::SwatchIcons swatch;
    const std::vector<Reader> names = reader.list();
    if (names.empty()) reader.refuse("no icon here: leave an empty swatch out");
    if (names.size() > max_icons_a_swatch) {
        reader.refuse(joined(std::to_string(names.size()), " icons on one swatch: at most ",
                             std::to_string(max_icons_a_swatch)));
    }
    for (const Reader& name : names) {
        const std::size_t icon = name.one_of(icons, "icon");
        if (icon < rules::element_count) {
            ++swatch.elements[icon];
        } else {
            ++swatch.bonuses[icon - rules::element_count];
        }
    }
    return swatch;
}

rules::Icons read_icons(const Reader& reader) {
    rules::Icons read;
    const auto fields = reader.fields();
    if (fields.empty()) reader.refuse("a card needs icons on at least one swatch");
    for (const auto& [name, value] : fields) {
        const auto swatch = std::ranges::find(swatches, name);
        if (swatch == swatches.end()) {
            value.refuse_name(name, {swatches.begin(), swatches.end()}, "swatch");
        } else {
            read.swatches[swatch - swatches.begin()] = read_swatch(value);
        }
    }
    return read;
}

}  // namespace

void expect_number(const Reader& reader, std::size_t expected) {
    const auto number = reader.whole<std::int64_t>(1, 9999);
    if (number == static_cast<std::int64_t>(expected)) return;
    reader.refuse(joined("number ", std::to_string(number), " is out of order: cards count up ",
                         "from 1, so this one is ", std::to_string(expected)));
}

void read_art_cards(const Reader& reader, Draft& draft) {
    std::size_t number = 0;
    for (const Reader& card : reader.list()) {
        card.expect_fields({"number", "word", "side", "swatches"});
        if (draft.art.size() == rules::max_art_cards) {
            card.refuse(joined("too many art cards: a deck holds at most ",
                               std::to_string(rules::max_art_cards)));
        }
        expect_number(card["number"], ++number);
        const rules::ArtCard printed{static_cast<rules::Side>(card["side"].one_of(sides, "side")),
                                     read_icons(card["swatches"])};
        std::string word = read_word(card["word"], draft.art, draft.packs);
        if (!card.ok()) return;
        draft.art.push_back({std::move(word), draft.pack()});
        draft.art_cards.push_back(printed);
    }
    // The rules deal a full row. (A pack that adds to a deck counts with it, one that replaces it
    // counts alone.)
    if (draft.art.size() < rules::row_places) {
        reader.refuse("too few art cards: a deck fills at least the art row, which has 5 places");
    }
}

void read_scoring_cards(const Reader& reader, Draft& draft) {
    const auto conditions = condition_names();
    for (const Reader& card : reader.list()) {
        card.expect_fields({"name", "condition", "points"});
        if (draft.scoring.size() == max_scoring_cards) {
            card.refuse(
                joined("too many scoring cards: at most ", std::to_string(max_scoring_cards)));
        }
        rules::ScoringCard printed;
        printed.condition =
            static_cast<rules::Condition>(card["condition"].one_of(conditions, "condition"));
        const std::vector<Reader> points = card["points"].list();
        if (points.empty() || points.size() > rules::max_steps) {
            card["points"].refuse(joined("a point table has 1 to ",
                                         std::to_string(rules::max_steps), " steps, this one ",
                                         std::to_string(points.size())));
        }
        for (const Reader& step : points) {
            if (!step.ok()) return;
            const auto value = step.whole<std::uint8_t>(0, 99);
            if (printed.steps > 0 && value <= printed.points[printed.steps - 1]) {
                step.refuse("a further ribbon must give more points than the one before");
            }
            printed.points[printed.steps++] = value;
        }
        std::string name = read_word(card["name"], draft.scoring, draft.packs);
        if (!card.ok()) return;
        draft.scoring.push_back({std::move(name), draft.pack()});
        draft.scoring_cards.push_back(printed);
    }
}

}  // namespace velatura::content
