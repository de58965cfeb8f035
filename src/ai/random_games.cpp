#include "ai/random_games.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <vector>

namespace velatura::ai {

namespace {

// So many different ones of `count`.
template <typename Id>
std::vector<Id> draw(std::size_t wanted, std::size_t count, chance::FastRandom& random) {
    std::vector<Id> ids(count);
    for (std::size_t i = 0; i < count; ++i)
        ids[i] = static_cast<Id>(i);
    chance::shuffle_first(std::span{ids}, wanted, random);
    ids.resize(wanted);
    return ids;
}

// As many cards of the boxes as are featured, filled up with base cards.
rules::CardSet featured(const rules::Cards& cards, rules::BoxSet boxes, std::size_t rows,
                        chance::FastRandom& random) {
    std::array<std::vector<rules::ArtCardId>, 2> base_and_new;
    for (const rules::ArtCardId card : cards.art_of(boxes))
        base_and_new[cards.art(card).box == rules::Box::base ? 0 : 1].push_back(card);
    rules::CardSet deck;
    const auto add = [&](std::vector<rules::ArtCardId>& from, std::size_t count) {
        chance::shuffle(std::span{from}, random);
        for (std::size_t i = 0; i < std::min(count, from.size()); ++i)
            deck.set(rules::index(from[i]));
    };
    add(base_and_new[1], rules::featured_new_cards);
    add(base_and_new[0], rules::featured_deck(rows) - deck.count());
    return deck;
}

}  // namespace

rules::GameSetup random_setup(const rules::Cards& cards, std::size_t seats,
                              chance::FastRandom& random, rules::BoxSet boxes) {
    rules::GameSetup setup;
    setup.seats = static_cast<std::uint8_t>(seats);
    std::vector<rules::ScoringCardId> order = cards.scoring_of(boxes);
    chance::shuffle(std::span{order}, random);
    for (std::size_t place = 0; place < rules::scoring_places; ++place)
        setup.scoring[place] = order[place];
    if (boxes.empty()) return setup;
    setup.boxes = boxes;
    setup.rows = boxes.contains(rules::Box::reflections) ? rules::most_rows : 1;
    setup.signatures_with_two = true;
    if (boxes.bring_art()) {
        setup.deck = rules::DeckKind::featured;
        setup.featured = featured(cards, boxes, setup.rows, random);
    }
    if (boxes.contains(rules::Box::mini)) {
        const auto& prizes = cards.box_cards().prizes;
        const auto drawn = random.below(static_cast<std::uint32_t>(prizes.size()));
        setup.prize = static_cast<rules::PrizeId>(drawn);
        if (seats > 1 && prizes[drawn].competitive && random.below(2) == 1)
            setup.prize_side = rules::PrizeSide::competitive;
    }
    return setup;
}

RandomDeal::RandomDeal(const rules::Game& game) {
    rules::Deal deal;
    deal.deck.assign(game.art_cards().begin(), game.art_cards().end());
    const auto backgrounds = game.cards().backgrounds_of(game.setup().boxes);
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        auto& dealt = deal.backgrounds.emplace_back();
        for (std::size_t i = 0; i < dealt.size(); ++i)
            dealt[i] = backgrounds[seat * dealt.size() + i];
        if (game.has_signatures()) {
            deal.signatures.push_back(static_cast<rules::SignatureId>(seat));
        }
        if (game.has_painters()) {
            deal.painters.push_back({static_cast<rules::PainterId>(2 * seat),
                                     static_cast<rules::PainterId>(2 * seat + 1)});
        }
    }
    const auto dealt = game.start(deal);
    assert(dealt);
    start = *dealt;
    deck = std::move(deal.deck);
}

RandomDeal::RandomDeal(const rules::Game& game, chance::FastRandom& random) : RandomDeal(game) {
    chance::shuffle(std::span{deck}, random);
    deal_rows();
    const rules::BoxCards& printed = game.cards().box_cards();
    if (game.has_signatures()) {
        const auto drawn =
            draw<rules::SignatureId>(game.seats(), printed.signatures.size(), random);
        for (std::size_t seat = 0; seat < game.seats(); ++seat)
            start.players[seat].signature = drawn[seat];
    }
    if (game.has_painters()) {
        const auto drawn = draw<rules::PainterId>(rules::painters_dealt * game.seats(),
                                                  printed.painters.size(), random);
        for (std::size_t seat = 0; seat < game.seats(); ++seat)
            start.players[seat].dealt_painters = {drawn[2 * seat], drawn[2 * seat + 1]};
    }
}

void RandomDeal::deal_again(std::size_t cards, chance::FastRandom& random) {
    chance::shuffle_first(std::span{deck}, cards, random);
    deal_rows();
}

void RandomDeal::deal_rows() {
    auto next = deck.begin();
    for (rules::ArtRow& row : start.rows) {
        std::copy_n(next, row.size, row.cards.begin());
        next += row.size;
    }
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
