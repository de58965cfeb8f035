// Which moves are legal: counted, enumerated and checked.
#include <algorithm>
#include <bit>
#include <cassert>

#include "rules/game.h"
#include "rules/orders.h"
#include "rules/turn.h"

namespace velatura::rules {

namespace {

// How three cards may lie, as a set of Faces: those with Mirror either way, and with a painter's
// power one of the others flipped. By the layers that have Mirror, and whether there is the power.
using FaceSet = std::uint8_t;
constexpr std::size_t all_faces = 1u << layers_in_painting;
constexpr auto faces_allowed = [] {
    std::array<std::array<FaceSet, 2>, all_faces> sets{};
    for (unsigned mirrors = 0; mirrors < all_faces; ++mirrors) {
        for (unsigned faces = 0; faces < all_faces; ++faces) {
            const int by_power = std::popcount(faces & ~mirrors);
            if (by_power == 0)
                sets[mirrors][0] = static_cast<FaceSet>(sets[mirrors][0] | 1u << faces);
            if (by_power <= 1)
                sets[mirrors][1] = static_cast<FaceSet>(sets[mirrors][1] | 1u << faces);
        }
    }
    return sets;
}();

// The paintings of a hand on one background, in the order of legal moves: orders, faces, ★.
class PaintingWays {
  public:
    PaintingWays(const Game& game, const Player& player)
        : cards_(game.cards()),
          hand_(player.hand),
          orders_(layer_orders(player.hand_size)),
          may_flip_(game.may_flip(player)) {
        for (std::size_t i = 0; i < player.hand_size; ++i) {
            const ArtCardId card = hand_[i];
            if (cards_.art(card).has_mirror) mirrors_ |= 1u << i;
            if (cards_.marks(card, false).stars != 0) stars_ |= 1u << i;
        }
    }

    std::size_t count() const {
        if (stars_ == 0 && mirrors_ == 0 && !may_flip_) return orders_.size();
        std::size_t ways = 0;
        for (const LayerOrder order : orders_)
            ways += count(order);
        return ways;
    }

    Layers nth(std::size_t n) const {
        for (const LayerOrder order : orders_) {
            const std::size_t here = count(order);
            if (n < here) return nth_of(order, n);
            n -= here;
        }
        assert(false);
        return {};
    }

  private:
    FaceSet faces(LayerOrder order) const {
        const unsigned mirrors = (mirrors_ >> order.bottom & 1u) |
                                 (mirrors_ >> order.middle & 1u) << 1 |
                                 (mirrors_ >> order.top & 1u) << 2;
        return faces_allowed[mirrors][may_flip_ ? 1 : 0];
    }
    bool has_star(LayerOrder order) const {
        return ((stars_ >> order.bottom | stars_ >> order.middle | stars_ >> order.top) & 1u) != 0;
    }
    Layers layers(LayerOrder order, unsigned faces) const {
        return {hand_[order.bottom], hand_[order.middle], hand_[order.top],
                Faces::from_bits(static_cast<std::uint8_t>(faces))};
    }

    std::size_t count(LayerOrder order) const {
        const FaceSet allowed = faces(order);
        if (!has_star(order)) return static_cast<std::size_t>(std::popcount(allowed));
        std::size_t ways = 0;
        for (unsigned faces = 0; faces < all_faces; ++faces) {
            if ((allowed >> faces & 1u) != 0) ways += choices(layers(order, faces));
        }
        return ways;
    }

    Layers nth_of(LayerOrder order, std::size_t n) const {
        const FaceSet allowed = faces(order);
        for (unsigned faces = 0; faces < all_faces; ++faces) {
            if ((allowed >> faces & 1u) == 0) continue;
            Layers found = layers(order, faces);
            const std::size_t here = has_star(order) ? choices(found) : 1;
            if (n < here) {
                if (here > 1) found.stars = nth_choice(cards_.read(found, 0).blended, n);
                return found;
            }
            n -= here;
        }
        assert(false);
        return {};
    }

    // Ways to name the ★ that show. Mostly a look at a few bits tells.
    std::size_t choices(Layers layers) const {
        const CardMarks bottom = cards_.marks(layers.bottom, layers.faces.flipped(0));
        const CardMarks middle = cards_.marks(layers.middle, layers.faces.flipped(1));
        const CardMarks top = cards_.marks(layers.top, layers.faces.flipped(2));
        const unsigned stars =
            top.stars | (~top.printed & (middle.stars | (~middle.printed & bottom.stars)));
        if (stars == 0) return 1;
        if (bottom.multiplies || middle.multiplies || top.multiplies) {
            return count_choices(cards_.read(layers, 0).blended);
        }
        return std::size_t{1} << 2 * std::popcount(stars);
    }

