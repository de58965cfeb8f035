// Whole games of random moves with every box and all together: a checker looks at every state.
#include <gtest/gtest.h>

#include <algorithm>

#include "box_tables.h"
#include "rules/view.h"
#include "support/table.h"

namespace velatura::rules {

namespace {

using support::text_of;

class BoxChecker {
  public:
    BoxChecker(const Game& game, Deck deck, chance::FastRandom& random)
        : game_(game), deck_(deck), random_(random) {}

    void look_at(const GameState& state) {
        ASSERT_TRUE(game_.is_ok(state, deck_));
        ASSERT_NO_FATAL_FAILURE(moves_are_legal(state));
        ASSERT_NO_FATAL_FAILURE(other_moves_are_refused(state));
        ASSERT_NO_FATAL_FAILURE(views_keep_secrets(state));
    }

  private:
    void moves_are_legal(const GameState& state) {
        const std::size_t count = game_.count_moves(state);
        ASSERT_EQ(count == 0, state.phase == Phase::over);
        const Actor actor = Game::to_act(state);
        for (int i = 0; i < 8 && count > 0; ++i) {
            const std::size_t n = random_.below(static_cast<std::uint32_t>(count));
            const Move move = game_.nth_move(state, n);
            ASSERT_TRUE(game_.check(state, actor, move)) << text_of(move);
            if (move.kind() == Move::Kind::paint) {
                ASSERT_NO_FATAL_FAILURE(bits_tell_what_is_read(move.layers()));
            }
            if (n + 1 < count) {
                ASSERT_NE(game_.nth_move(state, n + 1), move);
            }
            GameState applied = state;
            GameState played = state;
            ASSERT_TRUE(game_.apply(applied, deck_, actor, move)) << text_of(move);
            game_.play(played, deck_, move);
            ASSERT_EQ(applied, played) << text_of(move);
            ASSERT_TRUE(game_.is_ok(played, deck_)) << text_of(move);
        }
    }

    void bits_tell_what_is_read(Layers layers) {
        const Showing shown = game_.showing(layers);
        const Icons visible = game_.cards().read(layers).visible;
        ASSERT_EQ(shown.met, game_.outcome(visible));
        ASSERT_EQ(shown.met, game_.outcome(layers));
        for (const Element element : each_element)
            ASSERT_EQ(shown.elements[index(element)], visible.count(element));
        ASSERT_EQ(shown.filled, std::ranges::count_if(visible.swatches, [](const auto& swatch) {
                      return !swatch.empty();
                  }));
    }

    // Of all takes, tosses, faces, ★ and chance moves somebody could send, as many are accepted as
    // are counted.
    void other_moves_are_refused(const GameState& state) {
        const Actor actor = Game::to_act(state);
        std::vector<Move> moves{Move{}, Move::pass()};
        for (std::uint8_t n = 0; n < 8; ++n) {
            for (const Row row : each_row)
                moves.push_back(Move::take(Position{n}, row));
        }
        for (std::uint8_t n = 0; n < 30; ++n) {
            for (const Row row : each_row)
                moves.push_back(Move::toss(n, row));
            moves.push_back(Move::keep(n));
            moves.push_back(Move::reveal(n));
        }
        for (std::uint8_t n = 0; n < 64; ++n)
            moves.push_back(Move::judge(SeatSet::from_bits(n)));
        std::size_t accepted = 0;
        for (const Move move : moves)
            accepted += game_.check(state, actor, move).has_value() ? 1 : 0;
        std::size_t legal = 0;
        const MoveList list = game_.legal_moves(state);
        // Paintings come last.
        while (legal < list.size() && list[legal].kind() != Move::Kind::paint)
            ++legal;
        ASSERT_EQ(accepted, legal);
        paintings_are_counted(state, list.size() - legal);
    }

    void paintings_are_counted(const GameState& state, std::size_t counted) {
        if (state.phase != Phase::turn || counted == 0) {
            ASSERT_EQ(counted, 0u);
            return;
        }
        if (random_.below(6) != 0) return;
        const Player& player = state.player(state.turn);
        const auto hand = player.cards_in_hand();
        std::size_t accepted = 0;
        for (const ArtCardId bottom : hand) {
            for (const ArtCardId middle : hand) {
                for (const ArtCardId top : hand) {
                    for (std::uint8_t faces = 0; faces < 9; ++faces) {
                        if (bottom == middle || bottom == top || middle == top) continue;
                        const Layers layers{bottom, middle, top, Faces::from_bits(faces)};
                        if (!game_.check_faces(player, layers)) continue;
                        accepted += count_choices(game_.cards().read(layers, 0).blended);
                    }
                }
            }
        }
        ASSERT_EQ(counted, accepted * player.backgrounds_left().size());
    }

