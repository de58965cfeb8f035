// What is told of the shuffle, when, and that it can be checked.
#include "chance/fair.h"
#include "content/loader.h"
#include "house.h"
#include "record/text.h"
#include "table/engine.h"

namespace velatura::test {
namespace {

TEST(Record, TellsTheSeedOnlyWhenTheGameIsOver) {
    House house{two_people};
    house.sit_and_begin({"Ada", "Ben"});
    const std::string before = house.record();
    EXPECT_EQ(before.find("[Seed"), std::string::npos);
    EXPECT_NE(before.find("[Commitment"), std::string::npos);
    EXPECT_EQ(field(house.room(), "reveal").kind, Json::Kind::null);
    EXPECT_EQ(house.refusal("", "result"), "not_over");
    chance::FastRandom random{4};
    house.play_to_the_end(random);
    house.wait(100'000);
    ASSERT_EQ(house.stage(), "over");
    const auto record = record::parse(content::box_catalog(), house.record());
    ASSERT_TRUE(record);
    const auto match = record::Match::replay(content::box_catalog(), *record);
    ASSERT_TRUE(match);
    EXPECT_TRUE(match->verify());
    const Json room = house.room();
    EXPECT_EQ(chance::commitment_of(text_of(field(room, "reveal"), "secret"),
                                    text_of(field(room, "reveal"), "salt")),
              text_of(room, "commitment"));
    EXPECT_EQ(text_of(field(room, "reveal"), "seed"), record->header.seed);
    house.answer("", "result", "", "result");
}

TEST(Record, IsVerifiedByThePagesOwnEngine) {
    House house{kinds()[4].fields};
    house.sit_and_begin({"Ada"});
    chance::FastRandom random{9};
    house.anything(random);
    table::Engine engine{content::box_catalog()};
    const auto verify = [&](const std::string& record) {
        const auto answers = protocol::parse(
            engine.handle(R"({"type":"verify","record":)" + json_text(record) + "}"));
        EXPECT_TRUE(answers && protocol::check(answers->items.front(), "FromEngine"));
        return answers->items.front();
    };
    EXPECT_EQ(text_of(verify(house.record()), "reason"), "record.missing_tag");  // no seed yet
    const std::string promised{text_of(house.room(), "commitment")};
    house.play_to_the_end(random);
    const Json verified = verify(house.record());
    EXPECT_EQ(text_of(verified, "type"), "verified");
    EXPECT_EQ(text_of(verified, "commitment"), promised);
    EXPECT_EQ(field(verified, "nonces").items.size(), 1);
    std::string other = house.record();
    other.replace(other.find(promised), 1, promised[0] == '0' ? "1" : "0");
    EXPECT_EQ(text_of(verify(other), "reason"), "record.commitment_disagrees");
}

}  // namespace
}  // namespace velatura::test
