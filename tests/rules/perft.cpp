#include "perft.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "chance/fast_random.h"
#include "support/games.h"

namespace velatura::rules {

namespace {

ScoringCardId place(std::string_view name) {
    return name == "none" ? no_scoring_card : support::scoring_card(name);
}

// mode, players, art cards, seed, scoring cards, moves made before counting, depth, and the count.
struct PerftRow {
    std::string mode, seed, scoring;
    int players = 0, art_cards = 0, moves_before = 0, depth = 0;

    GameSetup setup() const {
        GameSetup result{.seats = static_cast<std::uint8_t>(players), .vincent_with_three = true};
        if (mode == "vincent") result.mode = Mode::vincent;
        if (mode == "solo") result.mode = Mode::solo_puzzle;
        std::istringstream names(scoring);
        std::size_t next = 0;
        for (std::string name; std::getline(names, name, ',');)
            result.scoring[next++] = place(name);
        return result;
    }
};

}  // namespace

std::uint64_t perft_checked(const Game& game, const GameState& state, Deck deck, int depth) {
    if (depth == 0) return 1;
    std::uint64_t nodes = 0;
    for (Move move : game.legal_moves(state)) {
        GameState next = state;
        EXPECT_TRUE(game.apply(next, deck, Game::to_act(state), move));
        nodes += perft_checked(game, next, deck, depth - 1);
    }
    return nodes;
}

std::uint64_t perft_unchecked(const Game& game, const GameState& state, Deck deck, int depth) {
    const std::size_t count = game.count_moves(state);
    if (depth <= 1) return depth == 0 ? 1 : count;
    std::uint64_t nodes = 0;
    for (std::size_t n = 0; n < count; ++n) {
        GameState next = state;
        game.play(next, deck, game.nth_move(state, n));
        nodes += perft_unchecked(game, next, deck, depth - 1);
    }
    return nodes;
}

std::string recount(std::string_view table) {
    std::istringstream lines{std::string{table}};
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("#") || line.starts_with("mode\t")) {
            result += line + "\n";
            continue;
        }
        PerftRow row;
        std::istringstream fields(line);
        fields >> row.mode >> row.players >> row.art_cards >> row.seed >> row.scoring >>
            row.moves_before >> row.depth;
        EXPECT_TRUE(fields) << "not a row: " << line;

        const support::GameKind kind{.name = row.seed,
                                     .setup = row.setup(),
                                     .art_cards = static_cast<std::size_t>(row.art_cards)};
        const Game game = support::make_game(support::cards_of(kind), kind.setup);
        const Deal deal = support::seeded_deal(game.cards(), kind.setup.seats, row.seed);
        GameState state = *game.start(deal);
        // A fixed way into the game: the middle and the end count too.
        chance::FastRandom random{1};
        for (int i = 0; i < row.moves_before && state.phase != Phase::over; ++i) {
            const auto count = static_cast<std::uint32_t>(game.count_moves(state));
            game.play(state, deal.deck, game.nth_move(state, random.below(count)));
        }
        const std::uint64_t nodes = perft_unchecked(game, state, deal.deck, row.depth);
        EXPECT_EQ(perft_checked(game, state, deal.deck, row.depth), nodes) << line;
        result +=
            fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", row.mode, row.players, row.art_cards,
                        row.seed, row.scoring, row.moves_before, row.depth, nodes);
    }
    return result;
}

}  // namespace velatura::rules
