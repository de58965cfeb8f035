#include "rules/setup.h"

#include <algorithm>
#include <utility>

namespace velatura::rules {

namespace {

std::expected<void, RuleError> refuse(RuleError error) {
    return std::unexpected(error);
}

std::expected<void, RuleError> check_mode(const Cards& cards, const GameSetup& setup) {
    if (setup.seats < 1 || setup.seats > max_seats) return refuse(RuleError::seats_out_of_range);
    switch (setup.mode) {
        case Mode::standard:
            if (setup.seats == 1) return refuse(RuleError::one_player_needs_mode);
            break;
        case Mode::vincent:
            if (setup.seats > (setup.vincent_with_three ? 3 : 2)) {
                return refuse(RuleError::vincent_seats);
            }
            break;
        case Mode::solo_puzzle:
            if (setup.seats != 1) return refuse(RuleError::solo_puzzle_seats);
            break;
        case Mode::automa:
            if (setup.seats != 1) return refuse(RuleError::automa_seats);
            if (index(setup.rival) >= cards.box_cards().rivals.size()) {
                return refuse(RuleError::rival_missing);
            }
            break;
    }
    if (setup.mode != Mode::automa && setup.rival != no_rival) {
        return refuse(RuleError::rival_needs_automa);
    }
    if (index(setup.first) >= setup.seats) return refuse(RuleError::first_seat_out_of_range);
    return {};
}

std::expected<void, RuleError> check_scoring(const Cards& cards, const GameSetup& setup) {
    for (std::size_t place = 0; place < scoring_places; ++place) {
        const ScoringCardId id = setup.scoring[place];
        if (id == no_scoring_card) continue;
        if (index(id) >= cards.scoring().size()) return refuse(RuleError::unknown_scoring_card);
        if (!setup.boxes.contains(cards.scoring(id).box)) {
            return refuse(RuleError::scoring_card_of_other_box);
        }
        const auto before = std::span{setup.scoring}.first(place);
        if (std::ranges::find(before, id) != before.end()) {
            return refuse(RuleError::scoring_card_twice);
        }
    }
    return {};
}

// As many new cards as are featured, and base cards as far as there are any.
bool is_featured_deck(const Cards& cards, const GameSetup& setup) {
    std::size_t new_cards = 0;
    std::size_t new_here = 0;
    std::size_t base_cards = 0;
    std::size_t base_here = 0;
    for (std::size_t i = 0; i < cards.art().size(); ++i) {
        const Box box = cards.art()[i].box;
        const bool here = setup.featured.test(i);
        if (!setup.boxes.contains(box)) {
            if (here) return false;
            continue;
        }
        ++(box == Box::base ? base_cards : new_cards);
        if (here) ++(box == Box::base ? base_here : new_here);
    }
    const std::size_t wanted = std::min(new_cards, featured_new_cards);
    const std::size_t filled = std::min(base_cards, featured_deck(setup.rows) - wanted);
    return setup.featured.count() == new_here + base_here && new_here == wanted &&
           base_here == filled;
}

std::expected<void, RuleError> check_boxes(const Cards& cards, const GameSetup& setup) {
    const BoxCards& printed = cards.box_cards();
    for (const Box box : each_box) {
        if (setup.boxes.contains(box) && !has_cards(cards, box)) {
            return refuse(RuleError::unknown_box);
        }
    }
    if (setup.rows < 1 || setup.rows > most_rows ||
        (setup.rows == 2 && !setup.boxes.contains(Box::reflections))) {
        return refuse(RuleError::rows_need_reflections);
    }
    if (setup.deck != DeckKind::base && !setup.boxes.bring_art()) {
        return refuse(RuleError::deck_needs_box);
    }
    if (setup.deck == DeckKind::featured ? !is_featured_deck(cards, setup) : setup.featured.any()) {
        return refuse(RuleError::wrong_deck);
    }
    if (!setup.boxes.contains(Box::mini) && setup.prize != no_prize) {
        return refuse(RuleError::award_card_needs_mini);
    }
    if (setup.boxes.contains(Box::mini)) {
        if (index(setup.prize) >= printed.prizes.size()) {
            return refuse(RuleError::award_card_missing);
        }
        if (setup.prize_side == PrizeSide::competitive) {
            if (!printed.prizes[index(setup.prize)].competitive) {
                return refuse(RuleError::award_card_one_sided);
            }
            if (setup.seats == 1) return refuse(RuleError::award_card_needs_rivals);
        }
    }
    if (setup.boxes.contains(Box::signature) && setup.seats < (setup.signatures_with_two ? 2 : 3)) {
        return refuse(RuleError::signature_seats);
    }
    return {};
}

}  // namespace

bool has_cards(const Cards& cards, Box box) {
    const BoxCards& printed = cards.box_cards();
    if (box == Box::signature) return printed.signatures.size() >= max_seats;
    if (box == Box::painters) return printed.painters.size() >= max_seats * painters_dealt;
    return std::ranges::find(cards.art(), box, &ArtCard::box) != cards.art().end();
}

std::vector<ArtCardId> deck_of(const Cards& cards, const GameSetup& setup) {
    if (setup.deck != DeckKind::featured) {
        return cards.art_of(setup.deck == DeckKind::base ? BoxSet{} : setup.boxes);
    }
    std::vector<ArtCardId> deck;
    for (std::size_t i = 0; i < cards.art().size(); ++i) {
        if (setup.featured.test(i)) deck.push_back(static_cast<ArtCardId>(i));
    }
    return deck;
}

std::expected<RuleSet, RuleError> RuleSet::derive(const Cards& cards, const GameSetup& setup) {
    for (const auto check : {check_mode, check_boxes}) {
        if (auto allowed = check(cards, setup); !allowed) return std::unexpected(allowed.error());
    }
    if (cards.backgrounds_of(setup.boxes).size() < setup.seats * paintings_to_complete) {
        return std::unexpected(RuleError::too_few_backgrounds);
    }
    if (auto allowed = check_scoring(cards, setup); !allowed) {
        return std::unexpected(allowed.error());
    }

    const BoxCards& printed = cards.box_cards();
    RuleSet rules;
    rules.vincent = setup.mode == Mode::vincent;
    rules.supply = setup.mode == Mode::solo_puzzle;
    rules.rival = setup.mode == Mode::automa;
    rules.boxes = rules.rival || !setup.boxes.empty();
    rules.frames = setup.boxes.contains(Box::touches) && setup.seats > 1;
    rules.signatures = setup.boxes.contains(Box::signature);
    rules.painters = setup.boxes.contains(Box::painters);
    rules.seats = setup.seats;
    rules.rows = setup.rows;
    if (setup.rows == 2) rules.tokens_at_start = tokens_with_two_rows;
    if (rules.painters) rules.most_in_hand = rules::most_in_hand;
    if (setup.prize != no_prize) {
        const Prize& prize = printed.prizes[index(setup.prize)];
        rules.prize =
            setup.prize_side == PrizeSide::friendly ? &prize.friendly : &*prize.competitive;
    }
    if (rules.rival) rules.playing_rival = &printed.rivals[index(setup.rival)];
    return rules;
}

}  // namespace velatura::rules
