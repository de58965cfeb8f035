// What chance decides in games with boxes, each from a stream of its own: a game without boxes is
// dealt as ever, and what one box draws moves no other. Numbers count from 0; docs/chance.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace velatura::chance {

// The cards of a featured deck: so many of the new ones and so many of the base game, in the order
// of their cards. Where all are wanted nothing is drawn.
struct Featured {
    std::vector<std::uint8_t> new_cards;
    std::vector<std::uint8_t> base_cards;
};
struct FeaturedRequest {
    std::size_t new_cards = 0;
    std::size_t wanted_new = 0;
    std::size_t base_cards = 0;
    std::size_t wanted_base = 0;
};
Featured draw_featured(std::string_view seed_text, const FeaturedRequest& request);

// An award card, and which side is used if it has two.
struct DrawnAward {
    std::uint8_t card = 0;
    bool second_side = false;
};
DrawnAward draw_award(std::string_view seed_text, std::size_t award_cards);

// One for each seat; two for each seat, seat by seat.
std::vector<std::uint8_t> draw_signatures(std::string_view seed_text, std::size_t signatures,
                                          std::size_t seats);
std::vector<std::uint8_t> draw_painters(std::string_view seed_text, std::size_t painters,
                                        std::size_t seats);

// The rival's card at this reveal, counted from 0 along the line of play: shuffled whenever all
// have been seen.
std::uint8_t rival_card(std::string_view seed_text, std::size_t reveal, std::size_t cards);

// Of two rows the one Vincent takes from at this toss.
std::uint8_t toss_row(std::string_view seed_text, std::size_t toss);

}  // namespace velatura::chance
