// What cards on the easel would show and earn, and the best orders to layer them in.
#include <algorithm>
#include <array>

#include "ai/ways.h"
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

// What lies on the easel: which cards, which faces, and the elements named for ★ so far.
struct Easel {
    const std::vector<ArtCardId>& cards;
    rules::Faces faces;
    rules::Stars stars;
    std::size_t named = 0;
};

// Anybody may look at the back of a card that has one; a painter may flip others.
Done check_faces(const rules::Cards& cards, const record::Match* match,
                 std::optional<rules::Seat> seat, const Easel& easel) {
    std::size_t without_mirror = 0;
    for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
        if (!easel.faces.flipped(layer)) continue;
        if (layer >= easel.cards.size()) {
            return std::unexpected{refusal(rules::RuleError::card_without_mirror)};
        }
        if (!cards.art(easel.cards[layer]).has_mirror) ++without_mirror;
    }
    const bool at_table = match != nullptr && seat;
    if (at_table) {
        const rules::Player& player = match->state().player(*seat);
        if (auto may = match->game().check_flips(player, without_mirror); !may) {
            return std::unexpected{refusal(may.error())};
        }
    } else if (without_mirror > 0) {
        return std::unexpected{refusal(rules::RuleError::card_without_mirror)};
    }
    return {};
}

// Not more than there are, and in their order: as if each that is not named came last.
Done check_stars(const rules::Cards& cards, const Easel& easel) {
    const rules::Icons shown = cards.read(easel.cards, easel.faces).blended;
    const std::size_t count = rules::stars_in(shown);
    rules::Stars stars = easel.stars;
    for (std::size_t star = easel.named; star < count; ++star)
        stars.set(star, rules::Element::tone);
    if (easel.named <= count && rules::is_choice(shown, stars)) return {};
    return std::unexpected{refusal(rules::RuleError::wrong_stars)};
}

std::expected<Easel, Refusal> read_easel(const rules::Cards& cards, const record::Match* match,
                                         const messages::Look& look) {
    Easel easel{.cards = look.cards, .faces = {}, .stars = {}};
    for (const std::int64_t layer : look.flipped.value_or(std::vector<std::int64_t>{})) {
        const auto which = static_cast<std::size_t>(layer - 1);
        if (!easel.faces.flipped(which)) easel.faces.flip(which);
    }
    for (const rules::Element element : look.stars.value_or(std::vector<rules::Element>{}))
        easel.stars.set(easel.named++, element);
    if (auto may = check_faces(cards, match, look.seat, easel); !may) {
        return std::unexpected{may.error()};
    }
    if (auto may = check_stars(cards, easel); !may) return std::unexpected{may.error()};
    return easel;
}

// Shown on each swatch, and what it covers.
void write_swatches(Writer& writer, const rules::Cards& cards, const Easel& easel,
                    const rules::Painting& painting) {
    const auto write_layer = [&](std::size_t layer, const rules::SwatchIcons& icons) {
        writer.begin_object().field("layer", layer + 1).key("icons");
        protocol::write_icons(writer, icons);
        writer.end_object();
    };
    writer.key("swatches").begin_list();
    for (std::size_t place = 0; place < rules::swatch_count; ++place) {
        const auto icons = [&](std::size_t layer) -> const rules::SwatchIcons& {
            return cards.icons(easel.cards[layer], easel.faces.flipped(layer)).swatches[place];
        };
        writer.begin_object()
            .field("swatch", name_of(static_cast<rules::Swatch>(place)))
            .key("visible");
        const auto shown = painting.from[place];
        shown ? write_layer(*shown, painting.uncovered.swatches[place]) : void(writer.null());
        writer.key("covered").begin_list();
        for (std::size_t below = shown.value_or(0); below > 0; --below) {
            if (!icons(below - 1).blank()) write_layer(below - 1, icons(below - 1));
        }
        writer.end_list().end_object();
    }
    writer.end_list();
}

