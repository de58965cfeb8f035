// Numbers about the whole set, as JSON on the standard output.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "program/survey.h"

namespace velatura::studio {

int measure(const Settings& settings) {
    const Gallery gallery(settings.sources, settings.memory, settings.foreign);
    const Survey survey(gallery, settings);
    const std::map<int, CardRow> rows = read_cards(settings.art);
    const auto rounded = [](double v) { return std::round(v * 1000) / 1000; };
    nlohmann::json report;
    for (const auto& [number, layers] : survey.cards()) {
        const double share = survey.coverage(number);
        report["coverage"][std::to_string(number)] = rounded(share);
        if (share > .45) report["over_45_percent"].push_back(number);
    }
    for (const auto& [number, row] : rows) {
        auto& plane = report["planes"][row.plane];
        auto& zone = report["zones"][row.zone];
        plane = plane.is_null() ? 1 : plane.get<int>() + 1;
        zone = zone.is_null() ? 1 : zone.get<int>() + 1;
    }
    report["overlap_within_plane"] = nlohmann::json::array();
    for (const Overlap& o : survey.overlaps())
        if (rows.contains(o.a) && rows.contains(o.b) && rows.at(o.a).plane == rows.at(o.b).plane &&
            o.share > .3)
            report["overlap_within_plane"].push_back({o.a, o.b, rounded(o.share)});
    for (const auto& [number, layers] : survey.backgrounds()) {
        double sum = 0, squares = 0;
        const std::vector<float> l = lightness(opaque(layers));
        for (float v : l) {
            sum += static_cast<double>(v);
            squares += static_cast<double>(v) * static_cast<double>(v);
        }
        const double mean = sum / static_cast<double>(l.size());
        report["background_lightness"][std::to_string(number)] = {
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
