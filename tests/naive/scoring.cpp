#include "naive/scoring.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace velatura::naive {

namespace {

enum Place : std::uint8_t { red, yellow, green, blue, violet };

int on(const Swatch& swatch, Icon icon) {
    return static_cast<int>(std::count(swatch.begin(), swatch.end(), icon));
}

int elements_on(const Swatch& swatch) {
    int found = 0;
    for (const Icon element : elements)
        found += on(swatch, element);
    return found;
}

std::set<Icon> kinds_on(const Swatch& swatch) {
    std::set<Icon> kinds;
    for (const Icon element : elements) {
        if (on(swatch, element) > 0) kinds.insert(element);
    }
    return kinds;
}

bool have_common(const Swatch& one, const Swatch& other) {
    return std::any_of(elements.begin(), elements.end(), [&](Icon element) {
        return on(one, element) > 0 && on(other, element) > 0;
    });
}

// Tries everything: the first icon that is left stays alone or goes with another it fits.
template <typename Fits>
int most_pairs(std::array<int, 5> icons, std::array<int, 5> others, Fits fits) {
    std::size_t first = 0;
    while (first < 5 && icons[first] == 0)
        ++first;
    if (first == 5) return 0;
    --icons[first];
    int best = most_pairs(icons, others, fits);
    for (std::size_t other = 0; other < 5; ++other) {
        if (others[other] == 0 || !fits(first > other ? first - other : other - first)) continue;
        std::array<int, 5> left = others;
        --left[other];
        best = std::max(best, 1 + most_pairs(icons, left, fits));
    }
    return best;
}

std::array<int, 5> places(const Swatches& visible, Icon icon) {
    std::array<int, 5> found{};
    for (std::size_t i = 0; i < 5; ++i)
        found[i] = on(visible[i], icon);
    return found;
}

// ---- The twelve of the base game ---------------------------------------------------------------

int composition(const Swatches& visible) {
    return std::all_of(visible.begin(), visible.end(), is_filled) ? 1 : 0;
}
int consistency(const Swatches& visible) {
    return count_elements(visible) == 6 ? 1 : 0;
}
int emphasis(const Swatches& visible) {
    return count(visible, Icon::hue) == 1 ? 1 : 0;
}
int hierarchy(const Swatches& visible) {
    const int tones = count(visible, Icon::tone);
    if (tones == 0) return 0;
    for (const Icon element : elements) {
        if (count(visible, element) > tones) return 0;
    }
    return 1;
}
int movement(const Swatches& visible) {
    int moving = 0;
    for (const Icon element : elements) {
        bool moves = false;
        for (std::size_t i = 0; i + 2 < 5; ++i) {
            moves = moves || (on(visible[i], element) > 0 && on(visible[i + 1], element) > 0 &&
                              on(visible[i + 2], element) > 0);
        }
        if (moves) ++moving;
    }
    return moving;
}
int proportion(const Swatches& visible) {
    for (const Icon one : elements) {
        if (count(visible, one) >= 5) return 1;
        for (const Icon another : elements) {
            if (one != another && count(visible, one) >= 3 && count(visible, another) >= 2) {
                return 1;
            }
        }
    }
    return 0;
}
int proximity(const Swatches& visible) {
    return most_pairs(places(visible, Icon::texture), places(visible, Icon::tone),
                      [](std::size_t apart) { return apart == 1; });
}
int repetition(const Swatches& visible) {
    return count(visible, Icon::shape) / 2;
}
int space(const Swatches& visible) {
    return most_pairs(places(visible, Icon::hue), places(visible, Icon::shape),
                      [](std::size_t apart) { return apart >= 2; });
}
int style(const Swatches& visible) {
    return count(visible, Icon::texture) / 3;
}
int symmetry(const Swatches& visible) {
    int found = 0;
    for (const Icon element : elements) {
        found += std::min(on(visible[red], element), on(visible[violet], element));
        found += std::min(on(visible[yellow], element), on(visible[blue], element));
    }
    return found;
}
int variety(const Swatches& visible) {
    return std::min({count(visible, Icon::hue), count(visible, Icon::shape),
                     count(visible, Icon::texture), count(visible, Icon::tone)});
}

// ---- Reflections -------------------------------------------------------------------------------

int balance(const Swatches& visible) {
    const int left = elements_on(visible[red]) + elements_on(visible[yellow]);
    const int right = elements_on(visible[blue]) + elements_on(visible[violet]);
    return left == right && left >= 2 ? 1 : 0;
}
int contrast(const Swatches& visible) {
    const bool both = elements_on(visible[red]) > 0 && elements_on(visible[violet]) > 0;
    return both && !have_common(visible[red], visible[violet]) ? 1 : 0;
}
int direction(const Swatches& visible) {
    return std::min(on(visible[red], Icon::hue) + on(visible[yellow], Icon::hue),
                    on(visible[blue], Icon::tone) + on(visible[violet], Icon::tone));
}
bool rises(const std::array<const Swatch*, 5>& swatches) {
    for (std::size_t i = 0; i + 1 < 5; ++i) {
        if (elements_on(*swatches[i + 1]) < elements_on(*swatches[i])) return false;
    }
    return elements_on(*swatches[4]) > elements_on(*swatches[0]);
}
int gradation(const Swatches& visible) {
    const auto& [a, b, c, d, e] = visible;
    return rises({&a, &b, &c, &d, &e}) || rises({&e, &d, &c, &b, &a}) ? 1 : 0;
}
int rhythm(const Swatches& visible) {
    int found = 0;
    for (std::size_t middle = yellow; middle <= blue; ++middle) {
        bool returns = false;
        for (const Icon element : elements) {
            returns =
                returns ||
                (on(visible[middle - 1], element) > 0 && on(visible[middle + 1], element) > 0 &&
                 elements_on(visible[middle]) > 0 && on(visible[middle], element) == 0);
        }
        if (returns) ++found;
    }
    return found;
}
int accent(const Swatches& visible) {
    int found = 0;
    for (const Icon element : elements) {
        bool elsewhere = false;
        for (const Place place : {red, yellow, blue, violet})
            elsewhere = elsewhere || on(visible[place], element) > 0;
        if (on(visible[green], element) > 0 && !elsewhere) ++found;
    }
    return found;
}
int harmony(const Swatches& visible) {
    const int shapes = count(visible, Icon::shape);
    return shapes >= 1 && shapes == count(visible, Icon::texture) ? 1 : 0;
}
int alternation(const Swatches& visible) {
    if (count_elements(visible) < 5) return 0;
    for (std::size_t i = 0; i + 1 < 5; ++i) {
        if (have_common(visible[i], visible[i + 1])) return 0;
    }
    return 1;
}

// ---- Finishing Touches -------------------------------------------------------------------------

int dominance(const Swatches& visible) {
    for (const Icon one : elements) {
        bool ahead = true;
        for (const Icon other : elements) {
            if (other != one && count(visible, one) < count(visible, other) + 2) ahead = false;
        }
        if (ahead) return 1;
    }
    return 0;
}
int pattern(const Swatches& visible) {
    int twos = 0;
    for (const Icon element : elements) {
        if (count(visible, element) == 2) ++twos;
    }
    return twos / 2;
}
int juxtaposition(const Swatches& visible) {
    int mixed = 0;
    for (const Swatch& swatch : visible) {
        if (kinds_on(swatch).size() >= 2) ++mixed;
    }
    return mixed / 2;
}
int unity(const Swatches& visible) {
    std::set<Icon> kinds;
    for (const Swatch& swatch : visible)
        kinds.merge(kinds_on(swatch));
    return kinds.size() == 2 ? 1 : 0;
}

}  // namespace

