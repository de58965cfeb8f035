// A record of an online game tells how its seed was made, and verify() checks it.
#include "record/fair.h"

#include <gtest/gtest.h>

#include "content/loader.h"
#include "record/games.h"
#include "record/text.h"

namespace velatura::record {
namespace {

const chance::FairShuffle shuffle{
    std::string(64, 'a'), std::string(64, 'b'), {std::string(32, '1'), std::string(32, '2')}};

Record online_game() {
    Choices choices = choices_for({rules::Mode::vincent, 2}, "");
    choices.seed = chance::fair_seed(shuffle.secret, shuffle.nonces);
    Record record = played(content::base_catalog(), choices, {.most = 12}).record();
    reveal(record.header, shuffle);
    return record;
}

std::string& tag(Record& record, std::string_view name) {
    return std::ranges::find(record.header.other, name, &Tag::name)->value;
}

std::optional<RecordError> complaint(const Record& record) {
    // Through the text, as a file has it.
    const auto& catalog = content::base_catalog();
    const auto parsed = parse(catalog, write(catalog, record));
    EXPECT_TRUE(parsed);
    const auto match = Match::replay(catalog, *parsed);
    EXPECT_TRUE(match);
    const auto verified = match->verify();
    if (verified) return {};
    return verified.error();
}

TEST(Fair, AGameThatKeptItsPromiseIsVerified) {
    EXPECT_FALSE(complaint(online_game()));
    EXPECT_EQ(nonces_of(online_game().header), shuffle.nonces);
}

TEST(Fair, EveryTamperingIsFound) {
    Record record = online_game();
    record.header.commitment = std::string(64, 'c');
    EXPECT_EQ(complaint(record)->reason, RecordFault::commitment_disagrees);

    record = online_game();
    tag(record, "Salt") = std::string(64, 'c');
    EXPECT_EQ(complaint(record)->reason, RecordFault::commitment_disagrees);

    record = online_game();
    tag(record, "Nonces") = std::string(32, '1') + ", " + std::string(32, '3');
    EXPECT_EQ(complaint(record)->reason, RecordFault::seed_disagrees);
    EXPECT_EQ(complaint(record)->found, "Nonces");
    tag(record, "Nonces") = std::string(32, '1');
    EXPECT_EQ(complaint(record)->reason, RecordFault::bad_value);

    record = online_game();
    tag(record, "Secret") = "short";
    EXPECT_EQ(complaint(record)->reason, RecordFault::bad_value);

    record = online_game();
    std::erase_if(record.header.other, [](const Tag& one) { return one.name == "Secret"; });
    EXPECT_EQ(complaint(record)->reason, RecordFault::missing_tag);
    EXPECT_EQ(complaint(record)->found, "Secret");

    record = online_game();
    record.header.seed = "another";
    EXPECT_EQ(complaint(record)->reason, RecordFault::seed_disagrees);
}

TEST(Fair, AGameWithoutACommitmentPromisedNothing) {
    Record record = online_game();
    record.header.commitment.clear();
    record.header.other.clear();
    EXPECT_FALSE(complaint(record));
    EXPECT_TRUE(nonces_of(record.header).empty());
}

}  // namespace
}  // namespace velatura::record
