// Whole games through messages alone: what one page says and hears, from create to the result.
#include <gtest/gtest.h>

#include "page.h"

namespace velatura::test {
namespace {

class Games : public testing::TestWithParam<Kind> {};

std::string at(const Page& page, std::string_view type, std::string_view more = {}) {
    std::string message =
        R"({"type":)" + json_text(type) + R"(,"table":)" + json_text(page.table());
    return message.append(more).append("}");
}

void play_on(Page& page, chance::FastRandom& random, int moves = 1000) {
    while (moves-- > 0 && text_of(page.view(), "phase") != "over") {
        if (page.anything(random).names.empty()) return;  // it has failed
    }
}

TEST_P(Games, GoFromTheFirstMoveToTheResult) {
    Page page;
    chance::FastRandom random{1};
    page.create(GetParam().fields);
    play_on(page, random);
    ASSERT_EQ(text_of(page.view(), "phase"), "over");
    EXPECT_EQ(field(page.view(), "to_act").kind, Json::Kind::null);

    const Json result = page.answer(at(page, "result"), "result");
    const auto& seats = field(page.view(), "seats").items;
    ASSERT_EQ(field(result, "seats").items.size(), seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const Json& end = field(result, "seats").items[seat];
        EXPECT_EQ(whole_of(end, "points"), whole_of(seats[seat], "points"));
        // What the paintings brought is what the seat has.
        std::int64_t points = 0;
        std::int64_t silver = 0;
        for (const Json& painting : field(seats[seat], "paintings").items) {
            points += whole_of(painting, "points");
            silver += whole_of(painting, "silver");
        }
        if (const Json* const account = find(end, "account")) {
            EXPECT_EQ(*account, field(seats[seat], "account"));
            for (const std::string_view line : {"frames", "award_card", "signature", "painter"})
                points += whole_of(*account, line);
        }
        EXPECT_EQ(points, whole_of(end, "points"));
        EXPECT_EQ(silver, whole_of(seats[seat], "silver"));
    }
}

TEST_P(Games, AreTheSameWhenTheirRecordIsOpened) {
    Page page;
    chance::FastRandom random{2};
    page.create(GetParam().fields);
    const std::int64_t later = 12;
    while (page.number() < later)
        page.anything(random);
    const std::string record = page.record();
    const Json before = page.view();
    const std::string sync = at(page, "sync", R"(,"viewer":1,"after":0)");
    const std::vector<Json> events = page.ask(sync);

    Page other;
    const Json table = other.open(record);
    EXPECT_TRUE(field(table, "playable").boolean);
    EXPECT_EQ(other.number(), later);
    EXPECT_EQ(other.record(), record);
    EXPECT_EQ(other.raw(at(other, "sync", R"(,"viewer":1,"after":0)")), page.raw(sync));
    ASSERT_EQ(events.size(), static_cast<std::size_t>(later) + 1);
    EXPECT_EQ(text_of(events.back(), "type"), "synced");
    play_on(other, random);
    EXPECT_EQ(text_of(other.view(), "phase"), "over");
}

TEST_P(Games, TakeMovesBackAsEvents) {
    Page page;
    chance::FastRandom random{3};
    page.create(GetParam().fields);
    const std::int64_t deck = whole_of(page.view(), "deck");
    while (page.number() < 7)
        page.anything(random);
    std::int64_t number = page.number();
    for (int i = 0; i < 7; ++i) {
        const Json undone = page.answer(
            at(page, "undo", R"(,"viewer":1,"answers":)" + std::to_string(number)), "undone");
        number = whole_of(undone, "number");
        EXPECT_EQ(whole_of(field(undone, "view"), "moves"), 6 - i);
    }
    EXPECT_EQ(page.refusal(at(page, "undo", R"(,"viewer":1,"answers":)" + std::to_string(number))),
              "message.nothing_to_undo");
    const std::string record = page.record();
    const std::string all = page.raw(at(page, "sync", R"(,"viewer":1,"after":0)"));
    // As at the start but for the count, and all of it is in the record.
    Page other;
    other.open(record);
    EXPECT_EQ(other.raw(at(other, "sync", R"(,"viewer":1,"after":0)")), all);
    EXPECT_EQ(whole_of(other.view(), "undone"), 7);
    EXPECT_EQ(whole_of(other.view(), "moves"), 0);
    EXPECT_EQ(whole_of(other.view(), "deck"), deck);
}

TEST_P(Games, ShowEveryPositionOfTheLineThatStands) {
    Page page;
    chance::FastRandom random{4};
    page.create(GetParam().fields);
    play_on(page, random, 10);
    page.undo();
    const Json positions = page.answer(at(page, "positions", R"(,"viewer":null)"), "positions");
    EXPECT_EQ(field(positions, "moves").items.size(), 9);
    EXPECT_EQ(whole_of(field(positions, "moves").items.back(), "number"), 9);
}

TEST_P(Games, AreMarkedByAHintUntilTheEnd) {
    Page page;
    chance::FastRandom random{8};
    page.create(GetParam().fields);
    play_on(page, random, 3);
    EXPECT_FALSE(field(page.view(), "helped").boolean);
    const Json helped = page.answer(at(page, "help", R"(,"viewer":1)"), "table");
    EXPECT_TRUE(field(field(helped, "view"), "helped").boolean);
    EXPECT_EQ(whole_of(helped, "number"), 3);  // no event
    page.answer(at(page, "help", R"(,"viewer":1)"), "table");
    page.undo();
    EXPECT_TRUE(field(page.view(), "helped").boolean);  // not taken back

    Page other;
    other.open(page.record());
    EXPECT_EQ(other.record(), page.record());
    EXPECT_TRUE(field(other.view(), "helped").boolean);

    Page finished;
    finished.create(GetParam().fields);
    play_on(finished, random);
    const Json after = finished.answer(at(finished, "help", R"(,"viewer":1)"), "table");
    EXPECT_FALSE(field(field(after, "view"), "helped").boolean);
}

INSTANTIATE_TEST_SUITE_P(EveryMode, Games, testing::ValuesIn(all_kinds()), name_of_kind);

TEST(WhatIf, GoesOnFromAnyEvent) {
    Page page;
    chance::FastRandom random{5};
    page.create(kinds().front().fields);
    play_on(page, random);
    const std::string record = page.record();
    Page other;
    other.open(record, R"(,"upto":4)");
    EXPECT_EQ(other.number(), 4);
    other.anything(random);
    EXPECT_EQ(other.number(), 5);
    EXPECT_EQ(page.refusal(R"({"type":"open","viewer":1,"upto":4000,"record":)" +
                           json_text(record) + "}"),
              "message.no_such_event");
}

TEST(Undo, GoesBackToASeatsLastTurn) {
    Page page;
    chance::FastRandom random{6};
    page.create(kinds()[1].fields);  // five seats
    const std::int64_t first = field(page.view(), "to_act").whole;
    while (page.number() < 8)
        page.anything(random);
    const std::vector<Json> undone =
        page.ask(at(page, "undo", R"(,"viewer":1,"answers":8,"seat":)" + std::to_string(first)));
    ASSERT_EQ(undone.size(), 3);  // event 6 was that seat's
    EXPECT_EQ(field(field(undone.back(), "view"), "to_act").whole, first);
    EXPECT_EQ(field(undone.back(), "by").whole, first);
    EXPECT_EQ(whole_of(undone.back(), "number"), 11);
}

TEST(Daily, IsTheSameForEverybodyAndEndsInAResult) {
    Page page;
    const Json daily = page.answer(R"({"type":"daily","date":"2026-11-15"})", "daily");
    EXPECT_EQ(text_of(daily, "seed"), "velatura daily 2026-11-15");
    EXPECT_EQ(text_of(daily, "mode"), "solo_puzzle");
    EXPECT_EQ(text_of(daily, "scenario"), "first-time-playing");
    EXPECT_EQ(whole_of(daily, "number"), 319);
    EXPECT_EQ(whole_of(page.answer(R"({"type":"daily","date":"2026-01-01"})", "daily"), "number"),
              1);
    EXPECT_EQ(text_of(page.answer(R"({"type":"daily","date":"2026-01-01"})", "daily"), "scenario"),
              "family-game");
    EXPECT_EQ(text_of(page.answer(R"({"type":"daily","date":"2025-12-31"})", "daily"), "scenario"),
              "bonus");
    page.create(
        R"("mode":"solo_puzzle","seed":"velatura daily 2026-11-15","scenario":"first-time-playing","first":1,"seats":[{"kind":"person","name":"Ada"}])");
    chance::FastRandom random{7};
    play_on(page, random);
    const Json result = page.answer(at(page, "result"), "result");
    EXPECT_EQ(text_of(result, "decided_by"), "goal");
    EXPECT_EQ(field(field(result, "seats").items[0], "award").kind, Json::Kind::text);
}

TEST(Profile, CountsTheGamesOfASeatByWhateverName) {
    Page page;
    chance::FastRandom random{8};
    std::string games;
    for (int game = 0; game < 3; ++game) {
        page.create(
            R"("mode":"standard","seed":"p)" + std::to_string(game) +
            R"(","scenario":"family-game","seats":[{"kind":"person","name":"owner"},{"kind":"person","name":"Ada)" +
            std::to_string(game) + R"("}])");
        play_on(page, random);
        games += R"({"seat":2,"record":)" + json_text(page.record()) + "},";
    }
    games += R"({"seat":2,"record":"nonsense"})";
    const Json profile = page.answer(R"({"type":"profile","games":[)" + games + "]}", "profile");
    EXPECT_EQ(whole_of(profile, "games"), 3);
    EXPECT_EQ(whole_of(profile, "unread"), 1);
    ASSERT_EQ(field(profile, "scenarios_played").items.size(), 1);
    EXPECT_EQ(field(profile, "scenarios_played").items[0].text, "family-game");
}

TEST(Hello, ChangesTheLanguageOfTitlesAndWords) {
    Page page;
    page.create(kinds().front().fields);
    const auto title = [&] {
        return std::string{
            text_of(page.answer(R"({"type":"look","cards":[1,20,40]})", "looked"), "title")};
    };
    EXPECT_EQ(title(), "Masked Complexity");
    page.answer(R"({"type":"hello","lang":"de","id":5})", "welcome");
    EXPECT_EQ(title(), "Maskierte Komplexität");
    const Json catalog = page.answer(R"({"type":"catalog"})", "catalog");
    EXPECT_EQ(text_of(field(catalog, "art").items[0], "word"), "Kostbar");
    EXPECT_EQ(text_of(field(catalog, "art").items[0], "english"), "Precious");
}

TEST(Answers, RepeatTheIdOfWhatTheyAnswer) {
    Page page;
    const Json table =
        page.create(std::string{R"("id":99,)"} + std::string{kinds().front().fields});
    EXPECT_EQ(whole_of(table, "re"), 99);
    EXPECT_EQ(whole_of(page.answer(R"({"type":"hello","lang":"fr","id":3})", "refused"), "re"), 3);
}

TEST(Look, AgreesWithWhatThePaintingThenBrings) {
    Page page;
    chance::FastRandom random{9};
    page.create(kinds()[2].fields);
    int paintings = 0;
    while (text_of(page.view(), "phase") != "over") {
        const Json before = page.view();
        const Json moved = page.anything(random);
        if (text_of(field(moved, "move"), "kind") != "paint") continue;
        ++paintings;
        const std::int64_t seat = field(moved, "by").whole;
        std::string cards;
        for (const Json& card : field(field(moved, "move"), "layers").items)
            cards += (cards.empty() ? "" : ",") + std::to_string(card.whole);
        // As it stood before the move: an earlier table, opened beside.
        Page earlier;
        earlier.open(page.record(), R"(,"upto":)" + std::to_string(page.number() - 1));
        const Json looked =
            earlier.answer(at(earlier, "look",
                              R"(,"seat":)" + std::to_string(seat) + R"(,"cards":[)" + cards + "]"),
                           "looked");
        const Json orders = earlier.answer(
            at(earlier, "orders",
               R"(,"most":60,"seat":)" + std::to_string(seat) + R"(,"cards":[)" + cards + "]"),
            "ordered");
        const auto& mine = field(page.view(), "seats").items[static_cast<std::size_t>(seat - 1)];
        const Json& painting = field(mine, "paintings").items.back();
        EXPECT_EQ(whole_of(looked, "points"), whole_of(painting, "points"));
        EXPECT_EQ(text_of(looked, "title"), text_of(painting, "title"));
        EXPECT_EQ(field(orders, "orders").items.size(), 6);
        EXPECT_GE(whole_of(field(orders, "orders").items[0], "points"),
                  whole_of(painting, "points"));
    }
    EXPECT_EQ(paintings, 9);
}

}  // namespace
}  // namespace velatura::test
