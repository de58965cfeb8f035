// velatura paintings --csv: every possible painting of the deck, with what it earns.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "cli/command.h"

namespace velatura::cli {

namespace {

using rules::ArtCardId;

std::vector<rules::ScoringCardId> alphabetical(const content::Catalog& catalog) {
    std::vector<rules::ScoringCardId> cards(catalog.scoring.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = static_cast<rules::ScoringCardId>(i);
    std::ranges::sort(cards, {}, [&catalog](rules::ScoringCardId id) { return catalog.name(id); });
    return cards;
}

std::string header(const content::Catalog& catalog,
                   const std::vector<rules::ScoringCardId>& scoring) {
    std::string line = "bottom,middle,top";
    for (const rules::ScoringCardId id : scoring) {
        line += ',';
        line += catalog.name(id);
    }
    return line += ",silver\n";
}

int print_paintings(const content::Catalog& catalog) {
    const std::vector<rules::ScoringCardId> scoring = alphabetical(catalog);
    const std::size_t cards = catalog.cards.art().size();
    std::string out = header(catalog, scoring);
    for (std::size_t bottom = 0; bottom < cards; ++bottom) {
        for (std::size_t middle = 0; middle < cards; ++middle) {
            for (std::size_t top = 0; top < cards; ++top) {
                if (bottom == middle || bottom == top || middle == top) continue;
                const rules::Layers layers{static_cast<ArtCardId>(bottom),
                                           static_cast<ArtCardId>(middle),
                                           static_cast<ArtCardId>(top)};
                const rules::Icons visible = catalog.cards.read(layers).visible;
                out += catalog.word(layers.bottom);
                out += ',';
                out += catalog.word(layers.middle);
                out += ',';
                out += catalog.word(layers.top);
                for (const rules::ScoringCardId id : scoring) {
                    out += ',';
                    out += fmt::format_int{rules::times_met(catalog.cards.scoring(id).condition,
                                                            visible)}
                               .c_str();
                }
                out += ',';
                out += fmt::format_int{rules::silver_ribbons(visible)}.c_str();
                out += '\n';
            }
        }
        // One bottom card's rows at a time: few writes, little memory.
        if (std::fwrite(out.data(), 1, out.size(), stdout) != out.size()) return refused;
        out.clear();
    }
    return done;
}

}  // namespace

Verb add_paintings(App& program) {
    App* app = program.add_subcommand(
        "paintings", "Print every possible painting and what it earns, as a table");
    app->add_flag("--csv")
        ->description("Print comma-separated values (required: the only format)")
        ->required();
    return {app, [](Context& context) { return print_paintings(context.catalog); }};
}

}  // namespace velatura::cli
