// One move from state to state, for a given mode and log. The checked and the unchecked way to play
// are this same code with and without a log, so they cannot drift apart.
#pragma once

#include "rules/game.h"
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
        case Mode::standard:
            break;
    }
    return act(StandardMode{});
}

struct SilentLog {
    constexpr void operator()(Event) const {}
};

struct EventLog {
    Events& events;
    constexpr void operator()(Event event) const { events.push(event); }
};

// A player with an empty row and fewer than three cards can never act again: no card will come.
constexpr bool can_act(const GameState& state, const Player& player) {
    return !player.finished() && (state.row.size > 0 || player.hand_size >= layers_in_painting);
}

template <typename RuleMode, typename Log>
class Turn {
  public:
    Turn(const Game& game, GameState& state, Log log) : game_(game), state_(state), log_(log) {}

    void play(Move move) {
        switch (move.kind()) {
            case Move::Kind::take:
                RuleMode::take(state_, mover(), cards_before(move.position()), log_);
                return go_on();
            case Move::Kind::paint:
                paint(move.layers(), move.background());
                return go_on();
            case Move::Kind::pass:
                log_({.kind = Event::Kind::passed});
                return go_on();
            case Move::Kind::toss:
                if constexpr (RuleMode::has_vincent) {
                    RuleMode::toss(state_, move.face_up(), log_);
                    if (stuck()) return finish();
                    state_.phase = Phase::turn;
                    give_turn_from(game_.setup().first);
                }
                return;
            case Move::Kind::judge:
                end_with(move.winners());
                return;
        }
    }

  private:
    Player& mover() { return state_.player(state_.turn); }

    void paint(Layers layers, BackgroundId background) {
        Player& player = mover();
        remove_from_hand(player, layers);
        player.paintings[player.painted] = layers;
        use_background(player, background);
        ++player.painted;
        log_({.kind = Event::Kind::painting_completed, .count = player.painted});
        award(player, layers);
        RuleMode::painted(state_, player, log_);
        if (player.finished()) {
            log_({.kind = Event::Kind::seat_finished,
                  .subject = static_cast<std::uint8_t>(state_.turn)});
        }
    }

    static void remove_from_hand(Player& player, Layers layers) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < player.hand_size; ++i) {
            const ArtCardId card = player.hand[i];
            const bool used = card == layers.bottom || card == layers.middle || card == layers.top;
            player.hand[kept] = card;
            kept += used ? 0 : 1;
        }
        for (std::size_t i = kept; i < player.hand_size; ++i)
            player.hand[i] = ArtCardId{};
        player.hand_size = static_cast<std::uint8_t>(kept);
    }

    // Moves it to the place of this painting; the others keep their order.
    static void use_background(Player& player, BackgroundId background) {
        BackgroundId carried = background;
        for (std::size_t i = player.painted; i < paintings_to_complete; ++i) {
            std::swap(carried, player.backgrounds[i]);
            if (carried == background) return;
        }
    }

    void award(Player& player, Layers layers) {
        const Earnings earnings = game_.cards().earnings(layers);
        for (std::size_t place = 0; place < scoring_places; ++place) {
            const ScoringCard* card = game_.scoring(static_cast<Ribbon>(place));
            if (card == nullptr) continue;
            const std::uint8_t met = earnings.times(card->condition);
            const std::uint8_t room =
                static_cast<std::uint8_t>(card->steps - player.ribbons[place]);
            const std::uint8_t taken = std::min(met, room);
            player.ribbons[place] = static_cast<std::uint8_t>(player.ribbons[place] + taken);
            if (taken > 0) log_ribbons(Event::Kind::ribbons_taken, place, taken);
            if (met > taken) log_ribbons(Event::Kind::ribbons_over, place, met - taken);
        }
        const std::uint8_t silver = earnings.silver();
        player.silver = static_cast<std::uint8_t>(player.silver + silver);
        if (silver > 0) log_({.kind = Event::Kind::silver_taken, .count = silver});
    }

    void log_ribbons(Event::Kind kind, std::size_t place, int count) {
        log_({.kind = kind,
              .subject = static_cast<std::uint8_t>(place),
              .count = static_cast<std::uint8_t>(count)});
    }

    // Nobody unfinished can act: everybody has finished, or the cards have run out.
    bool stuck() const {
        for (std::size_t i = 0; i < game_.seats(); ++i) {
            if (can_act(state_, state_.players[i])) return false;
        }
        return true;
    }

    void go_on() {
        // Only a painting or an empty row can leave nobody able to act; either way the mover is one
        // of them, which spares the common case the look at the others.
        if (!can_act(state_, mover()) && stuck()) return finish();
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
            if (seat == game_.setup().first && state_.row.size > 0) {
                state_.phase = Phase::toss;
                return;
            }
            if (!state_.player(seat).finished()) break;
            seat = after(seat);
        }
        state_.turn = seat;
    }

    // Most points, then most tokens; if that leaves several, the judge decides. A lone player wins
    // by reaching the declared goal.
    void finish() {
        SeatSet best;
        int best_points = -1;
        int best_tokens = -1;
        for (std::size_t i = 0; i < game_.seats(); ++i) {
            const Player& player = state_.players[i];
            const int points = game_.points(player);
            if (points < best_points || (points == best_points && player.tokens < best_tokens)) {
                continue;
            }
            if (points != best_points || player.tokens != best_tokens) best = SeatSet{};
            best.insert(static_cast<Seat>(i));
            best_points = points;
            best_tokens = player.tokens;
        }
        if (game_.seats() == 1 && best_points < game_.setup().goal) best = SeatSet{};
        if (best.size() > 1) {
            state_.winners = best;
            state_.phase = Phase::judging;
            log_({.kind = Event::Kind::judgement_awaited, .subject = best.bits()});
            return;
        }
        end_with(best);
    }

    void end_with(SeatSet winners) {
        state_.winners = winners;
        state_.phase = Phase::over;
        log_({.kind = Event::Kind::game_ended, .subject = winners.bits()});
    }

    const Game& game_;
    GameState& state_;
    Log log_;
};

}  // namespace velatura::rules
