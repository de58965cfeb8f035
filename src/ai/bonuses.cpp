#include "ai/bonuses.h"

#include <algorithm>
#include <array>

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::index;
using rules::Layers;
using rules::Outcome;
using rules::Player;
using rules::Power;
using rules::Prize;

// The chance that a later painting takes a frame from one that shows so many of the element:
// guesses, as all numbers here that are not printed on a card. The search plays games out and
// counts.
constexpr std::array<float, 6> theft_by_shown{0.9F, 0.6F, 0.22F, 0.1F, 0.035F, 0.01F};
// What somebody else's frame counts for, against one's own.
constexpr float denial = 0.5F;
// What half of an award is worth before it is whole, and what being ahead for one counts for.
constexpr float part_of_award = 0.7F;
constexpr float part_of_contest = 0.6F;
constexpr float most_ahead = 1.5F;
// Not every card that is taken is painted with.
constexpr float card_is_used = 0.8F;

float held_to_the_end(std::size_t shown, std::size_t paintings_of_others) {
    const float kept = 1 - theft_by_shown[std::min(shown, theft_by_shown.size() - 1)];
    float chance = 1;
    for (std::size_t i = 0; i < paintings_of_others; ++i)
        chance *= kept;
    return chance;
}

std::size_t paintings_of_others(const rules::Game& game, const rules::GameState& state) {
    std::size_t left = 0;
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        if (seat != index(state.turn))
            left += rules::paintings_to_complete - state.players[seat].painted;
    }
    return left;
}

bool is_of_paintings(Prize::Measure measure) {
    return measure != Prize::Measure::ribbons && measure != Prize::Measure::tokens;
}

int words_of(const rules::Cards& cards, Layers layers) {
    unsigned sides = 0;
    for (const ArtCardId card : layers.cards())
        sides |= 1U << index(cards.art(card).side);
    return std::popcount(sides);
}

int elements_of(Facts facts) {
    int sum = 0;
    for (std::size_t element = 0; element < rules::element_count; ++element)
        sum += facts.element(element);
    return sum;
}

int conditions_of(Outcome met) {
    int sum = 0;
    for (std::size_t place = 0; place < rules::scoring_places; ++place)
        sum += met.times(place) > 0 ? 1 : 0;
    return sum;
}

// What a painting adds to what the award card counts, or shows of it. Ribbons are counted
// elsewhere.
int measure_of(Prize::Measure measure, Outcome met, Facts facts) {
    switch (measure) {
        case Prize::Measure::silver_and_gold:
            return met.silver() + met.gold();
        case Prize::Measure::conditions:
            return conditions_of(met);
        case Prize::Measure::same_element: {
            int most = 0;
            for (std::size_t element = 0; element < rules::element_count; ++element)
                most = std::max<int>(most, facts.element(element));
            return most;
        }
        case Prize::Measure::swatches:
            return facts.filled();
        case Prize::Measure::ribbons:
        case Prize::Measure::tokens:
            break;
    }
    return 0;
}

int measure_of(const rules::Game& game, const Player& player, const Prize::Terms& side) {
    if (side.measure == Prize::Measure::tokens) return player.tokens;
    int sum = 0;
    if (side.measure == Prize::Measure::ribbons) {
        sum = player.silver + player.gold;
        for (const std::uint8_t ribbons : player.ribbons)
            sum += ribbons;
        return sum;
    }
    int most = 0;
    for (const Layers& layers : player.finished_paintings()) {
        const rules::Showing shown = game.showing(layers);
        const int value = measure_of(side.measure, shown.met, Facts{shown});
        sum += value;
        most = std::max(most, value);
    }
    return side.best_painting ? most : sum;
}

}  // namespace

Bonuses::Bonuses(const rules::Game& game, const rules::GameState& state, bool ahead)
    : game_(game),
      state_(state),
      player_(state.player(state.turn)),
      last_(player_.painted + 1U == rules::paintings_to_complete &&
            paintings_of_others(game, state) == 0),
      ahead_(ahead && !last_) {
    if (game.prize() != nullptr) look_at_prize();
}

void Bonuses::look_at_prize() {
    const Prize::Terms& side = *game_.prize();
    usual_ = game_.cards().box_cards().prizes[index(game_.setup().prize)].friendly.at_least;
    mine_ = measure_of(game_, player_, side);
    if (side.at_least > 0) return;
    for (std::size_t seat = 0; seat < game_.seats(); ++seat) {
        if (seat != index(state_.turn))
            others_ = std::max(others_, measure_of(game_, state_.players[seat], side));
    }
}

float Bonuses::of(Outcome met, Facts facts, Layers layers) const {
    float points = 0;
    if (game_.has_frames()) points += of_frames(facts);
    if (game_.prize() != nullptr) points += of_prize(met, facts);
    if (game_.has_painters()) points += of_painter(met, facts, layers);
    if (game_.has_signatures()) points += of_signature(layers);
    return points;
}

