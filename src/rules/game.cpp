#include "rules/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rules/turn.h"

namespace velatura::rules {

Game::Game(const Cards& cards, const GameSetup& setup, const RuleSet& rules)
    : cards_(&cards), setup_(setup), rules_(rules) {
    with_rules(rules, setup.mode, [this](auto mode, auto extras) {
        using RuleMode = decltype(mode);
        using Extras = decltype(extras);
        plays_ = [](const Game& game, GameState& state, Deck deck, Move move) {
            Turn<RuleMode, Extras, SilentLog>{game, state, deck, SilentLog{}}.play(move);
            assert(game.is_ok(state, deck));
        };
        applies_ = [](const Game& game, GameState& state, Deck deck, Move move, Effects& effects) {
            Turn<RuleMode, Extras, EffectLog>{game, state, deck, EffectLog{effects}}.play(move);
            assert(game.is_ok(state, deck));
        };
    });

    const std::vector<ArtCardId> deck = deck_of(cards, setup);
    std::ranges::copy(deck, art_cards_.begin());
    art_card_count_ = deck.size();
    card_range_ = deck.empty() ? 0 : index(deck.back()) + 1;

    for (std::size_t place = 0; place < scoring_places; ++place) {
        static constexpr std::uint8_t never = 0;
        times_[place] = &never;
        if (setup.scoring[place] == no_scoring_card) continue;
        const ScoringCard& card = cards.scoring(setup.scoring[place]);
        scoring_[place] = &card;
        steps_[place] = card.steps;
        const ConditionTable& table = cards.condition_table(setup.scoring[place]);
        for (std::size_t plane = 0; plane < plane_count; ++plane) {
            for (std::size_t swatches = 0; swatches < swatch_sets; ++swatches) {
                codes_[plane][swatches] |= std::uint64_t{table.codes()[plane][swatches]}
                                           << code_bits * place;
            }
        }
        times_[place] = table.times();
        for (std::uint8_t held = 0; held <= card.steps; ++held) {
            for (std::size_t met = 0; met < worth_[place][held].size(); ++met) {
                const auto after =
                    static_cast<std::uint8_t>(std::min<std::size_t>(held + met, card.steps));
                worth_[place][held][met] =
                    static_cast<std::uint8_t>(card.points_for(after) - card.points_for(held));
            }
        }
    }
}

std::expected<Game, RuleError> Game::make(const Cards& cards, const GameSetup& setup) {
    const auto rules = RuleSet::derive(cards, setup);
    if (!rules) return std::unexpected(rules.error());
    return Game{cards, setup, *rules};
}

std::expected<GameState, RuleError> Game::start(const Deal& deal) const {
    if (const auto fits = check_deal(deal); !fits) return std::unexpected(fits.error());
    GameState state;
    state.deck_left = static_cast<std::uint8_t>(deal.deck.size());
    for (std::size_t i = 0; i < seats(); ++i) {
        Player& player = state.players[i];
        player.backgrounds = deal.backgrounds[i];
        player.tokens = rules_.tokens_at_start;
        if (rules_.signatures) player.signature = deal.signatures[i];
        if (rules_.painters) player.dealt_painters = deal.painters[i];
    }
    state.turn = setup_.first;
    if (rules_.painters) state.phase = Phase::painters;
    with_mode(setup_.mode,
              [&](auto mode) { decltype(mode)::set_up(state, rules_.tokens_at_start); });
    SilentLog silent;
    for (const Row row : std::span{each_row}.first(rows()))
        StandardMode::deal_to_row(state, deal.deck, row, silent);
    assert(is_ok(state, deal.deck));
    return state;
}

// Every card of the table once, three different backgrounds for each seat, and of signatures and
// painters what the boxes ask for.
std::expected<void, RuleError> Game::check_deal(const Deal& deal) const {
    std::array<bool, 256> seen{};
    const auto first_time = [&seen](auto id) { return !std::exchange(seen[index(id)], true); };
    const auto refused = std::unexpected(RuleError::wrong_deal);

    if (deal.deck.empty() || deal.deck.size() != art_card_count_) return refused;
    if (!std::ranges::all_of(deal.deck, first_time)) return refused;
    if (!std::ranges::all_of(art_cards(), [&](ArtCardId id) { return seen[index(id)]; })) {
        return refused;
    }
    if (deal.backgrounds.size() != seats()) return refused;
    seen.fill(false);
    for (const auto& of_seat : deal.backgrounds) {
        for (const BackgroundId background : of_seat) {
            if (index(background) >= cards_->backgrounds() || !first_time(background) ||
                !setup_.boxes.contains(cards_->box_of(background))) {
                return refused;
            }
        }
    }
    const BoxCards& printed = cards_->box_cards();
    seen.fill(false);
    if (deal.signatures.size() != (rules_.signatures ? seats() : 0)) return refused;
    for (const SignatureId id : deal.signatures) {
        if (index(id) >= printed.signatures.size() || !first_time(id)) return refused;
    }
    seen.fill(false);
    if (deal.painters.size() != (rules_.painters ? seats() : 0)) return refused;
    for (const auto& of_seat : deal.painters) {
        for (const PainterId id : of_seat) {
            if (index(id) >= printed.painters.size() || !first_time(id)) return refused;
        }
    }
    return {};
}

Actor Game::to_act(const GameState& state) {
    switch (state.phase) {
        case Phase::turn:
        case Phase::painters:
            return actor(state.turn);
        case Phase::toss:
            return Actor::vincent;
        case Phase::reveal:
            return Actor::rival;
        case Phase::judging:
            return Actor::judge;
        case Phase::over:
            break;
    }
    return Actor::nobody;
}

std::expected<Effects, RuleError> Game::apply(GameState& state, Deck deck, Actor by,
                                              Move move) const {
    std::expected<Effects, RuleError> result;  // the only thing returned: it is never copied
    if (const auto allowed = check(state, by, move); allowed) {
        applies_(*this, state, deck, move, *result);
    } else {
        result = std::unexpected(allowed.error());
    }
    return result;
}

std::size_t Game::most_dealt() const {
    const std::size_t all = art_card_count_;
    return std::min(all, with_mode(setup_.mode, [&](auto mode) {
                        return decltype(mode)::most_dealt(rules_, all);
                    }));
}

bool Game::is_ok(const GameState& state, Deck deck) const {
    if (deck.size() < state.deck_left || index(state.turn) >= seats()) return false;

    // Each card of the table is in one place at most.
    CardSet free;
    for (const ArtCardId card : art_cards())
        free.set(index(card));
    const auto lies_once = [&](ArtCardId card) {
        if (index(card) >= card_range_ || !free.test(index(card))) return false;
        free.reset(index(card));
        return true;
    };
    if (!std::ranges::all_of(state.rest_of(deck), lies_once)) return false;
    int tokens = state.vincent_tokens + state.supply_tokens + state.tokens_out;
    for (const ArtRow& row : state.rows) {
        const bool used = &row == state.rows.data() || rows() == 2;
        if (row.size > (used ? row_places : 0)) return false;
        // A row is full while the deck has cards.
        if (used && row.size < row_places && state.deck_left > 0) return false;
        for (std::size_t i = 0; i < row.size; ++i) {
            if (!lies_once(row.cards[i])) return false;
            tokens += row.tokens[i];
        }
    }
    for (std::size_t i = 0; i < seats(); ++i) {
        const Player& player = state.players[i];
        if (player.hand_size > hand_limit_of(player) &&
            !(rules_.painters && player.painter == no_painter)) {
            return false;
        }
        if (player.hand_size > rules_.most_in_hand || player.painted > paintings_to_complete) {
            return false;
        }
        if (!std::ranges::all_of(player.cards_in_hand(), lies_once)) return false;
        for (const Layers& layers : player.finished_paintings()) {
            if (!std::ranges::all_of(layers.cards(), lies_once)) return false;
        }
        for (std::size_t place = 0; place < scoring_places; ++place) {
            if (player.ribbons[place] > steps_[place]) return false;
        }
        if (player.gold > 0 && !rules_.boxes) return false;
        tokens += player.tokens;
    }
    for (const FrameHolder& frame : state.frames) {
        if (frame.place == 0) continue;
        if (!rules_.frames || index(*frame.seat()) >= seats()) return false;
        if (frame.painting() >= state.player(*frame.seat()).painted) return false;
    }
    return tokens == with_mode(setup_.mode,
                               [&](auto mode) { return decltype(mode)::tokens_in_game(rules_); });
}

}  // namespace velatura::rules
