// Every way to lay three cards of these boxes, read and scored by the engine and by the naive
// reader.
#pragma once

#include <vector>

#include "naive/printed.h"
#include "rules/game.h"

namespace velatura::rules {

class BothReaders {
  public:
    BothReaders();

    // These layers with every choice of ★, step by step and with every scoring card. Fails the test
    // where the two differ; the number of readings.
    std::size_t compare(Layers layers);

  private:
    bool scores_agree(Layers layers, const naive::Swatches& visible) const;

    std::vector<Game> games_;  // with every scoring card, four at a time
    int shown_ = 0;            // failures
};

// The faces these three may show: either of a card with Mirror, and the back of one other.
std::vector<Faces> faces_of(Layers layers);

}  // namespace velatura::rules
