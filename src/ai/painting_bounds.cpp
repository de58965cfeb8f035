#include "ai/painting_bounds.h"

#include <algorithm>

namespace velatura::ai {

using rules::ArtCardId;
using rules::index;

RibbonState ribbon_state(const rules::Player& player) {
    std::size_t state = 0;
    for (std::uint8_t ribbons : player.ribbons)
        state = state * (rules::max_steps + 1) + ribbons;
    return static_cast<RibbonState>(state);
}

PaintingBounds::PaintingBounds(const rules::Game& game, const OutcomeTable& outcomes)
    : game_(&game), outcomes_(&outcomes) {}

void PaintingBounds::work_out(RibbonState held) {
    rules::Player before;
    std::size_t rest = index(held);
    for (std::size_t place = rules::scoring_places; place-- > 0;) {
        before.ribbons[place] = static_cast<std::uint8_t>(rest % (rules::max_steps + 1));
        rest /= rules::max_steps + 1;
    }
    const int points = game_->ribbon_points(before);
    for (const Outcome& outcome : outcomes_->outcomes()) {
        rules::Player player = before;
        player.silver = outcome.silver();
        player.gold = outcome.gold();
        for (std::size_t place = 0; place < rules::scoring_places; ++place) {
            player.ribbons[place] = static_cast<std::uint8_t>(std::min<int>(
                before.ribbons[place] + outcome.times(place), game_->most_ribbons(place)));
        }
        rows_[index(held)].push_back(
            {static_cast<std::int16_t>(game_->ribbon_points(player) - points),
             ribbon_state(player)});
    }
}

OutcomeSet PaintingBounds::outcomes_among(const CardSet& cards) const {
    std::array<ArtCardId, rules::max_art_cards> card;
    std::size_t count = 0;
    for (const ArtCardId one : outcomes_->deck()) {
        if (cards[index(one)]) card[count++] = one;
    }
    std::vector<bool> seen(outcomes_->outcomes().size());
    OutcomeSet set;
    for (std::size_t z = 2; z < count; ++z) {
        for (std::size_t y = 1; y < z; ++y) {
            for (std::size_t x = 0; x < y; ++x) {
                for (const Layering& layering : outcomes_->layerings(card[x], card[y], card[z])) {
                    if (seen[index(layering.outcome)]) continue;
                    seen[index(layering.outcome)] = true;
                    set.outcomes.push_back(layering.outcome);
                }
            }
        }
    }
    return set;
}

int PaintingBounds::most(OutcomeSet& set, RibbonState held, std::size_t paintings) {
    if (paintings == 0) return 0;
    std::vector<std::int16_t>& known = set.most[paintings - 1];
    if (known.empty()) known.assign(ribbon_states, -1);
    std::int16_t& best = known[index(held)];
    if (best >= 0) return best;
    best = 0;
    for (const OutcomeId outcome : set.outcomes) {
        const auto [gain, next] = row(held)[index(outcome)];
        best = std::max(best, static_cast<std::int16_t>(gain + most(set, next, paintings - 1)));
    }
    return best;
}

}  // namespace velatura::ai
