// velatura backup: a copy of the online tables while the server runs.
#include "store/backup.h"

#include <fmt/core.h>

#include <memory>

#include "cli/command.h"
#include "cli/serve/store.h"

namespace velatura::cli {

namespace {

struct Options {
    std::string file;
    std::string data;
    std::string database;
    bool check = false;
};

int check(const Context& context, const std::string& file) {
    const auto checked = store::check_backup(file);
    if (!checked) return refuse(store_problem(context, checked.error()));
    fmt::print("{}\n", context.text("cli.backup.good", {{"file", file},
                                                        {"tables", checked->tables},
                                                        {"people", checked->people}}));
    return done;
}

int run(const Context& context, const Options& options) {
    if (options.check) return check(context, options.file);
    if (options.database.starts_with("postgres")) {
        return refuse(context.problem("cli.backup.postgresql"));
    }
    const std::string source = file_of(options.data, options.database);
    const auto copied = store::back_up_file(source, options.file);
    if (!copied) return refuse(store_problem(context, copied.error()));
    // An unchecked copy is not a backup.
    return check(context, options.file);
}

}  // namespace

Verb add_backup(App& program) {
    auto options = std::make_shared<Options>();
    App* const app = program.add_subcommand(
        "backup", "Copy the online tables to a file, also while the server runs");
    app->add_option("FILE", options->file, "The copy; it must not exist yet")->required();
    app->add_option("--data", options->data, "Folder that online tables are saved in")
        ->type_name("DIR")
        ->envname("VELATURA_DATA");
    app->add_option("--db", options->database, "Or the SQLite file they are saved in")
        ->type_name("FILE")
        ->envname("VELATURA_DB");
    app->add_flag("--check", options->check, "Only check FILE, a copy made earlier");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
