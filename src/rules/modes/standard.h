// The standard game, and what the other modes build on: each of them names only what differs.
//
// A mode is a set of static functions; turn.h calls them with the mode as a template argument, and
// picks the mode in one place. `Log` receives the effects (or ignores them, see turn.h).
#pragma once

#include "rules/effect.h"
#include "rules/game.h"
#include "rules/state.h"

namespace velatura::rules {

// A card is taken: from which row, skipping so many, for so many tokens.
struct Take {
    Row row = Row::first;
    std::size_t skipped = 0;
    std::size_t paid = 0;
};

struct StandardMode {
    static constexpr bool has_vincent = false;
    static constexpr bool has_rival = false;

    static void set_up(GameState&, std::uint8_t) {}

    // Tokens on each card before it, left to right; the card and every token on it; those behind
    // slide with their tokens; one card into the last place.
    template <typename Log>
    static void take(GameState& state, Deck deck, Player& player, const Take& take, Log& log) {
        player.tokens = static_cast<std::uint8_t>(player.tokens - take.paid);
        const auto [card, tokens] = remove_from_row(state, take, log);
        player.tokens = static_cast<std::uint8_t>(player.tokens + tokens);
        player.hand[player.hand_size++] = card;
        log({.kind = Effect::Kind::card_taken,
             .subject = static_cast<std::uint8_t>(card),
             .count = tokens});
        deal_card(state, deck, take.row, log);
    }

    template <typename Log>
    static void painted(GameState&, Player&, Log&) {}

    // By a painter's power.
    template <typename Log>
    static void receive_tokens(GameState& state, Player& player, std::uint8_t tokens, Log& log) {
        state.tokens_out = static_cast<std::int8_t>(state.tokens_out - tokens);
        player.tokens = static_cast<std::uint8_t>(player.tokens + tokens);
        log({.kind = Effect::Kind::tokens_received, .count = tokens});
    }
    template <typename Log>
    static void return_tokens(GameState& state, Player& player, std::uint8_t tokens, Log& log) {
        state.tokens_out = static_cast<std::int8_t>(state.tokens_out + tokens);
        player.tokens = static_cast<std::uint8_t>(player.tokens - tokens);
        log({.kind = Effect::Kind::tokens_returned, .count = tokens});
    }

    // Tokens conserved: every token belongs to a player, lies on a card, is Vincent's
    // or lies in the supply, or is back in the box.
    static int tokens_in_game(const RuleSet& rules) { return rules.seats * rules.tokens_at_start; }

    // The first rows, and a card for each taken: three for each painting, and what is left over.
    static std::size_t most_dealt(const RuleSet& rules, std::size_t) {
        const std::size_t most_left_over = rules.most_in_hand - layers_in_painting;
        return rules.rows * row_places +
               rules.seats * (paintings_to_complete * layers_in_painting + most_left_over);
    }

    struct RemovedCard {
        ArtCardId card;
        std::uint8_t tokens;
    };

    // Lays a token on each of the first cards paid for and lifts the one taken off the row.
    template <typename Log>
    static RemovedCard remove_from_row(GameState& state, const Take& take, Log& log) {
        ArtRow& row = state.row(take.row);
        row.lay_tokens(take.paid);
        for (std::size_t i = 0; i < take.paid; ++i) {
            log({.kind = Effect::Kind::token_placed,
                 .subject = static_cast<std::uint8_t>(take.row),
                 .position = static_cast<std::uint8_t>(i + 1)});
        }
        const RemovedCard removed{row.cards[take.skipped], row.tokens[take.skipped]};
        row.remove(take.skipped);
        return removed;
    }

    // Into the last place, if the deck has one.
    template <typename Log>
    static void deal_card(GameState& state, Deck deck, Row which, Log& log) {
        if (state.deck_left == 0) return;
        ArtRow& row = state.row(which);
        const ArtCardId card = deck[deck.size() - state.deck_left--];
        row.add(card);
        log({.kind = Effect::Kind::card_dealt,
             .subject = static_cast<std::uint8_t>(card),
             .position = row.size,
             .count = static_cast<std::uint8_t>(which)});
    }
    // Fills the row as far as the deck goes.
    template <typename Log>
    static void deal_to_row(GameState& state, Deck deck, Row which, Log& log) {
        while (state.row(which).size < row_places && state.deck_left > 0)
            deal_card(state, deck, which, log);
    }
};

}  // namespace velatura::rules
