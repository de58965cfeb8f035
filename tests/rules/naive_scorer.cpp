#include "naive_scorer.h"

#include <algorithm>
#include <cstdlib>

namespace velatura::naive {

namespace {

const std::array<std::string, 5> swatch_names{"red", "yellow", "green", "blue", "violet"};
const std::array<std::string, 4> element_names{"hue", "shape", "texture", "tone"};

int count(const Swatches& visible, std::string_view icon) {
    int found = 0;
    for (const auto& swatch : visible) {
        for (const std::string& shown : swatch) {
            if (shown == icon) ++found;
        }
    }
    return found;
}

int count_elements(const Swatches& visible) {
    int found = 0;
    for (const std::string& element : element_names)
        found += count(visible, element);
    return found;
}

bool shows(const std::vector<std::string>& swatch, std::string_view icon) {
    return std::find(swatch.begin(), swatch.end(), icon) != swatch.end();
}

// On which swatch each icon of this name lies, one entry an icon.
std::vector<int> places(const Swatches& visible, std::string_view icon) {
    std::vector<int> found;
    for (int i = 0; i < 5; ++i) {
        for (const std::string& shown : visible[static_cast<std::size_t>(i)]) {
            if (shown == icon) found.push_back(i);
        }
    }
    return found;
}

// Tries everything: the first icon stays alone, or goes with any free one of the others it fits.
template <typename Fits>
int most_pairs(const std::vector<int>& icons, std::size_t from, std::vector<int>& others,
               Fits fits) {
    if (from == icons.size()) return 0;
    int best = most_pairs(icons, from + 1, others, fits);
    for (int& other : others) {
        if (other < 0 || !fits(icons[from], other)) continue;
        const int kept = other;
        other = -1;
        best = std::max(best, 1 + most_pairs(icons, from + 1, others, fits));
        other = kept;
    }
    return best;
}

int movement(const Swatches& visible) {
    int moving = 0;
    for (const std::string& element : element_names) {
        bool moves = false;
        for (std::size_t i = 0; i + 2 < 5; ++i) {
            moves = moves || (shows(visible[i], element) && shows(visible[i + 1], element) &&
                              shows(visible[i + 2], element));
        }
        if (moves) ++moving;
    }
    return moving;
}

bool proportion(const Swatches& visible) {
    for (const std::string& one : element_names) {
        if (count(visible, one) >= 5) return true;
        for (const std::string& another : element_names) {
            if (one != another && count(visible, one) >= 3 && count(visible, another) >= 2) {
                return true;
            }
        }
    }
    return false;
}

int symmetry(const Swatches& visible) {
    int found = 0;
    for (const std::string& element : element_names) {
        const auto on = [&](std::size_t swatch) {
            return static_cast<int>(
                std::count(visible[swatch].begin(), visible[swatch].end(), element));
        };
        found += std::min(on(0), on(4)) + std::min(on(1), on(3));
    }
    return found;
}

}  // namespace

// The file's quoted strings in order are enough: after "word" comes the word, after a colour its
// icons.
std::vector<Card> read_cards(std::string_view json) {
    std::vector<std::string> strings;
    for (std::size_t open = json.find('"'); open != std::string_view::npos;) {
        const std::size_t close = json.find('"', open + 1);
        strings.emplace_back(json.substr(open + 1, close - open - 1));
        open = json.find('"', close + 1);
    }
    std::vector<Card> cards;
    std::size_t swatch = 0;
    for (std::size_t i = 0; i < strings.size(); ++i) {
        const std::string& text = strings[i];
        if (text == "word") {
            cards.push_back({strings[++i], {}});
            continue;
        }
        const auto colour = std::find(swatch_names.begin(), swatch_names.end(), text);
        if (colour != swatch_names.end()) {
            swatch = static_cast<std::size_t>(colour - swatch_names.begin());
            continue;
        }
        for (const std::string& element : element_names) {
            if (text == element || text == "bonus-" + element) {
                cards.back().swatches[swatch].push_back(text);
            }
        }
    }
    return cards;
}

Swatches lay(const Card& bottom, const Card& middle, const Card& top) {
    Swatches visible;
    for (std::size_t i = 0; i < 5; ++i) {
        if (!bottom.swatches[i].empty()) visible[i] = bottom.swatches[i];
        if (!middle.swatches[i].empty()) visible[i] = middle.swatches[i];
        if (!top.swatches[i].empty()) visible[i] = top.swatches[i];
    }
    return visible;
}

int times(std::string_view scoring_card, const Swatches& visible) {
    const int hues = count(visible, "hue");
    const int shapes = count(visible, "shape");
    const int textures = count(visible, "texture");
    const int tones = count(visible, "tone");
    if (scoring_card == "Composition") {
        for (const auto& swatch : visible) {
            if (swatch.empty()) return 0;
        }
        return 1;
    }
    if (scoring_card == "Consistency") return count_elements(visible) == 6 ? 1 : 0;
    if (scoring_card == "Emphasis") return hues == 1 ? 1 : 0;
    if (scoring_card == "Hierarchy") {
        return tones >= 1 && hues <= tones && shapes <= tones && textures <= tones ? 1 : 0;
    }
    if (scoring_card == "Movement") return movement(visible);
    if (scoring_card == "Proportion") return proportion(visible) ? 1 : 0;
    if (scoring_card == "Proximity") {
        std::vector<int> others = places(visible, "tone");
        return most_pairs(places(visible, "texture"), 0, others,
                          [](int a, int b) { return std::abs(a - b) == 1; });
    }
    if (scoring_card == "Repetition") return shapes / 2;
    if (scoring_card == "Space") {
        std::vector<int> others = places(visible, "shape");
        return most_pairs(places(visible, "hue"), 0, others,
                          [](int a, int b) { return std::abs(a - b) >= 2; });
    }
    if (scoring_card == "Style") return textures / 3;
    if (scoring_card == "Symmetry") return symmetry(visible);
    if (scoring_card == "Variety") return std::min({hues, shapes, textures, tones});
    std::abort();
}

int silver(const Swatches& visible) {
    int ribbons = 0;
    for (const auto& swatch : visible) {
        for (const std::string& icon : swatch) {
            for (const std::string& element : element_names) {
                if (icon == "bonus-" + element) ribbons += count(visible, element);
            }
        }
    }
    return ribbons;
}

}  // namespace velatura::naive
