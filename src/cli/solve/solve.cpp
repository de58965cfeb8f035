// velatura solve: the best possible score of a solo game with a known deck, and its moves.
#include <fmt/core.h>

#include <chrono>
#include <filesystem>
#include <memory>

#include "ai/solver.h"
#include "cli/game_files.h"
#include "cli/progress.h"
#include "cli/save_file.h"
#include "cli/setup_options.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/layout.h"
#include "cli/terminal/narrator.h"
#include "cli/usage.h"
#include "protocol/writer.h"
#include "record/names.h"
#include "record/text.h"

namespace velatura::cli {

namespace {

using record::Match;
using rules::index;

struct Options {
    std::string file;
    std::optional<std::size_t> game;
    std::string from = "start";
    SetupOptions setup;
    std::uint64_t milliseconds = 60'000;
    std::string record;
    bool json = false;
};

Found<Match> read_match(const Context& context, const Options& options) {
    auto games = read_games(context, options.file);
    if (!games) return no(games.error());
    const std::size_t game = options.game.value_or(games->size());
    if (game < 1 || game > games->size()) {
        return no(context.problem("cli.replay.no_such_game", {{"last", games->size()}}));
    }
    return std::move((*games)[game - 1]);
}

Found<Match> new_match(const Context& context, SetupOptions setup) {
    if (!setup.players) setup.players = 1;
    if (setup.mode.empty()) setup.mode = record::mode_names[index(rules::Mode::solo_puzzle)];
    if (setup.players != std::size_t{1}) {
        return no(context.problem("cli.solve.one_player", {{"n", *setup.players}}));
    }
    auto choices = choices_of(context, setup);
    if (!choices) return no(choices.error());
    choices->seats = {{"solver", true}};
    auto match = Match::begin(context.catalog, *choices);
    if (!match) return no(context.problem(match.error()));
    return *std::move(match);
}

// Whether everything that chance decides is known.
Found<void> check_known(const Context& context, const Match& match) {
    const std::size_t seats = match.game().seats();
    if (seats != 1) return no(context.problem("cli.solve.one_player", {{"n", seats}}));
    if (match.game().has_boxes()) return no(context.problem("cli.solve.boxes"));
    const rules::GameState& last = match.state();
    const bool all_drawn = last.deck_left == 0;
    const bool has_tosses = match.game().has_vincent();
    if (match.can_continue() || (all_drawn && !has_tosses)) return {};
    return no(context.problem("cli.solve.unknown_deck"));
}

std::size_t tosses_before(const Match& match, std::size_t position) {
    const auto before = match.positions().subspan(1, position);
    return static_cast<std::size_t>(std::ranges::count_if(before, [&](const auto& reached) {
        return match.record().entries[reached.entry].by == rules::Actor::vincent;
    }));
}

record::Entry entry_of(const content::Catalog& catalog, const rules::GameState& before,
                       rules::Move move, const rules::Effects& effects) {
    record::Entry entry;
    entry.by = rules::Game::to_act(before);
    entry.move = move;
    const bool toss = move.kind() == rules::Move::Kind::toss;
    if (toss) entry.tossed = before.vincent_tokens;
    for (const rules::Effect& effect : effects) {
        using Kind = rules::Effect::Kind;
        if (effect.kind == (toss ? Kind::card_left : Kind::card_taken)) entry.card = effect.card();
        if (effect.kind == Kind::card_dealt) entry.dealt.push_back(effect.card());
    }
    if (move.kind() == rules::Move::Kind::paint) {
        const auto [left, right] = record::title_words(catalog, move.layers());
        entry.comment = words::title(words::Language::en, left, right);
    }
    return entry;
}

// The game as it was played up to a position, and as the solver plays it from there. It counts for
// nobody, because the computer sits at the table.
Match solved_match(const Context& context, const Match& match, std::size_t position,
                   const ai::Solution& solution) {
    record::Record line;
    line.header = match.record().header;
    line.header.date.clear();
    line.header.seats = {{"solver", true}};
    line.first_row = match.record().first_row;
    line.backgrounds = match.record().backgrounds;
    for (const auto& reached : match.positions().subspan(1, position)) {
        line.entries.push_back(match.record().entries[reached.entry]);
    }
    rules::GameState state = match.positions()[position].state;
    for (const rules::Move move : solution.moves) {
        const rules::GameState before = state;
        const auto effects =
            match.game().apply(state, match.deck(), rules::Game::to_act(state), move);
        line.entries.push_back(entry_of(context.catalog, before, move, *effects));
    }
    return *Match::replay(context.catalog, std::move(line));
}

class SolverReport {
  public:
    // From `position` on the moves are the solver's. Both matches must outlive the report.
    SolverReport(const Context& context, const Match& asked, const Match& solved,
                 std::size_t position, const ai::Solution& solution, double seconds)
        : context_(context),
          asked_(asked),
          solved_(solved),
          position_(position),
          solution_(solution),
          seconds_(seconds) {}

