// Rivals choose as likely as their weights and their thoughts say.
#include "ai/rivals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/table.h"

namespace velatura::ai {

namespace {

using support::Table;

// Three players; the first holds these cards, the leftmost card of the row costs nothing.
Table table_with_hand(std::vector<std::string_view> hand, std::uint8_t painted = 0) {
    support::Layout layout{.seats = {{}, {}, {}}};
    layout.seats[0].hand = std::move(hand);
    layout.seats[0].painted = painted;
    return {{.seats = 3,
             .scoring = support::scoring({"Composition", "Emphasis", "Repetition", "Variety"})},
            layout};
}

struct Chances {
    explicit Chances(const Table& table)
        : outcomes{table.game}, values{table.game, outcomes, learned_potential} {}

    // By what the move takes.
    float of(const Table& table, const Thoughts& thoughts, std::size_t what) {
        const auto likely =
            LikelyMoves::after_thought(values, rival_weights, table.state, thoughts);
        float sum = 0;
        float chance = 0;
        for (const LikelyMoves::Likely& move : likely.moves()) {
            sum += move.chance;
            if (move.what == what) chance = move.chance;
        }
        return chance / sum;
    }

    OutcomeTable outcomes;
    Values values;
};

}  // namespace

TEST(Thoughts, ExpectTheMeanOfWhatWasNotThoughtAbout) {
    Thoughts thoughts;
    EXPECT_TRUE(thoughts.empty());
    EXPECT_EQ(thoughts.worth(3), 0);
    thoughts.add(3, 1);
    thoughts.add(3, 1);
    thoughts.add(4, 0);
    thoughts.add(4, 0);
    EXPECT_FALSE(thoughts.empty());
    EXPECT_EQ(thoughts.times(3), 2);
    EXPECT_EQ(thoughts.times(5), 0);
    EXPECT_FLOAT_EQ(thoughts.worth(5), 0.5F);
    // Two thoughts are few, so they move the mean only a little.
    EXPECT_GT(thoughts.worth(3), 0.5F);
    EXPECT_LT(thoughts.worth(3), 0.6F);
    EXPECT_FLOAT_EQ(thoughts.worth(3) + thoughts.worth(4), 1);
    for (int i = 0; i < 1000; ++i)
        thoughts.add(3, 1);
    EXPECT_GT(thoughts.worth(3), 0.99F);
}

TEST(LikelyMoves, AreThoseThatDidWellInThought) {
    const Table table = table_with_hand({"Precious"});
    Chances chances{table};
    const std::size_t last = rules::index(table.state.rows[0].cards[4]);
    const std::size_t first = rules::index(table.state.rows[0].cards[0]);
    Thoughts thoughts;
    const float before = chances.of(table, thoughts, last);
    for (int i = 0; i < 100; ++i) {
        thoughts.add(first, 0.3F);
        thoughts.add(last, 0.5F);
    }
    EXPECT_GT(chances.of(table, thoughts, last), before);
    EXPECT_GT(chances.of(table, thoughts, last), chances.of(table, thoughts, first));
}

TEST(LikelyMoves, HaveAPaintingBeforeTheHandIsFullButNotOfTheLastPainting) {
    const std::vector<std::string_view> hand{"Precious", "Masked", "Truth", "Dreams"};
    for (std::uint8_t painted = 0; painted < rules::paintings_to_complete; ++painted) {
        const Table table = table_with_hand(hand, painted);
        Chances chances{table};
        EXPECT_EQ(chances.of(table, {}, Thoughts::painting) > 0, painted < 2) << int{painted};
    }
    const Table two_cards = table_with_hand({"Precious", "Masked"});
    EXPECT_EQ(Chances{two_cards}.of(two_cards, {}, Thoughts::painting), 0);
}

TEST(LikelyMoves, AreAllThoughtAboutTheLikelyOnesMost) {
    const Table table = table_with_hand({"Precious", "Masked", "Truth"});
    const OutcomeTable outcomes{table.game};
    Values values{table.game, outcomes, learned_potential};
    const LikelyMoves likely = LikelyMoves::at_a_glance(values, rival_weights, table.state);
    Thoughts thoughts;
    for (int i = 0; i < 200; ++i)
        thoughts.add(likely.doubtful(thoughts).what, 0.5F);
    const auto most = std::ranges::max_element(likely.moves(), {}, &LikelyMoves::Likely::chance);
    for (const LikelyMoves::Likely& move : likely.moves()) {
        EXPECT_GT(thoughts.times(move.what), 5);
        EXPECT_LE(thoughts.times(move.what), thoughts.times(most->what));
    }
}

TEST(Rival, TakesByChanceAsItsWeightsSay) {
    Table table{
        {.seats = 4,
         .scoring = support::scoring({"Composition", "Emphasis", "Repetition", "Variety"})}};
    const OutcomeTable outcomes{table.game};
    Values values{table.game, outcomes, learned_potential};
    HandWeights weights;
    for (auto& left : weights.of) {
        for (auto& cards : left)
            cards[tokens_place] = 0.5F;  // a token paid makes a take less likely, nothing else does
    }
    chance::FastRandom random{5};
    std::array<int, rules::row_places> taken{};
    constexpr int draws = 20'000;
    for (int i = 0; i < draws; ++i) {
        const rules::Move move = rival_move(values, weights, table.state, random);
        ASSERT_EQ(move.kind(), rules::Move::Kind::take);
        ++taken[rules::cards_before(move.position())];
    }
    float sum = 0;
    for (std::size_t i = 0; i < taken.size(); ++i)
        sum += soft_exponential(-0.5F * static_cast<float>(i));
    for (std::size_t i = 0; i < taken.size(); ++i) {
        const float expected = soft_exponential(-0.5F * static_cast<float>(i)) / sum;
        EXPECT_NEAR(static_cast<float>(taken[i]) / draws, expected, 0.015) << i;
    }
}

TEST(Rival, TakesNothingThatCannotBePaidForAndPaintsWithFiveCards) {
    Table table{
        {.seats = 3, .scoring = support::scoring({"Style", "Space", "Symmetry", "Proportion"})}};
    const OutcomeTable outcomes{table.game};
    Values values{table.game, outcomes, learned_potential};
    chance::FastRandom random{7};
    int paintings = 0;
    while (table.state.phase == rules::Phase::turn) {
        const rules::Player& player = table.player(table.to_move());
        const rules::Move move = rival_move(values, rival_weights, table.state, random);
        const bool paints = move.kind() == rules::Move::Kind::paint;
        EXPECT_EQ(paints, player.hand_size == rules::hand_limit);
        paintings += paints ? 1 : 0;
        table.make(move);  // fails the test where it is refused
    }
    EXPECT_EQ(paintings, 9);
}

TEST(SoftExponential, GrowsAndIsNeverNegative) {
    EXPECT_EQ(soft_exponential(0), 1);
    EXPECT_NEAR(soft_exponential(-1), std::exp(-1.0F), 0.02);
    EXPECT_EQ(soft_exponential(-100), 0);
    for (int x = -16; x < 0; ++x)
        EXPECT_LT(soft_exponential(static_cast<float>(x)),
                  soft_exponential(static_cast<float>(x + 1)));
}

}  // namespace velatura::ai
