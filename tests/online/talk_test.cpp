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
    online::State state = house.table().state();
    while (state.number() < OnlineTable::most_talk) {
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

}  // namespace
}  // namespace velatura::test
