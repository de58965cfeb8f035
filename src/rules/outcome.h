// What a painting meets under the scoring cards of one game, in one word: how often at each place,
// silver and gold. There is room for the number of each element.
#pragma once

#include <algorithm>

#include "rules/types.h"

namespace velatura::rules {

class Outcome {
  public:
    constexpr Outcome() = default;

    // More than 15 times counts as 15, which no point table can tell from the truth (max_steps is
    // 4), and silver and gold end at 127: with two icons a swatch silver is 25 at most.
    constexpr void set_times(std::size_t place, unsigned times) {
        bits_ |= std::uint64_t{std::min(times, most_times)} << shift(place);
    }
    constexpr void set_silver(unsigned silver) {
        bits_ |= std::uint64_t{std::min(silver, most_silver)} << silver_shift;
    }
    constexpr void set_gold(unsigned gold) {
        bits_ |= std::uint64_t{std::min(gold, most_silver)} << gold_shift;
    }
    // All at once, where nothing is more than that.
    static constexpr Outcome of(const std::array<std::uint8_t, scoring_places>& times,
                                unsigned silver, unsigned gold = 0) {
        Outcome outcome;
        for (std::size_t place = 0; place < scoring_places; ++place)
            outcome.bits_ |= std::uint64_t{times[place]} << shift(place);
        outcome.bits_ |= std::uint64_t{silver} << silver_shift | std::uint64_t{gold} << gold_shift;
        return outcome;
    }
    constexpr std::uint8_t times(std::size_t place) const {
        return static_cast<std::uint8_t>(bits_ >> shift(place) & most_times);
    }
    constexpr std::uint8_t silver() const {
        return static_cast<std::uint8_t>(bits_ >> silver_shift & most_silver);
    }
    constexpr std::uint8_t gold() const {
        return static_cast<std::uint8_t>(bits_ >> gold_shift & most_silver);
    }
    constexpr std::uint64_t bits() const { return bits_; }

    // At least as much in every respect. At no place more than 7 times: the highest bit of each
    // field is free to borrow from.
    constexpr bool includes(Outcome other) const {
        return (((bits_ | free) - other.bits_) & free) == free;
    }
    constexpr bool operator==(const Outcome&) const = default;

    static constexpr unsigned most_times = 15;

  private:
    static constexpr unsigned most_silver = 127;
    static constexpr unsigned silver_shift = 4 * scoring_places;
    static constexpr unsigned gold_shift = silver_shift + 8;
    static constexpr std::uint64_t free = 0x80808888;
    static_assert(scoring_places == 4 && max_steps < 8);
    static constexpr unsigned shift(std::size_t place) { return static_cast<unsigned>(place) * 4; }

    std::uint64_t bits_ = 0;
};

}  // namespace velatura::rules
