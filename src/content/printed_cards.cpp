#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "content/draft.h"
#include "rules/names.h"

namespace velatura::content {
namespace {

constexpr std::size_t longest_word = 24;
constexpr std::size_t max_icons_a_swatch = 2;
constexpr std::size_t max_scoring_cards = 64;
constexpr std::size_t most_in_deck = 96;  // of the base game and packs; the boxes come on top
static_assert(most_in_deck + 66 <= rules::max_art_cards);

constexpr std::array<std::string_view, 2> sides = {"left", "right"};
constexpr std::array<std::string_view, 2 * rules::element_count> icons = {
    "hue", "shape", "texture", "tone", "bonus-hue", "bonus-shape", "bonus-texture", "bonus-tone"};
constexpr std::array<std::string_view, 14> box_icons = {
    "hue",          "shape",      "texture",    "tone",  "gold-hue",        "gold-shape",
    "gold-texture", "gold-tone",  "creativity", "bonus", "blend-from-left", "blend-from-right",
    "x2-to-left",   "x2-to-right"};

constexpr std::uint8_t most_of_anything = 99;

// The parameters of a kind of condition, one reader for each type.
void read_parameter(const Reader& reader, rules::Element& element) {
    element = static_cast<rules::Element>(reader.one_of(rules::element_names, "element"));
}
void read_parameter(const Reader& reader, rules::Swatch& swatch) {
    swatch = static_cast<rules::Swatch>(reader.one_of(rules::swatch_names, "swatch"));
}
void read_parameter(const Reader& reader, std::uint8_t& number) {
    number = reader.whole<std::uint8_t>(1, most_of_anything);
}
void read_parameter(const Reader& reader, rules::kinds::Counts& counts) {
    const std::vector<Reader> items = reader.list();
    if (items.empty() || items.size() > counts.least.size()) {
        reader.refuse("expected one to four numbers");
        return;
    }
    for (std::size_t i = 0; i < items.size(); ++i)
        read_parameter(items[i], counts.least[i]);
}
template <typename Item, std::size_t size>
void read_parameter(const Reader& reader, std::array<Item, size>& list) {
    const std::vector<Reader> items = reader.list();
    if (items.size() != size) {
        reader.refuse(joined("expected a list of ", std::to_string(size), ", found ",
                             std::to_string(items.size())));
        return;
    }
    for (std::size_t i = 0; i < size; ++i)
        read_parameter(items[i], list[i]);
}

// A kind and its parameters, by the names the kind gives them.
rules::Condition read_condition(const Reader& reader) {
    constexpr auto kinds = []<typename... Kind>(std::variant<Kind...>*) {
        return std::array{Kind::name...};
    }(static_cast<rules::Condition*>(nullptr));
    const std::size_t which = reader["kind"].one_of(kinds, "kind of condition");
    rules::Condition condition;
    const auto make = [&]<typename... Kind>(std::variant<Kind...>& made) {
        std::size_t number = 0;
        ((number++ == which ? void(made.template emplace<Kind>()) : void()), ...);
    };
    make(condition);
    std::visit(
        [&](auto& kind) {
            std::vector<std::string_view> names{"kind"};
            kind.fields([&](std::string_view name, auto& value) {
                names.push_back(name);
                read_parameter(reader[name], value);
            });
            reader.expect_fields(names);
        },
        condition);
    return condition;
}

// The card says itself what it asks for, or names what an earlier card asks for; a pack can only do
// the latter, as it brings no words.
void read_asked(const Reader& card, const Draft& draft, rules::ScoringCard& printed) {
    if (card.has("scores")) {
        printed.condition_name = card["condition"].text();
        printed.condition = read_condition(card["scores"]);
        return;
    }
    std::vector<std::string_view> names;
    for (const rules::ScoringCard& known : draft.scoring_cards) {
        if (std::ranges::find(names, known.condition_name) == names.end())
            names.push_back(known.condition_name);
    }
    const std::size_t which = card["condition"].one_of(names, "condition");
    if (!card.ok()) return;
    const auto known =
        std::ranges::find(draft.scoring_cards, names[which], &rules::ScoringCard::condition_name);
    printed.condition_name = known->condition_name;
    printed.condition = known->condition;
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
                             " is not a valid card word: use at most 24 letters, hyphens "
                             "and apostrophes, beginning with a letter"));
    }
    // "paint A B C on 7" and "Scoring: A, none": these two mean something else in a record, and the
    // single letters are places in the hand where moves are typed in.
    if (word.size() == 1 || same_word(word, "on") || same_word(word, "none")) {
        reader.refuse(joined(in_quotes(word),
                             " is not a valid card word: it has another meaning in records "
                             "and moves"));
    }
    for (const PrintedWord& other : taken) {
        if (!same_word(other.word, word)) continue;
        reader.refuse(joined("the word ", in_quotes(word), " is already on a card of the pack ",
                             packs[other.pack].name, ": choose another"));
    }
    return std::string(word);
}

