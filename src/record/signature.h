// One number for how the game plays: the same on every compiler, sanitizer, thread count and in
// WebAssembly, and different as soon as a rule, a deal or the record format changes.
#pragma once

#include <cstdint>

#include "content/catalog.h"

namespace velatura::record {

// FNV-1a over the records of fixed games in every mode and number of seats, moves chosen at random
// among all legal ones.
std::uint64_t signature(const content::Catalog& catalog);

}  // namespace velatura::record
