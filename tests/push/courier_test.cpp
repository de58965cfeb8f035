#include "push/courier.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "push/push_service.h"

namespace velatura::push {
namespace {

using push_test::Pushed;
using push_test::PushService;
using Kind = Receipt::Kind;

Courier::Settings anywhere() {
    return {.may_call = [](const std::string&, std::uint16_t) { return true; }};
}

Parcel parcel_to(const std::string& address) {
    return {.to = read_endpoint(address).value(),
            .authorization = "vapid t=a.b.c, k=d",
            .body = std::string{"sealed\0bytes", 12},
            .keep = std::chrono::seconds{60},
            .urgent = true,
            .topic = "one"};
}

Receipt bring(Courier& courier, Parcel parcel) {
    std::promise<Receipt> answer;
    courier.bring(std::move(parcel), [&](Receipt receipt) { answer.set_value(receipt); });
    return answer.get_future().get();
}

TEST(Courier, BringsWhatItIsGiven) {
    PushService service;
    Courier courier{anywhere()};
    EXPECT_EQ(bring(courier, parcel_to(service.address("ada?x=1"))).kind, Kind::taken);
    const auto heard = service.next();
    ASSERT_TRUE(heard);
    EXPECT_EQ(heard->target, "/push/ada?x=1");
    EXPECT_EQ(heard->body, std::string("sealed\0bytes", 12));
    EXPECT_EQ(heard->header("Host"), "localhost:" + std::to_string(service.port()));
    EXPECT_EQ(heard->header("Authorization"), "vapid t=a.b.c, k=d");
    EXPECT_EQ(heard->header("Content-Encoding"), "aes128gcm");
    EXPECT_EQ(heard->header("TTL"), "60");
    EXPECT_EQ(heard->header("Urgency"), "high");
    EXPECT_EQ(heard->header("Topic"), "one");
    EXPECT_TRUE(heard->head.starts_with("POST "));
}

TEST(Courier, KnowsWhatAnswersMean) {
    std::string status;
    PushService service{[&](const Pushed&) { return status; }};
    Courier courier{anywhere()};
    const auto answered = [&](const char* line) {
        status = std::string{line} + "\r\n";
        return bring(courier, parcel_to(service.address("ada")));
    };
    EXPECT_EQ(answered("200 OK").kind, Kind::taken);
    EXPECT_EQ(answered("404 Not Found").kind, Kind::gone);
    EXPECT_EQ(answered("410 Gone").kind, Kind::gone);
    EXPECT_EQ(answered("413 Too Large").kind, Kind::refused);
    EXPECT_EQ(answered("403 Forbidden").status, 403U);
    // Nobody is sent on, wherever that may lead.
    EXPECT_EQ(answered("307 Over there\r\nLocation: https://localhost:1/").kind, Kind::refused);
    EXPECT_EQ(answered("500 Oh").kind, Kind::later);
    EXPECT_EQ(answered("503 Oh").pause, std::nullopt);
    EXPECT_EQ(answered("429 Slowly\r\nRetry-After: 120").pause, std::chrono::seconds{120});
    EXPECT_EQ(answered("429 Slowly\r\nRetry-After: 99999999").pause, std::chrono::seconds{86'400});
    EXPECT_EQ(answered("429 Slowly\r\nRetry-After: never").pause, std::nullopt);
}

TEST(Courier, CallsNobodyWhoMayNotBeCalled) {
    PushService service;
    std::atomic<int> asked = 0;
    Courier courier{{.may_call = [&](const std::string& address, std::uint16_t port) {
        EXPECT_TRUE(address == "127.0.0.1" || address == "::1") << address;
        EXPECT_EQ(port, service.port());
        ++asked;
        return false;
    }}};
    const Receipt receipt = bring(courier, parcel_to(service.address("ada")));
    EXPECT_EQ(receipt.kind, Kind::forbidden);
    EXPECT_GT(asked, 0);
    EXPECT_EQ(service.calls(), 0U);
    // However it is written.
    for (const std::string host :
         {"127.0.0.1", "127.1", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"}) {
        const std::string address = "https://" + host + ':' + std::to_string(service.port()) + "/";
        Courier strict{{.may_call = [](const std::string& end, std::uint16_t) {
            EXPECT_TRUE(end == "127.0.0.1" || end == "::ffff:127.0.0.1") << end;
            return false;
        }}};
        EXPECT_NE(bring(strict, parcel_to(address)).kind, Kind::taken) << host;
    }
    EXPECT_EQ(service.calls(), 0U);
}

TEST(Courier, TrustsOnlyTheNameItAskedFor) {
    PushService service;
    Courier courier{anywhere()};
    // The certificate is for localhost.
    const std::string other = "https://127.0.0.1:" + std::to_string(service.port()) + "/push/ada";
    EXPECT_EQ(bring(courier, parcel_to(other)).kind, Kind::later);
    setenv("SSL_CERT_FILE", "/dev/null", 1);
    Courier trusting_nobody{anywhere()};
    EXPECT_EQ(bring(trusting_nobody, parcel_to(service.address("ada"))).kind, Kind::later);
    EXPECT_FALSE(service.next(0));
    EXPECT_EQ(service.calls(), 2U);
}

TEST(Courier, WaitsForNobodyForEver) {
    // Takes connections, says nothing.
    PushService service{[](const Pushed&) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1'500});
        return "201 Created\r\n";
    }};
    Courier::Settings hasty = anywhere();
    hasty.patience = std::chrono::milliseconds{300};
    Courier courier{hasty};
    EXPECT_EQ(bring(courier, parcel_to(service.address("ada"))).kind, Kind::later);
    EXPECT_EQ(bring(courier, parcel_to("https://no-such-name.invalid/")).kind, Kind::later);
}

TEST(Courier, GoesManyWaysAndStopsInTheMiddle) {
    PushService service;
    std::atomic<int> taken = 0;
    std::promise<void> all;
    {
        Courier courier{anywhere()};
        for (int i = 0; i < 40; ++i) {
            courier.bring(parcel_to(service.address(std::to_string(i))), [&](Receipt receipt) {
                EXPECT_EQ(receipt.kind, Kind::taken);
                if (++taken == 40) all.set_value();
            });
        }
        all.get_future().wait();
        for (int i = 0; i < 40; ++i)
            courier.bring(parcel_to(service.address("late")), [](Receipt) {});
    }
    EXPECT_EQ(taken, 40);
}

}  // namespace
}  // namespace velatura::push