int count(const Swatches& visible, Icon icon) {
    int found = 0;
    for (const Swatch& swatch : visible)
        found += on(swatch, icon);
    return found;
}

int count_elements(const Swatches& visible) {
    int found = 0;
    for (const Swatch& swatch : visible)
        found += elements_on(swatch);
    return found;
}

bool is_filled(const Swatch& swatch) {
    return std::any_of(swatch.begin(), swatch.end(), [](Icon icon) { return icon <= Icon::star; });
}

Times times(std::string_view scoring_card) {
    static constexpr std::array<std::pair<std::string_view, Times>, 24> all{
        {{"Composition", composition},
         {"Consistency", consistency},
         {"Emphasis", emphasis},
         {"Hierarchy", hierarchy},
         {"Movement", movement},
         {"Proportion", proportion},
         {"Proximity", proximity},
         {"Repetition", repetition},
         {"Space", space},
         {"Style", style},
         {"Symmetry", symmetry},
         {"Variety", variety},
         {"Balance", balance},
         {"Contrast", contrast},
         {"Direction", direction},
         {"Gradation", gradation},
         {"Rhythm", rhythm},
         {"Accent", accent},
         {"Harmony", harmony},
         {"Alternation", alternation},
         {"Dominance", dominance},
         {"Pattern", pattern},
         {"Juxtaposition", juxtaposition},
         {"Unity", unity}}};
    for (const auto& [name, met] : all) {
        if (name == scoring_card) return met;
    }
    std::abort();
}

int silver(const Swatches& visible) {
    int ribbons = count(visible, Icon::plain);
    ribbons += count(visible, Icon::silver_hue) * count(visible, Icon::hue);
    ribbons += count(visible, Icon::silver_shape) * count(visible, Icon::shape);
    ribbons += count(visible, Icon::silver_texture) * count(visible, Icon::texture);
    ribbons += count(visible, Icon::silver_tone) * count(visible, Icon::tone);
    return ribbons;
}

int gold(const Swatches& visible) {
    static constexpr std::array<std::pair<Icon, Icon>, 4> asks{{{Icon::gold_hue, Icon::hue},
                                                                {Icon::gold_shape, Icon::shape},
                                                                {Icon::gold_texture, Icon::texture},
                                                                {Icon::gold_tone, Icon::tone}}};
    int ribbons = 0;
    for (std::size_t i = 0; i < 5; ++i) {
        for (const auto& [gold, element] : asks) {
            for (int n = 0; n < on(visible[i], gold); ++n) {
                if (i > 0) ribbons += on(visible[i - 1], element);
                if (i < 4) ribbons += on(visible[i + 1], element);
            }
        }
    }
    return ribbons;
}

}  // namespace velatura::naive
