#include "chance/deal.h"

#include <cassert>
#include <numeric>
#include <span>

#include "chance/stream.h"

namespace velatura::chance {
namespace {

std::vector<std::uint8_t> shuffled(std::size_t count, Stream& stream) {
    assert(count <= 256);
    std::vector<std::uint8_t> cards(count);
    std::iota(cards.begin(), cards.end(), std::uint8_t{0});
    shuffle(std::span(cards), stream);
    return cards;
}

}  // namespace

DrawnDeal draw_deal(std::string_view seed_text, const DealRequest& request) {
    assert(request.seats > 0 && request.seats * backgrounds_a_seat <= request.backgrounds);
    assert(request.random_scoring <= request.scoring_cards);

    Stream stream(seed_text, deal_stream);
    DrawnDeal deal;
    if (request.random_scoring > 0) {
        deal.scoring = shuffled(request.scoring_cards, stream);
        deal.scoring.resize(request.random_scoring);
    }
    if (request.random_first) {
        deal.first =
            static_cast<std::uint8_t>(stream.below(static_cast<std::uint32_t>(request.seats)));
    }
    deal.art_deck = shuffled(request.art_cards, stream);
    deal.backgrounds = shuffled(request.backgrounds, stream);
    deal.backgrounds.resize(request.seats * backgrounds_a_seat);
    return deal;
}

}  // namespace velatura::chance
