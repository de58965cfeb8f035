// Two worlds that differ only in what is hidden look the same, byte for byte, to every viewer.
#include <gtest/gtest.h>

#include "content/loader.h"
#include "page.h"
#include "record/text.h"
#include "table/table.h"

namespace velatura::test {
namespace {

using table::Table;

// The same game told without its seed: the cards not dealt yet lie in card order there, and the
// tosses to come are unknown.
record::Match without_seed(const record::Match& match) {
    record::Record record = match.record();
    record.header.seed.clear();
    record.header.drawn_first = false;
    record.header.drawn_scoring = 0;
    auto other = record::Match::replay(content::base_catalog(), std::move(record));
    EXPECT_TRUE(other.has_value());
    return *std::move(other);
}

std::vector<table::Viewer> viewers(std::size_t seats) {
    std::vector<table::Viewer> list{std::nullopt};
    for (std::size_t seat = 0; seat < seats; ++seat)
        list.emplace_back(static_cast<rules::Seat>(seat));
    return list;
}

std::string events_of(const Table& table, table::Viewer viewer) {
    protocol::Answers answers;
    for (std::size_t number = 1; number <= table.number(); ++number)
        table.write_event(answers, number, viewer, words::Language::en);
    table.write_positions(answers, viewer, words::Language::en);
    return std::move(answers).text();
}

class TwoWorlds : public testing::TestWithParam<Kind> {};

TEST_P(TwoWorlds, LookTheSameToEveryViewer) {
    Page page;
    chance::FastRandom random{11};
    page.create(GetParam().fields);
    while (text_of(page.view(), "phase") != "over" && page.number() < 25)
        page.anything(random);
    const auto& catalog = content::base_catalog();
    const auto record = record::parse(catalog, page.record());
    ASSERT_TRUE(record.has_value());
    auto match = record::Match::replay(catalog, *record);
    ASSERT_TRUE(match && match->can_continue());
    const record::Match other = without_seed(*match);
    ASSERT_FALSE(std::ranges::equal(match->state().rest_of(match->deck()),
                                    other.state().rest_of(other.deck())));
    const Table first{"t", catalog, *match};
    const Table second{"t", catalog, other};
    for (const table::Viewer viewer : viewers(match->game().seats()))
        EXPECT_EQ(events_of(first, viewer), events_of(second, viewer));
}

INSTANTIATE_TEST_SUITE_P(EveryMode, TwoWorlds, testing::ValuesIn(kinds()), name_of_kind);

TEST(HiddenHands, AreShownToTheirOwnersOnlyUntilTheGameIsOver) {
    Page page;
    chance::FastRandom random{12};
    page.create(kinds()[1].fields);
    const auto hands = [&](std::string_view viewer) {
        const Json table = page.answer(R"({"type":"sync","table":)" + json_text(page.table()) +
                                           R"(,"viewer":)" + std::string{viewer} + "}",
                                       "table");
        std::string shown;
        for (const Json& seat : field(field(table, "view"), "seats").items) {
            if (whole_of(seat, "hand_size") == 0) continue;
            shown += field(seat, "hand").kind == Json::Kind::null ? '-' : 'x';
        }
        return shown;
    };
    while (page.number() < 10)
        page.anything(random);
    EXPECT_EQ(hands("null"), "-----");
    EXPECT_EQ(hands("1"), "x----");
    EXPECT_EQ(hands("4"), "---x-");
    // While they are, nobody's legal moves are shown to another.
    const std::int64_t turn = field(page.view(), "to_act").whole;
    const Json table = page.answer(R"({"type":"sync","table":)" + json_text(page.table()) +
                                       R"(,"viewer":)" + std::to_string(turn % 5 + 1) + "}",
                                   "table");
    EXPECT_TRUE(field(field(field(table, "view"), "legal"), "takes").items.empty());
    while (text_of(page.view(), "phase") != "over")
        page.anything(random);
    EXPECT_EQ(hands("null").find('-'), std::string::npos);
}

TEST(Seed, IsInTheRecordAndNowhereElse) {
    Page page;
    const std::string secret = "f00dfeedf00dfeed";
    page.create(
        R"("mode":"vincent","scoring":[1,2],"seats":[{"kind":"person","name":"A"}],"seed":")" +
        secret + '"');
    chance::FastRandom random{13};
    while (text_of(page.view(), "phase") != "over")
        page.anything(random);
    const std::string at = R"(,"table":)" + json_text(page.table());
    for (const std::string& message :
         {R"({"type":"sync","viewer":1)" + at + "}", R"({"type":"positions","viewer":1)" + at + "}",
          R"({"type":"sync","after":0,"viewer":1)" + at + "}", R"({"type":"result")" + at + "}"}) {
        EXPECT_EQ(page.raw(message).find(secret), std::string::npos) << message;
    }
    EXPECT_NE(page.record().find(secret), std::string::npos);
}

}  // namespace
}  // namespace velatura::test
