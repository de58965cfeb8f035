#include "environment/actions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>
#include <vector>

#include "environment/episode.h"
#include "environment/observation.h"
#include "rules/box_tables.h"

namespace velatura::environment {
namespace {

using namespace rules;

// A move without its background, which actions do not choose.
using MoveKey = std::tuple<int, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned>;
MoveKey key_of(Move move) {
    const auto kind = static_cast<int>(move.kind());
    if (move.kind() == Move::Kind::take) {
        return {kind,
                static_cast<unsigned>(index(move.position())),
                static_cast<unsigned>(index(move.row())),
                0,
                0,
                0,
                0};
    }
    if (move.kind() == Move::Kind::keep) return {kind, move.kept(), 0, 0, 0, 0, 0};
    if (move.kind() != Move::Kind::paint) return {kind, 0, 0, 0, 0, 0, 0};
    const Layers layers = move.layers();
    return {kind,
            static_cast<unsigned>(index(layers.bottom)),
            static_cast<unsigned>(index(layers.middle)),
            static_cast<unsigned>(index(layers.top)),
            layers.faces.bits(),
            layers.stars.bits(),
            0};
}

// Every move that some actions lead to; checks on the way that count, order and mask agree.
void reach(const Game& game, const GameState& state, const Unfinished& unfinished,
           std::multiset<MoveKey>& moves) {
    const Actions actions{game, state, unfinished};
    std::array<std::uint8_t, action_count> mask{};
    actions.write_mask(mask);
    ASSERT_EQ(static_cast<std::size_t>(std::ranges::count(mask, 1)), actions.count());
    std::size_t n = 0;
    for (ActionId action = 0; action < action_count; ++action) {
        ASSERT_EQ(actions.is_legal(action), mask[static_cast<std::size_t>(action)] == 1)
            << name_of(action);
        if (!actions.is_legal(action)) continue;
        ASSERT_EQ(actions.nth(n++), action);
        const auto decided = actions.decide(action);
        if (decided) {
            moves.insert(key_of(*decided));
        } else {
            reach(game, state, decided.error(), moves);
        }
    }
    for (const ActionId wrong : {-1, static_cast<int>(action_count), 1 << 30})
        ASSERT_FALSE(actions.is_legal(wrong));
}

TEST(Actions, ReachEveryLegalMoveOnceAtEveryTable) {
    chance::FastRandom random{7};
    std::vector<BoxTable> tables = box_tables();
    tables.push_back({"base_2", box_setup(Mode::standard, 2, {})});
    tables.push_back({"base_solo", box_setup(Mode::solo_puzzle, 1, {})});
    for (const BoxTable& table : tables) {
        SCOPED_TRACE(table.name);
        const auto game = Game::make(box_cards(), table.setup);
        ASSERT_TRUE(game);
        const Deal deal = shuffled_deal(*game, random);
        GameState state = game->start(deal).value();
        while (state.phase != Phase::over) {
            if (state.phase == Phase::turn || state.phase == Phase::painters) {
                std::multiset<MoveKey> reached;
                reach(*game, state, {}, reached);
                std::set<MoveKey> legal;
                for (const Move move : game->legal_moves(state))
                    legal.insert(key_of(move));
                ASSERT_EQ(std::set<MoveKey>(reached.begin(), reached.end()), legal);
                ASSERT_EQ(reached.size(), legal.size());
            }
            const auto count = static_cast<std::uint32_t>(game->count_moves(state));
            game->play(state, deal.deck, game->nth_move(state, random.below(count)));
        }
    }
}

TEST(Actions, HaveNamesAndNumbersThatStay) {
    EXPECT_EQ(action_count, 145);
    EXPECT_EQ(name_of(0), "take 1.1");
    EXPECT_EQ(name_of(9), "take 2.5");
    EXPECT_EQ(name_of(10), "pass");
    EXPECT_EQ(name_of(11), "paint 1-2-3");
    EXPECT_EQ(name_of(130), "paint 6-5-4");
    EXPECT_EQ(name_of(131), "lay ...");
    EXPECT_EQ(name_of(132), "lay ~..");
    EXPECT_EQ(name_of(139), "name hue");
    EXPECT_EQ(name_of(142), "name tone");
    EXPECT_EQ(name_of(144), "keep 2");
    EXPECT_EQ(name_of(-1), "?");
}

// What is hidden from a seat, in another order, must look the same to it.
TEST(Observation, DoesNotDependOnWhatIsHidden) {
    chance::FastRandom random{11};
    for (const BoxTable& table : box_tables()) {
        SCOPED_TRACE(table.name);
        GameSetup setup = table.setup;
        setup.hidden_hands = true;
        const auto game = Game::make(box_cards(), setup);
        ASSERT_TRUE(game);
        Deal deal = shuffled_deal(*game, random);
        GameState state = game->start(deal).value();
        while (state.phase != Phase::over && state.phase != Phase::judging) {
            if (state.phase == Phase::turn) {
                const Seat viewer = state.turn;
                GameState other = state;
                std::vector<ArtCardId> hidden(state.rest_of(deal.deck).begin(),
                                              state.rest_of(deal.deck).end());
                for (std::size_t seat = 0; seat < game->seats(); ++seat) {
                    if (static_cast<Seat>(seat) == viewer) continue;
                    Player& player = other.players[seat];
                    for (std::size_t i = 0; i < player.hand_size && !hidden.empty(); ++i)
                        std::swap(player.hand[i],
                                  hidden[random.below(static_cast<std::uint32_t>(hidden.size()))]);
                    if (game->has_signatures()) {
                        player.signature =
                            static_cast<SignatureId>((index(player.signature) + 1) % 12);
                    }
                    if (game->has_painters()) {
                        std::swap(player.dealt_painters[0], player.dealt_painters[1]);
                    }
                }
                std::array<std::uint8_t, observation_size> one{};
                std::array<std::uint8_t, observation_size> two{};
                observe(*game, table_for(*game, state, viewer), viewer, {}, one);
                observe(*game, table_for(*game, other, viewer), viewer, {}, two);
                ASSERT_EQ(one, two);
            }
            const auto count = static_cast<std::uint32_t>(game->count_moves(state));
            game->play(state, deal.deck, game->nth_move(state, random.below(count)));
        }
    }
}

}  // namespace
}  // namespace velatura::environment
