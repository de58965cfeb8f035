// Why a painting scores: for each time a condition is met the icons that meet it, and what is
// missing where it is not. Follows docs/rules.md like rules/painting.h, which only counts; a test
// holds the two together over every painting.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/painting.h"

namespace velatura::table {

struct IconAt {
    rules::Swatch swatch{};
    rules::Element element{};
    bool bonus = false;

    bool operator==(const IconAt&) const = default;
};
using IconGroup = std::vector<IconAt>;

// As many groups as rules::times_met() says: a pair, a set, a run, all that are counted.
std::vector<IconGroup> reasons(rules::Condition condition, const rules::Icons& visible);

// For each silver ribbon its bonus icon and the element it counts.
std::vector<IconGroup> silver_reasons(const rules::Icons& visible);

// Why a condition is not met: lacks.<name> in lang/.
enum class Lack : std::uint8_t {
    empty_swatches,
    too_few_elements,
    too_many_elements,
    too_few,   // of the elements named
    too_many,  // likewise
    outnumbered,
    no_run,
    no_majority,
    not_neighbours,
    not_apart,
    no_mirror,
};
std::string_view name_of(Lack lack);

struct Lacks {
    Lack lack{};
    std::vector<rules::Element> elements{};
    int more = 0;  // so many too few, or too many
    std::vector<rules::Swatch> swatches{};
};

// None where the condition is met.
std::optional<Lacks> lacks(rules::Condition condition, const rules::Icons& visible);

}  // namespace velatura::table
