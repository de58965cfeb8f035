#include "server/answer.h"

#include <gtest/gtest.h>

#include "site.h"

namespace velatura::server_test {

using server::accepts;
using server::Answer;
using server::answer;
using server::is_lasting;
using server::names;
using server::path_of;
using server::Request;

namespace {

// The value of a header, or "-" if it is not there.
std::string header(const Answer& answer, const std::string& name) {
    const std::size_t line = answer.head.find("\r\n" + name + ": ");
    if (line == std::string::npos) return "-";
    const std::size_t begin = line + name.size() + 4;
    return answer.head.substr(begin, answer.head.find("\r\n", begin) - begin);
}

}  // namespace

TEST(Answer, TheIndexIsAskedForEveryTimeAndAnAssetNeverAgain) {
    const Answer index = answer(small_page(), {"GET", "/"});
    EXPECT_EQ(index.status, 200);
    EXPECT_TRUE(index.body.starts_with("<!doctype html>"));
    EXPECT_EQ(header(index, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(header(index, "Content-Length"), std::to_string(index.body.size()));
    EXPECT_EQ(header(index, "Cache-Control"), "no-cache");
    EXPECT_EQ(header(answer(small_page(), {"GET", "/sw.js"}), "Cache-Control"), "no-cache");
    EXPECT_EQ(header(answer(small_page(), {"GET", "/assets/index-abc.js"}), "Cache-Control"),
              "public, max-age=31536000, immutable");
}

TEST(Answer, APictureIsKeptForEverUnderItsMarkOnly) {
    EXPECT_TRUE(is_lasting("/art/1x/card-001.webp", "/art/1x/card-001.webp?5f3a"));
    EXPECT_FALSE(is_lasting("/art/1x/card-001.webp", "/art/1x/card-001.webp"));
    EXPECT_FALSE(is_lasting("/sw.js", "/sw.js?5f3a"));
    EXPECT_EQ(answer(small_page(), {"GET", "/art/1x/card-001.webp?5f3a"}).body, "paint");
}

TEST(Answer, TheSmallestFormTheClientTakesIsSent) {
    const auto form = [](std::string_view accept) {
        const Answer sent = answer(small_page(), {"GET", "/assets/index-abc.js", accept});
        EXPECT_EQ(header(sent, "Vary"), "Accept-Encoding");
        return std::pair{std::string{sent.body}, header(sent, "Content-Encoding")};
    };
    EXPECT_EQ(form("gzip, deflate, br, zstd"), (std::pair<std::string, std::string>{"BR", "br"}));
    EXPECT_EQ(form("gzip"), (std::pair<std::string, std::string>{"GZIP", "gzip"}));
    EXPECT_EQ(form("br;q=0, *"), (std::pair<std::string, std::string>{"GZIP", "gzip"}));
    EXPECT_EQ(form(""), (std::pair<std::string, std::string>{"let easel;", "-"}));
    EXPECT_EQ(form("identity;q=0"), (std::pair<std::string, std::string>{"let easel;", "-"}));
    EXPECT_EQ(header(answer(small_page(), {"GET", "/", "br"}), "Vary"), "-");
}

TEST(Answer, AcceptEncodingIsReadAsTheStandardSays) {
    EXPECT_TRUE(accepts("gzip", "gzip"));
    EXPECT_TRUE(accepts("deflate , GZip;q=0.5", "gzip"));
    EXPECT_TRUE(accepts("*", "br"));
    EXPECT_TRUE(accepts("br;q=1.0", "br"));
    EXPECT_FALSE(accepts("", "br"));
    EXPECT_FALSE(accepts("gzip", "br"));
    EXPECT_FALSE(accepts("br;q=0", "br"));
    EXPECT_FALSE(accepts("*, br ; q=0.000", "br"));
    EXPECT_FALSE(accepts("*;q=0", "br"));
    EXPECT_FALSE(accepts("brotli", "br"));
}

TEST(Answer, WhatTheClientHasIsNotSentAgain) {
    const std::string etag = header(answer(small_page(), {"GET", "/"}), "ETag");
    const Answer again = answer(small_page(), {"GET", "/", "", etag});
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(header(again, "ETag"), etag);
    EXPECT_EQ(header(again, "Cache-Control"), "no-cache");
    EXPECT_EQ(header(again, "Content-Length"), "-");
    EXPECT_EQ(answer(small_page(), {"GET", "/", "", "\"other\""}).status, 200);
    // Another form of the same file is something else.
    const std::string compressed =
        header(answer(small_page(), {"GET", "/assets/index-abc.js", "br"}), "ETag");
    EXPECT_EQ(answer(small_page(), {"GET", "/assets/index-abc.js", "", compressed}).status, 200);
}

TEST(Answer, IfNoneMatchIsAListOrAStar) {
    EXPECT_TRUE(names("\"a\"", "\"a\""));
    EXPECT_TRUE(names("\"b\", W/\"a\"", "\"a\""));
    EXPECT_TRUE(names("*", "\"a\""));
    EXPECT_FALSE(names("", "\"a\""));
    EXPECT_FALSE(names("a", "\"a\""));
    EXPECT_FALSE(names("\"ab\"", "\"a\""));
}

TEST(Answer, HeadIsGetWithoutTheBody) {
    for (const char* target : {"/", "/assets/index-abc.js", "/nowhere", "/health", "/%zz"}) {
        const Answer get = answer(small_page(), {"GET", target});
        const Answer head = answer(small_page(), {"HEAD", target});
        EXPECT_EQ(head.status, get.status) << target;
        EXPECT_EQ(head.head, get.head) << target;
        EXPECT_EQ(head.body, "") << target;
    }
}

TEST(Answer, OnlyGetAndHeadWork) {
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "get", ""}) {
        const Answer refused = answer(small_page(), {method, "/"});
        EXPECT_EQ(refused.status, 405) << method;
        EXPECT_EQ(header(refused, "Allow"), "GET, HEAD");
    }
}

TEST(Answer, NoAddressLeadsOutOfThePage) {
    for (const char* target :
         {"/../page.h", "/%2e%2e/etc/passwd", "/assets/../../x", "/assets%2f..%2findex.html",
          "//etc/passwd", "/etc/passwd", "/index.html/", "/INDEX.HTML", "/assets/",
          "/assets\\index-abc.js", "/index.html%20"}) {
        EXPECT_EQ(answer(small_page(), {"GET", target}).status, 404) << target;
    }
    for (const char* target : {"", "*", "index.html", "/%", "/%4", "/%zz", "/%00", "/a%0d%0ab",
                               "/\x01", "ftp://host/", "/%+1"}) {
        EXPECT_EQ(answer(small_page(), {"GET", target}).status, 400) << target;
    }
}

TEST(Answer, AnAddressIsDecodedAndItsQueryLeftOut) {
    EXPECT_EQ(path_of("/a%20b/%E7%B5%B5?x=%zz"), "/a b/絵");
    EXPECT_EQ(path_of("/?"), "/");
    EXPECT_EQ(path_of("http://127.0.0.1:8080/index.html"), "/index.html");
    EXPECT_EQ(path_of("http://127.0.0.1"), "/");
    EXPECT_EQ(path_of("//"), "//");
}

TEST(Answer, AnAddressThatIsTooLongIsRefused) {
    const std::string longest = "/" + std::string(server::longest_target - 1, 'a');
    EXPECT_EQ(answer(small_page(), {"GET", longest}).status, 404);
    EXPECT_EQ(answer(small_page(), {"GET", longest + "a"}).status, 414);
}

TEST(Answer, HealthIsAlwaysFresh) {
    const Answer health = answer(small_page(), {"GET", "/health"});
    EXPECT_EQ(health.status, 200);
    EXPECT_EQ(health.body, "ok\n");
    EXPECT_EQ(header(health, "Cache-Control"), "no-store");
}

TEST(Answer, EveryAnswerCarriesTheSecurityHeaders) {
    for (const Request& request : {Request{"GET", "/"}, Request{"GET", "/nowhere"},
                                   Request{"POST", "/"}, Request{"GET", "/", "", "*"}}) {
        const Answer sent = answer(small_page(), request);
        const std::string policy = header(sent, "Content-Security-Policy");
        EXPECT_TRUE(policy.starts_with("default-src 'none'; ")) << sent.head;
        EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
        EXPECT_EQ(header(sent, "X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(header(sent, "Referrer-Policy"), "no-referrer");
        EXPECT_EQ(header(sent, "Cross-Origin-Opener-Policy"), "same-origin");
        EXPECT_NE(header(sent, "Permissions-Policy"), "-");
        EXPECT_TRUE(sent.head.starts_with("HTTP/1.1 "));
        EXPECT_TRUE(sent.head.ends_with("\r\n"));
        EXPECT_EQ(sent.head.find("\r\n\r\n"), std::string::npos);
    }
}

}  // namespace velatura::server_test
