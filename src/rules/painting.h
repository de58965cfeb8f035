// Three layers make a painting: what stays visible, which conditions it meets and how often.
//
// Scoring counts icons, never mere presence: a swatch may show several of one kind, which the base
// deck does not use and later packs do. Order of reading (docs/expansions.md): layers first, then
// whatever changes the visible icons, then conditions and silver.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "rules/types.h"

namespace velatura::rules {

// The icons of one swatch: how many of each element, and how many bonus icons for each element.
struct SwatchIcons {
    std::array<std::uint8_t, element_count> elements{};
    std::array<std::uint8_t, element_count> bonuses{};

    constexpr bool empty() const { return *this == SwatchIcons{}; }
    constexpr bool operator==(const SwatchIcons&) const = default;
};

// The five swatches, red to violet: of a printed card, or what a finished painting shows.
struct Icons {
    std::array<SwatchIcons, swatch_count> swatches{};

    constexpr SwatchIcons& operator[](Swatch swatch) { return swatches[index(swatch)]; }
    constexpr const SwatchIcons& operator[](Swatch swatch) const { return swatches[index(swatch)]; }
    constexpr int count(Element element) const {
        int sum = 0;
        for (const SwatchIcons& swatch : swatches)
            sum += swatch.elements[index(element)];
        return sum;
    }
    constexpr bool operator==(const Icons&) const = default;
};

// Named in painting order: the first is laid first and lies lowest.
struct Layers {
    ArtCardId bottom{};
    ArtCardId middle{};
    ArtCardId top{};

    constexpr bool operator==(const Layers&) const = default;
};

// In each swatch the topmost card that has icons there shows all of them and covers all below.
Icons visible_icons(const Icons& bottom, const Icons& middle, const Icons& top);

// What the twelve scoring cards ask for. In alphabetical order, as in data/ and on the command
// line.
enum class Condition : std::uint8_t {
    composition,
    consistency,
    emphasis,
    hierarchy,
    movement,
    proportion,
    proximity,
    repetition,
    space,
    style,
    symmetry,
    variety,
};
inline constexpr std::size_t condition_count = 12;

// The name a scoring card's data uses for its condition ("composition"), and back.
std::string_view name_of(Condition condition);
std::optional<Condition> condition_named(std::string_view name);

// How often the visible icons meet the condition, before any limit of the point table.
int times_met(Condition condition, const Icons& visible);

// One silver ribbon for each pair of a visible bonus icon and a visible matching element.
int silver_ribbons(const Icons& visible);

// All twelve conditions and the silver of one painting, packed into a word: four bits a condition,
// eight for silver. More than 15 times counts as 15, which no point table can tell from the truth
// (max_steps is 4). Silver fits while a painting shows at most 31 icons: 15 bonuses by 16 elements;
// with two icons a swatch it is 25 at most. The base deck reaches 4 of either.
class Earnings {
  public:
    constexpr Earnings() = default;
    constexpr void set_times(Condition condition, int times) {
        bits_ |= static_cast<std::uint64_t>(std::min(times, 15)) << shift(condition);
    }
    constexpr void set_silver(int silver) {
        bits_ |= static_cast<std::uint64_t>(std::min(silver, 255)) << silver_shift;
    }
    constexpr std::uint8_t times(Condition condition) const {
        return static_cast<std::uint8_t>(bits_ >> shift(condition) & 15u);
    }
    constexpr std::uint8_t silver() const {
        return static_cast<std::uint8_t>(bits_ >> silver_shift);
    }
    constexpr bool operator==(const Earnings&) const = default;

  private:
    static constexpr unsigned silver_shift = 56;
    static_assert(condition_count * 4 <= silver_shift);
    static constexpr unsigned shift(Condition condition) {
        return static_cast<unsigned>(index(condition)) * 4;
    }
    std::uint64_t bits_ = 0;
};

Earnings earnings_of(const Icons& visible);

}  // namespace velatura::rules
