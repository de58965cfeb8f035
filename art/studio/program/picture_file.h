// A flat picture as a file.
#pragma once

#include "program/image.h"

namespace velatura::studio {

// WebP if the name ends so, else PNG.
void write_picture(const std::filesystem::path& file, const Flat& picture);

}  // namespace velatura::studio
