// All levels at tables with boxes: legal everywhere, blind to what they may not see, and aware of
// what boxes bring beside ribbons.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/policy.h"
#include "ai/reasons.h"
#include "ai/thinker.h"
#include "ai/ways.h"
#include "rules/box_tables.h"
#include "rules/view.h"
#include "support/table.h"

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::Box;
using rules::BoxSet;
using rules::BoxTable;
using rules::DeckKind;
using rules::Game;
using rules::GameSetup;
using rules::GameState;
using rules::Layers;
using rules::Mode;
using rules::Move;
using rules::Phase;

constexpr std::array all_levels{Level::visitor, Level::apprentice, Level::journeyman,
                                Level::artist,  Level::master,     Level::montecarlo};
const BoxSet all_boxes{Box::reflections, Box::touches, Box::mini, Box::signature, Box::painters};

// A game in the middle, with a seat to act.
struct Dealt {
    Dealt(const GameSetup& setup, std::uint64_t seed)
        : game(support::make_game(rules::box_cards(), setup)), random(seed) {
        const rules::Deal deal = rules::shuffled_deal(game, random);
        state = game.start(deal).value();
        deck = deal.deck;
    }
    void make(Move move) {
        ASSERT_TRUE(game.apply(state, deck, Game::to_act(state), move)) << support::text_of(move);
    }
    void make_any() {
        make(game.nth_move(state,
                           random.below(static_cast<std::uint32_t>(game.count_moves(state)))));
    }
    bool seat_acts() const { return ai::seat_acts(state.phase); }
    rules::PlayerView view() const { return rules::view_for(game, state, deck, state.turn); }
    Move choose(Thinker& thinker, Level level, std::uint32_t iterations) const {
        chance::FastRandom own{3};
        return thinker.choose(level, view(), {.iterations = iterations}, own);
    }

    Game game;
    chance::FastRandom random;
    GameState state;
    std::vector<ArtCardId> deck;
};

class BoxLevels : public testing::TestWithParam<BoxTable> {};

}  // namespace

TEST_P(BoxLevels, PlayToTheEndByLegalMoves) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Dealt table{GetParam().setup, seed};
        Thinker thinker{table.game};
        std::size_t turn = seed;
        while (table.state.phase != Phase::over) {
            if (!table.seat_acts()) {
                table.make_any();
            } else {
                const Level level = all_levels[turn++ % all_levels.size()];
                table.make(thinker.choose(level, table.view(), {.iterations = 12}, table.random));
            }
            ASSERT_FALSE(HasFatalFailure());
        }
    }
}

// The deck, hidden hands, others' signatures, painters dealt and discarded.
TEST_P(BoxLevels, KnowNothingThatIsHidden) {
    GameSetup setup = GetParam().setup;
    setup.hidden_hands = setup.seats > 1;
    const Game game = support::make_game(rules::box_cards(), setup);
    Thinker thinker{game};
    for (int moves = 0; moves < 20; moves += 6) {
        Dealt table{setup, static_cast<std::uint64_t>(moves)};
        for (int i = 0; (i < moves || !table.seat_acts()) && table.state.phase != Phase::over; ++i)
            table.make_any();
        if (!table.seat_acts()) continue;
        Dealt other = table;
        const std::size_t me = rules::index(table.state.turn);
        const std::size_t next = (me + 1) % table.game.seats();
        rules::Player& rival = other.state.players[next];
        std::ranges::reverse(std::span{other.deck}.last(other.state.deck_left));
        if (next != me) {
            if (rival.hand_size > 0 && other.state.deck_left > 0)
                std::swap(rival.hand[0], other.deck.back());
            std::swap(rival.dealt_painters[0], rival.dealt_painters[1]);
            if (table.game.has_signatures()) {
                const auto held = [&](rules::SignatureId id) {
                    return std::ranges::any_of(
                        std::span{table.state.players}.first(table.game.seats()),
                        [id](const rules::Player& player) { return player.signature == id; });
                };
                rules::SignatureId free{};
                while (held(free))
                    free = static_cast<rules::SignatureId>(rules::index(free) + 1);
                rival.signature = free;
            }
        }
        for (const Level level : all_levels)
            EXPECT_EQ(table.choose(thinker, level, 40), other.choose(thinker, level, 40))
                << name_of(level);
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, BoxLevels, testing::ValuesIn(rules::box_tables()),
                         [](const auto& table) { return table.param.name; });

TEST(BoxLevels, PlayWithTheWholeDeckOfAllBoxes) {
    GameSetup setup = rules::box_setup(Mode::standard, 3, all_boxes, 2);
    setup.deck = DeckKind::whole;
    setup.featured = {};
    Dealt table{setup, 1};
    Thinker thinker{table.game};
    std::size_t turn = 0;
    while (table.state.phase != Phase::over) {
        if (!table.seat_acts()) {
            table.make_any();
        } else {
            const Level level = all_levels[turn++ % all_levels.size()];
            table.make(thinker.choose(level, table.view(), {.iterations = 12}, table.random));
        }
        ASSERT_FALSE(HasFatalFailure());
    }
}

// Also in the second row, with a sixth card in hand, and where a painter makes a card cheaper.
TEST(BoxReasons, SpeakOfTheCardThatIsTaken) {
    std::size_t in_second_row = 0;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Dealt table{rules::box_setup(Mode::standard, 3, all_boxes, 2), seed};
        Thinker thinker{table.game};
        while (table.state.phase != Phase::over) {
            if (table.state.phase == Phase::turn) {
                const auto view = table.view();
                const Analysis analysis = thinker.analyse(view, {.iterations = 10}, 1);
                for (const Candidate& candidate : analysis.ranking) {
                    const Move move = candidate.move;
                    if (move.kind() != Move::Kind::take) continue;
                    const rules::ArtRow& row = table.state.row(move.row());
                    const std::size_t skipped = rules::cards_before(move.position());
                    const rules::Player& me = table.state.player(table.state.turn);
                    for (const Reason& reason :
                         explain(thinker, table.game, view, analysis, move).reasons) {
                        if (reason.card == ArtCardId{}) continue;
                        std::size_t place = skipped;
                        while (reason.kind == ReasonKind::saves_tokens && place < row.size &&
                               row.cards[place] != reason.card)
                            ++place;
                        ASSERT_EQ(reason.card, row.cards[place]) << name_of(reason.kind);
                        if (reason.kind == ReasonKind::saves_tokens) {
                            ASSERT_EQ(static_cast<std::size_t>(reason.tokens),
                                      table.game.price(me, place) - table.game.price(me, skipped));
                        }
                        in_second_row += move.row() == rules::Row::second ? 1 : 0;
                    }
                }
            }
            table.make_any();
            ASSERT_FALSE(HasFatalFailure());
        }
    }
    EXPECT_GT(in_second_row, 0U);
}

