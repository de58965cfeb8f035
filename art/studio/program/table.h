// art/cards.json, art/backgrounds.json and data/boxes, as far as the studio needs them.
#pragma once

#include "program/gallery.h"

namespace velatura::studio {

struct CardRow {
    std::string word, plane, zone;
};

// Every card of the base game and the boxes, by its first face.
std::map<PictureId, CardRow> read_cards(const std::filesystem::path& art);
// Every picture of the tables, painted or not.
std::set<PictureId> all_pictures(const std::filesystem::path& art);
// The pictures of one box that are painted; "" is the base game.
std::set<PictureId> painted_of(const std::string& box);

}  // namespace velatura::studio
