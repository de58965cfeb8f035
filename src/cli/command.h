// What every verb of the program shares: the cards in use, the language, and how to refuse.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/catalog.h"
#include "rules/refusal.h"
#include "words/words.h"

// The parser's header is large: only the files that declare options include <CLI/CLI.hpp>.
namespace CLI {
class App;
}

namespace velatura::cli {

// Exit status of the program.
inline constexpr int done = 0;
inline constexpr int refused = 1;    // refused or failed, with the reason on standard error
inline constexpr int bad_usage = 2;  // the command line itself is wrong

struct Context {
    content::Catalog catalog;  // the base game and the packs asked for
    words::Language language;
    // Of words in answers for programs: never from the environment.
    words::Language json_language = words::Language::en;
    std::vector<std::string> packs{};  // the files asked for

    std::string text(std::string_view key, std::initializer_list<words::Param> params = {}) const {
        return words::text(language, key, params);
    }
    std::string refusal(rules::RuleError error) const {
        return text("refusal." + std::string{rules::name_of(error)});
    }
};

// One verb: its options are declared on `app`; `run` is called when it was chosen.
struct Verb {
    CLI::App* app;
    std::function<int(Context&)> run;
};

// Says why on standard error and returns `refused`.
int refuse(std::string_view reason);

// The whole file, or nothing if it cannot be read.
std::optional<std::string> read_file(const std::string& path);

// The items of a list given as A,B,C or as A B C, with or without spaces after the commas.
std::vector<std::string> split_items(const std::vector<std::string>& arguments);

Verb add_score(CLI::App& program);
Verb add_paintings(CLI::App& program);
Verb add_simulate(CLI::App& program);
Verb add_arena(CLI::App& program);
Verb add_solve(CLI::App& program);
Verb add_perft(CLI::App& program);
Verb add_bench(CLI::App& program);
Verb add_replay(CLI::App& program);
Verb add_verify(CLI::App& program);
Verb add_achievements(CLI::App& program);
Verb add_play(CLI::App& program);
Verb add_hint(CLI::App& program);
Verb add_review(CLI::App& program);
Verb add_serve(CLI::App& program);

}  // namespace velatura::cli
