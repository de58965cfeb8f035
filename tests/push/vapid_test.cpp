#include "push/vapid.h"

#include <gtest/gtest.h>

#include "push/browser.h"

namespace velatura::push {
namespace {

TEST(Vapid, VouchesForTheServerAtOnePushService) {
    const KeyPair key = KeyPair::make();
    const auto to = read_endpoint("https://push.example/a/b").value();
    const std::string said = authorization(key, to, "mailto:host@velatura.example",
                                           std::chrono::sys_seconds{std::chrono::seconds{1'000}});
    EXPECT_EQ(push_test::vouched(said),
              R"({"aud":"https://push.example","exp":44200,"sub":"mailto:host@velatura.example"})");
    std::string forged = said;
    forged[forged.find('.') + 1] = 'f';
    EXPECT_FALSE(push_test::vouched(forged));
    const std::string other = authorization(KeyPair::make(), to, "mailto:a@b", {});
    EXPECT_FALSE(
        push_test::vouched(said.substr(0, said.find(", k=")) + other.substr(other.find(", k="))));
}

TEST(Vapid, NamesAContactThatCanBeReached) {
    for (const char* good : {"mailto:host@velatura.example", "https://velatura.example/contact"})
        EXPECT_TRUE(is_contact(good)) << good;
    for (const char* bad :
         {"", "host@velatura.example", "mailto:", "mailto:host", "mailto:@b", "mailto:a@",
          "mailto:a@b\"", "mailto:a@b\\", "mailto:a b@c", "http://velatura.example", "https://"})
        EXPECT_FALSE(is_contact(bad)) << bad;
}

}  // namespace
}  // namespace velatura::push
