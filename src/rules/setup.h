// What the table decides before a game, and what the rules make of it.
#pragma once

#include <expected>
#include <vector>

#include "rules/cards.h"
#include "rules/refusal.h"
#include "rules/types.h"

namespace velatura::rules {

struct GameSetup {
    std::uint8_t seats = 2;
    Mode mode = Mode::standard;
    std::array<ScoringCardId, scoring_places> scoring{no_scoring_card, no_scoring_card,
                                                      no_scoring_card, no_scoring_card};
    Seat first{};
    std::uint16_t goal = 0;  // points a lone player has declared to reach; 0: none
    bool vincent_with_three = false;
    bool hidden_hands = false;

    BoxSet boxes{};
    DeckKind deck = DeckKind::base;
    CardSet featured{};     // the cards of a featured deck
    std::uint8_t rows = 1;  // two with Reflections
    PrizeId prize = no_prize;
    PrizeSide prize_side{};
    bool signatures_with_two = false;
    RivalId rival = no_rival;

    bool operator==(const GameSetup&) const = default;
};

// What chance decided before the first move: the whole deck in order, three backgrounds a seat and,
// where these boxes are in play, a signature and two painters a seat.
struct Deal {
    std::vector<ArtCardId> deck;
    std::vector<std::array<BackgroundId, paintings_to_complete>> backgrounds;
    std::vector<SignatureId> signatures{};
    std::vector<std::array<PainterId, painters_dealt>> painters{};
};

// A set-up as the rules read it, derived once.
struct RuleSet {
    bool boxes = false;  // anything beside the base game
    bool vincent = false;
    bool supply = false;  // of the Solo Puzzle
    bool rival = false;
    bool frames = false;
    bool signatures = false;
    bool painters = false;
    std::uint8_t seats = 0;
    std::uint8_t rows = 1;
    std::uint8_t tokens_at_start = rules::tokens_at_start;
    std::uint8_t most_in_hand = hand_limit;
    const Prize::Terms* prize = nullptr;
    const Rival* playing_rival = nullptr;

    // Or why there can be no such table.
    static std::expected<RuleSet, RuleError> derive(const Cards& cards, const GameSetup& setup);
};

// Whether the cards of the box are here at all.
bool has_cards(const Cards& cards, Box box);

// The art cards of this table, in card order.
std::vector<ArtCardId> deck_of(const Cards& cards, const GameSetup& setup);

}  // namespace velatura::rules
