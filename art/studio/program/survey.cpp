#include "program/survey.h"

namespace velatura::studio {
namespace {

constexpr int w = static_cast<int>(sheet_width), h = static_cast<int>(sheet_height);

float alpha(const Layers& l, int x, int y) {
    return static_cast<float>(
               l.body[(static_cast<size_t>(y) * w + static_cast<size_t>(x)) * 4 + 3]) /
           255;
}

std::vector<int> numbers(const std::map<int, Layers>& pictures) {
    std::vector<int> keys;
    for (const auto& [number, layers] : pictures)
        keys.push_back(number);
    return keys;
}

}  // namespace

Survey::Survey(const Gallery& gallery, const Settings& settings) {
    std::set<PictureId> ids;
    for (const auto& [number, picture] : painted_cards())
        ids.insert({Kind::card, number});
    for (const auto& [number, picture] : painted_backgrounds())
        ids.insert({Kind::background, number});
    for (auto& [id, layers] : gallery.pictures(ids, settings.threads))
        (id.kind == Kind::card ? cards_ : backgrounds_)[id.number] = std::move(layers);
}

std::vector<StackPlan> Survey::random_stacks(int n, Seed seed) const {
    Random random(seed);
    const std::vector<int> all = numbers(cards_), grounds = numbers(backgrounds_);
    std::vector<StackPlan> plans;
    for (int k = 0; k < n && all.size() >= 3; ++k) {
        StackPlan plan;
        plan.background = grounds.empty() ? 0 : grounds[static_cast<size_t>(k) % grounds.size()];
        while (plan.cards.size() < 3) {
            const int card = random.one_of(all);
            if (std::find(plan.cards.begin(), plan.cards.end(), card) == plan.cards.end())
                plan.cards.push_back(card);
        }
        plans.push_back(plan);
    }
    return plans;
}

std::vector<StackPlan> Survey::worst_collisions(int n) const {
    std::vector<StackPlan> plans;
    const std::vector<int> grounds = numbers(backgrounds_);
    for (const Overlap& o : overlaps()) {
        if (static_cast<int>(plans.size()) >= n) break;
        plans.push_back({{o.a, o.b}, grounds.empty() ? 0 : grounds[plans.size() % grounds.size()]});
    }
    return plans;
}

Flat Survey::stacked(const StackPlan& plan) const {
    const auto ground = backgrounds_.find(plan.background);
    Flat f =
        ground == backgrounds_.end() ? Flat(w, h, {.97f, .955f, .91f}) : opaque(ground->second);
    for (int card : plan.cards)
        lay_on(f, cards_.at(card));
    return f;
}

double Survey::coverage(int card) const {
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
    for (const StackPlan& plan : random_stacks(stacks, seed)) {
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
