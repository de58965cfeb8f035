// The seed vouches for everything chance decided: verify() finds each kind of tampering.
#include <gtest/gtest.h>

#include <utility>

#include "content/loader.h"
#include "record/games.h"

namespace velatura::record {
namespace {

const content::Catalog& base() {
    return content::base_catalog();
}

// What a record claims that its seed does not give; the record itself replays.
RecordError complaint(const Record& record) {
    const auto match = Match::replay(base(), record);
    EXPECT_TRUE(match) << name_of(match.error().reason) << " " << match.error().found;
    if (!match) return {};
    EXPECT_FALSE(match->can_continue());
    const auto verified = match->verify();
    EXPECT_FALSE(verified);
    return verified ? RecordError{} : verified.error();
}

void expect_disagreement(const Record& record, std::string_view about) {
    const RecordError error = complaint(record);
    EXPECT_EQ(error.reason, RecordFault::seed_disagrees);
    EXPECT_EQ(error.found, about);
}

Record game(std::size_t moves, Kind kind = {rules::Mode::vincent, 2}) {
    return played(base(), choices_for(kind, "true"), {.most = moves}).record();
}

TEST(Verify, AcceptsTrueGames) {
    for (const Kind kind : every_kind()) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Match match = played(base(), choices_for(kind, "v" + std::to_string(seed)),
                                       {.undo_one_in = 6, .seed = seed});
            EXPECT_TRUE(match.verify());
            const auto again = Match::replay(base(), match.record());
            ASSERT_TRUE(again);
            EXPECT_TRUE(again->verify());
            EXPECT_TRUE(again->can_continue());
        }
    }
}

TEST(Verify, WantsTheSeed) {
    Record record = game(3);
    record.header.seed.clear();
    const RecordError error = complaint(record);
    EXPECT_EQ(error.reason, RecordFault::missing_tag);
    EXPECT_EQ(error.found, "Seed");
}

TEST(Verify, RefusesAnotherSeed) {
    Record record = game(3);
    record.header.seed += "!";
    EXPECT_EQ(complaint(record).reason, RecordFault::seed_disagrees);
}

TEST(Verify, RefusesAnotherFirstRow) {
    Record record = game(0);
    std::swap(record.first_row[0], record.first_row[1]);
    expect_disagreement(record, "row");
}

TEST(Verify, RefusesAnotherRefill) {
    Record record = game(2);
    std::swap(record.entries[0].dealt[0], record.entries[1].dealt[0]);
    const std::string_view word = base().word(record.entries[0].dealt[0]);
    ASSERT_EQ(record.entries[1].card == record.entries[1].dealt[0], false);
    expect_disagreement(record, word);
}

TEST(Verify, RefusesAnotherToss) {
    Record record = game(2);
    const auto drawn = Match::replay(base(), record);
    ASSERT_TRUE(drawn);
    ASSERT_EQ(drawn->state().phase, rules::Phase::toss);
    const unsigned falls = drawn->next_chance().face_up();
    // The same seats' moves, and then tokens that fell otherwise.
    Match cheated = *drawn;
    ASSERT_TRUE(cheated.play(rules::Actor::vincent,
                             rules::Move::toss(static_cast<std::uint8_t>(falls == 0 ? 1 : 0))));
    expect_disagreement(cheated.record(), "toss");
}

TEST(Verify, RefusesOtherBackgrounds) {
    Record record = game(0);
    std::swap(record.backgrounds[0][0], record.backgrounds[1][0]);
    expect_disagreement(record, "backgrounds");
}

TEST(Verify, RefusesOtherScoringCardsWhereTheyWereDrawn) {
    Record record = game(0);
    ASSERT_EQ(record.header.drawn_scoring, 4);
    std::swap(record.header.setup.scoring[0], record.header.setup.scoring[1]);
    expect_disagreement(record, "Scoring");
}

TEST(Verify, RefusesAnotherFirstSeatWhereItWasDrawn) {
    Record record = game(0);
    ASSERT_TRUE(record.header.drawn_first);
    record.header.setup.first =
        static_cast<rules::Seat>(1 - rules::index(record.header.setup.first));
    expect_disagreement(record, "First");
}

TEST(Verify, RefusesATamperedRefillThatWasTakenBack) {
    Match match = begin(base(), choices_for({rules::Mode::standard, 2}, "taken back"));
    chance::FastRandom random{1};
    play_one(match, random);
    match.undo();
    Record record = match.record();
    const auto deck = match.positions()[0].state.rest_of(match.deck());
    record.entries[0].dealt[0] = deck[1];
    expect_disagreement(record, base().word(deck[1]));
}

}  // namespace
}  // namespace velatura::record