    const Cards& cards_;
    std::span<const ArtCardId> hand_;
    std::span<const LayerOrder> orders_;
    bool may_flip_;
    unsigned mirrors_ = 0;  // places of the hand with cards that have Mirror
    unsigned stars_ = 0;    // likewise ★
};

bool holds(const Player& player, ArtCardId card) {
    return std::ranges::find(player.cards_in_hand(), card) != player.cards_in_hand().end();
}

std::expected<void, RuleError> refuse(RuleError error) {
    return std::unexpected(error);
}

constexpr std::uint16_t all_rival_cards = (1u << rival_cards) - 1;

}  // namespace

const Power& Game::power_of(const Player& player) const {
    static constexpr Power none;
    return player.painter == no_painter ? none
                                        : cards_->box_cards().painters[index(player.painter)].power;
}

std::size_t Game::price_with_power(const Player& player, std::size_t skipped) const {
    const Power& power = power_of(player);
    const bool applies =
        (power.kind == Power::Kind::price_skipping && player.power_used < power.times) ||
        (power.kind == Power::Kind::price_after_painting && player.just_painted != 0);
    if (!applies || skipped < power.at_least) return skipped;
    return skipped - std::min<std::size_t>(skipped, power.less);
}

// The price never falls along the row (the loader sees to it).
std::size_t Game::reach_with_power(std::size_t cards, const Player& player) const {
    std::size_t reached = 0;
    while (reached < cards && price_with_power(player, reached) <= player.tokens)
        ++reached;
    return reached;
}

std::size_t Game::limit_with_power(const Player& player) const {
    const Power& power = power_of(player);
    const bool applies =
        power.kind == Power::Kind::larger_hand && player.painted < power.until_painting;
    return applies ? power.limit : hand_limit;
}

bool Game::may_flip(const Player& player) const {
    const Power& power = power_of(player);
    return power.kind == Power::Kind::flip && player.power_used < power.times &&
           player.tokens >= power.tokens;
}

std::size_t Game::flips_by_power(Layers layers) const {
    std::size_t flips = 0;
    for (std::size_t layer = 0; layer < layers_in_painting; ++layer) {
        const bool mirror = cards_->art(layers.cards()[layer]).has_mirror;
        flips += layers.faces.flipped(layer) && !mirror ? 1 : 0;
    }
    return flips;
}

std::expected<void, RuleError> Game::check_faces(const Player& player, Layers layers) const {
    const std::size_t flips = flips_by_power(layers);
    if (layers.faces.bits() >= all_faces) return refuse(RuleError::card_without_mirror);
    if (flips == 0) return {};
    const Power& power = power_of(player);
    if (power.kind != Power::Kind::flip || flips > 1) {
        return refuse(RuleError::card_without_mirror);
    }
    if (player.power_used >= power.times) return refuse(RuleError::power_used_up);
    if (player.tokens < power.tokens) return refuse(RuleError::too_few_tokens_to_flip);
    return {};
}

std::size_t Game::count_turn_moves(const GameState& state) const {
    const Player& player = state.player(state.turn);
    const std::size_t backgrounds = paintings_to_complete - player.painted;
    std::size_t moves = takes(state, player, Row::first);
    if (rules_.boxes) {
        moves += takes(state, player, Row::second);
        moves += PaintingWays{*this, player}.count() * backgrounds;
    } else {
        moves += layer_orders(player.hand_size).size() * backgrounds;
    }
    return moves == 0 ? 1 : moves;  // a pass
}

Move Game::nth_turn_move(const GameState& state, std::size_t n) const {
    const Player& player = state.player(state.turn);
    const std::size_t of_first = takes(state, player, Row::first);
    if (n < of_first) return Move::take(static_cast<Position>(n + 1));
    n -= of_first;
    if (rules_.boxes) {
        const std::size_t of_second = takes(state, player, Row::second);
        if (n < of_second) return Move::take(static_cast<Position>(n + 1), Row::second);
        n -= of_second;
    }
    const std::span<const LayerOrder> orders = layer_orders(player.hand_size);
    if (orders.empty()) return Move::pass();
    const auto backgrounds = player.backgrounds_left();
    const auto painting = static_cast<std::uint32_t>(n);
    const auto choices = static_cast<std::uint32_t>(backgrounds.size());
    const BackgroundId background = backgrounds[painting % choices];
    if (rules_.boxes) {
        return Move::paint(PaintingWays{*this, player}.nth(painting / choices), background);
    }
    const LayerOrder order = orders[painting / choices];
    return Move::paint(
        {player.hand[order.bottom], player.hand[order.middle], player.hand[order.top]}, background);
}

std::size_t Game::count_moves(const GameState& state) const {
    switch (state.phase) {
        case Phase::turn:
            return count_turn_moves(state);
        case Phase::toss:
            return rows() * (state.vincent_tokens + 1u);
        case Phase::judging:
            return (std::size_t{1} << state.winners.size()) - 1;
        case Phase::painters:
            return painters_dealt;
        case Phase::reveal:
            return rival_cards - static_cast<std::size_t>(std::popcount(state.rival.seen));
        case Phase::over:
            break;
    }
    return 0;
}

Move Game::nth_move(const GameState& state, std::size_t n) const {
    assert(n < count_moves(state));
    if (state.phase == Phase::turn) return nth_turn_move(state, n);
    if (state.phase == Phase::painters) return Move::keep(static_cast<std::uint8_t>(n));
    if (state.phase == Phase::toss) {
        const std::size_t of_row = state.vincent_tokens + 1u;
        return Move::toss(static_cast<std::uint8_t>(n % of_row), each_row[n / of_row]);
    }
    if (state.phase == Phase::reveal) {
        unsigned left = all_rival_cards & ~state.rival.seen;
        for (std::size_t i = 0; i < n; ++i)
            left &= left - 1;
        return Move::reveal(static_cast<std::uint8_t>(std::countr_zero(left)));
    }
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

MoveList::MoveList(const Game& game, const GameState& state)
    : game_(&game), state_(state), size_(game.count_moves(state)) {}

Move MoveList::operator[](std::size_t n) const {
    return game_->nth_move(state_, n);
}

std::expected<void, RuleError> Game::check_take(const GameState& state, Move move) const {
    const Player& player = state.player(state.turn);
    if (player.hand_size >= hand_limit_of(player)) return refuse(RuleError::hand_full);
    if (index(move.row()) >= rows()) return refuse(RuleError::no_such_row);
    if (index(move.position()) < 1 || index(move.position()) > state.row(move.row()).size) {
        return refuse(RuleError::no_such_position);
    }
    if (price(player, cards_before(move.position())) > player.tokens) {
        return refuse(RuleError::not_enough_tokens);
    }
    return {};
}

std::expected<void, RuleError> Game::check_paint(const GameState& state, Move move) const {
    const Player& player = state.player(state.turn);
    if (player.hand_size < layers_in_painting) return refuse(RuleError::too_few_cards);
    const Layers layers = move.layers();
    for (const ArtCardId card : layers.cards()) {
        if (index(card) >= cards_->art().size()) return refuse(RuleError::unknown_card);
        if (!holds(player, card)) return refuse(RuleError::card_not_in_hand);
    }
    if (layers.bottom == layers.middle || layers.bottom == layers.top ||
        layers.middle == layers.top) {
        return refuse(RuleError::card_twice);
    }
    if (const auto faces = check_faces(player, layers); !faces) return faces;
    if (!is_choice(cards_->read(layers, 0).blended, layers.stars)) {
        return refuse(RuleError::wrong_stars);
    }
    const auto left = player.backgrounds_left();
    if (std::ranges::find(left, move.background()) == left.end()) {
        return refuse(RuleError::background_not_yours);
    }
    return {};
}

std::expected<void, RuleError> Game::check_turn(const GameState& state, Move move) const {
    switch (move.kind()) {
        case Move::Kind::take:
            return check_take(state, move);
        case Move::Kind::paint:
            return check_paint(state, move);
        case Move::Kind::pass:
            if (can_act(state, state.player(state.turn))) return refuse(RuleError::cannot_pass);
            return {};
        case Move::Kind::toss:
            if (index(move.row()) >= rows()) return refuse(RuleError::no_such_row);
            if (move.face_up() > state.vincent_tokens) return refuse(RuleError::impossible_toss);
            return {};
        case Move::Kind::keep:
            if (move.kept() >= painters_dealt) return refuse(RuleError::no_such_painter);
            return {};
        case Move::Kind::reveal:
            if (move.rival_card() >= rival_cards ||
                (state.rival.seen >> move.rival_card() & 1u) != 0) {
                return refuse(RuleError::rival_card_seen);
            }
            return {};
        case Move::Kind::judge:
            if (move.winners().empty()) return refuse(RuleError::judge_nobody);
            if (!state.winners.includes(move.winners())) return refuse(RuleError::judge_not_tied);
            return {};
    }
    return {};
}

std::expected<void, RuleError> Game::check(const GameState& state, Actor by, Move move) const {
    if (state.phase == Phase::over) return refuse(RuleError::game_over);
    // Each of these is made in its phase, and nothing else is.
    struct Pair {
        Move::Kind kind;
        Phase phase;
        RuleError awaited;
        RuleError too_early;
    };
    static constexpr std::array pairs{
        Pair{Move::Kind::toss, Phase::toss, RuleError::awaiting_toss, RuleError::not_vincents_turn},
        Pair{Move::Kind::judge, Phase::judging, RuleError::awaiting_judgement,
             RuleError::not_awaiting_judgement},
        Pair{Move::Kind::keep, Phase::painters, RuleError::awaiting_painter,
             RuleError::not_choosing_painter},
        Pair{Move::Kind::reveal, Phase::reveal, RuleError::awaiting_rival,
             RuleError::not_rivals_turn}};
    for (const Pair& pair : pairs) {
        if ((move.kind() == pair.kind) == (state.phase == pair.phase)) continue;
        return refuse(state.phase == pair.phase ? pair.awaited : pair.too_early);
    }
    if (by != to_act(state)) return refuse(RuleError::not_your_turn);
    return check_turn(state, move);
}

}  // namespace velatura::rules
