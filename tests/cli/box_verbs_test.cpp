// Boxes on the command line: score, paintings, simulate, perft, verify, and what is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "program.h"

namespace velatura::cli_test {

namespace {

std::string line_with(const std::string& table, std::string_view beginning) {
    for (const std::string& line : lines_of(table)) {
        if (line.starts_with(beginning)) return line;
    }
    ADD_FAILURE() << "no line begins with " << beginning;
    return {};
}

}  // namespace

TEST(BoxScore, AFlippedCardIsMarkedAndShowsItsIconsMirrored) {
    const Outcome front = run_line("score --layers Peaceful,Heavy,Threshold --json");
    const Outcome back = run_line("score --layers Peaceful,Heavy,Threshold~ --json");
    EXPECT_EQ(field(front.out, "/visible/yellow/1").text, "tone");
    EXPECT_EQ(field(front.out, "/visible/blue").items.size(), 1u);
    EXPECT_EQ(field(back.out, "/layers/2").text, "Threshold~");
    EXPECT_EQ(field(back.out, "/visible/yellow").items.size(), 1u);
    EXPECT_EQ(field(back.out, "/visible/blue/1").text, "tone");
}

TEST(BoxScore, CreativityNamesAnElementForEachStar) {
    const Outcome outcome =
        run_line("score --layers Unfinished,Tender,Rumor --creativity tone,hue --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/creativity/0").text, "tone");
    EXPECT_EQ(field(outcome.out, "/visible/red/0").text, "tone");
    EXPECT_EQ(field(outcome.out, "/ribbons/Unity").whole, 0);
    EXPECT_EQ(field(outcome.out, "/gold").whole, 0);
    const Outcome german = run_line(
        "--lang de score --layers Unfinished,Tender,Rumor --creativity Tonwert,Farbton --json");
    EXPECT_EQ(field(german.out, "/creativity/0").text, "tone") << german.error;
}

TEST(BoxScore, TextShowsTheStepsOfReadingThatChangeAnything) {
    const Outcome outcome = run_line(
        "score --layers Unfinished,Tender,Rumor --creativity tone,hue --scoring Dominance");
    EXPECT_NE(outcome.out.find("  swatch  as printed           after Blend"), std::string::npos)
        << outcome.out;
    EXPECT_EQ(outcome.out.find("after X2"), std::string::npos) << outcome.out;
    EXPECT_NE(outcome.out.find("gold ribbons"), std::string::npos) << outcome.out;
}

TEST(BoxScore, TheScoringCardsAreThoseOfTheBoxesInvolved) {
    EXPECT_EQ(
        keys(run_line("score --layers Delicate,Revolution,Masked --json").out, "/ribbons").size(),
        12u);
    EXPECT_EQ(keys(run_line("score --layers Delicate,Revolution,Threshold --json").out, "/ribbons")
                  .size(),
              20u);
    EXPECT_EQ(keys(run_line("score --layers Delicate,Revolution,Masked --box touches --json").out,
                   "/ribbons")
                  .size(),
              16u);
}

TEST(BoxPaintings, EachBoxHasItsReadingsInAFixedOrder) {
    const Outcome mini = run_line("paintings --csv --box mini");
    EXPECT_EQ(std::ranges::count(mini.out, '\n'), 12 * 11 * 10 + 1);
    EXPECT_TRUE(mini.out.starts_with("bottom,middle,top,creativity,layers red,")) << mini.out;
    EXPECT_TRUE(lines_of(mini.out)[0].ends_with(",Unity,Variety,silver,gold"));
    const Outcome touches = run_line("paintings --csv --box touches");
    EXPECT_EQ(line_with(touches.out, "Unfinished,Tender,Rumor,hue tone,"),
              "Unfinished,Tender,Rumor,hue tone,creativity,blend-from-left,texture,tone,hue shape,"
              "creativity,blend-from-left,texture,tone,hue shape,"
              "creativity,creativity blend-from-left,texture,tone,hue shape,"
              "hue,tone blend-from-left,texture,tone,hue shape,"
              "1,1,0,1,1,0,1,0,0,1,1,1,0,0,1,0,1,0,1,1,0,2,0,1,0,0");
    // Faces as a binary number, the lowest layer its last digit.
    const std::vector<std::string> lines =
        lines_of(run({"paintings", "--csv", "--box", "reflections"}, "", "| head -n 9").out);
    ASSERT_EQ(lines.size(), 9u);
    const auto begins = [&](std::size_t line, std::string_view with) {
        EXPECT_TRUE(lines[line].starts_with(with)) << lines[line];
    };
    const std::string bottom = lines[1].substr(0, lines[1].find(','));
    begins(2, bottom + "~,");
    begins(3, bottom + ",");
    EXPECT_EQ(std::ranges::count(lines[3], '~'), 1);
    EXPECT_EQ(std::ranges::count(lines[8], '~'), 3);
}

TEST(BoxPaintings, WithTheBaseDeckOnlyWhereAskedFor) {
    const Outcome outcome =
        run({"paintings", "--csv", "--box", "mini", "--with-base"}, "", "| head -n 2");
    EXPECT_NE(outcome.out.find("\nPrecious,Peaceful,Heavy,,"), std::string::npos) << outcome.out;
}

