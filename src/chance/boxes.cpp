#include "chance/boxes.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>

#include "chance/stream.h"

namespace velatura::chance {
namespace {

// After those of the base game (stream.h).
constexpr std::uint32_t featured_stream = 2;
constexpr std::uint32_t award_stream = 3;
constexpr std::uint32_t signature_stream = 4;
constexpr std::uint32_t painter_stream = 5;
constexpr std::uint32_t rival_stream = 6;
constexpr std::uint32_t row_stream = 7;

std::vector<std::uint8_t> all_of(std::size_t count) {
    assert(count <= 256);
    std::vector<std::uint8_t> cards(count);
    std::iota(cards.begin(), cards.end(), std::uint8_t{0});
    return cards;
}

std::vector<std::uint8_t> drawn(std::size_t count, std::size_t wanted, Stream& stream) {
    assert(wanted <= count);
    std::vector<std::uint8_t> cards = all_of(count);
    shuffle(std::span(cards), stream);
    cards.resize(wanted);
    return cards;
}

std::vector<std::uint8_t> chosen(std::size_t count, std::size_t wanted, Stream& stream) {
    if (wanted == count) return all_of(count);
    std::vector<std::uint8_t> cards = drawn(count, wanted, stream);
    std::ranges::sort(cards);
    return cards;
}

}  // namespace

Featured draw_featured(std::string_view seed_text, const FeaturedRequest& request) {
    Stream stream(seed_text, featured_stream);
    Featured featured;
    featured.new_cards = chosen(request.new_cards, request.wanted_new, stream);
    featured.base_cards = chosen(request.base_cards, request.wanted_base, stream);
    return featured;
}

DrawnAward draw_award(std::string_view seed_text, std::size_t award_cards) {
    Stream stream(seed_text, award_stream);
    const auto card =
        static_cast<std::uint8_t>(stream.below(static_cast<std::uint32_t>(award_cards)));
    return {.card = card, .second_side = stream.below(2) == 1};
}

std::vector<std::uint8_t> draw_signatures(std::string_view seed_text, std::size_t signatures,
                                          std::size_t seats) {
    Stream stream(seed_text, signature_stream);
    return drawn(signatures, seats, stream);
}

std::vector<std::uint8_t> draw_painters(std::string_view seed_text, std::size_t painters,
                                        std::size_t seats) {
    Stream stream(seed_text, painter_stream);
    return drawn(painters, 2 * seats, stream);
}

std::uint8_t rival_card(std::string_view seed_text, std::size_t reveal, std::size_t cards) {
    Stream stream(seed_text, rival_stream);
    std::vector<std::uint8_t> order;
    for (std::size_t round = 0; round <= reveal / cards; ++round)
        order = drawn(cards, cards, stream);
    return order[reveal % cards];
}

std::uint8_t toss_row(std::string_view seed_text, std::size_t toss) {
    Stream stream(seed_text, row_stream);
    std::uint32_t word = 0;
    for (std::size_t i = 0; i <= toss; ++i)
        word = stream.next();
    return static_cast<std::uint8_t>(word & 1u);
}

}  // namespace velatura::chance
