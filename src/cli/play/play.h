// The terminal game: people and computer players at one keyboard.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/lookup.h"
#include "cli/setup_options.h"
#include "cli/terminal/console.h"

namespace velatura::cli {

struct PlayOptions {
    SetupOptions setup;
    std::vector<std::string> names;  // people, or "bot:greedy"
    std::vector<std::string> bots;   // sit behind those
    std::optional<int> random_scoring;
    bool hidden_hands = false;
    std::string save;                   // where the game is kept; empty: default_save_path()
    std::optional<std::string> resume;  // a kept game; empty: the default one
    std::string profile;                // finished games are added here

    // Whether the table was told anything about the game to set up.
    bool names_a_game() const;
    // The same, or how it is dealt: then it is a new one.
    bool deals_a_game() const;
};

// Who plays what, or why that is no game.
Found<record::Choices> choose_game(const Context& context, PlayOptions options);

// The few questions somebody new needs; Enter takes what is recommended. False when the input ends.
bool ask_for_game(const Context& context, Console& console, PlayOptions& options);

// The exit status.
int play(const Context& context, PlayOptions options, Console& console);

}  // namespace velatura::cli
