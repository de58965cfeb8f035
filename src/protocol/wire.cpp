#include "protocol/wire.h"

#include <algorithm>
#include <array>

#include "protocol/fields.h"
#include "protocol/move_shape.h"
#include "rules/names.h"

namespace velatura::protocol {
namespace {

using rules::Actor;
using rules::Effect;
using rules::element_names;
using rules::Move;

constexpr std::array<std::string_view, rules::element_count> bonus_names{
    "bonus-hue", "bonus-shape", "bonus-texture", "bonus-tone"};
constexpr std::array<std::string_view, rules::element_count> gold_names{
    "gold-hue", "gold-shape", "gold-texture", "gold-tone"};
constexpr std::string_view plain_name = "bonus";
constexpr std::array<std::string_view, rules::arrow_count> double_names{"x2-to-left",
                                                                        "x2-to-right"};
constexpr std::array<std::string_view, rules::arrow_count> blend_names{"blend-from-left",
                                                                       "blend-from-right"};
constexpr std::array<std::string_view, rules::mode_count> mode_names{"standard", "vincent",
                                                                     "solo_puzzle", "automa"};
constexpr std::array<std::string_view, 6> phase_names{"turn", "toss",     "judging",
                                                      "over", "painters", "reveal"};

}  // namespace

std::string_view name_of(rules::Swatch swatch) {
    return rules::swatch_names[rules::index(swatch)];
}
std::string_view name_of(rules::Ribbon ribbon) {
    return rules::ribbon_names[rules::index(ribbon)];
}
std::string_view name_of(rules::Element element) {
    return element_names[rules::index(element)];
}
std::string_view name_of(rules::Mode mode) {
    return mode_names[rules::index(mode)];
}
std::string_view name_of(rules::Phase phase) {
    return phase_names[rules::index(phase)];
}

std::string_view name_of_icon(const rules::IconAt& icon) {
    if (icon.plain) return plain_name;
    return (icon.gold    ? gold_names
            : icon.bonus ? bonus_names
                         : element_names)[rules::index(icon.element)];
}

std::optional<rules::Mode> mode_named(std::string_view name) {
    const auto found = std::ranges::find(mode_names, name);
    if (found == mode_names.end()) return std::nullopt;
    return static_cast<rules::Mode>(found - mode_names.begin());
}

std::optional<rules::Element> element_named(std::string_view name) {
    const auto found = std::ranges::find(element_names, name);
    if (found == element_names.end()) return std::nullopt;
    return static_cast<rules::Element>(found - element_names.begin());
}

void write_icons(Writer& writer, const rules::SwatchIcons& icons) {
    writer.begin_list();
    const auto write = [&](std::string_view name, int count) {
        for (int n = 0; n < count; ++n)
            writer.value(name);
    };
    for (std::size_t i = 0; i < rules::element_count; ++i)
        write(element_names[i], icons.elements[i]);
    for (std::size_t i = 0; i < rules::element_count; ++i)
        write(bonus_names[i], icons.bonuses[i]);
    for (std::size_t i = 0; i < rules::element_count; ++i)
        write(gold_names[i], icons.golds[i]);
    write(plain_name, icons.plain);
    write("creativity", icons.stars);
    for (std::size_t i = 0; i < rules::arrow_count; ++i)
        write(double_names[i], icons.doubles >> i & 1);
    for (std::size_t i = 0; i < rules::arrow_count; ++i)
        write(blend_names[i], icons.blends >> i & 1);
    writer.end_list();
}

void write_flipped(Writer& writer, rules::Faces faces) {
    writer.key("flipped").begin_list();
    for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
        if (faces.flipped(layer)) writer.value(layer + 1);
    }
    writer.end_list();
}

void write_stars(Writer& writer, rules::Stars stars, std::size_t count) {
    writer.key("stars").begin_list();
    for (std::size_t star = 0; star < count; ++star)
        writer.value(name_of(stars[star]));
    writer.end_list();
}

