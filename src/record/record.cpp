#include "record/record.h"

#include <algorithm>

namespace velatura::record {

int version_of(const rules::GameSetup& setup) {
    rules::GameSetup without = setup;
    without.boxes = {};
    without.deck = {};
    without.featured = {};
    without.rows = 1;
    without.prize = rules::no_prize;
    without.prize_side = {};
    without.signatures_with_two = false;
    without.rival = rules::no_rival;
    return without == setup && setup.mode != rules::Mode::automa ? 1 : 2;
}

TitleWords title_words(const content::Catalog& catalog, rules::Layers layers) {
    TitleWords title;
    for (rules::ArtCardId card : {layers.bottom, layers.middle, layers.top}) {
        auto& word = catalog.cards.art(card).side == rules::Side::left ? title.left : title.right;
        word = catalog.word(card);
    }
    return title;
}

bool fits(const content::Scenario& scenario, std::span<const rules::ScoringCardId> scoring) {
    const auto cards = std::ranges::count_if(
        scoring, [](rules::ScoringCardId id) { return id != rules::no_scoring_card; });
    if (scenario.scoring.empty()) return cards == scenario.any;
    return cards == std::ssize(scenario.scoring) &&
           std::ranges::equal(scenario.scoring, scoring.first(scenario.scoring.size()));
}

}  // namespace velatura::record