float Bonuses::of_frames(Facts facts) const {
    const std::size_t left = ahead_ ? paintings_of_others(game_, state_) : 0;
    const auto worth = [&](std::size_t shown) { return held_to_the_end(shown, left); };
    float points = 0;
    for (std::size_t element = 0; element < rules::element_count; ++element) {
        const rules::Frame& frame = game_.cards().box_cards().frames[element];
        const rules::FrameHolder& holder = state_.frames[element];
        const std::uint8_t shown = facts.element(element);
        if (shown < frame.at_least || shown <= holder.shown) continue;
        float frames = worth(shown);
        const auto held_by = holder.seat();
        if (held_by == state_.turn) {
            frames -= worth(holder.shown);
        } else if (held_by && ahead_) {
            frames += denial * worth(holder.shown) / static_cast<float>(game_.seats() - 1);
        }
        points += frames * static_cast<float>(frame.points);
    }
    return points;
}

// What the award card counts, after the painting.
int Bonuses::counted(Outcome met, Facts facts) const {
    const Prize::Terms& side = *game_.prize();
    if (side.measure == Prize::Measure::ribbons) {
        int ribbons = met.silver() + met.gold();
        for (std::size_t place = 0; place < rules::scoring_places; ++place) {
            ribbons +=
                std::min<int>(met.times(place), game_.most_ribbons(place) - player_.ribbons[place]);
        }
        return mine_ + ribbons;
    }
    if (!is_of_paintings(side.measure)) return mine_;
    const int shown = measure_of(side.measure, met, facts);
    return side.best_painting ? std::max(mine_, shown) : mine_ + shown;
}

float Bonuses::prize_points(int mine) const {
    const Prize::Terms& side = *game_.prize();
    const auto points = static_cast<float>(side.points);
    const float part = static_cast<float>(mine) / static_cast<float>(usual_);
    if (side.at_least > 0) {
        if (mine >= side.at_least) return points;
        return ahead_ && !side.best_painting ? part_of_award * part * points : 0;
    }
    if (ahead_) return part_of_contest * std::min(part, most_ahead) * points;
    return mine > 0 && mine >= others_ ? points : 0;
}

float Bonuses::of_prize(Outcome met, Facts facts) const {
    return prize_points(counted(met, facts)) - prize_points(mine_);
}

float Bonuses::of_painter(Outcome met, Facts facts, Layers layers) const {
    const Power& power = game_.power_of(player_);
    if (power.kind != Power::Kind::points_for_paintings) return 0;
    int value = 0;
    switch (power.measure) {
        case Power::Basis::elements:
            value = elements_of(facts);
            break;
        case Power::Basis::silver_and_gold:
            value = met.silver() + met.gold();
            break;
        case Power::Basis::words:
            value = words_of(game_.cards(), layers);
            break;
        case Power::Basis::least_ribbons:
        case Power::Basis::tokens:
            return 0;
    }
    return value >= power.at_least && value <= power.at_most ? static_cast<float>(power.points) : 0;
}

float Bonuses::of_signature(Layers layers) const {
    if (player_.signature == rules::no_signature) return 0;
    const rules::BoxCards& printed = game_.cards().box_cards();
    const rules::CardSet& listed = printed.signatures[index(player_.signature)].cards;
    int cards = 0;
    for (const ArtCardId card : layers.cards())
        cards += listed.test(index(card)) ? 1 : 0;
    return static_cast<float>(cards * printed.signature_points);
}

float bonus_of_card(const rules::Game& game, const Player& player, ArtCardId card) {
    if (!game.has_signatures() || player.signature == rules::no_signature) return 0;
    const rules::BoxCards& printed = game.cards().box_cards();
    const bool listed = printed.signatures[index(player.signature)].cards.test(index(card));
    return listed ? card_is_used * static_cast<float>(printed.signature_points) : 0;
}

float worth_of(const Power& power) {
    constexpr float token = 0.6F;
    constexpr float share_of_paintings = 0.35F;
    const auto paintings = static_cast<float>(rules::paintings_to_complete);
    switch (power.kind) {
        case Power::Kind::more_tokens:
            return token * power.tokens;
        case Power::Kind::tokens_after_painting:
            return token * power.tokens * (paintings - 1);
        case Power::Kind::price_skipping:
            return token * power.less * std::min<float>(power.times, paintings) *
                   share_of_paintings;
        case Power::Kind::price_after_painting:
            return token * power.less * (paintings - 1) * share_of_paintings;
        case Power::Kind::larger_hand:
            return power.until_painting * share_of_paintings;
        case Power::Kind::flip:
            return 1;
        case Power::Kind::points_for_paintings:
            return power.points * paintings * share_of_paintings;
        case Power::Kind::points_at_end:
            return power.points * share_of_paintings;
        case Power::Kind::none:
            break;
    }
    return 0;
}

}  // namespace velatura::ai
