#include "chance/stream.h"

#include <bit>
#include <cassert>

#include "chance/sha256.h"

namespace velatura::chance {

Stream::Stream(std::string_view seed_text, std::uint32_t which)
    : key_(sha256(seed_text)), nonce_{which, 0, 0} {}

std::uint32_t Stream::next() {
    if (used_ == block_.size()) {
        block_ = chacha20_block(key_, next_block_++, nonce_);
        used_ = 0;
    }
    return block_[used_++];
}

std::uint32_t Stream::below(std::uint32_t n) {
    assert(n > 0);
    const std::uint64_t limit = acceptance_limit(n);
    std::uint32_t word = next();
    while (word >= limit)
        word = next();
    return word % n;
}

Tosses::Tosses(std::string_view seed_text) : key_(sha256(seed_text)) {}

unsigned Tosses::face_up(std::size_t toss, unsigned tokens) const {
    assert(tokens <= 32);
    constexpr std::size_t words_a_block = ChaChaBlock{}.size();
    const ChaChaBlock block =
        chacha20_block(key_, static_cast<std::uint32_t>(toss / words_a_block), {toss_stream, 0, 0});
    // 64 bits wide, so that all 32 tokens need no special case.
    const std::uint64_t tossed = (std::uint64_t{1} << tokens) - 1;
    return static_cast<unsigned>(std::popcount(block[toss % words_a_block] & tossed));
}

}  // namespace velatura::chance
