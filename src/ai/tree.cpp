#include "ai/tree.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "ai/simple.h"

namespace velatura::ai {

namespace {

using rules::GameState;
using rules::Layers;
using rules::Move;
using rules::Phase;
using rules::Player;
using rules::Seat;

// Found by experiment (docs/ai.md). Temperatures are in points.
constexpr float exploration = 1.0F;
constexpr float exploration_alone = 0.5F;
constexpr float temperature = 1.0F;
constexpr float prior_floor = 0.02F;
constexpr float painting_prior = 0.05F;  // of all paintings together while taking is possible
constexpr std::size_t paintings_at_root = 6;
constexpr std::size_t paintings_deeper = 3;
// Who the others are is as unknown as the deck, so each iteration imagines it anew. The other of
// two is a journeyman; somebody who plays by the policy; or somebody who searches too, and has
// nodes of the tree. Only journeymen, and the plan walks into every trap of a strong player; only
// searchers, and the tree gets too wide to be deep, and weak players are beaten less often than
// they could be.
constexpr double journeyman_share = 0.6;
constexpr double searcher_share = 0.35;
// Among more, which cards will be left in the row matters most. There a rival who isn't a
// journeyman chooses as strong players were seen to choose (rivals.h).
constexpr double journeyman_share_of_many = 0.25;
// Among three, the search also thinks for the rivals: after so many iterations, about the next move
// of one of them. Then journeymen are expected less often.
constexpr std::uint32_t think_after = 3;
constexpr double journeyman_share_of_three = 0.15;
// Tokens turned out to win more there than the search foresees, whether oneself gets them now or
// the rivals pick up what one pays. So much is added to the value of the next move for each
// token that it brings (bench/truth_bench).
constexpr float token_worth_among_three = 0.01F;
// One iteration in so many looks at a move that was asked for; in an analysis where none was, at
// each in turn, as what the other moves are worth is to be told too.
constexpr std::uint32_t also_every = 8;
// A long thought has so many children in all its trees, with their nodes about half a gigabyte;
// what comes later only makes their values surer.
constexpr std::size_t most_children = 6'000'000;
// Alone at the table: points on a scale like that of a win; beside a declared goal they only break
// ties.
constexpr float points_scale = 1.0F / 60;
constexpr float goal_weight = 0.9F;

// A win is a win, but by how much tells a search more than that it was one: so much of the value is
// the margin over the best of the others, squashed; `usual_margin` is half way to the top.
constexpr float margin_weight = 0.5F;
constexpr float usual_margin = 8;

float squash(float margin) {
    return 0.5F + 0.5F * margin / (usual_margin + std::abs(margin));
}

constexpr std::uint64_t painting_key = 0x1000000;
constexpr std::uint64_t pass_key = 0x2000000;
constexpr std::uint64_t painter_key = 0x4000000;

std::uint64_t key_of(Layers layers) {
    return std::uint64_t{layers.stars.bits()} << 40 | std::uint64_t{layers.faces.bits()} << 32 |
           painting_key | rules::index(layers.bottom) << 16 | rules::index(layers.middle) << 8 |
           rules::index(layers.top);
}

std::uint64_t key_of(const GameState& state, Move move) {
    switch (move.kind()) {
        case Move::Kind::take:
            return rules::index(state.row(move.row()).cards[rules::cards_before(move.position())]);
        case Move::Kind::paint:
            return key_of(move.layers());
        case Move::Kind::keep:
            return painter_key | move.kept();
        default:
            return pass_key;
    }
}

bool same_cards(Layers a, Layers b) {
    const auto sorted = [](Layers layers) {
        std::array cards = layers.cards();
        std::ranges::sort(cards);
        return cards;
    };
    return sorted(a) == sorted(b);
}

}  // namespace

// A win is 1, shared by those who share it. Bots do not judge: while judging, all tied share.
Ending ending(const rules::Game& game, const GameState& state) {
    Ending end;
    const std::size_t seats = game.seats();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        end.points[seat] = static_cast<float>(game.points(state, static_cast<Seat>(seat)));
    }
    if (game.has_rival()) {
        const float margin = end.points[0] - static_cast<float>(state.rival.points);
        end.win[0] = margin > 0 ? 1 : 0;
        end.value[0] = (1 - margin_weight) * end.win[0] + margin_weight * squash(margin);
        return end;
    }
    if (seats == 1) {
        const std::uint16_t goal = game.setup().goal;
        const bool reached = end.points[0] >= static_cast<float>(goal);
        end.win[0] = reached ? 1 : 0;
        end.value[0] = end.points[0] * points_scale;
        if (goal > 0) end.value[0] = goal_weight * end.win[0] + (1 - goal_weight) * end.value[0];
        return end;
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (state.winners.contains(static_cast<Seat>(seat))) {
            end.win[seat] = 1.0F / static_cast<float>(state.winners.size());
        }
        float others = 0;
        for (std::size_t other = 0; other < seats; ++other) {
            if (other != seat) others = std::max(others, end.points[other]);
        }
        end.value[seat] =
            (1 - margin_weight) * end.win[seat] + margin_weight * squash(end.points[seat] - others);
    }
    return end;
}

