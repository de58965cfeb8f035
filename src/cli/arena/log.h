// The file that lets a stopped arena continue. Its first line says what is played; then follows a
// line for each finished deck, in the order they finished. Each is written at once, so that a crash
// loses no deck; an incomplete last line is dropped.
#pragma once

#include <cstdio>
#include <memory>
#include <string>

#include "cli/arena/arena.h"

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
    using LogFile = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
    explicit ArenaLog(LogFile file) : file_(std::move(file)) {}

    LogFile file_;
};

// The seed of the games in such a file; empty if there is no file, or none of ours.
std::string seed_in_log(const std::string& path);

}  // namespace velatura::cli