void write_lying(Writer& writer, const rules::Cards& cards, rules::Layers layers) {
    write_flipped(writer, layers.faces);
    write_stars(writer, layers.stars, rules::stars_in(cards.read(layers, 0).blended));
}

SaidMove said(const rules::Cards& cards, Move move) {
    if (move.kind() != Move::Kind::paint) return {move};
    return {move, rules::stars_in(cards.read(move.layers(), 0).blended)};
}

std::expected<Move, rules::RuleError> move_of(const rules::Cards& cards, SaidMove said) {
    const Move move = said.move;
    if (move.kind() != Move::Kind::paint) return move;
    // Unknown cards are for the rules to refuse.
    const bool known = std::ranges::all_of(move.layers().cards(), [&](rules::ArtCardId card) {
        return rules::index(card) < cards.art().size();
    });
    if (known && said != protocol::said(cards, move)) {
        return std::unexpected{rules::RuleError::wrong_stars};
    }
    return move;
}

void write_actor(Writer& writer, Actor actor) {
    switch (actor) {
        case Actor::vincent:
            writer.value("vincent");
            return;
        case Actor::rival:
            writer.value("rival");
            return;
        case Actor::judge:
            writer.value("judge");
            return;
        case Actor::nobody:
            writer.null();
            return;
        default:
            writer.value(number_of(actor));
    }
}

void write_move(Writer& writer, SaidMove said) {
    writer.begin_object();
    write_move_fields(writer, said, [&](rules::ArtCardId card) { writer.value(number_of(card)); });
    writer.end_object();
}

SaidMove read_move(const Json& move) {
    const std::string_view kind = text_of(move, "kind");
    if (kind == "take") {
        return {Move::take(static_cast<rules::Position>(whole_of(move, "position")),
                           id_of<rules::Row>(whole_or_none(move, "row").value_or(1)))};
    }
    if (kind == "judge") return {Move::judge(read_seats(field(move, "winners")))};
    if (kind == "keep") {
        return {Move::keep(static_cast<std::uint8_t>(whole_of(move, "painter") - 1))};
    }
    if (kind != "paint") return {Move::pass()};
    const auto card = [&](std::size_t layer) {
        return id_of<rules::ArtCardId>(field(move, "layers").items[layer].whole);
    };
    rules::Layers layers{.bottom = card(0), .middle = card(1), .top = card(2)};
    if (const Json* const flipped = find(move, "flipped")) layers.faces = read_flipped(*flipped);
    std::size_t named = 0;
    if (const Json* const stars = find(move, "stars")) {
        for (const Json& element : stars->items)
            layers.stars.set(named++, element_named(element.text).value());
    }
    return {Move::paint(layers, id_of<rules::BackgroundId>(whole_of(move, "background"))), named};
}

rules::Faces read_flipped(const Json& layers) {
    rules::Faces faces;
    for (const Json& layer : layers.items) {
        const auto which = static_cast<std::size_t>(layer.whole - 1);
        if (!faces.flipped(which)) faces.flip(which);
    }
    return faces;
}

void write_seats(Writer& writer, rules::SeatSet seats) {
    writer.begin_list();
    for (std::size_t i = 0; i < rules::max_seats; ++i) {
        if (seats.contains(static_cast<rules::Seat>(i))) writer.value(i + 1);
    }
    writer.end_list();
}

rules::SeatSet read_seats(const Json& seats) {
    rules::SeatSet set;
    for (const Json& seat : seats.items)
        set.insert(id_of<rules::Seat>(seat.whole));
    return set;
}

void write_layers(Writer& writer, rules::Layers layers) {
    writer.begin_list();
    for (const rules::ArtCardId card : {layers.bottom, layers.middle, layers.top})
        writer.value(number_of(card));
    writer.end_list();
}

