// docs/record.md shows records that were really played: each block of it is read, played again,
// verified and written back word for word.
#include <gtest/gtest.h>

#include <set>

#include "content/loader.h"
#include "record/error.h"
#include "record/games.h"
#include "record/names.h"
#include "record/text.h"
#include "support/pinned.h"

namespace velatura::record {
namespace {

constexpr std::string_view document = "docs/record.md";

std::vector<std::string> examples() {
    const std::string text = support::project_file(document);
    constexpr std::string_view open = "```velatura\n";
    std::vector<std::string> blocks;
    for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        at += open.size();
        blocks.push_back(text.substr(at, text.find("```", at) - at));
    }
    return blocks;
}

TEST(RecordDocument, ShowsRecordsThatWerePlayed) {
    const content::Catalog& catalog = content::box_catalog();
    std::set<rules::Mode> modes;
    std::set<int> versions;
    std::size_t judged = 0;
    std::size_t undone = 0;
    for (const std::string& text : examples()) {
        const auto record = parse(catalog, text);
        ASSERT_TRUE(record) << name_of(record.error().reason) << " in line "
                            << record.error().place.line << " of\n"
                            << text;
        EXPECT_EQ(write(catalog, *record), text);
        const auto match = Match::replay(catalog, *record);
        ASSERT_TRUE(match) << name_of(match.error().reason) << " in line "
                           << match.error().place.line << " of\n"
                           << text;
        EXPECT_TRUE(match->verify());
        modes.insert(record->header.setup.mode);
        versions.insert(version_of(record->header.setup));
        judged += count_moves(*record, rules::Move::Kind::judge);
        undone += match->undone();
    }
    EXPECT_EQ(modes.size(), rules::mode_count);
    EXPECT_EQ(versions.size(), static_cast<std::size_t>(current_version));
    EXPECT_GT(judged, 0u);
    EXPECT_GT(undone, 0u);
}

TEST(RecordDocument, NamesEveryTag) {
    const std::string text = support::project_file(document);
    for (const char* tag :
         {"Game",     "Version",    "Date",  "Seats", "First",  "Mode",  "Level",  "Rival",
          "Scenario", "Scoring",    "Boxes", "Deck",  "Rows",   "Award", "Packs",  "Options",
          "Seed",     "Commitment", "Drawn", "Help",  "Secret", "Salt",  "Nonces", "Result"}) {
        EXPECT_NE(text.find("| `" + std::string{tag} + "` |"), std::string::npos) << tag;
    }
}

TEST(RecordDocument, NamesEveryReasonForARefusal) {
    const std::string text = support::project_file(document);
    for (std::size_t i = 0; i < reason_count; ++i) {
        const std::string name{name_of(static_cast<RecordFault>(i))};
        EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name;
    }
}

}  // namespace
}  // namespace velatura::record
