// What all commands share: the cards in use, the language, and how to refuse.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.h"
#include "content/catalog.h"
#include "rules/refusal.h"
#include "words/words.h"

namespace velatura::cli {

// Exit status of the program.
inline constexpr int done = 0;
inline constexpr int refused = 1;    // refused or failed, with the reason on standard error
inline constexpr int bad_usage = 2;  // the command line itself is wrong, or a value on it

// Why something cannot be done: a code that stays the same, for programs, and words for people.
struct Problem {
    std::string code;  // the key of its text in lang/, or what kind of file was at fault
    std::string text;
};

struct Context {
    content::Catalog catalog;  // the base game and the packs asked for
    words::Language language;
    // Of words in answers for programs: never from the environment.
    words::Language json_language = words::Language::en;
    std::vector<std::string> packs{};  // the files asked for

    std::string text(std::string_view key, std::initializer_list<words::Param> params = {}) const {
        return words::text(language, key, params);
    }
    std::string mode(rules::Mode mode) const;  // its name
    Problem problem(std::string_view key, std::initializer_list<words::Param> params = {}) const {
        return {std::string{key}, text(key, params)};
    }
    Problem problem(rules::RuleError error) const {
        return problem("refusal." + std::string{rules::name_of(error)});
    }
};

// One verb: its options are declared on `app`; `run` is called when it was chosen.
struct Verb {
    App* app;
    std::function<int(Context&)> run;
};

// Says why on standard error, and on standard output too where an answer for programs was asked
// for. Returns `status`.
int refuse(const Problem& problem, int status = refused);
void refuse_in_json(bool asked);

// The whole file, or nothing if it cannot be read.
std::optional<std::string> read_file(const std::string& path);

// The items of a list given as A,B,C or as A B C, with or without spaces after the commas.
std::vector<std::string> split_items(const std::vector<std::string>& arguments);

Verb add_score(App& program);
Verb add_paintings(App& program);
Verb add_simulate(App& program);
Verb add_arena(App& program);
Verb add_solve(App& program);
Verb add_perft(App& program);
Verb add_bench(App& program);
Verb add_replay(App& program);
Verb add_verify(App& program);
Verb add_achievements(App& program);
Verb add_play(App& program);
Verb add_hint(App& program);
Verb add_review(App& program);
Verb add_serve(App& program);
Verb add_backup(App& program);
Verb add_admin(App& program);

}  // namespace velatura::cli