void add_box_icon(rules::SwatchIcons& swatch, std::size_t icon) {
    using rules::element_count;
    constexpr std::size_t star = 2 * element_count;
    const auto arrow = static_cast<std::uint8_t>(1u << icon % rules::arrow_count);
    if (icon < element_count) {
        ++swatch.elements[icon];
    } else if (icon < star) {
        ++swatch.golds[icon - element_count];
    } else if (icon == star) {
        ++swatch.stars;
    } else if (icon == star + 1) {
        ++swatch.plain;
    } else if (icon < star + 4) {
        swatch.blends = static_cast<std::uint8_t>(swatch.blends | arrow);
    } else {
        swatch.doubles = static_cast<std::uint8_t>(swatch.doubles | arrow);
    }
}

rules::SwatchIcons read_swatch(const Reader& reader, rules::Box box) {
    rules::SwatchIcons swatch;
    const std::vector<Reader> names = reader.list();
    if (names.empty()) reader.refuse("this swatch has no icons: leave it out");
    if (names.size() > max_icons_a_swatch) {
        reader.refuse(joined(std::to_string(names.size()), " icons on one swatch: at most ",
                             std::to_string(max_icons_a_swatch)));
    }
    for (const Reader& name : names) {
        if (box != rules::Box::base) {
            add_box_icon(swatch, name.one_of(box_icons, "icon"));
            continue;
        }
        const std::size_t icon = name.one_of(icons, "icon");
        if (icon < rules::element_count) {
            ++swatch.elements[icon];
        } else {
            ++swatch.bonuses[icon - rules::element_count];
        }
    }
    return swatch;
}

rules::Icons read_icons(const Reader& reader, rules::Box box) {
    rules::Icons read;
    const auto fields = reader.fields();
    if (fields.empty()) reader.refuse("a card needs icons on at least one swatch");
    for (const auto& [name, value] : fields) {
        constexpr auto& swatches = rules::swatch_names;
        const auto swatch = std::ranges::find(swatches, name);
        if (swatch == swatches.end()) {
            value.refuse_name(name, {swatches.begin(), swatches.end()}, "swatch");
        } else {
            read.swatches[swatch - swatches.begin()] = read_swatch(value, box);
        }
    }
    return read;
}

}  // namespace

void expect_number(const Reader& reader, std::size_t expected) {
    const auto number = reader.whole<std::int64_t>(1, 9999);
    if (number == static_cast<std::int64_t>(expected)) return;
    reader.refuse(joined("number ", std::to_string(number),
                         " is out of order: cards are numbered from ",
                         "1 without gaps, so this one must be ", std::to_string(expected)));
}

void read_art_cards(const Reader& reader, Draft& draft, rules::Box box) {
    std::size_t number = 0;
    for (const Reader& card : reader.list()) {
        if (box == rules::Box::base) {
            card.expect_fields({"number", "word", "side", "swatches"});
        } else {
            card.expect_fields({"number", "word", "side", "swatches", "motifs", "picture"});
        }
        const auto deck = static_cast<std::size_t>(
            std::ranges::count(draft.art_cards, rules::Box::base, &rules::ArtCard::box));
        if (box == rules::Box::base && deck == most_in_deck) {
            card.refuse(
                joined("too many art cards: a deck holds at most ", std::to_string(most_in_deck)));
        }
        expect_number(card["number"], ++number);
        const rules::ArtCard printed{
            .side = static_cast<rules::Side>(card["side"].one_of(sides, "side")),
            .icons = read_icons(card["swatches"], box),
            .box = box,
            .has_mirror = box == rules::Box::reflections};
        std::string word = read_word(card["word"], draft.art, draft.packs);
        if (!card.ok()) return;
        draft.art.push_back({std::move(word), draft.pack()});
        draft.art_cards.push_back(printed);
    }
    // The rules deal a full row. (A pack that adds to a deck counts with it, one that replaces it
    // counts alone.)
    if (draft.art.size() < rules::row_places) {
        reader.refuse("too few art cards: a deck needs at least 5 to fill the art row");
    }
}

void read_scoring_cards(const Reader& reader, Draft& draft, rules::Box box) {
    const bool base = draft.pack() == 0 || box != rules::Box::base;
    for (const Reader& card : reader.list()) {
        if (base) {
            card.expect_fields({"name", "condition", "points"}, {"scores"});
        } else {
            card.expect_fields({"name", "condition", "points"});
        }
        if (draft.scoring.size() == max_scoring_cards) {
            card.refuse(
                joined("too many scoring cards: at most ", std::to_string(max_scoring_cards)));
        }
        rules::ScoringCard printed;
        printed.box = box;
        const std::vector<Reader> points = card["points"].list();
        if (points.empty() || points.size() > rules::max_steps) {
            card["points"].refuse(joined("a point table has 1 to ",
                                         std::to_string(rules::max_steps), " steps; this one has ",
                                         std::to_string(points.size())));
        }
        for (const Reader& step : points) {
            if (!step.ok()) return;
            const auto value = step.whole<std::uint8_t>(0, 99);
            if (printed.steps > 0 && value <= printed.points[printed.steps - 1]) {
                step.refuse("each ribbon must be worth more points than the one before");
            }
            printed.points[printed.steps++] = value;
        }
        read_asked(card, draft, printed);
        std::string name = read_word(card["name"], draft.scoring, draft.packs);
        if (!card.ok()) return;
        draft.scoring.push_back({std::move(name), draft.pack()});
        draft.scoring_cards.push_back(std::move(printed));
    }
}

}  // namespace velatura::content
