// Long thoughts in slices, by messages alone.
#include <gtest/gtest.h>

#include "ai/level.h"
#include "content/loader.h"
#include "page.h"
#include "record/text.h"
#include "table/thoughts.h"

namespace velatura::test {
namespace {

std::string message(std::string_view type, std::string_view record, std::string_view more) {
    return R"({"type":")" + std::string{type} + R"(","task":7,"record":)" + json_text(record) +
           std::string{more} + "}";
}

// Steps until the task ends; all its answers but the reports of progress.
std::vector<Json> run(Page& page, std::string_view start, int slice) {
    std::vector<Json> answers;
    std::vector<Json> latest = page.ask(start);
    while (true) {
        bool goes_on = false;
        for (Json& answer : latest) {
            if (text_of(answer, "type") == "thinking") {
                goes_on = true;
                EXPECT_LT(whole_of(answer, "done"), whole_of(answer, "of"));
            } else {
                answers.push_back(std::move(answer));
            }
        }
        if (!goes_on) return answers;
        latest = page.ask(R"({"type":"step","task":7,"iterations":)" + std::to_string(slice) + "}");
    }
}

class Thoughts : public testing::Test {
  protected:
    Thoughts() { page.create(kinds().front().fields); }
    void play(int moves) {
        chance::FastRandom random{21};
        while (moves-- > 0)
            page.anything(random);
    }
    Page page;
};

TEST_F(Thoughts, EveryLevelMovesLegallyForTheSeatToAct) {
    play(9);
    for (std::size_t i = 0; i < ai::ladder_count; ++i) {
        const std::string level{ai::name_of(static_cast<ai::Level>(i))};
        Page other;
        other.open(page.record());
        const auto answers = run(other,
                                 message("think", page.record(),
                                         R"(,"seed":3,"iterations":200,"level":")" + level + '"'),
                                 50);
        ASSERT_EQ(answers.size(), 1) << level;
        const Json& thought = answers[0];
        EXPECT_EQ(text_of(thought, "type"), "thought");
        EXPECT_EQ(whole_of(thought, "answers"), 9);
        const Json& move = field(thought, "move");
        const auto seat = static_cast<int>(whole_of(thought, "seat"));
        if (text_of(move, "kind") == "take") {
            other.move(seat, R"({"kind":"take","position":)" +
                                 std::to_string(whole_of(move, "position")) + "}");
            EXPECT_EQ(other.number(), 10);
        }
    }
}

TEST_F(Thoughts, AreTheSameInAnySlicesAndAsTheFacadeChooses) {
    play(6);
    const std::string start =
        message("think", page.record(), R"(,"seed":5,"iterations":400,"level":"master")");
    const Json in_small = run(page, start, 16).at(0);
    const Json in_large = run(page, start, 100000).at(0);
    EXPECT_EQ(whole_of(in_small, "iterations"), whole_of(in_large, "iterations"));

    const auto record = record::parse(content::base_catalog(), page.record());
    const auto match = record::Match::replay(content::base_catalog(), *record);
    table::Mind mind{match->game()};
    chance::FastRandom random{5};
    const rules::Move chosen = mind.thinker.choose(
        ai::Level::master,
        rules::view_for(match->game(), match->state(), match->deck(), match->state().turn),
        {.iterations = 400}, random);
    for (const Json* thought : {&in_small, &in_large})
        EXPECT_EQ(protocol::read_move(field(*thought, "move")).move, chosen);
}

TEST_F(Thoughts, AHintHasRankingLineAndReasons) {
    play(8);
    const auto answers =
        run(page, message("hint", page.record(), R"(,"seed":1,"iterations":300)"), 100);
    ASSERT_EQ(answers.size(), 1);
    const Json& hint = answers[0];
    EXPECT_EQ(text_of(hint, "type"), "hinted");
    EXPECT_FALSE(field(hint, "ranking").items.empty());
    EXPECT_FALSE(field(hint, "line").items.empty());
    EXPECT_FALSE(field(hint, "reasons").items.empty());
    EXPECT_EQ(text_of(hint, "value_is"), "share");
    EXPECT_EQ(whole_of(hint, "iterations"), 300);
}

TEST_F(Thoughts, AReviewJudgesEveryMoveAndThenTheGame) {
    play(12);
    page.undo();
    play(1);
    const auto answers =
        run(page, message("review", page.record(), R"(,"seed":1,"iterations":40)"), 1);
    ASSERT_EQ(answers.size(), 13);
    for (std::size_t i = 0; i < 12; ++i)
        EXPECT_EQ(text_of(answers[i], "type"), "reviewed");
    // The move taken back is not judged; the one made after the undo is event 14.
    EXPECT_EQ(whole_of(answers[10], "number"), 11);
    EXPECT_EQ(whole_of(answers[11], "number"), 14);
    const Json& done = answers[12];
    EXPECT_EQ(text_of(done, "type"), "review_done");
    EXPECT_EQ(field(done, "seats").items.size(), 2);
    EXPECT_EQ(field(done, "curve").items.size(), 13);
    EXPECT_EQ(whole_of(field(done, "curve").items.back(), "number"), 14);
}

// So a page can judge a move tried at an earlier position.
TEST_F(Thoughts, TheLastMoveAloneIsJudgedAsInTheWholeReview) {
    play(12);
    const std::string settings = R"(,"seed":1,"iterations":40)";
    const auto all = run(page, message("review", page.record(), settings), 1);
    const auto last = run(page, message("review", page.record(), settings + R"(,"last":true)"), 1);
    ASSERT_EQ(last.size(), 1);
    EXPECT_EQ(text_of(last[0], "type"), "reviewed");
    EXPECT_EQ(whole_of(last[0], "number"), 12);
    EXPECT_EQ(text_of(last[0], "mark"), text_of(all[11], "mark"));
    EXPECT_EQ(field(last[0], "loss").text, field(all[11], "loss").text);
    EXPECT_EQ(whole_of(field(last[0], "best"), "visits"),
              whole_of(field(all[11], "best"), "visits"));
}

TEST_F(Thoughts, AReviewOfNothingIsDoneAtOnce) {
    const auto answers = run(page, message("review", page.record(), R"(,"seed":1)"), 1);
    ASSERT_EQ(answers.size(), 1);
    EXPECT_EQ(text_of(answers[0], "type"), "review_done");
}

TEST_F(Thoughts, ASolutionCanBePlayed) {
    page.create(kinds().back().fields);  // the Solo Puzzle
    const auto answers = run(page, message("solve", page.record(), ""), 100000);
    ASSERT_EQ(answers.size(), 1);
    const Json& solved = answers[0];
    EXPECT_EQ(text_of(solved, "type"), "solved");
    EXPECT_EQ(whole_of(solved, "points"), whole_of(solved, "upper"));
    for (const Json& move : field(solved, "line").items) {
        protocol::Writer writer;
        protocol::write_move(writer, protocol::read_move(move));
        page.move(1, writer.text());
    }
    EXPECT_EQ(text_of(page.view(), "phase"), "over");
    EXPECT_EQ(whole_of(field(page.view(), "seats").items[0], "points"), whole_of(solved, "points"));
}

TEST_F(Thoughts, ACancelledTaskIsGone) {
    page.answer(message("hint", page.record(), R"(,"seed":1)"), "thinking");
    page.answer(R"({"type":"cancel","task":7})", "cancelled");
    EXPECT_EQ(page.refusal(R"({"type":"step","task":7,"iterations":1})"), "message.unknown_task");
    page.answer(R"({"type":"cancel","task":7})", "cancelled");
}

TEST_F(Thoughts, NobodyThinksWhenNoSeatIsToAct) {
    page.create(kinds()[4].fields);  // Vincent with one
    chance::FastRandom random{22};
    page.anything(random);
    EXPECT_EQ(text_of(page.view(), "phase"), "toss");
    EXPECT_EQ(page.refusal(message("think", page.record(), R"(,"seed":1,"level":"artist")")),
              "message.no_seat_to_act");
    EXPECT_EQ(page.refusal(message("hint", page.record(), R"(,"seed":1)")),
              "message.no_seat_to_act");
}

class BoxThoughts : public testing::TestWithParam<Kind> {};

// While a painter is chosen, with an empty hand, and with cards to paint.
TEST_P(BoxThoughts, MoveLegallyAdviseAndReview) {
    Page page;
    chance::FastRandom random{22};
    page.create(GetParam().fields);
    for (const std::int64_t moves : {0, 13}) {
        while (page.number() < moves || field(page.view(), "to_act").kind != Json::Kind::whole) {
            if (text_of(page.view(), "phase") == "over") return;
            page.anything(random);
        }
        for (const std::string_view level : {"artist", "master"}) {
            Page other;
            other.open(page.record());
            const auto thought =
                run(page,
                    message("think", page.record(),
                            R"(,"seed":3,"iterations":60,"level":")" + std::string{level} + '"'),
                    50);
            ASSERT_EQ(thought.size(), 1) << level;
            ASSERT_EQ(text_of(thought[0], "type"), "thought");
            protocol::Writer move;
            protocol::write_move(move, protocol::read_move(field(thought[0], "move")));
            other.move(static_cast<int>(whole_of(thought[0], "seat")), move.text());
            EXPECT_EQ(other.number(), page.number() + 1);
        }
        const auto hint =
            run(page, message("hint", page.record(), R"(,"seed":3,"iterations":60)"), 50);
        ASSERT_EQ(hint.size(), 1);
        EXPECT_EQ(text_of(hint[0], "type"), "hinted");
    }
    const auto reviewed =
        run(page, message("review", page.record(), R"(,"seed":3,"iterations":20,"last":true)"), 50);
    ASSERT_EQ(reviewed.size(), 1);
    EXPECT_EQ(text_of(reviewed[0], "type"), "reviewed");
}

INSTANTIATE_TEST_SUITE_P(EveryBox, BoxThoughts, testing::ValuesIn(box_kinds()), name_of_kind);

}  // namespace
}  // namespace velatura::test
