#include "support/games.h"

#include <fmt/format.h>

#include <map>

namespace velatura::support {

using namespace rules;

void PrintTo(const GameKind& kind, std::ostream* out) {
    *out << kind.name;
}

const std::vector<GameKind>& game_kinds() {
    static const std::vector<GameKind> all = [] {
        const std::array<ScoringPlaces, 4> scoring_sets{
            scoring({"Composition", "Emphasis", "Repetition", "Variety"}),
            scoring({"Movement", "Proximity", "Space", "Symmetry"}),
            scoring({"Hierarchy", "Proportion", "Style"}),
            scoring({"Consistency"}),
        };
        std::vector<GameKind> kinds;
        const auto add = [&](const char* mode_name, Mode mode, int seats, std::size_t art_cards) {
            const std::size_t n = kinds.size();
            GameSetup setup{.seats = static_cast<std::uint8_t>(seats),
                            .mode = mode,
                            .scoring = scoring_sets[n % scoring_sets.size()],
                            .first = seat(static_cast<int>(n) % seats),
                            .goal = static_cast<std::uint8_t>(seats == 1 ? 20 : 0),
                            .vincent_with_three = true,
                            .hidden_hands = n % 3 == 1};
            kinds.push_back(
                {fmt::format("{}_{}_{}", mode_name, seats, art_cards), setup, art_cards});
        };
        for (std::size_t art_cards : {60u, 30u, 12u, 9u, 3u}) {
            for (int seats = 2; seats <= 5; ++seats) {
                add("standard", Mode::standard, seats, art_cards);
            }
            for (int seats = 1; seats <= 3; ++seats)
                add("vincent", Mode::vincent, seats, art_cards);
            add("solo", Mode::solo_puzzle, 1, art_cards);
        }
        return kinds;
    }();
    return all;
}

const Cards& cards_of(const GameKind& kind) {
    if (kind.art_cards == base_cards().art().size()) return base_cards();
    static std::map<std::size_t, Cards> decks;
    const auto found = decks.find(kind.art_cards);
    if (found != decks.end()) return found->second;
    return decks.emplace(kind.art_cards, small_deck(kind.art_cards)).first->second;
}

}  // namespace velatura::support
