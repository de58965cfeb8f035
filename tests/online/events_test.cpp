// Stored events: what is written is read again, and what cannot have happened is refused.
#include "house.h"

#include "content/loader.h"

namespace velatura::test {
namespace {

TEST(StoredEvents, AreReadAsTheyWereWritten) {
    chance::FastRandom random{5};
    House house{kinds()[1].fields};
    house.sit_and_begin({"Ada", "Ben"});
    house.done("Ada", "say", R"("key":"\"","text":"quote \" and \\ and \u00a1")");
    house.play_to_the_end(random);
    for (const std::string& text : house.stored()) {
        const auto event = online::read_event(text);
        ASSERT_TRUE(event) << text;
        EXPECT_EQ(online::write(*event), text);
    }
}

TEST(StoredEvents, ThatAreDamagedAreRefused) {
    for (const std::string_view text :
         {"", "[]", "{", R"({"kind":"nothing","at":1})", R"({"kind":"begun","at":-1})",
          R"({"kind":"begun","at":"1"})", R"({"kind":"begun","at":1,"what":2})",
          R"({"kind":"sat","at":1,"seat":6})", R"({"kind":"sat","at":1,"person":5})",
          R"({"kind":"moved","at":1,"move":{"kind":"fly"}})",
          R"({"kind":"judged","at":1,"winners":[9]})", R"({"kind":"created","at":1,"setup":{}})",
          R"({"kind":"created","at":1,"kept":[1]})"}) {
        EXPECT_FALSE(online::read_event(text)) << text;
    }
}

TEST(StoredEvents, ThatCannotHaveHappenedAreRefused) {
    House house{two_people};
    house.sit_and_begin({"Ada", "Ben"});
    for (
        const std::string_view event :
        {R"({"kind":"begun","at":9000000000000})",
         R"({"kind":"judged","at":9000000000000,"winners":[1]})",
         R"({"kind":"sat","at":9000000000000,"seat":1,"person":"x","name":"X"})",
         R"({"kind":"moved","at":9000000000000,"seat":1,"answers":0,"move":{"kind":"pass"}})",
         R"({"kind":"moved","at":9000000000000,"seat":1,"answers":4,"move":{"kind":"take","position":1}})",
         R"({"kind":"moved","at":9000000000000,"seat":5,"answers":0,"move":{"kind":"take","position":1}})",
         R"({"kind":"moved","at":1,"seat":1,"answers":0,"move":{"kind":"take","position":1}})",
         R"({"kind":"undone","at":9000000000000,"seat":1})",
         R"({"kind":"resumed","at":9000000000000,"seat":1})",
         R"({"kind":"left","at":9000000000000})",
         R"({"kind":"went","at":9000000000000,"person":"x"})",
         R"({"kind":"voted","at":9000000000000,"person":"x","choice":1})"}) {
        OnlineTable table = house.table();
        EXPECT_FALSE(table.apply(*online::read_event(event))) << event;
    }
    OnlineTable empty{"t", content::box_catalog()};
    EXPECT_FALSE(empty.apply(*online::read_event(R"({"kind":"begun","at":1})")));
}

TEST(Sync, BringsWhatWasMissedOrEverything) {
    House house{two_people};
    house.sit_and_begin({"Ada", "Ben"});
    chance::FastRandom random{6};
    for (int i = 0; i < 4; ++i)
        house.anything(random);
    const EventNumber last = house.last();
    const Json some =
        house.answer("Ada", "sync", R"("viewer":1,"after":)" + std::to_string(last - 2), "events");
    EXPECT_EQ(field(some, "events").items.size(), 2);
    EXPECT_EQ(field(some, "game").items.size(), 2);
    const Json none =
        house.answer("Ada", "sync", R"("viewer":1,"after":)" + std::to_string(last), "events");
    EXPECT_TRUE(field(none, "events").items.empty());
    house.answer("Ada", "sync", R"("viewer":1)", "online");
    // With the beginning among them the game comes as it stands now.
    const Json all = house.answer("Ada", "sync", R"("viewer":1,"after":0)", "events");
    ASSERT_EQ(field(all, "game").items.size(), 1);
    EXPECT_EQ(whole_of(field(all, "game").items[0], "number"), 4);
    EXPECT_EQ(house.refusal("Ada", "sync", R"("viewer":1,"after":)" + std::to_string(last + 1)),
              "ahead");
}

TEST(Questions, AreAnsweredAsAtALocalTable) {
    House house{two_people};
    EXPECT_EQ(house.refusal("Ada", "look", R"("seat":1,"cards":[1,2,3])"), "not_running");
    house.sit_and_begin({"Ada", "Ben"});
    house.answer("Ada", "look", R"("seat":1,"cards":[1,2,3])", "looked");
    house.answer("Ada", "orders", R"("seat":1,"cards":[1,2,3])", "ordered");
    EXPECT_EQ(house.refusal("Ada", "look", R"("seat":3,"cards":[1,2,3])"), "no_such_seat");
    house.answer("Ada", "positions", R"("viewer":1)", "positions");
}

TEST(Moves, RepeatedStaleForeignAndIllegalAreEachRecognised) {
    House house{two_people};
    house.sit_and_begin({"Ada", "Ben"});
    const std::string_view take = R"("viewer":1,"answers":0,"move":{"kind":"take","position":2})";
    EXPECT_EQ(house.refusal("Cleo", "move", take), "not_at_table");
    EXPECT_EQ(house.refusal("Ben", "move", take), "refusal.not_your_turn");
    EXPECT_EQ(house.refusal("Ben", "move", std::string{take} + R"(,"seat":1)"), "not_your_seat");
    EXPECT_EQ(house.refusal("Ada", "move",
                            R"("viewer":1,"answers":0,"move":{"kind":"judge","winners":[1]})"),
              "refusal.not_awaiting_judgement");
    EXPECT_EQ(house.refusal("Ada", "move", R"("viewer":1,"answers":1,"move":{"kind":"pass"})"),
              "ahead");
    EXPECT_EQ(house.refusal("Ada", "move", R"("viewer":1,"answers":0,"move":{"kind":"pass"})"),
              "refusal.cannot_pass");
    const Json moved = house.done("Ada", "move", take);
    const EventNumber last = house.last();
    EXPECT_EQ(text_of_json(house.done("Ada", "move", take)), text_of_json(moved));
    EXPECT_EQ(house.last(), last);
    EXPECT_EQ(house.refusal("Ada", "move",
                            R"("viewer":1,"answers":0,"move":{"kind":"take","position":1})"),
              "stale");
    EXPECT_EQ(house.refusal("Ben", "move", take), "stale");
    EXPECT_FALSE(house.table().decide_thought(1, rules::Move::pass(), house.now()));
    house.done("Ben", "leave");
    EXPECT_FALSE(house.table().decide_thought(0, rules::Move::pass(), house.now()));
    EXPECT_FALSE(house.table().decide_thought(1, rules::Move::pass(), house.now()));
}

}  // namespace
}  // namespace velatura::test
