#include "engine/registry.h"

#include <stdexcept>
#include <string>

namespace velatura::studio {
namespace {

std::map<int, Picture>& cards() {
    static std::map<int, Picture> pictures;
    return pictures;
}
std::map<int, Picture>& backgrounds() {
    static std::map<int, Picture> pictures;
    return pictures;
}

void add(std::map<int, Picture>& pictures, int number, Picture picture) {
    if (!pictures.emplace(number, picture).second)
        throw std::logic_error("painted twice: " + std::string(picture.source));
}

}  // namespace

const std::map<int, Picture>& painted_cards() {
    return cards();
}
const std::map<int, Picture>& painted_backgrounds() {
    return backgrounds();
}
CardEntry::CardEntry(int number, Picture picture) {
    add(cards(), number, picture);
}
BackgroundEntry::BackgroundEntry(int number, Picture picture) {
    add(backgrounds(), number, picture);
}

}  // namespace velatura::studio
