// Painting with Vincent: a simulated player who only takes cards out of the game, once a round,
// between the last seat in turn order and the starting seat.
#pragma once

#include <algorithm>

#include "rules/modes/standard.h"

namespace velatura::rules {

struct VincentMode : StandardMode {
    static constexpr bool has_vincent = true;
    static constexpr std::size_t most_spent = 4;

    static void set_up(GameState& state, std::uint8_t tokens) { state.vincent_tokens = tokens; }

    static int tokens_in_game(const RuleSet& rules) {
        return StandardMode::tokens_in_game(rules) + rules.tokens_at_start;
    }

    // He may outlast the deck.
    static std::size_t most_dealt(const RuleSet&, std::size_t all) { return all; }

    // He spends the tokens that landed face-up, at most four and never more than there are cards to
    // skip; the next card leaves the game and its tokens are his.
    template <typename Log>
    static void toss(GameState& state, Deck deck, std::uint8_t face_up, Row row, Log& log) {
        log({.kind = Effect::Kind::tossed,
             .subject = static_cast<std::uint8_t>(row),
             .position = state.vincent_tokens,
             .count = face_up});
        const std::size_t cards_to_skip = static_cast<std::size_t>(state.row(row).size) - 1;
        const std::size_t spent =
            std::min({static_cast<std::size_t>(face_up), most_spent, cards_to_skip});
        const auto [card, tokens] = remove_from_row(state, {row, spent, spent}, log);
        state.vincent_tokens = static_cast<std::uint8_t>(state.vincent_tokens - spent + tokens);
        log({.kind = Effect::Kind::card_left,
             .subject = static_cast<std::uint8_t>(card),
             .count = tokens});
        deal_card(state, deck, row, log);
    }
};

}  // namespace velatura::rules
