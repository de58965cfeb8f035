// The fair shuffle: its vectors, as docs/chance.md prints them, and what makes a difference.
#include "chance/fair.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include "support/source.h"

namespace velatura::chance {
namespace {

const std::string secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const std::string salt = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeffe0e1e2e3e4e5e6e7e8e9eaebecedeeef";
const std::string ada = "00112233445566778899aabbccddeeff";
const std::string ben = "ffeeddccbbaa99887766554433221100";

// Computed with other tools than ours: printf and sha256sum.
TEST(FairShuffle, GivesTheVectors) {
    EXPECT_EQ(commitment_of(secret, salt),
              "d358959aa6c4409e1f5d72b67d18152dcbdc4a14e7685b6725f9373277fcd206");
    EXPECT_EQ(fair_seed(secret, std::vector{ada, std::string{no_nonce}, ben}),
              "09239d6b56bf4d76bcf02d1b9d0c4ccd29255e0365ba80d1f3c1759e6bd6469f");
    EXPECT_EQ(fair_seed(secret, std::vector{ada}),
              "4d7f6e6d9fdbbe07ecf99712790860f99835df955fd57e5c5a9655b1b49ec0a8");
}

TEST(FairShuffle, IsPrintedInTheDocument) {
    std::ifstream file(support::source_path("docs/chance.md"));
    std::stringstream document;
    document << file.rdbuf();
    const std::string block =
        "```\nsecret: " + secret + "\nsalt: " + salt +
        "\ncommitment: " + commitment_of(secret, salt) + "\nnonces: " + ada + ", -, " + ben +
        "\nseed: " + fair_seed(secret, std::vector{ada, std::string{no_nonce}, ben}) + "\n```\n";
    EXPECT_NE(document.str().find(block), std::string::npos) << block;
}

TEST(FairShuffle, DependsOnEveryPartAndItsSeat) {
    const std::set<std::string> seeds{fair_seed(secret, std::vector{ada, ben}),
                                      fair_seed(secret, std::vector{ben, ada}),
                                      fair_seed(salt, std::vector{ada, ben}),
                                      fair_seed(secret, std::vector{ada}),
                                      fair_seed(secret, std::vector{ada, ada}),
                                      fair_seed(secret, std::vector{ada, std::string{no_nonce}})};
    EXPECT_EQ(seeds.size(), 6u);
    EXPECT_NE(commitment_of(secret, salt), commitment_of(salt, secret));
}

TEST(FairShuffle, KnowsAHexadecimalNumberOfItsLength) {
    EXPECT_TRUE(is_nonce(ada));
    EXPECT_TRUE(is_nonce("-"));
    EXPECT_FALSE(is_nonce(""));
    EXPECT_FALSE(is_nonce(ada.substr(1)));
    EXPECT_FALSE(is_nonce("00112233445566778899AABBCCDDEEFF"));
    EXPECT_FALSE(is_hex("0g", 2));
    EXPECT_TRUE(is_hex(secret, secret_digits));
}

}  // namespace
}  // namespace velatura::chance
