// Everything printed, as a page gets it.
#include <algorithm>

#include "ai/level.h"
#include "protocol/wire.h"
#include "record/names.h"
#include "table/questions.h"

namespace velatura::table {
namespace {

using protocol::FromTable;
using protocol::number_of;
using protocol::Writer;
using rules::Box;
using rules::Power;
using rules::Prize;

constexpr std::array<std::string_view, 3> group_names{"simplified", "standard", "complex"};
constexpr std::array<std::string_view, 3> over_names{"painting", "game", "profile"};

constexpr std::array<std::string_view, 6> measure_names{
    "silver_and_gold", "conditions", "same_element", "ribbons", "tokens", "swatches"};
constexpr std::string_view automa = "automa";

// As data/boxes/painters.json calls it.
std::string_view name_of(Power::Kind kind) {
    constexpr std::array<std::string_view, 9> names{
        "",     "tokens-at-start",      "tokens-after-painting", "price", "price", "hand-limit",
        "flip", "points-for-paintings", "points-at-end"};
    return names[rules::index(kind)];
}

// Those before the first card of a box: what a page that knows no boxes is told.
template <typename Cards>
std::size_t of_base(const Cards& cards) {
    const auto first =
        std::ranges::find_if(cards, [](const auto& card) { return card.box != Box::base; });
    return static_cast<std::size_t>(first - cards.begin());
}

// Of a card of a box or a pack.
void write_origin(Writer& writer, const content::Catalog& catalog, Box box, std::uint8_t pack) {
    if (box != Box::base) writer.field("box", record::box_names[rules::index(box)]);
    if (pack != 0) writer.field("pack", catalog.packs[pack].name);
}

void write_swatches(Writer& writer, std::string_view name, const rules::Icons& icons) {
    writer.list(name, icons.swatches,
                [&](const rules::SwatchIcons& swatch) { protocol::write_icons(writer, swatch); });
}

void write_motifs(Writer& writer, const rules::Cards& cards, std::size_t card) {
    writer.key("motifs").begin_list();
    for (const rules::Signature& signature : cards.box_cards().signatures) {
        if (signature.cards.test(card)) writer.value(signature.id);
    }
    writer.end_list();
}

void write_art(Writer& writer, const content::Catalog& catalog, words::Language language,
               bool with_boxes) {
    const auto& cards = catalog.cards;
    const std::size_t count = with_boxes ? cards.art().size() : of_base(cards.art());
    writer.key("art").begin_list();
    for (std::size_t i = 0; i < count; ++i) {
        const rules::ArtCard& card = catalog.cards.art()[i];
        const std::string& english = catalog.art[i].word;
        writer.begin_object()
            .field("card", i + 1)
            .field("word", words::card_word(language, english))
            .field("english", english)
            .field("side", card.side == rules::Side::left ? "left" : "right");
        write_swatches(writer, "swatches", card.icons);
        if (with_boxes) {
            write_origin(writer, catalog, card.box, catalog.art[i].pack);
            if (card.has_mirror) {
                write_swatches(writer, "back", cards.icons(static_cast<rules::ArtCardId>(i), true));
            }
            write_motifs(writer, cards, i);
        }
        writer.end_object();
    }
    writer.end_list();
}

void write_scoring_cards(Writer& writer, const content::Catalog& catalog, bool with_boxes) {
    const auto cards = catalog.cards.scoring();
    const std::size_t count = with_boxes ? cards.size() : of_base(cards);
    writer.key("scoring").begin_list();
    for (std::size_t i = 0; i < count; ++i) {
        const rules::ScoringCard& card = catalog.cards.scoring()[i];
        writer.begin_object()
            .field("card", i + 1)
            .field("english", catalog.scoring[i].word)
            .field("condition", card.condition_name);
        writer.list("points", std::span{card.points}.first(card.steps),
                    [&](std::uint8_t points) { writer.value(points); });
        if (with_boxes) write_origin(writer, catalog, card.box, catalog.scoring[i].pack);
        writer.end_object();
    }
    writer.end_list();
}

void write_scenario(Writer& writer, const content::Scenario& scenario) {
    writer.begin_object()
        .field("scenario", scenario.id)
        .field("group", group_names[rules::index(scenario.group)])
        .field("goal", scenario.goal)
        .list("scoring", scenario.scoring,
              [&](rules::ScoringCardId id) { writer.value(number_of(id)); })
        .field("any", scenario.any)
        .end_object();
}

// By number; a list that would be empty is missing.
template <typename Id>
void write_numbers(Writer& writer, std::string_view name, const std::vector<Id>& cards) {
    if (!cards.empty()) writer.list(name, cards, [&](Id card) { writer.value(number_of(card)); });
}

// Those of this box alone.
template <typename Id, typename BoxOf>
std::vector<Id> only_of(Box box, std::vector<Id> cards, BoxOf box_of) {
    std::erase_if(cards, [&](Id card) { return box_of(card) != box; });
    return cards;
}

void write_boxes(Writer& writer, const rules::Cards& cards) {
    writer.key("boxes").begin_list();
    for (const Box box : rules::each_box) {
        if (!rules::has_cards(cards, box)) continue;
        writer.begin_object().field("box", record::box_names[rules::index(box)]);
        write_numbers(writer, "art", only_of(box, cards.art_of({box}), [&](rules::ArtCardId card) {
                          return cards.art(card).box;
                      }));
        write_numbers(writer, "scoring",
                      only_of(box, cards.scoring_of({box}),
                              [&](rules::ScoringCardId card) { return cards.scoring(card).box; }));
        write_numbers(writer, "backgrounds",
                      only_of(box, cards.backgrounds_of({box}),
                              [&](rules::BackgroundId card) { return cards.box_of(card); }));
        writer.end_object();
    }
    if (!cards.box_cards().rivals.empty()) {
        writer.begin_object().field("box", automa).end_object();
    }
    writer.end_list();
}

void write_terms(Writer& writer, std::string_view side, const Prize::Terms& terms) {
    writer.key(side)
        .begin_object()
        .field("measure", measure_names[rules::index(terms.measure)])
        .field("over", over_names[terms.best_painting ? 0 : 1]);
    if (terms.at_least > 0) writer.field("at_least", terms.at_least);
    writer.field("points", terms.points).end_object();
}

// What a painter's text speaks of, in the order of its names.
void write_power(Writer& writer, const Power& power) {
    std::optional<int> n;
    switch (power.kind) {
        case Power::Kind::none:
            break;
        case Power::Kind::more_tokens:
        case Power::Kind::tokens_after_painting:
        case Power::Kind::flip:
            n = power.tokens;
            break;
        case Power::Kind::price_skipping:
            n = power.at_least;
            break;
        case Power::Kind::price_after_painting:
            n = power.less;
            break;
        case Power::Kind::larger_hand:
            n = power.limit;
            break;
        case Power::Kind::points_for_paintings:
        case Power::Kind::points_at_end:
            n = power.every > 0 ? power.every : power.at_least > 0 ? power.at_least : power.at_most;
            break;
    }
    constexpr Power usual;
    writer.field("power", name_of(power.kind)).key("params").begin_object();
    if (power.most != usual.most) writer.field("most", power.most);
    if (n) writer.field("n", *n);
    if (power.points > 0) writer.field("points", power.points);
    if (power.times != usual.times) writer.field("times", power.times);
    writer.end_object();
}

void write_box_cards(Writer& writer, const rules::BoxCards& printed) {
    writer.list("frames", rules::each_element, [&](rules::Element element) {
        const rules::Frame& frame = printed.frames[rules::index(element)];
        if (frame.points == 0) return;  // the box is not here
        writer.begin_object()
            .field("element", protocol::name_of(element))
            .field("at_least", frame.at_least)
            .field("points", frame.points)
            .end_object();
    });
    writer.list("award_cards", printed.prizes, [&](const Prize& prize) {
        writer.begin_object().field("award_card", prize.id);
        write_terms(writer, record::side_names[0], prize.friendly);
        if (prize.competitive) write_terms(writer, record::side_names[1], *prize.competitive);
        writer.end_object();
    });
    writer.field("signature_points", printed.signature_points);
    writer.list("signatures", printed.signatures, [&](const rules::Signature& signature) {
        writer.begin_object().field("signature", signature.id).key("cards").begin_list();
        for (std::size_t card = 0; card < rules::max_art_cards; ++card) {
            if (signature.cards.test(card)) writer.value(card + 1);
        }
        writer.end_list().end_object();
    });
    writer.list("painters", printed.painters, [&](const rules::Painter& painter) {
        writer.begin_object().field("painter", painter.id);
        write_power(writer, painter.power);
        writer.end_object();
    });
    writer.list("rivals", printed.rivals, [&](const rules::Rival& rival) {
        writer.begin_object().field("rival", rival.id);
        writer.list("cards", rival.cards, [&](const rules::RivalCard& card) {
            writer.begin_object()
                .field("row", number_of(card.row))
                .field("position", number_of(card.position))
                .field("element", protocol::name_of(card.element))
                .end_object();
        });
        writer.end_object();
    });
}

}  // namespace

void answer_catalog(Answers& answers, const content::Catalog& catalog, words::Language language,
                    bool with_boxes) {
    const rules::Cards& cards = catalog.cards;
    Writer& writer = answers.begin(FromTable::catalog);
    writer.field("lang", words::code_of(language));
    write_art(writer, catalog, language, with_boxes);
    write_scoring_cards(writer, catalog, with_boxes);
    writer.field("backgrounds", with_boxes ? cards.backgrounds() : cards.backgrounds_of({}).size())
        .field("silver_points", rules::silver_points);
    writer.list("scenarios", catalog.scenarios,
                [&](const content::Scenario& scenario) { write_scenario(writer, scenario); });
    writer.list("levels", catalog.levels, [&](const content::TargetLevel& level) {
        writer.begin_object().field("level", level.id).field("goal", level.goal);
        if (with_boxes) writer.field("goal_with_two_rows", level.goal_with_two_rows);
        writer.end_object();
    });
    writer.list("awards", catalog.awards, [&](const content::Award& award) {
        writer.begin_object()
            .field("award", award.id)
            .field("at_least", award.at_least)
            .end_object();
    });
    writer.list("achievements", catalog.achievements, [&](const content::Achievement& one) {
        writer.begin_object()
            .field("achievement", one.id)
            .field("over", over_names[rules::index(one.over)])
            .field("at_least", one.at_least)
            .field("edition", one.edition)
            .end_object();
    });
    writer.key("bots").begin_list();
    for (std::size_t level = 0; level < ai::ladder_count; ++level)
        writer.value(ai::name_of(static_cast<ai::Level>(level)));
    writer.end_list();
    if (with_boxes) {
        writer.field("gold_points", rules::gold_points);
        write_boxes(writer, cards);
        write_box_cards(writer, cards.box_cards());
        writer.list("packs", catalog.packs, [&](const content::Pack& pack) {
            writer.begin_object()
                .field("pack", pack.name)
                .field("fan_made", pack.fan_made)
                .end_object();
        });
    }
    answers.end();
}

}  // namespace velatura::table
