// Parses what a person types during a game. It does not check whether that can be done.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace velatura::cli {

struct Typed {
    enum class Kind : std::uint8_t {
        nothing,
        take,
        paint,
        try_painting,
        pass,
        best,
        hint,
        moves,
        undo,
        save,
        log,
        rules,
        look,
        flip,
        board,
        help,
        quit,
        unknown,
    };

    Kind kind = Kind::unknown;
    std::optional<int> number{};           // of `take`, `look`, or the background after "on"
    bool on = false;                       // of `paint` and `try`: a background was to follow
    std::vector<std::string> arguments{};  // of `paint` and `try`: the cards
    std::string rest{};                    // all that follows the first word, as typed
};

// "3", "take 3", "p bca", "paint Deep Trap View on 17", "save my game.velatura"; in capitals or
// not, in full-width signs as a Japanese keyboard types them or not.
Typed read_entry(std::string_view line);

// Full-width signs of the ASCII range as plain ones, other signs as they are; no blanks around.
std::string plain_signs(std::string_view line);

// Parted by blanks and commas.
std::vector<std::string> words_of(std::string_view text);

// A whole number and nothing else.
std::optional<int> number_in(std::string_view text);

}  // namespace velatura::cli
