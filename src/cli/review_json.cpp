// A review for programs.
#include "cli/json_writer.h"
#include "cli/review.h"

namespace velatura::cli {

namespace {

void write_move(JsonWriter& json, const Reviewed& reviewed, const ai::MoveReview& move) {
    const Advice advice = reviewed.advice(move.position);
    json.begin_object()
        .member("move", move.position + 1)
        .member("seat", rules::index(move.seat) + 1)
        .key("played");
    advice.write_move(json, move.played.move);
    json.member("value", move.played.value).key("best");
    advice.write_move(json, move.best.move);
    json.member("best_value", move.best.value)
        .member("loss", move.loss)
        .member("loss_is", move.lost_points ? "points" : "win")
        .member("mark", ai::name_of(move.mark))
        .member("forced", move.forced)
        .key("plan");
    move.why.plan ? advice.write_plan(json, *move.why.plan) : void(json.null());
    json.key("reasons");
    advice.write_reasons(json, move.why.reasons, move.best.move);
    json.end_object();
}

}  // namespace

std::string review_json(const Reviewed& reviewed, const ReviewOptions& options) {
    const auto& header = reviewed.match().record().header;
    JsonWriter json;
    json.begin_object()
        .member("measure", ai::values_are_points(reviewed.review.game()) ? "points" : "win")
        .member("iterations", options.iterations)
        .member("seed", options.seed)
        .member("over", reviewed.match().record().result.has_value())
        .member("undone", reviewed.match().undone())
        .key("seats")
        .begin_array();
    for (std::size_t i = 0; i < reviewed.seats.size(); ++i) {
        const ai::SeatReview& seat = reviewed.seats[i];
        json.begin_object()
            .member("name", header.seats[i].name)
            .member("bot", header.seats[i].bot)
            .member("accuracy", seat.accuracy)
            .member("moves", seat.moves);
        for (std::size_t mark = 0; mark < ai::mark_count; ++mark) {
            json.member(ai::name_of(static_cast<ai::Mark>(mark)), seat.marks[mark]);
        }
        json.end_object();
    }
    json.end_array().key("moves").begin_array();
    for (const ai::MoveReview& move : reviewed.review.moves())
        write_move(json, reviewed, move);
    json.end_array().key("curve").begin_array();
    for (const ai::Review::Chances& chances : reviewed.curve) {
        json.begin_array();
        for (std::size_t seat = 0; seat < reviewed.seats.size(); ++seat)
            json.value(chances[seat]);
        json.end_array();
    }
    json.end_array().key("turning_points").begin_array();
    for (const ai::TurningPoint& point : reviewed.turning_points) {
        json.begin_object()
            .member("move", point.position + 1)
            .member("seat", rules::index(point.seat) + 1)
            .member("before", point.before)
            .member("after", point.after)
            .end_object();
    }
    return json.end_array().end_object().text();
}

}  // namespace velatura::cli
