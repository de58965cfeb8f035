// velatura score: what a painting is called, what it shows and what it earns.
#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include <array>
#include <memory>
#include <numeric>

#include "cli/columns.h"
#include "cli/command.h"
#include "cli/json_writer.h"
#include "cli/lookup.h"
#include "cli/names.h"
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
        return std::unexpected{context.text("cli.score.wrong_count", {{"n", cards.size()}})};
    }
    std::ranges::copy(cards, layers.begin());
    if (layers[0] == layers[1] || layers[0] == layers[2] || layers[1] == layers[2]) {
        return std::unexpected{context.text("refusal.card_twice")};
    }
    return layers;
}

// Calls use(prefix, name, count) for each kind of icon in the swatch: elements first.
void for_each_icon(const rules::SwatchIcons& icons, auto use) {
    for (std::size_t i = 0; i < element_names.size(); ++i) {
        if (icons.elements[i] > 0) use("element.", element_names[i], icons.elements[i]);
    }
    for (std::size_t i = 0; i < element_names.size(); ++i) {
        if (icons.bonuses[i] > 0) use("bonus.", element_names[i], icons.bonuses[i]);
    }
}

class Scored {
  public:
    Scored(const Context& context, const LayerCards& cards,
           std::vector<rules::ScoringCardId> scoring)
        : context_(context),
          cards_(cards),
          scoring_(std::move(scoring)),
          layers_{cards[0], cards[1], cards[2]},
          visible_(rules::visible_icons(icons(0), icons(1), icons(2))),
          earnings_(rules::earnings_of(visible_)) {}

    std::string json() const {
        JsonWriter json;
        json.begin_object().key("layers").begin_array();
        for (const rules::ArtCardId card : cards_)
            json.value(context_.catalog.word(card));
        json.end_array()
            .member("title", title(context_.json_language))
            .key("visible")
            .begin_object();
        for (std::size_t i = 0; i < rules::swatch_count; ++i) {
            if (visible_.swatches[i].empty()) continue;
            json.key(swatch_names[i]).begin_array();
            for_each_icon(visible_.swatches[i],
                          [&json](std::string_view kind, std::string_view name, int count) {
                              const std::string prefix = kind == "bonus." ? "bonus-" : "";
                              for (int n = 0; n < count; ++n)
                                  json.value(prefix + std::string{name});
                          });
            json.end_array();
        }
        json.end_object().key("ribbons").begin_object();
        for (const rules::ScoringCardId id : scoring_) {
            json.member(context_.catalog.name(id), times(id));
        }
        json.end_object().member("silver", earnings_.silver()).end_object();
        return json.text();
    }

    std::string text() const {
        Columns swatches;
        swatches.add({context_.text("cli.score.swatch"), context_.text("cli.score.visible"),
                      context_.text("cli.score.covered")});
        for (std::size_t i = 0; i < rules::swatch_count; ++i) {
            swatches.add({context_.text("swatch." + std::string{swatch_names[i]}),
                          icon_list(visible_.swatches[i]), covered(i)});
        }
        Columns ribbons;
        ribbons.add({context_.text("cli.score.scoring_card"), context_.text("cli.score.ribbons")});
        for (const rules::ScoringCardId id : scoring_) {
            const auto condition = rules::name_of(context_.catalog.cards.scoring(id).condition);
            ribbons.add({scoring_card_name(context_, id), std::to_string(times(id)),
                         context_.text("scoring." + std::string{condition} + ".rule")});
        }
        ribbons.add({context_.text("cli.score.silver"), std::to_string(earnings_.silver())});
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
        return earnings_.times(context_.catalog.cards.scoring(id).condition);
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
        bool shown = false;
        for (std::size_t layer = cards_.size(); layer-- > 0;) {
            const rules::SwatchIcons& printed = icons(layer).swatches[swatch];
            if (printed.empty()) continue;
            if (shown) {
                if (!list.empty()) list += "; ";
                list += fmt::format("{} ({})", icon_list(printed), word(layer));
            }
            shown = true;
        }
        return list.empty() ? "-" : list;
    }

    const Context& context_;
    LayerCards cards_;
    std::vector<rules::ScoringCardId> scoring_;
    rules::Layers layers_;
    rules::Icons visible_;
    rules::Earnings earnings_;
};

int score(const Context& context, const Options& options) {
    const auto layers = find_layers(context, split_items(options.layers));
    if (!layers) return refuse(layers.error());
    auto scoring = find_scoring_cards(context, split_items(options.scoring));
    if (!scoring) return refuse(scoring.error());
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

Verb add_score(CLI::App& program) {
    const auto options = std::make_shared<Options>();
    CLI::App* app =
        program.add_subcommand("score", "Say what a painting shows, is called and earns");
    app->add_option("--layers", options->layers, "The art cards, bottom, middle, top")
        ->type_name("WORD,WORD,WORD")
        ->required();
    app->add_option("--scoring", options->scoring, "Scoring cards; all where none are named")
        ->type_name("NAME,...");
    app->add_flag("--json", options->json, "An answer for programs");
    return {app, [options](Context& context) { return score(context, *options); }};
}

}  // namespace velatura::cli
