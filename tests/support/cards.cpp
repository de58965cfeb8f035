#include "support/cards.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "content/loader.h"

namespace velatura::support {

using namespace rules;

namespace {

[[noreturn]] void unknown(const char* what, std::string_view name) {
    std::fprintf(stderr, "a test names an unknown %s: %.*s\n", what, static_cast<int>(name.size()),
                 name.data());
    std::abort();
}

void add_icon(SwatchIcons& swatch, std::string_view name) {
    static constexpr std::array<std::string_view, element_count> elements{"hue", "shape", "texture",
                                                                          "tone"};
    const bool bonus = name.starts_with("bonus-");
    const auto found = std::ranges::find(elements, bonus ? name.substr(6) : name);
    if (found == elements.end()) unknown("icon", name);
    auto& counts = bonus ? swatch.bonuses : swatch.elements;
    ++counts[static_cast<std::size_t>(found - elements.begin())];
}

}  // namespace

const Cards& base_cards() {
    return content::base_catalog().cards;
}

const Condition& condition(std::string_view name) {
    const auto found =
        std::ranges::find(base_cards().scoring(), name, &ScoringCard::condition_name);
    if (found == base_cards().scoring().end()) unknown("condition", name);
    return found->condition;
}

Cards small_deck(std::size_t count) {
    const auto art = base_cards().art().first(count);
    const auto scoring_cards = base_cards().scoring();
    return Cards{{art.begin(), art.end()},
                 {scoring_cards.begin(), scoring_cards.end()},
                 base_cards().backgrounds()};
}

ArtCardId card(std::string_view word) {
    const auto found = content::base_catalog().find_art_card(word);
    if (!found) unknown("art card", word);
    return *found;
}

ScoringCardId scoring_card(std::string_view name) {
    const auto found = content::base_catalog().find_scoring_card(name);
    if (!found) unknown("scoring card", name);
    return *found;
}

std::string_view word_of(ArtCardId id) {
    return content::base_catalog().word(id);
}

std::string_view name_of(ScoringCardId id) {
    return content::base_catalog().name(id);
}

Layers layers(std::string_view bottom, std::string_view middle, std::string_view top) {
    return {card(bottom), card(middle), card(top)};
}

ScoringPlaces scoring(const std::vector<std::string_view>& names) {
    ScoringPlaces places;
    places.fill(no_scoring_card);
    std::ranges::transform(names, places.begin(), scoring_card);
    return places;
}

Icons icons(std::string_view red, std::string_view yellow, std::string_view green,
            std::string_view blue, std::string_view violet) {
    Icons result;
    const std::array swatches{red, yellow, green, blue, violet};
    for (std::size_t i = 0; i < swatch_count; ++i) {
        std::string_view rest = swatches[i];
        while (!rest.empty()) {
            const std::string_view name = rest.substr(0, rest.find(' '));
            add_icon(result.swatches[i], name);
            rest.remove_prefix(std::min(rest.size(), name.size() + 1));
        }
    }
    return result;
}

}  // namespace velatura::support
