#include "table/advice.h"

#include <algorithm>

namespace velatura::table {
namespace {

using ai::ReasonKind;
using protocol::number_of;
using protocol::Writer;

void write_painting(Writer& writer, const Advisor& advisor, rules::Layers layers) {
    protocol::write_layers(writer.key("layers"), layers);
    writer.field("title", protocol::title_of(advisor.catalog, advisor.language, layers));
    if (advisor.boxes) protocol::write_lying(writer, advisor.catalog.cards, layers);
}

// The fields its kind fills, as ai/reasons.h lists them.
void write_reason(Writer& writer, const Advisor& advisor, const ai::Reason& reason) {
    writer.begin_object().field("kind", ai::name_of(reason.kind));
    const auto points = [&] { writer.field("points", reason.points); };
    const auto card = [&] { writer.field("card", number_of(reason.card)); };
    switch (reason.kind) {
        case ReasonKind::only_move:
        case ReasonKind::hand_full:
        case ReasonKind::undisturbed:
        case ReasonKind::costs_nothing:
            break;
        case ReasonKind::wins_now:
        case ReasonKind::reaches_goal:
        case ReasonKind::last_painting:
        case ReasonKind::ribbons_grow:
        case ReasonKind::waits_for_more:
            points();
            break;
        case ReasonKind::completes_painting:
            points();
            write_painting(writer, advisor, reason.layers);
            break;
        case ReasonKind::fills_table:
            writer.field("ribbon", protocol::name_of(reason.ribbon));
            break;
        case ReasonKind::keeps_cards:
            points();
            writer.list("cards", reason.cards,
                        [&](rules::ArtCardId kept) { writer.value(number_of(kept)); });
            break;
        case ReasonKind::improves_painting:
            writer.field("before", reason.before);
            [[fallthrough]];
        case ReasonKind::takes_for_painting:
        case ReasonKind::starts_painting:
            points();
            card();
            write_painting(writer, advisor, reason.layers);
            break;
        case ReasonKind::fits_best:
        case ReasonKind::promises_most:
        case ReasonKind::for_next_painting:
        case ReasonKind::spare_card:
            card();
            break;
        case ReasonKind::denies:
            points();
            card();
            writer.field("seat", number_of(reason.seat));
            break;
        case ReasonKind::token_worth:
            writer.field("tokens", reason.tokens);
            break;
        case ReasonKind::saves_tokens:
            points();
            card();
            writer.field("tokens", reason.tokens);
            break;
        case ReasonKind::clearly_best:
            writer.field("loss", reason.loss);
            [[fallthrough]];
        case ReasonKind::close_call:
            protocol::write_move(writer.key("move"), advisor.catalog.cards, reason.move);
            break;
        case ReasonKind::worth_less:
            writer.field("loss", reason.loss);
            break;
    }
    writer.end_object();
}

}  // namespace

void write_candidate(Writer& writer, const rules::Cards& cards, const ai::Candidate& candidate) {
    protocol::write_move(writer.begin_object().key("move"), cards, candidate.move);
    writer.field("value", candidate.value)
        .field("points", candidate.points)
        .field("visits", candidate.visits)
        .end_object();
}

void write_line(Writer& writer, const rules::Cards& cards, const std::vector<ai::LineStep>& line) {
    writer.list("line", line, [&](const ai::LineStep& step) {
        writer.begin_object().field("seat", number_of(step.seat));
        protocol::write_move(writer.key("move"), cards, step.move);
        writer.key("card");
        step.move.kind() == rules::Move::Kind::take ? writer.value(number_of(step.card))
                                                    : writer.null();
        writer.end_object();
    });
}

void write_explanation(Writer& writer, const Advisor& advisor, const ai::Explanation& explanation) {
    writer.key("plan");
    if (const auto& plan = explanation.plan) {
        writer.begin_object();
        write_painting(writer, advisor, plan->layers);
        protocol::write_by_place(writer, "ribbons", plan->gain.ribbons);
        writer.field("silver", plan->gain.silver)
            .field("points", plan->points)
            .list("missing", plan->missing,
                  [&](rules::ArtCardId card) { writer.value(number_of(card)); });
        if (advisor.boxes) writer.field("gold", plan->gain.gold);
        writer.end_object();
    } else {
        writer.null();
    }
    writer.list("reasons", explanation.reasons,
                [&](const ai::Reason& reason) { write_reason(writer, advisor, reason); });
}

void write_value_is(Writer& writer, const rules::Game& game) {
    writer.field("value_is", ai::values_are_points(game) ? "points" : "share");
}

}  // namespace velatura::table
