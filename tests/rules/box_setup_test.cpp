// Which tables can be set up: every combination of boxes with every mode, number of players, deck,
// rows, award card and option either is, or is refused for a reason of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "box_tables.h"
#include "support/table.h"

namespace velatura::rules {

namespace {

// The sentences of docs/expansions.md, each with the refusal it gives; none where the table fits.
std::set<RuleError> reasons_against(const GameSetup& setup) {
    const auto has = [&](Box box) { return setup.boxes.contains(box); };
    std::set<RuleError> reasons;
    const auto unless = [&](bool allowed, RuleError error) {
        if (!allowed) reasons.insert(error);
    };
    const bool alone = setup.seats == 1;
    unless(setup.seats >= 1 && setup.seats <= 5, RuleError::seats_out_of_range);
    unless(setup.mode != Mode::standard || !alone, RuleError::one_player_needs_mode);
    unless(setup.mode != Mode::vincent || setup.seats <= (setup.vincent_with_three ? 3 : 2),
           RuleError::vincent_seats);
    unless(setup.mode != Mode::solo_puzzle || alone, RuleError::solo_puzzle_seats);
    unless(setup.mode != Mode::automa || alone, RuleError::automa_seats);
    unless(setup.mode != Mode::automa || setup.rival != no_rival, RuleError::rival_missing);
    unless(setup.mode == Mode::automa || setup.rival == no_rival, RuleError::rival_needs_automa);
    unless(setup.rows == 1 || has(Box::reflections), RuleError::rows_need_reflections);
    const bool art = has(Box::reflections) || has(Box::touches) || has(Box::mini);
    unless(setup.deck == DeckKind::base || art, RuleError::deck_needs_box);
    unless(has(Box::mini) || setup.prize == no_prize, RuleError::award_card_needs_mini);
    unless(!has(Box::mini) || setup.prize != no_prize, RuleError::award_card_missing);
    if (has(Box::mini) && setup.prize_side == PrizeSide::competitive) {
        unless(!alone, RuleError::award_card_needs_rivals);
        unless(setup.prize != PrizeId{5}, RuleError::award_card_one_sided);
    }
    unless(!has(Box::signature) || setup.seats >= (setup.signatures_with_two ? 2 : 3),
           RuleError::signature_seats);
    return reasons;
}

struct Award {
    PrizeId prize;
    PrizeSide side;
};

// Calls it with every combination that could be asked for.
template <typename Look>
void for_every_setup(Look&& look) {
    constexpr std::array awards{
        Award{no_prize, PrizeSide::friendly}, Award{PrizeId{0}, PrizeSide::friendly},
        Award{PrizeId{0}, PrizeSide::competitive}, Award{PrizeId{5}, PrizeSide::friendly},
        Award{PrizeId{5}, PrizeSide::competitive}};
    for (unsigned bits = 0; bits < 1u << each_box.size(); ++bits) {
        BoxSet boxes;
        for (std::size_t i = 0; i < each_box.size(); ++i) {
            if ((bits >> i & 1u) != 0) boxes.insert(each_box[i]);
        }
        for (std::size_t mode = 0; mode < mode_count; ++mode) {
            for (std::uint8_t seats = 0; seats <= 6; ++seats) {
                for (unsigned options = 0; options < 16; ++options) {
                    GameSetup setup{.seats = seats,
                                    .mode = static_cast<Mode>(mode),
                                    .vincent_with_three = (options & 1) != 0,
                                    .boxes = boxes};
                    setup.rows = (options & 2) != 0 ? 2 : 1;
                    setup.signatures_with_two = (options & 4) != 0;
                    setup.rival = (options & 8) != 0 ? RivalId{2} : no_rival;
                    for (const Award& award : awards) {
                        setup.prize = award.prize;
                        setup.prize_side = award.side;
                        look(setup);
                    }
                }
            }
        }
    }
}

}  // namespace

TEST(EverySetup, IsMadeOrRefusedForAReasonOfItsOwn) {
    std::map<RuleError, int> refused;
    int made = 0;
    chance::FastRandom random{1};
    for_every_setup([&](GameSetup setup) {
        for (const DeckKind deck : {DeckKind::base, DeckKind::whole, DeckKind::featured}) {
            setup.deck = deck;
            setup.featured =
                deck == DeckKind::featured ? featured_cards(setup.boxes, setup.rows) : CardSet{};
            const auto game = Game::make(box_cards(), setup);
            const std::set<RuleError> reasons = reasons_against(setup);
            ASSERT_EQ(game.has_value(), reasons.empty());
            if (!game) {
                ASSERT_TRUE(reasons.contains(game.error())) << name_of(game.error());
                ++refused[game.error()];
                continue;
            }
            ++made;
            ASSERT_EQ(game->has_frames(), setup.boxes.contains(Box::touches) && setup.seats > 1);
            if (made % 20 == 0) {
                ASSERT_TRUE(game->start(shuffled_deal(*game, random)));
            }
        }
    });
    EXPECT_GT(made, 1000);
    EXPECT_EQ(refused.size(), 14u);  // every one of them comes up
}

TEST(EverySetup, DealsTheCardsItsDeckSays) {
    const auto size = [](BoxSet boxes, DeckKind deck, std::uint8_t rows) {
        GameSetup setup{.seats = 2, .boxes = boxes, .deck = deck, .rows = rows};
        if (boxes.contains(Box::mini)) setup.prize = PrizeId{0};
        if (deck == DeckKind::featured) setup.featured = featured_cards(boxes, rows);
        return support::make_game(box_cards(), setup).art_cards().size();
    };
    const BoxSet all{Box::reflections, Box::touches, Box::mini};
    EXPECT_EQ(size(all, DeckKind::base, 2), 60u);
    EXPECT_EQ(size(all, DeckKind::whole, 1), 126u);
    EXPECT_EQ(size(all, DeckKind::featured, 1), 60u);
    EXPECT_EQ(size(all, DeckKind::featured, 2), 72u);
    EXPECT_EQ(size({Box::mini}, DeckKind::whole, 1), 72u);
    EXPECT_EQ(size({Box::reflections}, DeckKind::featured, 2), 72u);
}

TEST(EverySetup, RefusesAFeaturedDeckOfOtherCards) {
    GameSetup setup{.seats = 2, .boxes = {Box::reflections, Box::touches}};
    setup.deck = DeckKind::featured;
    setup.featured = featured_cards(setup.boxes, 1);
    const auto refused = [&](CardSet cards) {
        GameSetup other = setup;
        other.featured = cards;
        const auto game = Game::make(box_cards(), other);
        return !game && game.error() == RuleError::wrong_deck;
    };
    ASSERT_FALSE(refused(setup.featured));
    const std::size_t first_new = index(box_cards().art_of({}).back()) + 1;
    CardSet cards = setup.featured;
    EXPECT_TRUE(refused(cards.reset(0)));                               // a base card too few
    EXPECT_TRUE(refused(cards.set(first_new + 50)));                    // and a new one too many
    EXPECT_TRUE(refused(CardSet{setup.featured}.set(first_new + 54)));  // of mini
    EXPECT_TRUE(refused(CardSet{setup.featured}.set(max_art_cards - 1)));
    EXPECT_TRUE(refused(CardSet{}));
    GameSetup whole = setup;
    whole.deck = DeckKind::whole;
    EXPECT_EQ(Game::make(box_cards(), whole).error(), RuleError::wrong_deck);
}

TEST(EverySetup, RefusesADealThatDoesNotFit) {
    const Game game = support::make_game(
        box_cards(), box_setup(Mode::standard, 3, {Box::signature, Box::painters}));
    chance::FastRandom random{7};
    const Deal good = shuffled_deal(game, random);
    ASSERT_TRUE(game.start(good));
    const auto refused = [&](auto change) {
        Deal deal = good;
        change(deal);
        const auto state = game.start(deal);
        return !state && state.error() == RuleError::wrong_deal;
    };
    EXPECT_TRUE(refused([](Deal& deal) { deal.signatures.pop_back(); }));
    EXPECT_TRUE(refused([](Deal& deal) { deal.signatures[1] = deal.signatures[0]; }));
    EXPECT_TRUE(refused([](Deal& deal) { deal.signatures[1] = SignatureId{12}; }));
    EXPECT_TRUE(refused([](Deal& deal) { deal.painters.pop_back(); }));
    EXPECT_TRUE(refused([](Deal& deal) { deal.painters[1][0] = deal.painters[0][1]; }));
    EXPECT_TRUE(refused([](Deal& deal) { deal.painters[2][1] = no_painter; }));
    EXPECT_TRUE(refused([](Deal& deal) { deal.deck[0] = box_card("Weightless"); }));
    EXPECT_TRUE(refused([](Deal& deal) { deal.backgrounds[0][0] = BackgroundId{20}; }));

    const Game base = support::make_game(box_cards(), {.seats = 3});
    EXPECT_FALSE(base.start(good));  // nobody signs here
}

TEST(EverySetup, BackgroundsOfTheBoxCanBeDealt) {
    EXPECT_EQ(box_cards().backgrounds_of({}).size(), 20u);
    EXPECT_EQ(box_cards().backgrounds_of({Box::reflections}).size(), 30u);
}

}  // namespace velatura::rules
