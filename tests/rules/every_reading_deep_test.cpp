// Every layered painting of all boxes together, and so of each, with either face of a card with
// Mirror, one other flipped by a painter's power, and every choice of ★: by the engine and by the
// naive reader. Run by ./test --full only.
#include <gtest/gtest.h>

#include "box_tables.h"
#include "readings.h"

namespace velatura::rules {

namespace {

constexpr std::size_t parts = 6;
class EveryReadingDeep : public testing::TestWithParam<std::size_t> {};

}  // namespace

TEST_P(EveryReadingDeep, IsWhatTheNaiveReaderSays) {
    BothReaders readers;
    const auto cards = static_cast<std::uint8_t>(box_cards().art().size());
    std::size_t readings = 0;
    for (auto bottom = static_cast<std::uint8_t>(GetParam()); bottom < cards; bottom += parts) {
        for (std::uint8_t middle = 0; middle < cards; ++middle) {
            for (std::uint8_t top = 0; top < cards; ++top) {
                if (bottom == middle || bottom == top || middle == top) continue;
                Layers layers{ArtCardId{bottom}, ArtCardId{middle}, ArtCardId{top}};
                for (const Faces faces : faces_of(layers)) {
                    layers.faces = faces;
                    readings += readers.compare(layers);
                }
            }
        }
    }
    EXPECT_GT(readings, 1'000'000u);
}

// Each with a part of the cards at the bottom.
INSTANTIATE_TEST_SUITE_P(Parts, EveryReadingDeep, testing::Range(std::size_t{0}, parts));

}  // namespace velatura::rules
