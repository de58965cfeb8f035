// A game in Python: a match with its record.
#pragma once

#include "record/match.h"
#include "velatura.h"

namespace velatura::python {

struct Game {
    record::Match match;
    rules::Seat seat_to_act() const;  // refused where none is
};

std::string word_of(rules::ArtCardId card);
nb::object move_object(rules::Move move);

}  // namespace velatura::python
