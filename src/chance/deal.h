// Everything chance decides when a game is set up, as plain numbers counted from 0: this room does
// not know the cards. What the players choose themselves draws nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace velatura::chance {

inline constexpr std::size_t backgrounds_a_seat = 3;

struct DealRequest {
    std::size_t art_cards = 0;       // in the deck; this and the next: at most 256
    std::size_t backgrounds = 0;     // in the box: at least three a seat
    std::size_t seats = 0;           // at least 1
    std::size_t scoring_cards = 0;   // in the box; at most 256
    std::size_t random_scoring = 0;  // how many of them to draw
    bool random_first = false;       // draw the first seat, or leave it at 0
};

struct DrawnDeal {
    std::vector<std::uint8_t> scoring;      // as many as were to be drawn, place by place
    std::uint8_t first = 0;                 // seat
    std::vector<std::uint8_t> art_deck;     // the first one lies on top
    std::vector<std::uint8_t> backgrounds;  // three a seat, seat by seat

    bool operator==(const DrawnDeal&) const = default;
};

// In the order the rules decide: scoring cards, first seat, art deck, backgrounds.
DrawnDeal draw_deal(std::string_view seed_text, const DealRequest& request);

}  // namespace velatura::chance
