// The Solo Puzzle: one player in full control of the row. Tokens go to and come from a supply, and
// skipped cards leave the game.
#pragma once

#include "rules/modes/standard.h"

namespace velatura::rules {

struct SoloPuzzleMode : StandardMode {
    static std::expected<void, RuleError> check(const GameSetup& setup) {
        if (setup.seats != 1) return std::unexpected(RuleError::solo_puzzle_seats);
        return {};
    }

    static void set_up(GameState& state) { state.supply_tokens = tokens_at_start; }

    static unsigned tokens_in_game(const GameSetup& setup) {
        return StandardMode::tokens_in_game(setup) + tokens_at_start;
    }

    // Pay into the supply, the skipped cards leave, take the card, the first position gains a
    // token, everything slides, all places are refilled.
    template <typename Log>
    static void take(GameState& state, Player& player, std::size_t skipped, Log& log) {
        ArtRow& row = state.row;
        if (skipped > 0) {
            player.tokens = static_cast<std::uint8_t>(player.tokens - skipped);
            state.supply_tokens = static_cast<std::uint8_t>(state.supply_tokens + skipped);
            log({.kind = Event::Kind::tokens_paid, .count = static_cast<std::uint8_t>(skipped)});
        }
        for (std::size_t i = 0; i < skipped; ++i) {
            log({.kind = Event::Kind::card_left,
                 .subject = static_cast<std::uint8_t>(row.cards[i])});
        }
        const ArtCardId card = row.cards[skipped];
        player.hand[player.hand_size++] = card;
        log({.kind = Event::Kind::card_taken, .subject = static_cast<std::uint8_t>(card)});
        if (skipped == 0) gain_token(state, player, log);

        const std::size_t gone = skipped + 1;
        for (std::size_t i = 0; i < row_places; ++i) {
            row.cards[i] = i + gone < row_places ? row.cards[i + gone] : ArtCardId{};
        }
        row.size = static_cast<std::uint8_t>(row.size - gone);
        deal_to_row(state, log);
    }

    template <typename Log>
    static void painted(GameState& state, Player& player, Log& log) {
        gain_token(state, player, log);
    }

  private:
    template <typename Log>
    static void gain_token(GameState& state, Player& player, Log& log) {
        if (state.supply_tokens == 0) return;
        --state.supply_tokens;
        ++player.tokens;
        log({.kind = Event::Kind::tokens_gained, .count = 1});
    }
};

}  // namespace velatura::rules
