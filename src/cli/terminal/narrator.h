// Puts a game into words in the player's language: who sits where, possible moves, what happened.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"
#include "record/match.h"

namespace velatura::cli {

// How a person without a name is stored, in every language; told in the player's.
inline std::string unnamed(std::size_t number) {
    return "Player " + std::to_string(number);
}

class Narrator {
  public:
    // Both must outlive the narrator.
    Narrator(const Context& context, const record::Match& match)
        : context_(&context), match_(&match) {}

    const Context& context() const { return *context_; }
    const record::Match& match() const { return *match_; }
    std::string text(std::string_view key, std::initializer_list<words::Param> params = {}) const {
        return context_->text(key, params);
    }

    std::string seat(rules::Seat seat) const;
    std::string seats(rules::SeatSet seats) const;
    std::string actor(rules::Actor actor) const;
    bool is_person(rules::Actor actor) const;

    std::string card(rules::ArtCardId id) const;
    // The cards of a painting, the lowest first; one that lies flipped is called so.
    std::vector<std::string> layers(rules::Layers layers) const;
    // The elements named for ★, in words; empty where none is shown.
    std::string stars(rules::Layers layers) const;
    std::string signature(rules::SignatureId id) const;
    std::string motif(rules::SignatureId id) const;  // with its name and what it scores
    std::string painter(rules::PainterId id) const;
    std::string power(rules::PainterId id) const;  // what it does
    std::string rival() const;                     // its name
    std::string prize() const;                     // what the award card in play asks for
    std::string title(rules::Layers layers) const;
    std::string ribbon(rules::Ribbon ribbon) const;
    std::string scoring(rules::Ribbon ribbon) const;  // the name of the card at that place
    // "Composition · Emphasis": those of the game; empty without any.
    std::string scoring_cards() const;
    // "Composition ×2 and silver ×1": what a painting brings.
    std::string gain(const rules::Game::Gain& gain) const;

    // A move that could be made in this state.
    std::string move(const rules::GameState& state, rules::Move move) const;

    // What happened in a position's last move, one sentence an effect; the brief account leaves out
    // where tokens were placed and cards dealt, and that the end has come.
    enum class Detail { brief, full };
    std::vector<std::string> effects(const record::Match::Snapshot& position, Detail detail) const;
    // The brief account in one line, headed by who did it.
    std::string account(const record::Match::Snapshot& position) const;

  private:
    std::string effect(const rules::Effect& effect, rules::Move move) const;
    std::string ending(rules::SeatSet winners) const;

    const Context* context_;
    const record::Match* match_;
};

}  // namespace velatura::cli
