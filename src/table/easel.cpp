// What cards on the easel would show and earn, and the best orders to layer them in.
#include <algorithm>
#include <array>

#include "protocol/wire.h"
#include "table/questions.h"

namespace velatura::table {
namespace {

using protocol::FromTable;
using protocol::name_of;
using protocol::number_of;
using protocol::refusal;
using protocol::Writer;
using rules::ArtCardId;

namespace messages = protocol::messages;

Done check_cards(const content::Catalog& catalog, const std::vector<ArtCardId>& cards) {
    for (auto card = cards.begin(); card != cards.end(); ++card) {
        if (rules::index(*card) >= catalog.art.size()) {
            return std::unexpected{refusal(rules::RuleError::unknown_card)};
        }
        if (std::find(cards.begin(), card, *card) != card) {
            return std::unexpected{refusal(rules::RuleError::card_twice)};
        }
    }
    return {};
}

Done check_seat(const record::Match& match, std::optional<rules::Seat> seat) {
    if (seat && rules::index(*seat) < match.game().seats()) return {};
    return std::unexpected{
        refusal(protocol::MessageError::no_such_seat).with("seat", seat ? number_of(*seat) : 0)};
}

// One scoring card and how many of its ribbons are held already.
struct Asked {
    std::optional<rules::Ribbon> ribbon;
    rules::ScoringCardId card{};
    std::uint8_t held = 0;
};

std::expected<std::vector<Asked>, Refusal> asked_at(const record::Match& match,
                                                    std::optional<rules::Seat> seat) {
    if (auto sits = check_seat(match, seat); !sits) return std::unexpected{sits.error()};
    std::vector<Asked> asked;
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const rules::ScoringCardId card = match.game().setup().scoring[place];
        if (card == rules::no_scoring_card) continue;
        asked.push_back(
            {static_cast<rules::Ribbon>(place), card, match.state().player(*seat).ribbons[place]});
    }
    return asked;
}

std::expected<std::vector<Asked>, Refusal> asked_alone(const content::Catalog& catalog,
                                                       const messages::Look& look) {
    std::vector<Asked> asked;
    if (look.scoring) {
        for (const rules::ScoringCardId card : *look.scoring) {
            if (rules::index(card) >= catalog.scoring.size()) {
                return std::unexpected{refusal(rules::RuleError::unknown_scoring_card)};
            }
            asked.push_back({std::nullopt, card, 0});
        }
        return asked;
    }
    constexpr std::size_t most = 12;  // as many as an answer may hold
    for (std::size_t card = 0; card < std::min(most, catalog.scoring.size()); ++card)
        asked.push_back({std::nullopt, static_cast<rules::ScoringCardId>(card), 0});
    return asked;
}

// Shown on each swatch, and what it covers.
rules::Icons write_swatches(Writer& writer, const rules::Cards& cards,
                            const std::vector<ArtCardId>& easel) {
    const rules::Painting painting = cards.read(easel);
    const auto write_layer = [&](std::size_t layer, const rules::SwatchIcons& icons) {
        writer.begin_object().field("layer", layer + 1).key("icons");
        protocol::write_icons(writer, icons);
        writer.end_object();
    };
    writer.key("swatches").begin_list();
    for (std::size_t place = 0; place < rules::swatch_count; ++place) {
        const auto icons = [&](std::size_t layer) -> const rules::SwatchIcons& {
            return cards.art(easel[layer]).icons.swatches[place];
        };
        writer.begin_object()
            .field("swatch", name_of(static_cast<rules::Swatch>(place)))
            .key("visible");
        const auto shown = painting.from[place];
        shown ? write_layer(*shown, painting.visible.swatches[place]) : void(writer.null());
        writer.key("covered").begin_list();
        for (std::size_t below = shown.value_or(0); below > 0; --below) {
            if (!icons(below - 1).empty()) write_layer(below - 1, icons(below - 1));
        }
        writer.end_list().end_object();
    }
    writer.end_list();
    return painting.visible;
}

void write_groups(Writer& writer, const std::vector<rules::IconGroup>& groups) {
    writer.list("reasons", groups, [&](const rules::IconGroup& group) {
        writer.begin_list();
        for (const rules::IconAt& icon : group) {
            writer.begin_object()
                .field("swatch", name_of(icon.swatch))
                .field("icon",
                       icon.bonus ? protocol::name_of_bonus(icon.element) : name_of(icon.element))
                .end_object();
        }
        writer.end_list();
    });
}

void write_lacks(Writer& writer, const std::optional<rules::Lacks>& lacks) {
    writer.key("lacks");
    if (!lacks) {
        writer.null();
        return;
    }
    writer.begin_object()
        .field("reason", rules::name_of(lacks->lack))
        .list("elements", lacks->elements,
              [&](rules::Element element) { writer.value(name_of(element)); })
        .field("more", lacks->more)
        .list("swatches", lacks->swatches,
              [&](rules::Swatch swatch) { writer.value(name_of(swatch)); })
        .end_object();
}

// The points it would add.
int write_earned(Writer& writer, const content::Catalog& catalog, const Asked& asked,
                 const rules::Icons& visible) {
    const rules::ScoringCard& card = catalog.cards.scoring(asked.card);
    const int times = rules::times_met(card.condition, visible);
    const int taken = std::min(times, card.steps - asked.held);
    const int points = card.points_for(static_cast<std::uint8_t>(asked.held + taken)) -
                       card.points_for(asked.held);
    writer.begin_object().key("ribbon");
    asked.ribbon ? writer.value(name_of(*asked.ribbon)) : writer.null();
    writer.field("card", number_of(asked.card))
        .field("condition", card.condition_name)
        .field("times", times)
        .field("taken", taken)
        .field("over", times - taken)
        .field("points", points);
    write_groups(writer, rules::reasons(card.condition, visible));
    write_lacks(writer, rules::lacks(card.condition, visible));
    writer.end_object();
    return points;
}

}  // namespace

