// Everything that can be wrong with a record, each with the place it is found at and what is said.
#include <gtest/gtest.h>

#include <set>

#include "content/loader.h"
#include "record/describe.h"
#include "record/games.h"
#include "record/refusal_cases.h"
#include "record/text.h"
#include "support/pinned.h"

namespace velatura::record {
namespace {

const std::string_view good = every_case()[0].good;

// Reads, plays again and, where there is a seed, verifies.
std::optional<RecordError> error_in(std::string_view text) {
    const content::Catalog& catalog = content::box_catalog();
    const auto record = parse(catalog, text);
    if (!record) return record.error();
    const auto match = Match::replay(catalog, *record);
    if (!match) return match.error();
    if (record->header.seed.empty()) return std::nullopt;
    const auto verified = match->verify();
    return verified ? std::nullopt : std::optional{verified.error()};
}

TEST(Refusals, TheRecordTheyAreMadeOfIsGood) {
    for (const Cases& of : every_case()) {
        EXPECT_FALSE(error_in(of.good))
            << name_of(error_in(of.good)->reason) << " in line " << error_in(of.good)->place.line;
    }
}

TEST(Refusals, NameTheReasonThePlaceAndWhatStoodThere) {
    for (const Cases& of : every_case()) {
        for (const Case& wanted : of.list) {
            const std::string text = with(std::string{of.good}, wanted.from, wanted.to);
            const auto error = error_in(text);
            ASSERT_TRUE(error) << text;
            EXPECT_EQ(name_of(error->reason), name_of(wanted.reason)) << text;
            EXPECT_EQ(error->place.line, wanted.line) << text;
            EXPECT_EQ(error->place.column, wanted.column) << text;
            EXPECT_EQ(error->found, wanted.found) << text;
            EXPECT_EQ(error->meant, wanted.meant) << text;
            EXPECT_EQ(error->rule.has_value(), wanted.reason == RecordFault::rule) << text;
        }
    }
}

TEST(Refusals, AreAllTried) {
    // The first below, the second in fair_test.cpp.
    std::set<RecordFault> tried{RecordFault::too_long, RecordFault::commitment_disagrees};
    for (const Cases& of : every_case()) {
        for (const Case& one : of.list)
            tried.insert(one.reason);
    }
    for (std::size_t i = 0; i < reason_count; ++i) {
        EXPECT_TRUE(tried.contains(static_cast<RecordFault>(i)))
            << name_of(static_cast<RecordFault>(i));
    }
}

TEST(Refusals, OfATextFarTooLongComeBeforeReadingIt) {
    const auto read = parse(content::base_catalog(), std::string(most_bytes + 1, '['), 7);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().reason, RecordFault::too_long);
    EXPECT_EQ(read.error().place.line, 7);
}

TEST(Refusals, SayWhichPacksWerePlayedWith) {
    const std::string pack = support::project_file("data/packs/small-deck.json");
    const content::TextFile file{"small-deck.json", pack};
    const auto catalog = content::base_catalog_with(std::span{&file, 1});
    ASSERT_TRUE(catalog);
    const auto read = parse(*catalog, good);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().reason, RecordFault::other_packs);
    EXPECT_EQ(read.error().found, "base");
}

TEST(Refusals, OfANewerVersionComeBeforeWhatElseIsWrong) {
    std::string text = with(std::string{good}, "[Version \"1\"]", "[Version \"7\"]");
    text = with(text, "vincent", "twelve players");
    EXPECT_EQ(error_in(text)->reason, RecordFault::newer_version);
    EXPECT_EQ(error_in("[Game \"Velatura\"]\n[Version \"3\"]")->reason, RecordFault::newer_version);
}

TEST(Refusals, CountLinesFromWhereTheGameBegins) {
    const auto read =
        parse(content::base_catalog(), with(std::string{good}, "1 Heavy", "1 Heavey"), 101);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().place.line, 114);
}

TEST(Describe, SaysEverythingInEveryLanguage) {
    for (const words::Language language : words::all_languages) {
        std::set<std::string> texts;
        for (const Cases& of : every_case()) {
            for (const Case& one : of.list) {
                const auto error = error_in(with(std::string{of.good}, one.from, one.to));
                ASSERT_TRUE(error);
                const std::string text = describe(language, *error);
                EXPECT_EQ(text.find_first_of("{}\t"), std::string::npos) << text;
                EXPECT_NE(text.find(std::to_string(one.line)), std::string::npos) << text;
                if (one.found.size() < 20 && one.found.find('\t') == std::string_view::npos) {
                    EXPECT_NE(text.find(one.found), std::string::npos) << text;
                }
                EXPECT_NE(text.find(one.meant), std::string::npos) << text;
                texts.insert(text);
            }
        }
        EXPECT_GT(texts.size(), 85u);
    }
}

TEST(Describe, NamesTheNearestWordAndTheRule) {
    const auto said = [](std::string_view from, std::string_view to) {
        return describe(words::Language::en, *error_in(with(std::string{good}, from, to)));
    };
    EXPECT_EQ(said("1 Heavy", "1 Heavey"),
              "Line 14, column 18: Expected the word of an art card; found “Heavey”. Did you mean "
              "Heavy?");
    EXPECT_EQ(said("5. Vincent toss 0/4", "5. Vincent toss 5/4"),
              "Line 18, column 1: This is against the rules. " +
                  words::text(words::Language::en, "refusal.impossible_toss"));
}

TEST(Describe, ShowsNothingATerminalWouldObeyAndNothingEndless) {
    RecordError error{{1, 1}, RecordFault::expected_card, "\x1b[2J" + std::string(500, 'x')};
    const std::string text = describe(words::Language::en, error);
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    EXPECT_LT(text.size(), 200u);
    // Letters of several bytes are not cut in two.
    error.found = std::string(59, 'x') + "油絵";
    EXPECT_NE(describe(words::Language::en, error).find(std::string(59, 'x') + "…"),
              std::string::npos);
}

TEST(Describe, LeavesOutAPlaceThatIsNotKnown) {
    EXPECT_EQ(describe(words::Language::en, {{}, RecordFault::missing_tag, "Seed"}),
              words::text(words::Language::en, "record.missing_tag", {{"found", "Seed"}}));
}

}  // namespace
}  // namespace velatura::record
