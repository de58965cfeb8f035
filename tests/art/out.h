// Reads art/out as a page would.
#pragma once

#include <gtest/gtest.h>

#include "program/verbs.h"

namespace velatura::studio {

inline const std::filesystem::path out_folder = std::filesystem::path(VELATURA_ART_DIR) / "out";

inline std::filesystem::path out_file(const std::string& scale, const PictureId& id, bool glaze) {
    return out_folder / scale / (name_of(id) + (glaze ? "-glaze.webp" : ".webp"));
}

inline Layers from_out(const std::string& scale, const PictureId& id) {
    Layers l;
    EXPECT_TRUE(read_webp(read_file(out_file(scale, id, false)), true, l.width, l.height, l.body))
        << name_of(id) << " is not in art/out: build the target velatura-art";
    const std::string glaze = read_file(out_file(scale, id, true));
    if (glaze.empty()) return l;
    EXPECT_TRUE(read_webp(glaze, false, l.width, l.height, l.glaze));
    return l;
}

}  // namespace velatura::studio
