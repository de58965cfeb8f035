// Scores a painting with the installed engine: the three layers of which a greedy count for Space
// makes too little.
#include <cstdio>

#include "content/loader.h"

int main() {
    using namespace velatura;
    const content::Catalog& catalog = content::base_catalog();
    const auto bottom = catalog.find_art_card("Delicate");
    const auto middle = catalog.find_art_card("Revolution");
    const auto top = catalog.find_art_card("Masked");
    if (!bottom || !middle || !top || !catalog.find_scoring_card("Space")) return 1;
    const auto space = catalog.find_scoring_card("Space");
    const rules::Painting painting = catalog.cards.read({*bottom, *middle, *top});
    std::printf("Space %d\n",
                rules::times_met(catalog.cards.scoring(*space).condition, painting.visible));
    return 0;
}
