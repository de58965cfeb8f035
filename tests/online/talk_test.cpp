// Talking at the table, and its limits.
#include "house.h"

namespace velatura::test {
namespace {

std::string saying(std::string_view key, std::string_view text = "Hello!") {
    return R"("key":)" + json_text(key) + R"(,"text":)" + json_text(text);
}

TEST(Talk, IsForThoseAtTheTable) {
    House house{two_people};
    EXPECT_EQ(house.refusal("Ada", "say", saying("1")), "not_at_table");
    house.sit("Ada");
    house.done("Cleo", "join", R"("name":"Cleo")");
    const Json said = house.done("Ada", "say", saying("1", "Grüß dich, 油絵!"));
    EXPECT_EQ(text_of(field(said, "events").items[0], "text"), "Grüß dich, 油絵!");
    EXPECT_EQ(whole_of(field(said, "events").items[0], "seat"), 1);
    const Json reacted = house.done("Cleo", "react", R"("key":"1","reaction":"bravo")");
    EXPECT_EQ(text_of(field(reacted, "events").items[0], "reaction"), "bravo");
    EXPECT_EQ(text_of(field(reacted, "events").items[0], "name"), "Cleo");
    EXPECT_EQ(field(house.snapshot(""), "said").items.size(), 2);
    EXPECT_EQ(house.refusal("Ada", "react", R"("key":"2","reaction":"boo")"), "bad");
    EXPECT_EQ(house.refusal("Ada", "say", saying("2", "a\nb")), "bad_text");
    // A terminal would obey it (C1).
    EXPECT_EQ(house.refusal("Ada", "say", saying("2", "a\u009b2Jb")), "bad_text");
    EXPECT_EQ(house.refusal("Ada", "say", saying("2", std::string(301, 'a'))), "bad");
}

TEST(Talk, SentTwiceIsSaidOnce) {
    House house{two_people};
    house.sit("Ada");
    const Json first = house.done("Ada", "say", saying("a"));
    const EventNumber number = house.last();
    house.done("Ada", "say", saying("b"));
    const Json again = house.done("Ada", "say", saying("a"));
    EXPECT_EQ(house.last(), number + 1);
    EXPECT_EQ(text_of_json(field(again, "events")), text_of_json(field(first, "events")));
}

TEST(Talk, HasALimitEachMinute) {
    House house{two_people};
    house.sit("Ada");
    house.sit("Ben");
    for (std::size_t i = 0; i < OnlineTable::most_said_a_minute; ++i) {
        house.done("Ada", "say", saying(std::to_string(i)));
        house.wait(1'000);
    }
    EXPECT_EQ(house.refusal("Ada", "say", saying("x")), "too_much_said");
    house.done("Ada", "say", saying("3"));  // said before
    house.done("Ben", "say", saying("x"));
    house.wait(60'000);
    house.done("Ada", "say", saying("x"));
}

TEST(Talk, EndsBeforeTheTableIsFullAndTheGameGoesOn) {
    // By applying events, without the checks of the house: there are thousands.
    House house{two_people};
    house.sit_and_begin({"Ada", "Ben"});
    online::TableState state = house.table().state();
    while (state.doings["Ada"].talk < OnlineTable::most_talk) {
        online::Event said;
        said.kind = online::EventKind::said;
        said.at = state.last_time();
        said.person = "Ada";
        said.key = std::to_string(state.number());
        ASSERT_TRUE(state.apply(said));
    }
    const OnlineTable table{std::move(state)};
    const auto decide = [&](std::string_view message) {
        return table.decide(*protocol::read(message, "ToOnline"), "Ada", house.now() + 100'000, {});
    };
    const auto said = decide(R"({"type":"say","table":"t","key":"k","text":"x"})");
    ASSERT_FALSE(said);
    EXPECT_EQ(said.error().key, "message.too_many_events");
    EXPECT_TRUE(decide(R"({"type":"leave","table":"t"})"));
    EXPECT_TRUE(decide(
        R"({"type":"move","table":"t","viewer":1,"answers":0,"move":{"kind":"take","position":1}})"));
}

// Ten people who come and go for ever.
TEST(Crowds, DoNotEndATable) {
    House house{two_people, 1, "Ada"};
    house.sit("Ada");
    online::TableState state = house.table().state();
    for (int n = 0; n < 5'000; ++n) {
        online::Event event;
        event.kind = n % 2 == 0 ? online::EventKind::came : online::EventKind::went;
        event.at = state.last_time();
        event.person = event.name = "Guest " + std::to_string(n / 2 % 10);
        ASSERT_TRUE(state.apply(event));
    }
    const OnlineTable table{std::move(state)};
    const auto decide = [&](std::string_view person, std::string_view message) {
        return table.decide(*protocol::read(message, "ToOnline"), person, house.now() + 100'000,
                            {});
    };
    EXPECT_TRUE(decide("Ada", R"({"type":"ready","table":"t","ready":true})"));
    EXPECT_TRUE(decide("Ada", R"({"type":"chair","table":"t","seat":2,"level":"visitor"})"));
    EXPECT_TRUE(decide("Ada", R"({"type":"say","table":"t","key":"k","text":"x"})"));
    EXPECT_TRUE(decide("Ada", R"({"type":"close","table":"t"})"));
    EXPECT_TRUE(decide("Ben", R"({"type":"sit","table":"t","name":"Ben","nonce":")" +
                                  std::string(32, '5') + R"("})"));
    EXPECT_TRUE(decide("Cleo", R"({"type":"join","table":"t","name":"Cleo"})"));
}

TEST(Crowds, OfSpectatorsEndBeforeThePlayersDo) {
    House house{two_people, 1, "Ada"};
    house.sit_and_begin({"Ada", "Ben"});
    online::TableState state = house.table().state();
    for (EventNumber n = 0; n < 2 * OnlineTable::most_visits_a_day; ++n) {
        online::Event event;
        event.kind = n % 2 == 0 ? online::EventKind::came : online::EventKind::went;
        event.at = state.last_time();
        event.person = event.name = "Guest " + std::to_string(n / 2);
        ASSERT_TRUE(state.apply(event));
    }
    const OnlineTable table{std::move(state)};
    const auto decide = [&](std::string_view person, std::string_view message) {
        return table.decide(*protocol::read(message, "ToOnline"), person, house.now(), {});
    };
    const auto joined = decide("Cleo", R"({"type":"join","table":"t","name":"Cleo"})");
    ASSERT_FALSE(joined);
    EXPECT_EQ(joined.error().key, "message.too_fast");
    // Not for ever.
    EXPECT_TRUE(
        table.decide(*protocol::read(R"({"type":"join","table":"t","name":"Cleo"})", "ToOnline"),
                     "Cleo", house.now() + online::day, {}));
    EXPECT_TRUE(decide("Ada", R"({"type":"rest","table":"t","rest":true})"));
    EXPECT_TRUE(decide("Ben", R"({"type":"say","table":"t","key":"k","text":"x"})"));
}

TEST(Crowds, ComeAndGoSoManyTimesAMinute) {
    House house{two_people, 1, "Ada"};
    house.sit("Ada");  // counts too
    for (std::size_t n = 0; n < OnlineTable::most_goings_a_minute; ++n) {
        house.done("Cleo", "join", R"("name":"Cleo")");
        house.done("Cleo", "leave");
        if (n > 0) house.done("Ada", "ready", n % 2 == 1 ? R"("ready":true)" : R"("ready":false)");
    }
    EXPECT_EQ(house.refusal("Cleo", "join", R"("name":"Cleo")"), "too_fast");
    EXPECT_EQ(house.refusal("Ada", "ready", R"("ready":false)"), "too_fast");
    house.done("Ben", "join", R"("name":"Ben")");
    house.wait(60'000);
    house.done("Cleo", "join", R"("name":"Cleo")");
}

TEST(Crowds, SpectatorsCanBeRemovedForGood) {
    House house{two_people, 1, "Ada"};
    house.sit_and_begin({"Ada", "Ben"});
    house.done("Cleo", "join", R"("name":"Cleo")");
    const std::string since =
        R"("since":)" + std::to_string(field(house.room(), "came").items.at(0).whole);
    EXPECT_EQ(house.refusal("Ben", "remove", since), "not_host");
    house.done("Ada", "remove", since);
    EXPECT_TRUE(field(house.room(), "audience").items.empty());
    house.done("Ada", "remove", since);  // said twice
    EXPECT_EQ(house.refusal("Cleo", "join", R"("name":"Cleo")"), "was_removed");
    EXPECT_EQ(house.refusal("Cleo", "say", R"("key":"k","text":"x")"), "not_at_table");
}

}  // namespace
}  // namespace velatura::test
