// A game on the table, for tests: deals fixed by a seed or by words, positions laid out by hand,
// and moves that fail the test when they are refused.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "support/cards.h"

namespace velatura::support {

// The deal this seed text gives.
rules::Deal seeded_deal(const rules::Cards& cards, std::size_t seats, std::string_view seed);

// These cards first, then the others in card order; backgrounds 0, 1, 2 for the first seat and so
// on.
rules::Deal deal_starting_with(const rules::Cards& cards, std::size_t seats,
                               const std::vector<std::string_view>& words = {});

struct SeatLayout {
    std::vector<std::string_view> hand{};
    std::uint8_t painted = 0;  // paintings of cards the test does not name, which brought nothing
    std::array<std::uint8_t, rules::scoring_places> ribbons{};
    std::uint8_t silver = 0;
    std::uint8_t tokens = rules::tokens_at_start;
};

// A position in the middle of a game. The row is filled up from the deck; what is not named is in
// card order. Tokens are the test's to balance (see Game::is_ok).
struct Layout {
    std::vector<SeatLayout> seats{};
    std::vector<std::string_view> row{};
    std::array<std::uint8_t, rules::row_places> row_tokens{};
    rules::Seat turn{};
    std::optional<std::uint8_t> vincent_tokens{};  // where not named: as at the start
    std::optional<std::uint8_t> supply_tokens{};
};

class Table {
  public:
    // Dealt from these words, in card order after them.
    explicit Table(const rules::GameSetup& setup, const std::vector<std::string_view>& top = {},
                   const rules::Cards& cards = base_cards());
    Table(const rules::GameSetup& setup, const rules::Cards& cards);  // all in card order
    Table(const rules::GameSetup& setup, const rules::Deal& deal, const rules::Cards& cards);
    Table(const rules::GameSetup& setup, const Layout& layout);

    // By whoever is to act. A refusal fails the test.
    rules::Effects take(int position);
    rules::Effects paint(rules::Layers layers);  // on the first background left
    rules::Effects pass();
    rules::Effects toss(int face_up);
    rules::Effects judge(std::initializer_list<int> seats);
    rules::Effects make(rules::Move move);

    // The reason `move` is refused to `by` (who is to act, unless named); the test fails when it is
    // not, or when the state has changed.
    std::optional<rules::RuleError> refusal(rules::Move move);
    std::optional<rules::RuleError> refusal(rules::Move move, rules::Actor by);

    const rules::Player& player(int seat) const {
        return state.players[static_cast<std::size_t>(seat)];
    }
    rules::Player& player(int seat) { return state.players[static_cast<std::size_t>(seat)]; }
    std::vector<rules::Move> legal_moves() const {
        const rules::MoveList moves = game.legal_moves(state);
        return {moves.begin(), moves.end()};
    }
    int to_move() const { return static_cast<int>(state.turn); }

    // For comparing with what a person reads: "Fragile Deep", "0 1 0 0 2".
    std::string hand(int seat) const;
    std::string row() const;
    std::string row_tokens() const;

    rules::Game game;
    rules::GameState state;
    std::vector<rules::ArtCardId> deck;  // as much of it as the state needs

  private:
    void lay_out(const Layout& layout);
};

// Three cards that bring nothing where no scoring card lies: no bonus icon is among them.
std::vector<std::string_view> plain_hand();
rules::Layers plain_painting();

rules::Seat seat(int number);
rules::Position position(int number);
rules::SeatSet seats(std::initializer_list<int> numbers);
rules::Game make_game(const rules::Cards& cards, const rules::GameSetup& setup);

// "take 3", "paint Deep Trap View on 7", "toss 2", "judge 0 2", "pass".
std::string text_of(rules::Move move);
// One word an effect with its numbers: "token_placed 1", "card_taken Deep 2".
std::vector<std::string> texts_of(const rules::Effects& effects);

}  // namespace velatura::support
