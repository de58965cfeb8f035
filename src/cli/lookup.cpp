#include "cli/lookup.h"

#include <algorithm>

#include "words/forms.h"

namespace velatura::cli {

namespace {

// With the one that was probably meant, or with all there are, if they are known.
std::unexpected<Problem> unknown(const Context& context, std::string_view key,
                                 std::string_view word, std::optional<std::string_view> nearest,
                                 std::span<const std::string> all = {}) {
    auto [code, reason] = context.problem(key, {{"word", word}});
    if (nearest) {
        reason = words::sentences(context.language, reason,
                                  context.text("record.did_you_mean", {{"word", *nearest}}));
    } else if (!all.empty()) {
        reason = words::sentences(
            context.language, reason,
            context.text("cli.there_are", {{"list", words::list(context.language, all)}}));
    }
    return no({std::move(code), std::move(reason)});
}

}  // namespace

std::string scoring_card_name(const Context& context, rules::ScoringCardId id) {
    const content::PrintedWord& printed = context.catalog.scoring[rules::index(id)];
    if (printed.pack != 0) return printed.word;  // lang/ knows the base game's cards only
    const auto& condition = context.catalog.cards.scoring(id).condition_name;
    return context.text("scoring." + std::string{condition} + ".name");
}

std::string scenario_name(const Context& context, const content::Scenario& scenario) {
    return context.text("scenario." + scenario.id + ".name");
}

Found<rules::ArtCardId> find_art_card(const Context& context, std::string_view word) {
    const content::Catalog& catalog = context.catalog;
    if (const auto id = catalog.find_art_card(word)) return *id;
    for (std::size_t i = 0; i < catalog.art.size(); ++i) {
        if (content::same_word(words::card_word(context.language, catalog.art[i].word), word)) {
            return static_cast<rules::ArtCardId>(i);
        }
    }
    return unknown(context, "cli.unknown_art_card", word, catalog.nearest_art_card(word));
}

Found<rules::ScoringCardId> find_scoring_card(const Context& context, std::string_view name) {
    const content::Catalog& catalog = context.catalog;
    if (const auto id = catalog.find_scoring_card(name)) return *id;
    for (std::size_t i = 0; i < catalog.scoring.size(); ++i) {
        const auto id = static_cast<rules::ScoringCardId>(i);
        if (content::same_word(scoring_card_name(context, id), name)) return id;
    }
    std::vector<std::string> all;
    for (std::size_t i = 0; i < catalog.scoring.size(); ++i)
        all.push_back(scoring_card_name(context, static_cast<rules::ScoringCardId>(i)));
    return unknown(context, "cli.unknown_scoring_card", name, catalog.nearest_scoring_card(name),
                   all);
}

Found<const content::Scenario*> find_scenario(const Context& context, std::string_view name) {
    const content::Catalog& catalog = context.catalog;
    if (const content::Scenario* scenario = catalog.find_scenario(name)) return scenario;
    for (const content::Scenario& scenario : catalog.scenarios) {
        if (content::same_word(scenario_name(context, scenario), name)) return &scenario;
    }
    std::vector<std::string> all;
    std::ranges::transform(catalog.scenarios, std::back_inserter(all), &content::Scenario::id);
    return unknown(context, "cli.unknown_scenario", name, catalog.nearest_scenario(name), all);
}

Found<std::vector<rules::ScoringCardId>> find_scoring_cards(const Context& context,
                                                            const std::vector<std::string>& names) {
    std::vector<rules::ScoringCardId> cards;
    for (const std::string& name : names) {
        const auto id = find_scoring_card(context, name);
        if (!id) return std::unexpected{id.error()};
        if (std::ranges::find(cards, *id) != cards.end()) {
            return std::unexpected{context.problem("refusal.scoring_card_twice")};
        }
        cards.push_back(*id);
    }
    return cards;
}

}  // namespace velatura::cli
