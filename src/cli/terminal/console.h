// The keyboard and the screen of one or more people: lines in, text out, with colors if they are
// wanted.
#pragma once

#include <array>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "rules/types.h"

namespace velatura::cli {

// Colour only adds to what the letters already say.
class Style {
  public:
    explicit Style(bool colour = false) : colour_(colour) {}

    std::string strong(std::string_view text) const { return coded("1", text); }
    std::string swatch(rules::Swatch swatch, std::string_view text) const;
    std::string ribbon(rules::Ribbon ribbon, std::string_view text) const;

    bool colour() const { return colour_; }

  private:
    std::string coded(std::string_view code, std::string_view text) const;

    bool colour_;
};

// Whether to color what goes to a terminal, as NO_COLOR and TERM have it.
bool wants_colour(bool terminal, const char* no_color, const char* term);

struct Console {
    std::istream& in;
    std::ostream& out;
    bool interactive = false;  // a person sits at a terminal
    bool obeys_codes = false;  // which can clear its screen
    Style style{};

    // The next line typed; none at the end of the input or when interrupted. What comes from a file
    // is written after the prompt, so that the output reads as on a terminal.
    std::optional<std::string> ask(std::string_view prompt);

    // Takes what is on the screen out of sight, as far as there is a screen.
    void clear();
};

// Standard input and output. From now on an interrupt (Ctrl-C) ends the input instead of the
// program, so that the game is saved and the terminal left as it was.
Console standard_console();

}  // namespace velatura::cli
