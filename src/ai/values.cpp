#include "ai/values.h"

#include <functional>

namespace velatura::ai {

namespace {

using rules::ArtCardId;

constexpr std::size_t best_counted = 12;

float mean_of_best(std::vector<float>& values) {
    const std::size_t count = std::min(best_counted, values.size());
    if (count == 0) return 0;
    std::partial_sort(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count),
                      values.end(), std::greater{});
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += values[i];
    return sum / static_cast<float>(count);
}

}  // namespace

PlayerValues::PlayerValues(const OutcomeTable& outcomes, std::vector<float> gains)
    : outcomes_(&outcomes),
      gains_(std::move(gains)),
      pairs_(outcomes.cards() * outcomes.cards(), unknown),
      cards_(outcomes.cards(), unknown) {}

float PlayerValues::work_out_pair(ArtCardId a, ArtCardId b) {
    std::vector<float> thirds;
    thirds.reserve(outcomes_->cards());
    for (std::size_t c = 0; c < outcomes_->cards(); ++c) {
        const auto third = static_cast<ArtCardId>(c);
        if (third != a && third != b) thirds.push_back(triple(a, b, third));
    }
    const float value = mean_of_best(thirds);
    pairs_[rules::index(a) * outcomes_->cards() + rules::index(b)] = value;
    pairs_[rules::index(b) * outcomes_->cards() + rules::index(a)] = value;
    return value;
}

float PlayerValues::work_out_card(ArtCardId a) {
    std::vector<float> partners;
    partners.reserve(outcomes_->cards());
    for (std::size_t b = 0; b < outcomes_->cards(); ++b) {
        if (b != rules::index(a)) partners.push_back(pair(a, static_cast<ArtCardId>(b)));
    }
    return cards_[rules::index(a)] = mean_of_best(partners);
}

Values::Values(const rules::Game& game, const OutcomeTable& outcomes, const Potential& potential)
    : game_(&game), outcomes_(&outcomes), potential_(&potential) {
    std::size_t places = rules::paintings_to_complete + 1;
    for (std::size_t i = 0; i < rules::scoring_places; ++i)
        places *= rules::max_steps + 1;
    blocks_.resize(places);
}

PlayerValues& Values::work_out(const rules::Player& player) {
    const std::size_t left = rules::paintings_to_complete - player.painted;
    std::vector<float> gains;
    gains.reserve(outcomes_->outcomes().size());
    for (const Outcome& outcome : outcomes_->outcomes()) {
        float gain = static_cast<float>(rules::silver_points * outcome.silver);
        for (std::size_t place = 0; place < rules::scoring_places && left > 0; ++place) {
            const rules::ScoringCard* card = game_->scoring(static_cast<rules::Ribbon>(place));
            if (card == nullptr) continue;
            const std::uint8_t held = player.ribbons[place];
            const auto after =
                static_cast<std::uint8_t>(std::min(held + outcome.times[place], int{card->steps}));
            gain +=
                potential_->points(*card, left - 1, after) - potential_->points(*card, left, held);
        }
        gains.push_back(gain);
    }
    auto& block = blocks_[index_of(player)];
    block = std::make_unique<PlayerValues>(*outcomes_, std::move(gains));
    return *block;
}

}  // namespace velatura::ai
