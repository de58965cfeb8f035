// Two worlds that differ only in what is hidden look the same, byte for byte, to every viewer.
#include <gtest/gtest.h>

#include <set>

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
    record.header.drawn_award = false;
    auto other = record::Match::replay(content::box_catalog(), std::move(record));
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
    const auto& catalog = content::box_catalog();
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

INSTANTIATE_TEST_SUITE_P(EveryMode, TwoWorlds, testing::ValuesIn(all_kinds()), name_of_kind);

// The same game with other secrets of the other seats: their signatures, and the painters they
// were dealt and did not keep.
record::Match with_other_secrets(const record::Match& match, table::Viewer viewer) {
    const auto& printed = content::box_catalog().cards.box_cards();
    record::Record record = without_seed(match).record();
    const auto is_own = [&](std::size_t seat) { return viewer == static_cast<rules::Seat>(seat); };
    // Those nobody holds, from the last on.
    const auto another = [](auto& used, std::size_t printed_count) {
        while (used.contains(--printed_count)) {
        }
        used.insert(printed_count);
        return printed_count;
    };
    std::set<std::size_t> used;
    for (const auto signature : record.signatures)
        used.insert(rules::index(signature));
    for (std::size_t seat = 0; seat < record.signatures.size(); ++seat) {
        if (is_own(seat)) continue;
        record.signatures[seat] =
            static_cast<rules::SignatureId>(another(used, printed.signatures.size()));
    }
    used.clear();
    for (const auto& dealt : record.painters)
        used.insert({rules::index(dealt[0]), rules::index(dealt[1])});
    for (std::size_t seat = 0; seat < record.painters.size(); ++seat) {
        for (auto& painter : record.painters[seat]) {
            if (is_own(seat) || match.state().players[seat].painter == painter ||
                used.size() == printed.painters.size()) {
                continue;
            }
            painter = static_cast<rules::PainterId>(another(used, printed.painters.size()));
        }
    }
    auto other = record::Match::replay(content::box_catalog(), std::move(record));
    EXPECT_TRUE(other.has_value());
    return *std::move(other);
}

class Secrets : public testing::TestWithParam<Kind> {};

TEST_P(Secrets, OfOtherSeatsAreInNothingAViewerGets) {
    const auto& catalog = content::box_catalog();
    // While painters are chosen, in the middle, and just before the end.
    for (const std::int64_t moves : {2, 20, 1000}) {
        Page page;
        chance::FastRandom random{31};
        page.create(GetParam().fields);
        std::string record_before = page.record();
        while (page.number() < moves && text_of(page.view(), "phase") != "over" &&
               text_of(page.view(), "phase") != "judging") {
            record_before = page.record();
            page.anything(random);
        }
        const auto record = record::parse(catalog, record_before);
        ASSERT_TRUE(record.has_value());
        const auto match = record::Match::replay(catalog, *record);
        ASSERT_TRUE(match.has_value());
        std::size_t differ = 0;
        for (const table::Viewer viewer : viewers(match->game().seats())) {
            const record::Match other = with_other_secrets(*match, viewer);
            differ += other.record().signatures != match->record().signatures ||
                      other.record().painters != match->record().painters;
            EXPECT_EQ(events_of({"t", catalog, *match}, viewer),
                      events_of({"t", catalog, other}, viewer));
        }
        // Alone one has no secrets before oneself.
        EXPECT_GE(differ, match->game().seats() == 1 ? 1 : match->game().seats());
    }
}

std::vector<Kind> kinds_with_secrets() {
    std::vector<Kind> list = box_kinds();
    std::erase_if(list, [](const Kind& kind) {
        return kind.fields.find("signature") == std::string_view::npos &&
               kind.fields.find("painters") == std::string_view::npos;
    });
    return list;
}
INSTANTIATE_TEST_SUITE_P(EveryBox, Secrets, testing::ValuesIn(kinds_with_secrets()), name_of_kind);

TEST(Secrets, AreShownToTheirOwnersAndToAllInTheEnd) {
    Page page;
    chance::FastRandom random{14};
    page.create(box_kinds()[8].fields);  // everything with three
    const auto shown = [&](std::string_view viewer) {
        const Json table = page.answer(R"({"type":"sync","table":)" + json_text(page.table()) +
                                           R"(,"viewer":)" + std::string{viewer} + "}",
                                       "table");
        std::string seats;
        for (const Json& seat : field(field(table, "view"), "seats").items) {
            seats += field(seat, "signature").kind == Json::Kind::null ? '-' : 's';
            seats += find(seat, "painters_dealt") == nullptr ? '-' : 'p';
        }
        return seats;
    };
    while (page.number() < 12)
        page.anything(random);
    EXPECT_EQ(shown("null"), "------");
    EXPECT_EQ(shown("1"), "sp----");
    EXPECT_EQ(shown("3"), "----sp");
    while (text_of(page.view(), "phase") != "over")
        page.anything(random);
    EXPECT_EQ(shown("null"), "spspsp");
}

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
