// What holds for every verb: help, version, exit status, language, packs.
#include <gtest/gtest.h>

#include "program.h"
#include "support/source.h"

namespace velatura::cli_test {

constexpr const char* verbs[]{"play",   "score",  "paintings",    "simulate", "replay", "hint",
                              "review", "verify", "achievements", "perft",    "bench",  "serve"};

TEST(Usage, VersionIsPrinted) {
    const Outcome outcome = run_line("--version");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(outcome.out.starts_with("velatura ")) << outcome.out;
}

TEST(Usage, HelpNamesEveryVerb) {
    const Outcome outcome = run_line("--help");
    EXPECT_EQ(outcome.status, 0);
    for (const std::string verb : verbs) {
        EXPECT_NE(outcome.out.find("\n  " + verb + " "), std::string::npos) << verb;
    }
}

TEST(Usage, EveryVerbHasItsHelp) {
    for (const std::string verb : verbs) {
        const Outcome outcome = run({verb, "--help"});
        EXPECT_EQ(outcome.status, 0) << verb;
        EXPECT_NE(outcome.out.find("velatura " + verb), std::string::npos) << outcome.out;
        EXPECT_NE(outcome.out.find("--help"), std::string::npos) << verb;
    }
}

TEST(Usage, AWrongCommandLineIsStatusTwoAndSilentOnStandardOutput) {
    for (const char* line : {"", "dance", "score", "score --layers", "--lang fr bench", "paintings",
                             "verify", "score --layers A,B,C --dance", "simulate --players two",
                             "simulate --mode poker", "simulate --games 0", "simulate --threads 0",
                             "perft --depth 0", "achievements --name Ada"}) {
        const Outcome outcome = run_line(line);
        EXPECT_EQ(outcome.status, 2) << line;
        EXPECT_EQ(outcome.out, "") << line;
        EXPECT_NE(outcome.error, "") << line;
    }
}

TEST(Usage, TheLanguageComesFromTheOptionThenFromTheEnvironment) {
    const std::vector<std::string> score{"score", "--layers", "Delicate,Revolution,Masked"};
    const auto title = [](const Outcome& outcome) {
        return outcome.out.substr(0, outcome.out.find('\n'));
    };
    EXPECT_EQ(title(run(score)), "Masked Revolution");
    EXPECT_EQ(title(run(score, "LANG=de_DE.UTF-8")), "Maskierte Revolution");
    EXPECT_EQ(title(run(score, "LANG=de_DE.UTF-8 LC_ALL=C")), "Masked Revolution");
    auto japanese = score;
    japanese.insert(japanese.end(), {"--lang", "ja"});
    EXPECT_EQ(title(run(japanese, "LANG=de_DE.UTF-8")), "仮面の革命");
    japanese = {"--lang", "ja"};
    japanese.insert(japanese.end(), score.begin(), score.end());
    EXPECT_EQ(title(run(japanese)), "仮面の革命");
}

TEST(Usage, AnswersForProgramsAreEnglishUnlessTheOptionSaysOtherwise) {
    std::vector<std::string> score{"score", "--layers", "Delicate,Revolution,Masked", "--json"};
    const auto title = [](const Outcome& outcome) { return field(outcome.out, "/title").text; };
    EXPECT_EQ(title(run(score)), "Masked Revolution");
    EXPECT_EQ(title(run(score, "LANG=de_DE.UTF-8 LC_ALL=de_DE.UTF-8")), "Masked Revolution");
    score.insert(score.end(), {"--lang", "de"});
    EXPECT_EQ(title(run(score)), "Maskierte Revolution");
}

TEST(Usage, AVerbThatIsNoneIsNamed) {
    for (const char* line : {"dance", "--lang en dance", "dance --json", "dance now"}) {
        const Outcome outcome = run_line(line);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_NE(outcome.error.find("no command “dance”"), std::string::npos) << outcome.error;
    }
    EXPECT_EQ(run_line("").error.find("no verb"), std::string::npos);
    EXPECT_EQ(run_line("--dance").error.find("no verb"), std::string::npos);
}

TEST(Usage, WhatIsWrongWithAValueIsSaidInTheLanguageAskedFor) {
    struct Case {
        const char* line;
        const char* says;
    };
    for (const auto& [line, says] :
         {Case{"serve --port 99999",
               "--port can’t be “99999”. Give a whole number from 0 to 65535"},
          Case{"solve --ms -5", "--ms can’t be “-5”"},
          Case{"simulate --mode poker",
               "Choose one of these: standard, vincent, solo-puzzle and automa"},
          Case{"--lang de simulate --mode poker", "--mode kann nicht „poker“ sein"},
          Case{"--lang ja simulate --games 0", "1から1000000000までの整数"},
          Case{"simulate --threads", "--threads needs a value"},
          Case{"simulate --dance", "There is no option “--dance” here"},
          Case{"simulate now", "“now” doesn’t belong here"}, Case{"hint", "FILE is missing"},
          Case{"hint a --ms 5 --iterations 50", "--iterations and --ms can’t be used together"},
          Case{"arena --a greedy --b random --elo1 5", "--elo1 only works together with --sprt"},
          Case{"", "Which command?"}}) {
        const Outcome outcome = run_line(line);
        EXPECT_EQ(outcome.status, 2) << line;
        EXPECT_NE(outcome.error.find(says), std::string::npos) << outcome.error;
    }
}

TEST(Usage, AnEmptySeedIsRefusedInsteadOfIgnored) {
    for (const char* verb : {"solve", "simulate", "perft", "play"}) {
        const Outcome outcome = run({verb, "--seed", ""});
        EXPECT_EQ(outcome.status, 2) << verb;
        EXPECT_NE(outcome.error.find("--seed is empty"), std::string::npos) << outcome.error;
    }
}

TEST(Usage, ProgramsAreToldWhyInJson) {
    for (const char* line : {"score --json --layers A,B,C", "simulate --json --mode poker",
                             "verify --json nowhere.velatura"}) {
        const Outcome outcome = run_line(line);
        expect_refused_in_json(outcome, "");
        EXPECT_NE(field(outcome.out, "/refused/code").text, "");
    }
    EXPECT_EQ(field(run_line("score --json --layers A,B,C").out, "/refused/code").text,
              "cli.unknown_art_card");
}

TEST(Usage, ABadPackIsRefusedWithFileAndPlace) {
    const std::string bad = support::source_path("tests/content/bad/");
    struct Case {
        const char* file;
        const char* says;
    };
    for (const auto& [file, says] :
         {Case{"duplicate-word.json", "the word \"delicate\" is already on a card"},
          Case{"impossible-icon.json", "unknown icon \"gold\""}}) {
        const Outcome outcome = run({"--pack", bad + file, "paintings", "--csv"});
        EXPECT_EQ(outcome.status, 1);
        EXPECT_EQ(outcome.out, "");
        EXPECT_NE(outcome.error.find(file), std::string::npos) << outcome.error;
        EXPECT_NE(outcome.error.find("/cards/0/"), std::string::npos) << outcome.error;
        EXPECT_NE(outcome.error.find(says), std::string::npos) << outcome.error;
    }
}

TEST(Usage, APackThatIsNotThereIsRefused) {
    const Outcome outcome = run_line("--pack nowhere.json paintings --csv");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.error.find("Can’t read nowhere.json"), std::string::npos) << outcome.error;
}

