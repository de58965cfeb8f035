// Why a move is good, as facts a teacher would point out: the painting it serves, what that earns,
// whom it hinders. Each face puts them into words with the keys reason.<kind>. Every claim is true
// in the position as the seat sees it; none is about hidden things.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ai/thinker.h"

namespace velatura::ai {

// Behind each the fields of Reason it fills; the move itself is known.
enum class ReasonKind : std::uint8_t {
    only_move,           // nothing else can be done
    hand_full,           // five cards in hand: a painting is due
    wins_now,            // points: the game is over with it, and won
    reaches_goal,        // points: a solo player has what was declared
    last_painting,       // points: with so many this seat ends
    completes_painting,  // layers, points: what it adds
    fills_table,         // ribbon: takes the last one of its scoring card
    ribbons_grow,  // points: another painting adds so many more now, but its ribbons promise less
    keeps_cards,   // points, cards: the same, but these two stay for the next one
    takes_for_painting,  // card, layers, points: the card is part of this painting
    improves_painting,   // the same, before: more than the best painting without it
    starts_painting,     // card, layers, points: the same, with further cards of the art row
    fits_best,           // card: of those that can be paid for it promises most with this hand
    promises_most,       // card: the same, with no hand yet
    for_next_painting,   // card: the painting aimed at does without, so it stays for the one after
    spare_card,          // card: the last painting does without it
    denies,  // card, seat, points: that seat could have painted for so much more than without it
    token_worth,     // tokens: received with the card
    saves_tokens,    // card, points, tokens: that one makes so much more now and costs more
    waits_for_more,  // points: a painting could be had now; the search expects more from this
    undisturbed,     // the others are finished and take no more cards
    costs_nothing,   // the free card
    clearly_best,    // move, loss: so much less is the next best worth
    close_call,      // move: that one is as good, as far as the search can tell
    worth_less,      // loss: against the best; said where nothing else can be
};
inline constexpr std::size_t reason_count = 25;

std::string_view name_of(ReasonKind kind);

struct Reason {
    ReasonKind kind{};
    int points = 0;
    int before = 0;
    int tokens = 0;
    double loss = 0;  // as Candidate::value
    rules::ArtCardId card{};
    std::array<rules::ArtCardId, 2> cards{};
    rules::Layers layers{};
    rules::Ribbon ribbon{};
    rules::Seat seat{};
    rules::Move move{};
};

// The painting a move aims at: the one it completes, or the best in sight after it.
struct Plan {
    rules::Layers layers{};
    rules::Game::Gain gain{};  // to the seat as it stands now
    int points = 0;
    std::vector<rules::ArtCardId> missing{};  // of its cards: those still in the art row
};

struct Explanation {
    std::optional<Plan> plan;     // none where no three cards in sight bring anything
    std::vector<Reason> reasons;  // most telling first
};

// The move must be legal; the view is that of the seat to act, and the analysis is of that view.
Explanation explain(Thinker& thinker, const rules::Game& game, const rules::PlayerView& view,
                    const Analysis& analysis, rules::Move move);

// Points the next ribbon of each place would bring; none where the place is empty or full.
using NextRibbons = std::array<std::optional<int>, rules::scoring_places>;
NextRibbons next_ribbons(const rules::Game& game, const rules::Player& player);

// Whether the two paintings bring this player the same ribbons now.
bool same_gain(const rules::Game& game, const rules::Player& player, rules::Layers a,
               rules::Layers b);

// How far the values of two candidates may lie apart by the chance of the search alone.
double noise(const rules::Game& game, const Candidate& a, const Candidate& b);
double noise_of_points(const Candidate& a, const Candidate& b);

}  // namespace velatura::ai
