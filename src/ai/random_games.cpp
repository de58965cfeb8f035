#include "ai/random_games.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <vector>

namespace velatura::ai {

rules::GameSetup random_setup(const rules::Cards& cards, std::size_t seats,
                              chance::FastRandom& random) {
    rules::GameSetup setup;
    setup.seats = static_cast<std::uint8_t>(seats);
    std::vector<std::uint8_t> order(cards.scoring().size());
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    chance::shuffle(std::span{order}, random);
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        setup.scoring[place] = static_cast<rules::ScoringCardId>(order[place]);
    }
    return setup;
}

RandomDeal::RandomDeal(const rules::Game& game) {
    rules::Deal deal;
    for (std::size_t card = 0; card < game.cards().art().size(); ++card) {
        deal.deck.push_back(static_cast<rules::ArtCardId>(card));
    }
    std::uint8_t background = 0;
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        auto& dealt = deal.backgrounds.emplace_back();
        for (rules::BackgroundId& id : dealt)
            id = static_cast<rules::BackgroundId>(background++);
    }
    const auto dealt = game.start(deal);
    assert(dealt);
    start = *dealt;
    deck = std::move(deal.deck);
}

RandomDeal::RandomDeal(const rules::Game& game, chance::FastRandom& random) : RandomDeal(game) {
    chance::shuffle(std::span{deck}, random);
    std::copy_n(deck.begin(), start.rows[0].size, start.rows[0].cards.begin());
}

void RandomDeal::deal_again(std::size_t cards, chance::FastRandom& random) {
    chance::shuffle_first(std::span{deck}, cards, random);
    std::copy_n(deck.begin(), start.rows[0].size, start.rows[0].cards.begin());
}

std::uint64_t play_random_games(const rules::Game& game, std::uint64_t games,
                                chance::FastRandom& random) {
    RandomDeal deal{game};
    const std::size_t most_dealt = game.most_dealt();
    std::uint64_t moves = 0;
    for (std::uint64_t i = 0; i < games; ++i) {
        deal.deal_again(most_dealt, random);
        rules::GameState state = deal.start;
        while (state.phase != rules::Phase::over) {
            const auto count = static_cast<std::uint32_t>(game.count_moves(state));
            game.play(state, deal.deck, game.nth_move(state, random.below(count)));
            ++moves;
        }
    }
    return moves;
}

}  // namespace velatura::ai
