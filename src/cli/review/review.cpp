#include "cli/review/review.h"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <filesystem>
#include <memory>
#include <thread>

#include "chance/fnv.h"
#include "cli/game_files.h"
#include "cli/progress.h"
#include "cli/save_file.h"
#include "cli/usage.h"

namespace velatura::cli {

namespace {

// A review can replace a review, but nothing else.
bool is_something_else(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return false;
    const auto there = read_file(path);
    return there && !there->empty() && !there->contains(page_mark);
}

// Each thread takes the next free move; it doesn't matter which thread judges which.
void judge_all(ai::Review& review, unsigned threads) {
    ProgressLine progress{review.size()};
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        ai::Thinker thinker{review.game()};
        for (std::size_t number = next++; number < review.size(); number = next++) {
            review.judge(thinker, number);
            progress.advance();
        }
    };
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads && i < review.size(); ++i)
        others.emplace_back(work);
    work();
}

}  // namespace

const ai::MoveReview* Reviewed::of(std::size_t position) const {
    const auto at = std::ranges::find(review.moves(), position, &ai::MoveReview::position);
    return at == review.moves().end() ? nullptr : &*at;
}

std::string Reviewed::move(std::size_t position) const {
    const record::Entry& entry = match().record().entries[match().positions()[position + 1].entry];
    if (entry.by == rules::Actor::vincent) {
        return narrator.text("cli.review.vincent", {{"card", narrator.card(entry.card)}});
    }
    return advice(position).move(entry.move);
}

std::string Reviewed::actor(std::size_t position) const {
    return narrator.actor(rules::Game::to_act(before(position)));
}

std::string Reviewed::made(std::size_t position) const {
    return narrator.text("cli.review.made", {{"seat", actor(position)}, {"move", move(position)}});
}

std::string Reviewed::mark(const ai::MoveReview& move) const {
    if (move.forced) return narrator.text("cli.review.forced");
    return narrator.text("mark." + std::string{ai::name_of(move.mark)});
}

std::string Reviewed::loss(const ai::MoveReview& move) const {
    const Advice advice = this->advice(move.position);
    return move.lost_points ? advice.points(move.loss) : advice.value(move.loss);
}

std::vector<std::string> Reviewed::remarks() const {
    std::vector<std::string> remarks;
    if (!match().record().result) remarks.push_back(narrator.text("cli.review.running"));
    if (const std::size_t undone = match().undone(); undone > 0) {
        remarks.push_back(narrator.text("cli.review.undone", {{"n", undone}}));
    }
    if (match().is_helped()) remarks.push_back(narrator.text("cli.review.helped"));
    return remarks;
}

std::vector<std::string> Reviewed::lesson(const ai::TurningPoint& point) const {
    const ai::MoveReview* move = of(point.position);
    const bool worse = point.after < point.before;
    if (move == nullptr || move->loss == 0) {
        return {narrator.text(worse ? "review.bad_luck" : "review.good_luck")};
    }
    const Advice advice = this->advice(point.position);
    std::vector<std::string> lesson{narrator.text(
        "cli.review.better",
        {{"move", narrator.move(before(point.position), move->best.move)}, {"loss", loss(*move)}})};
    // How others compare is said by the loss.
    ai::Explanation why = move->why;
    std::erase_if(why.reasons, [](const ai::Reason& reason) {
        return reason.kind == ai::ReasonKind::clearly_best ||
               reason.kind == ai::ReasonKind::close_call;
    });
    std::ranges::copy(advice.sentences(move->best.move, why), std::back_inserter(lesson));
    // What the loss doesn't explain came later: most of the swing, or one in the other direction.
    const bool same_measure = move->lost_points == ai::values_are_points(review.game());
    const double explained = same_measure ? move->loss : 0;
    const bool gained = move->seat == point.seat && !worse;
    if (gained || 2 * explained < std::abs(point.after - point.before)) {
        lesson.push_back(narrator.text(worse ? "review.worse_cards" : "review.good_luck"));
    }
    return lesson;
}

int review(Context& context, const ReviewOptions& options) {
    const auto games = read_games(context, options.file);
    if (!games) return refuse(games.error());
    const std::size_t number = options.game.value_or(games->size());
    if (number < 1 || number > games->size()) {
        return refuse(context.problem("cli.replay.no_such_game", {{"last", games->size()}}));
    }
    const record::Match& match = (*games)[number - 1];
    if (!options.html.empty() && same_file(options.html, options.file)) {
        return refuse(context.problem("cli.review.page_is_record", {{"path", options.html}}));
    }
    if (is_something_else(options.html)) {
        return refuse(context.problem("cli.review.page_is_other", {{"path", options.html}}));
    }
    ai::Review review{match,
                      {.iterations = options.iterations, .seed = chance::fnv1a(options.seed)}};
    if (review.size() == 0) return refuse(context.problem("cli.review.no_moves"));
    judge_all(review, options.threads > 0 ? options.threads
                                          : std::max(1u, std::thread::hardware_concurrency()));

    const Narrator narrator{context, match};
    const Reviewed reviewed{narrator, review};
    if (!options.html.empty()) {
        const auto written = write_file(context, options.html, review_html(reviewed, options));
        if (!written) return refuse(written.error());
    }
    if (options.json) {
        context.language = context.json_language;
        fmt::print("{}\n", review_json(reviewed, options));
    } else {
        fmt::print("{}", review_text(reviewed));
    }
    return done;
}

Verb add_review(App& program) {
    const auto options = std::make_shared<ReviewOptions>();
    App* app = program.add_subcommand(
        "review", "Rate every move of a recorded game: losses, accuracy, turning points");
    app->add_option("FILE", options->file, "The record of a game")->required()->type_name("");
    app->add_option("--game", options->game,
                    "Game to use if the file has several; default: the last")
        ->type_name("N")
        ->check(whole(1, most_counted));
    app->add_option("--iterations", options->iterations, "Iterations of the search for each move")
        ->type_name("N")
        ->capture_default_str()
        ->check(whole(10, 100'000'000));
    app->add_option("--threads", options->threads,
                    "Number of threads; default: all cores. The result doesn't change")
        ->type_name("N")
        ->check(whole(1, 1024));
    app->add_option("--seed", options->seed, "Seed of the search; the same seed repeats it")
        ->type_name("TEXT")
        ->check(some_text())
        ->capture_default_str();
    app->add_option("--html", options->html, "Also write the review as a web page")
        ->type_name("FILE");
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return review(context, *options); }};
}

}  // namespace velatura::cli
