// A review for programs.
#include "cli/review/review.h"
#include "protocol/writer.h"

namespace velatura::cli {

namespace {

void write_move(protocol::Writer& json, const Reviewed& reviewed, const ai::MoveReview& move) {
    const Advice advice = reviewed.advice(move.position);
    json.begin_object()
        .field("move", move.position + 1)
        .field("seat", rules::index(move.seat) + 1)
        .key("played");
    advice.write_move(json, move.played.move);
    json.field("value", move.played.value).key("best");
    advice.write_move(json, move.best.move);
    json.field("best_value", move.best.value)
        .field("loss", move.loss)
        .field("loss_is", move.lost_points ? "points" : "win")
        .field("mark", ai::name_of(move.mark))
        .field("forced", move.forced)
        .key("plan");
    move.why.plan ? advice.write_plan(json, *move.why.plan) : void(json.null());
    json.key("reasons");
    advice.write_reasons(json, move.why.reasons, move.best.move);
    json.end_object();
}

}  // namespace

std::string review_json(const Reviewed& reviewed, const ReviewOptions& options) {
    const auto& header = reviewed.match().record().header;
    protocol::Writer json;
    json.begin_object()
        .field("measure", ai::values_are_points(reviewed.review.game()) ? "points" : "win")
        .field("iterations", options.iterations)
        .field("seed", options.seed)
        .field("over", reviewed.match().record().result.has_value())
        .field("undone", reviewed.match().undone())
        .key("seats")
        .begin_list();
    for (std::size_t i = 0; i < reviewed.seats.size(); ++i) {
        const ai::SeatReview& seat = reviewed.seats[i];
        json.begin_object()
            .field("name", header.seats[i].name)
            .field("bot", header.seats[i].bot)
            .field("accuracy", seat.accuracy)
            .field("moves", seat.moves);
        for (std::size_t mark = 0; mark < ai::mark_count; ++mark) {
            json.field(ai::name_of(static_cast<ai::Mark>(mark)), seat.marks[mark]);
        }
        json.end_object();
    }
    json.end_list().key("moves").begin_list();
    for (const ai::MoveReview& move : reviewed.review.moves())
        write_move(json, reviewed, move);
    json.end_list().key("curve").begin_list();
    for (const ai::Review::Chances& chances : reviewed.curve) {
        json.begin_list();
        for (std::size_t seat = 0; seat < reviewed.seats.size(); ++seat)
            json.value(chances[seat]);
        json.end_list();
    }
    json.end_list().key("turning_points").begin_list();
    for (const ai::TurningPoint& point : reviewed.turning_points) {
        json.begin_object()
            .field("move", point.position + 1)
            .field("seat", rules::index(point.seat) + 1)
            .field("before", point.before)
            .field("after", point.after)
            .end_object();
    }
    return json.end_list().end_object().text();
}

}  // namespace velatura::cli