void write_groups(Writer& writer, const std::vector<rules::IconGroup>& groups) {
    writer.list("reasons", groups, [&](const rules::IconGroup& group) {
        writer.begin_list();
        for (const rules::IconAt& icon : group) {
            writer.begin_object()
                .field("swatch", name_of(icon.swatch))
                .field("icon", protocol::name_of_icon(icon))
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

int write_bonus(Writer& writer, std::string_view name, int count, int worth,
                const std::vector<rules::IconGroup>& reasons) {
    writer.key(name).begin_object().field("count", count).field("points", count * worth);
    write_groups(writer, reasons);
    writer.end_object();
    return count * worth;
}

bool is_of_box(const rules::ArtCard& card) {
    return card.box != rules::Box::base || card.has_mirror ||
           std::ranges::any_of(card.icons.swatches, &rules::SwatchIcons::special);
}

// How each swatch is read, step by step, and why.
void write_steps(Writer& writer, const rules::Painting& painting) {
    const std::array steps{
        std::pair{"printed", &painting.uncovered}, std::pair{"doubled", &painting.doubled},
        std::pair{"copied", &painting.blended}, std::pair{"chosen", &painting.visible}};
    writer.key("steps").begin_list();
    for (std::size_t place = 0; place < rules::swatch_count; ++place) {
        writer.begin_object().field("swatch", name_of(static_cast<rules::Swatch>(place)));
        for (const auto& [name, icons] : steps)
            protocol::write_icons(writer.key(name), icons->swatches[place]);
        writer.end_object();
    }
    writer.end_list().list("arrows", rules::arrows(painting), [&](const rules::ArrowAt& arrow) {
        writer.begin_object()
            .field("kind", arrow.blend ? "blend" : "x2")
            .field("from", name_of(arrow.from))
            .field("to", name_of(arrow.to));
        protocol::write_icons(writer.key("icons"), arrow.adds);
        writer.end_object();
    });
}

void write_each_star(Writer& writer, const Easel& easel, const rules::Painting& painting) {
    writer.key("stars").begin_list();
    std::size_t star = 0;
    for (std::size_t place = 0; place < rules::swatch_count; ++place) {
        for (int n = 0; n < painting.blended.swatches[place].stars; ++n, ++star) {
            writer.begin_object()
                .field("swatch", name_of(static_cast<rules::Swatch>(place)))
                .key("element");
            star < easel.named ? writer.value(name_of(easel.stars[star])) : writer.null();
            writer.end_object();
        }
    }
    writer.end_list();
}

// What an easel with cards of boxes, or at a table with boxes, shows besides.
void write_boxes(Writer& writer, const record::Match* match, const Easel& easel,
                 const rules::Painting& painting) {
    protocol::write_flipped(writer, easel.faces);
    write_bonus(writer, "gold", rules::gold_ribbons(painting.visible), rules::gold_points,
                rules::gold_reasons(painting.visible));
    write_steps(writer, painting);
    write_each_star(writer, easel, painting);
    if (match == nullptr || !match->game().has_frames() ||
        easel.cards.size() < rules::layers_in_painting) {
        return;
    }
    writer.key("frames").begin_list();
    for (const rules::Element element : rules::each_element) {
        if (match->game().takes_frame(match->state(), element, painting.visible.count(element))) {
            writer.value(name_of(element));
        }
    }
    writer.end_list();
}

}  // namespace

Done answer_look(Answers& answers, const content::Catalog& catalog, words::Language language,
                 const record::Match* match, const messages::Look& look) {
    if (auto known = check_cards(catalog, look.cards); !known) return known;
    const auto asked = match != nullptr ? asked_at(*match, look.seat) : asked_alone(catalog, look);
    if (!asked) return std::unexpected{asked.error()};
    const auto easel = read_easel(catalog.cards, match, look);
    if (!easel) return std::unexpected{easel.error()};
    const rules::Painting painting =
        catalog.cards.read(easel->cards, easel->faces, easel->stars, easel->named);
    const rules::Icons& visible = painting.visible;

    Writer& writer = answers.begin(FromTable::looked);
    writer.list("cards", look.cards, [&](ArtCardId card) { writer.value(number_of(card)); })
        .field("title", protocol::title_of(catalog, language, look.cards));
    write_swatches(writer, catalog.cards, *easel, painting);
    int points = 0;
    writer.list("scoring", *asked,
                [&](const Asked& one) { points += write_earned(writer, catalog, one, visible); });
    points += write_bonus(writer, "silver", rules::silver_ribbons(visible), rules::silver_points,
                          rules::silver_reasons(visible));
    points += rules::gold_ribbons(visible) * rules::gold_points;
    writer.field("points", points)
        .field("complete", look.cards.size() == rules::layers_in_painting);
    const bool boxes = (match != nullptr && match->game().has_boxes()) ||
                       std::ranges::any_of(look.cards, [&](ArtCardId card) {
                           return is_of_box(catalog.cards.art(card));
                       });
    if (boxes) write_boxes(writer, match, *easel, painting);
    answers.end();
    return {};
}

Done answer_orders(Answers& answers, const content::Catalog& catalog, words::Language language,
                   const record::Match& match, const messages::Orders& message) {
    const std::vector<ArtCardId>& cards = message.cards;
    if (auto known = check_cards(catalog, cards); !known) return known;
    if (auto sits = check_seat(match, message.seat); !sits) return sits;
    const rules::Game& game = match.game();
    const rules::Player& player = match.state().player(message.seat);

    // Of each order the best way to lie: equal ones as in legal moves, so with few cards flipped.
    struct Order {
        std::optional<rules::Layers> layers{};
        int points = 0;
        std::size_t place = 0;
    };
    std::vector<Order> orders;
    for (const ArtCardId bottom : cards) {
        for (const ArtCardId middle : cards) {
            for (const ArtCardId top : cards) {
                if (bottom == middle || bottom == top || middle == top) continue;
                Order order{.place = orders.size()};
                const auto consider = [&](rules::Layers layers) {
                    const int points = game.points_gained(player, layers);
                    if (!order.layers || points > order.points) {
                        order.layers = layers;
                        order.points = points;
                    }
                };
                ai::each_way(game, {.bottom = bottom, .middle = middle, .top = top},
                             game.may_flip(player), consider);
                orders.push_back(order);
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
        const rules::Game::Gain gain = game.gain(player, *order.layers);
        protocol::write_layers(writer.begin_object().key("layers"), *order.layers);
        writer.field("title", protocol::title_of(catalog, language, *order.layers));
        protocol::write_by_place(writer, "ribbons", gain.ribbons);
        writer.field("silver", gain.silver).field("points", order.points);
        if (game.has_boxes()) {
            protocol::write_lying(writer, catalog.cards, *order.layers);
            writer.field("gold", gain.gold);
        }
        writer.end_object();
    });
    answers.end();
    return {};
}

}  // namespace velatura::table
