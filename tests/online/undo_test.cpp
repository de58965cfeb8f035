// Taking back: with everybody's consent, and never past something revealed.
#include "house.h"

namespace velatura::test {
namespace {

constexpr std::string_view take = R"({"kind":"take","position":1})";

void move(House& house, std::string_view person, std::string_view move) {
    house.done(person, "move",
               R"("viewer":null,"answers":)" + std::to_string(house.entries()) + R"(,"move":)" +
                   std::string{move});
}

std::string now(const House& house) {
    return R"("viewer":null,"answers":)" + std::to_string(house.entries());
}
std::string consent(const House& house, bool agree) {
    return R"("answers":)" + std::to_string(house.entries()) + R"(,"agree":)" +
           (agree ? "true" : "false");
}

// A legal painting of the person to act.
std::string painting(const House& house, std::string_view person) {
    const Json view = house.view(person);
    const Json& own =
        field(view, "seats").items[static_cast<std::size_t>(whole_of(view, "viewer") - 1)];
    const auto& hand = field(own, "hand").items;
    return R"({"kind":"paint","layers":[)" + std::to_string(hand[0].whole) + "," +
           std::to_string(hand[1].whole) + "," + std::to_string(hand[2].whole) +
           R"(],"background":)" + std::to_string(field(own, "backgrounds").items[0].whole) + "}";
}

class Undo : public testing::Test {
  protected:
    Undo() : house(two_people) {
        house.sit_and_begin({"Ada", "Ben"});
        for (int i = 0; i < 3; ++i) {
            move(house, "Ada", take);
            move(house, "Ben", take);
        }
    }
    House house;
};

TEST_F(Undo, OfATakeThatWasRefilledIsNeverPossible) {
    EXPECT_EQ(house.refusal("Ben", "undo", now(house)), "undo_reveals");
    move(house, "Ada", painting(house, "Ada"));
    EXPECT_EQ(house.refusal("Ben", "undo", now(house)), "undo_reveals");
}

TEST_F(Undo, NeedsTheConsentOfTheOthers) {
    const std::string before = text_of_json(house.view("Ada"));
    EXPECT_EQ(house.refusal("Cleo", "undo", now(house)), "not_at_table");
    move(house, "Ada", painting(house, "Ada"));
    EXPECT_EQ(house.refusal("Ben", "undo_answer", consent(house, true)), "undo_not_asked");
    house.done("Ada", "undo", now(house));
    house.done("Ada", "undo", now(house));
    EXPECT_EQ(field(field(house.room(), "undo"), "seat").whole, 1);
    EXPECT_EQ(house.refusal("Ada", "undo_answer", consent(house, true)), "undo_not_asked");
    const std::string agreed = consent(house, true);
    const Json undone = house.done("Ben", "undo_answer", agreed);
    ASSERT_EQ(field(undone, "game").items.size(), 1);
    EXPECT_EQ(text_of(field(undone, "game").items[0], "type"), "undone");
    EXPECT_EQ(house.refusal("Ben", "undo_answer", agreed), "undo_not_asked");
    // As it was, but for the count of moves taken back.
    std::string after = text_of_json(house.view("Ada"));
    const std::size_t at = after.find(R"("undone":1)");
    ASSERT_NE(at, std::string::npos);
    after.replace(at, 10, R"("undone":0)");
    EXPECT_EQ(after, before);
    // Asked again, having heard nothing: the earlier answer.
    const Json again = house.done("Ada", "undo", R"("viewer":1,"answers":7)");
    EXPECT_EQ(text_of(field(again, "events").items[0], "kind"), "undone");
}

TEST_F(Undo, CanBeDeclinedOnce) {
    move(house, "Ada", painting(house, "Ada"));
    house.done("Ada", "undo", now(house));
    house.done("Ben", "undo_answer", consent(house, false));
    EXPECT_EQ(field(house.room(), "undo").kind, Json::Kind::null);
    EXPECT_EQ(house.refusal("Ada", "undo", now(house)), "undo_was_declined");
}

TEST_F(Undo, LapsesWithTheNextMoveOrWithTime) {
    move(house, "Ada", painting(house, "Ada"));
    house.done("Ada", "undo", now(house));
    house.wait(60'000);
    EXPECT_EQ(field(house.room(), "undo").kind, Json::Kind::null);
    move(house, "Ben", painting(house, "Ben"));
    house.done("Ben", "undo", now(house));
    EXPECT_EQ(house.refusal("Ada", "undo", now(house)), "stale");
    move(house, "Ada", take);
    EXPECT_EQ(field(house.room(), "undo").kind, Json::Kind::null);
    EXPECT_EQ(house.refusal("Ben", "undo", R"("viewer":2,"answers":8)"), "stale");
    EXPECT_EQ(house.refusal("Ben", "undo", R"("viewer":2,"answers":99)"), "ahead");
}

TEST_F(Undo, TakesBackWhatFollowedToo) {
    move(house, "Ada", painting(house, "Ada"));
    move(house, "Ben", painting(house, "Ben"));
    house.done("Ada", "undo", now(house));
    const Json undone = house.done("Ben", "undo_answer", consent(house, true));
    EXPECT_EQ(field(undone, "game").items.size(), 2);
    EXPECT_EQ(house.table().state().to_act(), static_cast<rules::Seat>(0));
}

TEST_F(Undo, AsksOnlyThoseWhoAreThere) {
    move(house, "Ada", painting(house, "Ada"));
    house.done("Ben", "leave");
    EXPECT_TRUE(house.table().to_think());
    house.done("Ada", "undo", now(house));  // nobody to ask: done at once
    EXPECT_EQ(house.table().state().to_act(), static_cast<rules::Seat>(0));
    move(house, "Ada", painting(house, "Ada"));
    house.done("Ben", "return");
    house.done("Ada", "undo", now(house));
    EXPECT_FALSE(house.table().to_think());
    house.done("Ben", "leave");  // and with this nobody is left to ask
    EXPECT_EQ(field(house.room(), "undo").kind, Json::Kind::null);
    EXPECT_EQ(house.table().state().to_act(), static_cast<rules::Seat>(0));
}

TEST(UndoAtTheStart, FindsNothing) {
    House house{two_people};
    house.sit("Ada");
    EXPECT_EQ(house.refusal("Ada", "undo", R"("viewer":1,"answers":0)"), "not_running");
    house.sit_and_begin({"Ada", "Ben"});
    EXPECT_EQ(house.refusal("Ada", "undo", R"("viewer":1,"answers":0)"), "nothing_to_undo");
}

TEST(UndoWithVincent, StopsAtHisToss) {
    House house{R"("mode":"vincent","scoring":[1,2],"seats":[{"kind":"open"}])"};
    house.sit_and_begin({"Ada"});
    for (int i = 0; i < 3; ++i)
        move(house, "Ada", take);
    move(house, "Ada", painting(house, "Ada"));
    EXPECT_EQ(house.refusal("Ada", "undo", now(house)), "undo_reveals");
}

TEST(UndoWithBoxes, OfAPainterThatWasShownIsNeverPossible) {
    House painters{box_kinds()[0].fields};
    painters.sit_and_begin({"Ada", "Ben"});
    const auto seat = *painters.table().state().to_act();
    const std::string person = painters.table().state().chair(seat).person;
    move(painters, person, R"({"kind":"keep","painter":2})");
    EXPECT_EQ(painters.refusal(person, "undo", now(painters)), "undo_reveals");
}

}  // namespace
}  // namespace velatura::test
