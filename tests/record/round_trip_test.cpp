// A record written and read is the same record, and a text read and written the same text.
#include <gtest/gtest.h>

#include "content/loader.h"
#include "record/games.h"
#include "record/text.h"
#include "support/pinned.h"

namespace velatura::record {
namespace {

void expect_round_trip(const content::Catalog& catalog, const Record& record) {
    const std::string text = write(catalog, record);
    const auto read = parse(catalog, text);
    ASSERT_TRUE(read) << name_of(read.error().reason) << " in line " << read.error().place.line
                      << "\n"
                      << text;
    EXPECT_EQ(*read, record) << text;
    EXPECT_EQ(write(catalog, *read), text);
}

TEST(RoundTrip, HoldsForRandomGamesOfEveryModeAndNumberOfSeats) {
    const content::Catalog& catalog = content::base_catalog();
    for (const Kind kind : every_kind()) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            expect_round_trip(
                catalog,
                played(catalog, choices_for(kind, std::to_string(seed)), {.seed = seed}).record());
        }
    }
}

TEST(RoundTrip, HoldsForGamesWithMovesTakenBackAndForUnfinishedOnes) {
    const content::Catalog& catalog = content::base_catalog();
    std::size_t undone = 0;
    for (const Kind kind : every_kind()) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Match match = played(catalog, choices_for(kind, "undo"),
                                       {.most = 5 + 5 * seed, .undo_one_in = 4, .seed = seed});
            undone += match.undone();
            expect_round_trip(catalog, match.record());
        }
    }
    EXPECT_GT(undone, 100u);
}

TEST(RoundTrip, HoldsBeforeTheFirstMove) {
    const content::Catalog& catalog = content::base_catalog();
    expect_round_trip(catalog, begin(catalog, choices_for(every_kind()[0], "new")).record());
}

TEST(RoundTrip, HoldsForGamesInWhichSeatsPass) {
    std::size_t passes = 0;
    for (std::size_t cards = 3; cards < 24; ++cards) {
        const content::Catalog catalog = small_catalog(cards);
        for (const Kind kind : every_kind()) {
            const Match match = played(catalog, choices_for(kind, "few cards"), {.seed = cards});
            EXPECT_TRUE(is_over(match));
            passes += count_moves(match.record(), rules::Move::Kind::pass);
            expect_round_trip(catalog, match.record());
        }
    }
    EXPECT_GT(passes, 0u);
}

TEST(RoundTrip, HoldsForJudgedGames) {
    const content::Catalog& catalog = content::base_catalog();
    std::size_t judged = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Choices choices = choices_for({rules::Mode::standard, 5}, "tie" + std::to_string(seed));
        choices.random_scoring = 0;  // silver alone: ties are common
        const Match match = played(catalog, choices, {.seed = seed});
        judged += count_moves(match.record(), rules::Move::Kind::judge);
        expect_round_trip(catalog, match.record());
    }
    EXPECT_GT(judged, 0u);
}

TEST(RoundTrip, KeepsEverythingATableCanChoose) {
    const content::Catalog& catalog = content::base_catalog();
    Choices choices = choices_for({rules::Mode::vincent, 3}, " a seed, with spaces: 油絵 ");
    choices.seats[1] = {"greedy", true};
    choices.hidden_hands = true;
    choices.random_scoring = 0;
    choices.scenario = "Chill Mode";  // drawn, since none are chosen
    choices.date = "2026-11-15";
    Record record = played(catalog, choices, {.most = 9}).record();
    EXPECT_EQ(record.header.scenario, "chill-mode");
    EXPECT_EQ(record.header.drawn_scoring, 3);
    EXPECT_TRUE(record.header.drawn_first);
    record.header.commitment = "0123abcd";
    record.header.help = "hint";
    record.entries[2].comment = "a bold move, said {Ben";
    expect_round_trip(catalog, record);
}

TEST(RoundTrip, KeepsUnknownTagsWithTheirValuesInOrder) {
    const content::Catalog& catalog = content::base_catalog();
    Record record = played(catalog, choices_for(every_kind()[0], "tags"), {.most = 3}).record();
    record.header.other = {
        {"Event", "Sunday: Ben's \\ birthday"}, {"Annotator", ""}, {"a-1_B", " "}};
    expect_round_trip(catalog, record);
}

TEST(RoundTrip, KeepsPacks) {
    const std::string pack = support::project_file("data/packs/small-deck.json");
    const content::TextFile file{"small-deck.json", pack};
    const auto catalog = content::base_catalog_with(std::span{&file, 1});
    ASSERT_TRUE(catalog);
    const Match match = played(*catalog, choices_for(every_kind()[0], "pack"));
    EXPECT_EQ(match.record().header.packs, std::vector<std::string>{"small-deck"});
    expect_round_trip(*catalog, match.record());
    EXPECT_TRUE(match.verify());
}

TEST(RoundTrip, ALoneScenarioTagBringsItsScoringCards) {
    const content::Catalog& catalog = content::base_catalog();
    Choices choices = choices_for(every_kind()[0], "scenario");
    choices.random_scoring = 0;
    choices.scenario = "balanced";
    const Record record = played(catalog, choices, {.most = 4}).record();
    const std::string text = write(catalog, record);
    const auto read = parse(
        catalog, with(text, "[Scoring \"Consistency, Emphasis, Hierarchy, Proportion\"]\n", ""));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, record);
}

TEST(Reading, TakesTagsInAnyOrderAndWordsInAnyCase) {
    const content::Catalog& catalog = content::base_catalog();
    const Record record = played(catalog, choices_for({rules::Mode::vincent, 1}, "order")).record();
    std::string text = write(catalog, record);
    const std::string seats = "[Seats \"Ada\"]\n";
    text = with(text, seats, "");
    text = with(text, "[Result", seats + "[Result");
    text = with(text, "\"normal\"", "\"Normal\"");
    const std::string word{catalog.word(record.first_row[0])};
    std::string shouted = word;
    for (char& c : shouted)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    text = with(text, word, shouted);
    const auto read = parse(catalog, text);
    ASSERT_TRUE(read) << name_of(read.error().reason);
    EXPECT_EQ(*read, record);
}

TEST(Reading, MindsNeitherLineEndingsNorBlanksNorAByteOrderMark) {
    const content::Catalog& catalog = content::base_catalog();
    const Record record = played(catalog, choices_for(every_kind()[4], "blanks")).record();
    std::string text = "\xEF\xBB\xBF\r\n\r\n";
    for (char c : write(catalog, record)) {
        if (c == '\n') {
            text += " \t \r\n\n \t";
        } else {
            text += c;
        }
    }
    const auto read = parse(catalog, text);
    ASSERT_TRUE(read) << name_of(read.error().reason) << " in line " << read.error().place.line;
    EXPECT_EQ(*read, record);
}

TEST(Reading, MindsNoMissingNewlineAtTheEnd) {
    const content::Catalog& catalog = content::base_catalog();
    const Record record = played(catalog, choices_for(every_kind()[0], "newline")).record();
    std::string text = write(catalog, record);
    ASSERT_TRUE(text.ends_with("\nend\n"));
    text.pop_back();
    const auto read = parse(catalog, text);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, record);
}

}  // namespace
}  // namespace velatura::record
