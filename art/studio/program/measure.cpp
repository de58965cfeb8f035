// Numbers about the whole set, as JSON on the standard output.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "program/survey.h"

namespace velatura::studio {

int measure(const Settings& settings, const std::vector<std::string>& boxes) {
    const Gallery gallery(settings.sources, settings.memory, settings.foreign);
    const Survey survey(gallery, settings, surveyed(boxes));
    const std::map<PictureId, CardRow> rows = read_cards(settings.art);
    const auto rounded = [](double v) { return std::round(v * 1000) / 1000; };
    nlohmann::json report;
    const auto plane = [&](PictureId id) {
        id.back = false;
        return rows.at(id).plane;
    };
    for (const auto& [id, layers] : survey.cards()) {
        const double share = survey.coverage(id);
        report["coverage"][name_of(id)] = rounded(share);
        if (share > .45) report["over_45_percent"].push_back(name_of(id));
    }
    for (const auto& [id, row] : rows) {
        if (!survey.cards().contains(id)) continue;
        for (auto* count : {&report["planes"][row.plane], &report["zones"][row.zone]})
            *count = count->is_null() ? 1 : count->get<int>() + 1;
    }
    report["overlap_within_plane"] = nlohmann::json::array();
    for (const Overlap& o : survey.overlaps())
        if (plane(o.a) == plane(o.b) && o.share > .3)
            report["overlap_within_plane"].push_back(
                {name_of(o.a), name_of(o.b), rounded(o.share)});
    for (const auto& [id, layers] : survey.backgrounds()) {
        double sum = 0, squares = 0;
        const std::vector<float> l = lightness(opaque(layers));
        for (float v : l) {
            sum += static_cast<double>(v);
            squares += static_cast<double>(v) * static_cast<double>(v);
        }
        const double mean = sum / static_cast<double>(l.size());
        report["background_lightness"][name_of(id)] = {
            rounded(mean),
            rounded(std::sqrt(squares / static_cast<double>(l.size()) - mean * mean))};
    }
    if (survey.cards().size() >= 3) {
        const EdgeSurvival s = survey.edge_survival(40, 99);
        report["edges_lost"] = {{"bottom", rounded(s.lost[0])},
                                {"middle", rounded(s.lost[1])},
                                {"top", rounded(s.lost[2])}};
    }
    fmt::print("{}\n", report.dump(1));
    return 0;
}

}  // namespace velatura::studio
