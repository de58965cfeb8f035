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
struct FaceSet {
    std::uint8_t faces = 0;
    std::uint8_t size = 0;
};
constexpr std::size_t all_faces = 1u << layers_in_painting;
constexpr auto faces_allowed = [] {
    std::array<std::array<FaceSet, 2>, all_faces> sets{};
    for (unsigned mirrors = 0; mirrors < all_faces; ++mirrors) {
        for (unsigned faces = 0; faces < all_faces; ++faces) {
            for (int power = std::popcount(faces & ~mirrors); power < 2; ++power) {
                FaceSet& set = sets[mirrors][power];
                set.faces = static_cast<std::uint8_t>(set.faces | 1u << faces);
                ++set.size;
            }
        }
    }
    return sets;
}();

constexpr unsigned mirrors_of(unsigned mirrors_in_hand, LayerOrder order) {
    return (mirrors_in_hand >> order.bottom & 1u) | (mirrors_in_hand >> order.middle & 1u) << 1 |
           (mirrors_in_hand >> order.top & 1u) << 2;
}

// Orders and faces of a hand without ★: by its cards, those with Mirror, and the power.
constexpr auto ways_to_lay = [] {
    std::array<std::array<std::array<std::uint16_t, 2>, most_in_hand + 1>, most_in_hand + 1> ways{};
    for (std::size_t cards = 0; cards <= most_in_hand; ++cards) {
        for (std::size_t mirrors = 0; mirrors <= cards; ++mirrors) {
            for (std::size_t power = 0; power < 2; ++power) {
                unsigned sum = 0;
                for (const LayerOrder order : layer_orders(cards))
                    sum += faces_allowed[mirrors_of((1u << mirrors) - 1, order)][power].size;
                ways[cards][mirrors][power] = static_cast<std::uint16_t>(sum);
            }
        }
    }
    return ways;
}();

// Ways to name one ★ on each of these swatches.
constexpr auto ways_to_name = [] {
    std::array<std::uint16_t, 1u << swatch_count> ways{};
    for (unsigned stars = 0; stars < ways.size(); ++stars) {
        const auto named = std::min<std::size_t>(std::popcount(stars), Stars::most);
        ways[stars] = static_cast<std::uint16_t>(1u << 2 * named);
    }
    return ways;
}();

// The paintings of a hand on one background, in the order of legal moves: orders, faces, ★.
class PaintingWays {
  public:
    PaintingWays(const Game& game, const Player& player)
        : cards_(game.cards()),
          player_(player),
          orders_(layer_orders(player.hand_size)),
          may_flip_(game.may_flip(player) ? 1 : 0) {
        if (orders_.empty()) return;
        for (std::size_t i = 0; i < player.hand_size; ++i) {
            const ArtCardId card = player.hand[i];
            marks_[i] = {cards_.marks(card, false), cards_.marks(card, true)};
            if (marks_[i][0].has_mirror) {
                mirrors_ |= 1u << i;
                ++mirror_count_;
            }
            if (marks_[i][0].stars != 0) stars_ |= 1u << i;
        }
    }

    std::size_t count() const {
        if (stars_ == 0) return ways_to_lay[player_.hand_size][mirror_count_][may_flip_];
        std::size_t ways = 0;
        for (const LayerOrder order : orders_)
            ways += count(order);
        return ways;
    }

    Layers nth(std::size_t n) const {
        if (stars_ == 0 && mirrors_ == 0 && may_flip_ == 0) return layers(orders_[n], 0);
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
        return faces_allowed[mirrors_of(mirrors_, order)][may_flip_];
    }
    bool has_star(LayerOrder order) const {
        return ((stars_ >> order.bottom | stars_ >> order.middle | stars_ >> order.top) & 1u) != 0;
    }
    Layers layers(LayerOrder order, unsigned faces) const {
        const auto& hand = player_.hand;
        return {hand[order.bottom], hand[order.middle], hand[order.top],
                Faces::from_bits(static_cast<std::uint8_t>(faces))};
    }

    std::size_t count(LayerOrder order) const {
        const FaceSet allowed = faces(order);
        if (!has_star(order)) return allowed.size;
        std::size_t ways = 0;
        for (unsigned left = allowed.faces; left != 0; left &= left - 1)
            ways += choices(order, static_cast<unsigned>(std::countr_zero(left)));
        return ways;
    }

    Layers nth_of(LayerOrder order, std::size_t n) const {
        for (unsigned left = faces(order).faces; left != 0; left &= left - 1) {
            const auto faces = static_cast<unsigned>(std::countr_zero(left));
            const std::size_t here = choices(order, faces);
            if (n < here) {
                Layers found = layers(order, faces);
                if (here > 1) found.stars = nth_choice(cards_.read(found, 0).blended, n);
                return found;
            }
            n -= here;
        }
        assert(false);
        return {};
    }

