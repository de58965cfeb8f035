#include "table/explain.h"

#include <algorithm>
#include <array>
#include <span>

namespace velatura::table {
namespace {

using rules::Condition;
using rules::Element;
using rules::Icons;
using rules::Swatch;
using rules::swatch_count;

constexpr std::array elements{Element::hue, Element::shape, Element::texture, Element::tone};
constexpr std::size_t longest_run = 3;

constexpr std::array<std::string_view, 11> lack_names{
    "empty_swatches", "too_few_elements", "too_many_elements", "too_few",        "too_many",
    "outnumbered",    "no_run",           "no_majority",       "not_neighbours", "not_apart",
    "no_mirror"};

Swatch swatch(std::size_t place) {
    return static_cast<Swatch>(place);
}

std::size_t distance(Swatch a, Swatch b) {
    return std::max(rules::index(a), rules::index(b)) - std::min(rules::index(a), rules::index(b));
}

bool shows(const Icons& visible, std::size_t place, Element element) {
    return visible.swatches[place].elements[rules::index(element)] > 0;
}

// Every one of the element, from red to violet.
IconGroup all_of(const Icons& visible, Element element) {
    IconGroup icons;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        icons.insert(icons.end(), visible.swatches[place].elements[rules::index(element)],
                     {swatch(place), element});
    }
    return icons;
}

// In groups of so many; those left over count nothing.
std::vector<IconGroup> every(const IconGroup& icons, std::size_t size) {
    std::vector<IconGroup> groups;
    for (std::size_t at = 0; at + size <= icons.size(); at += size) {
        groups.emplace_back(icons.begin() + static_cast<std::ptrdiff_t>(at),
                            icons.begin() + static_cast<std::ptrdiff_t>(at + size));
    }
    return groups;
}

// A largest set of disjoint pairs, by augmenting paths: each left icon in turn takes a partner,
// and whoever had that one looks for another.
template <typename MayPair>
class Pairing {
  public:
    Pairing(IconGroup left, IconGroup right, MayPair may_pair)
        : left_(std::move(left)), right_(std::move(right)), may_pair_(may_pair) {
        partner_.assign(right_.size(), nobody);
        for (std::size_t i = 0; i < left_.size(); ++i) {
            tried_.assign(right_.size(), false);
            pair(i);
        }
    }
    std::vector<IconGroup> pairs() const {
        std::vector<IconGroup> list;
        for (std::size_t j = 0; j < right_.size(); ++j) {
            if (partner_[j] != nobody) list.push_back({left_[partner_[j]], right_[j]});
        }
        return list;
    }

  private:
    static constexpr std::size_t nobody = ~std::size_t{0};

    bool pair(std::size_t i) {
        for (std::size_t j = 0; j < right_.size(); ++j) {
            if (tried_[j] || !may_pair_(left_[i].swatch, right_[j].swatch)) continue;
            tried_[j] = true;
            if (partner_[j] == nobody || pair(partner_[j])) {
                partner_[j] = i;
                return true;
            }
        }
        return false;
    }

    IconGroup left_;
    IconGroup right_;
    MayPair may_pair_;
    std::vector<std::size_t> partner_;
    std::vector<bool> tried_;
};

bool neighbouring(Swatch a, Swatch b) {
    return distance(a, b) == 1;
}
bool apart(Swatch a, Swatch b) {
    return distance(a, b) >= 2;
}

// An icon of every swatch that has one.
IconGroup one_a_swatch(const Icons& visible) {
    IconGroup icons;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        const rules::SwatchIcons& shown = visible.swatches[place];
        const auto has = [](std::uint8_t count) { return count > 0; };
        if (const auto found = std::ranges::find_if(shown.elements, has);
            found != shown.elements.end()) {
            icons.push_back({swatch(place),
                             elements[static_cast<std::size_t>(found - shown.elements.begin())]});
        } else if (const auto bonus = std::ranges::find_if(shown.bonuses, has);
                   bonus != shown.bonuses.end()) {
            icons.push_back({swatch(place),
                             elements[static_cast<std::size_t>(bonus - shown.bonuses.begin())],
                             true});
        }
    }
    return icons;
}

