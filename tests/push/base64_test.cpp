#include "push/base64.h"

#include <gtest/gtest.h>

namespace velatura::push {
namespace {

TEST(Base64, WritesAndReadsTheExamplesOfItsDocument) {
    // RFC 4648, 10, without padding.
    const std::pair<const char*, const char*> examples[]{
        {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
        {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xfb\xff", "-_8"}};
    for (const auto& [bytes, text] : examples) {
        EXPECT_EQ(base64(bytes), text);
        EXPECT_EQ(from_base64(text), bytes);
    }
}

TEST(Base64, RefusesWhatNobodyWrites) {
    for (const char* bad : {"Zg==", "Z", "Zh", "Zm9", "+_8", "Zm9v\n", "Zm 9v", "ä"})
        EXPECT_FALSE(from_base64(bad)) << bad;
}

}  // namespace
}  // namespace velatura::push
