#include "table/thoughts.h"

#include <algorithm>

#include "ai/review.h"
#include "ai/solver.h"
#include "ai/tree.h"
#include "table/advice.h"
#include "table/table.h"

namespace velatura::table {
namespace {

using protocol::FromThinker;
using protocol::MessageError;
using protocol::number_of;
using protocol::refusal;
using protocol::Writer;
using rules::Actor;
namespace messages = protocol::messages;

// Where the message does not say. Master's are those of ai/thinker.cpp.
constexpr std::uint64_t hint_iterations = 24'000;
constexpr std::uint64_t review_iterations = 5'000;  // a move
constexpr std::uint64_t solve_nodes = 3'000'000;
// Between two looks at whether the choice is certain, as in ai/thinker.cpp.
constexpr std::uint64_t decision_slice = 16;

rules::PlayerView view_to_act(const record::Match& match) {
    return rules::view_for(match.game(), match.state(), match.deck(), match.state().turn);
}

bool seat_to_act(const record::Match& match) {
    return rules::Game::to_act(match.state()) < Actor::vincent;
}

std::unexpected<Refusal> refuse(MessageError error) {
    return std::unexpected{refusal(error)};
}

// The seat to act and the number its move answers.
Writer& write_whose(Writer& writer, const record::Match& match) {
    return writer.field("seat", number_of(match.state().turn))
        .field("answers", match.record().entries.size());
}

class Choosing : public Task {
  public:
    // Without iterations: the level's own.
    Choosing(std::int64_t task, Subject subject, ai::Level level, std::uint64_t seed,
             std::uint64_t iterations)
        : Task(task),
          subject_(std::move(subject)),
          level_(level),
          iterations_(iterations),
          random_(seed) {}

    bool step(Answers& answers, std::uint64_t) override {
        const ai::Limits limits{.iterations = static_cast<std::uint32_t>(iterations_)};
        const rules::Move move =
            subject_.mind->thinker.choose(level_, view_to_act(*subject_.match), limits, random_);
        answer(answers, move, 0);
        return true;
    }

  protected:
    void answer(Answers& answers, rules::Move move, std::uint64_t iterations) const {
        Writer& writer = write_whose(begin(answers, FromThinker::thought), *subject_.match);
        protocol::write_move(writer.key("move"), subject_.catalog.cards, move);
        writer.field("iterations", iterations);
        answers.end();
    }
    const Subject& subject() const { return subject_; }
    std::uint64_t limit() const { return iterations_; }
    chance::FastRandom& random() { return random_; }

  private:
    Subject subject_;
    ai::Level level_;
    std::uint64_t iterations_;
    chance::FastRandom random_;
};

// Master's choice, in slices: the move Thinker::choose() gives for the same seed and iterations (as
// long as that takes one tree: below twenty thousand).
class SlicedChoice : public Choosing {
  public:
    SlicedChoice(std::int64_t task, Subject subject, std::uint64_t seed, std::uint64_t iterations)
        : Choosing(task, std::move(subject), ai::Level::master, seed, iterations),
          search_(this->subject().mind->thinker.search(view_to_act(*this->subject().match),
                                                       ai::Rivals::anybody, random().next())) {}

    bool step(Answers& answers, std::uint64_t iterations) override {
        const std::uint64_t until = std::min(search_.iterations() + iterations, limit());
        bool decided = false;
        while (!decided && search_.iterations() < until) {
            search_.step(std::min(decision_slice, limit() - search_.iterations()));
            decided = search_.decided(static_cast<double>(limit() - search_.iterations()));
        }
        if (!decided && search_.iterations() < limit()) {
            write_progress(answers, search_.iterations(), limit());
            return false;
        }
        answer(answers, search_.analysis().ranking.front().move, search_.iterations());
        return true;
    }

