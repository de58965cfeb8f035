// Clocks and breaks, with a clock set by hand.
#include "house.h"

namespace velatura::test {
namespace {

std::string with_clock(std::string_view clock) {
    return std::string{two_people} + R"(,"clock":)" + std::string{clock};
}

std::string away(const House& house, std::size_t seat) {
    const Json room = house.room();
    const Json& why = field(field(room, "seats").items[seat], "away");
    return why.kind == Json::Kind::null ? "" : why.text;
}

Time left(const House& house, std::size_t seat) {
    const Json room = house.room();
    return whole_of(field(room, "seats").items[seat], "left");
}

Time deadline(const House& house) {
    const Json room = house.room();
    return field(room, "deadline").whole - house.now();
}

TEST(TimeControl, WithoutOneNobodyIsHurried) {
    House house{two_people};
    house.sit_and_begin({"Ada", "Ben"});
    EXPECT_FALSE(house.table().next_alarm());
    house.wait(1'000'000'000);
    EXPECT_EQ(away(house, 0), "");
}

TEST(TimeControl, OfEachMoveStartsAnewWithEachTurn) {
    House house{with_clock(R"({"kind":"move","seconds":30})")};
    house.sit_and_begin({"Ada", "Ben"});
    chance::FastRandom random{1};
    house.wait(20'000);
    EXPECT_EQ(deadline(house), 10'000);
    house.anything(random);
    EXPECT_EQ(deadline(house), 30'000);
    house.wait(29'999);
    EXPECT_EQ(away(house, 1), "");
    house.wait(1);
    EXPECT_EQ(away(house, 1), "clock");
    ASSERT_TRUE(house.table().to_think());
    EXPECT_FALSE(house.table().next_alarm());
    EXPECT_TRUE(house.think(random));
    EXPECT_EQ(deadline(house), 30'000);
    house.done("Ben", "return");
    house.anything(random);
    EXPECT_EQ(deadline(house), 30'000);
}

TEST(TimeControl, OfDaysWaitsForDays) {
    House house{with_clock(R"({"kind":"days","days":3})")};
    house.sit_and_begin({"Ada", "Ben"});
    constexpr Time day = 86'400'000;
    EXPECT_EQ(deadline(house), 3 * day);
    house.wait(3 * day);
    EXPECT_EQ(away(house, 0), "clock");
}

TEST(TimeControl, RelaxedKeepsABankAndAddsToItWithEachMove) {
    House house{with_clock(R"({"kind":"relaxed","bank":60,"increment":5})")};
    house.sit_and_begin({"Ada", "Ben"});
    chance::FastRandom random{2};
    house.wait(20'000);
    house.anything(random);
    EXPECT_EQ(left(house, 0), 45'000);
    EXPECT_EQ(left(house, 1), 60'000);
    house.anything(random);
    EXPECT_EQ(left(house, 1), 65'000);
    EXPECT_EQ(deadline(house), 45'000);
    house.wait(45'000);
    EXPECT_EQ(away(house, 0), "clock");
    EXPECT_TRUE(house.think(random));
    EXPECT_EQ(left(house, 0), 0);
    house.done("Ada", "return");
    EXPECT_EQ(left(house, 0), 10'000);  // enough for a move
    house.anything(random);
    EXPECT_EQ(deadline(house), 10'000);
}

TEST(TimeControl, LeavingAndReturningWinsNoTime) {
    House house{with_clock(R"({"kind":"move","seconds":60})")};
    house.sit_and_begin({"Ada", "Ben"});
    house.wait(30'000);
    house.done("Ada", "leave");
    EXPECT_FALSE(house.table().next_alarm());
    house.wait(5'000);
    house.done("Ada", "return");
    EXPECT_EQ(deadline(house), 30'000);
    house.wait(30'000);
    EXPECT_EQ(away(house, 0), "clock");
    // The computer player has this turn.
    house.done("Ada", "return");
    EXPECT_EQ(away(house, 0), "clock");
}

TEST(TimeControl, ReturningWithinATurnNeverFillsTheBank) {
    House house{with_clock(R"({"kind":"relaxed","bank":60,"increment":60})")};
    house.sit_and_begin({"Ada", "Ben"});
    house.wait(55'000);
    for (int i = 0; i < 3; ++i) {
        house.done("Ada", "leave");
        house.done("Ada", "return");
        EXPECT_EQ(deadline(house), 5'000);
    }
    house.wait(5'000);
    EXPECT_EQ(away(house, 0), "clock");
    for (int i = 0; i < 3; ++i) {
        house.done("Ada", "return");
        EXPECT_EQ(away(house, 0), "clock");
    }
}

TEST(TimeControl, LeavingBetweenTurnsDoesNotFillTheBank) {
    House house{with_clock(R"({"kind":"relaxed","bank":60,"increment":5})")};
    house.sit_and_begin({"Ada", "Ben"});
    chance::FastRandom random{3};
    house.wait(59'000);
    house.anything(random);
    EXPECT_EQ(left(house, 0), 6'000);
    house.done("Ada", "leave");
    house.done("Ada", "return");
    EXPECT_EQ(left(house, 0), 6'000);
}

// No computer player moves where nobody is: whoever comes back first has to be able to.
TEST(TimeControl, WhoComesBackToAnEmptyTableHasTimeForAMove) {
    House house{with_clock(R"({"kind":"move","seconds":60})")};
    house.sit_and_begin({"Ada", "Ben"});
    house.done("Ben", "leave");
    house.wait(60'000);
    EXPECT_EQ(away(house, 0), "clock");
    house.done("Ada", "return");
    EXPECT_EQ(deadline(house), 10'000);
}

TEST(Break, BeginsWhenAllWantItAndEndsWhenOneDoesNot) {
    House house{with_clock(R"({"kind":"move","seconds":60})")};
    house.sit_and_begin({"Ada", "Ben"});
    house.wait(20'000);
    house.done("Ada", "rest", R"("rest":true)");
    house.done("Ada", "rest", R"("rest":true)");
    EXPECT_FALSE(field(house.room(), "paused").boolean);
    EXPECT_EQ(deadline(house), 40'000);
    house.done("Ben", "rest", R"("rest":true)");
    EXPECT_TRUE(field(house.room(), "paused").boolean);
    house.wait(10'000'000);
    EXPECT_EQ(away(house, 0), "");
    EXPECT_EQ(house.refusal("Ada", "move",
                            R"("viewer":1,"answers":0,"move":{"kind":"take","position":1})"),
              "on_break");
    EXPECT_EQ(house.refusal("Cleo", "rest", R"("rest":false)"), "not_at_table");
    house.done("Ben", "rest", R"("rest":false)");
    EXPECT_FALSE(field(house.room(), "paused").boolean);
    EXPECT_EQ(deadline(house), 40'000);
    house.done("Ben", "rest", R"("rest":true)");
    house.done("Ada", "leave");  // only Ben is left, and wants it
    EXPECT_TRUE(field(house.room(), "paused").boolean);
    EXPECT_FALSE(house.table().to_think());
    house.done("Ada", "return");
    house.done("Ada", "rest", R"("rest":false)");
    EXPECT_EQ(deadline(house), 40'000);
}

TEST(ClockWithBoxes, RunsWhileAPainterIsChosenThenTheComputerPlayerChooses) {
    House house{std::string{box_kinds()[0].fields} + R"(,"clock":{"kind":"move","seconds":30})"};
    house.sit_and_begin({"Ada", "Ben"});
    EXPECT_EQ(text_of(house.view(""), "phase"), "painters");
    const auto seat = *house.table().state().to_act();
    EXPECT_FALSE(house.table().to_think());
    house.wait(30'000);
    const auto thinking = house.table().to_think();
    ASSERT_TRUE(thinking);
    EXPECT_EQ(thinking->seat, seat);
    EXPECT_EQ(thinking->level, "journeyman");
    chance::FastRandom random{1};
    EXPECT_TRUE(house.think(random));
    EXPECT_NE(house.table().state().game->match().state().player(seat).painter, rules::no_painter);
}

}  // namespace
}  // namespace velatura::test
