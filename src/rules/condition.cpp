#include "rules/condition.h"

#include "rules/outcome.h"

namespace velatura::rules {

namespace {

constexpr std::array<std::string_view, 24> lack_names{
    "empty_swatches", "too_few_elements", "too_many_elements", "too_few",        "too_many",
    "outnumbered",    "no_run",           "no_majority",       "not_neighbours", "not_apart",
    "no_mirror",      "uneven",           "in_common",         "wrong_side",     "no_slope",
    "no_return",      "elsewhere",        "beside_its_like",   "no_lead",        "no_groups",
    "too_plain",      "too_few_kinds",    "too_many_kinds",    "no_elements"};

// By element, and last by all icons, where each is.
using Planes = std::array<std::uint8_t, plane_count>;

Icons icons_of(const Planes& planes) {
    Icons icons;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        SwatchIcons& swatch = icons.swatches[place];
        for (std::size_t element = 0; element < element_count; ++element)
            swatch.elements[element] = planes[element] >> place & 1;
        swatch.bonuses[0] = swatch.empty() && (planes[all_icons] >> place & 1) != 0 ? 1 : 0;
    }
    return icons;
}

}  // namespace

std::string_view name_of(Lack lack) {
    return lack_names[index(lack)];
}

int times_met(const Condition& condition, const Icons& visible) {
    return std::visit([&](const auto& kind) { return kind.times(visible); }, condition);
}

std::vector<IconGroup> reasons(const Condition& condition, const Icons& visible) {
    if (times_met(condition, visible) == 0) return {};
    return std::visit([&](const auto& kind) { return kind.groups(visible); }, condition);
}

std::optional<Lacks> lacks(const Condition& condition, const Icons& visible) {
    if (times_met(condition, visible) > 0) return std::nullopt;
    return std::visit([&](const auto& kind) { return kind.lacks(visible); }, condition);
}

std::vector<IconGroup> silver_reasons(const Icons& visible) {
    std::vector<IconGroup> groups;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        for (const Element element : each_element) {
            for (int n = 0; n < visible.swatches[place].bonuses[index(element)]; ++n) {
                for (const IconAt& counted : kinds::all_of(visible, element))
                    groups.push_back({{static_cast<Swatch>(place), element, true}, counted});
            }
        }
        for (int n = 0; n < visible.swatches[place].plain; ++n)
            groups.push_back({{.swatch = static_cast<Swatch>(place), .plain = true}});
    }
    return groups;
}

std::vector<IconGroup> gold_reasons(const Icons& visible) {
    std::vector<IconGroup> groups;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        for (const Element element : each_element) {
            const IconAt gold{
                .swatch = static_cast<Swatch>(place), .element = element, .gold = true};
            for (int n = 0; n < visible.swatches[place].golds[index(element)]; ++n) {
                for (const IconAt& counted : kinds::all_of(visible, element)) {
                    const auto at = index(counted.swatch);
                    if (at + 1 == place || at == place + 1) groups.push_back({gold, counted});
                }
            }
        }
    }
    return groups;
}

// Element by element, every sum there can be and one way to come to it.
ConditionTable::ConditionTable(const Condition& condition) {
    std::vector<std::optional<Planes>> ways{Planes{}};
    for (std::size_t plane = 0; plane < plane_count; ++plane) {
        std::size_t largest = 0;
        for (SwatchBits swatches = 0; swatches < swatch_sets; ++swatches) {
            const kinds::Code code =
                std::visit([&](const auto& kind) { return kind.code(plane, swatches); }, condition);
            codes_[plane][swatches] = code;
            largest = std::max<std::size_t>(largest, code);
        }
        if (largest == 0) continue;
        std::vector<std::optional<Planes>> longer(ways.size() + largest);
        for (std::size_t sum = 0; sum < ways.size(); ++sum) {
            if (!ways[sum]) continue;
            for (SwatchBits swatches = 0; swatches < swatch_sets; ++swatches) {
                auto& way = longer[sum + codes_[plane][swatches]];
                if (way) continue;
                way = ways[sum];
                (*way)[plane] = static_cast<std::uint8_t>(swatches);
            }
        }
        ways = std::move(longer);
    }
    for (const std::optional<Planes>& way : ways) {
        const int times = way ? times_met(condition, icons_of(*way)) : 0;
        times_.push_back(static_cast<std::uint8_t>(std::min<int>(times, Outcome::most_times)));
    }
}

}  // namespace velatura::rules
