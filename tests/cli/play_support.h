// Games at a keyboard that is a text, for the tests of the terminal game.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/play.h"

namespace velatura::support {

struct Played {
    int status = 0;
    std::string out;
    std::string err;
};

// The base game in a language.
cli::Context context_in(words::Language language);

// What one person types from start to end, always legal: the free card until the hand is full, then
// the first three cards as a painting, three times. Each line `people` times, for their turns.
std::string whole_game(std::size_t people = 1);

// The first so many lines of a text.
std::string first_lines(std::string_view text, std::size_t count);

// A folder of its own for each test, also the home of kept games; removed at the end.
class PlayTest : public testing::Test {
  protected:
    void SetUp() override;
    void TearDown() override;

    std::string file(std::string_view name) const { return (folder_ / name).string(); }
    std::string text_of(std::string_view name) const;
    void write(std::string_view name, std::string_view text) const;
    std::vector<std::string> files() const;

    Played play(const cli::PlayOptions& options, const std::string& typed,
                words::Language language = words::Language::en) const;
    // Through the program, by a shell; `before` stands before its name (variables, redirections).
    Played run(const std::string& arguments, const std::string& typed = {},
               const std::string& before = {}) const;

  private:
    std::filesystem::path folder_;
};

// Lines that take more than 80 columns; those with a path of the test's folder are let through.
std::vector<std::string> too_wide(const std::string& text);

}  // namespace velatura::support
