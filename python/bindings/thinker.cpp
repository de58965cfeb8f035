#include "ai/thinker.h"

#include <chrono>
#include <memory>

#include "ai/reasons.h"
#include "ai/review.h"
#include "ai/solver.h"
#include "game.h"

namespace velatura::python {

namespace {

ai::Level level_of(const std::string& name) {
    if (const auto level = ai::level_named(name)) return *level;
    refuse("unknown_level",
           "The level “" + name +
               "” does not exist. There are visitor, apprentice, journeyman, artist and master.");
}

// A computer player that keeps what it has worked out for one set of scoring cards.
class Thinker {
  public:
    explicit Thinker(const Game& game)
        : rules_(std::make_unique<rules::Game>(game.match.game())), thinker_(*rules_) {}

    rules::Move choose(const Game& game, const std::string& level, std::uint32_t iterations,
                       std::uint32_t milliseconds, std::uint64_t seed, unsigned threads) {
        chance::FastRandom random{seed};
        return thinker_.choose(
            level_of(level), view_of(game),
            {.milliseconds = milliseconds, .iterations = iterations, .threads = threads}, random);
    }

    nb::dict hint(const Game& game, std::uint32_t iterations, std::uint64_t seed,
                  unsigned threads) {
        const rules::PlayerView view = view_of(game);
        const ai::Analysis analysis = thinker_.analyse(
            view, {.milliseconds = 0, .iterations = iterations, .threads = threads}, seed);
        nb::dict answer;
        nb::list ranking;
        for (const ai::Candidate& candidate : analysis.ranking) {
            nb::dict entry;
            entry["move"] = move_object(candidate.move);
            entry["value"] = candidate.value;
            entry["points"] = candidate.points;
            entry["visits"] = candidate.visits;
            ranking.append(entry);
        }
        answer["ranking"] = ranking;
        nb::list line;
        for (const ai::LineStep& step : analysis.line) {
            nb::dict entry;
            entry["seat"] = static_cast<int>(rules::index(step.seat));
            entry["move"] = move_object(step.move);
            line.append(entry);
        }
        answer["line"] = line;
        nb::list reasons;
        const auto why =
            ai::explain(thinker_, *rules_, view, analysis, analysis.ranking.front().move);
        for (const ai::Reason& reason : why.reasons)
            reasons.append(std::string{ai::name_of(reason.kind)});
        answer["reasons"] = reasons;
        answer["value_is_points"] = ai::values_are_points(*rules_);
        return answer;
    }

  private:
    rules::PlayerView view_of(const Game& game) const {
        if (!(game.match.game().setup() == rules_->setup())) {
            refuse("other_table",
                   "This thinker was made for another set-up. Make one for this game.");
        }
        return rules::view_for(game.match.game(), game.match.state(), game.match.deck(),
                               game.seat_to_act());
    }

    std::unique_ptr<rules::Game> rules_;
    ai::Thinker thinker_;
};

nb::list review(const Game& game, std::uint32_t iterations) {
    ai::Review review{game.match, {.iterations = iterations, .seed = 1}};
    ai::Thinker thinker{review.game()};
    for (std::size_t i = 0; i < review.size(); ++i) {
        review.judge(thinker, i);
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
    }
    nb::list moves;
    for (const ai::MoveReview& move : review.moves()) {
        nb::dict entry;
        entry["seat"] = static_cast<int>(rules::index(move.seat));
        entry["played"] = move_object(move.played.move);
        entry["best"] = move_object(move.best.move);
        entry["loss"] = move.loss;
        entry["loss_is_points"] = move.lost_points;
        entry["mark"] = std::string{ai::name_of(move.mark)};
        moves.append(entry);
    }
    return moves;
}

nb::dict solve(const Game& game, std::uint32_t milliseconds) {
    const rules::Game& rules = game.match.game();
    if (rules.seats() != 1 || rules.has_vincent()) {
        refuse("cannot_solve", "Only a Solo Puzzle can be solved here.");
    }
    if (!game.match.can_continue()) {
        refuse("unknown_seed", "The game's record does not tell its seed, so its deck is unknown.");
    }
    const ai::OutcomeTable outcomes{rules};
    ai::Solver solver{rules, outcomes, game.match.state(), game.match.deck()};
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds{milliseconds};
    while (!solver.step(10'000) && std::chrono::steady_clock::now() < until) {
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
    }
    const ai::Solution& solution = solver.solution();
    nb::dict answer;
    answer["points"] = solution.points;
    answer["at_most"] = solution.upper;
    answer["proven"] = solution.proven();
    nb::list moves;
    for (const rules::Move move : solution.moves)
        moves.append(move_object(move));
    answer["moves"] = moves;
    return answer;
}

}  // namespace

void bind_thinker(nb::module_& module) {
    nb::class_<Thinker>(
        module, "Thinker",
        "A computer player. It sees only what its seat may know, and keeps its tables "
        "for further moves and games with the same set-up.")
        .def(nb::init<const Game&>(), nb::arg("game"))
        .def("choose", &Thinker::choose, nb::arg("game"), nb::arg("level") = "master",
             nb::kw_only(), nb::arg("iterations") = 0, nb::arg("milliseconds") = 0,
             nb::arg("seed") = 1, nb::arg("threads") = 1,
             "A legal move for the seat to act. Without a limit the level thinks as long as it is "
             "used "
             "to; by iterations the same seed gives the same move.")
        .def("hint", &Thinker::hint, nb::arg("game"), nb::kw_only(), nb::arg("iterations") = 20000,
             nb::arg("seed") = 1, nb::arg("threads") = 1,
             "The moves ranked, the line expected and the reasons for the best.");
    module.def("review", &review, nb::arg("game"), nb::kw_only(), nb::arg("iterations") = 4000,
               "Judges every move that a seat made.");
    module.def("solve", &solve, nb::arg("game"), nb::kw_only(), nb::arg("milliseconds") = 60000,
               "The best possible score of a Solo Puzzle from here, its deck being known.");
    module.attr("LEVELS") =
        nb::make_tuple("visitor", "apprentice", "journeyman", "artist", "master");
}

}  // namespace velatura::python
