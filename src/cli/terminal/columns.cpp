#include "cli/terminal/columns.h"

#include <algorithm>
#include <cstdint>

namespace velatura::cli {

namespace {

// Kana, ideographs, hangul and full-width forms.
bool is_wide(std::uint32_t sign) {
    return (sign >= 0x1100 && sign <= 0x115f) || (sign >= 0x2e80 && sign <= 0xa4cf) ||
           (sign >= 0xac00 && sign <= 0xd7a3) || (sign >= 0xf900 && sign <= 0xfaff) ||
           (sign >= 0xfe30 && sign <= 0xfe6f) || (sign >= 0xff00 && sign <= 0xff60) ||
           (sign >= 0xffe0 && sign <= 0xffe6);
}

}  // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at++]);
        std::uint32_t sign = first < 0x80 ? first : first < 0xe0 ? first & 0x1fu : first & 0x0fu;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0u) == 0x80) {
            sign = sign << 6 | (static_cast<unsigned char>(text[at++]) & 0x3fu);
        }
        width += is_wide(sign) ? 2 : 1;
    }
    return width;
}

std::string Columns::text() const {
    std::vector<std::size_t> widths;
    for (const Cells& row : rows_) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], display_width(row[i]));
        }
    }
    std::string out;
    for (const Cells& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            out += "  " + row[i];
            out.append(widths[i] - display_width(row[i]), ' ');
        }
        out.erase(out.find_last_not_of(' ') + 1);
        out += '\n';
    }
    return out;
}

}  // namespace velatura::cli