// Of any three cards nothing that can be laid is better in every respect than all that is listed.
TEST(BoxOutcomes, HoldTheBestPointsOfAnyThreeCards) {
    for (const BoxSet boxes : {BoxSet{Box::reflections}, BoxSet{Box::touches}, BoxSet{Box::mini},
                               BoxSet{Box::reflections, Box::touches, Box::mini}}) {
        const std::uint8_t rows = boxes.contains(Box::reflections) ? 2 : 1;
        Dealt table{rules::box_setup(Mode::standard, 2, boxes, rows), 4};
        const OutcomeTable outcomes{table.game};
        Values points{table.game, outcomes, no_potential};
        const auto deck = table.game.art_cards();
        rules::Player player = table.state.players[0];
        for (int i = 0; i < 2000; ++i) {
            for (std::size_t place = 0; place < rules::scoring_places; ++place) {
                player.ribbons[place] = static_cast<std::uint8_t>(
                    table.random.below(table.game.most_ribbons(place) + 1U));
            }
            chance::shuffle_first(std::span{table.deck}, 3, table.random);
            const std::array cards{table.deck[0], table.deck[1], table.deck[2]};
            int best = 0;
            each_order(cards[0], cards[1], cards[2], [&](Layers order) {
                each_way(table.game, order, false, [&](Layers layers) {
                    best = std::max(best, table.game.points_gained(player, layers));
                });
            });
            ASSERT_FLOAT_EQ(points.of(player).triple(cards[0], cards[1], cards[2]),
                            static_cast<float>(best));
        }
        EXPECT_EQ(outcomes.deck().size(), deck.size());
    }
}

// Every way to lay a hand is a legal move, and no legal painting is missing.
TEST(Ways, AreTheLegalPaintings) {
    for (const BoxTable& kind : rules::box_tables()) {
        Dealt table{kind.setup, 9};
        for (int i = 0; i < 60 && table.state.phase != Phase::over; ++i) {
            if (table.state.phase == Phase::turn) {
                const rules::Player& player = table.state.player(table.state.turn);
                std::vector<Layers> ways;
                each_way(table.game, player, [&](Layers layers) { ways.push_back(layers); });
                std::vector<Layers> legal;
                const auto first = player.backgrounds_left().front();
                const std::size_t count = table.game.count_moves(table.state);
                for (std::size_t n = 0; n < count && count < 2000; ++n) {
                    const Move move = table.game.nth_move(table.state, n);
                    if (move.kind() == Move::Kind::paint && move.background() == first)
                        legal.push_back(move.layers());
                }
                if (count < 2000) {
                    EXPECT_EQ(ways, legal) << kind.name;
                }
            }
            table.make_any();
        }
    }
}

}  // namespace velatura::ai