IconGroup all_elements(const Icons& visible) {
    IconGroup icons;
    for (const Element element : elements) {
        const IconGroup more = all_of(visible, element);
        icons.insert(icons.end(), more.begin(), more.end());
    }
    return icons;
}

// The elements, the most numerous first, equal ones in their usual order.
std::array<Element, rules::element_count> by_count(const Icons& visible) {
    auto sorted = elements;
    std::ranges::sort(sorted, {}, [&](Element e) { return std::pair{-visible.count(e), e}; });
    return sorted;
}

std::vector<IconGroup> runs(const Icons& visible) {
    std::vector<IconGroup> groups;
    for (const Element element : elements) {
        IconGroup run;
        IconGroup longest;
        for (std::size_t place = 0; place < swatch_count; ++place) {
            if (!shows(visible, place, element)) run.clear();
            if (shows(visible, place, element)) run.push_back({swatch(place), element});
            if (run.size() > longest.size()) longest = run;
        }
        if (longest.size() >= longest_run) groups.push_back(longest);
    }
    return groups;
}

std::vector<IconGroup> mirrored(const Icons& visible) {
    std::vector<IconGroup> groups;
    for (const Element element : elements) {
        for (std::size_t place = 0; place < 2; ++place) {
            const std::size_t other = swatch_count - 1 - place;
            const int pairs = std::min(visible.swatches[place].elements[rules::index(element)],
                                       visible.swatches[other].elements[rules::index(element)]);
            groups.insert(groups.end(), static_cast<std::size_t>(pairs),
                          {{swatch(place), element}, {swatch(other), element}});
        }
    }
    return groups;
}

std::vector<IconGroup> sets(const Icons& visible) {
    std::vector<IconGroup> groups;
    const std::array of{all_of(visible, elements[0]), all_of(visible, elements[1]),
                        all_of(visible, elements[2]), all_of(visible, elements[3])};
    const std::size_t count = std::ranges::min(of, {}, &IconGroup::size).size();
    for (std::size_t i = 0; i < count; ++i)
        groups.push_back({of[0][i], of[1][i], of[2][i], of[3][i]});
    return groups;
}

IconGroup in_proportion(const Icons& visible) {
    const auto [most, second, third, least] = by_count(visible);
    IconGroup icons = all_of(visible, most);
    if (visible.count(second) >= 2) {
        const IconGroup more = all_of(visible, second);
        icons.insert(icons.end(), more.begin(), more.end());
    }
    return icons;
}

// Of two elements that ought to meet: those not there at all.
std::vector<Element> absent(const Icons& visible, std::span<const Element> wanted) {
    std::vector<Element> list;
    std::ranges::copy_if(wanted, std::back_inserter(list),
                         [&](Element element) { return visible.count(element) == 0; });
    return list;
}

Lacks lacks_pair(const Icons& visible, Element a, Element b, Lack otherwise) {
    auto missing = absent(visible, std::array{a, b});
    if (missing.empty()) return {.lack = otherwise, .elements = {a, b}};
    return {.lack = Lack::too_few, .elements = std::move(missing), .more = 1};
}

Lacks lacks_some(const Icons& visible, Element element, int wanted) {
    return {.lack = Lack::too_few, .elements = {element}, .more = wanted - visible.count(element)};
}

// The three swatches in a row and the element that miss least.
Lacks lacks_run(const Icons& visible) {
    Lacks nearest{.lack = Lack::no_run, .more = longest_run};
    for (const Element element : elements) {
        for (std::size_t first = 0; first + longest_run <= swatch_count; ++first) {
            std::vector<Swatch> missing;
            for (std::size_t place = first; place < first + longest_run; ++place) {
                if (!shows(visible, place, element)) missing.push_back(swatch(place));
            }
            if (static_cast<int>(missing.size()) >= nearest.more) continue;
            nearest.elements = {element};
            nearest.more = static_cast<int>(missing.size());
            nearest.swatches = std::move(missing);
        }
    }
    return nearest;
}

