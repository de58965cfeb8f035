// Whole games of random moves, in every mode, with 1 to 5 players, with decks that last and decks
// that run out, hands open and hidden: a checker looks at every state.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "chance/fast_random.h"
#include "rules/view.h"
#include "support/games.h"

namespace velatura::rules {

namespace {

using support::GameKind;
using support::text_of;

class Checker {
  public:
    Checker(const Game& game, Deck deck, chance::FastRandom& random)
        : game_(game), deck_(deck), random_(random) {}

    void look_at(const GameState& state) {
        ASSERT_TRUE(game_.is_ok(state, deck_));
        ASSERT_NO_FATAL_FAILURE(cards_are_conserved(state));
        ASSERT_NO_FATAL_FAILURE(tokens_are_conserved(state));
        ASSERT_NO_FATAL_FAILURE(unused_places_are_zero(state));
        ASSERT_NO_FATAL_FAILURE(legal_moves_are_accepted(state));
        ASSERT_NO_FATAL_FAILURE(all_other_moves_are_refused(state));
        ASSERT_NO_FATAL_FAILURE(views_leak_nothing(state));
    }

    // Told of every move made, to know how many cards must have left the game.
    void made(const GameState& before, Move move) {
        if (move.kind() == Move::Kind::toss) ++left_;
        if (move.kind() == Move::Kind::take && game_.setup().mode == Mode::solo_puzzle) {
            left_ += cards_before(move.position());
        }
        if (move.kind() == Move::Kind::pass) {
            ASSERT_EQ(before.rows[0].size, 0);
        }
    }

  private:
    // Counted from scratch: every card is in exactly one place, and as many left as moves took
    // away.
    void cards_are_conserved(const GameState& state) {
        std::multiset<std::size_t> seen;
        for (ArtCardId card : state.rest_of(deck_))
            seen.insert(index(card));
        for (std::size_t i = 0; i < state.rows[0].size; ++i)
            seen.insert(index(state.rows[0].cards[i]));
        for (const Player& player : state.players) {
            for (ArtCardId card : player.cards_in_hand())
                seen.insert(index(card));
            for (const Layers& layers : player.finished_paintings()) {
                seen.insert({index(layers.bottom), index(layers.middle), index(layers.top)});
            }
        }
        const std::set<std::size_t> different{seen.begin(), seen.end()};
        const std::size_t all = game_.cards().art().size();
        ASSERT_EQ(seen.size(), different.size()) << "a card is in two places";
        ASSERT_TRUE(seen.empty() || *seen.rbegin() < all);
        ASSERT_EQ(seen.size() + left_, all);
    }

    void tokens_are_conserved(const GameState& state) {
        int tokens = state.vincent_tokens + state.supply_tokens;
        for (const Player& player : state.players)
            tokens += player.tokens;
        for (std::uint8_t on_card : state.rows[0].tokens)
            tokens += on_card;
        const int with_four =
            static_cast<int>(game_.seats()) + (game_.setup().mode == Mode::standard ? 0 : 1);
        ASSERT_EQ(tokens, 4 * with_four);
        ASSERT_TRUE(game_.setup().mode == Mode::vincent || state.vincent_tokens == 0);
        ASSERT_TRUE(game_.setup().mode == Mode::solo_puzzle || state.supply_tokens == 0);
    }

    void unused_places_are_zero(const GameState& state) {
        for (std::size_t i = state.rows[0].size; i < state.rows[0].cards.size(); ++i) {
            ASSERT_EQ(state.rows[0].cards[i], ArtCardId{});
            ASSERT_EQ(state.rows[0].tokens[i], 0);
        }
        for (std::size_t seat = 0; seat < max_seats; ++seat) {
            const Player& player = state.players[seat];
            if (seat >= game_.seats()) {
                ASSERT_EQ(player, Player{});
            }
            for (std::size_t i = player.hand_size; i < hand_limit; ++i) {
                ASSERT_EQ(player.hand[i], ArtCardId{});
            }
            for (std::size_t i = player.painted; i < paintings_to_complete; ++i) {
                ASSERT_EQ(player.paintings[i], Layers{});
            }
        }
    }

    void legal_moves_are_accepted(const GameState& state) {
        const MoveList moves = game_.legal_moves(state);
        ASSERT_EQ(moves.size(), game_.count_moves(state));
        ASSERT_EQ(moves.empty(), state.phase == Phase::over);
        const Actor actor = Game::to_act(state);
        for (std::size_t n = 0; n < moves.size(); ++n) {
            ASSERT_EQ(game_.nth_move(state, n), moves[n]);
            ASSERT_EQ(std::ranges::count(moves, moves[n]), 1);
            ASSERT_TRUE(game_.check(state, actor, moves[n])) << text_of(moves[n]);
            GameState applied = state;
            GameState played = state;
            ASSERT_TRUE(game_.apply(applied, deck_, actor, moves[n])) << text_of(moves[n]);
            game_.play(played, deck_, moves[n]);
            ASSERT_EQ(applied, played) << text_of(moves[n]);
            ASSERT_NE(applied, state) << text_of(moves[n]);
        }
    }

    void is_refused(const GameState& state, Actor by, Move move) {
        GameState copy = state;
        ASSERT_FALSE(game_.check(state, by, move)) << text_of(move);
        ASSERT_FALSE(game_.apply(copy, deck_, by, move)) << text_of(move);
        ASSERT_EQ(copy, state) << text_of(move);
    }

