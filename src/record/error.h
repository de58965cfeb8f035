// Why a text is not a record, or a record not a game: where, and what was expected there. The words
// for each reason are record.<name> in lang/, with {found} for the text found there (describe.h).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "record/record.h"

namespace velatura::record {

enum class RecordFault : std::uint8_t {
    // The text
    empty_text,
    too_long,
    newer_version,
    cut_short,  // breaks off before its last line, `end`
    expected_tag,
    unclosed_quote,
    tag_twice,
    missing_tag,  // found: its name
    bad_value,    // found: the value
    unknown_scenario,
    unknown_scoring_card,
    unknown_pack,  // not loaded
    other_packs,   // more are loaded than the game was played with; found: those it was
    unknown_level,
    unknown_box,  // or its cards are not here
    unknown_award,
    unknown_rival,
    unknown_signature,
    unknown_painter,
    bad_name,
    expected_deck,  // the cards of a featured deck
    expected_row,
    expected_backgrounds,
    expected_signature,
    expected_painters,
    dealt_twice,  // the same card in the row, or the same background, signature or painter
    expected_move_number,
    wrong_move_number,
    expected_actor,
    expected_action,
    expected_number,
    expected_card,
    expected_background,
    expected_layers,     // three cards, found: how many
    expected_which_row,  // of two
    expected_element,
    too_few_stars,  // elements named for them, found: how many
    too_many_stars,
    painter_not_dealt,  // to this seat
    unclosed_comment,
    unexpected_text,
    // The game
    rule,  // refused by the rules, see RecordError::rule
    scoring_not_of_scenario,
    scenario_without_boxes,  // but this game has some
    not_the_card_there,      // the position holds another card
    card_not_in_deck,
    wrong_deal,  // more or fewer cards dealt than the row had room for, found: how many
    wrong_toss,  // Vincent owns another number of tokens
    nothing_to_undo,
    wrong_result,
    seed_disagrees,
    commitment_disagrees,  // secret and salt are not what was promised; found: the commitment
};
inline constexpr std::size_t reason_count = rules::index(RecordFault::commitment_disagrees) + 1;

std::string_view name_of(RecordFault reason);

struct RecordError {
    Location place;
    RecordFault reason{};
    std::string found;
    std::optional<rules::RuleError> rule{};
    std::string meant{};  // the known word nearest to `found`, if one is near
};

inline std::unexpected<RecordError> refuse(Location place, RecordFault reason,
                                           std::string_view found = {}) {
    return std::unexpected{RecordError{place, reason, std::string{found}}};
}

}  // namespace velatura::record
