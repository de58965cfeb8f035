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
    std::expected<void, Error> read(Cursor cursor);

    struct Tags {
        Header header;
        std::optional<Result> result;
    };
    // `end` is where a missing tag is noticed.
    std::expected<Tags, Error> finish(Place end) &&;

  private:
    // A tag as it stands in the text.
    struct Read {
        std::string_view name;
        std::string_view value;
        Place place;
        Place value_place;

        Place place_of(std::string_view part) const {
            return {value_place.line,
                    value_place.column + static_cast<int>(part.data() - value.data())};
        }
    };
    using Done = std::expected<void, Error>;

    const Read* find(std::string_view name) const;
    Done interpret(const Read& tag);
    Done interpret_seats(const Read& tag);
    Done interpret_scoring(const Read& tag);
    Done interpret_scenario(const Read& tag);
    Done interpret_options(const Read& tag);
    Done interpret_drawn(const Read& tag);
    Done interpret_packs(const Read& tag);
    Done interpret_result(const Read& tag);
    Done check_scenario() const;
    Done check_packs() const;

    const content::Catalog& catalog_;
    std::vector<Read> tags_;
    Tags result_;
};

}  // namespace velatura::record
