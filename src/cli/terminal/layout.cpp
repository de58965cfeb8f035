#include "cli/terminal/layout.h"

#include <algorithm>

#include "cli/terminal/columns.h"

namespace velatura::cli {

namespace {

// The bytes of the sign a text begins with.
std::size_t sign_length(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0u) == 0x80) {
        ++length;
    }
    return length;
}

std::string fit(std::string_view text, std::size_t width) {
    if (display_width(text) <= width) return std::string{text};
    std::string out;
    std::size_t used = 0;
    while (!text.empty()) {
        const std::string_view sign = text.substr(0, sign_length(text));
        if (used + display_width(sign) + 1 > width) break;
        used += display_width(sign);
        out += sign;
        text.remove_prefix(sign.size());
    }
    return width == 0 ? out : out + "~";
}

std::string blanks(std::size_t taken, std::size_t width) {
    return std::string(width - std::min(width, taken), ' ');
}

bool may_begin_line(std::string_view sign) {
    for (const std::string_view never : {"。", "、", "」", "）", "：", "！", "？", "・", "ー", "ッ",
                                         "ャ", "ュ", "ョ", "っ", "ゃ", "ゅ", "ょ"}) {
        if (sign == never) return false;
    }
    return true;
}

// The piece that must stay on one line: a word with the blanks before it, or a Japanese sign with
// what may not be parted from it.
std::size_t piece_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && text[length] == ' ')
        ++length;
    bool first = true;
    bool opening = false;
    while (length < text.size() && text[length] != ' ') {
        const std::string_view sign = text.substr(length, sign_length(text.substr(length)));
        const bool wide = display_width(sign) == 2;
        if (!first && wide && !opening && may_begin_line(sign)) break;
        length += sign.size();
        opening = sign == "「" || sign == "（";
        first = false;
        // A narrow sign after a wide one may begin a new line.
        if (wide && !opening && length < text.size()) {
            const std::string_view next = text.substr(length, sign_length(text.substr(length)));
            if (display_width(next) == 1) break;
        }
    }
    return std::max<std::size_t>(length, 1);
}

}  // namespace

std::string pad_right(std::string_view text, std::size_t width) {
    const std::string fitted = fit(text, width);
    return fitted + blanks(display_width(fitted), width);
}

std::string pad_left(std::string_view text, std::size_t width) {
    const std::string fitted = fit(text, width);
    return blanks(display_width(fitted), width) + fitted;
}

std::string wrap(std::string_view text, std::size_t indent) {
    std::string out;
    std::size_t used = 0;
    while (!text.empty()) {
        std::string_view piece = text.substr(0, piece_length(text));
        text.remove_prefix(piece.size());
        if (used > 0 && used + display_width(piece) > screen_width) {
            out += '\n' + std::string(indent, ' ');
            used = indent;
            piece.remove_prefix(std::min(piece.find_first_not_of(' '), piece.size()));
        }
        // A piece wider than the screen (a long path) is broken where it must be.
        while (!piece.empty()) {
            const std::string_view sign = piece.substr(0, sign_length(piece));
            if (used + display_width(sign) > screen_width) {
                out += '\n' + std::string(indent, ' ');
                used = indent;
            }
            out += sign;
            used += display_width(sign);
            piece.remove_prefix(sign.size());
        }
    }
    return out + '\n';
}

std::string ruled_heading(std::string_view left, std::string_view right) {
    const std::string end = right.empty() ? "" : ' ' + std::string{right} + " --";
    std::string line = "-- " + fit(left, screen_width - 4 - display_width(end)) + ' ';
    const std::size_t taken = display_width(line) + display_width(end);
    line.append(screen_width - std::min(screen_width, taken), '-');
    return line + end;
}

std::string quoted_entry(std::string_view typed) {
    std::string plain;
    std::ranges::copy_if(typed, std::back_inserter(plain),
                         [](char c) { return static_cast<unsigned char>(c) >= ' ' && c != 127; });
    return fit(plain, 40);
}

}  // namespace velatura::cli
