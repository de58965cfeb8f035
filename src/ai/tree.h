// The search of artist and master: an open-loop tree over what can happen. Each iteration shuffles
// the unseen cards, is guided by the policy and finished by it. Nodes stand for moves, not for the
// order of the deck, so one node covers all decks that allow it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/rivals.h"
#include "ai/thinker.h"
#include "chance/fast_random.h"
#include "rules/view.h"

namespace velatura::ai {

// What a game that is over was worth, by seat.
struct Ending {
    std::array<float, rules::max_seats> value{};  // what is searched for
    std::array<float, rules::max_seats> win{};    // share of the win, or goal reached
    std::array<float, rules::max_seats> points{};
};
Ending ending(const rules::Game& game, const rules::GameState& state);

class TreeSearch {
  public:
    // The knowledge must outlive it. `also`: moves to look at whatever the policy thinks of them.
    // It fills no more memory than its part of what all trees of a search may have together.
    TreeSearch(Knowledge& knowledge, const rules::PlayerView& view, Rivals rivals,
               std::uint64_t seed, std::span<const rules::Move> also = {}, std::size_t trees = 1);

    void step(std::uint64_t iterations);
    std::uint64_t iterations() const { return nodes_.front().visits; }
    // Whether so many more iterations cannot change which move was looked at most.
    bool decided(double more) const;
    Analysis analysis() const;
    // Adds what another search of the same position found at the root.
    void merge(const TreeSearch& other);

  private:
    // A move as a number, whatever place the card it takes has in the row.
    using Key = std::uint64_t;
    struct Child {
        Key key = 0;
        // What follows, by who searches next; 0: nothing yet.
        std::array<std::uint32_t, rules::max_seats> nodes{};
        std::uint32_t visits = 0;
        // Sums over the visits, of the seat that moved.
        double value = 0;
        double points = 0;
        rules::Move move;  // as it was last, for a take depends on where the card lies
        rules::Seat seat{};
    };
    struct Node {
        std::uint32_t visits = 0;
        double value = 0;  // sum over the visits, of the seat to act
        std::vector<Child> children;
    };
    struct Option {
        rules::Move move;
        Key key = 0;
        float prior = 0;
        float tokens = 0;         // received less paid
        std::uint32_t child = 0;  // its place among the node's children, or behind them all
    };
    struct Step {
        std::uint32_t node = 0;
        std::uint32_t child = 0;
        rules::Seat seat{};
    };

    // Total, so that every machine agrees.
    static bool less_seen(const Child& a, const Child& b);
    std::vector<LineStep> line_from(const Child& first) const;
    rules::GameState deal();
    void iterate();
    void think_for_rival();
    void imagine_others();
    void list_options(const rules::GameState& state, bool at_root);
    void list_takes(const rules::GameState& state);
    void list_paintings(const rules::GameState& state, bool at_root, float share);
    void leave_different_paintings(std::size_t first, std::size_t limit);
    void list_painters();
    void list_also();
    void spread_prior(std::size_t first, float share);
    // Among the node's children, or behind them all.
    static std::uint32_t place_of(const Node& node, Key key);
    Option select(Node& node, bool at_root);
    rules::Move play_on(const rules::GameState& state);
    rules::Move expected_of_rival(const rules::GameState& state);
    void play_others(rules::GameState& state);
    void play_to_the_end(rules::GameState& state);

    Knowledge& knowledge_;
    const rules::Game& game_;
    rules::PlayerView view_;
    Rivals rivals_;
    chance::FastRandom random_;
    std::vector<rules::Move> also_;
    std::vector<rules::ArtCardId> unseen_;
    std::vector<Node> nodes_;  // the first is the root
    std::size_t room_;         // for so many more children
    // Of the root's children, by seat: sums over the visits.
    std::vector<std::array<double, rules::max_seats>> wins_;
    const HandWeights& weights_;
    float exploration_;
    bool among_three_;  // and anybody may be the others
    rules::SeatSet everybody_;
    rules::SeatSet others_;  // but the seat to act
    // Who plays how in this iteration; those in no set play by the policy.
    rules::SeatSet journeymen_;
    rules::SeatSet seen_rivals_;
    rules::SeatSet searchers_;
    // What rivals found out about their next moves, by the root's child and by seat.
    std::vector<std::array<Thoughts, rules::max_seats>> thoughts_;
    std::uint32_t first_ = 0;     // the root's child in this iteration
    rules::SeatSet yet_to_move_;  // of the others, since then
    // At a table with boxes the paintings at the root: there are many ways to lay a hand.
    std::vector<Option> root_paintings_;
    // Kept between iterations to save allocations.
    std::vector<Option> options_;
    std::vector<Step> path_;
};

}  // namespace velatura::ai
