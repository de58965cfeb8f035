#include <gtest/gtest.h>

#include "program.h"

namespace velatura::cli_test {

TEST(Score, JsonIsAsTheContractHasIt) {
    const Outcome outcome =
        run_line("score --layers Delicate,Revolution,Masked --scoring Space,Style --json");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out,
              R"({"layers":["Delicate","Revolution","Masked"],"title":"Masked Revolution",)"
              R"("visible":{"red":["hue"],"yellow":["shape"],"green":["shape","texture"],)"
              R"("blue":["hue","shape"],"violet":["hue","texture"]},)"
              R"("ribbons":{"Space":3,"Style":0},"silver":0})"
              "\n");
    EXPECT_EQ(outcome.error, "");
}

TEST(Score, AllTwelveWhereNoScoringCardIsNamed) {
    const Outcome outcome = run_line("score --layers Delicate,Revolution,Masked --json");
    const std::vector<std::string> all{"Composition", "Consistency", "Emphasis",  "Hierarchy",
                                       "Movement",    "Proportion",  "Proximity", "Repetition",
                                       "Space",       "Style",       "Symmetry",  "Variety"};
    EXPECT_EQ(keys(outcome.out, "/ribbons"), all);
    EXPECT_EQ(field(outcome.out, "/ribbons/Space").whole, 3);
    EXPECT_EQ(field(outcome.out, "/ribbons/Symmetry").whole, 2);
}

TEST(Score, BonusIconsAreNamedAsInDataAndEmptySwatchesLeftOut) {
    const Outcome outcome = run_line("score --layers Precious,Nature,Game --json");
    EXPECT_EQ(keys(outcome.out, "/visible"), (std::vector<std::string>{"red", "yellow", "blue"}));
    EXPECT_EQ(field(outcome.out, "/visible/blue/0").text, "bonus-texture");
    EXPECT_EQ(field(outcome.out, "/silver").whole, 1);
}

TEST(Score, LayersMayBeWrittenInSeveralWays) {
    const std::string expected = run_line("score --layers Delicate,Revolution,Masked --json").out;
    EXPECT_EQ(run_line("score --layers Delicate Revolution Masked --json").out, expected);
    EXPECT_EQ(run_line("score --layers Delicate, Revolution, Masked --json").out, expected);
    EXPECT_EQ(run_line("score --json --layers delicate,REVOLUTION,Masked").out, expected);
    EXPECT_EQ(run({"score", "--json", "--layers", " Delicate , Revolution,Masked"}).out, expected);
}

TEST(Score, CardsMayBeNamedInTheLanguageInUse) {
    const Outcome outcome =
        run_line("--lang de score --layers Zart,Revolution,Maskiert --scoring Abstand --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/layers/0").text, "Delicate");
    EXPECT_EQ(field(outcome.out, "/ribbons/Space").whole, 3);
}

TEST(Score, TextShowsVisibleAndCoveredIcons) {
    const Outcome outcome = run_line("score --layers Delicate,Revolution,Masked --scoring Space");
    EXPECT_EQ(outcome.out,
              "Masked Revolution\n"
              "Bottom to top: Delicate, Revolution, Masked\n"
              "\n"
              "  swatch  visible         covered\n"
              "  red     hue             -\n"
              "  yellow  shape           hue (Revolution)\n"
              "  green   shape, texture  -\n"
              "  blue    hue, shape      -\n"
              "  violet  hue, texture    -\n"
              "\n"
              "  scoring card    ribbons\n"
              "  Space           3        A hue and a shape have at least one swatch between "
              "them.\n"
              "  silver ribbons  0\n");
}

TEST(Score, RefusalsSayWhatIsWrong) {
    struct Case {
        const char* line;
        const char* says;
    };
    for (const auto& [line, says] :
         {Case{"score --layers Delicat,Revolution,Masked",
               "“Delicat” in this game. Did you mean Delicate?"},
          Case{"score --layers Delicate,Xyzzyplugh,Masked", "no art card “Xyzzyplugh”"},
          Case{"score --layers Delicate,Revolution", "you named 2"},
          Case{"score --layers Delicate", "you named 1"},
          Case{"score --layers Delicate,Revolution,Masked,Trap", "you named 4"},
          Case{"score --layers Delicate,Trap,delicate", "named the same art card more than once"},
          Case{"score --layers Delicate,Trap,View --scoring Spce", "Did you mean Space?"},
          Case{"score --layers Delicate,Trap,View --scoring Space,space",
               "chose the same scoring card more than once"}}) {
        for (const char* json : {"", " --json"}) {
            const Outcome outcome = run_line(std::string{line} + json);
            EXPECT_EQ(outcome.status, 2) << line;
            EXPECT_TRUE(outcome.error.starts_with("velatura: ")) << outcome.error;
            EXPECT_NE(outcome.error.find(says), std::string::npos) << outcome.error;
            if (*json == '\0') {
                EXPECT_EQ(outcome.out, "") << line;
            } else {
                expect_refused_in_json(outcome, says);
            }
        }
    }
}

TEST(Score, RefusalsSpeakTheLanguageInUse) {
    const Outcome outcome = run_line("--lang de score --layers Delicat,Trap,View");
    EXPECT_NE(outcome.error.find("keine Kunstkarte „Delicat“. Meintest du Delicate?"),
              std::string::npos)
        << outcome.error;
}

}  // namespace velatura::cli_test