TreeSearch::TreeSearch(Knowledge& knowledge, const rules::PlayerView& view, Rivals rivals,
                       std::uint64_t seed, std::span<const Move> also, std::size_t trees)
    : knowledge_(knowledge),
      game_(knowledge.promise.game()),
      view_(view),
      rivals_(rivals),
      random_(seed),
      also_(also.begin(), also.end()),
      unseen_(view.unseen_cards().begin(), view.unseen_cards().end()),
      nodes_(1),
      room_(most_children / trees),
      weights_(policy_weights(game_.seats())),
      exploration_(game_.seats() == 1 ? exploration_alone : exploration),
      among_three_(rivals == Rivals::anybody && game_.seats() == 3) {
    assert(seat_acts(view.table.phase));
    for (std::size_t seat = 0; seat < game_.seats(); ++seat)
        everybody_.insert(static_cast<Seat>(seat));
    others_ = everybody_;
    others_.erase(view_.table.turn);
}

void TreeSearch::step(std::uint64_t iterations) {
    for (std::uint64_t i = 0; i < iterations; ++i) {
        iterate();
        if (among_three_ && nodes_.front().visits % think_after == 0) think_for_rival();
    }
}

void TreeSearch::list_takes(const GameState& state) {
    const Player& player = state.player(state.turn);
    each_take(knowledge_.promise, state, [&](const Offer& offer, const HandFeatures& hand) {
        options_.push_back(
            {.move = offer.take(),
             .key = rules::index(offer.card),
             .prior = weights_.value(paintings_after(player), player.hand_size + 1U, hand),
             .tokens = hand.tokens - static_cast<float>(player.tokens)});
    });
}

void TreeSearch::list_paintings(const GameState& state, bool at_root, float share) {
    const std::size_t first = options_.size();
    if (at_root && !root_paintings_.empty()) {
        options_.insert(options_.end(), root_paintings_.begin(), root_paintings_.end());
        return;
    }
    const rules::BackgroundId background = state.player(state.turn).backgrounds_left().front();
    const auto add = [&](Layers layers, float value) {
        options_.push_back(
            {.move = Move::paint(layers, background), .key = key_of(layers), .prior = value});
    };
    const auto more_promising = [](const Option& a, const Option& b) {
        return a.prior != b.prior ? a.prior > b.prior : a.key < b.key;
    };
    const std::size_t limit = at_root ? paintings_at_root : paintings_deeper;
    if (at_root && game_.has_boxes()) {
        each_possible_painting(knowledge_.promise, state, leftover_weight, add);
        std::sort(options_.begin() + static_cast<std::ptrdiff_t>(first), options_.end(),
                  more_promising);
        leave_different_paintings(first, limit);
        spread_prior(first, share);
        root_paintings_.assign(options_.begin() + static_cast<std::ptrdiff_t>(first),
                               options_.end());
        return;
    }
    each_painting(knowledge_.promise, state, leftover_weight, add);
    if (options_.size() > first + limit) {
        const auto begin = options_.begin() + static_cast<std::ptrdiff_t>(first);
        std::partial_sort(begin, begin + static_cast<std::ptrdiff_t>(limit), options_.end(),
                          more_promising);
        options_.resize(first + limit);
    }
    spread_prior(first, share);
}

// Of those sorted from the first on, so many that aren't the same three cards for the same value.
void TreeSearch::leave_different_paintings(std::size_t first, std::size_t limit) {
    std::size_t left = first;
    for (std::size_t i = first; i < options_.size() && left < first + limit; ++i) {
        const auto same = [&](const Option& option) {
            return option.prior == options_[i].prior &&
                   same_cards(option.move.layers(), options_[i].move.layers());
        };
        const std::span kept = std::span{options_}.subspan(first, left - first);
        if (std::ranges::none_of(kept, same)) options_[left++] = options_[i];
    }
    options_.resize(left);
}

void TreeSearch::list_painters() {
    for (std::uint8_t which = 0; which < rules::painters_dealt; ++which) {
        options_.push_back({.move = Move::keep(which),
                            .key = painter_key | which,
                            .prior = 1.0F / rules::painters_dealt});
    }
}

