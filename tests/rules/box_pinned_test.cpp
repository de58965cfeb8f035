// Games with boxes as pinned files: how many ways they go on, the order of legal moves, whole
// games move by move, and a signature of many games that every compiler must give. To regenerate,
// see support/pinned.h.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "chance/fnv.h"
#include "perft.h"
#include "started.h"
#include "support/pinned.h"

namespace velatura::rules {

namespace {

GameSetup table_called(std::string_view name) {
    for (const BoxTable& table : box_tables()) {
        if (table.name == name) return table.setup;
    }
    ADD_FAILURE() << "no table is called " << name;
    return {};
}

// Calls it with each move and what it makes happen.
template <typename Look>
GameState play_on(const Game& game, const Deal& deal, chance::FastRandom& random, Look&& look) {
    GameState state = game.start(deal).value();
    while (state.phase != Phase::over) {
        const auto count = static_cast<std::uint32_t>(game.count_moves(state));
        const Move move = game.nth_move(state, random.below(count));
        look(move, game.apply(state, deal.deck, Game::to_act(state), move).value());
    }
    return state;
}

std::string points_of(const Game& game, const GameState& state) {
    std::vector<int> points;
    for (std::size_t i = 0; i < game.seats(); ++i)
        points.push_back(game.points(state, static_cast<Seat>(i)));
    if (game.has_rival()) points.push_back(state.rival.points);
    return fmt::format("{}", fmt::join(points, " "));
}

// Five random games: their moves, and a hash of all that happened in them.
std::string signature(const BoxTable& table) {
    const Game game = support::make_game(box_cards(), table.setup);
    std::uint64_t hash = 0;
    int moves = 0;
    for (std::uint64_t round = 0; round < 5; ++round) {
        chance::FastRandom random{round + 77};
        const Deal deal = shuffled_deal(game, random);
        std::string text;
        const GameState end = play_on(game, deal, random, [&](Move move, const Effects& effects) {
            text += support::text_of(move);
            for (const Effect& effect : effects) {
                text += fmt::format(" {}.{}.{}.{}", index(effect.kind), effect.subject,
                                    effect.position, effect.count);
            }
            ++moves;
        });
        hash = chance::fnv1a(text + points_of(game, end) + std::to_string(hash));
    }
    return fmt::format("{}\t{}\t{:016x}\n", table.name, moves, hash);
}

std::string story(std::string_view name, std::uint64_t seed) {
    const Game game = support::make_game(box_cards(), table_called(name));
    chance::FastRandom random{seed};
    const Deal deal = shuffled_deal(game, random);
    std::string text = fmt::format("# {}\n", name);
    const GameState end = play_on(game, deal, random, [&](Move move, const Effects& effects) {
        text += support::text_of(move) + "\n";
        for (const std::string& effect : support::texts_of(effects))
            text += "  " + effect + "\n";
    });
    return text + "points " + points_of(game, end) + "\n\n";
}

std::string listing(std::string_view heading, const Started& table) {
    std::string text = fmt::format("# {}\n", heading);
    for (const Move move : table.game.legal_moves(table.state))
        text += support::text_of(move) + "\n";
    return text + "\n";
}

// A row of box_perft.tsv, counted again in both ways.
std::string recounted(const std::string& line) {
    std::istringstream fields(line);
    std::string name;
    int before = 0;
    int depth = 0;
    fields >> name >> before >> depth;
    const Game game = support::make_game(box_cards(), table_called(name));
    chance::FastRandom random{1};
    const Deal deal = shuffled_deal(game, random);
    GameState state = game.start(deal).value();
    for (int i = 0; i < before && state.phase != Phase::over; ++i) {
        const auto count = static_cast<std::uint32_t>(game.count_moves(state));
        game.play(state, deal.deck, game.nth_move(state, random.below(count)));
    }
    const std::uint64_t nodes = perft_unchecked(game, state, deal.deck, depth);
    EXPECT_EQ(perft_checked(game, state, deal.deck, depth), nodes) << line;
    return fmt::format("{}\t{}\t{}\t{}\n", name, before, depth, nodes);
}

}  // namespace

TEST(BoxPerft, CountsArePinned) {
    constexpr auto path = "tests/rules/box_perft.tsv";
    std::istringstream lines{support::project_file(path)};
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        const bool row = !line.starts_with("#") && !line.starts_with("table\t");
        text += row ? recounted(line) : line + "\n";
    }
    EXPECT_TRUE(support::matches_pinned(path, text));
}

TEST(BoxMoveOrder, IsPinned) {
    std::string text;
    Started two_rows{box_setup(Mode::vincent, 1, {Box::reflections}, 2)};
    text += listing("Two rows, at the start", two_rows);
    two_rows.make(Move::take(Position{1}));
    text += listing("Vincent tosses six tokens over two rows", two_rows);

    Started painters{with({Box::painters})};
    text += listing("Painters to keep", painters);

    Started rival{box_setup(Mode::automa, 1, {})};
    rival.make(Move::take(Position{1}));
    rival.make(Move::reveal(4));
    rival.make(Move::take(Position{1}));
    text += listing("A rival's card, the fifth seen", rival);

    GameSetup setup = with({Box::reflections, Box::touches, Box::painters});
    setup.deck = DeckKind::whole;
    setup.featured = {};
    Started easel{setup};
    easel.keep("printmaker");
    Player& player = easel.state.players[0];
    easel.paint_anything(player);
    easel.paint_anything(player);
    easel.give(player, {"Unfinished", "Weightless", "Vast"});
    text += listing("A star, Mirror and a painter's flip, the last background", easel);
    EXPECT_TRUE(support::matches_pinned("tests/rules/box_move_order.txt", text));
}

TEST(BoxStory, IsPinned) {
    EXPECT_TRUE(support::matches_pinned(
        "tests/rules/box_story.txt",
        story("all_standard_2", 1) + story("all_vincent_1", 2) + story("all_automa", 3)));
}

TEST(BoxSignature, IsPinned) {
    std::string text = "# Of five random games each: the table, moves, a hash of what happened.\n";
    for (const BoxTable& table : box_tables())
        text += signature(table);
    EXPECT_TRUE(support::matches_pinned("tests/rules/box_signature.tsv", text));
}

}  // namespace velatura::rules
