#include "readings.h"

#include <gtest/gtest.h>

#include "box_tables.h"
#include "naive/scoring.h"
#include "naive_twin.h"
#include "support/table.h"

namespace velatura::rules {

namespace {

std::vector<Game> games_with_every_card() {
    std::vector<Game> games;
    const std::size_t all = box_cards().scoring().size();
    for (std::size_t first = 0; first < all; first += scoring_places) {
        GameSetup setup{.boxes = {Box::reflections, Box::touches}};
        for (std::size_t place = 0; place < scoring_places; ++place)
            setup.scoring[place] = static_cast<ScoringCardId>(first + place);
        games.push_back(support::make_game(box_cards(), setup));
    }
    return games;
}

}  // namespace

BothReaders::BothReaders() : games_(games_with_every_card()) {}

std::size_t BothReaders::compare(Layers layers) {
    const auto differ = [&](const char* what) {
        if (++shown_ <= 5) {
            ADD_FAILURE() << what << ": " << support::text_of(Move::paint(layers, BackgroundId{0}));
        }
    };
    const Painting open = box_cards().read(layers, 0);
    const naive::Swatches uncovered = naive::lay(naive_layers(layers));
    const naive::Swatches doubled = naive::double_up(uncovered);
    const naive::Swatches blended = naive::blend(doubled);
    if (tally(open.uncovered) != tally(uncovered)) differ("layers");
    if (tally(open.doubled) != tally(doubled)) differ("X2");
    if (tally(open.blended) != tally(blended)) differ("Blend");

    const std::vector<naive::Choice> choices = naive::choices(blended);
    if (count_choices(open.blended) != choices.size()) {
        differ("choices");
        return 0;
    }
    for (std::size_t n = 0; n < choices.size(); ++n) {
        layers.stars = nth_choice(open.blended, n);
        if (naive_choice(layers.stars, choices[n].size()) != choices[n]) differ("order of choices");
        const Painting finished = box_cards().read(layers);
        const naive::Swatches visible = naive::choose(blended, choices[n]);
        if (tally(finished.visible) != tally(visible)) differ("stars");
        if (!scores_agree(layers, visible)) differ("scores");
    }
    return choices.size();
}

bool BothReaders::scores_agree(Layers layers, const naive::Swatches& visible) const {
    static const std::vector<naive::Times> times = [] {
        std::vector<naive::Times> all;
        for (const naive::Scoring& card : naive_printed().scoring)
            all.push_back(naive::times(card.name));
        return all;
    }();
    for (std::size_t n = 0; n < times.size(); ++n) {
        const Outcome met = games_[n / scoring_places].outcome(layers);
        if (met.times(n % scoring_places) != times[n](visible)) return false;
        if (n > 0) continue;
        if (met.silver() != naive::silver(visible) || met.gold() != naive::gold(visible)) {
            return false;
        }
    }
    return true;
}

std::vector<Faces> faces_of(Layers layers) {
    std::vector<Faces> all;
    for (std::uint8_t bits = 0; bits < 8; ++bits) {
        int by_power = 0;
        for (std::size_t i = 0; i < layers_in_painting; ++i) {
            const bool mirror = naive_printed().art[index(layers.cards()[i])].mirror;
            by_power += (bits >> i & 1) != 0 && !mirror ? 1 : 0;
        }
        if (by_power <= 1) all.push_back(Faces::from_bits(bits));
    }
    return all;
}

}  // namespace velatura::rules
