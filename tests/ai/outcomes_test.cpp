// What the search looks up instead of scoring is what the rules say.
#include "ai/outcomes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "ai/policy.h"
#include "ai/simple.h"
#include "support/games.h"
#include "support/table.h"

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using support::Table;

const std::vector<std::vector<std::string_view>>& sets() {
    static const std::vector<std::vector<std::string_view>> all{
        {"Composition", "Emphasis", "Repetition", "Variety"},
        {"Style", "Space", "Symmetry", "Proportion"},
        {"Hierarchy", "Movement", "Proximity", "Consistency"},
        {"Style"},
        {}};
    return all;
}

int best_points(const rules::Game& game, const rules::Player& player,
                std::array<ArtCardId, 3> cards) {
    int best = 0;
    std::ranges::sort(cards);
    do {
        best = std::max(best, game.points_gained(player, {cards[0], cards[1], cards[2]}));
    } while (std::ranges::next_permutation(cards).found);
    return best;
}

}  // namespace

TEST(Outcomes, HoldTheBestPointsOfEveryThreeCardsForEveryPlayer) {
    for (const auto& set : sets()) {
        const Table table{{.seats = 2, .scoring = support::scoring(set)}};
        const OutcomeTable outcomes{table.game};
        Values points{table.game, outcomes, no_potential};
        chance::FastRandom random{set.size()};
        for (int i = 0; i < 3000; ++i) {
            rules::Player player = table.player(0);
            for (std::size_t place = 0; place < set.size(); ++place) {
                const auto* card = table.game.scoring(static_cast<rules::Ribbon>(place));
                player.ribbons[place] = static_cast<std::uint8_t>(random.below(card->steps + 1U));
            }
            std::array<ArtCardId, 3> cards{};
            do {
                for (ArtCardId& card : cards) {
                    card = static_cast<ArtCardId>(random.below(60));
                }
            } while (cards[0] == cards[1] || cards[1] == cards[2] || cards[0] == cards[2]);
            EXPECT_FLOAT_EQ(points.of(player).triple(cards[0], cards[1], cards[2]),
                            static_cast<float>(best_points(table.game, player, cards)));
        }
    }
}

TEST(Outcomes, KeepFewOrdersAndNoneThatAnotherBeats) {
    const Table table{{.seats = 2, .scoring = support::scoring(sets()[0])}};
    const OutcomeTable outcomes{table.game};
    std::size_t kept = 0;
    std::size_t triples = 0;
    for (std::size_t c = 2; c < 60; ++c) {
        for (std::size_t b = 1; b < c; ++b) {
            for (std::size_t a = 0; a < b; ++a) {
                const auto layerings =
                    outcomes.layerings(static_cast<ArtCardId>(a), static_cast<ArtCardId>(b),
                                       static_cast<ArtCardId>(c));
                ASSERT_FALSE(layerings.empty());
                ++triples;
                kept += layerings.size();
                for (const Layering& one : layerings) {
                    const rules::Game::Gain gain = table.game.gain(table.player(0), one.layers);
                    for (const Layering& other : layerings) {
                        if (&other == &one) continue;
                        const auto more = table.game.gain(table.player(0), other.layers);
                        bool beaten = more.silver >= gain.silver;
                        for (std::size_t place = 0; place < rules::scoring_places; ++place) {
                            beaten = beaten && more.ribbons[place] >= gain.ribbons[place];
                        }
                        EXPECT_FALSE(beaten);
                    }
                }
            }
        }
    }
    EXPECT_EQ(triples, 34'220U);
    EXPECT_LT(kept, triples * 3 / 2);
}

// Worked out several at a time, and from either card of a pair.
TEST(Values, OfPairsAndCardsAreTheMeanOfTheTwelveBest) {
    const Table table{{.seats = 2, .scoring = support::scoring(sets()[1])}};
    const OutcomeTable outcomes{table.game};
    Values values{table.game, outcomes, learned_potential};
    PlayerValues& mine = values.of(table.player(0));
    const auto mean_of_best = [](std::vector<float> all) {
        std::ranges::sort(all, std::greater{});
        all.resize(12);
        return std::accumulate(all.begin(), all.end(), 0.0F) / 12;
    };
    const auto card = [](std::size_t number) { return static_cast<ArtCardId>(number); };
    for (const std::size_t a : {31U, 0U, 59U, 7U, 30U}) {
        std::vector<float> pairs;
        for (std::size_t b = 0; b < 60; ++b) {
            if (b == a) continue;
            std::vector<float> triples;
            for (std::size_t c = 0; c < 60; ++c) {
                if (c != a && c != b) triples.push_back(mine.triple(card(c), card(a), card(b)));
            }
            pairs.push_back(mean_of_best(triples));
            EXPECT_EQ(mine.pair(card(a), card(b)), pairs.back());
            EXPECT_EQ(mine.pair(card(b), card(a)), pairs.back());
        }
        EXPECT_EQ(mine.card(card(a)), mean_of_best(pairs));
    }
}

TEST(JourneymanLike, TakesAsAJourneymanDoesAndPaintsForAsMuch) {
    for (const auto& set : sets()) {
        Table table{{.seats = 2, .scoring = support::scoring(set)}};
        const OutcomeTable outcomes{table.game};
        Values points{table.game, outcomes, no_potential};
        chance::FastRandom random{11};
        while (table.state.phase == rules::Phase::turn) {
            chance::FastRandom same{random.next()};
            chance::FastRandom again = same;
            const rules::Move move = journeyman_move(table.game, table.state, same);
            const rules::Move like = journeyman_like_move(points, table.state, again);
            ASSERT_EQ(like.kind(), move.kind());
            if (move.kind() == rules::Move::Kind::paint) {
                const rules::Player& player = table.player(table.to_move());
                EXPECT_EQ(table.game.points_gained(player, like.layers()),
                          table.game.points_gained(player, move.layers()));
            } else {
                EXPECT_EQ(like, move);
            }
            table.make(move);
        }
    }
}

}  // namespace velatura::ai
