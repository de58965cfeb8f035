#include "push/encryption.h"

#include <gtest/gtest.h>

#include "push/base64.h"
#include "push/browser.h"

namespace velatura::push {
namespace {

using push_test::Browser;

std::string bytes(std::string_view text) {
    return from_base64(text).value();
}

// RFC 8291, 5 and appendix A.
const std::string text = "When I grow up, I want to be a watermelon";
const std::string ua_public =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const std::string ua_private = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const std::string as_public =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
const std::string as_private = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
const std::string salt = "DGv6ra1nlYgDCS1FRnbzlw";
const std::string auth = "BTBZMqHH6r4Tts7J_aSIgg";
const std::string body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN";

TEST(Encryption, MakesTheExampleOfItsDocument) {
    const auto ours = KeyPair::from(bytes(as_public), bytes(as_private));
    const auto to = read_subscriber(ua_public, auth);
    ASSERT_TRUE(ours && to);
    EXPECT_EQ(base64(ours->agree(to->point).value()),
              "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
    EXPECT_EQ(base64(encrypt(*to, text, *ours, bytes(salt)).value()), body);
}

TEST(Encryption, IsReadByTheBrowserItIsForAndNoOther) {
    const Browser example{KeyPair::from(bytes(ua_public), bytes(ua_private)).value(), bytes(auth)};
    EXPECT_EQ(example.read(bytes(body)), text);
    const Browser browser;
    const auto to = read_subscriber(browser.p256dh(), browser.auth());
    ASSERT_TRUE(to);
    for (const std::size_t size : {0U, 1U, 40U, 511U, 512U, 513U, 3'000U}) {
        const std::string sent(size, 'x');
        const auto sealed = encrypt(*to, sent);
        ASSERT_TRUE(sealed);
        EXPECT_LE(sealed->size(), 4'096U);
        EXPECT_EQ(browser.read(*sealed), sent);
        EXPECT_FALSE(example.read(*sealed));
        std::string damaged = *sealed;
        damaged.back() = static_cast<char>(damaged.back() ^ 1);
        EXPECT_FALSE(browser.read(damaged));
    }
    EXPECT_FALSE(encrypt(*to, std::string(3'001, 'x')));
}

TEST(Encryption, SaysNothingByItsLengthAndNeverTheSame) {
    const Browser browser;
    const auto to = read_subscriber(browser.p256dh(), browser.auth()).value();
    const auto one = encrypt(to, "a");
    const auto two = encrypt(to, std::string(500, 'b'));
    EXPECT_EQ(one->size(), two->size());
    EXPECT_NE(encrypt(to, "a"), one);
    EXPECT_EQ(one->find("a\2"), std::string::npos);
}

TEST(Encryption, RefusesKeysThatAreNone) {
    EXPECT_TRUE(read_subscriber(ua_public, auth));
    std::string off = bytes(ua_public);
    off.back() = static_cast<char>(off.back() ^ 1);  // beside the curve
    for (const std::string& bad : {base64(off), std::string{}, std::string{"BA"},
                                   base64(std::string(65, '\0')), base64(std::string(65, '\4')),
                                   ua_public + "AA", base64("\2" + bytes(ua_public).substr(1))})
        EXPECT_FALSE(read_subscriber(bad, auth)) << bad;
    EXPECT_FALSE(read_subscriber(ua_public, "BTBZMqHH6r4Tts7J_aSI"));
    EXPECT_FALSE(read_subscriber(ua_public, "no base 64"));
}

TEST(KeyPair, IsKeptAsText) {
    const KeyPair made = KeyPair::make();
    const auto read = KeyPair::read(made.text());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->point(), made.point());
    EXPECT_EQ(read->text(), made.text());
    const KeyPair other = KeyPair::make();
    EXPECT_EQ(read->agree(other.point()), other.agree(made.point()));
    const std::string text_of_other = other.text();
    for (const std::string& bad :
         {std::string{}, std::string{"a b"}, made.text().substr(1), made.text() + "A",
          made.text().substr(0, made.text().find(' ')) +
              text_of_other.substr(text_of_other.find(' '))})  // keys of two pairs
        EXPECT_FALSE(KeyPair::read(bad)) << bad;
}

}  // namespace
}  // namespace velatura::push
