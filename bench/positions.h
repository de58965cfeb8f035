// Benchmarks that look at positions of games of chance.
#pragma once

#include "argument.h"
#include "content/loader.h"

namespace velatura::bench {

// The whole program: so many seats and positions unless the command line says otherwise. Of the
// measurement, play(cards, most) looks at up to so many positions of a game and says at how many.
template <typename Measurement>
int look_at_positions(int argc, char** argv, const char* usage, std::size_t seats, int positions) {
    if (!read_seats_and_count(argc, argv, usage, seats, positions)) return 2;
    const content::Catalog& catalog = content::base_catalog();
    Measurement measurement{seats};
    for (int left = positions; left > 0;)
        left -= measurement.play(catalog.cards, left);
    measurement.print();
    return 0;
}

}  // namespace velatura::bench
