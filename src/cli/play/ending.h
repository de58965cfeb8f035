// The end of a game: the score table, who is Best In Show, scenario, level, award and achievements,
// and the file that collects a person's games.
#pragma once

#include <string>
#include <vector>

#include "cli/lookup.h"
#include "cli/terminal/console.h"
#include "cli/terminal/narrator.h"

namespace velatura::cli {

// The game must be over. Where a profile tells what is new, the achievements are left to it.
enum class Achievements { told, left_out };
std::string ending_text(const Narrator& narrator, Style style, Achievements achievements);

// A file of finished games.
class ProfileFile {
  public:
    // A file that is not there yet is an empty one; one that is no profile or cannot be written
    // beside is refused.
    static Found<ProfileFile> open(const Context& context, const std::string& path);

    // Adds the finished game and tells what each person has achieved with it for the first time.
    Found<std::string> add(const Narrator& narrator);

  private:
    ProfileFile(const Context& context, std::string path) : context_(&context), path_(path) {}

    const Context* context_;
    std::string path_;
    std::string text_;
    std::vector<record::Match> games_;
};

}  // namespace velatura::cli
