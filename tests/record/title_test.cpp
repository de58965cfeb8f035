#include <gtest/gtest.h>

#include "content/loader.h"
#include "record/games.h"
#include "support/cards.h"

namespace velatura::record {
namespace {

TitleWords title_of(std::string_view bottom, std::string_view middle, std::string_view top) {
    return title_words(content::base_catalog(), support::layers(bottom, middle, top));
}

TEST(TitleWords, AreTheTopmostLeftAndTheTopmostRightOne) {
    EXPECT_EQ(title_of("Deep", "Trap", "Fragile").left, "Fragile");
    EXPECT_EQ(title_of("Deep", "Trap", "Fragile").right, "Trap");
    EXPECT_EQ(title_of("Trap", "Deep", "Mistake").left, "Deep");
    EXPECT_EQ(title_of("Trap", "Deep", "Mistake").right, "Mistake");
}

TEST(TitleWords, OfThreeCardsOfOneSideAreItsTopmostAlone) {
    EXPECT_EQ(title_of("Deep", "Risky", "Fragile").left, "Fragile");
    EXPECT_EQ(title_of("Deep", "Risky", "Fragile").right, "");
    EXPECT_EQ(title_of("Trap", "Game", "Mistake").left, "");
    EXPECT_EQ(title_of("Trap", "Game", "Mistake").right, "Mistake");
}

TEST(TitleWords, StandAsTheCommentOfEveryPainting) {
    const content::Catalog& catalog = content::base_catalog();
    const Record record =
        played(catalog, choices_for({rules::Mode::standard, 5}, "title")).record();
    std::size_t paintings = 0;
    for (const Entry& entry : record.entries) {
        if (entry.move.kind() != rules::Move::Kind::paint) {
            EXPECT_EQ(entry.comment, "");
            continue;
        }
        const auto [left, right] = title_words(catalog, entry.move.layers());
        const bool both = !left.empty() && !right.empty();
        EXPECT_EQ(entry.comment, std::string{left} + (both ? " " : "") + std::string{right});
        ++paintings;
    }
    EXPECT_EQ(paintings, 15u);
}

}  // namespace
}  // namespace velatura::record
