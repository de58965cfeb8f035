// velatura admin: tables and people of a server, for those who run it, also while it runs.
#include <fmt/chrono.h>
#include <fmt/core.h>

#include <chrono>
#include <memory>

#include "chance/fair.h"
#include "cli/admin/print.h"
#include "cli/command.h"
#include "cli/serve/store.h"
#include "cli/usage.h"
#include "online/names.h"
#include "server/operator.h"

namespace velatura::cli {

namespace {

using server::Operator;

struct Options {
    std::string deed;
    std::string what;
    std::string data;
    std::string database;
    bool all = false;
    std::uint64_t most = 100;
    bool json = false;
};

constexpr std::size_t table_digits = 20;
constexpr std::size_t person_digits = 32;

// What came of a deed, in words, or why nothing did.
int tell(const Context& context, std::string_view key, const std::string& what) {
    fmt::print("{}\n", context.text(key, {{"what", what}}));
    return done;
}

int refuse_unknown(const Context& context, const std::string& what) {
    return refuse(context.problem("cli.admin.unknown", {{"what", what}}));
}

int told(const Context& context, const store::Result<bool>& outcome, std::string_view key,
         const std::string& what) {
    if (!outcome) return refuse(store_problem(context, outcome.error()));
    return *outcome ? tell(context, key, what) : refuse_unknown(context, what);
}

int show(const Context& context, Operator& by, const Options& options) {
    if (options.what.size() == person_digits) {
        const auto person = by.person(options.what);
        if (!person) return refuse(store_problem(context, person.error()));
        if (!*person) return refuse_unknown(context, options.what);
        print_person(**person, options.json);
        return done;
    }
    const auto table = by.table(options.what);
    if (!table) return refuse(store_problem(context, table.error()));
    if (!*table) return refuse_unknown(context, options.what);
    print_table(**table, options.json);
    return done;
}

int close(const Context& context, Operator& by, const std::string& table) {
    const auto closed = by.close(table);
    if (!closed) return refuse(store_problem(context, closed.error()));
    switch (*closed) {
        case Operator::Closed::unknown:
            return refuse_unknown(context, table);
        case Operator::Closed::ended_already:
            return refuse(context.problem("cli.admin.ended_already", {{"what", table}}));
        case Operator::Closed::yes:
            break;
    }
    return tell(context, "cli.admin.closed", table);
}

int announce(const Context& context, Operator& by, const std::string& text) {
    if (text.size() > Operator::longest_announcement || !online::is_plain_text(text)) {
        return refuse(context.problem(
            "cli.admin.bad_text", {{"most", static_cast<int>(Operator::longest_announcement)}}));
    }
    if (const auto kept = by.announce(text); !kept) {
        return refuse(store_problem(context, kept.error()));
    }
    return tell(context, text.empty() ? "cli.admin.silent" : "cli.admin.announced", text);
}

int list_tables(const Context& context, Operator& by, const Options& options) {
    const auto tables = by.tables(options.all, static_cast<std::int64_t>(options.most));
    if (!tables) return refuse(store_problem(context, tables.error()));
    print_tables(*tables, options.json);
    return done;
}

int list_people(const Context& context, Operator& by, const Options& options) {
    const auto people = by.people(options.what, static_cast<std::int64_t>(options.most));
    if (!people) return refuse(store_problem(context, people.error()));
    print_people(*people, options.json);
    return done;
}

struct Deed {
    std::string_view name;
    enum class Takes { nothing, text, table, person, either } takes;
    std::function<int(const Context&, Operator&, const Options&)> run;
};

const std::vector<Deed>& deeds() {
    using Takes = Deed::Takes;
    static const std::vector<Deed> all{
        {"tables", Takes::nothing, list_tables},
        {"people", Takes::text, list_people},
        {"show", Takes::either, show},
        {"close", Takes::table,
         [](const Context& context, Operator& by, const Options& options) {
             return close(context, by, options.what);
         }},
        {"delete", Takes::either,
         [](const Context& context, Operator& by, const Options& options) {
             const bool person = options.what.size() == person_digits;
             return told(context,
                         person ? by.delete_person(options.what) : by.delete_table(options.what),
                         "cli.admin.deleted", options.what);
         }},
        {"ban", Takes::person,
         [](const Context& context, Operator& by, const Options& options) {
             return told(context, by.ban(options.what), "cli.admin.banned", options.what);
         }},
        {"allow", Takes::person,
         [](const Context& context, Operator& by, const Options& options) {
             return told(context, by.allow(options.what), "cli.admin.allowed", options.what);
         }},
        {"announce", Takes::text, [](const Context& context, Operator& by, const Options& options) {
             return announce(context, by, options.what);
         }}};
    return all;
}

bool fits(Deed::Takes takes, const std::string& what) {
    const bool table = chance::is_hex(what, table_digits);
    const bool person = chance::is_hex(what, person_digits);
    switch (takes) {
        case Deed::Takes::nothing:
            return what.empty();
        case Deed::Takes::text:
            return true;
        case Deed::Takes::table:
            return table;
        case Deed::Takes::person:
            return person;
        case Deed::Takes::either:
            return table || person;
    }
    return false;
}

int run(const Context& context, const Options& options) {
    const auto deed = std::ranges::find(deeds(), options.deed, &Deed::name);  // checked already
    if (!fits(deed->takes, options.what)) {
        return refuse(
            context.problem("cli.admin.bad_what", {{"what", options.what}, {"deed", options.deed}}),
            bad_usage);
    }
    const auto store = visit_store(options.data, options.database);
    if (!store) return refuse(store_problem(context, store.error()));
    Operator by{
        **store, context.catalog, [] {
            using namespace std::chrono;
            return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
        }};
    return deed->run(context, by, options);
}

}  // namespace

Verb add_admin(App& program) {
    auto options = std::make_shared<Options>();
    App* const app = program.add_subcommand(
        "admin", "Look after the tables and people of a server, also while it runs");
    std::vector<std::string> names;
    for (const Deed& deed : deeds())
        names.emplace_back(deed.name);
    app->add_option("DEED", options->deed,
                    "tables, people [PART OF A NAME], show ID, close TABLE, delete ID,"
                    " ban PERSON, allow PERSON, announce [TEXT]")
        ->required()
        ->check(one_of(names));
    app->add_option("WHAT", options->what,
                    "A table, a person or a text; no text takes an announcement back");
    app->add_flag("--all", options->all, "With tables: also those that are over or closed");
    app->add_option("--most", options->most, "List at most this many")
        ->type_name("N")
        ->check(whole(1, 1'000'000))
        ->capture_default_str();
    app->add_option("--data", options->data, "Folder that online tables are saved in")
        ->type_name("DIR")
        ->envname("VELATURA_DATA");
    app->add_option("--db", options->database, "Or the database they are saved in")
        ->type_name("ADDRESS")
        ->envname("VELATURA_DB");
    app->add_flag("--json", options->json, "Print lists and details as JSON");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
