// Tables that the first edition stored are understood for ever: kept/edition-1.txt is as it wrote
// them, with every kind of event it knew and every mode.
#include "house.h"

#include <fstream>
#include <set>

#include "content/loader.h"
#include "support/source.h"

namespace velatura::test {
namespace {

struct StoredTable {
    std::string id;
    std::string stage;
    std::vector<std::string> events;
    std::string record;  // empty before the game
};

std::vector<StoredTable> stored_tables() {
    std::ifstream file{support::source_path("tests/online/kept/edition-1.txt")};
    std::vector<StoredTable> tables;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("table ")) {
            const std::size_t space = line.find(' ', 6);
            tables.push_back({line.substr(6, space - 6), line.substr(space + 1), {}, {}});
        } else if (line.starts_with("{")) {
            tables.back().events.push_back(line);
        } else if (!line.starts_with("#")) {
            tables.back().record += line + "\n";
        }
    }
    return tables;
}

TEST(KeptTables, StandAndReadAsTheyDidThen) {
    std::set<online::EventKind> kinds;
    std::set<std::string> modes;
    for (const StoredTable& kept : stored_tables()) {
        OnlineTable table{kept.id, content::box_catalog()};
        for (const std::string& text : kept.events) {
            const auto event = online::read_event(text);
            ASSERT_TRUE(event) << event.error() << "\n" << text;
            ASSERT_TRUE(table.apply(*event)) << text;
            kinds.insert(event->kind);
        }
        protocol::Answers answers;
        for (const std::string_view person : {"", "host", "Ada", "Ben"})
            table.write_table(answers, person, 1'800'000'000'000, words::Language::en);
        const std::vector<Json> shown = checked(std::move(answers).text());
        ASSERT_FALSE(shown.empty());
        EXPECT_EQ(text_of(field(shown.front(), "room"), "stage"), kept.stage);
        EXPECT_EQ(table.state().game ? table.record() : "", kept.record);
        if (const std::size_t at = kept.record.find("[Mode "); at != std::string::npos)
            modes.insert(kept.record.substr(at, kept.record.find('\n', at) - at));
    }
    EXPECT_EQ(kinds.size(), online::event_kind_count);
    EXPECT_EQ(modes.size(), 3U);
}

}  // namespace
}  // namespace velatura::test
