#include "record/error.h"

namespace velatura::record {

std::string_view name_of(RecordFault reason) {
    static constexpr std::array<std::string_view, reason_count> names{
        "empty_text",
        "too_long",
        "newer_version",
        "cut_short",
        "expected_tag",
        "unclosed_quote",
        "tag_twice",
        "missing_tag",
        "bad_value",
        "unknown_scenario",
        "unknown_scoring_card",
        "unknown_pack",
        "other_packs",
        "unknown_level",
        "bad_name",
        "expected_row",
        "expected_backgrounds",
        "dealt_twice",
        "expected_move_number",
        "wrong_move_number",
        "expected_actor",
        "expected_action",
        "expected_number",
        "expected_card",
        "expected_background",
        "expected_layers",
        "unclosed_comment",
        "unexpected_text",
        "rule",
        "scoring_not_of_scenario",
        "not_the_card_there",
        "card_not_in_deck",
        "wrong_deal",
        "wrong_toss",
        "nothing_to_undo",
        "wrong_result",
        "seed_disagrees",
        "commitment_disagrees",
    };
    return names[rules::index(reason)];
}

}  // namespace velatura::record
