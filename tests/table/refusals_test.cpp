// Everything that is refused, each with its reason; what is refused changes nothing.
#include <gtest/gtest.h>

#include <algorithm>

#include "page.h"

namespace velatura::test {
namespace {

constexpr std::string_view two =
    R"("mode":"standard","seed":"a","first":1,"scenario":"first-time-playing","seats":[{"kind":"person","name":"Ada"},{"kind":"person","name":"Ben"}])";

class Refusals : public testing::Test {
  protected:
    Refusals() { page.create(two); }

    std::string move(int answers, int seat, std::string_view move) {
        return R"({"type":"move","table":"local-1","viewer":1,"answers":)" +
               std::to_string(answers) + R"(,"seat":)" + std::to_string(seat) + R"(,"move":)" +
               std::string{move} + "}";
    }
    std::string create(std::string_view fields) {
        return R"({"type":"create","viewer":null,)" + std::string{fields} + "}";
    }

    Page page;
    static constexpr std::string_view take_1 = R"({"kind":"take","position":1})";
    static constexpr std::string_view take_2 = R"({"kind":"take","position":2})";
};

TEST_F(Refusals, AnIllegalMoveChangesNothing) {
    const std::string before = page.record();
    EXPECT_EQ(page.refusal(move(0, 1, R"({"kind":"pass"})")), "refusal.cannot_pass");
    EXPECT_EQ(page.refusal(move(0, 1, R"({"kind":"paint","layers":[1,2,3],"background":1})")),
              "refusal.too_few_cards");
    EXPECT_EQ(page.refusal(move(0, 1, R"({"kind":"judge","winners":[1]})")),
              "refusal.not_awaiting_judgement");
    EXPECT_EQ(page.refusal(R"({"type":"advance","table":"local-1","viewer":1,"answers":0})"),
              "refusal.not_vincents_turn");
    EXPECT_EQ(page.record(), before);
    page.move(1, take_1);
}

TEST_F(Refusals, AForeignSeatMayNotMove) {
    EXPECT_EQ(page.refusal(move(0, 2, take_1)), "refusal.not_your_turn");
    EXPECT_EQ(page.refusal(move(0, 3, take_1)), "message.no_such_seat");
    EXPECT_EQ(page.refusal(R"({"type":"move","table":"local-1","viewer":1,"answers":0,
                               "move":{"kind":"take","position":1}})"),
              "message.no_such_seat");
    EXPECT_EQ(page.refusal(R"({"type":"sync","table":"local-1","viewer":3})"),
              "message.no_such_seat");
}

TEST_F(Refusals, AStaleMoveIsRefusedAndTheTableSaysWhereItStands) {
    page.move(1, take_1);
    page.move(2, take_1);
    const Json refused = page.answer(move(0, 1, take_2), "refused");
    EXPECT_EQ(text_of(refused, "reason"), "message.stale");
    EXPECT_EQ(whole_of(refused, "number"), 2);
    EXPECT_EQ(page.refusal(move(1, 1, take_1)), "message.stale");
    EXPECT_EQ(page.refusal(move(3, 1, take_1)), "message.ahead");
    EXPECT_EQ(page.refusal(R"({"type":"sync","table":"local-1","viewer":1,"after":3})"),
              "message.ahead");
}

TEST_F(Refusals, ARepeatedMoveGetsTheEarlierAnswerAndIsNotAppliedTwice) {
    const std::string message = move(0, 1, take_2);
    const std::string first = page.raw(message);
    EXPECT_EQ(page.raw(message), first);
    page.raw(move(1, 2, take_1));
    EXPECT_EQ(page.raw(message), first);
    EXPECT_EQ(
        whole_of(
            field(page.answer(R"({"type":"sync","table":"local-1","viewer":1})", "table"), "view"),
            "moves"),
        2);
}

TEST_F(Refusals, ARepeatedUndoTakesBackOnce) {
    page.raw(move(0, 1, take_2));
    page.raw(move(1, 2, take_1));
    const std::string undo = R"({"type":"undo","table":"local-1","viewer":1,"answers":2})";
    const std::string first = page.raw(undo);
    EXPECT_EQ(page.raw(undo), first);
    const std::string back = R"({"type":"undo","table":"local-1","viewer":1,"answers":3,"seat":1})";
    const std::string second = page.raw(back);
    EXPECT_EQ(page.raw(back), second);
    EXPECT_EQ(page.refusal(R"({"type":"undo","table":"local-1","viewer":1,"answers":4,"seat":2})"),
              "message.nothing_to_undo");
    // A repeated one that took back a single move says nothing of those taken back after it.
    EXPECT_EQ(page.raw(undo), first);
}

TEST_F(Refusals, AMoveTakenBackAndMadeAgainIsNotARepetition) {
    page.raw(move(0, 1, take_2));
    page.raw(R"({"type":"undo","table":"local-1","viewer":1,"answers":1})");
    const Json moved = page.answer(move(2, 1, take_2), "moved");
    EXPECT_EQ(whole_of(moved, "number"), 3);
}

TEST_F(Refusals, WhatIsNoMessageIsSaidSo) {
    EXPECT_EQ(page.refusal("hello"), "message.not_json");
    EXPECT_EQ(page.refusal(""), "message.not_json");
    EXPECT_EQ(page.refusal(R"({"type":"hello","lang":"e)"), "message.not_json");
    EXPECT_EQ(page.refusal(R"({"type":"conquer"})"), "message.bad");
    EXPECT_EQ(page.refusal(R"({"type":"hello","lang":5})"), "message.bad");
    EXPECT_EQ(page.refusal(R"([{"type":"hello","lang":"en"}])"), "message.bad");
    EXPECT_EQ(page.refusal(R"({"type":"welcome","lang":"en","protocol":1})"), "message.bad");
}

TEST_F(Refusals, EveryPieceOfAMessageAloneIsNone) {
    const std::string whole = move(0, 1, take_1);
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_EQ(page.refusal(whole.substr(0, size)), "message.not_json") << size;
    EXPECT_EQ(page.number(), 0);
}

TEST_F(Refusals, AGiantIsNotRead) {
    std::string giant = R"({"type":"open","viewer":1,"record":")";
    giant.append(table::Engine::most_bytes, 'x').append(R"("})");
    EXPECT_EQ(page.refusal(giant), "message.too_big");
    std::string long_record = R"({"type":"open","viewer":1,"record":")";
    long_record.append((1 << 20) + 1, 'x').append(R"("})");
    EXPECT_EQ(page.refusal(long_record), "message.bad");
}