    // Nothing a viewer may not know, all of it exchanged at once, changes what it sees.
    void views_keep_secrets(const GameState& state) {
        std::vector<std::optional<Seat>> viewers{std::nullopt};
        for (std::size_t i = 0; i < game_.seats(); ++i)
            viewers.emplace_back(static_cast<Seat>(i));
        for (const std::optional<Seat> viewer : viewers) {
            const PlayerView view = view_for(game_, state, deck_, viewer);
            std::vector<ArtCardId> order{view.unseen_cards().begin(), view.unseen_cards().end()};
            shuffle(std::span{order}, random_);
            GameState other = imagine(game_, view, order);
            ASSERT_TRUE(game_.is_ok(other, order));
            ASSERT_EQ(view_for(game_, other, order, viewer), view);
            put_secrets(other, state, viewer);
            ASSERT_EQ(view_for(game_, other, order, viewer), view);
            if (!game_.setup().hidden_hands) {
                ASSERT_EQ(game_.count_moves(other), game_.count_moves(state));
            }

            GameState same_deck = state;
            put_secrets(same_deck, state, viewer);
            ASSERT_NO_FATAL_FAILURE(events_keep_secrets(state, same_deck));
        }
    }

    // What everybody hears of a move is the same whatever is secret, until it is revealed.
    void events_keep_secrets(const GameState& state, const GameState& other) {
        const auto count = static_cast<std::uint32_t>(game_.count_moves(state));
        if (count == 0 || state.phase == Phase::painters) return;
        const Move move = game_.nth_move(state, random_.below(count));
        GameState one = state;
        GameState two = other;
        const auto effects = game_.apply(one, deck_, Game::to_act(one), move).value();
        const auto others = game_.apply(two, deck_, Game::to_act(two), move).value();
        if (one.phase == Phase::over || one.phase == Phase::judging) return;
        ASSERT_TRUE(std::ranges::equal(effects, others)) << text_of(move);
    }

    // Other signatures for the others, and other painters beside those they have kept.
    void put_secrets(GameState& into, const GameState& state, std::optional<Seat> viewer) {
        if (state.phase == Phase::over) return;
        for (std::size_t i = 0; i < game_.seats(); ++i) {
            if (viewer == static_cast<Seat>(i)) continue;
            Player& player = into.players[i];
            if (game_.has_signatures() && state.phase != Phase::judging) {
                player.signature = static_cast<SignatureId>(random_.below(12));
            }
            if (game_.has_painters()) {
                player.dealt_painters = {static_cast<PainterId>(random_.below(12)),
                                         static_cast<PainterId>(random_.below(12))};
            }
        }
    }

    const Game& game_;
    Deck deck_;
    chance::FastRandom& random_;
};

class BoxGames : public testing::TestWithParam<BoxTable> {};

}  // namespace

TEST_P(BoxGames, EveryStateKeepsTheRules) {
    for (std::uint64_t round = 0; round < 3; ++round) {
        GameSetup setup = GetParam().setup;
        setup.hidden_hands = round == 1;
        const Game game = support::make_game(box_cards(), setup);
        chance::FastRandom random{round + 5};
        const Deal deal = shuffled_deal(game, random);
        BoxChecker checker{game, deal.deck, random};
        GameState state = game.start(deal).value();
        int moves = 0;
        while (state.phase != Phase::over) {
            ASSERT_NO_FATAL_FAILURE(checker.look_at(state));
            const auto count = static_cast<std::uint32_t>(game.count_moves(state));
            const Move move = game.nth_move(state, random.below(count));
            game.play(state, deal.deck, move);
            ASSERT_LE(++moves, 200);
        }
        ASSERT_NO_FATAL_FAILURE(checker.look_at(state));
        for (std::size_t i = 0; i < game.seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            ASSERT_EQ(game.account(state, seat).total(), game.points(state, seat));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, BoxGames, testing::ValuesIn(box_tables()),
                         [](const auto& table) { return table.param.name; });

}  // namespace velatura::rules
