// What the search found, as it crosses the wire: candidates, lines, plans, reasons.
#pragma once

#include "ai/reasons.h"
#include "protocol/wire.h"

namespace velatura::table {

struct Advisor {
    const content::Catalog& catalog;
    words::Language language;
    bool boxes = false;  // whether the table has any
};

void write_candidate(protocol::Writer& writer, const rules::Cards& cards,
                     const ai::Candidate& candidate);
void write_line(protocol::Writer& writer, const rules::Cards& cards,
                const std::vector<ai::LineStep>& line);
// "plan" and "reasons".
void write_explanation(protocol::Writer& writer, const Advisor& advisor,
                       const ai::Explanation& explanation);
// "value_is"
void write_value_is(protocol::Writer& writer, const rules::Game& game);

}  // namespace velatura::table