TEST_F(Refusals, UnknownTablesAndTooManyOfThem) {
    EXPECT_EQ(page.refusal(R"({"type":"sync","table":"local-2","viewer":1})"),
              "message.unknown_table");
    for (std::size_t i = 1; i < table::Desk::most_tables; ++i)
        page.answer(create(two), "table");
    EXPECT_EQ(page.refusal(create(two)), "message.too_many_tables");
    page.answer(R"({"type":"close","table":"local-1"})", "closed");
    EXPECT_EQ(page.refusal(move(0, 1, take_1)), "message.unknown_table");
    page.answer(create(two), "table");
}

TEST_F(Refusals, SetUpsThatCannotBe) {
    const auto refused = [&](std::string_view fields) { return page.refusal(create(fields)); };
    constexpr std::string_view ada = R"("seats":[{"kind":"person","name":"Ada"}])";
    const auto with_ada = [&](std::string_view fields) {
        return refused(std::string{fields}.append(",").append(ada));
    };
    EXPECT_EQ(with_ada(R"("mode":"standard","seed":"s")"), "refusal.one_player_needs_mode");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle")"), "message.seed_needed");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"a\"b")"), "record.bad_value");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","date":"\n")"), "record.bad_value");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","level":"godlike")"),
              "record.unknown_level");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","scenario":"nowhere")"),
              "record.unknown_scenario");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","scenario":"bonus","scoring":[1])"),
              "record.scoring_not_of_scenario");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","scenario":"chill-mode","scoring":[1])"),
              "record.scoring_not_of_scenario");
    EXPECT_EQ(
        with_ada(R"("mode":"solo_puzzle","seed":"s","scenario":"chill-mode","random_scoring":4)"),
        "record.scoring_not_of_scenario");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","scoring":[1],"random_scoring":2)"),
              "record.bad_value");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","scoring":[1,1])"),
              "refusal.scoring_card_twice");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","scoring":[25])"),
              "refusal.unknown_scoring_card");
    EXPECT_EQ(with_ada(R"("mode":"solo_puzzle","seed":"s","first":2)"),
              "refusal.first_seat_out_of_range");
    EXPECT_EQ(refused(R"("mode":"vincent","seed":"s","seats":[{"kind":"person","name":"a,b"}])"),
              "record.bad_name");
    EXPECT_EQ(refused(R"("mode":"vincent","seed":"s","seats":[{"kind":"bot","level":"godlike"}])"),
              "message.bad");
    EXPECT_EQ(page.refusal(R"({"type":"create","viewer":2,"mode":"solo_puzzle","seed":"s",)" +
                           std::string{ada} + "}"),
              "message.no_such_seat");
}

