#include "rules/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rules/orders.h"
#include "rules/turn.h"

namespace velatura::rules {

namespace {

std::size_t takes(const GameState& state, const Player& player) {
    if (player.hand_size == hand_limit || state.row.size == 0) return 0;
    return std::min<std::size_t>(player.tokens, state.row.size - 1u) + 1;
}

bool holds(const Player& player, ArtCardId card) {
    return std::ranges::find(player.cards_in_hand(), card) != player.cards_in_hand().end();
}

std::expected<void, RuleError> check_take(const GameState& state, Position position) {
    const Player& player = state.player(state.turn);
    if (player.hand_size == hand_limit) return std::unexpected(RuleError::hand_full);
    if (index(position) < 1 || index(position) > state.row.size) {
        return std::unexpected(RuleError::no_such_position);
    }
    if (cards_before(position) > player.tokens) {
        return std::unexpected(RuleError::not_enough_tokens);
    }
    return {};
}

std::expected<void, RuleError> check_paint(const GameState& state, const Move& move,
                                           std::size_t art_cards) {
    const Player& player = state.player(state.turn);
    if (player.hand_size < layers_in_painting) return std::unexpected(RuleError::too_few_cards);
    const auto [bottom, middle, top] = move.layers();
    for (ArtCardId card : {bottom, middle, top}) {
        if (index(card) >= art_cards) return std::unexpected(RuleError::unknown_card);
        if (!holds(player, card)) return std::unexpected(RuleError::card_not_in_hand);
    }
    if (bottom == middle || bottom == top || middle == top) {
        return std::unexpected(RuleError::card_twice);
    }
    const auto left = player.backgrounds_left();
    if (std::ranges::find(left, move.background()) == left.end()) {
        return std::unexpected(RuleError::background_not_yours);
    }
    return {};
}

}  // namespace

Game::Game(const Cards& cards, const GameSetup& setup) : cards_(&cards), setup_(setup) {
    for (std::size_t place = 0; place < scoring_places; ++place) {
        if (setup.scoring[place] == no_scoring_card) continue;
        const ScoringCard& card = cards.scoring(setup.scoring[place]);
        scoring_[place] = &card;
        condition_[place] = card.condition;
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
    if (setup.seats < 1 || setup.seats > max_seats) {
        return std::unexpected(RuleError::seats_out_of_range);
    }
    const auto allowed =
        with_mode(setup.mode, [&](auto mode) { return decltype(mode)::check(setup); });
    if (!allowed) return std::unexpected(allowed.error());
    if (index(setup.first) >= setup.seats) {
        return std::unexpected(RuleError::first_seat_out_of_range);
    }
    if (cards.backgrounds() < setup.seats * paintings_to_complete) {
        return std::unexpected(RuleError::too_few_backgrounds);
    }
    for (std::size_t place = 0; place < scoring_places; ++place) {
        const ScoringCardId id = setup.scoring[place];
        if (id == no_scoring_card) continue;
        if (index(id) >= cards.scoring().size()) {
            return std::unexpected(RuleError::unknown_scoring_card);
        }
        const auto before = std::span{setup.scoring}.first(place);
        if (std::ranges::find(before, id) != before.end()) {
            return std::unexpected(RuleError::scoring_card_twice);
        }
    }
    return Game{cards, setup};
}

std::expected<GameState, RuleError> Game::start(const Deal& deal) const {
    GameState state;
    // Every card once, and three different backgrounds for each seat.
    std::array<bool, 256> seen{};
    const auto first_time = [&seen](auto id) { return !std::exchange(seen[index(id)], true); };
    if (deal.deck.empty() || deal.deck.size() != cards_->art().size() ||
        !std::ranges::all_of(deal.deck, first_time)) {
        return std::unexpected(RuleError::wrong_deal);
    }
    for (std::size_t i = 0; i < deal.deck.size(); ++i) {
        if (index(deal.deck[i]) >= deal.deck.size()) return std::unexpected(RuleError::wrong_deal);
        state.deck[i] = deal.deck[i];
    }
    state.deck_size = static_cast<std::uint8_t>(deal.deck.size());

    if (deal.backgrounds.size() != seats()) return std::unexpected(RuleError::wrong_deal);
    seen.fill(false);
    for (std::size_t i = 0; i < seats(); ++i) {
        for (BackgroundId background : deal.backgrounds[i]) {
            if (index(background) >= cards_->backgrounds() || !first_time(background)) {
                return std::unexpected(RuleError::wrong_deal);
            }
        }
        state.players[i].backgrounds = deal.backgrounds[i];
        state.players[i].tokens = tokens_at_start;
    }
    state.turn = setup_.first;
    with_mode(setup_.mode, [&](auto mode) { decltype(mode)::set_up(state); });
    SilentLog silent;
    StandardMode::deal_to_row(state, silent);
    assert(is_ok(state));
    return state;
}

Actor Game::to_act(const GameState& state) {
    switch (state.phase) {
        case Phase::turn:
            return actor(state.turn);
        case Phase::toss:
            return Actor::vincent;
        case Phase::judging:
            return Actor::judge;
        case Phase::over:
            break;
    }
    return Actor::nobody;
}

std::size_t Game::count_moves(const GameState& state) const {
    switch (state.phase) {
        case Phase::turn: {
            const Player& player = state.player(state.turn);
            const std::size_t paintings =
                layer_orders(player.hand_size).size() * (paintings_to_complete - player.painted);
            const std::size_t moves = takes(state, player) + paintings;
            return moves == 0 ? 1 : moves;  // a pass
        }
        case Phase::toss:
            return state.vincent_tokens + 1u;
        case Phase::judging:
            return (std::size_t{1} << state.winners.size()) - 1;
        case Phase::over:
            break;
    }
    return 0;
}

Move Game::nth_move(const GameState& state, std::size_t n) const {
    assert(n < count_moves(state));
    if (state.phase == Phase::turn) {
        const Player& player = state.player(state.turn);
        const std::size_t take_count = takes(state, player);
        if (n < take_count) return Move::take(static_cast<Position>(n + 1));
        const std::span<const LayerOrder> orders = layer_orders(player.hand_size);
        if (orders.empty()) return Move::pass();
        const auto backgrounds = player.backgrounds_left();
        const std::size_t painting = n - take_count;
        const LayerOrder order = orders[painting / backgrounds.size()];
        return Move::paint(
            {player.hand[order.bottom], player.hand[order.middle], player.hand[order.top]},
            backgrounds[painting % backgrounds.size()]);
    }
    if (state.phase == Phase::toss) return Move::toss(static_cast<std::uint8_t>(n));
    // The n-th non-empty subset of the tied, as a binary number over their seats.
    SeatSet chosen;
    std::size_t bit = 0;
    for (std::size_t i = 0; i < seats(); ++i) {
        if (!state.winners.contains(static_cast<Seat>(i))) continue;
        if (((n + 1) >> bit & 1u) != 0) chosen.insert(static_cast<Seat>(i));
        ++bit;
    }
    return Move::judge(chosen);
}

MoveList Game::legal_moves(const GameState& state) const {
    MoveList moves;
    const std::size_t count = count_moves(state);
    for (std::size_t n = 0; n < count; ++n)
        moves.push(nth_move(state, n));
    return moves;
}

std::expected<void, RuleError> Game::check(const GameState& state, Actor by, Move move) const {
    if (state.phase == Phase::over) return std::unexpected(RuleError::game_over);
    const Move::Kind kind = move.kind();
    if ((kind == Move::Kind::toss) != (state.phase == Phase::toss)) {
        return std::unexpected(state.phase == Phase::toss ? RuleError::awaiting_toss
                                                          : RuleError::not_vincents_turn);
    }
    if ((kind == Move::Kind::judge) != (state.phase == Phase::judging)) {
        return std::unexpected(state.phase == Phase::judging ? RuleError::awaiting_judgement
                                                             : RuleError::not_awaiting_judgement);
    }
    if (by != to_act(state)) return std::unexpected(RuleError::not_your_turn);
    switch (kind) {
        case Move::Kind::take:
            return check_take(state, move.position());
        case Move::Kind::paint:
            return check_paint(state, move, cards_->art().size());
        case Move::Kind::pass:
            if (can_act(state, state.player(state.turn))) {
                return std::unexpected(RuleError::cannot_pass);
            }
            return {};
        case Move::Kind::toss:
            if (move.face_up() > state.vincent_tokens) {
                return std::unexpected(RuleError::impossible_toss);
            }
            return {};
        case Move::Kind::judge:
            if (move.winners().empty()) return std::unexpected(RuleError::judge_nobody);
            if (!state.winners.includes(move.winners())) {
                return std::unexpected(RuleError::judge_not_tied);
            }
            return {};
    }
    return {};
}

std::expected<Events, RuleError> Game::apply(GameState& state, Actor by, Move move) const {
    if (const auto allowed = check(state, by, move); !allowed) {
        return std::unexpected(allowed.error());
    }
    std::expected<Events, RuleError> result;
    with_mode(setup_.mode, [&](auto mode) {
        Turn<decltype(mode), EventLog>{*this, state, EventLog{*result}}.play(move);
    });
    assert(is_ok(state));
    return result;
}

void Game::play(GameState& state, Move move) const {
    with_mode(setup_.mode, [&](auto mode) {
        Turn<decltype(mode), SilentLog>{*this, state, SilentLog{}}.play(move);
    });
    assert(is_ok(state));
}

Game::Gain Game::gain(const Player& player, Layers layers) const {
    const Earnings earnings = cards_->earnings(layers);
    Gain gain;
    for (std::size_t place = 0; place < scoring_places; ++place) {
        if (scoring_[place] == nullptr) continue;
        gain.ribbons[place] =
            std::min(earnings.times(scoring_[place]->condition),
                     static_cast<std::uint8_t>(scoring_[place]->steps - player.ribbons[place]));
    }
    gain.silver = earnings.silver();
    return gain;
}

int Game::points(const Player& player) const {
    int points = silver_points * player.silver;
    for (std::size_t place = 0; place < scoring_places; ++place) {
        if (scoring_[place] != nullptr) {
            points += scoring_[place]->points_for(player.ribbons[place]);
        }
    }
    return points;
}

int Game::points_gained(const Player& player, Layers layers) const {
    const Earnings earnings = cards_->earnings(layers);
    int points = silver_points * earnings.silver();
    for (std::size_t place = 0; place < scoring_places; ++place) {
        points += worth_[place][player.ribbons[place]][earnings.times(condition_[place])];
    }
    return points;
}

std::array<std::uint8_t, max_seats> Game::ranks(const GameState& state) const {
    // Compared by points, tokens, and the judge's word once it is spoken.
    const auto key = [&](std::size_t seat) {
        const Player& player = state.players[seat];
        const bool judged =
            state.phase == Phase::over && state.winners.contains(static_cast<Seat>(seat));
        return std::array{points(player), static_cast<int>(player.tokens), judged ? 1 : 0};
    };
    std::array<std::uint8_t, max_seats> ranks{};
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        ranks[seat] = 1;
        for (std::size_t other = 0; other < seats(); ++other) {
            if (key(other) > key(seat)) ++ranks[seat];
        }
    }
    return ranks;
}

bool Game::is_ok(const GameState& state) const {
    if (state.deck_size != cards_->art().size() || state.drawn > state.deck_size) return false;
    if (state.row.size > row_places || index(state.turn) >= seats()) return false;
    // The row is full while the deck has cards.
    if (state.row.size < row_places && state.drawn < state.deck_size) return false;

    // Every card in sight was drawn, and none is in two places.
    std::array<int, max_art_cards> places{};
    const auto drawn = std::span{state.deck}.first(state.drawn);
    for (ArtCardId card : drawn)
        places[index(card)] = 1;
    const auto lies_once = [&places](ArtCardId card) { return --places[index(card)] == 0; };
    unsigned tokens = state.vincent_tokens + state.supply_tokens;
    for (std::size_t i = 0; i < state.row.size; ++i) {
        if (!lies_once(state.row.cards[i])) return false;
        tokens += state.row.tokens[i];
    }
    for (std::size_t i = 0; i < seats(); ++i) {
        const Player& player = state.players[i];
        if (player.hand_size > hand_limit || player.painted > paintings_to_complete) return false;
        if (!std::ranges::all_of(player.cards_in_hand(), lies_once)) return false;
        for (const auto& [bottom, middle, top] : player.finished_paintings()) {
            if (!lies_once(bottom) || !lies_once(middle) || !lies_once(top)) return false;
        }
        for (std::size_t place = 0; place < scoring_places; ++place) {
            const int limit = scoring_[place] == nullptr ? 0 : scoring_[place]->steps;
            if (player.ribbons[place] > limit) return false;
        }
        tokens += player.tokens;
    }
    return tokens == with_mode(setup_.mode,
                               [&](auto mode) { return decltype(mode)::tokens_in_game(setup_); });
}

}  // namespace velatura::rules
