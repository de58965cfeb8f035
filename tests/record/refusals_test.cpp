// Everything that can be wrong with a record, each with the place it is found at and what is said.
#include <gtest/gtest.h>

#include <set>

#include "content/loader.h"
#include "record/describe.h"
#include "record/games.h"
#include "record/text.h"
#include "support/pinned.h"

namespace velatura::record {
namespace {

constexpr std::string_view good = R"([Game "Velatura"]
[Version "1"]
[Seats "Ada, Ben"]
[First "1"]
[Mode "vincent"]
[Scenario "balanced"]
[Scoring "Consistency, Emphasis, Hierarchy, Proportion"]
[Result "*"]

row Heavy Mess Sanctuary Imminent Forbidden
backgrounds 1: 3 6 10
backgrounds 2: 1 2 4

1. seat 1 take 1 Heavy > Fragile
2. seat 2 take 3 Imminent > Wandering
3. Vincent toss 2/4 Forbidden > Attraction
4. undo
5. Vincent toss 0/4 Mess > Attraction
6. seat 1 take 2 Forbidden > Truth {nice}
end
)";

// Reads, plays again and, where there is a seed, verifies.
std::optional<RecordError> error_in(std::string_view text) {
    const content::Catalog& catalog = content::base_catalog();
    const auto record = parse(catalog, text);
    if (!record) return record.error();
    const auto match = Match::replay(catalog, *record);
    if (!match) return match.error();
    if (record->header.seed.empty()) return std::nullopt;
    const auto verified = match->verify();
    return verified ? std::nullopt : std::optional{verified.error()};
}

struct Case {
    std::string_view from;  // replaced in `good` ...
    std::string_view to;    // ... by this
    RecordFault reason;
    int line;
    int column;
    std::string_view found = {};
    std::string_view meant = {};
};

const std::vector<Case>& cases() {
    using enum RecordFault;
    static const std::string six = "[Seats \"1, 2, 3, 4, 5, 6\"]";
    static const std::string long_name = "[Seats \"" + std::string(41, 'x') + "\"]";
    static const std::vector<Case> list{
        {good, "", empty_text, 1, 1},
        {good, " \n\r\n", empty_text, 1, 1},
        {"[Version \"1\"]", "[Version \"2\"]", newer_version, 2, 11, "2"},
        {"end\n", "", cut_short, 19, 42},
        {"[Game \"", "Game \"", expected_tag, 1, 1, "Game"},
        {good, "hello\n", expected_tag, 1, 1, "hello"},
        {"[Mode \"vincent\"]", "[Mode vincent]", expected_tag, 5, 1, "Mode"},
        {"[Mode ", "[Mo?de ", expected_tag, 5, 1, "Mo?de"},
        {"\"vincent\"]", "\"vincent]", unclosed_quote, 5, 8, "Mode"},
        {"\"vincent\"]", "\"vincent\"] more", unclosed_quote, 5, 8, "Mode"},
        {"[First \"1\"]", "[Mode \"vincent\"]", tag_twice, 5, 1, "Mode"},
        {"[First \"1\"]\n", "", missing_tag, 9, 1, "First"},
        {"[Scenario \"balanced\"]\n[Scoring \"Consistency, Emphasis, Hierarchy, Proportion\"]", "",
         missing_tag, 9, 1, "Scoring"},
        {"\"Velatura\"", "\"Chess\"", bad_value, 1, 8, "Chess"},
        {"[Version \"1\"]", "[Version \"0\"]", bad_value, 2, 11, "0"},
        {"[Seats \"Ada, Ben\"]", six, bad_value, 3, 9, "1, 2, 3, 4, 5, 6"},
        {"[First \"1\"]", "[First \"3\"]", bad_value, 4, 9, "3"},
        {"\"vincent\"", "\"chess\"", bad_value, 5, 8, "chess"},
        {"[Result \"*\"]", "[Result \"3 4\"]", bad_value, 8, 10, "3 4"},
        {"[Result \"*\"]", "[Result \"3 4 won 3\"]", bad_value, 8, 10, "3 4 won 3"},
        {"[Result \"*\"]", "[Event \"a\tb\"]", bad_value, 8, 9, "a\tb"},
        {"[Result \"*\"]", "[Options \"hidden-hands, open\"]", bad_value, 8, 25, "open"},
        {"[Result \"*\"]", "[Drawn \"first, scoring 5\"]", bad_value, 8, 16, "scoring 5"},
        {"\"balanced\"", "\"balancd\"", unknown_scenario, 6, 12, "balancd", "balanced"},
        {"Hierarchy", "Hierarchie", unknown_scoring_card, 7, 34, "Hierarchie", "Hierarchy"},
        {"[Result \"*\"]", "[Packs \"base, winter\"]", unknown_pack, 8, 15, "winter"},
        {"[Result \"*\"]", "[Packs \"base\"]", other_packs, 8, 9, "base"},
        {"[Result \"*\"]", "[Level \"absurd\"]", unknown_level, 8, 9, "absurd"},
        {"Ada, Ben", "Ada, ", bad_name, 3, 14, ""},
        {"Ada, Ben", "Ada, bot:", bad_name, 3, 18, ""},
        {"[Seats \"Ada, Ben\"]", long_name, bad_name, 3, 9,
         std::string_view{long_name}.substr(8, 41)},
        {"Hierarchy, Proportion", "Hierarchy", scoring_not_of_scenario, 7, 11, "balanced"},
        {"row Heavy", "rows Heavy", expected_row, 10, 1, "rows"},
        {"backgrounds 2:", "backgrounds 3:", expected_backgrounds, 12, 13, "3:"},
        {"Heavy Mess", "Heavy heavy", dealt_twice, 10, 11, "Heavy"},
        {"2: 1 2 4", "2: 1 6 4", dealt_twice, 12, 18, "6"},
        {"1. seat", "one seat", expected_move_number, 14, 1, "one"},
        {"2. seat", "3. seat", wrong_move_number, 15, 1, "3."},
        {"1. seat", "1. chair", expected_actor, 14, 4, "chair"},
        {"take 1 Heavy", "grab 1 Heavy", expected_action, 14, 11, "grab"},
        {"Vincent toss", "Vincent throw", expected_action, 16, 12, "throw"},
        {"1. seat 1", "1. seat 3", expected_number, 14, 9, "3"},
        {"take 3 Imminent", "take 6 Imminent", expected_number, 15, 16, "6"},
        {"toss 2/4", "toss 2:4", expected_number, 16, 17, "2:4"},
        {"4. undo", "4. judge nobody", expected_number, 17, 10, "nobody"},
        {"1 Heavy", "1 Heavey", expected_card, 14, 18, "Heavey", "Heavy"},
        {" Fragile", "", expected_card, 14, 25, ""},
        {"1: 3 6 10", "1: 3 6 21", expected_background, 11, 20, "21"},
        {"1: 3 6 10", "1: 3 6", expected_background, 11, 19, ""},
        {"take 2 Forbidden > Truth", "paint Heavy Mess on 3", expected_layers, 19, 17, "2"},
        {"take 2 Forbidden > Truth", "paint Heavy Mess Trap", expected_layers, 19, 17, "3"},
        {"{nice}", "{nice", unclosed_comment, 19, 36},
        {"4. undo", "4. undo twice", unexpected_text, 17, 9, "twice"},
        {"4. undo", "4. undo > Truth", unexpected_text, 17, 9, ">"},
        {"1: 3 6 10", "1: 3 6 10 11", unexpected_text, 11, 23, "11"},
        {"end\n", "end\n\n7. undo\n", unexpected_text, 22, 1, "7."},
        {"end\n", "end of it\n", unexpected_text, 20, 5, "of"},
        {"5. Vincent toss 0/4", "5. Vincent toss 5/4", rule, 18, 1},
        {"3. Vincent toss 2/4 Forbidden > Attraction", "3. seat 1 pass", rule, 16, 1},
        {"\"vincent\"", "\"solo-puzzle\"", rule, 5, 8},
        {"1 take 1 Heavy", "1 take 1 Mess", not_the_card_there, 14, 1, "Mess"},
        {"> Wandering", "> Heavy", card_not_in_deck, 15, 1, "Heavy"},
        {"Mess > Attraction", "Mess > Truth", card_not_in_deck, 18, 1, "Truth"},
        {" > Fragile", "", wrong_deal, 14, 1, "0"},
        {" > Fragile", " > Fragile Truth", wrong_deal, 14, 1, "2"},
        {" Forbidden\n", "\n", wrong_deal, 10, 1, "4"},
        {"toss 2/4", "toss 2/3", wrong_toss, 16, 1, "3"},
        {"1. seat 1 take 1 Heavy > Fragile", "1. undo", nothing_to_undo, 14, 1},
        {"[Result \"*\"]", "[Result \"3 4 won 1\"]", wrong_result, 8, 10},
        {"[Result \"*\"]", "[Seed \"another\"]", seed_disagrees, 11, 1, "backgrounds"},
        {"[Result \"*\"]", "[Seed \"another\"]\n[Drawn \"scoring 4\"]", seed_disagrees, 7, 11,
         "Scoring"},
    };
    return list;
}

TEST(Refusals, TheRecordTheyAreMadeOfIsGood) {
    EXPECT_FALSE(error_in(good)) << name_of(error_in(good)->reason) << " in line "
                                 << error_in(good)->place.line;
}

TEST(Refusals, NameTheReasonThePlaceAndWhatStoodThere) {
    for (const Case& wanted : cases()) {
        const std::string text = with(std::string{good}, wanted.from, wanted.to);
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

TEST(Refusals, AreAllTried) {
    // The first below, the second in fair_test.cpp.
    std::set<RecordFault> tried{RecordFault::too_long, RecordFault::commitment_disagrees};
    for (const Case& one : cases())
        tried.insert(one.reason);
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
    EXPECT_EQ(error_in("[Game \"Velatura\"]\n[Version \"2\"]")->reason, RecordFault::newer_version);
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
        for (const Case& one : cases()) {
            const auto error = error_in(with(std::string{good}, one.from, one.to));
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
        EXPECT_GT(texts.size(), 60u);
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
