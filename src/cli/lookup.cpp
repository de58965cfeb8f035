#include "cli/lookup.h"

#include <algorithm>
#include <array>

#include "record/names.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

constexpr std::string_view automa_name = "automa";

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

std::string box_name(const Context& context, std::size_t box) {
    return context.text("box." + std::string{record::box_names[box]});
}

std::string award_card_name(const Context& context, rules::PrizeId id) {
    return context.text("prize." + context.catalog.cards.box_cards().prizes[rules::index(id)].id +
                        ".name");
}

std::string rival_name(const Context& context, rules::RivalId id) {
    return context.text("rival." + context.catalog.cards.box_cards().rivals[rules::index(id)].id +
                        ".name");
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

Found<NamedLayer> find_layer(const Context& context, std::string_view word) {
    const bool flipped = word.ends_with(record::back_mark);
    if (flipped) word.remove_suffix(1);
    const auto card = find_art_card(context, word);
    if (!card) return no(card.error());
    return NamedLayer{*card, flipped};
}

Found<rules::Element> find_element(const Context& context, std::string_view name) {
    for (const rules::Element element : rules::each_element) {
        const std::string id{record::element_names[rules::index(element)]};
        if (content::same_word(name, id) ||
            content::same_word(name, context.text("element." + id))) {
            return element;
        }
    }
    return unknown(
        context, "cli.unknown_element", name, std::nullopt,
        std::vector<std::string>{record::element_names.begin(), record::element_names.end()});
}

Found<NamedBoxes> find_boxes(const Context& context, const std::vector<std::string>& names) {
    NamedBoxes found;
    for (const std::string& name : names) {
        const auto box = std::ranges::find_if(rules::each_box, [&](rules::Box each) {
            return content::same_word(name, record::box_names[rules::index(each)]) ||
                   content::same_word(name, box_name(context, rules::index(each)));
        });
        if (box != rules::each_box.end()) {
            found.boxes.insert(*box);
        } else if (content::same_word(name, automa_name)) {
            found.automa = true;
        } else {
            std::vector<std::string> all{record::box_names.begin() + 1, record::box_names.end()};
            all.emplace_back(automa_name);
            return unknown(context, "cli.unknown_box", name, std::nullopt, all);
        }
    }
    return found;
}

namespace {

// By its id or as the player reads it, or a complaint with all there are.
template <typename Id, typename Things, typename NameOf>
Found<Id> find_thing(const Context& context, std::string_view key, const Things& things,
                     NameOf name_of, std::string_view name) {
    if (const auto id = content::find_printed<Id>(things, name)) return *id;
    std::vector<std::string> all;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (content::same_word(name_of(context, static_cast<Id>(i)), name))
            return static_cast<Id>(i);
        all.push_back(things[i].id);
    }
    return unknown(context, key, name, std::nullopt, all);
}

}  // namespace

Found<rules::PrizeId> find_award_card(const Context& context, std::string_view name) {
    return find_thing<rules::PrizeId>(context, "cli.unknown_award_card",
                                      context.catalog.cards.box_cards().prizes, award_card_name,
                                      name);
}

Found<rules::RivalId> find_rival(const Context& context, std::string_view name) {
    return find_thing<rules::RivalId>(context, "cli.unknown_rival",
                                      context.catalog.cards.box_cards().rivals, rival_name, name);
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
