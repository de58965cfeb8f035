// What the boxes bring besides art cards and scoring cards: frames, award cards, signatures,
// painters and rivals. docs/expansions.md tells their rules; the cards themselves are in
// data/boxes.
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <vector>

#include "rules/types.h"

namespace velatura::rules {

// Where a printed card belongs. Cards of packs are played like those of the base game.
enum class Box : std::uint8_t { base, reflections, touches, mini, signature, painters };
inline constexpr std::size_t box_count = 6;
inline constexpr std::array<Box, box_count - 1> each_box{Box::reflections, Box::touches, Box::mini,
                                                         Box::signature, Box::painters};

// The boxes a game is played with, besides the base game.
class BoxSet {
  public:
    constexpr BoxSet() = default;
    constexpr BoxSet(std::initializer_list<Box> boxes) {
        for (const Box box : boxes)
            insert(box);
    }
    constexpr void insert(Box box) {
        bits_ = static_cast<std::uint8_t>(bits_ | (1u << index(box) & ~1u));
    }
    // Every set has the base game.
    constexpr bool contains(Box box) const { return ((bits_ | 1u) >> index(box) & 1u) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    // Whether one of them brings art cards.
    constexpr bool bring_art() const {
        return contains(Box::reflections) || contains(Box::touches) || contains(Box::mini);
    }
    constexpr bool operator==(const BoxSet&) const = default;

  private:
    std::uint8_t bits_ = 0;
};

// The art cards of a game: those of the base game; a choice in which the new cards are many; or
// all.
enum class DeckKind : std::uint8_t { base, featured, whole };
using CardSet = std::bitset<max_art_cards>;  // by ArtCardId

// A featured deck: at most so many new cards, filled up with base cards.
inline constexpr std::size_t featured_new_cards = 40;
constexpr std::size_t featured_deck(std::size_t rows) {
    return rows == 1 ? 60 : 72;
}

// Finishing Touches: one for each element, held by the painting that shows most of it.
struct Frame {
    std::uint8_t at_least = 0;
    std::uint8_t points = 0;
};
using Frames = std::array<Frame, element_count>;

// Mini expansion: an award card. In the code it is a prize, as the titles of lone players are
// awards.
enum class PrizeId : std::uint8_t {};
inline constexpr PrizeId no_prize{255};
enum class PrizeSide : std::uint8_t { friendly, competitive };

struct Prize {
    enum class Measure : std::uint8_t {
        silver_and_gold,  // ribbons
        conditions,       // scoring cards met, each once a painting
        same_element,     // the most of one element on a painting
        ribbons,          // of all colors, silver and gold
        tokens,           // left at the end
        swatches,         // that are filled
    };
    struct Terms {
        Measure measure{};
        bool best_painting = false;  // or over the whole game
        std::uint8_t at_least = 0;   // 0: the most wins
        std::uint8_t points = 0;
    };
    std::string id;
    Terms friendly;
    std::optional<Terms> competitive;
};

// Signature Style.
enum class SignatureId : std::uint8_t {};
inline constexpr SignatureId no_signature{255};  // or one that is not shown
struct Signature {
    std::string id;
    CardSet cards;  // that show its motif
};

// Painters: a power each, of a few kinds.
enum class PainterId : std::uint8_t {};
inline constexpr PainterId no_painter{255};  // or one that is not shown
inline constexpr std::size_t painters_dealt = 2;

struct Power {
    enum class Kind : std::uint8_t {
        none,
        more_tokens,            // tokens, at the start
        tokens_after_painting,  // tokens
        price_skipping,         // a take that skips at_least: less, so many times a game
        price_after_painting,   // the first take after a painting: less
        larger_hand,            // limit, until so many paintings are completed
        flip,                   // a card without Mirror, for tokens, so many times a game
        points_for_paintings,   // each with its measure from at_least to at_most
        points_at_end,          // once from at_least, or for every so many, up to `most`
    };
    enum class Basis : std::uint8_t { elements, silver_and_gold, words, least_ribbons, tokens };

    Kind kind = Kind::none;
    Basis measure{};
    std::uint8_t tokens = 0;
    std::uint8_t at_least = 0;
    std::uint8_t at_most = 255;
    std::uint8_t less = 0;
    std::uint8_t times = 255;  // a game
    std::uint8_t limit = 0;
    std::uint8_t until_painting = 0;
    std::uint8_t every = 0;
    std::uint8_t points = 0;
    std::uint8_t most = 255;  // of the points
};

struct Painter {
    std::string id;
    Power power;
};

// Automa: what plays instead of Vincent. Its cards come in an order that chance decides.
enum class RivalId : std::uint8_t {};
inline constexpr RivalId no_rival{255};
inline constexpr std::size_t rival_cards = 12;

struct RivalCard {
    Row row{};
    Position position{1};
    Element element{};
};

struct Rival {
    std::string id;
    int handicap_tenths = 0;  // on each painting
    std::array<RivalCard, rival_cards> cards{};
};

// All of these, as printed.
struct BoxCards {
    Frames frames{};
    std::vector<Prize> prizes;
    std::uint8_t signature_points = 0;  // for each listed card
    std::vector<Signature> signatures;
    std::vector<Painter> painters;
    std::vector<Rival> rivals;
};

}  // namespace velatura::rules