TEST_F(Refusals, RecordsThatAreNoneSayTheirLine) {
    std::string wrong = page.record();
    wrong.replace(wrong.find("\nrow ") + 1, 3, "raw");
    const Json refused =
        page.answer(R"({"type":"open","viewer":1,"record":)" + json_text(wrong) + "}", "refused");
    EXPECT_EQ(text_of(refused, "reason"), "record.expected_row");
    EXPECT_EQ(whole_of(field(refused, "params"), "line"),
              std::ranges::count(wrong.substr(0, wrong.find("raw")), '\n') + 1);
    std::string cut = page.record();
    cut.resize(cut.size() - 5);
    EXPECT_EQ(page.refusal(R"({"type":"open","viewer":1,"record":)" + json_text(cut) + "}"),
              "record.cut_short");
}

TEST_F(Refusals, ARecordWithoutItsSeedCanOnlyBeLookedAt) {
    page.move(1, take_2);
    std::string record = page.record();
    const std::size_t seed = record.find("[Seed");
    record.erase(seed, record.find('\n', seed) - seed + 1);
    const Json table = page.open(record);
    EXPECT_FALSE(field(table, "playable").boolean);
    EXPECT_EQ(page.refusal(R"({"type":"move","table":"local-2","viewer":1,"answers":1,"seat":2,
                               "move":{"kind":"take","position":1}})"),
              "message.not_playable");
    EXPECT_EQ(page.refusal(R"({"type":"undo","table":"local-2","viewer":1,"answers":1})"),
              "message.not_playable");
}

TEST_F(Refusals, QuestionsAboutCardsAndSeatsThatAreNotThere) {
    EXPECT_EQ(page.refusal(R"({"type":"look","cards":[127]})"), "refusal.unknown_card");
    EXPECT_EQ(page.refusal(R"({"type":"look","cards":[1,1]})"), "refusal.card_twice");
    EXPECT_EQ(page.refusal(R"({"type":"look","cards":[1],"scoring":[25]})"),
              "refusal.unknown_scoring_card");
    EXPECT_EQ(page.refusal(R"({"type":"look","cards":[1],"table":"local-1"})"),
              "message.no_such_seat");
    EXPECT_EQ(page.refusal(R"({"type":"look","cards":[1],"table":"local-1","seat":3})"),
              "message.no_such_seat");
    EXPECT_EQ(page.refusal(R"({"type":"orders","cards":[1,2,127],"table":"local-1","seat":1})"),
              "refusal.unknown_card");
    EXPECT_EQ(page.refusal(R"({"type":"result","table":"local-1"})"), "message.not_over");
    for (const std::string_view date : {"2026-02-30", "2026-13-01", "15.11.2026", "2026-1-1  "}) {
        EXPECT_EQ(page.refusal(R"({"type":"daily","date":)" + json_text(date) + "}"),
                  "message.bad_date");
    }
}

TEST_F(Refusals, TasksThatCannotBe) {
    const std::string record = json_text(page.record());
    const auto task = [&](std::string_view type, std::string_view more) {
        return R"({"type":")" + std::string{type} + R"(","task":1,"record":)" + record +
               std::string{more} + "}";
    };
    EXPECT_EQ(page.refusal(R"({"type":"step","task":1,"iterations":10})"), "message.unknown_task");
    EXPECT_EQ(page.refusal(task("solve", "")), "message.not_alone");
    EXPECT_EQ(page.refusal(R"({"type":"hint","task":1,"seed":1,"record":"x"})"),
              "record.expected_tag");
    page.answer(task("hint", R"(,"seed":1)"), "thinking");
    EXPECT_EQ(page.refusal(task("hint", R"(,"seed":1)")), "message.task_twice");
    for (std::size_t i = 1; i < table::Tasks::most_tasks; ++i) {
        page.answer(R"({"type":"hint","task":)" + std::to_string(i + 1) + R"(,"seed":1,"record":)" +
                        record + "}",
                    "thinking");
    }
    EXPECT_EQ(page.refusal(R"({"type":"hint","task":99,"seed":1,"record":)" + record + "}"),
              "message.too_many_tasks");
}

}  // namespace
}  // namespace velatura::test
