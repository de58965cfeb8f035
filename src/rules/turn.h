// One move from state to state, for a given mode, log and boxes. The checked and the unchecked way
// to play are this same code with and without a log, so they cannot drift apart.
#pragma once

#include "rules/extras.h"
#include "rules/game.h"
#include "rules/modes/automa.h"
#include "rules/modes/solo_puzzle.h"
#include "rules/modes/standard.h"
#include "rules/modes/vincent.h"

namespace velatura::rules {

// The one place that knows which mode is which.
template <typename Do>
constexpr decltype(auto) with_mode(Mode mode, Do&& act) {
    switch (mode) {
        case Mode::vincent:
            return act(VincentMode{});
        case Mode::solo_puzzle:
            return act(SoloPuzzleMode{});
        case Mode::automa:
            return act(AutomaMode{});
        case Mode::standard:
            break;
    }
    return act(StandardMode{});
}

// The one place that parts tables with boxes from the base game.
template <typename Do>
constexpr void with_rules(const RuleSet& rules, Mode played, Do&& act) {
    with_mode(played, [&](auto mode) {
        if constexpr (decltype(mode)::has_rival) {
            act(mode, Boxes{});
        } else if (rules.boxes) {
            act(mode, Boxes{});
        } else {
            act(mode, None{});
        }
    });
}

struct SilentLog {
    constexpr void operator()(Effect) const {}
};

struct EffectLog {
    Effects& effects;
    constexpr void operator()(Effect effect) const { effects.push(effect); }
};

// A player with empty rows and fewer than three cards can never act again: no card will come.
template <bool two_rows>
constexpr bool has_cards(const GameState& state) {
    if constexpr (two_rows) return !state.rows_empty();
    return state.rows[0].size > 0;
}
template <bool two_rows = true>
constexpr bool can_act(const GameState& state, const Player& player) {
    return !player.finished() &&
           (has_cards<two_rows>(state) || player.hand_size >= layers_in_painting);
}

template <typename RuleMode, typename Extras, typename Log>
class Turn {
  public:
    Turn(const Game& game, GameState& state, Deck deck, Log log)
        : game_(game), state_(state), deck_(deck), log_(log) {}

    void play(Move move) {
        switch (move.kind()) {
            case Move::Kind::take:
                take(move);
                return go_on();
            case Move::Kind::paint:
                paint(move.layers(), move.background());
                return go_on();
            case Move::Kind::pass:
                log_({.kind = Effect::Kind::passed});
                return go_on();
            case Move::Kind::toss:
                if constexpr (RuleMode::has_vincent) {
                    RuleMode::toss(state_, deck_, move.face_up(), row_of_toss(move), log_);
                    if (stuck()) return finish();
                    state_.phase = Phase::turn;
                    give_turn_from(game_.setup().first);
                }
                return;
            case Move::Kind::keep:
                if constexpr (Extras::any) keep(move.kept());
                return;
            case Move::Kind::reveal:
                if constexpr (RuleMode::has_rival) {
                    RuleMode::reveal(game_, state_, deck_, move.rival_card(), log_);
                    if (stuck()) return finish();
                    state_.phase = Phase::turn;
                }
                return;
            case Move::Kind::judge:
                end_with(move.winners());
                return;
        }
    }

  private:
    Player& mover() { return state_.player(state_.turn); }

    void take(Move move) {
        const std::size_t skipped = cards_before(move.position());
        if constexpr (Extras::any) {
            const Take take{move.row(), skipped, game_.price(mover(), skipped)};
            Extras::taken(game_, mover(), skipped);
            RuleMode::take(state_, deck_, mover(), take, log_);
        } else {
            RuleMode::take(state_, deck_, mover(), {Row::first, skipped, skipped}, log_);
        }
    }

    // Vincent takes from the other row where the one drawn is empty.
    Row row_of_toss(Move move) const {
        if constexpr (!Extras::any) return Row::first;
        if (state_.row(move.row()).size > 0) return move.row();
        return move.row() == Row::first ? Row::second : Row::first;
    }

    // In turn order; the last choice starts the game.
    void keep(std::uint8_t which) {
        Extras::template keep<RuleMode>(game_, state_, mover(), which, log_);
        state_.turn = after(state_.turn);
        if (state_.turn == game_.setup().first) state_.phase = Phase::turn;
    }

    void paint(Layers layers, BackgroundId background) {
        Player& player = mover();
        remove_from_hand(player, layers);
        player.paintings[player.painted] = layers;
        use_background(player, background);
        ++player.painted;
        log_({.kind = Effect::Kind::painting_completed, .count = player.painted});
        if constexpr (Extras::any) {
            Extras::template pay_for_flip<RuleMode>(game_, state_, player, layers, log_);
        }
        if constexpr (Extras::any) {
            const Showing showing = game_.showing(layers);
            award(player, showing.met);
            RuleMode::painted(state_, player, log_);
            Extras::template painted<RuleMode>(game_, state_, player, showing, log_);
        } else {
            award(player, game_.outcome(layers));
            RuleMode::painted(state_, player, log_);
        }
        if (player.finished()) {
            log_({.kind = Effect::Kind::seat_finished,
                  .subject = static_cast<std::uint8_t>(state_.turn)});
        }
    }

