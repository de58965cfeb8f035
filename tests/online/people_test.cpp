// Who sits where: sitting down, readiness, leaving and returning, removing, the next game.
#include "house.h"

#include "content/loader.h"

namespace velatura::test {
namespace {

constexpr std::string_view three_seats =
    R"("mode":"standard","scenario":"family-game","seats":[{"kind":"open"},{"kind":"open"},{"kind":"bot","level":"visitor"}],"first":1)";

std::string as(std::string_view name, std::uint64_t nonce, std::string_view more = {}) {
    return R"("name":)" + json_text(name) + R"(,"nonce":")" + digits(nonce, 32) + '"' +
           std::string{more};
}

std::string kinds_of(const Json& room) {
    std::string text;
    for (const Json& seat : field(room, "seats").items)
        text += text_of(seat, "kind").front();
    return text;
}

TEST(Host, RefusesWhatCannotBePlayed) {
    const auto refused = [](std::string_view fields) {
        const auto message = protocol::read(
            R"({"type":"host","clock":{"kind":"none"},"open":true,"spectators":true,"relief":"artist",)" +
                std::string{fields} + "}",
            "ToOnline");
        EXPECT_TRUE(message) << fields;
        const auto made = OnlineTable::host(content::box_catalog(), *message, "p", 1, {});
        return made ? std::string{"made"} : made.error().key;
    };
    EXPECT_EQ(refused(R"("mode":"standard","scoring":[1],"seats":[{"kind":"open"}])"),
              "refusal.one_player_needs_mode");
    EXPECT_EQ(
        refused(
            R"("mode":"standard","scoring":[1],"seats":[{"kind":"bot","level":"artist"},{"kind":"bot","level":"artist"}])"),
        "message.no_person");
    EXPECT_EQ(refused(R"("mode":"solo_puzzle","scenario":"nowhere","seats":[{"kind":"open"}])"),
              "record.unknown_scenario");
    EXPECT_EQ(refused(R"("mode":"solo_puzzle","scoring":[1,1],"seats":[{"kind":"open"}])"),
              "refusal.scoring_card_twice");
}

TEST(Sitting, IsFirstComeFirstServedAndRepeatsDoNoHarm) {
    House house{three_seats};
    EXPECT_EQ(kinds_of(house.room()), "oob");
    EXPECT_EQ(house.refusal("Ada", "sit", as("Ada", 1, R"(,"seat":3)")), "seat_taken");
    EXPECT_EQ(house.refusal("Ada", "sit", as("Ada", 1, R"(,"seat":4)")), "no_such_seat");
    EXPECT_EQ(house.refusal("Ada", "sit", as("A,B", 1)), "record.bad_name");
    EXPECT_EQ(
        house.refusal("Ada", "sit", R"("name":"Ada","nonce":"ABCDEFABCDEFABCDEFABCDEFABCDEFAB")"),
        "bad_nonce");
    const Json sat = house.done("Ada", "sit", as("Ada", 1, R"(,"seat":2)"));
    EXPECT_EQ(field(field(sat, "you"), "seat").whole, 2);
    const Json again = house.done("Ada", "sit", as("Ada", 1, R"(,"seat":2)"));
    EXPECT_EQ(text_of_json(again), text_of_json(sat));
    EXPECT_EQ(text_of_json(house.done("Ada", "sit", as("Ada", 1))), text_of_json(sat));
    EXPECT_EQ(house.refusal("Ada", "sit", as("Ada", 1, R"(,"seat":1)")), "seated_already");
    EXPECT_EQ(house.refusal("Ben", "sit", as("Ben", 2, R"(,"seat":2)")), "seat_taken");
    house.done("Ben", "sit", as("Ben", 2));
    EXPECT_EQ(house.refusal("Cleo", "sit", as("Cleo", 3)), "no_free_seat");
    house.done("Ada", "leave");
    house.done("Ada", "leave");
    house.done("Cleo", "sit", as("Cleo", 3));
    EXPECT_EQ(text_of(field(house.room(), "seats").items[1], "name"), "Cleo");
}

TEST(Ready, BeginsTheGameWhenAllAre) {
    House house{three_seats};
    house.sit("Ada");
    EXPECT_EQ(house.refusal("Ben", "ready", R"("ready":true)"), "not_at_table");
    house.done("Ada", "ready", R"("ready":true)");
    house.done("Ada", "ready", R"("ready":false)");
    house.sit("Ben");
    house.done("Ben", "ready", R"("ready":true)");
    EXPECT_EQ(house.stage(), "waiting");
    EXPECT_EQ(house.refusal("Ada", "move", R"("viewer":1,"answers":0,"move":{"kind":"pass"})"),
              "not_running");
    EXPECT_EQ(house.refusal("Ada", "record"), "not_running");
    const Json begun = house.done("Ada", "ready", R"("ready":true)");
    EXPECT_EQ(house.stage(), "playing");
    ASSERT_EQ(field(begun, "game").items.size(), 1);
    EXPECT_EQ(text_of(field(begun, "game").items[0], "type"), "table");
    house.done("Ada", "ready", R"("ready":true)");
    EXPECT_EQ(house.refusal("Ada", "ready", R"("ready":false)"), "begun_already");
    EXPECT_EQ(house.refusal("Cleo", "sit", as("Cleo", 3)), "begun_already");
    EXPECT_EQ(house.refusal("host", "close"), "begun_already");
}

TEST(Chairs, AreTheHostsToGiveBeforeTheGame) {
    House house{three_seats};
    EXPECT_EQ(house.refusal("Ada", "chair", R"("seat":1,"level":"artist")"), "not_host");
    EXPECT_EQ(house.refusal("host", "chair", R"("seat":5,"level":"artist")"), "no_such_seat");
    house.done("host", "chair", R"("seat":3,"level":null)");
    house.done("host", "chair", R"("seat":1,"level":"artist")");
    house.done("host", "chair", R"("seat":1,"level":"artist")");
    EXPECT_EQ(kinds_of(house.room()), "boo");
    house.done("host", "chair", R"("seat":2,"level":"artist")");
    EXPECT_EQ(house.refusal("host", "chair", R"("seat":3,"level":"artist")"), "no_person");
    house.sit("Ada");
    EXPECT_EQ(house.refusal("host", "chair", R"("seat":3,"level":null)"), "seat_taken");
    house.done("Ada", "ready", R"("ready":true)");
    EXPECT_EQ(house.stage(), "playing");
    EXPECT_EQ(house.refusal("host", "chair", R"("seat":1,"level":null)"), "begun_already");
}

TEST(Closing, IsForTheHostBeforeTheGame) {
    House house{three_seats};
    house.sit("Ada");
    EXPECT_EQ(house.refusal("Ada", "close"), "not_host");
    house.done("host", "close");
    house.done("host", "close");
    EXPECT_EQ(house.stage(), "closed");
    EXPECT_EQ(house.refusal("Ben", "sit", as("Ben", 1)), "table_closed");
}

TEST(Leaving, GivesTheSeatToAComputerPlayerUntilTheReturn) {
    House house{three_seats};
    house.sit_and_begin({"Ada", "Ben"});
    EXPECT_FALSE(house.table().to_think());
    house.done("Ada", "leave");
    ASSERT_TRUE(house.table().to_think());
    EXPECT_EQ(house.table().to_think()->level, "journeyman");
    EXPECT_EQ(text_of(field(house.room(), "seats").items[0], "away"), "left");
    EXPECT_EQ(house.refusal("Ada", "move",
                            R"("viewer":1,"answers":0,"move":{"kind":"take","position":1})"),
              "away");
    chance::FastRandom random{1};
    EXPECT_TRUE(house.think(random));
    EXPECT_FALSE(house.think(random));  // Ben is there
    house.done("Ada", "return");
    house.done("Ada", "return");
    EXPECT_EQ(house.refusal("Cleo", "return"), "not_at_table");
    house.anything(random);  // Ben
    ASSERT_TRUE(house.table().to_think());
    EXPECT_EQ(house.table().to_think()->level, "visitor");
}

TEST(Leaving, OfEverybodyLetsTheTableSleep) {
    House house{three_seats};
    house.sit_and_begin({"Ada", "Ben"});
    house.done("Ada", "leave");
    house.done("Ben", "leave");
    EXPECT_FALSE(house.table().to_think());
    house.done("Ben", "return");
    EXPECT_TRUE(house.table().to_think());
}

TEST(Removing, IsForTheHostAndForGood) {
    House house{three_seats, 1, "Ada"};
    house.sit("Ada");
    house.sit("Ben");
    const auto since = [&] {
        return R"("seat":2,"since":)" +
               std::to_string(whole_of(field(house.room(), "seats").items[1], "since"));
    };
    EXPECT_EQ(house.refusal("Ben", "remove", R"("seat":1,"since":2)"), "not_host");
    EXPECT_EQ(house.refusal("Ada", "remove", R"("seat":1,"since":2)"), "not_yourself");
    house.done("Ada", "remove", R"("seat":2,"since":1)");  // somebody else was meant
    EXPECT_EQ(kinds_of(house.room()), "ppb");
    house.done("Ada", "remove", since());
    EXPECT_EQ(house.refusal("Ben", "sit", as("Ben", 2)), "was_removed");
    EXPECT_EQ(house.refusal("Ben", "join", R"("name":"Ben")"), "was_removed");
    house.sit("Cleo");
    for (const std::string_view person : {"Ada", "Cleo"})
        house.done(person, "ready", R"("ready":true)");
    house.done("Ada", "remove", since());
    EXPECT_EQ(kinds_of(house.room()), "pbb");
    EXPECT_EQ(house.refusal("Cleo", "return"), "not_at_table");
    chance::FastRandom random{2};
    house.play_to_the_end(random);
    EXPECT_EQ(house.stage(), "over");
    EXPECT_EQ(house.refusal("Ada", "remove", since()), "not_running");
}

TEST(Host, IsWhoeverIsThereFirstWhileTheOneWhoSetTheTableIsAway) {
    House house{three_seats, 1, "Ada"};
    house.sit_and_begin({"Ada", "Ben"});
    EXPECT_TRUE(field(field(house.snapshot("Ada"), "you"), "host").boolean);
    house.done("Ada", "leave");
    EXPECT_TRUE(field(field(house.snapshot("Ben"), "you"), "host").boolean);
    EXPECT_FALSE(field(field(house.snapshot("Ada"), "you"), "host").boolean);
    house.done("Ada", "return");
    EXPECT_FALSE(field(field(house.snapshot("Ben"), "you"), "host").boolean);
}

TEST(Spectators, JoinByNameWhereTheyMay) {
    House house{three_seats};
    house.done("Cleo", "join", R"("name":"Cleo")");
    house.done("Cleo", "join", R"("name":"Cleo")");
    EXPECT_EQ(field(house.room(), "audience").items.size(), 1);
    EXPECT_TRUE(field(field(house.snapshot("Cleo"), "you"), "joined").boolean);
    EXPECT_EQ(house.refusal("Dan", "join", R"("name":"D,n")"), "record.bad_name");
    house.sit("Cleo");  // leaves the audience for a seat
    EXPECT_TRUE(field(house.room(), "audience").items.empty());
    for (std::size_t i = 0; i < online::TableState::most_spectators; ++i)
        house.done("p" + std::to_string(i), "join", R"("name":"P)" + std::to_string(i) + '"');
    EXPECT_EQ(house.refusal("Dan", "join", R"("name":"Dan")"), "audience_full");
    house.done("p0", "leave");
    house.done("Dan", "join", R"("name":"Dan")");
    House shut{
        R"("mode":"solo_puzzle","scoring":[1],"seats":[{"kind":"open"}],"spectators":false)"};
    EXPECT_EQ(shut.refusal("Dan", "join", R"("name":"Dan")"), "no_spectators");
    EXPECT_TRUE(shut.table().may_see("Dan"));  // to sit down
    shut.sit_and_begin({"Ada"});
    EXPECT_FALSE(shut.table().may_see("Dan"));
    EXPECT_EQ(shut.refusal("Dan", "sync", R"("viewer":null)"), "no_spectators");
    EXPECT_EQ(shut.refusal("Dan", "leave"), "no_spectators");
    EXPECT_TRUE(shut.table().may_see("Ada"));
    // Who was removed there is told that, not to ask for a seat.
    House small{
        R"("mode":"solo_puzzle","scoring":[1],"seats":[{"kind":"open"}],"spectators":false)"};
    small.sit("Ben");
    const Json seat = field(small.room(), "seats").items[0];
    small.done("host", "remove",
               R"("seat":1,"since":)" + std::to_string(field(seat, "since").whole));
    EXPECT_EQ(small.refusal("Ben", "sit", as("Ben", 2)), "was_removed");
}

TEST(Rematch, RotatesTheSeatsAndKeepsThemForThosePeople) {
    House house{three_seats};
    house.sit_and_begin({"Ada", "Ben"});
    EXPECT_EQ(house.refusal("Ada", "rematch"), "not_over");
    chance::FastRandom random{3};
    house.play_to_the_end(random);
    if (house.stage() == "judging") house.wait(100'000);
    ASSERT_EQ(house.stage(), "over");
    EXPECT_EQ(house.refusal("Cleo", "rematch"), "not_at_table");
    const online::Fresh fresh{"next", digits(50), digits(51), digits(52)};
    const auto message = protocol::read(R"({"type":"rematch","table":"table-1"})", "ToOnline");
    const auto decided = house.table().decide(*message, "Ben", house.now(), fresh);
    ASSERT_TRUE(decided && decided->event && decided->new_table);
    const Json told = house.done("Ben", "rematch");
    EXPECT_EQ(text_of_json(field(house.done("Ada", "rematch"), "events")),
              text_of_json(field(told, "events")));
    EXPECT_EQ(text_of(house.room(), "next"), "table-1001");

    OnlineTable next{"next", content::box_catalog()};
    ASSERT_TRUE(next.apply(*decided->new_table));
    EXPECT_EQ(next.state().host(), "Ben");  // who asked for it
    const auto sit =
        protocol::read(R"({"type":"sit","table":"next",)" + as("Ada", 1) + "}", "ToOnline");
    const auto sat = next.decide(*sit, "Ada", house.now(), fresh);
    ASSERT_TRUE(sat && sat->event);
    ASSERT_TRUE(next.apply(*sat->event));
    EXPECT_EQ(next.state().seat_of("Ada"), static_cast<rules::Seat>(1));
    EXPECT_EQ(next.state().chairs[0].kind, online::Chair::Kind::bot);
    const auto other =
        protocol::read(R"({"type":"sit","table":"next",)" + as("Dan", 2) + "}", "ToOnline");
    const auto strange = next.decide(*other, "Dan", house.now(), fresh);
    ASSERT_FALSE(strange);  // the last seat is Ben's
    EXPECT_EQ(strange.error().key, "message.no_free_seat");
}

TEST(Listing, TellsWhoSitsAndWhoseTurnItIs) {
    House house{three_seats};
    house.sit("Ada");
    const auto listed = [&](std::string_view person) {
        protocol::Writer writer;
        house.table().write_listed(writer, person);
        auto one = protocol::read(writer.text(), "ListedTable");
        EXPECT_TRUE(one);
        return *one;
    };
    EXPECT_EQ(whole_of(listed("x"), "free"), 1);
    EXPECT_EQ(field(listed("Ada"), "you").whole, 1);
    house.sit("Ben");
    for (const std::string_view person : {"Ada", "Ben"})
        house.done(person, "ready", R"("ready":true)");
    EXPECT_EQ(field(listed("Ada"), "to_act").whole, 1);
    const auto away = [&] {
        return protocol::truth_of(field(listed("Ada"), "seats").items[0], "away");
    };
    EXPECT_FALSE(away());
    house.done("Ada", "leave");
    EXPECT_TRUE(away());
    EXPECT_EQ(house.table().people(), (std::vector<std::string>{"Ada", "Ben"}));
}

}  // namespace
}  // namespace velatura::test
