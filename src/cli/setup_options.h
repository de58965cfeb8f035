// The options that set up a game, shared by every command that deals one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/lookup.h"
#include "record/match.h"

namespace velatura::cli {

// What lies on the table beside the base game.
struct BoxOptions {
    std::vector<std::string> boxes;
    std::string deck;  // empty: featured, if a box brings art cards
    std::optional<std::size_t> rows;
    std::vector<std::string> award;  // an award card, and the side if it is not the friendly one
    bool signatures_with_two = false;
    std::string rival;  // empty, with Automa: the easiest

    bool any() const {
        return !boxes.empty() || !deck.empty() || rows || !award.empty() || signatures_with_two ||
               !rival.empty();
    }
};

void add_box_options(App& app, BoxOptions& options);

// With the mode: the one asked for, or what the boxes and the number of players suggest.
Found<void> choose_boxes(const Context& context, const BoxOptions& options, const std::string& mode,
                         std::optional<std::size_t> players, record::Choices& choices);

struct SetupOptions {
    std::optional<std::size_t> players;  // none: as many as the verb or the mode says
    std::string mode;                    // empty: standard, or Vincent for one player
    std::string scenario;
    std::vector<std::string> scoring;
    std::string level;
    std::string first;  // a seat from 1, or "random"
    bool vincent_with_three = false;
    BoxOptions boxes;
    std::string seed;  // empty: a new one
};

void add_setup_options(App& app, SetupOptions& options);

// What the options choose; the seats are left unnamed. Without scenario and scoring cards four are
// drawn from the seed.
Found<record::Choices> choices_of(const Context& context, const SetupOptions& options);

// A seed nobody has used before.
std::string new_seed();

}  // namespace velatura::cli