TEST(BoxGames, AllBoxesTogetherAreSimulatedRecordedAndVerified) {
    const Folder folder;
    const Outcome outcome = run_line(
        "simulate --players 3 --box reflections,touches,mini,signature,painters --award "
        "ribbons,competitive --bots greedy,visitor,apprentice --games 3 --seed boxes --json "
        "--records " +
        folder.path("games"));
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/boxes/4").text, "painters");
    EXPECT_EQ(field(outcome.out, "/deck").text, "featured");
    EXPECT_EQ(field(outcome.out, "/rows").whole, 2);
    EXPECT_EQ(field(outcome.out, "/award").text, "ribbons");
    EXPECT_EQ(field(outcome.out, "/side").text, "competitive");
    keys(outcome.out, "/bots/0/signature/mean");
    const Outcome verified = run_line("verify " + folder.path("games/game-000002.velatura"));
    EXPECT_EQ(verified.status, 0) << verified.error;
}

TEST(BoxGames, ARivalPlaysAgainstALonePlayer) {
    const Outcome outcome =
        run_line("simulate --rival heron --bots greedy --games 5 --seed 1 --json");
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/mode").text, "automa");
    EXPECT_EQ(field(outcome.out, "/rival").text, "heron");
    EXPECT_EQ(field(run_line("simulate --box automa --games 1 --json").out, "/rival").text, "mole");
}

TEST(BoxGames, PerftTellsRowsAndPainters) {
    const Outcome painters = run_line("perft --box painters --depth 2 --divide --json");
    EXPECT_EQ(keys(painters.out, "/divide").size(), 2u);
    EXPECT_TRUE(keys(painters.out, "/divide")[0].starts_with("keep "));
    const Outcome rows = run_line("perft --box reflections --depth 1 --divide");
    EXPECT_NE(rows.out.find("take 5 row 2: 1\n"), std::string::npos) << rows.out;
    EXPECT_NE(rows.out.find("\n1 10\n"), std::string::npos) << rows.out;
    EXPECT_EQ(run_line("perft --box reflections --rows 1 --depth 1").out, "1 5\n");
    EXPECT_EQ(run_line("perft --box automa --depth 2").out, "1 5\n2 60\n");
}

TEST(BoxGames, TheArenaPlaysWithBoxes) {
    const Outcome outcome = run_line(
        "arena --a greedy --b visitor --box reflections,painters --games 2 --seed 1 --json");
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/boxes/1").text, "painters");
    EXPECT_EQ(field(outcome.out, "/scenario").text, "random");
    EXPECT_EQ(run_line("arena --a greedy --players 1 --rival mole --games 1").status, 0);
}

TEST(BoxRefusals, EachSaysWhatIsWrongInThreeLanguages) {
    struct Case {
        const char* line;
        const char* code;
    };
    for (const auto& [line, code] : {
             Case{"simulate --box mirrors", "cli.unknown_box"},
             Case{"paintings --csv --box mirrors", "cli.unknown_box"},
             Case{"paintings --csv --box painters", "cli.paintings.no_cards"},
             Case{"simulate --box mini --award glory", "cli.unknown_award_card"},
             Case{"simulate --box mini --award tokens,best", "cli.unknown_award_side"},
             Case{"simulate --rival ostrich", "cli.unknown_rival"},
             Case{"simulate --scenario balanced --box mini", "cli.scenario_has_boxes"},
             Case{"simulate --award tokens", "refusal.award_card_needs_mini"},
             Case{"simulate --box mini --players 1 --award tokens,competitive",
                  "refusal.award_card_needs_rivals"},
             Case{"simulate --box mini --award swatches,competitive",
                  "refusal.award_card_one_sided"},
             Case{"simulate --rows 2", "refusal.rows_need_reflections"},
             Case{"simulate --deck featured", "refusal.deck_needs_box"},
             Case{"simulate --box signature --players 2", "refusal.signature_seats"},
             Case{"simulate --rival mole --mode vincent", "refusal.rival_needs_automa"},
             Case{"simulate --box automa --players 2", "refusal.automa_seats"},
             Case{"simulate --scoring Balance", "refusal.scoring_card_of_other_box"},
             Case{"arena --a greedy --b mine --bot mine=exec:true --box mini",
                  "cli.arena.bot_boxes"},
             Case{"arena --a greedy --b greedy --scenario balanced --box mini",
                  "cli.scenario_has_boxes"},
             Case{"score --layers Delicate~,Patient,Vast", "refusal.card_without_mirror"},
             Case{"score --layers Unfinished,Tender,Rumor --creativity hue",
                  "cli.score.too_few_stars"},
             Case{"score --layers Unfinished,Tender,Rumor --creativity hue,tone,hue",
                  "cli.score.too_many_stars"},
             Case{"score --layers Delicate,Patient,Vast --creativity hue", "cli.score.no_stars"},
             Case{"score --layers Unfinished,Tender,Rumor --creativity hue,color",
                  "cli.unknown_element"},
         }) {
        const std::string verb = line;
        const bool tells_json = !verb.starts_with("paintings");
        std::vector<std::string> told;
        for (const char* language : {"en", "de", "ja"}) {
            const Outcome outcome = run_line(std::string{"--lang "} + language + " " + verb +
                                             (tells_json ? " --json" : ""));
            EXPECT_EQ(outcome.status, 2) << line;
            if (tells_json) {
                EXPECT_EQ(field(outcome.out, "/refused/code").text, code) << line;
            }
            EXPECT_EQ(std::ranges::count(told, outcome.error), 0) << outcome.error;
            told.push_back(outcome.error);
        }
    }
}

}  // namespace velatura::cli_test