// A pack of one card, as data/packs/README.md has it.
std::string pack(const std::string& name, const std::string& word) {
    return R"({"pack": ")" + name +
           R"(", "version": 1, "replaces_deck": false, "fan_made": true,)" +
           R"( "cards": [{"number": 1, "word": ")" + word +
           R"(", "side": "left", "swatches": {"red": ["hue"]}}]})";
}

TEST(Usage, SeveralPacksMayBeNamedAndTheirCardsAreInPlay) {
    const Folder folder;
    const std::string first = folder.write("one.json", pack("one", "Quilted"));
    const std::string second = folder.write("two.json", pack("two", "Mislaid"));
    const Outcome outcome = run(
        {"--pack", first, "--pack", second, "score", "--layers", "Quilted,Mislaid,Trap", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/title").text, "Mislaid Trap");
}

TEST(Usage, OutputThatCannotBeWrittenIsAFailure) {
    for (const std::vector<std::string>& verb : {std::vector<std::string>{"paintings", "--csv"},
                                                 {"bench", "--signature"},
                                                 {"--help"},
                                                 {"arena", "--help"}}) {
        const Outcome outcome = run(verb, "", ">/dev/full");
        EXPECT_EQ(outcome.status, 1);
        EXPECT_NE(outcome.error.find("Can’t write to standard output"), std::string::npos)
            << outcome.error;
    }
}

}  // namespace velatura::cli_test
