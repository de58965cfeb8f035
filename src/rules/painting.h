// Layers make a painting: what stays visible, and the silver and gold it earns. What scoring cards
// ask for is in condition.h.
//
// Scoring counts icons, never mere presence: a swatch may show several of one kind. A painting is
// read in steps, each of which sees only what the one before left (docs/expansions.md): layers, X2,
// Blend, the choice of ★; then conditions, silver and gold.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "rules/types.h"

namespace velatura::rules {

// What an arrow points to or reads from.
enum class Arrow : std::uint8_t { left, right };
inline constexpr std::size_t arrow_count = 2;

// The icons of one swatch: how many of each, and which arrows.
struct SwatchIcons {
    std::array<std::uint8_t, element_count> elements{};
    std::array<std::uint8_t, element_count> bonuses{};  // silver, for each element
    std::array<std::uint8_t, element_count> golds{};    // gold, likewise
    std::uint8_t plain = 0;                             // bonus icons that ask for nothing
    std::uint8_t stars = 0;                             // ★ of which no element is chosen yet
    std::uint8_t doubles = 0;                           // X2: a bit for each arrow
    std::uint8_t blends = 0;                            // Blend: likewise

    // Nothing is printed here, so that the layer below shows.
    constexpr bool blank() const { return *this == SwatchIcons{}; }
    // Nothing that fills a swatch: X2 and Blend do not.
    constexpr bool empty() const {
        SwatchIcons rest = *this;
        rest.doubles = rest.blends = 0;
        return rest.blank();
    }
    // Something the base game does not print.
    constexpr bool special() const {
        SwatchIcons rest = *this;
        rest.elements = rest.bonuses = {};
        return !rest.blank();
    }
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

// Which of the three layers lie flipped, their backs up.
class Faces {
  public:
    constexpr Faces() = default;
    // A bit for each layer, the lowest first.
    static constexpr Faces from_bits(std::uint8_t bits) { return Faces{bits}; }
    constexpr bool flipped(std::size_t layer) const { return (bits_ >> layer & 1u) != 0; }
    constexpr void flip(std::size_t layer) {
        bits_ = static_cast<std::uint8_t>(bits_ ^ 1u << layer);
    }
    constexpr bool all_front() const { return bits_ == 0; }
    constexpr std::uint8_t bits() const { return bits_; }
    constexpr bool operator==(const Faces&) const = default;

  private:
    constexpr explicit Faces(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};

// The elements the painter names for ★, from red to violet. How many there are follows from what
// the layers show; those that are not there are hues.
class Stars {
  public:
    static constexpr std::size_t most = 4;

    constexpr Stars() = default;
    static constexpr Stars from_bits(std::uint8_t bits) { return Stars{bits}; }
    constexpr Element operator[](std::size_t n) const {
        return static_cast<Element>(bits_ >> 2 * n & 3u);
    }
    constexpr void set(std::size_t n, Element element) {
        bits_ = static_cast<std::uint8_t>((bits_ & ~(3u << 2 * n)) | index(element) << 2 * n);
    }
    constexpr std::uint8_t bits() const { return bits_; }  // two for each
    constexpr bool operator==(const Stars&) const = default;

  private:
    constexpr explicit Stars(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};

// Named in painting order: the first is laid first and lies lowest.
struct Layers {
    ArtCardId bottom{};
    ArtCardId middle{};
    ArtCardId top{};
    Faces faces{};
    Stars stars{};

    constexpr std::array<ArtCardId, layers_in_painting> cards() const {
        return {bottom, middle, top};
    }
    constexpr bool operator==(const Layers&) const = default;
};

// What a finished painting, or one in work, shows, and how that came about.
struct Painting {
    Icons visible;  // after the last step
    // By swatch the layer it is printed on, the lowest being 0; none where nothing is printed.
    std::array<std::optional<std::uint8_t>, swatch_count> from{};
    // After the steps before: what the layers show, what X2 made of it, what Blend made of that.
    Icons uncovered{};
    Icons doubled{};
    Icons blended{};
};

// A card that lies flipped: the swatches and arrows mirrored.
Icons mirrored(const Icons& icons);

// The steps. Layers are named the lowest first: in each swatch the topmost card that has icons
// there shows all of them and covers all below.
Icons doubled(const Icons& shown);
Icons blended(const Icons& shown);
// Where no element is named for a ★, it stays a ★.
Icons chosen(const Icons& shown, Stars stars, std::size_t named = Stars::most);

// The one way to read layers.
Painting read(std::span<const Icons* const> layers, Stars stars = {},
              std::size_t named = Stars::most);

// An arrow of X2 or Blend that points to a swatch: where the icons come from, where they go, and
// what it adds there. X2 comes first, in the order in which they are read.
struct ArrowAt {
    bool blend = false;
    Swatch from{};  // of X2: where it is printed; of Blend: what it reads
    Swatch to{};
    SwatchIcons adds;
};
std::vector<ArrowAt> arrows(const Painting& painting);

// ★ to name, and in how many ways; the n-th way, in the order of legal moves.
std::size_t stars_in(const Icons& blended);
std::size_t count_choices(const Icons& blended);
Stars nth_choice(const Icons& blended, std::size_t n);
bool is_choice(const Icons& blended, Stars stars);

// One silver ribbon for each pair of a visible bonus icon and a visible matching element, and for
// each plain bonus icon.
int silver_ribbons(const Icons& visible);
// One gold ribbon for each gold bonus icon and each matching element on a neighbouring swatch.
int gold_ribbons(const Icons& visible);

}  // namespace velatura::rules
