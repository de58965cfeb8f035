// Reads one line of a record, token by token, and tracks line and column for error messages.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

#include "record/record.h"

namespace velatura::record {

class Cursor {
  public:
    Cursor(std::string_view line, int number) : line_(line), number_(number) { skip_spaces(); }

    Location place() const { return {number_, static_cast<int>(at_) + 1}; }
    bool at_end() const { return at_ == line_.size(); }
    char peek() const { return at_end() ? '\0' : line_[at_]; }

    // The next run of characters without a space; empty at the end.
    std::string_view peek_token() const {
        std::size_t end = at_;
        while (end < line_.size() && line_[end] != ' ' && line_[end] != '\t')
            ++end;
        return line_.substr(at_, end - at_);
    }
    std::string_view token() {
        const std::string_view found = peek_token();
        at_ += found.size();
        skip_spaces();
        return found;
    }
    bool accept(std::string_view word) {
        if (peek_token() != word) return false;
        token();
        return true;
    }
    // The characters up to (not with) the next of this one; nothing if it does not come.
    std::optional<std::string_view> until(char end) {
        const std::size_t found = line_.find(end, at_);
        if (found == std::string_view::npos) return std::nullopt;
        const std::string_view text = line_.substr(at_, found - at_);
        at_ = found + 1;
        skip_spaces();
        return text;
    }
    // Exactly this character, with no regard to the spaces after it.
    bool accept(char character) {
        if (peek() != character || at_end()) return false;
        ++at_;
        return true;
    }

  private:
    void skip_spaces() {
        while (at_ < line_.size() && (line_[at_] == ' ' || line_[at_] == '\t'))
            ++at_;
    }

    std::string_view line_;
    int number_;
    std::size_t at_ = 0;
};

// The whole token as a number from 0 to `most`; nothing otherwise.
inline std::optional<int> number_in(std::string_view token, int most) {
    int value = 0;
    const char* const end = token.data() + token.size();
    const auto [stop, error] = std::from_chars(token.data(), end, value);
    if (error != std::errc{} || stop != end || token.empty() || value < 0 || value > most) {
        return std::nullopt;
    }
    return value;
}

// The parts of a list in a tag's value, without the spaces around them: "Ada, Ben".
std::vector<std::string_view> split_list(std::string_view value, char separator = ',');

}  // namespace velatura::record