    std::string json() const {
        const record::Header& header = solved_.record().header;
        protocol::Writer json;
        json.begin_object()
            .field("mode", record::mode_names[index(header.setup.mode)])
            .field("scenario", header.scenario)
            .key("scoring")
            .begin_list();
        for (const rules::ScoringCardId id : header.setup.scoring) {
            json.value(id == rules::no_scoring_card ? record::empty_place
                                                    : context_.catalog.name(id));
        }
        json.end_list()
            .field("seed", header.seed)
            .field("from", position_)
            .field("best", solution_.points)
            .field("proven", solution_.proven())
            .field("lower", solution_.points)
            .field("upper", solution_.upper)
            .key("reached");
        if (const auto points = reached()) {
            json.value(*points);
        } else {
            json.null();
        }
        json.key("moves").begin_list();
        for (const std::string& move : moves_as_recorded())
            json.value(move);
        json.end_list().key("paintings").begin_list();
        for_each_painting([&](rules::Layers layers, int points) {
            json.begin_object().key("layers").begin_list();
            for (const rules::ArtCardId card : {layers.bottom, layers.middle, layers.top})
                json.value(context_.catalog.word(card));
            const auto [left, right] = record::title_words(context_.catalog, layers);
            json.end_list()
                .field("title", words::title(context_.json_language, left, right))
                .field("points", points)
                .end_object();
        });
        json.end_list().field("nodes", solution_.nodes).field("seconds", seconds_).end_object();
        return json.text() + "\n";
    }

    std::string text() const {
        const Narrator narrator{context_, solved_};
        std::string text = heading();
        text += wrap(solution_.proven()
                         ? context_.text("cli.solve.proven", {{"n", solution_.points}})
                         : context_.text("cli.solve.bounds",
                                         {{"n", solution_.points}, {"upper", solution_.upper}}));
        if (const auto points = reached()) {
            text += wrap(context_.text("cli.solve.reached", {{"n", *points}}));
        }
        text += '\n';
        const auto positions = solved_.positions();
        for (std::size_t n = position_ + 1; n < positions.size(); ++n) {
            const record::Entry& entry = solved_.record().entries[positions[n].entry];
            const std::string number = fmt::format("{:3}. ", n);
            const bool vincent = entry.by == rules::Actor::vincent;
            const std::string move = vincent ? narrator.account(positions[n])
                                             : narrator.move(positions[n - 1].state, entry.move);
            text += wrap(number + move, number.size());
        }
        Columns paintings;
        for_each_painting([&](rules::Layers layers, int points) {
            paintings.add(
                {narrator.title(layers), context_.text("cli.solve.points", {{"n", points}})});
        });
        return text + '\n' + paintings.text();
    }

