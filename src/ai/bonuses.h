// What a painting adds beside its ribbons at a table with boxes: frames, the award card, what the
// seat's own signature lists, and its painter's power.
#pragma once

#include <algorithm>

#include "rules/game.h"

namespace velatura::ai {

// What of a painting counts for that, in one word: how much of each element it shows, and how many
// swatches are filled.
class Facts {
  public:
    constexpr Facts() = default;
    constexpr explicit Facts(const rules::Showing& shown) {
        for (std::size_t element = 0; element < rules::element_count; ++element)
            set(element, shown.elements[element]);
        set(rules::element_count, shown.filled);
    }
    constexpr std::uint8_t element(std::size_t which) const {
        return static_cast<std::uint8_t>(bits_ >> 4 * which & most);
    }
    constexpr std::uint8_t filled() const { return element(rules::element_count); }
    // At least as much in every respect.
    constexpr bool includes(Facts other) const {
        return (((bits_ | free) - other.bits_) & free) == free;
    }

    // Those that somebody asks for, so that paintings which differ in others are alike.
    constexpr Facts only(bool elements, bool swatches) const {
        Facts facts;
        facts.bits_ = bits_ & ((elements ? 0xffffU : 0) | (swatches ? 0xf0000U : 0));
        return facts;
    }

  private:
    static constexpr unsigned most = 7;  // more counts as so many
    static constexpr std::uint32_t free = 0x88888;
    constexpr void set(std::size_t which, std::uint8_t number) {
        bits_ |= std::min<unsigned>(number, most) << 4 * which;
    }
    std::uint32_t bits_ = 0;
};

class Bonuses {
  public:
    // To the seat to act. Points of now, or what is expected of them by the end of the game. The
    // state must outlive it.
    Bonuses(const rules::Game& game, const rules::GameState& state, bool ahead);

    float of(rules::Outcome met, Facts facts, rules::Layers layers) const;

  private:
    float of_frames(Facts facts) const;
    float of_prize(rules::Outcome met, Facts facts) const;
    float of_painter(rules::Outcome met, Facts facts, rules::Layers layers) const;
    float of_signature(rules::Layers layers) const;
    int counted(rules::Outcome met, Facts facts) const;
    // The award card, with so much of what it counts.
    float prize_points(int mine) const;
    void look_at_prize();

    const rules::Game& game_;
    const rules::GameState& state_;
    const rules::Player& player_;
    bool last_;       // nothing can change after this painting
    bool ahead_;      // and expectations count
    int mine_ = 0;    // what the award card counts, before the painting
    int others_ = 0;  // the most of the others
    int usual_ = 1;   // a good result
};

// Points that a card in hand may bring beside its paintings: of the seat's own signature.
float bonus_of_card(const rules::Game& game, const rules::Player& player, rules::ArtCardId card);

// What a painter's power is worth in a game, in points: a rough guess, to choose one by.
float worth_of(const rules::Power& power);

}  // namespace velatura::ai
