#include "engine/registry.h"

#include <stdexcept>

namespace velatura::studio {
namespace {

std::map<PictureId, Picture>& pictures() {
    static std::map<PictureId, Picture> all;
    return all;
}

}  // namespace

const std::map<PictureId, Picture>& painted() {
    return pictures();
}

PictureEntry::PictureEntry(PictureId id, Picture picture) {
    if (!pictures().emplace(std::move(id), picture).second)
        throw std::logic_error("painted twice: " + std::string(picture.source));
}

}  // namespace velatura::studio
