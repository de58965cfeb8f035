// What paintings bring, and what a seat has in all.
#include <algorithm>
#include <numeric>

#include "rules/game.h"

namespace velatura::rules {

namespace {

int sum_of(const std::array<std::uint8_t, element_count>& elements) {
    return std::accumulate(elements.begin(), elements.end(), 0);
}

int conditions_met(Outcome met) {
    int sum = 0;
    for (std::size_t place = 0; place < scoring_places; ++place)
        sum += met.times(place) > 0 ? 1 : 0;
    return sum;
}

int words_of(const Cards& cards, Layers layers) {
    std::array<bool, 2> sides{};
    for (const ArtCardId card : layers.cards())
        sides[index(cards.art(card).side)] = true;
    return (sides[0] ? 1 : 0) + (sides[1] ? 1 : 0);
}

int ribbons_of(const Player& player) {
    int sum = player.silver + player.gold;
    for (const std::uint8_t ribbons : player.ribbons)
        sum += ribbons;
    return sum;
}

// What the award card counts.
int measured(const Game& game, const Player& player, const Prize::Terms& side) {
    using Measure = Prize::Measure;
    switch (side.measure) {
        case Measure::tokens:
            return player.tokens;
        case Measure::ribbons:
            return ribbons_of(player);
        case Measure::silver_and_gold:
        case Measure::conditions:
        case Measure::same_element:
        case Measure::swatches:
            break;
    }
    int sum = 0;
    int most = 0;
    for (const Layers& layers : player.finished_paintings()) {
        const Showing shown = game.showing(layers);
        int value = shown.filled;
        if (side.measure == Measure::silver_and_gold) {
            value = shown.met.silver() + shown.met.gold();
        } else if (side.measure == Measure::conditions) {
            value = conditions_met(shown.met);
        } else if (side.measure == Measure::same_element) {
            value = std::ranges::max(shown.elements);
        }
        sum += value;
        most = std::max(most, value);
    }
    return side.best_painting ? most : sum;
}

int prize_points(const Game& game, const GameState& state, const Player& player) {
    const Prize::Terms& side = *game.prize();
    const int mine = measured(game, player, side);
    if (side.at_least > 0) return mine >= side.at_least ? side.points : 0;
    if (mine == 0) return 0;
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        if (measured(game, state.players[seat], side) > mine) return 0;
    }
    return side.points;
}

int points_for_paintings(const Game& game, const Player& player, const Power& power) {
    int points = 0;
    for (const Layers& layers : player.finished_paintings()) {
        const Showing shown = game.showing(layers);
        int value = words_of(game.cards(), layers);
        if (power.measure == Power::Basis::elements) value = sum_of(shown.elements);
        if (power.measure == Power::Basis::silver_and_gold) {
            value = shown.met.silver() + shown.met.gold();
        }
        if (value >= power.at_least && value <= power.at_most) points += power.points;
    }
    return points;
}

// Of the scoring card in play of which one has the fewest.
int least_ribbons(const Game& game, const Player& player) {
    int least = 0;
    bool any = false;
    for (std::size_t place = 0; place < scoring_places; ++place) {
        if (game.scoring(static_cast<Ribbon>(place)) == nullptr) continue;
        const int ribbons = player.ribbons[place];
        least = any ? std::min(least, ribbons) : ribbons;
        any = true;
    }
    return least;
}

int painter_points(const Game& game, const Player& player) {
    const Power& power = game.power_of(player);
    if (power.kind == Power::Kind::points_for_paintings) {
        return points_for_paintings(game, player, power);
    }
    if (power.kind != Power::Kind::points_at_end) return 0;
    const int value =
        power.measure == Power::Basis::tokens ? int{player.tokens} : least_ribbons(game, player);
    if (power.every > 0) return std::min<int>(value / power.every * power.points, power.most);
    return value >= power.at_least ? power.points : 0;
}

}  // namespace

Outcome Game::outcome(const Icons& visible) const {
    Outcome met;
    for (std::size_t place = 0; place < scoring_places; ++place) {
        if (scoring_[place] == nullptr) continue;
        met.set_times(place, static_cast<unsigned>(times_met(scoring_[place]->condition, visible)));
    }
    met.set_silver(static_cast<unsigned>(silver_ribbons(visible)));
    met.set_gold(static_cast<unsigned>(gold_ribbons(visible)));
    return met;
}

