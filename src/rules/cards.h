// The printed cards: what stands on the cardboard, the same in every game. A card in play is an
// ArtCardId somewhere in a GameState; this is what that id looks up.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/box_bits.h"
#include "rules/boxes.h"
#include "rules/condition.h"
#include "rules/types.h"

namespace velatura::rules {

struct ArtCard {
    Side side = Side::left;
    Icons icons;
    Box box = Box::base;
    bool has_mirror = false;  // it may lie with either face up
};

// A scoring card's point table: points[n - 1] for n ribbons; there are as many steps as ribbons of
// its colour that a player may hold.
struct ScoringCard {
    std::string condition_name;  // "space": what words and players know it by
    Condition condition;
    std::uint8_t steps = 0;
    std::array<std::uint8_t, max_steps> points{};
    Box box = Box::base;
    std::uint8_t par_tenths = 0;  // what it brings on average: a rival scores by it

    constexpr int points_for(std::uint8_t ribbons) const {
        return ribbons == 0 ? 0 : points[ribbons - 1];
    }
};

// A face of a card at a glance, a bit for each swatch.
struct CardMarks {
    std::uint8_t printed = 0;
    std::uint8_t stars = 0;
    bool multiplies = false;  // X2, Blend or several ★ in a swatch
    bool has_mirror = false;
};

// All printed cards a game is played with. Immutable once it is shared.
class Cards {
  public:
    Cards(std::vector<ArtCard> art, std::vector<ScoringCard> scoring, std::size_t backgrounds);
    Cards(std::vector<ArtCard> art, std::vector<ScoringCard> scoring, std::vector<Box> backgrounds,
          BoxCards box_cards);

    std::span<const ArtCard> art() const { return art_; }
    const ArtCard& art(ArtCardId id) const { return art_[index(id)]; }
    std::span<const ScoringCard> scoring() const { return scoring_; }
    const ScoringCard& scoring(ScoringCardId id) const { return scoring_[index(id)]; }
    std::size_t backgrounds() const { return backgrounds_.size(); }
    const BoxCards& box_cards() const { return box_cards_; }

    // Those of the base game, of packs and of these boxes, in card order.
    std::vector<ArtCardId> art_of(BoxSet boxes) const;
    std::vector<ScoringCardId> scoring_of(BoxSet boxes) const;
    std::vector<BackgroundId> backgrounds_of(BoxSet boxes) const;
    Box box_of(BackgroundId id) const { return backgrounds_[index(id)]; }

    // By scoring card.
    const ConditionTable& condition_table(ScoringCardId id) const { return tables_[index(id)]; }
    const IconBits& icon_bits(ArtCardId id) const { return bits_[index(id)]; }
    const BoxBits& box_bits(ArtCardId id, bool flipped) const {
        return flipped ? back_box_bits_[index(id)] : box_bits_[index(id)];
    }
    CardMarks marks(ArtCardId id, bool flipped) const {
        return flipped ? back_marks_[index(id)] : marks_[index(id)];
    }
    const Icons& icons(ArtCardId id, bool flipped) const {
        return flipped ? backs_[index(id)] : art_[index(id)].icons;
    }

    // What cards on the easel show, the lowest named first. Where fewer ★ are named than shown, the
    // rest stay ★.
    Painting read(std::span<const ArtCardId> layers, Faces faces = {}, Stars stars = {},
                  std::size_t named = 0) const;
    Painting read(Layers layers, std::size_t named = Stars::most) const {
        return read(layers.cards(), layers.faces, layers.stars, named);
    }

  private:
    std::vector<ArtCard> art_;
    std::vector<ScoringCard> scoring_;
    std::vector<Box> backgrounds_;
    BoxCards box_cards_;
    std::vector<IconBits> bits_;  // by art card
    std::vector<Icons> backs_;
    std::vector<BoxBits> box_bits_;
    std::vector<BoxBits> back_box_bits_;
    std::vector<CardMarks> marks_;
    std::vector<CardMarks> back_marks_;
    std::vector<ConditionTable> tables_;
};

}  // namespace velatura::rules
