#include "record/record.h"

#include <algorithm>

namespace velatura::record {

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
