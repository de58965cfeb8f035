// Positions with a move that must be found, as data: tests/ai/known/*.velatura are records of games
// that end there. Their tags say what is known of the position, the best move, and who finds it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "ai/thinker.h"
#include "content/loader.h"
#include "record/match.h"
#include "record/text.h"
#include "rules/view.h"
#include "support/pinned.h"
#include "support/source.h"

namespace velatura::ai {

namespace {

using rules::Move;

// So many iterations for who searches; artist never takes more than its own.
constexpr std::uint32_t iterations = 1000;
constexpr std::uint64_t seeds = 3;

std::vector<std::string> positions() {
    std::vector<std::string> names;
    for (const auto& file :
         std::filesystem::directory_iterator{support::source_path("tests/ai/known")}) {
        if (file.path().extension() == ".velatura") names.push_back(file.path().stem().string());
    }
    std::ranges::sort(names);
    return names;
}

record::Match position_of(const std::string& name) {
    const std::string text = support::project_file("tests/ai/known/" + name + ".velatura");
    auto record = record::parse(content::base_catalog(), text);
    EXPECT_TRUE(record) << name;
    auto match = record::Match::replay(content::base_catalog(), std::move(record).value());
    EXPECT_TRUE(match) << name;
    return std::move(match).value();
}

std::string tag(const record::Match& match, std::string_view name) {
    const auto& tags = match.record().header.other;
    const auto at = std::ranges::find(tags, name, &record::Tag::name);
    EXPECT_NE(at, tags.end()) << "no tag " << name;
    return at == tags.end() ? "" : at->value;
}

// "take Trap", "paint Deep Trap View", "pass".
std::string told(const record::Match& match, Move move) {
    const content::Catalog& catalog = content::base_catalog();
    const auto word = [&](rules::ArtCardId card) { return std::string{catalog.word(card)}; };
    if (move.kind() == Move::Kind::take) {
        return "take " + word(match.state().rows[0].cards[rules::cards_before(move.position())]);
    }
    if (move.kind() != Move::Kind::paint) return "pass";
    const rules::Layers layers = move.layers();
    return "paint " + word(layers.bottom) + ' ' + word(layers.middle) + ' ' + word(layers.top);
}

class KnownMoves : public testing::TestWithParam<std::string> {};

TEST_P(KnownMoves, AreFoundByWhoShouldFindThem) {
    const record::Match match = position_of(GetParam());
    const rules::Game& game = match.game();
    const rules::GameState& state = match.state();
    const rules::MoveList legal = game.legal_moves(state);
    const auto found_best =
        std::ranges::find(legal, tag(match, "Best"), [&](Move move) { return told(match, move); });
    ASSERT_NE(found_best, legal.end()) << "the best move must be legal";
    const Move best = *found_best;
    // Another order of the layers for the same points is as good.
    const auto is_best = [&](Move move) {
        if (move.kind() != Move::Kind::paint || best.kind() != Move::Kind::paint) {
            return move == best;
        }
        const rules::Player& player = state.player(state.turn);
        const auto cards = [](rules::Layers layers) {
            std::array all{layers.bottom, layers.middle, layers.top};
            std::ranges::sort(all);
            return all;
        };
        return cards(move.layers()) == cards(best.layers()) &&
               game.points_gained(player, move.layers()) ==
                   game.points_gained(player, best.layers());
    };
    EXPECT_FALSE(std::ranges::all_of(legal, is_best)) << "whatever is done is right";
    const std::string found = tag(match, "Found");
    for (std::size_t i = 0; i < level_count; ++i) {
        const auto level = static_cast<Level>(i);
        if (found.find(name_of(level)) == std::string::npos) continue;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            Thinker thinker{game};
            chance::FastRandom random{seed};
            const Move move =
                thinker.choose(level, rules::view_for(game, state, match.deck(), state.turn),
                               {.iterations = iterations}, random);
            EXPECT_TRUE(is_best(move)) << name_of(level) << " with seed " << seed << ": "
                                       << told(match, move) << " (" << tag(match, "Known") << ")";
        }
    }
    EXPECT_NE(found.find(name_of(Level::master)), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Positions, KnownMoves, testing::ValuesIn(positions()),
                         [](const auto& position) {
                             std::string name = position.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace

}  // namespace velatura::ai
