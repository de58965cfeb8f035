#include "naive_twin.h"

#include "support/pinned.h"

namespace velatura::rules {

const naive::Printed& naive_printed() {
    static const naive::Printed printed = naive::read_printed(support::project_file);
    return printed;
}

naive::Layers naive_layers(Layers layers) {
    naive::Layers result;
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i] = {&naive_printed().art[index(layers.cards()[i])], layers.faces.flipped(i)};
    }
    return result;
}

naive::Choice naive_choice(Stars stars, std::size_t number) {
    naive::Choice choice;
    for (std::size_t n = 0; n < number; ++n)
        choice.push_back(naive::elements[index(stars[n])]);
    return choice;
}

Tally tally(const naive::Swatches& swatches) {
    Tally tally{};
    for (std::size_t i = 0; i < swatch_count; ++i) {
        for (const naive::Icon icon : swatches[i])
            ++tally[i][static_cast<std::size_t>(icon)];
    }
    return tally;
}

Tally tally(const Icons& icons) {
    Tally tally{};
    for (std::size_t i = 0; i < swatch_count; ++i) {
        const SwatchIcons& swatch = icons.swatches[i];
        const auto set = [&](naive::Icon icon, std::size_t offset, unsigned number) {
            tally[i][static_cast<std::size_t>(icon) + offset] = static_cast<std::uint8_t>(number);
        };
        for (std::size_t element = 0; element < element_count; ++element) {
            set(naive::Icon::hue, element, swatch.elements[element]);
            set(naive::Icon::silver_hue, element, swatch.bonuses[element]);
            set(naive::Icon::gold_hue, element, swatch.golds[element]);
        }
        set(naive::Icon::plain, 0, swatch.plain);
        set(naive::Icon::star, 0, swatch.stars);
        for (std::size_t arrow = 0; arrow < arrow_count; ++arrow) {
            set(naive::Icon::x2_to_left, arrow, swatch.doubles >> arrow & 1u);
            set(naive::Icon::blend_from_left, arrow, swatch.blends >> arrow & 1u);
        }
    }
    return tally;
}

naive::Swatches in_words(const Icons& icons) {
    naive::Swatches swatches;
    const Tally numbers = tally(icons);
    for (std::size_t i = 0; i < swatch_count; ++i) {
        for (std::size_t icon = 0; icon < naive::icon_kinds; ++icon)
            swatches[i].insert(swatches[i].end(), numbers[i][icon], static_cast<naive::Icon>(icon));
    }
    return swatches;
}

}  // namespace velatura::rules
