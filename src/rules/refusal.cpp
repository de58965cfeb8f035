#include "rules/refusal.h"

namespace velatura::rules {

std::string_view name_of(RuleError error) {
    static constexpr std::array<std::string_view, rule_error_count> names{
        "seats_out_of_range",
        "one_player_needs_mode",
        "vincent_seats",
        "solo_puzzle_seats",
        "scoring_card_twice",
        "unknown_scoring_card",
        "first_seat_out_of_range",
        "too_few_backgrounds",
        "wrong_deal",
        "game_over",
        "not_your_turn",
        "awaiting_toss",
        "not_vincents_turn",
        "awaiting_judgement",
        "not_awaiting_judgement",
        "hand_full",
        "no_such_position",
        "not_enough_tokens",
        "too_few_cards",
        "unknown_card",
        "card_not_in_hand",
        "card_twice",
        "background_not_yours",
        "cannot_pass",
        "judge_not_tied",
        "judge_nobody",
        "impossible_toss",
    };
    return names[index(error)];
}

}  // namespace velatura::rules
