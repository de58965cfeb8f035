// Pictures by other hands: a folder of PNG or SVG files that stands in for our own set. The base
// game's must all be there; those of the boxes (mini-003.png) may.
//   card-001.png .. card-060.png   transparent where what lies below shall show
//   card-018-glaze.png             optional: multiplied, white where it changes nothing
//   background-01.png .. background-20.png
#pragma once

#include <optional>
#include <set>

#include "program/gallery.h"

namespace velatura::studio {

std::optional<std::filesystem::path> foreign_file(const std::filesystem::path& folder,
                                                  const PictureId& id, bool glaze = false);

// What keeps the folder from being used, a line each; `partial` lets our own pictures fill gaps.
std::vector<std::string> foreign_problems(const std::filesystem::path& folder,
                                          const std::set<PictureId>& wanted, bool partial);

// A PNG or SVG file, scaled, as body.
Layers drawn(const std::filesystem::path& file, int width, int height);

// Scaled to the width; the file must be there.
Layers foreign_picture(const std::filesystem::path& folder, const PictureId& id, int width);

}  // namespace velatura::studio
