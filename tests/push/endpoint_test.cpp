#include "push/endpoint.h"

#include <gtest/gtest.h>

namespace velatura::push {
namespace {

TEST(PushAddress, IsReadWithItsParts) {
    EXPECT_EQ(read_endpoint("https://updates.push.services.example/wpush/v2/gAAA?x=1"),
              (PushAddress{"updates.push.services.example", 443, "/wpush/v2/gAAA?x=1"}));
    EXPECT_EQ(read_endpoint("https://push.example"), (PushAddress{"push.example", 443, "/"}));
    EXPECT_EQ(read_endpoint("https://127.0.0.1:8443/a"), (PushAddress{"127.0.0.1", 8443, "/a"}));
    EXPECT_EQ(read_endpoint("https://[2001:db8::1]:9/a"), (PushAddress{"2001:db8::1", 9, "/a"}));
    EXPECT_EQ(origin_of(*read_endpoint("https://push.example/a")), "https://push.example");
    EXPECT_EQ(origin_of(*read_endpoint("https://[::1]:9/a")), "https://[::1]:9");
}

TEST(PushAddress, IsHttpsAndNothingElse) {
    for (const char* bad : {"",
                            "http://push.example/a",
                            "https://",
                            "https:///a",
                            "https://user@push.example/a",
                            "https://push.example#a",
                            "https://push.example/a#b",
                            "https://push.example/a b",
                            "https://push.example/a\r\nX: y",
                            "https://push.example:/a",
                            "https://push.example:0/a",
                            "https://push.example:65536/a",
                            "https://push.example:44 3/a",
                            "https://[::1/a",
                            "https://[push.example]/a",
                            "https://[::1]x/a",
                            "https://push_example/a",
                            "https://-a.example/",
                            "https://push.example?x",
                            "https://push.example/\xc3\xa4",
                            "https://push.example\\@inside/",
                            "HTTPS://push.example/a",
                            "file:///etc/passwd"})
        EXPECT_FALSE(read_endpoint(bad)) << bad;
    EXPECT_FALSE(read_endpoint("https://push.example/" + std::string(1'024, 'a')));
}

}  // namespace
}  // namespace velatura::push
