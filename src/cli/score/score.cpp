// velatura score: the title of a painting, what it shows and what it earns.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <memory>

#include "cli/command.h"
#include "cli/icons.h"
#include "cli/lookup.h"
#include "cli/terminal/columns.h"
#include "protocol/wire.h"
#include "protocol/writer.h"
#include "record/names.h"
#include "record/record.h"

namespace velatura::cli {

namespace {

struct Options {
    std::vector<std::string> layers;
    std::vector<std::string> scoring;
    std::vector<std::string> boxes;
    std::vector<std::string> creativity;
    bool json = false;
};

Found<rules::Layers> find_layers(const Context& context, const std::vector<std::string>& words) {
    if (words.size() != rules::layers_in_painting) {
        return no(context.problem("cli.score.wrong_count", {{"n", words.size()}}));
    }
    std::array<rules::ArtCardId, rules::layers_in_painting> cards{};
    rules::Faces faces;
    for (std::size_t layer = 0; layer < cards.size(); ++layer) {
        const auto found = find_layer(context, words[layer]);
        if (!found) return no(found.error());
        if (std::ranges::find(cards.begin(), cards.begin() + layer, found->card) !=
            cards.begin() + layer) {
            return no(context.problem(rules::RuleError::card_twice));
        }
        if (found->flipped && !context.catalog.cards.art(found->card).has_mirror) {
            return no(context.problem(rules::RuleError::card_without_mirror));
        }
        cards[layer] = found->card;
        if (found->flipped) faces.flip(layer);
    }
    return rules::Layers{cards[0], cards[1], cards[2], faces};
}

// An element for each ★ that these layers show.
Found<rules::Stars> find_stars(const Context& context, const rules::Layers& layers,
                               const std::vector<std::string>& names) {
    const rules::Icons blended = context.catalog.cards.read(layers, 0).blended;
    const std::size_t shown = rules::stars_in(blended);
    rules::Stars stars;
    for (std::size_t n = 0; n < names.size(); ++n) {
        const auto element = find_element(context, names[n]);
        if (!element) return no(element.error());
        if (n < shown) stars.set(n, *element);
    }
    if (shown == 0 && !names.empty()) return no(context.problem("cli.score.no_stars"));
    if (names.size() != shown) {
        return no(context.problem(
            names.size() < shown ? "cli.score.too_few_stars" : "cli.score.too_many_stars",
            {{"n", shown}, {"named", names.size()}}));
    }
    if (!rules::is_choice(blended, stars)) {
        return no(context.problem(rules::RuleError::wrong_stars));
    }
    return stars;
}

std::string_view swatch_name(std::size_t i) {
    return protocol::name_of(static_cast<rules::Swatch>(i));
}

class Scored {
  public:
    Scored(const Context& context, const rules::Layers& layers,
           std::vector<rules::ScoringCardId> scoring)
        : context_(context),
          scoring_(std::move(scoring)),
          layers_(layers),
          painting_(context.catalog.cards.read(layers)) {}

    std::string json() const {
        protocol::Writer json;
        json.begin_object().key("layers").begin_list();
        for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
            std::string name{context_.catalog.word(layers_.cards()[layer])};
            if (layers_.faces.flipped(layer)) name += record::back_mark;
            json.value(name);
        }
        json.end_list().field("title", title(context_.json_language));
        if (of_boxes()) {
            json.key("creativity").begin_list();
            for (std::size_t n = 0; n < rules::stars_in(painting_.blended); ++n)
                json.value(element_icons[rules::index(layers_.stars[n])]);
            json.end_list();
        }
        json.key("visible").begin_object();
        for (std::size_t i = 0; i < rules::swatch_count; ++i) {
            if (painting_.visible.swatches[i].blank()) continue;
            json.key(swatch_name(i)).begin_list();
            for_each_icon(painting_.visible.swatches[i],
                          [&json](std::string_view name) { json.value(name); });
            json.end_list();
        }
        json.end_object().key("ribbons").begin_object();
        for (const rules::ScoringCardId id : scoring_) {
            json.field(context_.catalog.name(id), times(id));
        }
        json.end_object().field("silver", rules::silver_ribbons(painting_.visible));
        if (of_boxes()) json.field("gold", rules::gold_ribbons(painting_.visible));
        return json.end_object().text();
    }

    std::string text() const {
        Columns ribbons;
        ribbons.add({context_.text("cli.score.scoring_card"), context_.text("cli.score.ribbons")});
        for (const rules::ScoringCardId id : scoring_) {
            const auto& condition = context_.catalog.cards.scoring(id).condition_name;
            ribbons.add({scoring_card_name(context_, id), std::to_string(times(id)),
                         context_.text("scoring." + condition + ".rule")});
        }
        ribbons.add({context_.text("cli.score.silver"),
                     std::to_string(rules::silver_ribbons(painting_.visible))});
        if (of_boxes()) {
            ribbons.add({context_.text("cli.score.gold"),
                         std::to_string(rules::gold_ribbons(painting_.visible))});
        }
        return fmt::format(
            "{}\n{}\n\n{}\n{}", title(context_.language),
            context_.text("cli.score.layers",
                          {{"bottom", word(0)}, {"middle", word(1)}, {"top", word(2)}}),
            swatches(), ribbons.text());
    }

