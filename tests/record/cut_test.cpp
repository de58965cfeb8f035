// A text that breaks off is refused as such, wherever it does.
#include <gtest/gtest.h>

#include "content/loader.h"
#include "record/games.h"
#include "record/text.h"

namespace velatura::record {
namespace {

TEST(CutShort, IsSaidForEveryPlaceATextCanBreakOff) {
    const content::Catalog& catalog = content::base_catalog();
    for (const Kind kind : {every_kind()[0], every_kind()[5], every_kind()[6]}) {
        const Match match =
            played(catalog, choices_for(kind, "cut"), {.most = 14, .undo_one_in = 5});
        const std::string text = write(catalog, match.record());
        const std::size_t first_line = text.find('\n');
        for (std::size_t size = 0; size + 1 < text.size(); ++size) {
            const std::string cut = text.substr(0, size);
            const auto read = parse(catalog, cut);
            ASSERT_FALSE(read) << cut;
            const RecordError& error = read.error();
            if (size == 0) {
                EXPECT_EQ(error.reason, RecordFault::empty_text);
            } else if (size < first_line) {  // not yet to be known as a record
                EXPECT_NE(error.reason, RecordFault::cut_short);
                EXPECT_EQ(error.place.line, 1);
            } else {
                ASSERT_EQ(error.reason, RecordFault::cut_short) << cut;
                const std::string kept = cut.substr(0, cut.find_last_not_of(" \n") + 1);
                EXPECT_EQ(error.place.line, 1 + std::ranges::count(kept, '\n'));
                EXPECT_EQ(error.place.column, static_cast<int>(kept.size() - kept.rfind('\n')));
            }
        }
        EXPECT_TRUE(parse(catalog, text.substr(0, text.size() - 1)));
    }
}

TEST(CutShort, IsNotSaidWhereTheTextIsWrongBefore) {
    const content::Catalog& catalog = content::base_catalog();
    std::string text = write(catalog, begin(catalog, choices_for(every_kind()[0], "cut")).record());
    text = with(text, "[Mode \"standard\"]", "[Mode \"chess\"]");
    text.resize(text.size() - 4);
    const auto read = parse(catalog, text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().reason, RecordFault::bad_value);
}

}  // namespace
}  // namespace velatura::record
