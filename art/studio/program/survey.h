// Painted pictures together: random stacks, collisions, and what can be measured.
#pragma once

#include "program/verbs.h"

namespace velatura::studio {

struct Overlap {
    PictureId a, b;
    double share = 0;  // common opaque area over the smaller card's
};

struct EdgeSurvival {
    std::array<double, 3> lost{};  // share of edge with too little contrast: bottom, middle, top
};

// The painted cards and backgrounds of the base game and these boxes.
std::set<PictureId> surveyed(const std::vector<std::string>& boxes);

// Stacks of three cards; if `with` is given, each has it, in turn at the bottom, in the middle and
// on top. The two faces of a card never meet.
std::vector<StackPlan> random_stacks(const std::set<PictureId>& ids, int n, Seed seed,
                                     const std::optional<PictureId>& with = {});

class Survey {
  public:
    Survey(const Gallery& gallery, const Settings& settings, const std::set<PictureId>& ids);

    const std::map<PictureId, Layers>& cards() const { return cards_; }
    const std::map<PictureId, Layers>& backgrounds() const { return backgrounds_; }

    std::vector<StackPlan> worst_collisions(int n) const;
    Flat stacked(const StackPlan& plan) const;

    double coverage(const PictureId& card) const;
    std::vector<Overlap> overlaps() const;  // all pairs, worst first
    EdgeSurvival edge_survival(int stacks, Seed seed) const;

  private:
    std::map<PictureId, Layers> cards_, backgrounds_;
};

}  // namespace velatura::studio
