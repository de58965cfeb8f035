// What a scoring card asks for: one of a few kinds of conditions, with its parameters. Scoring, the
// easel, hints, reviews and the terminal all ask here; a kind itself is in one file of kinds/.
#pragma once

#include <variant>

#include "rules/kinds/across.h"
#include "rules/kinds/ahead.h"
#include "rules/kinds/alternate.h"
#include "rules/kinds/apart.h"
#include "rules/kinds/equal.h"
#include "rules/kinds/every.h"
#include "rules/kinds/exactly.h"
#include "rules/kinds/filled.h"
#include "rules/kinds/groups.h"
#include "rules/kinds/lead.h"
#include "rules/kinds/mirror.h"
#include "rules/kinds/mixed.h"
#include "rules/kinds/only.h"
#include "rules/kinds/pairs.h"
#include "rules/kinds/profile.h"
#include "rules/kinds/returns.h"
#include "rules/kinds/rising.h"
#include "rules/kinds/run.h"
#include "rules/kinds/sets.h"
#include "rules/kinds/sides.h"
#include "rules/kinds/total.h"
#include "rules/kinds/varieties.h"

namespace velatura::rules {

using Condition =
    std::variant<kinds::Every, kinds::Exactly, kinds::Filled, kinds::Lead, kinds::Mirror,
                 kinds::Pairs, kinds::CountProfile, kinds::Run, kinds::Sets, kinds::Total,
                 kinds::Across, kinds::Ahead, kinds::Alternate, kinds::Apart, kinds::Equal,
                 kinds::Groups, kinds::Mixed, kinds::Only, kinds::Returns, kinds::Rising,
                 kinds::Sides, kinds::Varieties>;

// How often the visible icons meet the condition, before any limit of the point table.
int times_met(const Condition& condition, const Icons& visible);

// As many groups as times_met() says: a pair, a set, a run, all that are counted.
std::vector<IconGroup> reasons(const Condition& condition, const Icons& visible);

// None where the condition is met.
std::optional<Lacks> lacks(const Condition& condition, const Icons& visible);

// For each silver ribbon its bonus icon and the element it counts; a plain one counts none.
std::vector<IconGroup> silver_reasons(const Icons& visible);
// For each gold ribbon its bonus icon and the element beside it.
std::vector<IconGroup> gold_reasons(const Icons& visible);

// times_met() of any painting by a sum and a look-up, for swatches that show at most one of each
// element.
class ConditionTable {
  public:
    explicit ConditionTable(const Condition& condition);

    using Codes = std::array<std::array<kinds::Code, swatch_sets>, plane_count>;
    const Codes& codes() const { return codes_; }
    // By the sum of the codes, at most as often as an Outcome tells.
    const std::uint8_t* times() const { return times_.data(); }

  private:
    Codes codes_{};
    std::vector<std::uint8_t> times_;
};

}  // namespace velatura::rules
