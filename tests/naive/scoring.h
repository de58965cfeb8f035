// What a finished painting earns, from the words of the scoring cards.
#pragma once

#include <string_view>

#include "naive/printed.h"

namespace velatura::naive {

int count(const Swatches& visible, Icon icon);
int count_elements(const Swatches& visible);
// Elements, ★ or bonus icons are there; X2 and Blend alone fill nothing.
bool is_filled(const Swatch& swatch);

// How often a painting meets the scoring card of that name, whatever its point table gives.
using Times = int (*)(const Swatches& visible);
Times times(std::string_view scoring_card);
int silver(const Swatches& visible);
int gold(const Swatches& visible);

}  // namespace velatura::naive
