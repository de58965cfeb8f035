// Online tables under load: starts a server with a data folder of its own, connects clients over
// real sockets, has every table move now and then, and measures from the sending of a move until
// the last client of its table was told.
#include <fmt/format.h>
#include <sys/resource.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>

#include "measurement.h"
#include "store/cluster.h"

namespace velatura::bench {

namespace {

struct Options {
    Plan plan;
    std::string database = "sqlite";
    std::string program = VELATURA_PROGRAM;
    bool json = false;
};

// Both ends of each connection are files of a process; the server's limit comes from ours.
bool allow_files(std::uint64_t files) {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = std::max<rlim_t>(limit.rlim_cur, files);
    limit.rlim_max = std::max(limit.rlim_cur, limit.rlim_max);  // the superuser may
    return setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

void print(const std::vector<Figure>& figures, bool json) {
    if (!json) {
        for (const Figure& one : figures)
            fmt::print("{:<42}{:>12.{}f}\n", one.words, one.value, one.decimals);
        return;
    }
    std::string text;
    for (const Figure& one : figures) {
        text += fmt::format("{}\"{}\":{:.{}f}", text.empty() ? '{' : ',', one.name, one.value,
                            one.decimals);
    }
    fmt::print("{}}}\n", text);
}

int run(const Options& options) {
    const std::uint64_t connections = options.plan.clients + 100;
    if (!allow_files(connections + 100)) {
        fmt::print(stderr, "{} clients need as many open files: ulimit -n {}\n",
                   options.plan.clients, connections + 100);
        return 1;
    }
    const store::Folder folder;
    std::optional<store::Cluster> cluster;
    std::string database = options.database == "sqlite" ? "" : options.database;
    if (database == "postgresql") {
        database = cluster.emplace(true).fresh_database();
        if (!cluster->trouble().empty()) {
            fmt::print(stderr, "{}\n", cluster->trouble());
            return 1;
        }
    }
    const Served server{options.program, folder.path().string(), database, connections};
    if (server.port() == 0) {
        fmt::print(stderr, "{} serve did not start\n", options.program);
        return 1;
    }
    Measurement measurement{options.plan, server};
    measurement.run();
    print(measurement.figures(), options.json);
    if (!measurement.trouble().empty()) fmt::print(stderr, "{}\n", measurement.trouble());
    return measurement.good() ? 0 : 1;
}

}  // namespace

}  // namespace velatura::bench

int main(int count, char** words) {
    velatura::bench::Options options;
    CLI::App app{"Online tables under load: how long from a move to the last screen"};
    app.add_option("--clients", options.plan.clients, "Clients, as many at each table")
        ->check(CLI::Range(2, 1'000'000))
        ->capture_default_str();
    app.add_option("--tables", options.plan.tables, "Tables")
        ->check(CLI::Range(1, 500'000))
        ->capture_default_str();
    app.add_option("--seconds", options.plan.seconds, "Seconds of play")->capture_default_str();
    app.add_option("--pause", options.plan.pause,
                   "Seconds between two moves of a table; 0 is as quick as can be")
        ->capture_default_str();
    app.add_option("--db", options.database,
                   "sqlite, postgresql (starts one), or an address as of velatura serve")
        ->capture_default_str();
    app.add_option("--program", options.program, "The velatura to measure");
    app.add_flag("--json", options.json, "For programs");
    CLI11_PARSE(app, count, words);
    if (options.plan.clients < 2 * options.plan.tables) {
        fmt::print(stderr, "A table needs two clients.\n");
        return 1;
    }
    return velatura::bench::run(options);
}
