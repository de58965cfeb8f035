// Apart from image.cpp, whose text decides whether pictures are painted anew.
#include "program/picture_file.h"

namespace velatura::studio {

void write_picture(const std::filesystem::path& file, const Flat& picture) {
    if (file.extension() != ".webp") {
        write_png(file, picture);
        return;
    }
    Layers opaque{picture.width, picture.height, {}, {}};
    for (size_t k = 0; k < picture.rgb.size(); ++k) {
        opaque.body.push_back(static_cast<std::uint8_t>(clamped(picture.rgb[k]) * 255 + .5f));
        if (k % 3 == 2) opaque.body.push_back(255);
    }
    write_file(file, webp(opaque, false, 82));
}

}  // namespace velatura::studio
