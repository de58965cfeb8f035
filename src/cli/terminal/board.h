// Draws the table as text, 80 columns wide and readable without color: scoring cards, art row, a
// hand, every seat. It draws whatever it gets: first hide what a viewer may not see (view_for).
#pragma once

#include <optional>
#include <string>

#include "cli/terminal/console.h"
#include "cli/terminal/narrator.h"

namespace velatura::cli {

class Board {
  public:
    Board(const Narrator& narrator, Style style) : narrator_(narrator), style_(style) {}

    // The whole table; the hand of one seat with its icons, those of the others as words.
    std::string draw(const rules::GameState& table, std::optional<rules::Seat> hand_of) const;

    // One seat's hand and paintings with all their icons.
    std::string draw_seat(const rules::GameState& table, rules::Seat seat) const;

    // The three layers, what stays visible, and what the painting would bring.
    std::string draw_painting(const rules::Player& player, rules::Layers layers) const;

    // Both faces of a card.
    std::string draw_faces(rules::ArtCardId card) const;

    // How to read all this.
    std::string legend() const;

  private:
    std::string header(const rules::GameState& table) const;
    std::string scoring_cards() const;
    std::string art_rows(const rules::GameState& table, std::optional<rules::Seat> hand_of) const;
    std::string award_card() const;
    std::string frames(const rules::GameState& table) const;
    std::string secrets(const rules::Player& player) const;  // of a seat, for itself
    std::string hand(const rules::Player& player, rules::Seat seat) const;
    std::string seats(const rules::GameState& table, std::optional<rules::Seat> hand_of) const;
    std::string seat_line(const rules::GameState& table, rules::Seat seat) const;
    std::string details(const rules::Player& player, bool with_hand) const;
    std::string ribbon_cell(const rules::Player& player, rules::Ribbon ribbon) const;

    // A line above five columns of icons, and one card or painting in them.
    std::string icons_heading(std::string_view name, std::string_view note) const;
    std::string icons_line(std::string_view label, std::string_view name, std::string_view note,
                           const rules::Icons& icons) const;
    std::string card_line(std::string_view label, rules::ArtCardId card, std::string_view note = {},
                          rules::SignatureId signature = rules::no_signature,
                          bool flipped = false) const;
    std::string swatch_cell(const rules::SwatchIcons& icons) const;
    rules::Icons visible(rules::Layers layers) const;

    std::string text(std::string_view key, std::initializer_list<words::Param> params = {}) const {
        return narrator_.text(key, params);
    }
    const rules::Game& game() const { return narrator_.match().game(); }

    const Narrator& narrator_;
    Style style_;
};

}  // namespace velatura::cli
