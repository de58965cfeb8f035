// Nothing the search calls a million times may allocate: this program counts every operator new.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "chance/fast_random.h"
#include "rules/view.h"
#include "support/games.h"

namespace {

std::atomic<long> allocations = 0;

}  // namespace

// The forms with a size, an array or no exception all come to these two.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    std::abort();
}
void operator delete(void* memory) noexcept {
    std::free(memory);  // NOLINT(clang-analyzer-cplusplus.NewDelete): this is the delete it means
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);  // NOLINT(clang-analyzer-cplusplus.NewDelete)
}

namespace velatura::rules {

namespace {

// Allocations made by one call.
template <typename Call>
long allocated_by(Call&& call) {
    const long before = allocations;
    call();
    return allocations - before;
}

int play_whole_game(const Game& game, GameState state, Deck deck, std::uint64_t seed) {
    chance::FastRandom random{seed};
    int points = 0;
    while (state.phase != Phase::over) {
        const Actor actor = Game::to_act(state);
        const auto count = static_cast<std::uint32_t>(game.count_moves(state));
        const Move move = game.nth_move(state, random.below(count));
        const Player& player = state.player(state.turn);
        if (move.kind() == Move::Kind::paint) {
            points += game.gain(player, move.layers()).silver;
            points += game.points_gained(player, move.layers());
            points += game.outcome(move.layers()).silver();
            points += game.outcome(game.cards().read(move.layers()).visible).silver();
        }
        points += game.ribbon_points(player);
        points += static_cast<int>(game.legal_moves(state).size());
        points += view_for(game, state, deck, Seat{}).unseen_count;
        points += view_for(game, state, deck, std::nullopt).left_count;
        points += game.check(state, actor, move) ? 1 : 0;
        points += game.check(state, actor, Move{}) ? 1 : 0;
        points += game.is_ok(state, deck) ? 1 : 0;
        GameState twin = state;
        game.play(twin, deck, move);
        points += game.apply(state, deck, actor, move) ? 1 : 0;
        points += game.apply(state, deck, actor, Move{}) ? 1 : 0;
        points += twin == state ? 1 : 0;
    }
    return points + game.ranks(state)[0];
}

}  // namespace

TEST(Allocation, IsCountedHere) {
    int* made = nullptr;
    EXPECT_EQ(allocated_by([&] { made = new int{1}; }), 1);
    delete made;
    EXPECT_GE(allocated_by([] {
                  std::vector<int> numbers(100);
                  EXPECT_EQ(numbers[0], 0);
              }),
              1);
}

TEST(Allocation, DoesNotHappenInPlayOfAnyKind) {
    for (const support::GameKind& kind : support::game_kinds()) {
        const Game game = support::make_game(support::cards_of(kind), kind.setup);
        const Deal deal = support::seeded_deal(game.cards(), kind.setup.seats, "allocation");
        const GameState start = *game.start(deal);
        int points = 0;
        EXPECT_EQ(allocated_by([&] { points = play_whole_game(game, start, deal.deck, 5); }), 0)
            << kind.name;
        EXPECT_GT(points, 0);
    }
}

}  // namespace velatura::rules