// Turns values into chances of being looked at, which sum up to `share`.
void TreeSearch::spread_prior(std::size_t first, float share) {
    const std::span<Option> options = std::span{options_}.subspan(first);
    if (options.empty()) return;
    const float best = std::ranges::max_element(options, {}, &Option::prior)->prior;
    float sum = 0;
    for (Option& option : options) {
        option.prior = soft_exponential((option.prior - best) / temperature);
        sum += option.prior;
    }
    for (Option& option : options) {
        option.prior *= share / sum;
    }
}

void TreeSearch::list_options(const GameState& state, bool at_root) {
    options_.clear();
    if (state.phase == Phase::painters) return list_painters();
    const Player& player = state.player(state.turn);
    const bool takes = can_take(game_, state);
    const bool paints = player.hand_size >= rules::layers_in_painting;
    if (takes) {
        list_takes(state);
        spread_prior(0, paints ? 1 - painting_prior : 1.0F);
    }
    if (paints) {
        list_paintings(state, at_root, takes ? painting_prior : 1.0F);
    }
    if (options_.empty()) options_.push_back({.move = Move::pass(), .key = pass_key, .prior = 1});
    if (at_root) list_also();
}

void TreeSearch::list_also() {
    for (const Move& move : also_) {
        const Key key = key_of(view_.table, move);
        const auto at = std::ranges::find(options_, key, &Option::key);
        if (at == options_.end()) {
            options_.push_back({.move = move, .key = key, .prior = 0});
        } else {
            at->move = move;  // with the background it was played on
        }
    }
}

std::uint32_t TreeSearch::place_of(const Node& node, Key key) {
    return static_cast<std::uint32_t>(std::ranges::find(node.children, key, &Child::key) -
                                      node.children.begin());
}

TreeSearch::Option TreeSearch::select(Node& node, bool at_root) {
    std::uint32_t visits = 0;  // of what is possible now
    for (Option& option : options_) {
        option.child = place_of(node, option.key);
        if (option.child < node.children.size()) visits += node.children[option.child].visits;
    }
    const bool tells_of_all = rivals_ == Rivals::equals || !also_.empty();
    if (at_root && tells_of_all && node.visits % also_every == 0) {
        const std::size_t turn = node.visits / also_every;
        if (also_.empty()) return options_[turn % options_.size()];
        const Move asked = also_[turn % also_.size()];
        return *std::ranges::find(options_, key_of(view_.table, asked), &Option::key);
    }
    const float mean = node.visits > 0 ? static_cast<float>(node.value / node.visits) : 0.5F;
    const float token_worth = at_root && among_three_ ? token_worth_among_three : 0;
    const float scale = exploration_ * std::sqrt(static_cast<float>(visits + 1));
    std::size_t best = 0;
    float best_score = 0;
    for (std::size_t i = 0; i < options_.size(); ++i) {
        const Option& option = options_[i];
        float value = mean;
        float seen = 0;
        if (option.child < node.children.size()) {
            const Child& child = node.children[option.child];
            seen = static_cast<float>(child.visits);
            value = static_cast<float>(child.value / child.visits);
        }
        const float score =
            value + token_worth * option.tokens + scale * (option.prior + prior_floor) / (1 + seen);
        if (i == 0 || score > best_score) {
            best = i;
            best_score = score;
        }
    }
    return options_[best];
}

// A toss, or the move of a seat that does not search or is beyond the tree.
Move TreeSearch::play_on(const GameState& state) {
    if (chance_acts(state.phase)) return random_chance(game_, state, random_);
    if (state.phase == Phase::painters) return better_painter(game_, state);
    if (journeymen_.contains(state.turn)) {
        return journeyman_like_move(knowledge_.points, state, random_);
    }
    if (seen_rivals_.contains(state.turn)) {
        return expected_of_rival(state);
    }
    return policy_move(knowledge_.promise, weights_, state, random_);
}

// Its next move as far as it was thought about, later ones as they look at a glance.
Move TreeSearch::expected_of_rival(const GameState& state) {
    const bool next = yet_to_move_.contains(state.turn);
    yet_to_move_.erase(state.turn);
    if (next && can_take(game_, state) && first_ < thoughts_.size()) {
        const Thoughts& thoughts = thoughts_[first_][rules::index(state.turn)];
        if (!thoughts.empty()) {
            return LikelyMoves::after_thought(knowledge_.promise, rival_weights, state, thoughts)
                .draw(random_)
                .move;
        }
    }
    return rival_move(knowledge_.promise, rival_weights, state, random_);
}

// Tosses and simple players, until somebody is to act who searches.
void TreeSearch::play_others(GameState& state) {
    while (chance_acts(state.phase) ||
           (seat_acts(state.phase) && !searchers_.contains(state.turn))) {
        game_.play(state, unseen_, play_on(state));
    }
}