  private:
    ai::TreeSearch search_;
};

class HintTask : public Task {
  public:
    HintTask(std::int64_t task, Subject subject, std::uint64_t seed, std::uint64_t iterations)
        : Task(task),
          subject_(std::move(subject)),
          view_(view_to_act(*subject_.match)),
          iterations_(iterations),
          search_(subject_.mind->thinker.search(view_, ai::Rivals::equals, seed)) {}

    bool step(Answers& answers, std::uint64_t iterations) override {
        search_.step(std::min(iterations, iterations_ - search_.iterations()));
        if (search_.iterations() < iterations_) {
            write_progress(answers, search_.iterations(), iterations_);
            return false;
        }
        const ai::Analysis analysis = search_.analysis();
        const ai::Explanation why = ai::explain(subject_.mind->thinker, subject_.mind->game, view_,
                                                analysis, analysis.ranking.front().move);
        Writer& writer = write_whose(begin(answers, FromThinker::hinted), *subject_.match);
        writer.list("ranking", analysis.ranking, [&](const ai::Candidate& candidate) {
            write_candidate(writer, subject_.catalog.cards, candidate);
        });
        write_line(writer, subject_.catalog.cards, analysis.line);
        write_explanation(writer, subject_.advisor(), why);
        write_value_is(writer, subject_.mind->game);
        writer.field("iterations", analysis.iterations);
        answers.end();
        return true;
    }

  private:
    Subject subject_;
    rules::PlayerView view_;
    std::uint64_t iterations_;
    ai::TreeSearch search_;
};

// A step judges one move, be it long or short.
class ReviewTask : public Task {
  public:
    ReviewTask(std::int64_t task, Subject subject, std::uint64_t seed, std::uint64_t iterations,
               bool only_last)
        : Task(task),
          subject_(std::move(subject)),
          review_(*subject_.match,
                  {.iterations = static_cast<std::uint32_t>(iterations), .seed = seed}),
          mind_(review_.game()),
          only_last_(only_last && review_.size() > 0),
          judged_(only_last_ ? review_.size() - 1 : 0) {}

    bool step(Answers& answers, std::uint64_t) override {
        if (judged_ < review_.size()) {
            review_.judge(mind_.thinker, judged_);
            write_judged(answers, review_.moves()[judged_]);
            ++judged_;
        }
        if (judged_ < review_.size()) {
            write_progress(answers, judged_, review_.size());
            return false;
        }
        if (!only_last_) write_done(answers);
        return true;
    }

  private:
    // The event that led out of a position, by the position's place in the match.
    EventNumber event_after(std::size_t position) const {
        return subject_.match->positions()[position + 1].entry + 1;
    }

    void write_judged(Answers& answers, const ai::MoveReview& move) const {
        Writer& writer = begin(answers, FromThinker::reviewed);
        writer.field("number", event_after(move.position)).field("seat", number_of(move.seat));
        write_candidate(writer.key("played"), subject_.catalog.cards, move.played);
        write_candidate(writer.key("best"), subject_.catalog.cards, move.best);
        writer.field("loss", move.loss)
            .field("loss_is", move.lost_points ? "points" : "share")
            .field("mark", ai::name_of(move.mark))
            .field("forced", move.forced);
        write_explanation(writer, subject_.advisor(), move.why);
        answers.end();
    }