  private:
    std::string heading() const {
        const record::Header& header = solved_.record().header;
        const std::string mode = context_.mode(header.setup.mode);
        const std::string game =
            header.seed.empty()
                ? mode
                : context_.text("cli.solve.game", {{"mode", mode}, {"seed", header.seed}});
        const std::string cards = Narrator{context_, solved_}.scoring_cards();
        return wrap(game) + (cards.empty() ? "" : wrap(cards));
    }
    // The result of the recorded game; empty before it is over.
    std::optional<int> reached() const {
        if (asked_.state().phase != rules::Phase::over) return std::nullopt;
        return asked_.game().points(asked_.state(), rules::Seat{0});
    }
    // The numbered lines of the record, without their numbers.
    std::vector<std::string> moves_as_recorded() const {
        std::vector<std::string> moves;
        const std::string text = record::write(context_.catalog, solved_.record());
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = text.find('\n', begin);
            const std::string line = text.substr(begin, end - begin);
            const std::string number = fmt::format("{}. ", position_ + moves.size() + 1);
            if (line.starts_with(number)) moves.push_back(line.substr(number.size()));
            begin = end + 1;
        }
        return moves;
    }
    void for_each_painting(auto use) const {
        const rules::Player& last = solved_.state().players[0];
        rules::Player so_far;
        for (const rules::Layers layers : last.finished_paintings()) {
            use(layers, solved_.game().points_gained(so_far, layers));
            const rules::Game::Gain gain = solved_.game().gain(so_far, layers);
            for (std::size_t place = 0; place < rules::scoring_places; ++place) {
                so_far.ribbons[place] =
                    static_cast<std::uint8_t>(so_far.ribbons[place] + gain.ribbons[place]);
            }
        }
    }

    const Context& context_;
    const Match& asked_;
    const Match& solved_;
    std::size_t position_;
    const ai::Solution& solution_;
    double seconds_;
};

int run(const Context& context, const Options& options) {
    const auto match =
        options.file.empty() ? new_match(context, options.setup) : read_match(context, options);
    if (!match) return refuse(match.error(), options.file.empty() ? bad_usage : refused);
    if (const auto known = check_known(context, *match); !known) return refuse(known.error());
    if (std::error_code error; std::filesystem::exists(options.record, error)) {
        return refuse(context.problem("cli.solve.file_there", {{"file", options.record}}));
    }

    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    const std::size_t position = options.from == "now" ? match->positions().size() - 1 : 0;
    const auto tosses = ai::known_tosses(chance::Tosses{match->record().header.seed},
                                         tosses_before(*match, position));
    const ai::OutcomeTable outcomes{match->game()};
    ai::Solver solver{match->game(), outcomes, match->positions()[position].state, match->deck(),
                      tosses};
    {
        ProgressLine progress{options.milliseconds};
        std::uint64_t before = 0;
        for (bool proven = false; !proven && before < options.milliseconds;) {
            proven = solver.step(50'000);
            const auto passed =
                std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
            progress.advance(static_cast<std::uint64_t>(passed.count()) - before);
            before = static_cast<std::uint64_t>(passed.count());
        }
    }
    const std::chrono::duration<double> seconds = Clock::now() - start;

    const Match solved = solved_match(context, *match, position, solver.solution());
    if (!options.record.empty()) {
        const std::string text = record::write(context.catalog, solved.record());
        if (const auto written = write_file(context, options.record, text); !written) {
            return refuse(written.error());
        }
    }
    const SolverReport report{context,           *match,         solved, position,
                              solver.solution(), seconds.count()};
    fmt::print("{}", options.json ? report.json() : report.text());
    return done;
}

}  // namespace

Verb add_solve(App& program) {
    const auto options = std::make_shared<Options>();
    App* app = program.add_subcommand(
        "solve", "Find the best possible score of a solo game with a known deck");
    add_setup_options(*app, options->setup);
    app->find("--mode")->description("solo-puzzle or vincent");
    const std::vector<Option*> setup = app->options();
    Option* file = app->add_option("FILE", options->file, "The record of a game, with its seed")
                       ->type_name("");
    for (Option* option : setup)
        option->excludes(file);
    app->add_option("--game", options->game,
                    "Game to use if the file has several; default: the last")
        ->type_name("N")
        ->check(whole(1, most_counted))
        ->needs(file);
    app->add_option("--from", options->from,
                    "start: from the first move; now: from where the game stands")
        ->type_name("start|now")
        ->check(one_of({"start", "now"}))
        ->needs(file);
    app->add_option("--ms", options->milliseconds, "Stop after this long, proven or not")
        ->type_name("N")
        ->capture_default_str()
        ->check(whole(0, 86'400'000));
    app->add_option("--record", options->record, "Write the best game to this file as a record")
        ->type_name("FILE");
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
