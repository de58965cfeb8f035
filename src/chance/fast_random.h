// A small, fast generator for playouts and bots, never for a deal or a toss. SplitMix64: one 64-bit
// state, integers only, so a seed gives the same numbers on every machine and in the browser.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace velatura::chance {

class FastRandom {
  public:
    constexpr explicit FastRandom(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
        return mixed ^ mixed >> 31;
    }

    // One of 0 .. n-1 by multiplying and shifting, without a division. Some values come up more
    // often than others by at most n / 2^32 of their share: nothing for the counts of a game.
    constexpr std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>((next() >> 32) * n >> 32);
    }

    // At least 0, less than 1, in steps of 2^-53: exact, no rounding anywhere.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  private:
    std::uint64_t state_;
};

// Every order equally likely, as far as below() is fair.
template <typename T>
constexpr void shuffle(std::span<T> items, FastRandom& random) {
    for (auto i = static_cast<std::uint32_t>(items.size()); i-- > 1;) {
        std::swap(items[i], items[random.below(i + 1)]);
    }
}

// Only so many first places: each choice and order of items for them equally likely.
template <typename T>
constexpr void shuffle_first(std::span<T> items, std::size_t places, FastRandom& random) {
    for (std::size_t i = 0; i < places; ++i) {
        const auto left = static_cast<std::uint32_t>(items.size() - i);
        std::swap(items[i], items[i + random.below(left)]);
    }
}

}  // namespace velatura::chance