    static void remove_from_hand(Player& player, Layers layers) {
        // The cards left, first one lowest. No branch depends on which they are, as nobody could
        // guess it, and unused places are zero before and after.
        std::uint64_t kept = 0;
        unsigned bits = 0;
        for (const ArtCardId card : player.hand) {
            const bool used =
                (card == layers.bottom) | (card == layers.middle) | (card == layers.top);
            kept |= used ? 0 : std::uint64_t{index(card)} << bits;
            bits += used ? 0 : 8;
        }
        for (ArtCardId& card : player.hand) {
            card = static_cast<ArtCardId>(kept & 0xff);
            kept >>= 8;
        }
        player.hand_size = static_cast<std::uint8_t>(player.hand_size - layers_in_painting);
    }

    // Moves it to the place of this painting; the others keep their order.
    static void use_background(Player& player, BackgroundId background) {
        BackgroundId carried = background;
        for (std::size_t i = player.painted; i < paintings_to_complete; ++i) {
            std::swap(carried, player.backgrounds[i]);
            if (carried == background) return;
        }
    }

    void award(Player& player, Outcome outcome) {
        for (std::size_t place = 0; place < scoring_places; ++place) {
            const std::uint8_t met = outcome.times(place);
            const std::uint8_t room =
                static_cast<std::uint8_t>(game_.most_ribbons(place) - player.ribbons[place]);
            const std::uint8_t taken = std::min(met, room);
            player.ribbons[place] = static_cast<std::uint8_t>(player.ribbons[place] + taken);
            if (taken > 0) log_ribbons(Effect::Kind::ribbons_taken, place, taken);
            if (met > taken) log_ribbons(Effect::Kind::ribbons_over, place, met - taken);
        }
        const std::uint8_t silver = outcome.silver();
        player.silver = static_cast<std::uint8_t>(player.silver + silver);
        if (silver > 0) log_({.kind = Effect::Kind::silver_taken, .count = silver});
        if constexpr (Extras::any) {
            const std::uint8_t gold = outcome.gold();
            player.gold = static_cast<std::uint8_t>(player.gold + gold);
            if (gold > 0) log_({.kind = Effect::Kind::gold_taken, .count = gold});
        }
    }

    void log_ribbons(Effect::Kind kind, std::size_t place, int count) {
        log_({.kind = kind,
              .subject = static_cast<std::uint8_t>(place),
              .count = static_cast<std::uint8_t>(count)});
    }

    // Nobody unfinished can act: everybody has finished, or the cards have run out.
    bool stuck() const {
        for (std::size_t i = 0; i < game_.seats(); ++i) {
            if (can_act<Extras::any>(state_, state_.players[i])) return false;
        }
        return true;
    }

    void go_on() {
        // Only a painting or an empty row can leave nobody able to act; either way the mover is one
        // of them, which spares the common case the look at the others.
        if (!can_act<Extras::any>(state_, mover()) && stuck()) return finish();
        if constexpr (RuleMode::has_rival) {
            if (has_cards<true>(state_)) state_.phase = Phase::reveal;
            return;
        }
        const Seat next = after(state_.turn);
        if constexpr (RuleMode::has_vincent) {
            give_turn_or_vincent(next);
        } else {
            give_turn_from(next);
        }
    }

    Seat after(Seat seat) const {
        const std::size_t next = index(seat) + 1;
        return static_cast<Seat>(next == game_.seats() ? 0 : next);
    }

    void give_turn_from(Seat seat) {
        while (state_.player(seat).finished())
            seat = after(seat);
        state_.turn = seat;
    }

    // Vincent's turn lies before the starting seat, also when the last seat has finished.
    void give_turn_or_vincent(Seat seat) {
        while (true) {
            if (seat == game_.setup().first && has_cards<Extras::any>(state_)) {
                state_.phase = Phase::toss;
                return;
            }
            if (!state_.player(seat).finished()) break;
            seat = after(seat);
        }
        state_.turn = seat;
    }

    // Most points, then most tokens; if that leaves several, the judge decides. A lone player wins
    // by reaching the declared goal, or by more points than the rival.
    void finish() {
        if constexpr (Extras::any) {
            Extras::reveal_signatures(game_, state_, log_);
            state_.phase = Phase::over;
        }
        SeatSet best;
        int best_points = -1;
        int best_tokens = -1;
        for (std::size_t i = 0; i < game_.seats(); ++i) {
            const Player& player = state_.players[i];
            const int points = Extras::any ? game_.points(state_, static_cast<Seat>(i))
                                           : game_.ribbon_points(player);
            if (points < best_points || (points == best_points && player.tokens < best_tokens)) {
                continue;
            }
            if (points != best_points || player.tokens != best_tokens) best = SeatSet{};
            best.insert(static_cast<Seat>(i));
            best_points = points;
            best_tokens = player.tokens;
        }
        if constexpr (RuleMode::has_rival) {
            if (best_points <= state_.rival.points) best = SeatSet{};
        } else if (game_.seats() == 1 && best_points < game_.setup().goal) {
            best = SeatSet{};
        }
        if (best.size() > 1) {
            state_.winners = best;
            state_.phase = Phase::judging;
            log_({.kind = Effect::Kind::judgement_awaited, .subject = best.bits()});
            return;
        }
        end_with(best);
    }

    void end_with(SeatSet winners) {
        state_.winners = winners;
        state_.phase = Phase::over;
        log_({.kind = Effect::Kind::game_ended, .subject = winners.bits()});
    }

    const Game& game_;
    GameState& state_;
    Deck deck_;
    Log log_;
};

}  // namespace velatura::rules
