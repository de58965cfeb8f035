#include "rules/cards.h"

#include <cassert>
#include <utility>

namespace velatura::rules {

Cards::Cards(std::vector<ArtCard> art, std::vector<ScoringCard> scoring, std::size_t backgrounds)
    : art_(std::move(art)), scoring_(std::move(scoring)), backgrounds_(backgrounds) {
    assert(art_.size() <= max_art_cards);
}

Earnings Cards::compute_earnings(Layers layers) const {
    return earnings_of(
        visible_icons(art(layers.bottom).icons, art(layers.middle).icons, art(layers.top).icons));
}

void Cards::build_table() {
    if (!table_.empty()) return;
    const std::size_t count = art_.size();
    std::vector<Earnings> table(triples_below(0, 0, count) * 6);
    for (std::size_t bottom = 0; bottom < count; ++bottom) {
        for (std::size_t middle = 0; middle < count; ++middle) {
            for (std::size_t top = 0; top < count; ++top) {
                if (bottom == middle || bottom == top || middle == top) continue;
                const Layers layers{static_cast<ArtCardId>(bottom), static_cast<ArtCardId>(middle),
                                    static_cast<ArtCardId>(top)};
                table[table_index(layers)] = compute_earnings(layers);
            }
        }
    }
    table_ = std::move(table);
}

}  // namespace velatura::rules