    // The moves anybody could send: all small ones, and a sample of paintings.
    std::vector<Move> sendable_moves(const GameState& state) {
        std::vector<Move> moves{Move{}, Move::pass()};
        for (std::uint8_t n = 0; n < 8; ++n)
            moves.push_back(Move::take(Position{n}));
        for (std::uint8_t n = 0; n < 18; ++n)
            moves.push_back(Move::toss(n));
        for (std::uint8_t n = 0; n < 64; ++n)
            moves.push_back(Move::judge(SeatSet::from_bits(n)));

        std::vector<ArtCardId> cards{ArtCardId{}, hidden_card,
                                     static_cast<ArtCardId>(game_.cards().art().size())};
        for (std::size_t i = 0; i < state.rows[0].size; ++i)
            cards.push_back(state.rows[0].cards[i]);
        for (const Player& player : state.players) {
            // Mostly the mover's own cards, so that near misses are common.
            const int weight = &player == &state.player(state.turn) ? 6 : 1;
            for (ArtCardId card : player.cards_in_hand())
                cards.insert(cards.end(), weight, card);
            for (const Layers& layers : player.finished_paintings())
                cards.push_back(layers.top);
        }
        const auto any = [&](auto& from) {
            return from[random_.below(static_cast<std::uint32_t>(from.size()))];
        };
        std::vector<BackgroundId> backgrounds{BackgroundId{255}};
        for (const Player& player : state.players) {
            backgrounds.insert(backgrounds.end(), player.backgrounds.begin(),
                               player.backgrounds.end());
        }
        for (int i = 0; i < 100; ++i) {
            moves.push_back(Move::paint({any(cards), any(cards), any(cards)}, any(backgrounds)));
        }
        return moves;
    }

    void all_other_moves_are_refused(const GameState& state) {
        const MoveList legal = game_.legal_moves(state);
        const Actor actor = Game::to_act(state);
        for (Move move : sendable_moves(state)) {
            if (std::ranges::find(legal, move) == legal.end()) {
                ASSERT_NO_FATAL_FAILURE(is_refused(state, actor, move));
            }
        }
        for (std::size_t by = 0; by <= index(Actor::nobody); ++by) {
            if (static_cast<Actor>(by) == actor) continue;
            for (Move move : legal) {
                ASSERT_NO_FATAL_FAILURE(is_refused(state, static_cast<Actor>(by), move));
            }
        }
    }

    void views_leak_nothing(const GameState& state) {
        const Deck rest = state.rest_of(deck_);
        std::vector<ArtCardId> other_deck{rest.begin(), rest.end()};
        shuffle(std::span{other_deck}, random_);
        std::vector<std::optional<Seat>> viewers{std::nullopt};
        for (std::size_t i = 0; i < game_.seats(); ++i)
            viewers.emplace_back(static_cast<Seat>(i));
        for (std::optional<Seat> viewer : viewers) {
            const PlayerView view = view_for(game_, state, deck_, viewer);
            ASSERT_EQ(view_for(game_, state, other_deck, viewer), view);

            std::vector<ArtCardId> order{view.unseen_cards().begin(), view.unseen_cards().end()};
            shuffle(std::span{order}, random_);
            const GameState imagined = imagine(game_, view, order);
            ASSERT_TRUE(game_.is_ok(imagined, order));
            ASSERT_EQ(view_for(game_, imagined, order, viewer), view);
            ASSERT_EQ(game_.count_moves(imagined), game_.count_moves(state));
            if (viewer && Game::to_act(state) == actor(*viewer)) {
                ASSERT_TRUE(
                    std::ranges::equal(game_.legal_moves(imagined), game_.legal_moves(state)));
            }
            ASSERT_EQ(view.left_count, left_);
        }
    }

    const Game& game_;
    Deck deck_;
    chance::FastRandom& random_;
    std::size_t left_ = 0;  // cards that left the game so far
};

class RandomGames : public testing::TestWithParam<GameKind> {};

}  // namespace

TEST_P(RandomGames, EveryStateKeepsTheRules) {
    const GameKind& kind = GetParam();
    const Game game = support::make_game(support::cards_of(kind), kind.setup);
    for (int round = 0; round < 4; ++round) {
        const std::string seed = kind.name + "/" + std::to_string(round);
        SCOPED_TRACE(seed);
        chance::FastRandom random{static_cast<std::uint64_t>(round) + 17};
        const Deal deal = support::seeded_deal(game.cards(), kind.setup.seats, seed);
        Checker checker{game, deal.deck, random};
        GameState state = *game.start(deal);
        ASSERT_NO_FATAL_FAILURE(checker.look_at(state));
        int moves = 0;
        while (state.phase != Phase::over) {
            const auto count = static_cast<std::uint32_t>(game.count_moves(state));
            const Move move = game.nth_move(state, random.below(count));
            ASSERT_NO_FATAL_FAILURE(checker.made(state, move));
            game.play(state, deal.deck, move);
            ASSERT_NO_FATAL_FAILURE(checker.look_at(state));
            // At most 55 takes, 15 paintings, a toss a round, a pass for each of those, a
            // judgement.
            ASSERT_LE(++moves, 150);
        }
        // With cards enough everybody has finished.
        if (kind.art_cards == 60) {
            for (std::size_t i = 0; i < game.seats(); ++i)
                ASSERT_EQ(state.players[i].painted, 3);
        }
        const auto ranks = game.ranks(state);
        for (std::size_t i = 0; i < game.seats(); ++i) {
            const bool won = state.winners.contains(static_cast<Seat>(i));
            ASSERT_EQ(won, ranks[i] == 1 &&
                               (game.seats() > 1 ||
                                game.points(state, static_cast<Seat>(i)) >= kind.setup.goal));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Kinds, RandomGames, testing::ValuesIn(support::game_kinds()),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace velatura::rules
