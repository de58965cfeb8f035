// velatura serve: the page in a browser and online tables, from this machine.
#include <fmt/core.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "cli/command.h"
#include "cli/serve/settings.h"
#include "cli/serve/store.h"
#include "cli/usage.h"
#include "content/loader.h"
#include "server/lan.h"
#include "server/log_writer.h"
#include "server/server.h"

namespace velatura::cli {

namespace fs = std::filesystem;

namespace {

struct Options {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string page;
    std::size_t connections = server::ConnectionLimits{}.connections;
    std::string data;
    std::string database;
    unsigned thinkers = server::OnlineSettings{}.thinkers;
    int keep_days = 365;
    std::string proxies;
    std::string hosts;
    std::string metrics;
    bool lan = false;
    std::string log;
    bool open = false;
    bool check = false;
    std::string config;
};

// Beside the program: where it was installed, or in the tree it was built in.
fs::path usual_page() {
    std::error_code error;
    const fs::path above = fs::read_symlink("/proc/self/exe", error).parent_path().parent_path();
    const fs::path installed = above / "share" / "velatura" / "page";
    return fs::exists(installed, error) ? installed : above / "web";
}

Problem problem(const Context& context, const Options& options, const std::error_code& error) {
    if (error == std::errc::address_in_use) {
        return context.problem("cli.serve.port_in_use",
                               {{"port", options.port}, {"other", options.port + 1}});
    }
    if (error == std::errc::permission_denied) {
        return context.problem("cli.serve.port_forbidden", {{"port", options.port}});
    }
    return context.problem("cli.serve.cannot_listen",
                           {{"address", options.address}, {"reason", error.message()}});
}

std::error_code listen(server::Server& server, const Options& options) {
    if (!options.lan) return server.listen(options.address, options.port);
    const auto error = server.listen("::", options.port);
    if (error != std::errc::address_family_not_supported &&
        error != std::errc::address_not_available) {
        return error;
    }
    return server.listen("0.0.0.0", options.port);  // a machine without IPv6
}

void tell_lan(const Context& context, std::uint16_t port) {
    const auto address = server::lan_address();
    if (!address) {
        fmt::print("{}\n", context.text("cli.serve.no_network"));
        return;
    }
    const std::string link = server::link_to(*address, port);
    fmt::print("{}\n\n{}\n", context.text("cli.serve.lan", {{"link", link}}),
               server::qr_code(link, isatty(STDOUT_FILENO) != 0));
}

void open_browser(const std::string& link) {
    // The shell doesn't wait for it; without a browser nothing happens. The link is our own, so
    // it is safe in a shell.
    const std::string command = "xdg-open '" + link + "' >/dev/null 2>&1 &";
    [[maybe_unused]] const int ignored = std::system(command.c_str());
}

server::OnlineSettings online_settings(const Options& options, server::LogWriter& writer) {
    server::OnlineSettings settings;
    settings.thinkers = options.thinkers;
    settings.proxies = server::read_nets(options.proxies).value_or(server::Nets{});
    settings.hosts = names_in(options.hosts);
    settings.keep = std::chrono::hours{24} * options.keep_days;
    settings.note = [&writer](std::string_view line) {
        writer.write(server::note_line(line, std::chrono::system_clock::now()));
    };
    return settings;
}

int run(const Context& context, const Options& options) {
    const fs::path folder = options.page.empty() ? usual_page() : fs::path{options.page};
    const auto page = server::Page::load(folder);
    if (!page)
        return refuse(context.problem("cli.serve.no_page", {{"file", page.error().string()}}));

    // The reader of the log may exit or stop reading: the server neither stops nor waits.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk
    server::LogWriter writer{STDERR_FILENO};
    server::Log log;
    if (options.log == "requests" || (options.log.empty() && isatty(STDERR_FILENO) == 0)) {
        log = [&writer](const server::LogEntry& entry) {
            writer.write(log_line(entry, std::chrono::system_clock::now()));
        };
    }
    server::ConnectionLimits limits;
    limits.connections = options.connections;
    server::Server server{*page, limits, std::move(log)};
    if (const auto error = listen(server, options)) {
        return refuse(problem(context, options, error));
    }
    if (!options.metrics.empty()) {
        const auto end = read_end(options.metrics);
        if (const auto error = server.listen_for_metrics(end->address, end->port)) {
            return refuse(
                context.problem("cli.serve.cannot_listen",
                                {{"address", options.metrics}, {"reason", error.message()}}));
        }
    }
    const auto opened = open_store(options.data, options.database, options.check,
                                   [&server](const store::News& news) { server.news(news); });
    if (!opened) return refuse(store_problem(context, opened.error()));
    if (options.check) {
        fmt::print("{}\n", context.text("cli.serve.checked",
                                        {{"folder", folder.string()}, {"files", page->files()}}));
        return done;
    }
    const bool everywhere = options.lan || options.address == "0.0.0.0" || options.address == "::";
    const std::string link =
        server::link_to(everywhere ? "127.0.0.1" : options.address, server.port());
    allow_many_files();
    server.serve_tables(content::box_catalog(), **opened, online_settings(options, writer));
    server.stop_on_signals();
    fmt::print("{}\n", context.text("cli.serve.started", {{"link", link}}));
    if (!options.metrics.empty()) {
        const std::string there =
            server::link_to(read_end(options.metrics)->address, server.metrics_port()) + "metrics";
        fmt::print("{}\n", context.text("cli.serve.metrics", {{"link", there}}));
    }
    if (everywhere) tell_lan(context, server.port());
    std::fflush(stdout);  // a reader at a pipe waits for it
    if (options.open) open_browser(link);
    server.run();
    return done;
}

}  // namespace

Verb add_serve(App& program) {
    auto options = std::make_shared<Options>();
    App* const app =
        program.add_subcommand("serve", "Serve the game to browsers, with online tables");
    // Every setting has its variable, and its line in a file (serve_settings.h).
    app->add_option("--address", options->address,
                    "Address to listen on; default: this machine only")
        ->type_name("ADDRESS")
        ->envname("VELATURA_ADDRESS")
        ->check(is_address);
    app->add_option("--port", options->port, "Port to listen on; 0 picks a free one")
        ->type_name("N")
        ->envname("VELATURA_PORT")
        ->check(whole(0, 65'535))
        ->capture_default_str();
    app->add_flag("--lan", options->lan, "Listen on all addresses; print a link and a QR code")
        ->envname("VELATURA_LAN");
    app->add_option("--page", options->page, "Folder of the built page")
        ->type_name("DIR")
        ->envname("VELATURA_PAGE");
    app->add_option("--connections", options->connections, "Most connections at the same time")
        ->type_name("N")
        ->envname("VELATURA_CONNECTIONS")
        ->check(whole(1, 100'000))
        ->capture_default_str();
    app->add_option("--data", options->data, "Folder that online tables are saved in")
        ->type_name("DIR")
        ->envname("VELATURA_DATA");
    app->add_option("--db", options->database,
                    "Save them in this database instead: postgresql://…, or a file")
        ->type_name("ADDRESS")
        ->envname("VELATURA_DB");
    app->add_option("--keep-days", options->keep_days,
                    "Delete tables and people after this many days without activity")
        ->type_name("N")
        ->envname("VELATURA_KEEP_DAYS")
        ->check(whole(1, 36'500))
        ->capture_default_str();
    app->add_option("--thinkers", options->thinkers, "Threads for the computer players")
        ->type_name("N")
        ->envname("VELATURA_THINKERS")
        ->check(whole(1, 64))
        ->capture_default_str();
    app->add_option("--proxies", options->proxies,
                    "Trust the client addresses that proxies at these addresses or networks report")
        ->type_name("NET,…")
        ->envname("VELATURA_PROXIES")
        ->check(are_nets);
    app->add_option("--hosts", options->hosts, "Answer only to these host names")
        ->type_name("NAME,…")
        ->envname("VELATURA_HOSTS");
    app->add_option("--metrics", options->metrics, "Serve metrics for Prometheus at this address")
        ->type_name("ADDRESS:PORT")
        ->envname("VELATURA_METRICS")
        ->check(is_end);
    app->add_option(
           "--log", options->log,
           "What to log: requests or nothing; default: requests, but nothing on a terminal")
        ->type_name("WHAT")
        ->check(one_of({"requests", "nothing"}))
        ->envname("VELATURA_LOG");
    Option* const config =
        app->add_option("--config", options->config, "Read settings from this TOML file")
            ->type_name("FILE")
            ->envname("VELATURA_CONFIG");
    Option* const open =
        app->add_flag("--open", options->open, "Also open the page in the browser");
    Option* const check = app->add_flag(
        "--check", options->check, "Only check the settings, the page, the port and the database");
    return {app, [app, options, elsewhere = std::vector{config, open, check}](Context& context) {
                if (!options->config.empty()) {
                    const auto problem = read_settings(context, options->config, *app, elsewhere);
                    if (problem) return refuse(*problem);
                }
                return run(context, *options);
            }};
}

}  // namespace velatura::cli
