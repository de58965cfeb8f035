// Ties, judged by those who are not tied.
#include <memory>

#include "house.h"

namespace velatura::test {
namespace {

constexpr std::string_view three_people =
    R"("judges":true,"mode":"standard","scoring":[1],)"
    R"("seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}])";

// A game that has come to a tie of two of three, found by trying chances, with Dan and Eve
// watching.
std::unique_ptr<House> tie(std::string_view fields, std::size_t seats, int tied) {
    for (std::uint64_t chance = 1; chance < 400; ++chance) {
        auto house = std::make_unique<House>(fields, chance);
        for (const std::string_view person : {"Dan", "Eve"})
            house->done(person, "join", R"("name":)" + json_text(person));
        seats == 3 ? house->sit_and_begin({"Ada", "Ben", "Cleo"})
                   : house->sit_and_begin({"Ada", "Ben"});
        chance::FastRandom random{chance};
        house->play_to_the_end(random);
        if (house->stage() == "judging" && house->table().state().tied().size() == tied)
            return house;
    }
    ADD_FAILURE() << "no tie found";
    return nullptr;
}

struct Tie {
    explicit Tie(House& house) {
        for (std::size_t seat = 0; seat < house.table().state().chairs.size(); ++seat) {
            const std::string& person = house.table().state().chairs[seat].person;
            const auto one = static_cast<rules::Seat>(seat);
            (house.table().state().tied().contains(one) ? tied : others).push_back(person);
            if (house.table().state().tied().contains(one)) {
                seats.push_back(R"("seat":)" + std::to_string(seat + 1));
            } else {
                not_tied = R"("seat":)" + std::to_string(seat + 1);
            }
        }
    }
    std::vector<std::string> tied, others, seats;
    std::string not_tied;
};

std::string winners(House& house) {
    const std::string record = house.record();
    const std::size_t at = record.find("won ");
    return record.substr(at + 4, record.find('"', at) - at - 4);
}

TEST(Vote, IsForTheSeatsThatAreNotTiedAndTheSpectators) {
    const auto house = tie(three_people, 3, 2);
    ASSERT_TRUE(house);
    const Tie tie{*house};
    EXPECT_EQ(whole_of(field(house->room(), "judging"), "voters"), 3);
    EXPECT_EQ(house->refusal(tie.tied[0], "vote", tie.seats[0]), "no_vote");
    house->done("Fay", "join", R"("name":"Fay")");  // too late for this one
    const auto judges = [&](std::string_view person) {
        return protocol::truth_of(field(house->snapshot(person), "you"), "judges");
    };
    EXPECT_FALSE(judges(tie.tied[0]));
    EXPECT_FALSE(judges("Fay"));
    EXPECT_TRUE(judges("Dan"));
    EXPECT_TRUE(judges(tie.others[0]));
    EXPECT_EQ(house->refusal("Fay", "vote", tie.seats[0]), "no_vote");
    EXPECT_EQ(house->refusal("Dan", "vote", tie.not_tied), "refusal.judge_not_tied");
    EXPECT_EQ(house->refusal("Dan", "vote", R"("seat":5)"), "no_such_seat");
    house->done("Dan", "vote", tie.seats[0]);
    house->done("Dan", "vote", tie.seats[0]);
    const Json voted = house->done("Eve", "vote", tie.seats[0]);
    EXPECT_EQ(find(field(voted, "events").items[0], "choice"), nullptr);
    house->done("Eve", "vote", tie.seats[1]);  // the last word counts
    EXPECT_EQ(whole_of(field(house->room(), "judging"), "voted"), 2);
    EXPECT_EQ(house->stage(), "judging");
    EXPECT_EQ(house->refusal(tie.tied[0], "undo", R"("viewer":1,"answers":0)"), "not_running");
    const Json last = house->done(tie.others[0], "vote", tie.seats[1]);
    EXPECT_EQ(house->stage(), "over");
    EXPECT_EQ(text_of(field(last, "events").items.back(), "kind"), "judged");
    EXPECT_EQ(winners(*house), tie.seats[1].substr(7));
    EXPECT_EQ(house->refusal("Dan", "vote", tie.seats[0]), "not_judging");
}

TEST(Vote, OfEqualNumbersSharesTheWin) {
    const auto house = tie(three_people, 3, 2);
    ASSERT_TRUE(house);
    const Tie tie{*house};
    house->done("Dan", "vote", tie.seats[0]);
    house->done("Eve", "vote", tie.seats[1]);
    house->done(tie.others[0], "leave");
    EXPECT_EQ(house->stage(), "over");  // the only vote that was missing has gone
    EXPECT_EQ(winners(*house), tie.seats[0].substr(7) + " " + tie.seats[1].substr(7));
}

TEST(Vote, EndsWithTime) {
    const auto house = tie(three_people, 3, 2);
    ASSERT_TRUE(house);
    const Tie tie{*house};
    house->done("Dan", "vote", tie.seats[0]);
    house->wait(59'999);
    EXPECT_EQ(house->stage(), "judging");
    house->wait(1);
    EXPECT_EQ(house->stage(), "over");
    EXPECT_EQ(winners(*house), tie.seats[0].substr(7));
}

// Where the table has not chosen them, strangers decide nothing.
TEST(Vote, IsForSpectatorsOnlyWhereTheTableSaysSo) {
    const auto house = tie(
        R"("mode":"standard","scoring":[1],"seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}])",
        3, 2);
    ASSERT_TRUE(house);
    const Tie tie{*house};
    EXPECT_FALSE(protocol::truth_of(field(house->room(), "setup"), "judges"));
    EXPECT_EQ(whole_of(field(house->room(), "judging"), "voters"), 1);
    EXPECT_EQ(house->refusal("Dan", "vote", tie.seats[0]), "no_vote");
    house->done(tie.others[0], "leave");
    EXPECT_EQ(house->stage(), "over");
    EXPECT_EQ(winners(*house), tie.seats[0].substr(7) + " " + tie.seats[1].substr(7));
}

TEST(Vote, WithoutAnybodyToVoteIsSharedAtOnce) {
    for (std::uint64_t chance = 1;; ++chance) {
        ASSERT_LT(chance, 400) << "no tie found";
        House house{R"("mode":"standard","scoring":[1],"seats":[{"kind":"open"},{"kind":"open"}])",
                    chance};
        house.done("Dan", "join", R"("name":"Dan")");
        house.sit_and_begin({"Ada", "Ben"});
        chance::FastRandom random{chance};
        house.play_to_the_end(random);
        ASSERT_EQ(house.stage(), "over");
        if (house.record().find("judge") == std::string::npos) continue;
        EXPECT_EQ(winners(house), "1 2");
        return;
    }
}

}  // namespace
}  // namespace velatura::test
