#include "cli/records/replay.h"

#include <memory>

#include "cli/game_files.h"
#include "cli/play/ending.h"
#include "cli/play/entry.h"
#include "cli/terminal/board.h"
#include "cli/terminal/layout.h"
#include "cli/usage.h"

namespace velatura::cli {

namespace {

class Replay {
  public:
    Replay(const Context& context, const record::Match& match, Console& console)
        : narrator_(context, match), board_(narrator_, console.style), console_(console) {}

    std::string legend() const { return board_.legend(); }
    std::size_t last() const { return narrator_.match().positions().size() - 1; }

    // The move that led to a position, what it made happen, and the table after it.
    void show(std::size_t n) const {
        const auto positions = narrator_.match().positions();
        const rules::GameState& state = positions[n].state;
        if (n > 0) {
            const record::Entry& entry = narrator_.match().record().entries[positions[n].entry];
            console_.out << '\n'
                         << wrap(narrator_.text(
                                "cli.replay.move",
                                {{"n", n},
                                 {"last", last()},
                                 {"seat", narrator_.actor(entry.by)},
                                 {"move", narrator_.move(positions[n - 1].state, entry.move)}}));
            for (const auto& sentence : narrator_.effects(positions[n], Narrator::Detail::full)) {
                console_.out << wrap("  " + sentence, 2);
            }
        }
        std::optional<rules::Seat> hand_of;
        if (state.phase == rules::Phase::turn) hand_of = state.turn;
        console_.out << board_.draw(state, hand_of);
        if (state.phase == rules::Phase::over) {
            console_.out << ending_text(narrator_, console_.style, Achievements::told);
        }
    }

    // n, p, a number, q; Enter goes on.
    void step_through() const {
        std::size_t at = 0;
        show(at);
        while (true) {
            const auto line = console_.ask(
                narrator_.text("cli.replay.prompt", {{"n", at}, {"last", last()}}) + ' ');
            if (!line) return;
            const std::string typed = plain_signs(*line);
            if (read_entry(typed).kind == Typed::Kind::quit) return;
            std::size_t next = 0;
            if (typed.empty() || content::same_word(typed, "n")) {
                next = at + 1;
            } else if (content::same_word(typed, "p")) {
                next = at - 1;  // before the first wraps around, beyond the last
            } else if (const auto number = number_in(typed); number && *number >= 0) {
                next = static_cast<std::size_t>(*number);
            } else {
                console_.out << wrap(narrator_.text("cli.replay.help"));
                continue;
            }
            if (next > last()) {
                console_.out << wrap(narrator_.text("cli.replay.no_such_move", {{"last", last()}}));
                continue;
            }
            at = next;
            show(at);
        }
    }

  private:
    Narrator narrator_;
    Board board_;
    Console& console_;
};

}  // namespace

int replay(const Context& context, const ReplayOptions& options, Console& console) {
    const auto games = read_games(context, options.file);
    if (!games) return refuse(games.error());
    const std::size_t game = options.game.value_or(games->size());
    if (game < 1 || game > games->size()) {
        return refuse(context.problem("cli.replay.no_such_game", {{"last", games->size()}}));
    }
    const Replay replay{context, (*games)[game - 1], console};
    if (options.move) {
        if (*options.move > replay.last()) {
            return refuse(context.problem("cli.replay.no_such_move", {{"last", replay.last()}}));
        }
        replay.show(*options.move);
    } else if (options.all || !console.interactive) {
        console.out << replay.legend();
        for (std::size_t n = 0; n <= replay.last(); ++n)
            replay.show(n);
    } else {
        replay.step_through();
    }
    return done;
}

Verb add_replay(App& program) {
    App* app = program.add_subcommand("replay", "Step through a recorded game");
    auto options = std::make_shared<ReplayOptions>();
    app->add_option("FILE", options->file, "The record of a game")->required()->type_name("");
    app->add_option("--game", options->game,
                    "Game to use if the file has several; default: the last")
        ->type_name("N")
        ->check(whole(1, most_counted));
    app->add_option("--move", options->move, "Show only the position after N moves")
        ->type_name("N")
        ->check(whole(0, most_counted));
    app->add_flag("--all", options->all, "Show every position in turn");
    return {app, [options](Context& context) {
                Console console = standard_console();
                return replay(context, *options, console);
            }};
}

}  // namespace velatura::cli
