// Painting with Vincent: a simulated player who only takes cards out of the game, once a round,
// between the last seat in turn order and the starting seat.
#pragma once

#include <algorithm>

#include "rules/modes/standard.h"

namespace velatura::rules {

struct VincentMode : StandardMode {
    static constexpr bool has_vincent = true;
    static constexpr std::size_t most_spent = 4;

    static std::expected<void, RuleError> check(const GameSetup& setup) {
        const std::uint8_t most_seats = setup.vincent_with_three ? 3 : 2;
        if (setup.seats > most_seats) return std::unexpected(RuleError::vincent_seats);
        return {};
    }

    static void set_up(GameState& state) { state.vincent_tokens = tokens_at_start; }

    static unsigned tokens_in_game(const GameSetup& setup) {
        return StandardMode::tokens_in_game(setup) + tokens_at_start;
    }

    // He spends the tokens that landed face-up, at most four and never more than there are cards to
    // skip; the next card leaves the game and its tokens are his.
    template <typename Log>
    static void toss(GameState& state, std::uint8_t face_up, Log& log) {
        log({.kind = Event::Kind::tossed, .position = state.vincent_tokens, .count = face_up});
        const std::size_t cards_to_skip = static_cast<std::size_t>(state.row.size) - 1;
        const std::size_t spent =
            std::min({static_cast<std::size_t>(face_up), most_spent, cards_to_skip});
        const auto [card, tokens] = remove_from_row(state, spent, log);
        state.vincent_tokens = static_cast<std::uint8_t>(state.vincent_tokens - spent + tokens);
        log({.kind = Event::Kind::card_left,
             .subject = static_cast<std::uint8_t>(card),
             .count = tokens});
        deal_to_row(state, log);
    }
};

}  // namespace velatura::rules
