// What the analyst finds, in the player's language and as JSON: moves, plans, reasons, values.
#pragma once

#include <string>
#include <vector>

#include "ai/reasons.h"
#include "cli/terminal/narrator.h"
#include "protocol/writer.h"

namespace velatura::cli {

// About one position; the table may be a view's.
class Advice {
  public:
    // All must outlive it. The game says what values mean: a review looks at a solo player's
    // without the goal.
    Advice(const Narrator& narrator, const rules::Game& game, const rules::GameState& table)
        : narrator_(narrator), game_(game), table_(table) {}

    // "take “Trap”", where a whole sentence would be too much.
    std::string move(rules::Move move) const;
    // The same, or at length where it would read like another one beside it: different paintings
    // can have the same title.
    std::string move(rules::Move move, rules::Move beside) const;
    // The second: of the move that the reason speaks for.
    std::string reason(const ai::Reason& reason, rules::Move of) const;
    std::string plan(const ai::Plan& plan) const;
    // The plan behind a move and its reasons, less those that only repeat the plan.
    std::vector<std::string> sentences(rules::Move move, const ai::Explanation& why) const;
    // "Composition 2, Variety full": what the next ribbon of each color brings.
    std::string next_ribbons(const rules::Player& player) const;
    // "61%" or "31.4 points".
    std::string value(double value) const;
    std::string points(double points) const;

    void write_move(protocol::Writer& json, rules::Move move) const;
    void write_plan(protocol::Writer& json, const ai::Plan& plan) const;
    void write_reasons(protocol::Writer& json, const std::vector<ai::Reason>& reasons,
                       rules::Move of) const;

  private:
    std::string card_list(const std::vector<rules::ArtCardId>& cards) const;
    std::string layer_list(rules::Layers layers) const;
    void write_card(protocol::Writer& json, rules::ArtCardId card) const;
    void write_layers(protocol::Writer& json, rules::Layers layers) const;

    const Narrator& narrator_;
    const rules::Game& game_;
    const rules::GameState& table_;
};

}  // namespace velatura::cli