Done answer_look(Answers& answers, const content::Catalog& catalog, words::Language language,
                 const record::Match* match, const messages::Look& look) {
    const std::vector<ArtCardId>& easel = look.cards;
    if (auto known = check_cards(catalog, easel); !known) return known;
    const auto asked = match != nullptr ? asked_at(*match, look.seat) : asked_alone(catalog, look);
    if (!asked) return std::unexpected{asked.error()};

    Writer& writer = answers.begin(FromTable::looked);
    writer.list("cards", easel, [&](ArtCardId card) { writer.value(number_of(card)); })
        .field("title", protocol::title_of(catalog, language, easel));
    const rules::Icons visible = write_swatches(writer, catalog.cards, easel);
    int points = 0;
    writer.list("scoring", *asked,
                [&](const Asked& one) { points += write_earned(writer, catalog, one, visible); });
    const int silver = rules::silver_ribbons(visible);
    points += silver * rules::silver_points;
    writer.key("silver")
        .begin_object()
        .field("count", silver)
        .field("points", silver * rules::silver_points);
    write_groups(writer, rules::silver_reasons(visible));
    writer.end_object()
        .field("points", points)
        .field("complete", easel.size() == rules::layers_in_painting);
    answers.end();
    return {};
}

Done answer_orders(Answers& answers, const content::Catalog& catalog, words::Language language,
                   const record::Match& match, const messages::Orders& message) {
    const std::vector<ArtCardId>& cards = message.cards;
    if (auto known = check_cards(catalog, cards); !known) return known;
    if (auto sits = check_seat(match, message.seat); !sits) return sits;
    const rules::Player& player = match.state().player(message.seat);

    struct Order {
        rules::Layers layers;
        int points = 0;
        std::size_t place = 0;
    };
    std::vector<Order> orders;
    for (const ArtCardId bottom : cards) {
        for (const ArtCardId middle : cards) {
            for (const ArtCardId top : cards) {
                if (bottom == middle || bottom == top || middle == top) continue;
                const rules::Layers layers{bottom, middle, top};
                orders.push_back(
                    {layers, match.game().points_gained(player, layers), orders.size()});
            }
        }
    }
    // Equal ones in the order the cards were named.
    std::ranges::sort(orders, {},
                      [](const Order& order) { return std::pair{-order.points, order.place}; });
    constexpr std::int64_t usual = 6;
    const auto most = message.most.value_or(usual);
    orders.resize(std::min(orders.size(), static_cast<std::size_t>(most)));

    Writer& writer = answers.begin(FromTable::ordered);
    writer.field("table", message.table).field("seat", number_of(message.seat));
    writer.list("orders", orders, [&](const Order& order) {
        const rules::Game::Gain gain = match.game().gain(player, order.layers);
        protocol::write_layers(writer.begin_object().key("layers"), order.layers);
        writer.field("title", protocol::title_of(catalog, language, order.layers));
        protocol::write_by_place(writer, "ribbons", gain.ribbons);
        writer.field("silver", gain.silver).field("points", order.points).end_object();
    });
    answers.end();
    return {};
}

}  // namespace velatura::table
