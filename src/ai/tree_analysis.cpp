// What a search reports: the best move, how sure it is, what the others are worth, and the line.
#include <algorithm>
#include <cassert>
#include <cmath>

#include "ai/tree.h"

namespace velatura::ai {

namespace {

using rules::Move;

// A move searched this many times less often than the one searched most is not known well enough to
// be called the best.
constexpr std::uint64_t often = 10;
// A point more at the end counts like so much of the win: next to nothing, but where the win hardly
// depends on the move it decides.
constexpr double share_of_a_point = 0.002;
// The points of a lone player vary by about this much.
constexpr double points_deviation = 5;

}  // namespace

bool values_are_points(const rules::Game& game) {
    return game.seats() == 1 && game.setup().goal == 0 && !game.has_rival();
}

double doubt(const rules::Game& game, const Candidate& candidate) {
    if (values_are_points(game)) return doubt_of_points(candidate);
    const double visits = candidate.visits;
    // As if one more win and one more loss had been seen: a handful of wins isn't certainty.
    const double chance = (candidate.value * visits + 1) / (visits + 2);
    return std::sqrt(chance * (1 - chance) / (visits + 1));
}

double doubt_of_points(const Candidate& candidate) {
    return points_deviation / std::sqrt(candidate.visits + 1.0);
}

bool TreeSearch::decided(double more) const {
    double most = 0;
    double second = 0;
    for (const Child& child : nodes_.front().children) {
        const double visits = child.visits;
        if (visits > most) {
            second = most;
            most = visits;
        } else {
            second = std::max(second, visits);
        }
    }
    return most > second + more;
}

void TreeSearch::merge(const TreeSearch& other) {
    Node& root = nodes_.front();
    const Node& theirs = other.nodes_.front();
    root.visits += theirs.visits;
    root.value += theirs.value;
    for (std::size_t i = 0; i < theirs.children.size(); ++i) {
        const Child& child = theirs.children[i];
        const std::uint32_t place = place_of(root, child.key);
        if (place == root.children.size()) {
            root.children.push_back(child);
            root.children.back().nodes = {};  // its subtree is not here
            wins_.push_back(other.wins_[i]);
            continue;
        }
        Child& mine = root.children[place];
        mine.visits += child.visits;
        mine.value += child.value;
        mine.points += child.points;
        for (std::size_t seat = 0; seat < game_.seats(); ++seat)
            wins_[place][seat] += other.wins_[i][seat];
    }
}

bool TreeSearch::less_seen(const Child& a, const Child& b) {
    return a.visits != b.visits ? a.visits < b.visits : a.key > b.key;
}

// What is expected to follow, as long as it was searched often enough to mean something.
std::vector<LineStep> TreeSearch::line_from(const Child& first) const {
    constexpr std::uint32_t enough = 50;
    std::vector<LineStep> line;
    for (const Child* step = &first;;) {
        line.push_back({.seat = step->seat, .move = step->move});
        if (step->move.kind() == Move::Kind::take) {
            line.back().card = static_cast<rules::ArtCardId>(step->key);
        }
        const std::uint32_t next = *std::ranges::max_element(
            step->nodes, {},
            [&](std::uint32_t node) { return node == 0 ? 0 : nodes_[node].visits; });
        if (next == 0) return line;
        const auto& following = nodes_[next].children;
        const auto most = std::ranges::max_element(following, less_seen);
        if (most == following.end() || most->visits < enough) return line;
        step = &*most;
    }
}

Analysis TreeSearch::analysis() const {
    Analysis analysis;
    analysis.iterations = iterations();
    const Node& root = nodes_.front();
    assert(!root.children.empty());
    struct Looked {
        const Child* child;
        Candidate candidate;
        double at_least;
    };
    std::vector<Looked> looked;
    for (std::size_t i = 0; i < root.children.size(); ++i) {
        const Child& child = root.children[i];
        Candidate told{.move = child.move,
                       .points = child.points / child.visits,
                       .visits = child.visits,
                       .wins = wins_[i]};
        for (double& win : told.wins)
            win /= child.visits;
        const double points = told.points - doubt_of_points(told);
        told.value = values_are_points(game_) ? told.points : told.wins[rules::index(child.seat)];
        double at_least = told.value - doubt(game_, told);
        if (!values_are_points(game_)) at_least += share_of_a_point * points;
        looked.push_back({&child, told, at_least});
    }
    const auto worth_more = [](const Looked& a, const Looked& b) {
        return a.at_least != b.at_least ? a.at_least > b.at_least : less_seen(*b.child, *a.child);
    };
    // How often a move was searched tells which to play, but little about what the others are
    // worth. An analysis reports the win, not the whole value that is searched for, so its best is
    // the one that wins most among the moves searched often.
    const std::uint32_t most = std::ranges::max_element(root.children, less_seen)->visits;
    const auto better = [&](const Looked& a, const Looked& b) {
        if (rivals_ == Rivals::anybody) return less_seen(*b.child, *a.child);
        const bool one = a.child->visits * often >= most;
        const bool other = b.child->visits * often >= most;
        return one != other ? one : worth_more(a, b);
    };
    std::ranges::iter_swap(looked.begin(), std::ranges::min_element(looked, better));
    std::sort(looked.begin() + 1, looked.end(), worth_more);
    for (const Looked& one : looked)
        analysis.ranking.push_back(one.candidate);
    analysis.line = line_from(*looked.front().child);
    return analysis;
}

}  // namespace velatura::ai
