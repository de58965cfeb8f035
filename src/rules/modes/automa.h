// A rival plays against one player: after each turn its next card says which card it takes.
#pragma once

#include <algorithm>

#include "rules/modes/standard.h"

namespace velatura::rules {

struct AutomaMode : StandardMode {
    static constexpr bool has_rival = true;
    static constexpr std::size_t cards_that_count = paintings_to_complete * layers_in_painting;

    // The rival takes from the row, too.
    static std::size_t most_dealt(const RuleSet&, std::size_t all) { return all; }

    template <typename Log>
    static void reveal(const Game& game, GameState& state, Deck deck, std::uint8_t number,
                       Log& log) {
        const RivalCard& card = game.rival()->cards[number];
        log({.kind = Effect::Kind::rival_revealed, .subject = number});
        state.rival.seen = static_cast<std::uint16_t>(state.rival.seen | 1u << number);
        // Shuffled again when they have run out.
        if (state.rival.seen == (1u << rival_cards) - 1) state.rival.seen = 0;

        // The row on the card, the other if it is empty; the last card if there are fewer.
        Row which = game.rows() == 1 ? Row::first : card.row;
        if (state.row(which).size == 0) which = which == Row::first ? Row::second : Row::first;
        ArtRow& row = state.row(which);
        const std::size_t place = std::min<std::size_t>(index(card.position), row.size) - 1;
        const ArtCardId taken = row.cards[place];
        const std::uint8_t tokens = row.tokens[place];
        row.remove(place);
        log({.kind = Effect::Kind::rival_took,
             .subject = static_cast<std::uint8_t>(taken),
             .position = static_cast<std::uint8_t>(place + 1),
             .count = static_cast<std::uint8_t>(which)});
        deal_card(state, deck, which, log);
        // Tokens stay on the place for the card that comes there.
        if (place < row.size) {
            row.tokens[place] = static_cast<std::uint8_t>(row.tokens[place] + tokens);
        } else {
            state.tokens_out = static_cast<std::int8_t>(state.tokens_out + tokens);
        }
        score(game, state, game.cards().art(taken), card.element, log);
    }

  private:
    // A point for each such element printed, ★ too; each third card completes a painting.
    template <typename Log>
    static void score(const Game& game, GameState& state, const ArtCard& taken, Element element,
                      Log& log) {
        RivalState& rival = state.rival;
        if (rival.taken == cards_that_count) return;
        int points = 0;
        for (const SwatchIcons& swatch : taken.icons.swatches)
            points += swatch.elements[index(element)] + swatch.stars;
        add(rival, points, log);
        if (++rival.taken % layers_in_painting == 0) add(rival, points_of_painting(game), log);
    }

    template <typename Log>
    static void add(RivalState& rival, int points, Log& log) {
        rival.points = static_cast<std::uint8_t>(rival.points + points);
        if (points > 0) {
            log({.kind = Effect::Kind::rival_scored, .count = static_cast<std::uint8_t>(points)});
        }
    }

    // A third of each scoring card's par and the handicap, rounded once.
    static int points_of_painting(const Game& game) {
        int thirtieths = 3 * game.rival()->handicap_tenths;
        for (std::size_t place = 0; place < scoring_places; ++place) {
            const ScoringCard* card = game.scoring(static_cast<Ribbon>(place));
            if (card != nullptr) thirtieths += card->par_tenths;
        }
        return std::max(0, thirtieths + 15) / 30;
    }
};

}  // namespace velatura::rules
