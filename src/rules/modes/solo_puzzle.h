// The Solo Puzzle: one player in full control of the row. Tokens go to and come from a supply, and
// skipped cards leave the game.
#pragma once

#include <algorithm>

#include "rules/modes/standard.h"

namespace velatura::rules {

struct SoloPuzzleMode : StandardMode {
    static void set_up(GameState& state, std::uint8_t tokens) { state.supply_tokens = tokens; }

    static int tokens_in_game(const RuleSet& rules) {
        return StandardMode::tokens_in_game(rules) + rules.tokens_at_start;
    }

    // Skipped cards leave, too.
    static std::size_t most_dealt(const RuleSet&, std::size_t all) { return all; }

    // Pay into the supply, the skipped cards leave, take the card, the first position gains a
    // token, everything slides, all places are refilled.
    template <typename Log>
    static void take(GameState& state, Deck deck, Player& player, const Take& take, Log& log) {
        ArtRow& row = state.row(take.row);
        if (take.paid > 0) pay(state, player, static_cast<std::uint8_t>(take.paid), log);
        for (std::size_t i = 0; i < take.skipped; ++i) {
            log({.kind = Effect::Kind::card_left,
                 .subject = static_cast<std::uint8_t>(row.cards[i])});
        }
        const ArtCardId card = row.cards[take.skipped];
        player.hand[player.hand_size++] = card;
        log({.kind = Effect::Kind::card_taken, .subject = static_cast<std::uint8_t>(card)});
        if (take.skipped == 0) gain(state, player, 1, log);

        row.remove_first(take.skipped + 1);
        deal_to_row(state, deck, take.row, log);
    }

    template <typename Log>
    static void painted(GameState& state, Player& player, Log& log) {
        gain(state, player, 1, log);
    }

    // The supply gives and takes what a painter's power moves.
    template <typename Log>
    static void receive_tokens(GameState& state, Player& player, std::uint8_t tokens, Log& log) {
        gain(state, player, tokens, log);
    }
    template <typename Log>
    static void return_tokens(GameState& state, Player& player, std::uint8_t tokens, Log& log) {
        pay(state, player, tokens, log);
    }

  private:
    template <typename Log>
    static void pay(GameState& state, Player& player, std::uint8_t tokens, Log& log) {
        player.tokens = static_cast<std::uint8_t>(player.tokens - tokens);
        state.supply_tokens = static_cast<std::uint8_t>(state.supply_tokens + tokens);
        log({.kind = Effect::Kind::tokens_paid, .count = tokens});
    }

    // As far as the supply has them.
    template <typename Log>
    static void gain(GameState& state, Player& player, std::uint8_t most, Log& log) {
        const std::uint8_t tokens = std::min(most, state.supply_tokens);
        if (tokens == 0) return;
        state.supply_tokens = static_cast<std::uint8_t>(state.supply_tokens - tokens);
        player.tokens = static_cast<std::uint8_t>(player.tokens + tokens);
        log({.kind = Effect::Kind::tokens_gained, .count = tokens});
    }
};

}  // namespace velatura::rules
