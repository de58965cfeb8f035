#include "rules/painting.h"

#include <algorithm>

namespace velatura::rules {

namespace {

// What X2 doubles and Blend copies: everything but these two.
SwatchIcons added(SwatchIcons icons, const SwatchIcons& more, unsigned times) {
    const auto add = [times](std::uint8_t& to, std::uint8_t number) {
        to = static_cast<std::uint8_t>(to + times * number);
    };
    for (std::size_t element = 0; element < element_count; ++element) {
        add(icons.elements[element], more.elements[element]);
        add(icons.bonuses[element], more.bonuses[element]);
        add(icons.golds[element], more.golds[element]);
    }
    add(icons.plain, more.plain);
    add(icons.stars, more.stars);
    return icons;
}

// The swatch on that side, unless it would lie over the edge.
std::optional<std::size_t> beside(std::size_t place, std::size_t arrow) {
    if (arrow == index(Arrow::left)) return place > 0 ? std::optional{place - 1} : std::nullopt;
    return place + 1 < swatch_count ? std::optional{place + 1} : std::nullopt;
}

constexpr std::uint8_t mirrored_arrows(std::uint8_t arrows) {
    return static_cast<std::uint8_t>((arrows & 1u) << 1 | arrows >> 1);
}

// Ways to choose so many elements with their order fixed: multisets of four kinds.
constexpr std::size_t multisets(std::size_t number, std::size_t kinds = element_count) {
    if (kinds == 0) return number == 0 ? 1 : 0;
    std::size_t ways = 0;
    for (std::size_t of_first = 0; of_first <= number; ++of_first)
        ways += multisets(number - of_first, kinds - 1);
    return ways;
}
constexpr auto ways_for = [] {
    std::array<std::size_t, Stars::most + 1> ways{};
    for (std::size_t number = 0; number < ways.size(); ++number)
        ways[number] = multisets(number);
    return ways;
}();

// ★ of each swatch that are named; no painting of the boxes shows more than can be.
std::array<std::size_t, swatch_count> named_by_swatch(const Icons& icons) {
    std::array<std::size_t, swatch_count> numbers{};
    std::size_t left = Stars::most;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        numbers[place] = std::min<std::size_t>(icons.swatches[place].stars, left);
        left -= numbers[place];
    }
    return numbers;
}

}  // namespace

Icons mirrored(const Icons& icons) {
    Icons back;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        SwatchIcons& swatch = back.swatches[swatch_count - 1 - place];
        swatch = icons.swatches[place];
        swatch.doubles = mirrored_arrows(swatch.doubles);
        swatch.blends = mirrored_arrows(swatch.blends);
    }
    return back;
}

Icons doubled(const Icons& shown) {
    std::array<unsigned, swatch_count> times{1, 1, 1, 1, 1};
    for (std::size_t place = 0; place < swatch_count; ++place) {
        for (std::size_t arrow = 0; arrow < arrow_count; ++arrow) {
            if ((shown.swatches[place].doubles >> arrow & 1) == 0) continue;
            if (const auto target = beside(place, arrow)) times[*target] *= 2;
        }
    }
    Icons after = shown;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        const SwatchIcons& once = shown.swatches[place];
        if (times[place] > 1) after.swatches[place] = added(once, once, times[place] - 1);
    }
    return after;
}

Icons blended(const Icons& shown) {
    Icons after = shown;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        for (std::size_t arrow = 0; arrow < arrow_count; ++arrow) {
            if ((shown.swatches[place].blends >> arrow & 1) == 0) continue;
            if (const auto source = beside(place, arrow)) {
                after.swatches[place] = added(after.swatches[place], shown.swatches[*source], 1);
            }
        }
    }
    return after;
}

Icons chosen(const Icons& shown, Stars stars, std::size_t named) {
    Icons after = shown;
    std::size_t next = 0;
    for (SwatchIcons& swatch : after.swatches) {
        while (swatch.stars > 0 && next < std::min(named, Stars::most)) {
            --swatch.stars;
            ++swatch.elements[index(stars[next++])];
        }
    }
    return after;
}

