// A sample of all layered paintings with the icons of the boxes: all of them are read in
// every_reading_deep_test.cpp.
#include <gtest/gtest.h>

#include "box_tables.h"
#include "content/loader.h"
#include "naive_twin.h"
#include "readings.h"

namespace velatura::rules {

TEST(EveryReading, CardsHaveTheNumbersTheNaiveReaderGivesThem) {
    const content::Catalog& catalog = content::box_catalog();
    ASSERT_EQ(catalog.art.size(), 126u);
    ASSERT_EQ(naive_printed().art.size(), 126u);
    for (std::size_t i = 0; i < catalog.art.size(); ++i) {
        const naive::Card& card = naive_printed().art[i];
        EXPECT_EQ(card.word, catalog.art[i].word);
        EXPECT_EQ(card.mirror, box_cards().art()[i].has_mirror);
        EXPECT_EQ(card.left, box_cards().art()[i].side == Side::left);
    }
    ASSERT_EQ(catalog.scoring.size(), 24u);
    for (std::size_t i = 0; i < catalog.scoring.size(); ++i)
        EXPECT_EQ(naive_printed().scoring[i].name, catalog.scoring[i].word);
}

TEST(EveryReading, OfASampleIsWhatTheNaiveReaderSays) {
    BothReaders readers;
    chance::FastRandom random{2026};
    const auto cards = static_cast<std::uint32_t>(box_cards().art().size());
    std::size_t readings = 0;
    while (readings < 40'000) {
        Layers layers{static_cast<ArtCardId>(random.below(cards)),
                      static_cast<ArtCardId>(random.below(cards)),
                      static_cast<ArtCardId>(random.below(cards))};
        if (layers.bottom == layers.middle || layers.bottom == layers.top ||
            layers.middle == layers.top) {
            continue;
        }
        const std::vector<Faces> faces = faces_of(layers);
        layers.faces = faces[random.below(static_cast<std::uint32_t>(faces.size()))];
        readings += readers.compare(layers);
    }
}

}  // namespace velatura::rules