Lacks lacks_lead(const Icons& visible) {
    const int tones = visible.count(Element::tone);
    const Element most = by_count(visible)[0];
    const int ahead = visible.count(most) - tones;
    if (tones == 0)
        return {.lack = Lack::too_few, .elements = {Element::tone}, .more = std::max(1, ahead)};
    return {.lack = Lack::outnumbered, .elements = {most}, .more = ahead};
}

Lacks lacks_proportion(const Icons& visible) {
    const auto sorted = by_count(visible);
    const int most = visible.count(sorted[0]);
    const int second = visible.count(sorted[1]);
    const int three_and_two = std::max(0, 3 - most) + std::max(0, 2 - second);
    return {.lack = Lack::no_majority, .more = std::min(5 - most, three_and_two)};
}

}  // namespace

std::vector<IconGroup> reasons(Condition condition, const Icons& visible) {
    if (rules::times_met(condition, visible) == 0) return {};
    switch (condition) {
        case Condition::composition:
            return {one_a_swatch(visible)};
        case Condition::consistency:
            return {all_elements(visible)};
        case Condition::emphasis:
            return {all_of(visible, Element::hue)};
        case Condition::hierarchy:
            return {all_of(visible, Element::tone)};
        case Condition::movement:
            return runs(visible);
        case Condition::proportion:
            return {in_proportion(visible)};
        case Condition::proximity:
            return Pairing{all_of(visible, Element::texture), all_of(visible, Element::tone),
                           neighbouring}
                .pairs();
        case Condition::repetition:
            return every(all_of(visible, Element::shape), 2);
        case Condition::space:
            return Pairing{all_of(visible, Element::hue), all_of(visible, Element::shape), apart}
                .pairs();
        case Condition::style:
            return every(all_of(visible, Element::texture), 3);
        case Condition::symmetry:
            return mirrored(visible);
        case Condition::variety:
            return sets(visible);
    }
    return {};
}

std::vector<IconGroup> silver_reasons(const Icons& visible) {
    std::vector<IconGroup> groups;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        for (const Element element : elements) {
            for (int n = 0; n < visible.swatches[place].bonuses[rules::index(element)]; ++n) {
                for (const IconAt& counted : all_of(visible, element))
                    groups.push_back({{swatch(place), element, true}, counted});
            }
        }
    }
    return groups;
}

std::string_view name_of(Lack lack) {
    return lack_names[rules::index(lack)];
}

std::optional<Lacks> lacks(Condition condition, const Icons& visible) {
    if (rules::times_met(condition, visible) > 0) return std::nullopt;
    switch (condition) {
        case Condition::composition: {
            Lacks empty{.lack = Lack::empty_swatches};
            for (std::size_t place = 0; place < swatch_count; ++place) {
                if (visible.swatches[place].empty()) empty.swatches.push_back(swatch(place));
            }
            empty.more = static_cast<int>(empty.swatches.size());
            return empty;
        }
        case Condition::consistency: {
            const int over = static_cast<int>(all_elements(visible).size()) - 6;
            return Lacks{.lack = over > 0 ? Lack::too_many_elements : Lack::too_few_elements,
                         .more = over > 0 ? over : -over};
        }
        case Condition::emphasis: {
            const int hues = visible.count(Element::hue);
            return Lacks{.lack = hues == 0 ? Lack::too_few : Lack::too_many,
                         .elements = {Element::hue},
                         .more = hues == 0 ? 1 : hues - 1};
        }
        case Condition::hierarchy:
            return lacks_lead(visible);
        case Condition::movement:
            return lacks_run(visible);
        case Condition::proportion:
            return lacks_proportion(visible);
        case Condition::proximity:
            return lacks_pair(visible, Element::texture, Element::tone, Lack::not_neighbours);
        case Condition::repetition:
            return lacks_some(visible, Element::shape, 2);
        case Condition::space:
            return lacks_pair(visible, Element::hue, Element::shape, Lack::not_apart);
        case Condition::style:
            return lacks_some(visible, Element::texture, 3);
        case Condition::symmetry:
            return Lacks{.lack = Lack::no_mirror};
        case Condition::variety:
            return Lacks{.lack = Lack::too_few, .elements = absent(visible, elements), .more = 1};
    }
    return std::nullopt;
}

}  // namespace velatura::table