Showing Game::showing(Layers layers) const {
    const Faces faces = layers.faces;
    BoxBits bits = BoxBits::lay(cards_->box_bits(layers.bottom, faces.flipped(0)),
                                cards_->box_bits(layers.middle, faces.flipped(1)),
                                cards_->box_bits(layers.top, faces.flipped(2)));
    bits.name(layers.stars);
    Showing showing;
    if (bits.too_many()) {
        const Icons visible = cards_->read(layers).visible;
        showing.met = outcome(visible);
        for (const Element element : each_element)
            showing.elements[index(element)] = static_cast<std::uint8_t>(visible.count(element));
        showing.filled = static_cast<std::uint8_t>(std::ranges::count_if(
            visible.swatches, [](const SwatchIcons& swatch) { return !swatch.empty(); }));
        return showing;
    }
    showing.met = met_by(bits, bits.plain_bonuses(), bits.gold_ribbons());
    for (std::size_t element = 0; element < element_count; ++element) {
        showing.elements[element] =
            static_cast<std::uint8_t>(BoxBits::count(bits.element(element)));
    }
    showing.filled = static_cast<std::uint8_t>(BoxBits::count(bits.filled()));
    return showing;
}

int Game::prize_count(const Player& player) const {
    return rules_.prize == nullptr ? 0 : measured(*this, player, *rules_.prize);
}

Game::Gain Game::gain(const Player& player, Layers layers) const {
    const Outcome met = outcome(layers);
    Gain gain;
    for (std::size_t place = 0; place < scoring_places; ++place) {
        gain.ribbons[place] = std::min(
            met.times(place), static_cast<std::uint8_t>(steps_[place] - player.ribbons[place]));
    }
    gain.silver = met.silver();
    gain.gold = met.gold();
    return gain;
}

Account Game::account(const GameState& state, Seat seat) const {
    const Player& player = state.player(seat);
    Account account;
    for (std::size_t place = 0; place < scoring_places; ++place) {
        if (scoring_[place] != nullptr) {
            account.colors[place] = scoring_[place]->points_for(player.ribbons[place]);
        }
    }
    account.silver = silver_points * player.silver;
    account.gold = gold_points * player.gold;
    if (!rules_.boxes) return account;

    for (const Element element : each_element) {
        if (state.frames[index(element)].seat() == seat) {
            account.frames += cards_->box_cards().frames[index(element)].points;
        }
    }
    if (rules_.prize != nullptr) account.prize = prize_points(*this, state, player);
    const bool revealed = state.phase == Phase::judging || state.phase == Phase::over;
    if (rules_.signatures && revealed && player.signature != no_signature) {
        const Signature& signature = cards_->box_cards().signatures[index(player.signature)];
        for (const Layers& layers : player.finished_paintings()) {
            for (const ArtCardId card : layers.cards()) {
                if (signature.cards.test(index(card))) {
                    account.signature += cards_->box_cards().signature_points;
                }
            }
        }
    }
    if (rules_.painters) account.painter = painter_points(*this, player);
    return account;
}

int Game::ribbon_points(const Player& player) const {
    int points = silver_points * player.silver + gold_points * player.gold;
    for (std::size_t place = 0; place < scoring_places; ++place) {
        if (scoring_[place] != nullptr) {
            points += scoring_[place]->points_for(player.ribbons[place]);
        }
    }
    return points;
}

int Game::points_gained(const Player& player, Layers layers) const {
    const Outcome met = outcome(layers);
    int points = silver_points * met.silver() + gold_points * met.gold();
    for (std::size_t place = 0; place < scoring_places; ++place) {
        points += worth_[place][player.ribbons[place]][met.times(place)];
    }
    return points;
}

std::array<std::uint8_t, max_seats> Game::ranks(const GameState& state) const {
    // Compared by points, tokens, and the judge's word once it is spoken.
    std::array<std::array<int, 3>, max_seats> keys{};
    for (std::size_t i = 0; i < seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const bool judged = state.phase == Phase::over && state.winners.contains(seat);
        keys[i] = {points(state, seat), state.players[i].tokens, judged ? 1 : 0};
    }
    std::array<std::uint8_t, max_seats> ranks{};
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        ranks[seat] = 1;
        for (std::size_t other = 0; other < seats(); ++other) {
            if (keys[other] > keys[seat]) ++ranks[seat];
        }
    }
    return ranks;
}

}  // namespace velatura::rules
