// velatura review as text, for programs and as a page.
//
// tests/analyst/review.LANGUAGE.txt are what it prints of kept games. To regenerate:
// VELATURA_REGENERATE=1 (see support/pinned.h), also whenever the search has changed.
#include <gtest/gtest.h>

#include "cli/play_support.h"
#include "cli/program.h"
#include "support/pinned.h"
#include "support/source.h"

namespace velatura::cli_test {

namespace {

const std::string kept = support::source_path("tests/record/corpus/v1/");

std::vector<std::string> arguments(const std::string& file,
                                   const std::vector<std::string>& more = {}) {
    std::vector<std::string> all{"review", file, "--iterations", "300", "--seed", "tests"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + part.size())) {
        ++found;
    }
    return found;
}

class Review : public testing::TestWithParam<const char*> {};

TEST_P(Review, ReadsAsPinned) {
    const std::string language = GetParam();
    std::string out;
    for (const char* const name : {"standard-2", "vincent-2-undo", "solo-puzzle"}) {
        const Outcome outcome = run(arguments(kept + name + ".velatura", {"--lang", language}));
        EXPECT_EQ(outcome.status, 0) << outcome.error;
        EXPECT_TRUE(support::too_wide(outcome.out).empty());
        out += outcome.out;
    }
    EXPECT_TRUE(support::matches_pinned("tests/analyst/review." + language + ".txt", out));
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, Review, testing::Values("en", "de", "ja"));

TEST(ReviewOfAFile, IsTheSameForAnyNumberOfThreads) {
    const std::string file = kept + "standard-5-hidden.velatura";
    const Outcome one = run(arguments(file, {"--json", "--threads", "1"}));
    EXPECT_EQ(one.status, 0) << one.error;
    EXPECT_EQ(one.out, run(arguments(file, {"--json", "--threads", "3"})).out);
}

TEST(ReviewOfAFile, GoesAsFarAsARunningGame) {
    const Outcome outcome = run(arguments(kept + "vincent-3-running.velatura"));
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_NE(outcome.out.find("The game isn’t over"), std::string::npos);
}

TEST(ReviewOfAFile, RefusesWhatItCannotReview) {
    const Folder folder;
    EXPECT_EQ(run(arguments(folder.write("letter", "Dear Vincent,\n"))).status, 1);
    EXPECT_EQ(run(arguments(kept + "standard-2.velatura", {"--game", "2"})).status, 1);
    EXPECT_EQ(run_line("review").status, 2);
    // No move yet.
    const std::string text = read(kept + "standard-2.velatura");
    const std::string begun = text.substr(0, text.find("\n1. ")) + "\nend\n";
    const std::string result = begun.substr(begun.find("[Result"));
    const std::string running =
        replaced(begun, result.substr(0, result.find('\n')), "[Result \"*\"]");
    const Outcome nothing = run(arguments(folder.write("begun", running)));
    EXPECT_EQ(nothing.status, 1);
    EXPECT_NE(nothing.error.find("nothing to review"), std::string::npos) << nothing.error;
}

TEST(ReviewJson, HoldsMovesSeatsCurveAndTurningPoints) {
    const Outcome outcome = run(arguments(kept + "standard-5-judged.velatura", {"--json"}));
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(keys(outcome.out),
              (std::vector<std::string>{"measure", "iterations", "seed", "over", "undone", "seats",
                                        "moves", "curve", "turning_points"}));
    EXPECT_EQ(field(outcome.out, "/measure").text, "win");
    EXPECT_EQ(field(outcome.out, "/seats").items.size(), 5U);
    EXPECT_EQ(field(outcome.out, "/curve/0").items.size(), 5U);
    // A position more than moves, and the judge's is not a seat's.
    EXPECT_EQ(field(outcome.out, "/curve").items.size(),
              field(outcome.out, "/moves").items.size() + 2);
    EXPECT_EQ(keys(outcome.out, "/moves/0"),
              (std::vector<std::string>{"move", "seat", "played", "value", "best", "best_value",
                                        "loss", "loss_is", "mark", "forced", "plan", "reasons"}));
    const Outcome alone = run(arguments(kept + "solo-puzzle.velatura", {"--json"}));
    EXPECT_EQ(field(alone.out, "/measure").text, "points");
}

TEST(ReviewText, OfAGameWithoutScoringCardsNamesNone) {
    const Folder folder;
    run({"simulate", "--players", "2", "--bots", "greedy,random", "--games", "1", "--scoring",
         "none,none,none,none", "--seed", "1", "--records", folder.path("games")});
    const Outcome outcome = run(arguments(folder.path("games/game-000001.velatura"), {}));
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_TRUE(outcome.out.starts_with("  Seat ")) << outcome.out;
}

TEST(ReviewPage, IsWrittenOverNothingButAReview) {
    const Folder folder;
    const std::string diary = folder.write("diary", "<!doctype html>\n<p>Dear diary,</p>\n");
    const Outcome refused = run(arguments(kept + "standard-2.velatura", {"--html", diary}));
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.error.find("is not a review page"), std::string::npos) << refused.error;
    EXPECT_EQ(read(diary), "<!doctype html>\n<p>Dear diary,</p>\n");
    for (int times = 0; times < 2; ++times) {
        EXPECT_EQ(run(arguments(kept + "standard-2.velatura", {"--html", folder.path("page.html")}))
                      .status,
                  0);
    }
}

