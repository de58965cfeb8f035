// The random words of a seed text, and unbiased choices made from them. Specified to the bit, with
// test vectors, in docs/chance.md: a change here changes every game ever seeded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "chance/chacha20.h"

namespace velatura::chance {

// Each seed has independent streams, so that what one draws never moves the other.
inline constexpr std::uint32_t deal_stream = 0;
inline constexpr std::uint32_t toss_stream = 1;

// A choice among n takes only words below this: the largest multiple of n up to 2^32.
constexpr std::uint64_t acceptance_limit(std::uint32_t n) {
    constexpr std::uint64_t words = std::uint64_t{1} << 32;
    return words - words % n;
}

class Stream {
  public:
    Stream(std::string_view seed_text, std::uint32_t which);

    std::uint32_t next();

    // One of 0 .. n-1, each equally likely; n is at least 1. Draws at least one word, also for n
    // = 1.
    std::uint32_t below(std::uint32_t n);

  private:
    ChaChaKey key_;
    ChaChaNonce nonce_;
    ChaChaBlock block_{};
    std::uint32_t next_block_ = 0;
    std::size_t used_ = block_.size();
};

// Fisher and Yates, from the last place down.
template <typename T, std::size_t size>
void shuffle(std::span<T, size> things, Stream& stream) {
    for (std::size_t i = things.size(); i-- > 1;) {
        std::swap(things[i], things[stream.below(static_cast<std::uint32_t>(i + 1))]);
    }
}

// Vincent's tosses. Toss t, counted from 0 along the line of play, reads word t and nothing else:
// a move undone and played again tosses the same.
class Tosses {
  public:
    explicit Tosses(std::string_view seed_text);

    // How many of so many tokens (at most 32) fall face-up.
    unsigned face_up(std::size_t toss, unsigned tokens) const;

  private:
    ChaChaKey key_;
};

}  // namespace velatura::chance