void TreeSearch::play_to_the_end(GameState& state) {
    while (seat_acts(state.phase) || chance_acts(state.phase)) {
        game_.play(state, unseen_, play_on(state));
    }
}

void TreeSearch::imagine_others() {
    journeymen_ = {};
    seen_rivals_ = {};
    searchers_ = {};
    for (std::size_t i = 0; i < game_.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (seat == view_.table.turn || rivals_ == Rivals::equals) {
            searchers_.insert(seat);
        } else if (game_.seats() > 2) {
            const double share =
                among_three_ ? journeyman_share_of_three : journeyman_share_of_many;
            (random_.unit() < share ? journeymen_ : seen_rivals_).insert(seat);
        } else {
            const double kind = random_.unit();
            if (kind < journeyman_share) journeymen_.insert(seat);
            if (kind >= 1 - searcher_share) searchers_.insert(seat);
        }
    }
}

// The table with a deck of chance.
GameState TreeSearch::deal() {
    chance::shuffle(std::span{unseen_}, random_);
    GameState state = rules::imagine(game_, view_, unseen_);
    imagine_secrets(game_, state, view_.table.turn, random_);
    return state;
}

// What `montecarlo` would do in a rival's place: after the move that is looked at next, one of the
// rival's moves is played out as if all were journeymen.
void TreeSearch::think_for_rival() {
    GameState state = deal();
    list_options(state, true);
    const Option option = select(nodes_.front(), true);
    if (option.child == nodes_.front().children.size()) return;  // nobody got there yet
    first_ = option.child;
    if (thoughts_.size() <= first_) thoughts_.resize(first_ + 1);
    game_.play(state, unseen_, option.move);
    // The others take turns in thinking; who moves before does what is expected of it.
    journeymen_ = {};
    seen_rivals_ = others_;
    yet_to_move_ = others_;
    const std::uint32_t before = nodes_.front().visits / think_after % others_.size();
    for (std::uint32_t i = 0; i < before && others_.contains(state.turn); ++i) {
        if (state.phase != Phase::turn) return;
        game_.play(state, unseen_, expected_of_rival(state));
    }
    const Seat rival = state.turn;
    if (state.phase != Phase::turn || !others_.contains(rival) || !can_take(game_, state)) {
        return;
    }
    Thoughts& thoughts = thoughts_[first_][rules::index(rival)];
    const LikelyMoves likely =
        LikelyMoves::after_thought(knowledge_.promise, rival_weights, state, thoughts);
    const LikelyMoves::Likely& tried = likely.doubtful(thoughts);
    game_.play(state, unseen_, tried.move);
    journeymen_ = everybody_;
    play_to_the_end(state);
    thoughts.add(tried.what, ending(game_, state).value[rules::index(rival)]);
}

void TreeSearch::iterate() {
    GameState state = deal();
    imagine_others();
    yet_to_move_ = others_;
    path_.clear();
    // Down the tree, to a move never made before in its node.
    for (std::uint32_t at = 0;;) {
        list_options(state, at == 0);
        const Option option = select(nodes_[at], at == 0);
        std::vector<Child>& children = nodes_[at].children;
        if (option.child == children.size()) {
            if (room_ == 0 && at != 0) {
                game_.play(state, unseen_, option.move);
                break;
            }
            if (room_ > 0) --room_;
            children.emplace_back();
            children.back().key = option.key;
            children.back().seat = state.turn;
        }
        Child& child = children[option.child];
        child.move = option.move;
        path_.push_back({at, option.child, state.turn});
        if (at == 0) first_ = option.child;
        game_.play(state, unseen_, option.move);
        play_others(state);
        if (child.visits == 0 || !seat_acts(state.phase)) break;
        std::uint32_t& next = child.nodes[rules::index(state.turn)];
        if (next == 0) {
            if (room_ == 0) break;
            next = static_cast<std::uint32_t>(nodes_.size());
            at = next;
            nodes_.emplace_back();  // moves the nodes: `child` is gone
        } else {
            at = next;
        }
    }
    // And without thinking to the end.
    play_to_the_end(state);
    const Ending end = ending(game_, state);
    for (const Step& step : path_) {
        const std::size_t seat = rules::index(step.seat);
        Node& node = nodes_[step.node];
        ++node.visits;
        node.value += end.value[seat];
        Child& child = node.children[step.child];
        ++child.visits;
        child.value += end.value[seat];
        child.points += end.points[seat];
    }
    wins_.resize(nodes_.front().children.size());
    for (std::size_t seat = 0; seat < game_.seats(); ++seat)
        wins_[path_.front().child][seat] += end.win[seat];
}

}  // namespace velatura::ai
