#include "cli/review/advice.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/lookup.h"
#include "protocol/move_shape.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

using ai::ReasonKind;
using rules::ArtCardId;
using rules::Move;

bool tells_card(ReasonKind kind) {
    switch (kind) {
        case ReasonKind::takes_for_painting:
        case ReasonKind::improves_painting:
        case ReasonKind::starts_painting:
        case ReasonKind::for_next_painting:
        case ReasonKind::spare_card:
        case ReasonKind::fits_best:
        case ReasonKind::promises_most:
        case ReasonKind::denies:
        case ReasonKind::saves_tokens:
            return true;
        default:
            return false;
    }
}

}  // namespace

std::string Advice::move(Move move) const {
    switch (move.kind()) {
        case Move::Kind::take: {
            const ArtCardId card =
                table_.row(move.row()).cards[rules::cards_before(move.position())];
            return narrator_.text("cli.advice.take", {{"card", narrator_.card(card)}});
        }
        case Move::Kind::paint:
            return narrator_.text("cli.advice.paint", {{"title", narrator_.title(move.layers())}});
        default:
            return narrator_.move(table_, move);
    }
}

std::string Advice::move(Move move, Move beside) const {
    return move != beside && this->move(move) == this->move(beside) ? narrator_.move(table_, move)
                                                                    : this->move(move);
}

std::string Advice::card_list(const std::vector<ArtCardId>& cards) const {
    std::vector<std::string> words;
    std::ranges::transform(cards, std::back_inserter(words),
                           [this](ArtCardId card) { return narrator_.card(card); });
    return words::list(narrator_.context().language, words);
}

std::string Advice::layer_list(rules::Layers layers) const {
    return words::list(narrator_.context().language, narrator_.layers(layers));
}

std::string Advice::value(double value) const {
    if (ai::values_are_points(game_)) return points(value);
    return words::percent(narrator_.context().language, value);
}

std::string Advice::points(double points) const {
    return narrator_.text("cli.advice.points",
                          {{"n", words::decimal(narrator_.context().language, points)}});
}

std::string Advice::reason(const ai::Reason& reason, Move of) const {
    const bool about_painting = reason.layers != rules::Layers{};
    const bool about_move =
        reason.kind == ReasonKind::clearly_best || reason.kind == ReasonKind::close_call;
    const std::string gain =
        about_painting ? narrator_.gain(game_.gain(table_.player(table_.turn), reason.layers)) : "";
    return narrator_.text("reason." + std::string{ai::name_of(reason.kind)},
                          {{"points", reason.points},
                           {"before", reason.before},
                           {"tokens", reason.tokens},
                           {"loss", value(reason.loss)},
                           {"card", narrator_.card(reason.card)},
                           {"cards", card_list({reason.cards[0], reason.cards[1]})},
                           {"title", about_painting ? narrator_.title(reason.layers) : ""},
                           {"list", gain},
                           {"scoring", narrator_.scoring(reason.ribbon)},
                           {"seat", narrator_.seat(reason.seat)},
                           {"move", about_move ? move(reason.move, of) : ""}});
}

std::string Advice::plan(const ai::Plan& plan) const {
    return narrator_.text(plan.missing.empty() ? "cli.advice.plan" : "cli.advice.plan_missing",
                          {{"title", narrator_.title(plan.layers)},
                           {"layers", layer_list(plan.layers)},
                           {"points", plan.points},
                           {"list", narrator_.gain(plan.gain)},
                           {"cards", card_list(plan.missing)}});
}

std::vector<std::string> Advice::sentences(Move move, const ai::Explanation& why) const {
    std::vector<std::string> sentences;
    // What a painting itself brings stands among its reasons.
    const bool with_plan = why.plan && move.kind() != Move::Kind::paint;
    if (with_plan) sentences.push_back(plan(*why.plan));
    for (const ai::Reason& given : why.reasons) {
        const bool repeats = given.kind == ReasonKind::takes_for_painting ||
                             given.kind == ReasonKind::starts_painting;
        if (!with_plan || !repeats) sentences.push_back(reason(given, move));
    }
    return sentences;
}

std::string Advice::next_ribbons(const rules::Player& player) const {
    const ai::NextRibbons next = ai::next_ribbons(game_, player);
    std::vector<std::string> parts;
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const auto ribbon = static_cast<rules::Ribbon>(place);
        if (game_.scoring(ribbon) == nullptr) continue;
        parts.push_back(
            next[place] ? narrator_.text("cli.advice.next", {{"what", narrator_.scoring(ribbon)},
                                                             {"points", *next[place]}})
                        : narrator_.text("cli.advice.full", {{"what", narrator_.scoring(ribbon)}}));
    }
    parts.push_back(narrator_.text("cli.advice.next", {{"what", narrator_.text("ribbon.silver")},
                                                       {"points", rules::silver_points}}));
    return words::list(narrator_.context().language, parts);
}

void Advice::write_card(protocol::Writer& json, ArtCardId card) const {
    json.value(narrator_.context().catalog.word(card));
}

void Advice::write_layers(protocol::Writer& json, rules::Layers layers) const {
    json.key("layers").begin_list();
    for (const ArtCardId card : {layers.bottom, layers.middle, layers.top})
        write_card(json, card);
    json.end_list().field("title", narrator_.title(layers));
}

void Advice::write_move(protocol::Writer& json, Move move) const {
    json.begin_object();
    const rules::Cards& cards = narrator_.context().catalog.cards;
    protocol::write_move_fields(json, protocol::said(cards, move),
                                [&](ArtCardId card) { write_card(json, card); });
    if (move.kind() == Move::Kind::take) {
        write_card(json.key("card"),
                   table_.row(move.row()).cards[rules::cards_before(move.position())]);
    } else if (move.kind() == Move::Kind::paint) {
        json.field("title", narrator_.title(move.layers()));
    }
    json.field("text", narrator_.move(table_, move)).end_object();
}

void Advice::write_plan(protocol::Writer& json, const ai::Plan& plan) const {
    json.begin_object();
    write_layers(json, plan.layers);
    json.field("points", plan.points).key("ribbons").begin_object();
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const rules::ScoringCardId card = game_.setup().scoring[place];
        if (card == rules::no_scoring_card) continue;
        json.field(narrator_.context().catalog.name(card), plan.gain.ribbons[place]);
    }
    json.end_object().field("silver", plan.gain.silver).key("missing").begin_list();
    for (const ArtCardId card : plan.missing)
        write_card(json, card);
    json.end_list().end_object();
}

void Advice::write_reasons(protocol::Writer& json, const std::vector<ai::Reason>& reasons,
                           Move of) const {
    json.begin_list();
    for (const ai::Reason& given : reasons) {
        json.begin_object().field("kind", ai::name_of(given.kind));
        if (given.kind == ReasonKind::denies) json.field("seat", rules::index(given.seat) + 1);
        if (tells_card(given.kind)) {
            json.key("card");
            write_card(json, given.card);
        }
        if (given.points != 0) json.field("points", given.points);
        if (given.kind == ReasonKind::improves_painting) json.field("before", given.before);
        if (given.tokens != 0) json.field("tokens", given.tokens);
        if (given.loss != 0) json.field("loss", given.loss);
        json.field("text", reason(given, of)).end_object();
    }
    json.end_list();
}

}  // namespace velatura::cli