  private:
    bool of_boxes() const {
        return std::ranges::any_of(layers_.cards(), [this](rules::ArtCardId card) {
            return context_.catalog.cards.art(card).box != rules::Box::base;
        });
    }
    const rules::Icons& icons(std::size_t layer) const {
        return context_.catalog.cards.icons(layers_.cards()[layer], layers_.faces.flipped(layer));
    }
    std::string title(words::Language language) const {
        const auto [left, right] = record::title_words(context_.catalog, layers_);
        return words::title(language, left, right);
    }
    std::string word(std::size_t layer) const {
        std::string word{
            words::card_word(context_.language, context_.catalog.word(layers_.cards()[layer]))};
        if (layers_.faces.flipped(layer)) word += record::back_mark;
        return word;
    }
    int times(rules::ScoringCardId id) const {
        return rules::times_met(context_.catalog.cards.scoring(id).condition, painting_.visible);
    }
    std::string icon_list(const rules::SwatchIcons& swatch) const {
        std::string list;
        for_each_icon(swatch, [&](std::string_view name) {
            if (!list.empty()) list += ", ";
            list += context_.text(icon_key(name));
        });
        return list.empty() ? "-" : list;
    }
    // What is visible in the end, what lies under it, and the steps before that changed anything.
    std::string swatches() const {
        struct Step {
            std::string_view key;
            const rules::Icons* icons;
        };
        std::vector<Step> steps;
        for (const Step step : {Step{"cli.score.uncovered", &painting_.uncovered},
                                Step{"cli.score.doubled", &painting_.doubled},
                                Step{"cli.score.blended", &painting_.blended}}) {
            const bool same = !steps.empty() && *steps.back().icons == *step.icons;
            if (!same && *step.icons != painting_.visible) steps.push_back(step);
        }
        Columns table;
        Columns::Cells heading{context_.text("cli.score.swatch")};
        for (const Step& step : steps)
            heading.push_back(context_.text(step.key));
        heading.push_back(context_.text("cli.score.visible"));
        heading.push_back(context_.text("cli.score.covered"));
        table.add(std::move(heading));
        for (std::size_t i = 0; i < rules::swatch_count; ++i) {
            Columns::Cells row{context_.text("swatch." + std::string{swatch_name(i)})};
            for (const Step& step : steps)
                row.push_back(icon_list(step.icons->swatches[i]));
            row.push_back(icon_list(painting_.visible.swatches[i]));
            row.push_back(covered(i));
            table.add(std::move(row));
        }
        return table.text();
    }
    // What lies under the layer that shows in this swatch, with the card it is printed on.
    std::string covered(std::size_t swatch) const {
        std::string list;
        for (std::size_t layer = painting_.from[swatch].value_or(0); layer-- > 0;) {
            const rules::SwatchIcons& printed = icons(layer).swatches[swatch];
            if (printed.blank()) continue;
            if (!list.empty()) list += "; ";
            list += fmt::format("{} ({})", icon_list(printed), word(layer));
        }
        return list.empty() ? "-" : list;
    }

    const Context& context_;
    std::vector<rules::ScoringCardId> scoring_;
    rules::Layers layers_;
    rules::Painting painting_;
};

int score(const Context& context, const Options& options) {
    auto layers = find_layers(context, split_items(options.layers));
    if (!layers) return refuse(layers.error(), bad_usage);
    const auto stars = find_stars(context, *layers, split_items(options.creativity));
    if (!stars) return refuse(stars.error(), bad_usage);
    layers->stars = *stars;
    auto scoring = find_scoring_cards(context, split_items(options.scoring));
    if (!scoring) return refuse(scoring.error(), bad_usage);
    auto boxes = find_boxes(context, split_items(options.boxes));
    if (!boxes) return refuse(boxes.error(), bad_usage);
    if (scoring->empty()) {
        for (const rules::ArtCardId card : layers->cards())
            boxes->boxes.insert(context.catalog.cards.art(card).box);
        scoring = context.catalog.cards.scoring_of(boxes->boxes);
    }
    const Scored scored{context, *layers, *std::move(scoring)};
    fmt::print("{}", options.json ? scored.json() + "\n" : scored.text());
    return done;
}

}  // namespace

Verb add_score(App& program) {
    const auto options = std::make_shared<Options>();
    App* app =
        program.add_subcommand("score", "Show a painting's title, visible icons and ribbons");
    app->add_option("--layers", options->layers,
                    "The art cards: bottom, middle, top; ~ behind a word: flipped")
        ->type_name("WORD,WORD,WORD")
        ->required();
    app->add_option("--creativity", options->creativity,
                    "An element for each visible ★, from red to violet")
        ->type_name("ELEMENT,...");
    app->add_option(
           "--scoring", options->scoring,
           "Scoring cards; default: all of the base game and of the boxes of the art cards")
        ->type_name("NAME,...");
    app->add_option("--box", options->boxes, "Also all scoring cards of these boxes")
        ->type_name("NAME,...");
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return score(context, *options); }};
}

}  // namespace velatura::cli
