// What is wrong with a record, in words a person can act on.
#pragma once

#include <string>

#include "record/error.h"
#include "words/words.h"

namespace velatura::record {

// "Line 7, column 20: ...", with the word that was probably meant, or the rule that was broken.
std::string describe(words::Language language, const RecordError& error);

}  // namespace velatura::record