std::string title_of(const content::Catalog& catalog, words::Language language,
                     std::span<const rules::ArtCardId> bottom_to_top) {
    std::string_view left;
    std::string_view right;
    for (const rules::ArtCardId card : bottom_to_top) {
        (catalog.cards.art(card).side == rules::Side::left ? left : right) = catalog.word(card);
    }
    return words::title(language, left, right);
}

std::string title_of(const content::Catalog& catalog, words::Language language,
                     rules::Layers layers) {
    return title_of(catalog, language, std::array{layers.bottom, layers.middle, layers.top});
}

void write_happened(Writer& writer, const Happened& happened) {
    const rules::BoxCards& printed = happened.game.cards().box_cards();
    constexpr std::array<std::string_view, 24> kinds{
        "token_placed",       "tokens_paid",       "tokens_gained",   "card_taken",
        "card_left",          "card_dealt",        "tossed",          "painting_completed",
        "ribbons_taken",      "ribbons_over",      "silver_taken",    "passed",
        "seat_finished",      "judgement_awaited", "game_ended",      "gold_taken",
        "frame_taken",        "tokens_returned",   "tokens_received", "painter_kept",
        "signature_revealed", "rival_revealed",    "rival_took",      "rival_scored"};
    writer.begin_list();
    for (const Effect& effect : happened.effects) {
        writer.begin_object().field("kind", kinds[rules::index(effect.kind)]);
        switch (effect.kind) {
            case Effect::Kind::token_placed:
                writer.field("position", effect.position);
                write_second_row(writer, effect.row());
                break;
            case Effect::Kind::card_taken:
            case Effect::Kind::card_left:
                writer.field("card", number_of(effect.card())).field("tokens", effect.count);
                break;
            case Effect::Kind::card_dealt:
                writer.field("card", number_of(effect.card())).field("position", effect.position);
                write_second_row(writer, effect.row());
                break;
            case Effect::Kind::tossed:
                writer.field("face_up", effect.count).field("of", effect.position);
                write_second_row(writer, effect.row());
                break;
            case Effect::Kind::painting_completed:
                writer.field("count", effect.count).field("title", happened.title);
                break;
            case Effect::Kind::ribbons_taken:
            case Effect::Kind::ribbons_over:
                writer.field("ribbon", name_of(effect.ribbon())).field("count", effect.count);
                break;
            case Effect::Kind::tokens_paid:
            case Effect::Kind::tokens_gained:
            case Effect::Kind::silver_taken:
            case Effect::Kind::gold_taken:
            case Effect::Kind::tokens_returned:
            case Effect::Kind::tokens_received:
            case Effect::Kind::rival_scored:
                writer.field("count", effect.count);
                break;
            case Effect::Kind::frame_taken:
                writer.field("element", name_of(effect.element())).field("count", effect.count);
                if (const auto from = happened.before.frames[effect.subject].seat()) {
                    writer.field("from", number_of(*from));
                }
                break;
            case Effect::Kind::painter_kept:
                writer.field("painter", id_in(printed.painters, effect.painter()));
                break;
            case Effect::Kind::signature_revealed:
                writer.field("seat", number_of(effect.seat()))
                    .field("signature", id_in(printed.signatures, effect.signature()));
                break;
            case Effect::Kind::rival_revealed: {
                const rules::RivalCard& card = happened.game.rival()->cards[effect.subject];
                writer.field("card", effect.subject + 1)
                    .field("row", number_of(card.row))
                    .field("position", number_of(card.position))
                    .field("element", name_of(card.element));
                break;
            }
            case Effect::Kind::rival_took:
                writer.field("card", number_of(effect.card()))
                    .field("position", effect.position)
                    .field("row", number_of(effect.row()));
                break;
            case Effect::Kind::passed:
                break;
            case Effect::Kind::seat_finished:
                writer.field("seat", number_of(effect.seat()));
                break;
            case Effect::Kind::judgement_awaited:
            case Effect::Kind::game_ended:
                writer.key("seats");
                write_seats(writer, effect.seats());
                break;
        }
        writer.end_object();
    }
    writer.end_list();
}

}  // namespace velatura::protocol
