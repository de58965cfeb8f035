// art/cards.json and art/backgrounds.json, as far as the studio needs them.
#pragma once

#include "program/gallery.h"

namespace velatura::studio {

struct CardRow {
    int number = 0;
    std::string word, plane, zone;
    std::vector<std::string> pigments, tags;
};

std::map<int, CardRow> read_cards(const std::filesystem::path& art);
std::vector<int> read_backgrounds(const std::filesystem::path& art);
// Every card and background of the tables, painted or not.
std::set<PictureId> all_pictures(const std::filesystem::path& art);

}  // namespace velatura::studio