    void write_done(Answers& answers) const {
        const std::size_t seats = review_.game().seats();
        Writer& writer = begin(answers, FromThinker::review_done);
        write_value_is(writer, review_.game());
        writer.key("seats").begin_list();
        const auto reviewed = review_.seats();
        for (std::size_t seat = 0; seat < seats; ++seat) {
            writer.begin_object()
                .field("seat", seat + 1)
                .field("accuracy", reviewed[seat].accuracy)
                .field("moves", reviewed[seat].moves);
            for (std::size_t mark = 0; mark < ai::mark_count; ++mark) {
                writer.field(ai::name_of(static_cast<ai::Mark>(mark)), reviewed[seat].marks[mark]);
            }
            writer.end_object();
        }
        writer.end_list().key("curve").begin_list();
        const auto curve = review_.curve();
        for (std::size_t position = 0; position < curve.size(); ++position) {
            const EventNumber number = position == 0 ? 0 : event_after(position - 1);
            writer.begin_object().field("number", number);
            writer.list("values", std::span{curve[position]}.first(seats),
                        [&](double value) { writer.value(value); });
            writer.end_object();
        }
        writer.end_list().list("turning_points", review_.turning_points(),
                               [&](const ai::TurningPoint& point) {
                                   writer.begin_object()
                                       .field("number", event_after(point.position))
                                       .field("seat", number_of(point.seat))
                                       .field("before", point.before)
                                       .field("after", point.after)
                                       .end_object();
                               });
        answers.end();
    }

    Subject subject_;
    ai::Review review_;
    Mind mind_;
    bool only_last_;
    std::size_t judged_;
};

class SolveTask : public Task {
  public:
    SolveTask(std::int64_t task, Subject subject, std::uint64_t nodes)
        : Task(task),
          subject_(std::move(subject)),
          nodes_(nodes),
          outcomes_(subject_.match->game()),
          solver_(subject_.match->game(), outcomes_, subject_.match->positions().front().state,
                  subject_.match->deck(), tosses(*subject_.match)) {}

    bool step(Answers& answers, std::uint64_t nodes) override {
        done_ = solver_.step(std::min(nodes, nodes_ - spent_));
        spent_ += std::min(nodes, nodes_ - spent_);
        if (!done_ && spent_ < nodes_) {
            write_progress(answers, spent_, nodes_);
            return false;
        }
        const ai::Solution& solution = solver_.solution();
        Writer& writer = begin(answers, FromThinker::solved);
        writer.field("points", solution.points)
            .field("upper", solution.upper)
            .list("line", solution.moves, [&](rules::Move move) {
                protocol::write_move(writer, subject_.catalog.cards, move);
            });
        answers.end();
        return true;
    }

  private:
    static std::vector<ai::KnownToss> tosses(const record::Match& match) {
        if (!match.game().has_vincent()) return {};
        return ai::known_tosses(chance::Tosses{match.record().header.seed}, 0);
    }

    Subject subject_;
    std::uint64_t nodes_;
    std::uint64_t spent_ = 0;
    bool done_ = false;
    ai::OutcomeTable outcomes_;
    ai::Solver solver_;
};
}  // namespace

Started start_think(Subject subject, const messages::Think& message) {
    if (!seat_to_act(*subject.match)) return refuse(MessageError::no_seat_to_act);
    const ai::Level level = ai::level_named(message.level).value();
    if (level != ai::Level::master) {
        return std::make_unique<Choosing>(message.task, std::move(subject), level, message.seed,
                                          message.iterations.value_or(0));
    }
    return std::make_unique<SlicedChoice>(
        message.task, std::move(subject), message.seed,
        message.iterations.value_or(ai::own_iterations(ai::Level::master)));
}

Started start_hint(Subject subject, const messages::Hint& message) {
    if (!seat_to_act(*subject.match)) return refuse(MessageError::no_seat_to_act);
    return std::make_unique<HintTask>(message.task, std::move(subject), message.seed,
                                      message.iterations.value_or(hint_iterations));
}

Started start_review(Subject subject, const messages::Review& message) {
    return std::make_unique<ReviewTask>(message.task, std::move(subject), message.seed,
                                        message.iterations.value_or(review_iterations),
                                        message.last);
}

Started start_solve(Subject subject, const messages::Solve& message) {
    if (subject.match->game().seats() != 1) return refuse(MessageError::not_alone);
    if (!subject.match->can_continue()) return refuse(MessageError::not_playable);
    return std::make_unique<SolveTask>(message.task, std::move(subject),
                                       message.iterations.value_or(solve_nodes));
}

}  // namespace velatura::table
