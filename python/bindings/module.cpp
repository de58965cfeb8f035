#include "velatura.h"

namespace velatura::python {

namespace {

nb::dict swatch_dict(const rules::SwatchIcons& swatch) {
    nb::dict icons;
    constexpr std::array names{"hue", "shape", "texture", "tone"};
    for (std::size_t element = 0; element < rules::element_count; ++element) {
        if (swatch.elements[element] > 0) icons[names[element]] = swatch.elements[element];
    }
    for (std::size_t element = 0; element < rules::element_count; ++element) {
        const std::string bonus = std::string{"bonus-"} + names[element];
        if (swatch.bonuses[element] > 0) icons[bonus.c_str()] = swatch.bonuses[element];
    }
    return icons;
}

nb::list art_cards() {
    nb::list cards;
    for (std::size_t i = 0; i < catalog().cards.art().size(); ++i) {
        const auto id = static_cast<rules::ArtCardId>(i);
        const rules::ArtCard& card = catalog().cards.art(id);
        nb::dict entry;
        entry["number"] = i + 1;
        entry["word"] = std::string{catalog().word(id)};
        entry["side"] = card.side == rules::Side::left ? "left" : "right";
        nb::list swatches;
        for (const rules::SwatchIcons& swatch : card.icons.swatches)
            swatches.append(swatch_dict(swatch));
        entry["swatches"] = swatches;
        cards.append(entry);
    }
    return cards;
}

nb::list scoring_cards() {
    nb::list cards;
    for (std::size_t i = 0; i < catalog().cards.scoring().size(); ++i) {
        const auto id = static_cast<rules::ScoringCardId>(i);
        const rules::ScoringCard& card = catalog().cards.scoring(id);
        nb::dict entry;
        entry["number"] = i + 1;
        entry["name"] = std::string{catalog().name(id)};
        nb::list points;
        for (std::size_t step = 0; step < card.steps; ++step)
            points.append(static_cast<int>(card.points[step]));
        entry["points"] = points;
        cards.append(entry);
    }
    return cards;
}

nb::list scenarios() {
    nb::list all;
    for (const content::Scenario& scenario : catalog().scenarios) {
        nb::dict entry;
        entry["id"] = scenario.id;
        entry["name"] = scenario.name;
        entry["goal"] = static_cast<int>(scenario.goal);
        nb::list scoring;
        for (const rules::ScoringCardId id : scenario.scoring)
            scoring.append(std::string{catalog().name(id)});
        entry["scoring"] = scoring;
        all.append(entry);
    }
    return all;
}

}  // namespace

NB_MODULE(_engine, module) {
    module.doc() = "The engine of Velatura: rules, records, computer players and environments.";

    static nb::object refused = nb::steal<nb::object>(PyErr_NewExceptionWithDoc(
        "velatura.Refused",
        "Something the rules, a record or a set-up does not allow. `code` "
        "is a stable name of the reason; the text says it in words.",
        PyExc_ValueError, nullptr));
    module.attr("Refused") = refused;
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const Refused& refusal) {
            nb::object error = refused(refusal.what());
            error.attr("code") = refusal.code;
            PyErr_SetObject(refused.ptr(), error.ptr());
        }
    });

    module.def("art_cards", &art_cards,
               "The art cards: number, word, side of the title strip, icons by swatch from red to "
               "violet.");
    module.def("scoring_cards", &scoring_cards,
               "The scoring cards: number, name, points for one, two, ... ribbons.");
    module.def("scenarios", &scenarios, "The scenarios: id, name, goal in points, scoring cards.");

    bind_game(module);
    bind_thinker(module);
    bind_environments(module);
}

}  // namespace velatura::python