TEST(ReviewPage, ShowsTheCurveAndEveryMove) {
    const Folder folder;
    const Outcome outcome =
        run(arguments(kept + "standard-2.velatura", {"--html", folder.path("page.html")}));
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    const std::string page = read(folder.path("page.html"));
    EXPECT_TRUE(page.starts_with("<!doctype html>\n<html lang=\"en\">"));
    EXPECT_EQ(count(page, "<polyline"), 2U);
    EXPECT_EQ(count(page, "<tr id="), 25U);
    for (const std::string tag : {"section", "article", "ul", "li", "table", "svg", "p", "span"}) {
        EXPECT_EQ(count(page, "<" + tag + ">") + count(page, "<" + tag + " "),
                  count(page, "</" + tag + ">"))
            << tag;
    }
}

TEST(ReviewPage, NeedsNothingFromElsewhere) {
    const Folder folder;
    run(arguments(kept + "vincent-2-undo.velatura", {"--html", folder.path("page.html")}));
    const std::string page = read(folder.path("page.html"));
    for (const char* const foreign :
         {"<script", "<link", "<img", "http:", "https:", "src=", "url(", "@import"}) {
        EXPECT_EQ(page.find(foreign), std::string::npos) << foreign;
    }
}

TEST(ReviewPage, EscapesWhatComesFromTheRecord) {
    const Folder folder;
    const std::string evil = replaced(read(kept + "standard-2.velatura"), "[Seats \"Ada, Ben\"]",
                                      "[Seats \"<script>alert(1)</script>, <b>&'\"]");
    const Outcome outcome =
        run(arguments(folder.write("evil", evil), {"--html", folder.path("page.html")}));
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    const std::string page = read(folder.path("page.html"));
    EXPECT_EQ(page.find("<script"), std::string::npos);
    EXPECT_EQ(page.find("<b>&'"), std::string::npos);
    EXPECT_NE(page.find("&lt;script&gt;alert(1)&lt;/script&gt;"), std::string::npos);
    EXPECT_NE(page.find("&lt;b&gt;&amp;&#39;"), std::string::npos);
}

TEST(ReviewPage, NeverReplacesTheRecord) {
    const Folder folder;
    const std::string text = read(kept + "standard-2.velatura");
    const std::string file = folder.write("game", text);
    const Outcome outcome = run(arguments(file, {"--html", file}));
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(read(file), text);
    EXPECT_EQ(run(arguments(file, {"--html", folder.path("no/such/folder")})).status, 1);
}

}  // namespace

}  // namespace velatura::cli_test
