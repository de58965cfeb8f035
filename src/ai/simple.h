// The players without a search: the lowest three levels, and the end of every playout. The table
// they get may come from a view: they use nothing hidden, so the deck may be blank.
#pragma once

#include <optional>

#include "ai/bonuses.h"
#include "chance/fast_random.h"
#include "rules/game.h"

namespace velatura::ai {

// Whether the seat to act may take a card.
inline bool can_take(const rules::Game& game, const rules::GameState& table) {
    const rules::Player& player = table.player(table.turn);
    return player.hand_size < game.hand_limit_of(player) && !table.rows_empty();
}

// A card that may be taken.
struct Offer {
    rules::Row row{};
    std::size_t skipped = 0;
    std::size_t price = 0;
    rules::ArtCardId card{};
    std::uint8_t tokens = 0;  // that lie on it

    rules::Move take() const {
        return rules::Move::take(static_cast<rules::Position>(skipped + 1), row);
    }
};

// Calls see(offer) for each card that the tokens of the seat to act suffice for, row by row.
template <typename See>
void each_offer(const rules::Game& game, const rules::GameState& table, See see) {
    const rules::Player& player = table.player(table.turn);
    for (std::size_t number = 0; number < game.rows(); ++number) {
        const rules::ArtRow& row = table.rows[number];
        const rules::Row which = rules::each_row[number];
        const std::size_t reach = game.reach(table, player, which);
        for (std::size_t skipped = 0; skipped < reach; ++skipped) {
            see(Offer{which, skipped, game.price(player, skipped), row.cards[skipped],
                      row.tokens[skipped]});
        }
    }
}

// Whether a seat is to choose a move; whether chance is.
inline bool seat_acts(rules::Phase phase) {
    return phase == rules::Phase::turn || phase == rules::Phase::painters;
}
inline bool chance_acts(rules::Phase phase) {
    return phase == rules::Phase::toss || phase == rules::Phase::reveal;
}

// Points that a painting adds now: ribbons, and what boxes bring beside them.
class PointsNow {
  public:
    // To the seat to act.
    PointsNow(const rules::Game& game, const rules::GameState& table);
    // Of its hand, or of another that it might have.
    double of(const rules::Player& player, rules::Layers layers) const;

  private:
    const rules::Game& game_;
    std::optional<Bonuses> bonuses_;
};

// What a journeyman considers a token worth, and how far it misjudges a take at most, in points.
inline constexpr double journeyman_token_paid = 0.6;
inline constexpr double journeyman_token_received = 0.5;
inline constexpr double journeyman_error = 0.09;

// Any legal move.
rules::Move visitor_move(const rules::Game& game, const rules::GameState& table,
                         chance::FastRandom& random);

// Sees what a journeyman sees, and misjudges it.
rules::Move apprentice_move(const rules::Game& game, const rules::GameState& table,
                            chance::FastRandom& random);

// The yardstick `greedy`. With five cards the painting worth most points now; otherwise the take
// with the best painting possible afterwards, less 0.6 for each token paid, plus 0.5 for each
// received, and a trifle of chance. Fixed: strengths are measured against it.
rules::Move journeyman_move(const rules::Game& game, const rules::GameState& table,
                            chance::FastRandom& random);

// How Vincent's tokens fall when nobody knows; and any move of chance.
rules::Move random_toss(const rules::GameState& table, chance::FastRandom& random);
rules::Move random_chance(const rules::Game& game, const rules::GameState& table,
                          chance::FastRandom& random);

// Of the painters dealt to the seat that is to keep one, that which is worth more.
rules::Move better_painter(const rules::Game& game, const rules::GameState& table);

// What other seats hold in secret, drawn at random: their signatures, and the painters of those who
// haven't chosen yet. For a state that was imagined from the view of this seat.
void imagine_secrets(const rules::Game& game, rules::GameState& state, rules::Seat viewer,
                     chance::FastRandom& random);

}  // namespace velatura::ai
