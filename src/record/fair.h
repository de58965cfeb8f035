// What a record says about an online table's fair shuffle (chance/fair.h): before the end only the
// commitment, after it everything that the commitment and the seed are made of.
#pragma once

#include "chance/fair.h"
#include "record/error.h"

namespace velatura::record {

// Adds the tags Commitment, Seed, Secret, Salt and Nonces.
void reveal(Header& header, const chance::FairShuffle& shuffle);

// By seat; none where the record does not tell them.
std::vector<std::string> nonces_of(const Header& header);

// Whether the commitment is that of secret and salt, and the seed that of secret and nonces. A game
// without a commitment has nothing to check.
std::expected<void, RecordError> verify_fair(const Header& header);

}  // namespace velatura::record
