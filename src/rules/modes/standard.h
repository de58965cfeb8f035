// The standard game, and what the other modes build on: each of them names only what differs.
//
// A mode is a set of static functions; turn.h calls them with the mode as a template argument, and
// game.cpp picks the mode in one place. `Log` receives the events (or ignores them, see turn.h).
#pragma once

#include "rules/event.h"
#include "rules/game.h"
#include "rules/state.h"

namespace velatura::rules {

struct StandardMode {
    static constexpr bool has_vincent = false;

    static std::expected<void, RuleError> check(const GameSetup& setup) {
        if (setup.seats == 1) return std::unexpected(RuleError::one_player_needs_mode);
        return {};
    }

    static void set_up(GameState&) {}

    // Tokens on each card before it, left to right; the card and every token on it; those behind
    // slide with their tokens; one card into the last place.
    template <typename Log>
    static void take(GameState& state, Player& player, std::size_t skipped, Log& log) {
        player.tokens = static_cast<std::uint8_t>(player.tokens - skipped);
        const auto [card, tokens] = remove_from_row(state, skipped, log);
        player.tokens = static_cast<std::uint8_t>(player.tokens + tokens);
        player.hand[player.hand_size++] = card;
        log({.kind = Event::Kind::card_taken,
             .subject = static_cast<std::uint8_t>(card),
             .count = tokens});
        deal_to_row(state, log);
    }

    template <typename Log>
    static void painted(GameState&, Player&, Log&) {}

    // Tokens conserved: every token belongs to a player, lies on a card, is Vincent's
    // or lies in the supply.
    static unsigned tokens_in_game(const GameSetup& setup) {
        return static_cast<unsigned>(setup.seats * tokens_at_start);
    }

    struct RemovedCard {
        ArtCardId card;
        std::uint8_t tokens;
    };

    // Lays a token on each of the first `skipped` cards and lifts the next one off the row.
    template <typename Log>
    static RemovedCard remove_from_row(GameState& state, std::size_t skipped, Log& log) {
        ArtRow& row = state.row;
        for (std::size_t i = 0; i < skipped; ++i) {
            ++row.tokens[i];
            log({.kind = Event::Kind::token_placed, .position = static_cast<std::uint8_t>(i + 1)});
        }
        const RemovedCard removed{row.cards[skipped], row.tokens[skipped]};
        for (std::size_t i = skipped; i + 1 < row_places; ++i) {
            row.cards[i] = row.cards[i + 1];
            row.tokens[i] = row.tokens[i + 1];
        }
        row.cards[row_places - 1] = ArtCardId{};
        row.tokens[row_places - 1] = 0;
        --row.size;
        return removed;
    }

    // Fills the row as far as the deck goes.
    template <typename Log>
    static void deal_to_row(GameState& state, Log& log) {
        ArtRow& row = state.row;
        while (row.size < row_places && state.drawn < state.deck_size) {
            const ArtCardId card = state.deck[state.drawn++];
            row.cards[row.size++] = card;
            log({.kind = Event::Kind::card_dealt,
                 .subject = static_cast<std::uint8_t>(card),
                 .position = row.size});
        }
    }
};

}  // namespace velatura::rules
