// Reads the tags of a record, in any order, and checks that together they set up a game.
#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "record/cursor.h"
#include "record/error.h"
#include "record/record.h"

namespace velatura::record {

class HeaderParser {
  public:
    explicit HeaderParser(const content::Catalog& catalog) : catalog_(catalog) {}

    // One line: [Name "value"].
    std::expected<void, RecordError> read(Cursor cursor);

    struct Tags {
        Header header;
        std::optional<GameResult> result;
    };
    // `end` is where a missing tag is noticed.
    std::expected<Tags, RecordError> finish(Location end) &&;

  private:
    // A tag as it stands in the text.
    struct Read {
        std::string_view name;
        std::string_view value;
        Location place;
        Location value_place;

        Location place_of(std::string_view part) const {
            return {value_place.line,
                    value_place.column + static_cast<int>(part.data() - value.data())};
        }
    };
    using Parsed = std::expected<void, RecordError>;

    const Read* find(std::string_view name) const;
    Parsed interpret(const Read& tag);
    Parsed interpret_seats(const Read& tag);
    Parsed interpret_scoring(const Read& tag);
    Parsed interpret_scenario(const Read& tag);
    Parsed interpret_options(const Read& tag);
    Parsed interpret_drawn(const Read& tag);
    Parsed interpret_packs(const Read& tag);
    Parsed interpret_result(const Read& tag);
    Parsed check_scenario() const;
    Parsed check_packs() const;

    const content::Catalog& catalog_;
    std::vector<Read> tags_;
    Tags result_;
};

}  // namespace velatura::record
