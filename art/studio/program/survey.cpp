#include "program/survey.h"

namespace velatura::studio {
namespace {

constexpr int w = static_cast<int>(sheet_width), h = static_cast<int>(sheet_height);

float alpha(const Layers& l, int x, int y) {
    return static_cast<float>(
               l.body[(static_cast<size_t>(y) * w + static_cast<size_t>(x)) * 4 + 3]) /
           255;
}

bool faces_of_one_card(const PictureId& a, const PictureId& b) {
    return a.box == b.box && a.number == b.number;
}

}  // namespace

std::set<PictureId> surveyed(const std::vector<std::string>& boxes) {
    std::set<PictureId> ids;
    const auto add = [&](const std::string& box) {
        for (const PictureId& id : painted_of(box))
            if (id.kind == Kind::card || id.kind == Kind::background) ids.insert(id);
    };
    add("");
    for (const std::string& box : boxes)
        add(box);
    return ids;
}

std::vector<StackPlan> random_stacks(const std::set<PictureId>& ids, int n, Seed seed,
                                     const std::optional<PictureId>& with) {
    Random random(seed);
    std::vector<PictureId> all, grounds;
    for (const PictureId& id : ids)
        (id.kind == Kind::card ? all : grounds).push_back(id);
    std::vector<StackPlan> plans;
    for (size_t k = 0; k < static_cast<size_t>(n) && all.size() >= 3; ++k) {
        StackPlan plan;
        if (!grounds.empty()) plan.background = grounds[k % grounds.size()];
        while (plan.cards.size() < 3) {
            const PictureId& card = with && plan.cards.size() == k % 3 ? *with : random.one_of(all);
            if (with && plan.cards.size() != k % 3 && faces_of_one_card(card, *with)) continue;
            if (std::none_of(plan.cards.begin(), plan.cards.end(),
                             [&](const PictureId& c) { return faces_of_one_card(c, card); }))
                plan.cards.push_back(card);
        }
        plans.push_back(plan);
    }
    return plans;
}

Survey::Survey(const Gallery& gallery, const Settings& settings, const std::set<PictureId>& ids) {
    for (auto& [id, layers] : gallery.pictures(ids, settings.threads))
        (id.kind == Kind::card ? cards_ : backgrounds_)[id] = std::move(layers);
}

std::vector<StackPlan> Survey::worst_collisions(int n) const {
    std::vector<StackPlan> plans;
    std::vector<PictureId> grounds;
    for (const auto& [id, layers] : backgrounds_)
        grounds.push_back(id);
    for (const Overlap& o : overlaps()) {
        if (static_cast<int>(plans.size()) >= n) break;
        plans.push_back({{o.a, o.b}});
        if (!grounds.empty())
            plans.back().background = grounds[(plans.size() - 1) % grounds.size()];
    }
    return plans;
}

Flat Survey::stacked(const StackPlan& plan) const {
    Flat f = plan.background ? opaque(backgrounds_.at(*plan.background))
                             : Flat(w, h, {.97f, .955f, .91f});
    for (const PictureId& card : plan.cards)
        lay_on(f, cards_.at(card));
    return f;
}

double Survey::coverage(const PictureId& card) const {
    const Layers& l = cards_.at(card);
    size_t covered = 0;
    for (size_t k = 3; k < l.body.size(); k += 4)
        covered += l.body[k] > 127;
    return static_cast<double>(covered) / (w * h);
}

std::vector<Overlap> Survey::overlaps() const {
    std::vector<Overlap> all;
    for (auto a = cards_.begin(); a != cards_.end(); ++a)
        for (auto b = std::next(a); b != cards_.end(); ++b) {
            if (faces_of_one_card(a->first, b->first)) continue;
            size_t in_a = 0, in_b = 0, both = 0;
            // Every ninth pixel tells enough.
            for (int y = 1; y < h; y += 3)
                for (int x = 1; x < w; x += 3) {
                    const bool p = alpha(a->second, x, y) > .5f, q = alpha(b->second, x, y) > .5f;
                    in_a += p;
                    in_b += q;
                    both += p && q;
                }
            all.push_back({a->first, b->first,
                           static_cast<double>(both) /
                               static_cast<double>(std::max<size_t>(1, std::min(in_a, in_b)))});
        }
    std::stable_sort(all.begin(), all.end(),
                     [](const Overlap& p, const Overlap& q) { return p.share > q.share; });
    return all;
}

EdgeSurvival Survey::edge_survival(int stacks, Seed seed) const {
    std::array<double, 3> weak{}, seen{};
    std::set<PictureId> ids;
    for (const auto* pictures : {&cards_, &backgrounds_})
        for (const auto& [id, layers] : *pictures)
            ids.insert(id);
    for (const StackPlan& plan : random_stacks(ids, stacks, seed)) {
        const std::vector<float> l = lightness(stacked(plan));
        const auto at_pixel = [&](int x, int y) {
            return l[static_cast<size_t>(y) * w + static_cast<size_t>(x)];
        };
        for (size_t layer = 0; layer < 3; ++layer) {
            const Layers& card = cards_.at(plan.cards[layer]);
            for (int y = 12; y < h - 12; y += 2)
                for (int x = 12; x < w - 12; x += 2) {
                    const float gx = alpha(card, x + 3, y) - alpha(card, x - 3, y);
                    const float gy = alpha(card, x, y + 3) - alpha(card, x, y - 3);
                    const float g = std::sqrt(gx * gx + gy * gy);
                    if (g < .6f) continue;
                    float contrast = 0;
                    for (int t = 1; t <= 8; ++t) {
                        const int dx =
                            static_cast<int>(std::lround(gx / g * static_cast<float>(t)));
                        const int dy =
                            static_cast<int>(std::lround(gy / g * static_cast<float>(t)));
                        contrast = std::max(contrast, std::fabs(at_pixel(x + dx, y + dy) -
                                                                at_pixel(x - dx, y - dy)));
                    }
                    weak[layer] += contrast < 12;
                    seen[layer] += 1;
                }
        }
    }
    EdgeSurvival result;
    for (size_t k = 0; k < 3; ++k)
        result.lost[k] = weak[k] / std::max(1.0, seen[k]);
    return result;
}

}  // namespace velatura::studio