Painting read(std::span<const Icons* const> layers, Stars stars, std::size_t named) {
    Painting painting;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        for (std::size_t layer = layers.size(); layer-- > 0;) {
            const SwatchIcons& printed = layers[layer]->swatches[place];
            if (printed.blank()) continue;
            painting.uncovered.swatches[place] = printed;
            painting.from[place] = static_cast<std::uint8_t>(layer);
            break;
        }
    }
    painting.doubled = doubled(painting.uncovered);
    painting.blended = blended(painting.doubled);
    painting.visible = chosen(painting.blended, stars, named);
    return painting;
}

std::vector<ArrowAt> arrows(const Painting& painting) {
    std::vector<ArrowAt> list;
    std::array<unsigned, swatch_count> times{1, 1, 1, 1, 1};
    const auto each = [](std::uint8_t printed, std::size_t place, auto see) {
        for (std::size_t arrow = 0; arrow < arrow_count; ++arrow) {
            const auto other = beside(place, arrow);
            if ((printed >> arrow & 1) != 0 && other) see(*other);
        }
    };
    for (std::size_t place = 0; place < swatch_count; ++place) {
        each(painting.uncovered.swatches[place].doubles, place, [&](std::size_t target) {
            list.push_back({.from = static_cast<Swatch>(place),
                            .to = static_cast<Swatch>(target),
                            .adds = added({}, painting.uncovered.swatches[target], times[target])});
            times[target] *= 2;
        });
    }
    for (std::size_t place = 0; place < swatch_count; ++place) {
        each(painting.doubled.swatches[place].blends, place, [&](std::size_t source) {
            list.push_back({.blend = true,
                            .from = static_cast<Swatch>(source),
                            .to = static_cast<Swatch>(place),
                            .adds = added({}, painting.doubled.swatches[source], 1)});
        });
    }
    return list;
}

std::size_t stars_in(const Icons& blended) {
    std::size_t stars = 0;
    for (const std::size_t number : named_by_swatch(blended))
        stars += number;
    return stars;
}

std::size_t count_choices(const Icons& blended) {
    std::size_t choices = 1;
    for (const std::size_t number : named_by_swatch(blended))
        choices *= ways_for[number];
    return choices;
}

Stars nth_choice(const Icons& blended, std::size_t n) {
    Stars stars;
    std::size_t next = 0;
    std::size_t ways_left = count_choices(blended);
    for (const std::size_t number : named_by_swatch(blended)) {
        // The n-th of the rising lists of so many elements.
        ways_left /= ways_for[number];
        std::size_t here = n / ways_left;
        n %= ways_left;
        std::size_t first = 0;
        for (std::size_t i = 0; i < number; ++i) {
            std::size_t ways = multisets(number - i - 1, element_count - first);
            while (here >= ways) {
                here -= ways;
                ways = multisets(number - i - 1, element_count - ++first);
            }
            stars.set(next++, static_cast<Element>(first));
        }
    }
    return stars;
}

bool is_choice(const Icons& blended, Stars stars) {
    std::size_t next = 0;
    for (const std::size_t number : named_by_swatch(blended)) {
        for (std::size_t i = 1; i < number; ++i) {
            if (stars[next + i] < stars[next + i - 1]) return false;
        }
        next += number;
    }
    for (; next < Stars::most; ++next) {
        if (stars[next] != Element{}) return false;
    }
    return true;
}

int silver_ribbons(const Icons& visible) {
    int silver = 0;
    for (const SwatchIcons& swatch : visible.swatches)
        silver += swatch.plain;
    for (Element element : each_element) {
        int bonuses = 0;
        for (const SwatchIcons& swatch : visible.swatches)
            bonuses += swatch.bonuses[index(element)];
        silver += bonuses * visible.count(element);
    }
    return silver;
}

int gold_ribbons(const Icons& visible) {
    int gold = 0;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        for (std::size_t arrow = 0; arrow < arrow_count; ++arrow) {
            const auto neighbour = beside(place, arrow);
            if (!neighbour) continue;
            for (std::size_t element = 0; element < element_count; ++element) {
                gold += visible.swatches[place].golds[element] *
                        visible.swatches[*neighbour].elements[element];
            }
        }
    }
    return gold;
}

}  // namespace velatura::rules
