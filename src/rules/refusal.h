// Why a set-up or a move is refused. Each reason has a text in every language (refusal.<name> in
// lang/), and a refused move leaves the state as it was.
#pragma once

#include <string_view>

#include "rules/types.h"

namespace velatura::rules {

enum class RuleError : std::uint8_t {
    // Set-up
    seats_out_of_range,
    one_player_needs_mode,
    vincent_seats,
    solo_puzzle_seats,
    scoring_card_twice,
    unknown_scoring_card,
    first_seat_out_of_range,
    too_few_backgrounds,
    wrong_deal,
    unknown_box,
    automa_seats,
    rival_missing,
    rival_needs_automa,
    rows_need_reflections,
    deck_needs_box,
    wrong_deck,
    scoring_card_of_other_box,
    award_card_missing,
    award_card_needs_mini,
    award_card_one_sided,
    award_card_needs_rivals,
    signature_seats,
    // Whose move it is
    game_over,
    not_your_turn,
    awaiting_toss,
    not_vincents_turn,
    awaiting_judgement,
    not_awaiting_judgement,
    awaiting_painter,
    not_choosing_painter,
    awaiting_rival,
    not_rivals_turn,
    // Taking an art card
    hand_full,
    no_such_position,
    no_such_row,
    not_enough_tokens,
    // Completing a painting
    too_few_cards,
    unknown_card,
    card_not_in_hand,
    card_twice,
    background_not_yours,
    card_without_mirror,
    power_used_up,
    too_few_tokens_to_flip,
    wrong_stars,
    // The rest
    cannot_pass,
    judge_not_tied,
    judge_nobody,
    impossible_toss,
    no_such_painter,
    rival_card_seen,
};
inline constexpr std::size_t rule_error_count = index(RuleError::rival_card_seen) + 1;

// The name above, e.g. "not_enough_tokens".
std::string_view name_of(RuleError error);

}  // namespace velatura::rules
