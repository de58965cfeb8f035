// velatura <verb>: arguments in, calls out.
#include <fmt/core.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <span>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/usage.h"
#include "content/loader.h"

namespace velatura::cli {

namespace {

struct Options {
    std::vector<std::string> packs;
    std::string language;
};

// The language asked for, or that of the environment, or English.
words::Language choose_language(const std::string& asked) {
    if (const auto language = words::language_named(asked)) return *language;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        return words::language_named(value).value_or(words::Language::en);
    }
    return words::Language::en;
}

// A full disk only shows when the last output is written.
int written(words::Language language) {
    std::cout.flush();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout.good()) return done;
    refuse_in_json(false);
    return refuse({"cli.output_not_written", words::text(language, "cli.output_not_written")});
}

int run(const Verb& verb, const Options& options) {
    const Option* const json = verb.app->find("--json");
    refuse_in_json(json != nullptr && json->count() > 0);
    const words::Language language = choose_language(options.language);
    std::vector<std::string> texts;
    std::vector<content::TextFile> packs;
    texts.reserve(options.packs.size());  // the views below must stay valid
    for (const std::string& path : options.packs) {
        auto text = read_file(path);
        if (!text) {
            return refuse(
                {"cli.cannot_read", words::text(language, "cli.cannot_read", {{"file", path}})});
        }
        texts.push_back(std::move(*text));
        packs.push_back({path, texts.back()});
    }
    auto catalog = content::box_catalog_with(packs);
    if (!catalog) return refuse({"bad_pack", catalog.error().text()});
    Context context{std::move(*catalog), language,
                    words::language_named(options.language).value_or(words::Language::en),
                    options.packs};
    const int status = verb.run(context);
    const int out = written(language);
    return out == done ? status : out;
}

int run_program(int count, char** arguments) {
    App program{"The painting card game Canvas: play, score, simulate, verify.", "velatura",
                "velatura " VELATURA_VERSION};
    Options options;
    program.add_option("--pack", options.packs, "Add the cards of this pack (repeatable)")
        ->type_name("FILE")
        ->allow_extra_args(false);
    program
        .add_option("--lang", options.language,
                    "Language of the output; default: the environment's")
        ->type_name("LANG")
        ->check(one_of({"en", "de", "ja"}));

    const std::vector<Verb> verbs{
        add_play(program),  add_score(program),  add_paintings(program),    add_simulate(program),
        add_arena(program), add_replay(program), add_hint(program),         add_review(program),
        add_solve(program), add_verify(program), add_achievements(program), add_perft(program),
        add_bench(program), add_serve(program),  add_backup(program),       add_admin(program)};
    const auto chosen = program.parse(count, arguments);
    if (!chosen) {
        const auto asked = std::span{arguments, static_cast<std::size_t>(count)};
        refuse_in_json(std::ranges::find(asked, std::string_view{"--json"}) != asked.end());
        return refuse(explain(chosen.error(), choose_language(options.language)), bad_usage);
    }
    const auto verb = std::ranges::find(verbs, *chosen, &Verb::app);
    if (verb != verbs.end()) return run(*verb, options);
    return written(choose_language(options.language));  // help or version
}

}  // namespace

}  // namespace velatura::cli

int main(int count, char** arguments) {
    try {
        return velatura::cli::run_program(count, arguments);
    } catch (const std::exception& failure) {  // no memory, no more threads
        return velatura::cli::refuse({"failure", failure.what()});
    }
}
