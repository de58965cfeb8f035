#include "rules/cards.h"

#include <cassert>
#include <utility>

namespace velatura::rules {

namespace {

template <typename Id, typename BoxOf>
std::vector<Id> ids_of(std::size_t all, BoxSet boxes, BoxOf box_of) {
    std::vector<Id> ids;
    for (std::size_t i = 0; i < all; ++i) {
        if (boxes.contains(box_of(i))) ids.push_back(static_cast<Id>(i));
    }
    return ids;
}

CardMarks marks_of(const Icons& icons, bool has_mirror) {
    CardMarks marks{.has_mirror = has_mirror};
    for (std::size_t place = 0; place < swatch_count; ++place) {
        const SwatchIcons& swatch = icons.swatches[place];
        const unsigned bit = 1u << place;
        if (!swatch.blank()) marks.printed = static_cast<std::uint8_t>(marks.printed | bit);
        if (swatch.stars > 0) marks.stars = static_cast<std::uint8_t>(marks.stars | bit);
        marks.multiplies =
            marks.multiplies || swatch.stars > 1 || swatch.doubles != 0 || swatch.blends != 0;
    }
    return marks;
}

}  // namespace

Cards::Cards(std::vector<ArtCard> art, std::vector<ScoringCard> scoring, std::size_t backgrounds)
    : Cards(std::move(art), std::move(scoring), std::vector(backgrounds, Box::base), {}) {}

Cards::Cards(std::vector<ArtCard> art, std::vector<ScoringCard> scoring,
             std::vector<Box> backgrounds, BoxCards box_cards)
    : art_(std::move(art)),
      scoring_(std::move(scoring)),
      backgrounds_(std::move(backgrounds)),
      box_cards_(std::move(box_cards)) {
    assert(art_.size() <= max_art_cards);
    for (const ArtCard& card : art_) {
        bits_.emplace_back(card.icons);
        backs_.push_back(mirrored(card.icons));
        box_bits_.emplace_back(card.icons);
        back_box_bits_.emplace_back(backs_.back());
        marks_.push_back(marks_of(card.icons, card.has_mirror));
        back_marks_.push_back(marks_of(backs_.back(), card.has_mirror));
    }
    for (const ScoringCard& card : scoring_)
        tables_.emplace_back(card.condition);
}

std::vector<ArtCardId> Cards::art_of(BoxSet boxes) const {
    return ids_of<ArtCardId>(art_.size(), boxes, [&](std::size_t i) { return art_[i].box; });
}

std::vector<ScoringCardId> Cards::scoring_of(BoxSet boxes) const {
    return ids_of<ScoringCardId>(scoring_.size(), boxes,
                                 [&](std::size_t i) { return scoring_[i].box; });
}

std::vector<BackgroundId> Cards::backgrounds_of(BoxSet boxes) const {
    return ids_of<BackgroundId>(backgrounds_.size(), boxes,
                                [&](std::size_t i) { return backgrounds_[i]; });
}

Painting Cards::read(std::span<const ArtCardId> layers, Faces faces, Stars stars,
                     std::size_t named) const {
    assert(layers.size() <= layers_in_painting);
    std::array<const Icons*, layers_in_painting> printed{};
    for (std::size_t i = 0; i < layers.size(); ++i)
        printed[i] = &icons(layers[i], faces.flipped(i));
    return rules::read(std::span{printed}.first(layers.size()), stars, named);
}

}  // namespace velatura::rules
