// Published vectors: FIPS 180-4 and NIST's examples for SHA-256, RFC 8439 for ChaCha20, the
// authors' own for FNV-1a.
#include <gtest/gtest.h>

#include "chance/chacha20.h"
#include "chance/fnv.h"
#include "chance/hex.h"
#include "chance/sha256.h"

namespace velatura::chance {
namespace {

std::string digest_of(std::string_view text) {
    return hex(sha256(text));
}

TEST(Sha256, EmptyMessage) {
    EXPECT_EQ(digest_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Sha256, OneBlockMessage) {
    EXPECT_EQ(digest_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Sha256, MessageOf448BitsNeedsASecondBlockForItsLength) {
    EXPECT_EQ(digest_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Sha256, MessageOf896Bits) {
    EXPECT_EQ(digest_of("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                        "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
              "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

TEST(Sha256, MillionLettersA) {
    EXPECT_EQ(digest_of(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, LengthsAroundTheEndOfABlock) {
    EXPECT_EQ(digest_of(std::string(55, 'a')),
              "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    EXPECT_EQ(digest_of(std::string(56, 'a')),
              "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
    EXPECT_EQ(digest_of(std::string(63, 'a')),
              "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34");
    EXPECT_EQ(digest_of(std::string(64, 'a')),
              "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
}

// The key stream as the RFC prints it: bytes, each word little-endian.
std::string bytes_of(const ChaChaBlock& block) {
    std::vector<std::uint8_t> bytes;
    for (const std::uint32_t word : block) {
        for (int shift = 0; shift < 32; shift += 8) {
            bytes.push_back(static_cast<std::uint8_t>(word >> shift));
        }
    }
    return hex(bytes);
}

TEST(ChaCha20, BlockOfRfc8439Section232) {
    ChaChaKey key{};
    for (std::size_t i = 0; i < key.size(); ++i)
        key[i] = static_cast<std::uint8_t>(i);
    const ChaChaBlock expected = {0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3,
                                  0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                                  0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                  0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
    EXPECT_EQ(chacha20_block(key, 1, {0x09000000, 0x4a000000, 0}), expected);
}

TEST(ChaCha20, KeyStreamsOfRfc8439AppendixA1) {
    ChaChaKey key{};
    EXPECT_EQ(bytes_of(chacha20_block(key, 0, {})),
              "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
              "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    EXPECT_EQ(bytes_of(chacha20_block(key, 1, {})),
              "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
              "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
    key[31] = 1;
    EXPECT_EQ(bytes_of(chacha20_block(key, 1, {})),
              "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
              "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
}

TEST(Fnv, PublishedVectors) {
    static_assert(fnv1a("") == 0xcbf29ce484222325);
    EXPECT_EQ(fnv1a("a"), 0xaf63dc4c8601ec8cu);
    EXPECT_EQ(fnv1a("foobar"), 0x85944171f73967e8u);
}

TEST(Fnv, PiecesGiveTheHashOfTheWhole) {
    EXPECT_EQ(Fnv{}.add("foo").add("").add("bar").value(), fnv1a("foobar"));
}

TEST(Hex, KeepsLeadingZeros) {
    EXPECT_EQ(hex(std::uint64_t{0x0123456789abcdef}), "0123456789abcdef");
    EXPECT_EQ(hex(std::uint64_t{0}), "0000000000000000");
}

}  // namespace
}  // namespace velatura::chance
