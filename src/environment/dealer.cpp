#include "environment/dealer.h"

#include <algorithm>
#include <cassert>

namespace velatura::environment {

using namespace rules;

namespace {

// So many different ones of `count`, each choice equally likely.
template <std::size_t most>
std::array<std::uint8_t, most> draw(std::size_t wanted, std::size_t count,
                                    chance::FastRandom& random) {
    std::array<std::uint8_t, 64> all{};
    assert(wanted <= count && count <= all.size());
    for (std::size_t i = 0; i < count; ++i)
        all[i] = static_cast<std::uint8_t>(i);
    chance::shuffle_first(std::span{all}.first(count), wanted, random);
    std::array<std::uint8_t, most> drawn{};
    std::copy_n(all.begin(), wanted, drawn.begin());
    return drawn;
}

}  // namespace

Dealer::Dealer(const Game& game)
    : cards_(game.art_cards().begin(), game.art_cards().end()), most_dealt_(game.most_dealt()) {
    Deal deal;
    deal.deck = cards_;
    const std::vector<BackgroundId> backgrounds = game.cards().backgrounds_of(game.setup().boxes);
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        auto& own = deal.backgrounds.emplace_back();
        std::copy_n(backgrounds.begin() + static_cast<std::ptrdiff_t>(own.size() * seat),
                    own.size(), own.begin());
        const auto number = static_cast<std::uint8_t>(seat);
        if (game.has_signatures()) deal.signatures.push_back(SignatureId{number});
        if (game.has_painters()) {
            const auto first = static_cast<std::uint8_t>(2 * number);
            deal.painters.push_back(
                {PainterId{first}, PainterId{static_cast<std::uint8_t>(first + 1)}});
        }
    }
    const auto dealt = game.start(deal);
    assert(dealt);
    start_ = *dealt;
}

void Dealer::deal(const Game& game, GameState& state, std::span<ArtCardId> deck,
                  chance::FastRandom& random) const {
    chance::shuffle_first(deck, most_dealt_, random);
    state = start_;
    auto next = deck.begin();
    for (ArtRow& row : state.rows) {
        std::copy_n(next, row.size, row.cards.begin());
        next += row.size;
    }
    const BoxCards& printed = game.cards().box_cards();
    if (game.has_signatures()) {
        const auto drawn = draw<max_seats>(game.seats(), printed.signatures.size(), random);
        for (std::size_t seat = 0; seat < game.seats(); ++seat)
            state.players[seat].signature = SignatureId{drawn[seat]};
    }
    if (game.has_painters()) {
        const auto drawn = draw<painters_dealt * max_seats>(painters_dealt * game.seats(),
                                                            printed.painters.size(), random);
        for (std::size_t seat = 0; seat < game.seats(); ++seat) {
            state.players[seat].dealt_painters = {PainterId{drawn[2 * seat]},
                                                  PainterId{drawn[2 * seat + 1]}};
        }
    }
}

}  // namespace velatura::environment
