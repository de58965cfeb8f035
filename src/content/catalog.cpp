#include "content/catalog.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace velatura::content {
namespace {

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string_view word_of(const PrintedWord& printed) {
    return printed.word;
}

template <typename Things, typename Text>
auto found(const Things& things, std::string_view wanted, Text text_of) {
    return std::ranges::find_if(
        things, [&](const auto& thing) { return same_word(text_of(thing), wanted); });
}

template <typename Id>
std::optional<Id> index_of(const std::vector<PrintedWord>& words, std::string_view wanted) {
    const auto at = found(words, wanted, word_of);
    if (at == words.end()) return std::nullopt;
    return static_cast<Id>(at - words.begin());
}

template <typename Thing>
const Thing* thing_called(const std::vector<Thing>& things, std::string_view id) {
    const auto at =
        found(things, id, [](const Thing& thing) -> std::string_view { return thing.id; });
    return at == things.end() ? nullptr : &*at;
}

// Letters to add, drop, change or swap with their neighbor to make one word the other.
std::size_t edits(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                lower(a[i - 2]) == lower(b[j - 1])) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        std::swap(before, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

template <typename Things, typename Text>
std::optional<std::string_view> nearest(const Things& things, std::string_view unknown,
                                        Text text_of) {
    constexpr std::size_t longest = 64;  // nothing longer is a misspelt name: spare the work
    if (unknown.empty() || unknown.size() > longest) return std::nullopt;
    // A third of the letters may be wrong; of a word cut short, as many as are missing.
    std::size_t best = std::max<std::size_t>(1, unknown.size() / 3) + 1;
    std::optional<std::string_view> answer;
    for (const auto& thing : things) {
        const std::string_view text = text_of(thing);
        const bool cut_short = unknown.size() >= 3 && text.size() > unknown.size() &&
                               same_word(text.substr(0, unknown.size()), unknown);
        const std::size_t distance = cut_short ? 1 : edits(unknown, text);
        if (distance < best) {
            best = distance;
            answer = text;
        }
    }
    return answer;
}

}  // namespace

bool same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

std::optional<rules::ArtCardId> Catalog::find_art_card(std::string_view word) const {
    return index_of<rules::ArtCardId>(art, word);
}

std::optional<rules::ScoringCardId> Catalog::find_scoring_card(std::string_view name) const {
    return index_of<rules::ScoringCardId>(scoring, name);
}

const Scenario* Catalog::find_scenario(std::string_view id_or_name) const {
    if (const Scenario* by_id = thing_called(scenarios, id_or_name)) return by_id;
    const auto at =
        found(scenarios, id_or_name, [](const Scenario& s) -> std::string_view { return s.name; });
    return at == scenarios.end() ? nullptr : &*at;
}

const TargetLevel* Catalog::find_level(std::string_view id) const {
    return thing_called(levels, id);
}

std::optional<std::string_view> Catalog::nearest_art_card(std::string_view unknown) const {
    return nearest(art, unknown, word_of);
}

std::optional<std::string_view> Catalog::nearest_scoring_card(std::string_view unknown) const {
    return nearest(scoring, unknown, word_of);
}

std::optional<std::string_view> Catalog::nearest_scenario(std::string_view unknown) const {
    return nearest(scenarios, unknown,
                   [](const Scenario& scenario) -> std::string_view { return scenario.id; });
}

const Award& Catalog::award_for(int points) const {
    const auto above = std::ranges::find_if(
        awards, [&](const Award& award) { return static_cast<int>(award.at_least) > points; });
    // The loader sees to it that the first award starts at 0.
    return above == awards.begin() ? awards.front() : *std::prev(above);
}

}  // namespace velatura::content
