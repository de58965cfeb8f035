#include "ai/rivals.h"

#include <algorithm>

#include "ai/simple.h"

namespace velatura::ai {

namespace {

using rules::Move;
using rules::Player;

// What made the choices of `montecarlo` most likely (docs/ai.md). A thought's value goes from 0 to
// 1, like a win; the rest is in the units of the weights.
constexpr float worth_weight = 38;
constexpr float promise_weight = 0.7F;
constexpr float painting_handicap = 0.7F;  // against the most promising take
// This many thoughts of all moves stand for what is not known about one.
constexpr float thoughts_before = 32;
// Even unlikely moves are considered now and then.
constexpr float least_doubt = 0.1F;

}  // namespace

const Thoughts::Estimate* Thoughts::find(std::size_t what) const {
    const auto at = std::ranges::find(thoughts_, what, &Estimate::what);
    return at == thoughts_.end() ? nullptr : &*at;
}

void Thoughts::add(std::size_t what, float value) {
    auto at = std::ranges::find(thoughts_, what, &Estimate::what);
    if (at == thoughts_.end()) at = thoughts_.insert(at, {.what = what});
    at->times += 1;
    at->value += value;
    times_ += 1;
    value_ += value;
}

float Thoughts::times(std::size_t what) const {
    const Estimate* const thought = find(what);
    return thought == nullptr ? 0 : thought->times;
}

float Thoughts::worth(std::size_t what) const {
    if (empty()) return 0;
    const float mean = value_ / times_;
    const Estimate* const thought = find(what);
    if (thought == nullptr) return mean;
    return (thought->value + thoughts_before * mean) / (thought->times + thoughts_before);
}

void LikelyMoves::add(Move move, std::size_t what, float value) {
    moves_[count_++] = {.move = move, .what = what, .chance = value};
}

void LikelyMoves::list_takes(Values& values, const HandWeights& weights,
                             const rules::GameState& state) {
    const Player& player = state.player(state.turn);
    each_take(values, state, [&](const Offer& offer, const HandFeatures& hand) {
        add(offer.take(), rules::index(offer.card),
            weights.value(paintings_after(player), player.hand_size + 1U, hand));
    });
}

void LikelyMoves::spread() {
    const std::span<Likely> moves = std::span{moves_}.first(count_);
    const float best = std::ranges::max_element(moves, {}, &Likely::chance)->chance;
    for (Likely& likely : moves) {
        likely.chance = soft_exponential(likely.chance - best);
        sum_ += likely.chance;
    }
}

LikelyMoves LikelyMoves::at_a_glance(Values& values, const HandWeights& weights,
                                     const rules::GameState& state) {
    LikelyMoves likely;
    likely.list_takes(values, weights, state);
    likely.spread();
    return likely;
}

LikelyMoves LikelyMoves::after_thought(Values& values, const HandWeights& weights,
                                       const rules::GameState& state, const Thoughts& thoughts) {
    LikelyMoves likely;
    likely.list_takes(values, weights, state);
    const Player& player = state.player(state.turn);
    if (player.hand_size >= rules::layers_in_painting && paintings_after(player) > 0) {
        const float best = std::ranges::max_element(likely.moves(), {}, &Likely::chance)->chance;
        likely.add(best_painting(values, state, leftover_weight), Thoughts::painting,
                   best - painting_handicap / promise_weight);
    }
    for (Likely& move : std::span{likely.moves_}.first(likely.count_))
        move.chance = promise_weight * move.chance + worth_weight * thoughts.worth(move.what);
    likely.spread();
    return likely;
}

const LikelyMoves::Likely& LikelyMoves::draw(chance::FastRandom& random) const {
    float drawn = sum_ * static_cast<float>(random.unit());
    std::size_t i = 0;
    while (i + 1 < count_ && drawn >= moves_[i].chance)
        drawn -= moves_[i++].chance;
    return moves_[i];
}

const LikelyMoves::Likely& LikelyMoves::doubtful(const Thoughts& thoughts) const {
    return *std::ranges::max_element(moves(), {}, [&](const Likely& likely) {
        return (likely.chance / sum_ + least_doubt) / (1 + thoughts.times(likely.what));
    });
}

Move rival_move(Values& values, const HandWeights& weights, const rules::GameState& state,
                chance::FastRandom& random) {
    if (!can_take(values.game(), state)) return move_without_take(values, state, leftover_weight);
    return LikelyMoves::at_a_glance(values, weights, state).draw(random).move;
}

}  // namespace velatura::ai
