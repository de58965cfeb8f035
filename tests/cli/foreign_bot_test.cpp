#include "cli/arena/foreign_bot.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <sstream>
#include <thread>

#include "content/loader.h"
#include "program.h"
#include "record/match.h"
#include "support/source.h"

namespace velatura::cli_test {

namespace {

// A bot in the shell's own language: answers each kind of message with these commands.
std::string shell_bot(std::string_view view, std::string_view result = ":",
                      std::string_view hello = R"(echo '{"protocol":1}')") {
    std::string script = "results=0; while read -r line; do case $line in ";
    script.append("*'\"type\":\"hello\"'*) ").append(hello).append(";; ");
    script.append("*'\"type\":\"view\"'*) ").append(view).append(";; ");
    script.append("*'\"type\":\"result\"'*) ").append(result).append(";; esac; done");
    return script;
}

// Greets whoever starts it, and quits before its first move.
const std::string quits = R"(read -r line; echo '{"protocol":1}'; exit 1)";

const std::string first_move = R"(echo '{"index":0}')";

// Against greedy; both games of one deck unless more are asked for.
Outcome play(const std::string& command, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{
        "arena",  "--a", "foreign", "--b", "greedy", "--bot", "foreign=exec:" + command,
        "--seed", "7",   "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    if (more.empty()) arguments.insert(arguments.end(), {"--games", "2", "--bot-timeout", "60000"});
    return run(arguments);
}

void expect_forfeits(const Outcome& outcome, std::string_view reason, std::string_view detail) {
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/games").whole, 2);
    EXPECT_EQ(field(outcome.out, "/losses").whole, 2);
    EXPECT_EQ(field(outcome.out, "/forfeits").items.size(), 2u) << outcome.out;
    for (const std::string place : {"/forfeits/0", "/forfeits/1"}) {
        EXPECT_EQ(field(outcome.out, place + "/bot").text, "foreign");
        EXPECT_EQ(field(outcome.out, place + "/reason").text, reason);
        EXPECT_NE(field(outcome.out, place + "/detail").text.find(detail), std::string::npos)
            << outcome.out;
    }
    EXPECT_EQ(field(outcome.out, "/forfeits/0/seat").whole, 1);
    EXPECT_EQ(field(outcome.out, "/forfeits/1/seat").whole, 2);
}

}  // namespace

TEST(ForeignBots, TheExamplesPlayWholeGames) {
    const std::string python =
        "showy=exec:python3 '" + support::source_path("examples/bots/showy.py") + "'";
    const std::string cpp = "thrifty=exec:'" VELATURA_EXAMPLE_BOT "'";
    for (const std::vector<std::string>& table :
         {std::vector<std::string>{"--b", "thrifty", "--games", "6"},
          {"--b", "thrifty", "--players", "3", "--games", "3"},
          {"--b", "random", "--mode", "vincent", "--games", "4"},
          {"--players", "1", "--mode", "solo-puzzle", "--games", "2"}}) {
        std::vector<std::string> arguments{"arena",         "--a",  "showy",  "--bot", python,
                                           "--bot",         cpp,    "--seed", "7",     "--json",
                                           "--bot-timeout", "60000"};
        arguments.insert(arguments.end(), table.begin(), table.end());
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.error;
        EXPECT_EQ(outcome.error, "");
        EXPECT_TRUE(field(outcome.out, "/forfeits").items.empty()) << outcome.out;
    }
}

// A program of the first version, kept as it was written then.
TEST(ForeignBots, OneThatSpeaksTheFirstProtocolPlaysAsEver) {
    const auto games = [](std::string_view file) {
        return run({"arena", "--a", "showy", "--b", "greedy", "--games", "6", "--seed", "7",
                    "--bot", "showy=exec:python3 '" + support::source_path(file) + "'",
                    "--bot-timeout", "60000", "--json"});
    };
    const Outcome old = games("tests/cli/bots/showy_1.py");
    EXPECT_EQ(old.status, 0) << old.error;
    EXPECT_TRUE(field(old.out, "/forfeits").items.empty()) << old.out;
    EXPECT_EQ(old.out, games("examples/bots/showy.py").out);
}

TEST(ForeignBots, TheExamplesBeatOneThatPlaysAnything) {
    const Outcome outcome =
        run({"arena", "--a", "thrifty", "--b", "random", "--games", "60", "--seed", "7", "--bot",
             std::string{"thrifty=exec:'"} + VELATURA_EXAMPLE_BOT + "'", "--bot-timeout", "60000",
             "--json"});
    EXPECT_GT(field(outcome.out, "/wins").whole, 30) << outcome.out;
}

TEST(ForeignBots, WhoAlwaysTakesTheFirstLegalMoveFinishesEveryGame) {
    const Outcome outcome =
        play(shell_bot(first_move), {"--games", "8", "--bot-timeout", "60000", "--players", "4"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/games").whole, 8);
    EXPECT_TRUE(field(outcome.out, "/forfeits").items.empty()) << outcome.out;
}

TEST(ForeignBots, OneThatNeverAnswersLoses) {
    expect_forfeits(play(shell_bot(":"), {"--games", "2", "--a-ms", "1", "--bot-timeout", "20"}),
                    "slow", "no answer within 21 ms");
}

TEST(ForeignBots, OneThatCrashesLoses) {
    expect_forfeits(play(shell_bot("exit 3")), "ended", "exit status 3");
    expect_forfeits(play(shell_bot("kill -SEGV $$")), "ended", "signal 11");
}

TEST(ForeignBots, OneThatCannotBeStartedIsToldBeforeTheFirstGame) {
    for (const auto& [command, detail] :
         {std::pair{std::string{"exit 0"}, "exit status 0"},
          {"/nowhere/bot 2>/dev/null", "exit status 127"},
          {shell_bot(first_move, ":", "echo '{\"protocol\":3}'"), "\"protocol\": 2"}}) {
        const Outcome outcome = play(command);
        EXPECT_EQ(outcome.status, 1);
        EXPECT_EQ(field(outcome.out, "/refused/code").text, "cli.arena.bot_silent");
        EXPECT_NE(outcome.error.find(detail), std::string::npos) << outcome.error;
    }
}

TEST(ForeignBots, EachGameHasASeedForTheBotsOwnChance) {
    const auto seeds = [] {
        const Folder folder;
        const std::string file = folder.path("games");
        const std::string tell = "case $line in *new_game*) echo \"$line\" >>" + file + ";; esac; ";
        std::string bot = shell_bot(first_move);
        bot.replace(bot.find("case"), 0, tell);
        EXPECT_EQ(play(bot).status, 0);
        std::vector<std::string> all;
        std::istringstream lines{read(file)};
        for (std::string line; std::getline(lines, line);)
            all.push_back(field(line, "/seed").text);
        return all;
    };
    const std::vector<std::string> first = seeds();
    ASSERT_EQ(first.size(), 2u);
    EXPECT_EQ(first[0].size(), 16u);
    EXPECT_NE(first[0], first[1]);
    EXPECT_EQ(first, seeds());
}

TEST(ForeignBots, OneThatSendsRubbishLoses) {
    expect_forfeits(play(shell_bot("echo 'I take the blue one'")), "rubbish", "not JSON");
    expect_forfeits(play(shell_bot("echo '[0]'")), "rubbish", "JSON object");
    expect_forfeits(play(shell_bot("echo '{}'")), "rubbish", "either \"index\" or \"move\"");
    expect_forfeits(play(shell_bot("echo '{\"index\":0.5}'")), "rubbish", "whole number");
    expect_forfeits(play(shell_bot("echo '{\"move\":{\"jump\":1}}'")), "rubbish",
                    "a move has a \"kind\"");
    expect_forfeits(play(shell_bot(R"(printf '{"index":0,"why":"\377"}\n')")), "rubbish",
                    "not JSON");
}

TEST(ForeignBots, OneThatSpeaksWithoutBeingAskedLoses) {
    // Both lines come in one go, so the second is there before the next question.
    expect_forfeits(play(shell_bot(R"(printf '{"index":0}\n{"index":0}\n')")), "rubbish",
                    "more lines than were asked for");
}

TEST(ForeignBots, ALineThatComesLateIsNoAnswerToTheNextQuestion) {
    const Folder folder;
    const std::string go = folder.path("go");
    const std::string gone = folder.path("gone");
    cli::LineProcess bot{"read -r line; echo one; until [ -e " + go +
                         " ]; do sleep 0.01; done; echo two; touch " + gone +
                         "; read -r line; echo three"};
    bot.tell("first");
    EXPECT_EQ(bot.ask(std::chrono::minutes{1}), "one");
    folder.write("go", "");
    while (!std::filesystem::exists(gone))
        std::this_thread::yield();
    bot.tell("second");
    const auto answer = bot.ask(std::chrono::minutes{1});
    ASSERT_FALSE(answer) << *answer;
    EXPECT_EQ(answer.error(), cli::LineProcess::Failure::unasked);
}

TEST(ForeignBots, NobodyIsToldTheEndOfAGameThatDidNotBegin) {
    // One of three starts only once, to be greeted; another notes what it is told.
    const Folder folder;
    const std::string told = folder.path("told");
    const std::string listener = R"(while read -r line; do case $line in )"
                                 R"(*'"type":"hello"'*) echo '{"protocol":1}';; )"
                                 R"(*'"type":"view"'*) echo '{"index":0}';; )"
                                 R"(*'"type":"new_game"'*) echo new >>)" +
                                 told + R"(;; *'"type":"result"'*) echo result >>)" + told +
                                 ";; esac; done";
    const Outcome outcome =
        run({"arena",
             "--a",
             "absent",
             "--b",
             "listener",
             "--bot",
             "absent=exec:test -e " + folder.path("greeted") + " && exit 1; touch " +
                 folder.path("greeted") + R"(; read -r l; echo '{"protocol":1}'; read -r l)",
             "--bot",
             "listener=exec:" + listener,
             "--players",
             "3",
             "--games",
             "6",
             "--threads",
             "1",
             "--seed",
             "7",
             "--bot-timeout",
             "60000",
             "--json"});
    EXPECT_EQ(field(outcome.out, "/losses").whole, 6) << outcome.out << outcome.error;
    const std::vector<std::string> lines = lines_of(read(told));
    EXPECT_GT(std::ranges::count(lines, "new"), 0);
    EXPECT_LE(std::ranges::count(lines, "result"), std::ranges::count(lines, "new"));
}

TEST(ForeignBots, ALoneOneThatForfeitsHasNoPoints) {
    const Outcome outcome =
        run({"arena", "--a", "foreign", "--bot", "foreign=exec:" + quits, "--players", "1",
             "--mode", "solo-puzzle", "--games", "2", "--seed", "7", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/forfeits").items.size(), 2u) << outcome.out;
    EXPECT_EQ(field(outcome.out, "/points/max").whole, 0) << outcome.out;
    EXPECT_EQ(field(outcome.out, "/points/mean").whole, 0) << outcome.out;
    EXPECT_EQ(field(outcome.out, "/at_least_40/count").whole, 0);
}

TEST(ForeignBots, OneWhoseLineDoesNotEndLoses) {
    expect_forfeits(play(shell_bot("head -c 70000 /dev/zero | tr '\\0' x; read -r wait")),
                    "too_long", "65536");
    expect_forfeits(play(shell_bot("printf '{\"index\":0}'; exit 0")), "ended", "exit status 0");
}

TEST(ForeignBots, OneThatMovesIllegallyLoses) {
    expect_forfeits(play(shell_bot("echo '{\"index\":99}'")), "illegal", "index 99 of");
    expect_forfeits(play(shell_bot("echo '{\"move\":{\"take\":6}}'")), "illegal",
                    "no_such_position");
    expect_forfeits(play(shell_bot("echo '{\"move\":{\"pass\":true}}'")), "illegal", "cannot_pass");
    expect_forfeits(play(shell_bot("echo '{\"move\":{\"paint\":[\"Deep\",\"Trap\",\"Viwe\"]}}'")),
                    "illegal", "no art card \"Viwe\"");
}

TEST(ForeignBots, LastWordsAreForgottenHoweverManyTheyAre) {
    for (const std::string last : {"echo bye", "exec yes"}) {
        const Outcome outcome = play(shell_bot(first_move) + "; " + last);
        EXPECT_EQ(outcome.status, 0) << outcome.error;
        EXPECT_TRUE(field(outcome.out, "/forfeits").items.empty()) << outcome.out;
    }
}

TEST(ForeignBots, OneThatNeverComesToTheEndOfItsLineIsSlow) {
    // A byte for each time around, forever: fewer than are too many for a line.
    const std::string drip = shell_bot("while :; do printf x; /bin/true; done");
    expect_forfeits(play(drip, {"--games", "2", "--a-ms", "1", "--bot-timeout", "20"}), "slow",
                    "no answer within 21 ms");
}

TEST(ForeignBots, OneThatFailsIsStartedAgainForTheNextGame) {
    // Fails in its first game only: a file tells it that it was here before.
    const Folder folder;
    const std::string mark = folder.path("mark");
    const Outcome outcome = play(
        shell_bot("if [ ! -e " + mark + " ]; then touch " + mark + "; exit 1; fi; " + first_move),
        {"--games", "6", "--bot-timeout", "60000", "--threads", "1"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/games").whole, 6);
    ASSERT_EQ(field(outcome.out, "/forfeits").items.size(), 1u) << outcome.out;
    EXPECT_EQ(field(outcome.out, "/forfeits/0/game").whole, 1);
}

TEST(ForeignBots, TheOthersShareTheWinOfAForfeitedGame) {
    const Outcome outcome =
        run({"arena", "--a", "greedy", "--b", "foreign", "--bot", "foreign=exec:" + quits,
             "--players", "3", "--games", "3", "--seed", "7", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/ties").whole, 3);
    EXPECT_NE(outcome.out.find("\"win_rate\":0.5"), std::string::npos) << outcome.out;
}

TEST(ForeignBots, ReasonsAreToldInWords) {
    const Outcome outcome = run({"arena", "--a", "foreign", "--b", "greedy", "--bot",
                                 "foreign=exec:" + quits, "--games", "4", "--seed", "7"});
    EXPECT_NE(outcome.out.find("foreign forfeited 4 games: it quit during the game (the program "
                               "closed its output: exit status 1)"),
              std::string::npos)
        << outcome.out;
}

TEST(ForeignBots, AnInterruptEndsTheGamesAndTheyGoOnLater) {
    const Folder folder;
    const std::string log = folder.path("log");
    // Interrupts the arena when the third game is over, in the middle of the second deck; not
    // again.
    const std::string mark = folder.path("mark");
    const std::string bot =
        shell_bot(first_move, "results=$((results + 1)); if [ $results = 3 ] && [ ! -e " + mark +
                                  " ]; then touch " + mark + "; kill -INT $PPID; fi");
    const std::vector<std::string> more{"--games",   "8", "--bot-timeout", "60000",
                                        "--threads", "1", "--resume",      log};
    const Outcome stopped = play(bot, more);
    EXPECT_EQ(stopped.status, 1);
    EXPECT_EQ(field(stopped.out, "/games").whole, 2);
    EXPECT_EQ(field(stopped.out, "/complete").boolean, false);
    EXPECT_NE(stopped.error.find("Stopped after 2 of 8 games"), std::string::npos) << stopped.error;

    const Outcome rest = play(bot, more);
    EXPECT_EQ(rest.status, 0) << rest.error;
    EXPECT_EQ(field(rest.out, "/games").whole, 8);
    const Outcome at_once = play(shell_bot(first_move), {"--games", "8", "--bot-timeout", "60000"});
    EXPECT_EQ(rest.out, at_once.out);
}

TEST(ForeignBots, AnInterruptDoesNotWaitForTheBot) {
    const Folder folder;
    // Interrupts instead of answering, and would be waited for much longer than a test may take.
    const Outcome stopped = play(shell_bot("kill -INT $PPID; exec tail -f /dev/null"),
                                 {"--games", "2", "--bot-timeout", "3600000"});
    EXPECT_EQ(stopped.status, 1);
    EXPECT_EQ(field(stopped.out, "/games").whole, 0);
    EXPECT_TRUE(field(stopped.out, "/forfeits").items.empty()) << stopped.out;
}

TEST(ForeignBots, OneIsNotGivenTheFileOfFinishedGames) {
    const Folder folder;
    const std::string log = folder.path("log");
    const std::string files = folder.path("files");
    const Outcome outcome = play("ls -l /proc/self/fd >" + files + "; " + shell_bot(first_move),
                                 {"--games", "2", "--bot-timeout", "60000", "--resume", log});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    // Others may come from whoever started the test.
    const std::string listed = read(files);
    EXPECT_NE(listed.find("pipe:"), std::string::npos) << listed;
    EXPECT_EQ(listed.find(std::filesystem::canonical(log).string()), std::string::npos) << listed;
}

TEST(ForeignBots, WhoIsToldToIgnoreAHangUpGoesOn) {
    // The bot hangs up on the arena.
    const Outcome outcome = run({"arena", "--a", "foreign", "--b", "greedy", "--bot",
                                 "foreign=exec:" + shell_bot("kill -HUP $PPID; " + first_move),
                                 "--games", "2", "--seed", "7", "--bot-timeout", "60000", "--json"},
                                "nohup");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/games").whole, 2) << outcome.out;
}

TEST(ForeignBots, TheRecordOfAForfeitedGameSaysSo) {
    const Folder folder;
    const Outcome outcome = play(quits, {"--games", "2", "--records", folder.path("games")});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    const std::string first = read(folder.path("games/game-000001-1.velatura"));
    EXPECT_NE(first.find("[Forfeit \"1 ended\"]"), std::string::npos) << first;
    EXPECT_EQ(run_line("verify " + folder.path("games/game-000001-1.velatura")).status, 0);
}

// ---- Inside the test: what the bot is told, and what is left of it ------------------------------

class ForeignBotTest : public testing::Test {
  protected:
    ForeignBotTest() { std::signal(SIGPIPE, SIG_IGN); }

    static record::Match begin(rules::Mode mode, std::size_t seats) {
        record::Choices choices;
        choices.seats.assign(seats, {"bot", true});
        choices.mode = mode;
        choices.random_scoring = 3;
        choices.seed = "bots";
        return *record::Match::begin(content::base_catalog(), choices);
    }
    static rules::PlayerView view_of(const record::Match& match) {
        return rules::view_for(match.game(), match.state(), match.deck(), match.state().turn);
    }
};

TEST_F(ForeignBotTest, NothingIsLeftOfOneThatDoesNotWantToGo) {
    const record::Match match = begin(rules::Mode::standard, 2);
    {
        // Ignores everything but death, and has a child that does, too.
        cli::ForeignBot bot{content::base_catalog(),
                            "trap '' TERM INT HUP; tail -f /dev/null & " + shell_bot(first_move) +
                                "; exec tail -f /dev/null",
                            {.move = 60'000, .grace = 0, .start = 60'000}};
        EXPECT_TRUE(bot.begin_game(match.game(), 1, rules::Seat{}, "seed"));
        EXPECT_TRUE(bot.choose(match.game(), view_of(match)));
    }
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
}

TEST_F(ForeignBotTest, OneThatDoesNotReadCannotHoldTheArenaUp) {
    const record::Match match = begin(rules::Mode::standard, 2);
    // Says hello and its moves at a time, whatever it is told.
    cli::ForeignBot bot{content::base_catalog(),
                        "echo '{\"protocol\":1}'; exec tail -f /dev/null",
                        {.move = 1, .grace = 0, .start = 60'000}};
    EXPECT_TRUE(bot.begin_game(match.game(), 1, rules::Seat{}, "seed"));
    for (std::uint64_t game = 2; game < 400; ++game)  // more than a pipe holds
        EXPECT_TRUE(bot.begin_game(match.game(), game, rules::Seat{}, "seed"));
    const auto move = bot.choose(match.game(), view_of(match));
    ASSERT_FALSE(move);
    EXPECT_EQ(move.error().fault, bots::BotFault::slow);
}

TEST_F(ForeignBotTest, AViewTellsWhatTheSeatMaySeeAndNothingElse) {
    record::Match match = begin(rules::Mode::standard, 2);
    const std::string told =
        bots::view_message(content::base_catalog(), match.game(), view_of(match));
    EXPECT_EQ(keys(told), (std::vector<std::string>{"type", "row", "deck", "unseen", "left",
                                                    "players", "moves"}));
    EXPECT_EQ(field(told, "/deck").whole, 55);
    const std::vector<content::Json> unseen = field(told, "/unseen").items;
    ASSERT_EQ(unseen.size(), 55u);
    for (std::size_t i = 1; i < unseen.size(); ++i) {
        EXPECT_LT(*content::base_catalog().find_art_card(unseen[i - 1].text),
                  *content::base_catalog().find_art_card(unseen[i].text));
    }
    EXPECT_EQ(told.find("bots"), std::string::npos);  // the seed
}

TEST_F(ForeignBotTest, MovesAreListedInTheOrderOfTheRulesAndReadBackBothWays) {
    for (const auto& [mode, seats] : {std::pair{rules::Mode::standard, std::size_t{2}},
                                      std::pair{rules::Mode::vincent, std::size_t{1}},
                                      std::pair{rules::Mode::solo_puzzle, std::size_t{1}}}) {
        record::Match match = begin(mode, seats);
        while (match.state().phase != rules::Phase::over) {
            const rules::GameState& state = match.state();
            if (state.phase != rules::Phase::turn) {
                const rules::Move move = state.phase == rules::Phase::toss
                                             ? match.next_chance()
                                             : rules::Move::judge(state.winners);
                ASSERT_TRUE(match.play(rules::Game::to_act(state), move));
                continue;
            }
            const rules::PlayerView view = view_of(match);
            const int protocol = match.record().entries.size() % 2 == 0 ? bots::oldest_protocol
                                                                        : bots::newest_protocol;
            const std::string told =
                bots::view_message(content::base_catalog(), match.game(), view, protocol);
            const auto moves = match.game().legal_moves(state);
            const content::Json listed = field(told, "/moves");
            ASSERT_EQ(listed.items.size(), moves.size());
            const std::size_t list = told.find("\"moves\":[") + 9;
            std::size_t at = list;
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const std::string text = told.substr(at, told.find('}', at) + 1 - at);
                at += text.size() + 1;
                const auto named = bots::read_move(content::base_catalog(), match.game(),
                                                   view.table, "{\"move\":" + text + "}");
                const auto counted =
                    bots::read_move(content::base_catalog(), match.game(), view.table,
                                    "{\"index\":" + std::to_string(i) + "}");
                ASSERT_TRUE(named && counted) << text;
                EXPECT_EQ(*named, moves[i]);
                EXPECT_EQ(*counted, moves[i]);
            }
            ASSERT_TRUE(match.play(rules::actor(state.turn), moves[moves.size() / 2]));
        }
    }
}

TEST_F(ForeignBotTest, APaintingWithoutABackgroundTakesTheNextOne) {
    record::Match match = begin(rules::Mode::solo_puzzle, 1);
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(match.play(rules::Actor::seat1, rules::Move::take(rules::Position{1})));
    const auto hand = match.state().players[0].cards_in_hand();
    const content::Catalog& catalog = content::base_catalog();
    for (const std::string begun :
         {R"({"move":{"kind":"paint","layers":[")", R"({"move":{"paint":[")"}) {
        std::string line = begun;
        line.append(catalog.word(hand[2])).append("\",\"").append(catalog.word(hand[0]));
        line.append("\",\"").append(catalog.word(hand[1])).append("\"]}}");
        const auto move = bots::read_move(catalog, match.game(), match.state(), line);
        ASSERT_TRUE(move) << line;
        EXPECT_EQ(move->layers(), (rules::Layers{hand[2], hand[0], hand[1]}));
        EXPECT_EQ(move->background(), match.state().players[0].backgrounds_left().front());
    }
}

}  // namespace velatura::cli_test
