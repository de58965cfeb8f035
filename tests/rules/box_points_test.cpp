// Whole games with boxes: the points of every seat at the end, item by item, who wins and what the
// rival has, as the naive reader works them out from the paintings alone.
#include <gtest/gtest.h>

#include <algorithm>

#include "box_tables.h"
#include "content/loader.h"
#include "naive_twin.h"
#include "support/table.h"

namespace velatura::rules {

namespace {

// Other scoring cards, an award card of either side, another rival.
GameSetup varied(GameSetup setup, chance::FastRandom& random) {
    std::vector<ScoringCardId> cards = box_cards().scoring_of(setup.boxes);
    shuffle(std::span{cards}, random);
    for (std::size_t place = 0; place < scoring_places; ++place)
        setup.scoring[place] = random.below(9) == 0 ? no_scoring_card : cards[place];
    const BoxCards& printed = box_cards().box_cards();
    if (setup.prize != no_prize) {
        setup.prize = static_cast<PrizeId>(random.below(6));
        const bool two_sided = printed.prizes[index(setup.prize)].competitive.has_value();
        const bool competitive = two_sided && setup.seats > 1 && random.below(2) == 0;
        setup.prize_side = competitive ? PrizeSide::competitive : PrizeSide::friendly;
    }
    if (setup.rival != no_rival) setup.rival = static_cast<RivalId>(random.below(3));
    setup.first = static_cast<Seat>(random.below(setup.seats));
    return setup;
}

// A game with everything the naive reader needs to know of it.
struct Witness {
    explicit Witness(const Game& the_game) : game(the_game) {
        for (const ScoringCardId card : game.setup().scoring) {
            const bool none = card == no_scoring_card;
            end.scoring.emplace_back(none ? "" : content::box_catalog().name(card));
        }
        end.frames = game.setup().boxes.contains(Box::touches) && game.seats() > 1;
        const BoxCards& printed = box_cards().box_cards();
        if (game.setup().prize != no_prize) {
            end.award_card = printed.prizes[index(game.setup().prize)].id;
            end.competitive = game.setup().prize_side == PrizeSide::competitive;
        }
    }

    void see(const GameState& before, Move move, const Effects& effects) {
        if (move.kind() == Move::Kind::paint) {
            const std::size_t stars = stars_in(box_cards().read(move.layers(), 0).blended);
            end.paintings.push_back({index(before.turn), naive_layers(move.layers()),
                                     naive_choice(move.layers().stars, stars)});
        }
        for (const Effect& effect : effects) {
            if (effect.kind != Effect::Kind::rival_took) continue;
            const RivalCard& card = game.rival()->cards[move.rival_card()];
            taken.push_back(
                {&naive_printed().art[index(effect.card())], naive::elements[index(card.element)]});
        }
    }

    void see_end(const GameState& state) {
        const BoxCards& printed = box_cards().box_cards();
        for (std::size_t i = 0; i < game.seats(); ++i) {
            const Player& player = state.players[i];
            naive::SeatAtEnd& seat = end.seats.emplace_back();
            seat.tokens = player.tokens;
            if (player.signature != no_signature) {
                seat.signature = printed.signatures[index(player.signature)].id;
            }
            if (player.painter != no_painter) {
                seat.painter = printed.painters[index(player.painter)].id;
            }
        }
    }

    const Game& game;
    naive::FinishedGame end;
    std::vector<naive::Taken> taken;
};

naive::Account plainly(const Account& account) {
    return {account.colors, account.silver,    account.gold,   account.frames,
            account.prize,  account.signature, account.painter};
}

int total(const naive::Account& account) {
    int sum = account.silver + account.gold + account.frames + account.award_card +
              account.signature + account.painter;
    for (const int points : account.colors)
        sum += points;
    return sum;
}

// Paints rather than takes now and then, so that games differ in length.
Move some_move(const Game& game, const GameState& state, chance::FastRandom& random) {
    const auto count = static_cast<std::uint32_t>(game.count_moves(state));
    const Move move = game.nth_move(state, random.below(count));
    if (move.kind() != Move::Kind::paint) return move;
    return random.below(3) == 0 ? move : game.nth_move(state, random.below(count));
}

class BoxPoints : public testing::TestWithParam<BoxTable> {};

}  // namespace

TEST_P(BoxPoints, AreThoseOfTheNaiveReader) {
    for (std::uint64_t round = 0; round < 12; ++round) {
        chance::FastRandom random{round + 100};
        const Game game = support::make_game(box_cards(), varied(GetParam().setup, random));
        const Deal deal = shuffled_deal(game, random);
        GameState state = game.start(deal).value();
        Witness witness{game};
        while (state.phase != Phase::over && state.phase != Phase::judging) {
            const GameState before = state;
            const Move move = some_move(game, state, random);
            const auto effects = game.apply(state, deal.deck, Game::to_act(state), move);
            ASSERT_TRUE(effects);
            witness.see(before, move, *effects);
        }
        witness.see_end(state);

        const std::vector<naive::Account> accounts = naive::accounts(naive_printed(), witness.end);
        std::vector<std::pair<int, int>> worth;
        for (std::size_t i = 0; i < game.seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            ASSERT_EQ(plainly(game.account(state, seat)), accounts[i]) << "round " << round;
            ASSERT_EQ(game.points(state, seat), total(accounts[i]));
            worth.emplace_back(total(accounts[i]), state.players[i].tokens);
        }
        SeatSet best;
        for (std::size_t i = 0; i < worth.size(); ++i) {
            if (worth[i] == std::ranges::max(worth)) best.insert(static_cast<Seat>(i));
        }
        if (const Rival* rival = game.rival()) {
            const int points =
                naive::rival_points(naive_printed(), rival->id, witness.end.scoring, witness.taken);
            ASSERT_EQ(state.rival.points, points);
            if (worth[0].first <= points) best = SeatSet{};
        }
        ASSERT_EQ(state.winners, best);
        ASSERT_EQ(state.phase, best.size() > 1 ? Phase::judging : Phase::over);
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, BoxPoints, testing::ValuesIn(box_tables()),
                         [](const auto& table) { return table.param.name; });

}  // namespace velatura::rules
