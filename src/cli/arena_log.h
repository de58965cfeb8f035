// The file that lets a stopped arena go on: what is played in its first line, then a line for each
// finished deck, in the order they were finished. Each is written out at once, so that a crash
// loses no deck; a last line cut short is dropped.
#pragma once

#include <cstdio>
#include <memory>
#include <string>

#include "cli/arena.h"

namespace velatura::cli {

class ArenaLog {
  public:
    // Fills in the decks that are there and goes on writing behind them. Refuses a file of other
    // games than the plan's, and one that another arena is writing.
    static Found<ArenaLog> open(const Context& context, const std::string& path,
                                const ArenaPlan& plan, DeckOutcomes& outcomes);

    // False if it could not be written.
    bool append(std::uint64_t deck, const DeckOutcome& outcome);

  private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
    explicit ArenaLog(File file) : file_(std::move(file)) {}

    File file_;
};

// The seed of the games in such a file; empty if there is no file, or none of ours.
std::string seed_in_log(const std::string& path);

}  // namespace velatura::cli
