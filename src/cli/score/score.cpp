// velatura score: the title of a painting, what it shows and what it earns.
#include <fmt/core.h>

#include <array>
#include <memory>
#include <numeric>

#include "cli/command.h"
#include "cli/lookup.h"
#include "cli/terminal/columns.h"
#include "protocol/wire.h"
#include "protocol/writer.h"
#include "record/record.h"

namespace velatura::cli {

namespace {

struct Options {
    std::vector<std::string> layers;
    std::vector<std::string> scoring;
    bool json = false;
};

using LayerCards = std::array<rules::ArtCardId, rules::layers_in_painting>;

Found<LayerCards> find_layers(const Context& context, const std::vector<std::string>& words) {
    std::vector<rules::ArtCardId> cards;
    for (const std::string& word : words) {
        const auto card = find_art_card(context, word);
        if (!card) return std::unexpected{card.error()};
        cards.push_back(*card);
    }
    LayerCards layers{};
    if (cards.size() != layers.size()) {
        return std::unexpected{context.problem("cli.score.wrong_count", {{"n", cards.size()}})};
    }
    std::ranges::copy(cards, layers.begin());
    if (layers[0] == layers[1] || layers[0] == layers[2] || layers[1] == layers[2]) {
        return std::unexpected{context.problem("refusal.card_twice")};
    }
    return layers;
}

// Calls use(prefix, name, count) for each kind of icon in the swatch: elements first.
void for_each_icon(const rules::SwatchIcons& icons, auto use) {
    const auto name = [](std::size_t i) {
        return protocol::name_of(static_cast<rules::Element>(i));
    };
    for (std::size_t i = 0; i < rules::element_count; ++i) {
        if (icons.elements[i] > 0) use("element.", name(i), icons.elements[i]);
    }
    for (std::size_t i = 0; i < rules::element_count; ++i) {
        if (icons.bonuses[i] > 0) use("bonus.", name(i), icons.bonuses[i]);
    }
}

std::string_view swatch_name(std::size_t i) {
    return protocol::name_of(static_cast<rules::Swatch>(i));
}

class Scored {
  public:
    Scored(const Context& context, const LayerCards& cards,
           std::vector<rules::ScoringCardId> scoring)
        : context_(context),
          cards_(cards),
          scoring_(std::move(scoring)),
          layers_{cards[0], cards[1], cards[2]},
          painting_(context.catalog.cards.read(layers_)) {}

    std::string json() const {
        protocol::Writer json;
        json.begin_object().key("layers").begin_list();
        for (const rules::ArtCardId card : cards_)
            json.value(context_.catalog.word(card));
        json.end_list().field("title", title(context_.json_language)).key("visible").begin_object();
        for (std::size_t i = 0; i < rules::swatch_count; ++i) {
            if (painting_.visible.swatches[i].empty()) continue;
            json.key(swatch_name(i));
            protocol::write_icons(json, painting_.visible.swatches[i]);
        }
        json.end_object().key("ribbons").begin_object();
        for (const rules::ScoringCardId id : scoring_) {
            json.field(context_.catalog.name(id), times(id));
        }
        json.end_object().field("silver", rules::silver_ribbons(painting_.visible)).end_object();
        return json.text();
    }

    std::string text() const {
        Columns swatches;
        swatches.add({context_.text("cli.score.swatch"), context_.text("cli.score.visible"),
                      context_.text("cli.score.covered")});
        for (std::size_t i = 0; i < rules::swatch_count; ++i) {
            swatches.add({context_.text("swatch." + std::string{swatch_name(i)}),
                          icon_list(painting_.visible.swatches[i]), covered(i)});
        }
        Columns ribbons;
        ribbons.add({context_.text("cli.score.scoring_card"), context_.text("cli.score.ribbons")});
        for (const rules::ScoringCardId id : scoring_) {
            const auto& condition = context_.catalog.cards.scoring(id).condition_name;
            ribbons.add({scoring_card_name(context_, id), std::to_string(times(id)),
                         context_.text("scoring." + condition + ".rule")});
        }
        ribbons.add({context_.text("cli.score.silver"),
                     std::to_string(rules::silver_ribbons(painting_.visible))});
        return fmt::format(
            "{}\n{}\n\n{}\n{}", title(context_.language),
            context_.text("cli.score.layers",
                          {{"bottom", word(0)}, {"middle", word(1)}, {"top", word(2)}}),
            swatches.text(), ribbons.text());
    }

  private:
    const rules::Icons& icons(std::size_t layer) const {
        return context_.catalog.cards.art(cards_[layer]).icons;
    }
    std::string title(words::Language language) const {
        const auto [left, right] = record::title_words(context_.catalog, layers_);
        return words::title(language, left, right);
    }
    std::string_view word(std::size_t layer) const {
        return words::card_word(context_.language, context_.catalog.word(cards_[layer]));
    }
    int times(rules::ScoringCardId id) const {
        return rules::times_met(context_.catalog.cards.scoring(id).condition, painting_.visible);
    }
    std::string icon_list(const rules::SwatchIcons& swatch) const {
        std::string list;
        for_each_icon(swatch, [&](std::string_view kind, std::string_view name, int count) {
            for (int n = 0; n < count; ++n) {
                if (!list.empty()) list += ", ";
                list += context_.text(std::string{kind} + std::string{name});
            }
        });
        return list.empty() ? "-" : list;
    }
    // What lies under the layer that shows in this swatch, with the card it is printed on.
    std::string covered(std::size_t swatch) const {
        std::string list;
        for (std::size_t layer = painting_.from[swatch].value_or(0); layer-- > 0;) {
            const rules::SwatchIcons& printed = icons(layer).swatches[swatch];
            if (printed.empty()) continue;
            if (!list.empty()) list += "; ";
            list += fmt::format("{} ({})", icon_list(printed), word(layer));
        }
        return list.empty() ? "-" : list;
    }

    const Context& context_;
    LayerCards cards_;
    std::vector<rules::ScoringCardId> scoring_;
    rules::Layers layers_;
    rules::Painting painting_;
};

int score(const Context& context, const Options& options) {
    const auto layers = find_layers(context, split_items(options.layers));
    if (!layers) return refuse(layers.error(), bad_usage);
    auto scoring = find_scoring_cards(context, split_items(options.scoring));
    if (!scoring) return refuse(scoring.error(), bad_usage);
    if (scoring->empty()) {
        for (std::size_t id = 0; id < context.catalog.scoring.size(); ++id) {
            scoring->push_back(static_cast<rules::ScoringCardId>(id));
        }
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
    app->add_option("--layers", options->layers, "The art cards: bottom, middle, top")
        ->type_name("WORD,WORD,WORD")
        ->required();
    app->add_option("--scoring", options->scoring, "Scoring cards; default: all")
        ->type_name("NAME,...");
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return score(context, *options); }};
}

}  // namespace velatura::cli
