// What the boxes add to a move, called by turn.h for tables that have any. None is the base game:
// it costs nothing.
#pragma once

#include <algorithm>

#include "rules/effect.h"
#include "rules/game.h"
#include "rules/modes/standard.h"
#include "rules/state.h"

namespace velatura::rules {

struct None {
    static constexpr bool any = false;
};

struct Boxes {
    static constexpr bool any = true;

    // A power that made this take cheaper is used.
    static void taken(const Game& game, Player& player, std::size_t skipped) {
        const Power& power = game.power_of(player);
        if (power.kind == Power::Kind::price_skipping && game.price(player, skipped) < skipped) {
            ++player.power_used;
        }
        player.just_painted = 0;
    }

    template <typename Mode, typename Log>
    static void keep(const Game& game, GameState& state, Player& player, std::uint8_t which,
                     Log& log) {
        player.painter = player.dealt_painters[which];
        log({.kind = Effect::Kind::painter_kept,
             .subject = static_cast<std::uint8_t>(player.painter)});
        const Power& power = game.power_of(player);
        if (power.kind == Power::Kind::more_tokens) {
            StandardMode::receive_tokens(state, player, power.tokens, log);
        }
    }

    // A card without Mirror lies flipped.
    template <typename Mode, typename Log>
    static void pay_for_flip(const Game& game, GameState& state, Player& player, Layers layers,
                             Log& log) {
        if (game.flips_by_power(layers) == 0) return;
        ++player.power_used;
        const std::uint8_t tokens = game.power_of(player).tokens;
        if (tokens > 0) Mode::return_tokens(state, player, tokens, log);
    }

    template <typename Mode, typename Log>
    static void painted(const Game& game, GameState& state, Player& player, const Showing& showing,
                        Log& log) {
        if (game.has_frames()) take_frames(game, state, showing, log);
        if (!game.has_painters()) return;
        player.just_painted = 1;
        const Power& power = game.power_of(player);
        if (power.kind == Power::Kind::tokens_after_painting) {
            Mode::receive_tokens(state, player, power.tokens, log);
        }
    }

    // At least so many of the element, and more than the painting that holds the frame.
    template <typename Log>
    static void take_frames(const Game& game, GameState& state, const Showing& showing, Log& log) {
        for (const Element element : each_element) {
            const std::uint8_t shown = showing.elements[index(element)];
            if (!game.takes_frame(state, element, shown)) continue;
            state.frames[index(element)] =
                FrameHolder::of(state.turn, state.player(state.turn).painted - 1U, shown);
            log({.kind = Effect::Kind::frame_taken,
                 .subject = static_cast<std::uint8_t>(element),
                 .count = shown});
        }
    }

    template <typename Log>
    static void reveal_signatures(const Game& game, const GameState& state, Log& log) {
        for (std::size_t seat = 0; game.has_signatures() && seat < game.seats(); ++seat) {
            log({.kind = Effect::Kind::signature_revealed,
                 .subject = static_cast<std::uint8_t>(seat),
                 .count = static_cast<std::uint8_t>(state.players[seat].signature)});
        }
    }
};

}  // namespace velatura::rules
