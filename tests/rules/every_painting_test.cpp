// All layered paintings, scored by the engine and by the naive scorer.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "chance/fast_random.h"
#include "naive/scoring.h"
#include "naive_twin.h"
#include "rules/game.h"
#include "support/cards.h"
#include "support/pinned.h"

namespace velatura::rules {

namespace {

// With these four sets of scoring cards every one comes up.
std::vector<Game> games_with_every_card() {
    std::vector<Game> games;
    const std::size_t all = support::base_cards().scoring().size();
    for (std::size_t first = 0; first < all; first += scoring_places) {
        GameSetup setup;
        for (std::size_t place = 0; place < scoring_places; ++place)
            setup.scoring[place] = static_cast<ScoringCardId>(first + place);
        games.push_back(*Game::make(support::base_cards(), setup));
    }
    return games;
}

// How often a painting meets each of the base game's cards, and its silver at the end.
std::vector<int> scored(const std::vector<Game>& games, auto painting) {
    std::vector<int> times;
    for (const Game& game : games) {
        for (std::size_t place = 0; place < scoring_places; ++place)
            times.push_back(game.outcome(painting).times(place));
    }
    times.push_back(games.front().outcome(painting).silver());
    return times;
}

std::vector<int> scored_naively(const naive::Swatches& visible) {
    std::vector<int> times;
    for (std::size_t i = 0; i < support::base_cards().scoring().size(); ++i) {
        const std::string name{support::name_of(static_cast<ScoringCardId>(i))};
        times.push_back(naive::times(name)(visible));
    }
    times.push_back(naive::silver(visible));
    return times;
}

template <typename Do>
void for_every_painting(Do&& act) {
    const std::size_t count = support::base_cards().art().size();
    for (std::size_t bottom = 0; bottom < count; ++bottom) {
        for (std::size_t middle = 0; middle < count; ++middle) {
            for (std::size_t top = 0; top < count; ++top) {
                if (bottom == middle || bottom == top || middle == top) continue;
                act(Layers{static_cast<ArtCardId>(bottom), static_cast<ArtCardId>(middle),
                           static_cast<ArtCardId>(top)});
            }
        }
    }
}

std::string words(Layers layers) {
    return std::string{support::word_of(layers.bottom)} + " " +
           std::string{support::word_of(layers.middle)} + " " +
           std::string{support::word_of(layers.top)};
}

}  // namespace

TEST(EveryPainting, ScoresAsTheNaiveScorerSays) {
    const std::vector<Game> games = games_with_every_card();
    int paintings = 0;
    int wrong = 0;
    for_every_painting([&](Layers layers) {
        ++paintings;
        const naive::Swatches visible = naive::lay(naive_layers(layers));
        const bool equal = scored(games, layers) == scored_naively(visible);
        if (!equal && ++wrong <= 5) ADD_FAILURE() << words(layers);
    });
    EXPECT_EQ(paintings, 205'320);
    EXPECT_EQ(wrong, 0);
}

TEST(EveryPainting, ScoresTheSameByBitsAndByIcons) {
    const std::vector<Game> games = games_with_every_card();
    int wrong = 0;
    for_every_painting([&](Layers layers) {
        const Icons visible = support::base_cards().read(layers).visible;
        for (const Game& game : games) {
            if (game.outcome(layers) != game.outcome(visible) && ++wrong <= 5)
                ADD_FAILURE() << words(layers);
        }
    });
    EXPECT_EQ(wrong, 0);
}

TEST(EveryPainting, EarnsAtMostWhatTheFactsSay) {
    const std::vector<Game> games = games_with_every_card();
    const std::vector<int> most_by_facts{1, 1, 1, 1, 2, 1, 3, 2, 4, 1, 3, 2};
    std::vector<int> most(most_by_facts.size());
    for_every_painting([&](Layers layers) {
        const std::vector<int> times = scored(games, layers);
        for (std::size_t i = 0; i < most.size(); ++i)
            most[i] = std::max(most[i], times[i]);
    });
    EXPECT_EQ(most, most_by_facts);
}

// Several icons of one kind in a swatch, as later packs print them.
TEST(CrowdedSwatches, ScoreAsTheNaiveScorerSays) {
    const std::vector<Game> games = games_with_every_card();
    chance::FastRandom random{2021};
    for (int round = 0; round < 3000; ++round) {
        Icons icons;
        const std::uint32_t how_many = random.below(16);
        for (std::uint32_t n = 0; n < how_many; ++n) {
            SwatchIcons& swatch = icons.swatches[random.below(swatch_count)];
            const std::uint32_t element = random.below(element_count);
            const bool bonus = random.below(6) == 0;
            auto& counts = bonus ? swatch.bonuses : swatch.elements;
            // Six of a kind keep the naive search short.
            if (bonus || icons.count(static_cast<Element>(element)) < 6) ++counts[element];
        }
        const naive::Swatches visible = in_words(icons);
        ASSERT_EQ(scored(games, icons), scored_naively(visible)) << "round " << round;
    }
}

TEST(CrowdedSwatches, PairsOfOneColumnAreCountedOneByOne) {
    using support::icons;
    EXPECT_EQ(times_met(support::condition("proximity"),
                        icons("texture texture", "tone tone tone", "", "", "")),
              2);
    EXPECT_EQ(
        times_met(support::condition("space"), icons("hue hue", "", "shape shape shape", "", "")),
        2);
}

TEST(CrowdedSwatches, SymmetryCountsTheSmallerSide) {
    EXPECT_EQ(times_met(support::condition("symmetry"),
                        support::icons("hue hue hue", "tone", "", "tone tone", "hue hue")),
              3);
}

TEST(CrowdedSwatches, MovementStillCountsOnceAnElement) {
    EXPECT_EQ(times_met(support::condition("movement"),
                        support::icons("hue hue", "hue hue", "hue hue", "", "")),
              1);
}

TEST(CrowdedSwatches, MoreThanAnyPointTableIsStillMore) {
    Icons icons;
    icons[Swatch::red].elements[index(Element::shape)] = 32;  // 16 pairs
    const GameSetup setup{.scoring = support::scoring({"Repetition"})};
    const Game game = *Game::make(support::base_cards(), setup);
    EXPECT_GE(game.outcome(icons).times(0), max_steps);
}

// Cards with several of a kind in a swatch are read icon by icon.
TEST(CrowdedSwatches, OnCardsCountOneByOne) {
    const auto base = support::base_cards().scoring();
    const Cards cards{{{.icons = support::icons("shape shape", "", "", "", "")},
                       {.icons = support::icons("", "shape", "", "", "")},
                       {.icons = support::icons("", "", "shape", "", "bonus-shape")},
                       {.icons = support::icons("hue", "", "", "", "")},
                       {.icons = support::icons("", "", "", "tone", "")}},
                      {base.begin(), base.end()},
                      20};
    const GameSetup setup{.scoring = support::scoring({"Repetition"})};
    const Game game = *Game::make(cards, setup);
    const auto painting = [](int a, int b, int c) {
        return Layers{static_cast<ArtCardId>(a), static_cast<ArtCardId>(b),
                      static_cast<ArtCardId>(c)};
    };
    EXPECT_EQ(game.outcome(painting(0, 1, 2)).times(0), 2);
    EXPECT_EQ(game.outcome(painting(0, 1, 2)).silver(), 4);
    EXPECT_EQ(game.outcome(painting(0, 1, 3)).times(0), 0);  // covered
}

}  // namespace velatura::rules
