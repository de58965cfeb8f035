#include "naive/reading.h"

#include <algorithm>
#include <cstdlib>

namespace velatura::naive {

namespace {

Icon mirrored(Icon icon) {
    switch (icon) {
        case Icon::x2_to_left:
            return Icon::x2_to_right;
        case Icon::x2_to_right:
            return Icon::x2_to_left;
        case Icon::blend_from_left:
            return Icon::blend_from_right;
        case Icon::blend_from_right:
            return Icon::blend_from_left;
        default:
            return icon;
    }
}

// Red and violet change places, yellow and blue; green stays; arrows are mirrored too.
Swatches flipped(const Swatches& front) {
    Swatches back;
    for (std::size_t i = 0; i < 5; ++i) {
        for (const Icon icon : front[i])
            back[4 - i].push_back(mirrored(icon));
    }
    return back;
}

bool is_arrow(Icon icon) {
    return icon == Icon::x2_to_left || icon == Icon::x2_to_right || icon == Icon::blend_from_left ||
           icon == Icon::blend_from_right;
}

// Elements, ★, silver, gold and plain bonus icons.
Swatch without_arrows(Swatch icons) {
    icons.erase(std::remove_if(icons.begin(), icons.end(), is_arrow), icons.end());
    return icons;
}

void append(Swatch& icons, const Swatch& more) {
    icons.insert(icons.end(), more.begin(), more.end());
}

bool shows(const Swatch& swatch, Icon icon) {
    return std::find(swatch.begin(), swatch.end(), icon) != swatch.end();
}

}  // namespace

Swatches lay(const Layers& layers) {
    Swatches visible;
    for (const Layer& layer : layers) {
        const Swatches printed = layer.flipped ? flipped(layer.card->icons) : layer.card->icons;
        for (std::size_t i = 0; i < 5; ++i) {
            if (!printed[i].empty()) visible[i] = printed[i];
        }
    }
    return visible;
}

Swatches double_up(const Swatches& shown) {
    Swatches result = shown;
    for (std::size_t i = 0; i < 5; ++i) {
        const bool from_left = i > 0 && shows(shown[i - 1], Icon::x2_to_right);
        const bool from_right = i < 4 && shows(shown[i + 1], Icon::x2_to_left);
        const Swatch once = without_arrows(shown[i]);
        if (from_left || from_right) append(result[i], once);
        if (from_left && from_right) {
            append(result[i], once);
            append(result[i], once);
        }
    }
    return result;
}

Swatches blend(const Swatches& doubled) {
    Swatches result = doubled;
    for (std::size_t i = 0; i < 5; ++i) {
        if (i > 0 && shows(doubled[i], Icon::blend_from_left)) {
            append(result[i], without_arrows(doubled[i - 1]));
        }
        if (i < 4 && shows(doubled[i], Icon::blend_from_right)) {
            append(result[i], without_arrows(doubled[i + 1]));
        }
    }
    return result;
}

std::vector<Choice> choices(const Swatches& blended) {
    std::vector<Choice> all{{}};
    for (const Swatch& swatch : blended) {
        const auto stars = std::count(swatch.begin(), swatch.end(), Icon::star);
        for (std::ptrdiff_t n = 0; n < stars; ++n) {
            std::vector<Choice> longer;
            for (const Choice& choice : all) {
                for (const Icon element : elements) {
                    if (n > 0 && element < choice.back()) continue;
                    longer.push_back(choice);
                    longer.back().push_back(element);
                }
            }
            all = longer;
        }
    }
    return all;
}

Swatches choose(const Swatches& blended, const Choice& choice) {
    Swatches result = blended;
    std::size_t next = 0;
    for (Swatch& swatch : result) {
        for (Icon& icon : swatch) {
            if (icon != Icon::star) continue;
            if (next == choice.size()) std::abort();
            icon = choice[next++];
        }
    }
    if (next != choice.size()) std::abort();
    return result;
}

}  // namespace velatura::naive
