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
    using Done = std::expected<void, RecordError>;

    const Read* find(std::string_view name) const;
    Done interpret(const Read& tag);
    // Tags of games with boxes: before version 2 they meant nothing.
    bool is_of_boxes(std::string_view name) const;
    Done interpret_box_tag(const Read& tag);
    Done interpret_boxes(const Read& tag);
    Done interpret_award(const Read& tag);
    Done interpret_rival(const Read& tag);
    Done interpret_seats(const Read& tag);
    Done interpret_scoring(const Read& tag);
    Done interpret_scenario(const Read& tag);
    Done interpret_options(const Read& tag);
    Done interpret_drawn(const Read& tag);
    Done interpret_packs(const Read& tag);
    Done interpret_result(const Read& tag);
    Done check_scenario() const;
    Done check_packs() const;
    Done check_boxes(Location end) const;

    const content::Catalog& catalog_;
    std::vector<Read> tags_;
    int version_ = current_version;
    Tags result_;
};

}  // namespace velatura::record
