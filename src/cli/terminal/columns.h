// Text in columns on a terminal, where a Japanese character takes two columns and several bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace velatura::cli {

// Places a text of UTF-8 takes on a terminal.
std::size_t display_width(std::string_view text);

// Rows of cells, each column as wide as its widest cell.
class Columns {
  public:
    using Cells = std::vector<std::string>;

    void add(Cells row) { rows_.push_back(std::move(row)); }
    // One line a row, two places in front and between; nothing trails behind the last cell.
    std::string text() const;

  private:
    std::vector<Cells> rows_;
};

}  // namespace velatura::cli
