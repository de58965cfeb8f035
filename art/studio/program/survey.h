// All painted pictures together: random stacks, collisions, and what can be measured.
#pragma once

#include "program/verbs.h"

namespace velatura::studio {

struct Overlap {
    int a = 0, b = 0;
    double share = 0;  // common opaque area over the smaller card's
};

struct EdgeSurvival {
    std::array<double, 3> lost{};  // share of edge with too little contrast: bottom, middle, top
};

class Survey {
  public:
    Survey(const Gallery& gallery, const Settings& settings);

    const std::map<int, Layers>& cards() const { return cards_; }
    const std::map<int, Layers>& backgrounds() const { return backgrounds_; }

    std::vector<StackPlan> random_stacks(int n, Seed seed) const;
    std::vector<StackPlan> worst_collisions(int n) const;
    Flat stacked(const StackPlan& plan) const;

    double coverage(int card) const;
    std::vector<Overlap> overlaps() const;  // all pairs, worst first
    EdgeSurvival edge_survival(int stacks, Seed seed) const;

  private:
    std::map<int, Layers> cards_, backgrounds_;
};

}  // namespace velatura::studio