    // Ways to name the ★ that show. Mostly a look at a few bits tells.
    std::size_t choices(LayerOrder order, unsigned faces) const {
        const CardMarks bottom = marks_[order.bottom][faces & 1u];
        const CardMarks middle = marks_[order.middle][faces >> 1 & 1u];
        const CardMarks top = marks_[order.top][faces >> 2];
        const unsigned stars =
            top.stars | (~top.printed & (middle.stars | (~middle.printed & bottom.stars)));
        if (stars == 0) return 1;
        if (bottom.multiplies || middle.multiplies || top.multiplies) {
            return count_choices(cards_.read(layers(order, faces), 0).blended);
        }
        return ways_to_name[stars];
    }

    const Cards& cards_;
    const Player& player_;
    std::span<const LayerOrder> orders_;
    std::size_t may_flip_;
    std::array<std::array<CardMarks, 2>, most_in_hand> marks_{};  // by hand place and face
    unsigned mirrors_ = 0;  // places of the hand with cards that have Mirror
    unsigned mirror_count_ = 0;
    unsigned stars_ = 0;  // places likewise
};

bool holds(const Player& player, ArtCardId card) {
    return std::ranges::find(player.cards_in_hand(), card) != player.cards_in_hand().end();
}

std::expected<void, RuleError> refuse(RuleError error) {
    return std::unexpected(error);
}

constexpr std::uint16_t all_rival_cards = (1u << rival_cards) - 1;

}  // namespace

namespace {

// A power that makes takes cheaper now.
bool saves_now(const Power& power, const Player& player) {
    return (power.kind == Power::Kind::price_skipping && player.power_used < power.times) ||
           (power.kind == Power::Kind::price_after_painting && player.just_painted != 0);
}

}  // namespace

std::size_t Game::price_with_power(const Player& player, std::size_t skipped) const {
    const Power& power = power_of(player);
    if (!saves_now(power, player) || skipped < power.at_least) return skipped;
    return skipped - std::min<std::size_t>(skipped, power.less);
}

// Places farther than without it: the price never falls along the row (the loader sees to it).
std::size_t Game::power_saves(const Player& player) const {
    const Power& power = power_of(player);
    const bool reached = player.tokens + power.less >= power.at_least;
    return saves_now(power, player) && reached ? power.less : 0;
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
    if (layers.faces.all_front()) return {};
    const std::size_t flips = flips_by_power(layers);
    if (layers.faces.bits() >= all_faces) return refuse(RuleError::card_without_mirror);
    return check_flips(player, flips);
}

std::expected<void, RuleError> Game::check_flips(const Player& player, std::size_t flips) const {
    if (flips == 0) return {};
    const Power& power = power_of(player);
    if (power.kind != Power::Kind::flip || flips > 1) {
        return refuse(RuleError::card_without_mirror);
    }
    if (player.power_used >= power.times) return refuse(RuleError::power_used_up);
    if (player.tokens < power.tokens) return refuse(RuleError::too_few_tokens_to_flip);
    return {};
}

std::size_t Game::count_box_moves(const GameState& state) const {
    const Player& player = state.player(state.turn);
    std::size_t moves = 0;
    for (const Row row : each_row)
        moves += takes(state, player, row);
    if (player.hand_size >= layers_in_painting) {
        moves += PaintingWays{*this, player}.count() * (paintings_to_complete - player.painted);
    }
    return moves == 0 ? 1 : moves;  // a pass
}

Move Game::nth_box_move(const GameState& state, std::size_t n) const {
    const Player& player = state.player(state.turn);
    for (const Row row : each_row) {
        const std::size_t of_row = takes(state, player, row);
        if (n < of_row) return Move::take(static_cast<Position>(n + 1), row);
        n -= of_row;
    }
    if (player.hand_size < layers_in_painting) return Move::pass();
    const auto backgrounds = player.backgrounds_left();
    return Move::paint(PaintingWays{*this, player}.nth(n / backgrounds.size()),
                       backgrounds[n % backgrounds.size()]);
}

std::size_t Game::count_other_moves(const GameState& state) const {
    switch (state.phase) {
        case Phase::turn:
            return count_box_moves(state);
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

Move Game::nth_other_move(const GameState& state, std::size_t n) const {
    if (state.phase == Phase::turn) return nth_box_move(state, n);
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
    // Where no ★ is printed there is nothing to read, and nothing to name.
    const bool starless = std::ranges::all_of(
        layers.cards(), [&](ArtCardId card) { return cards_->marks(card, false).stars == 0; });
    if (starless ? layers.stars != Stars{}
                 : !is_choice(cards_->read(layers, 0).blended, layers.stars)) {
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
    const bool of_turn = move.kind() == Move::Kind::take || move.kind() == Move::Kind::paint;
    if (state.phase == Phase::turn && of_turn) [[likely]] {
        return by == actor(state.turn) ? check_turn(state, move) : refuse(RuleError::not_your_turn);
    }
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
