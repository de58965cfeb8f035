#include "measurement.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <cstdlib>

namespace velatura::bench {

namespace {

using namespace std::chrono_literals;

constexpr unsigned set_at_once = 64;  // tables that connect, or begin a game, at the same time
constexpr auto patience = 30s;        // with what is still under way at the end

// Two, three or four by turns; the others watch.
unsigned players_at(unsigned table, unsigned clients) {
    return std::min(2 + table % 3, clients);
}

void progress(const std::string& text) {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r\033[K{}", text);
}

}  // namespace

Measurement::Measurement(const Plan& plan, const Served& server)
    : plan_{plan}, server_{server}, empty_{server.usage()} {
    load_.pause = std::chrono::duration<double>{plan.pause};
    const unsigned clients = plan.clients / plan.tables;
    for (unsigned i = 0; i < plan.tables; ++i)
        tables_.push_back(std::make_unique<Table>(load_, i, players_at(i, clients), clients));
}

void Measurement::run() {
    const tcp::endpoint where{asio::ip::address_v4::loopback(), server_.port()};
    a_few_at_once("connected", [&](Table& table) { return table.connect(where); });
    connected_ = server_.usage();
    a_few_at_once("set", [](Table& table) { return table.set(); });
    play();
}

bool Measurement::good() const {
    const Tally& tally = load_.tally;
    return tally.trouble.empty() && tally.gaps == 0 && load_.under_way == 0 &&
           tally.connected == plan_.tables * (plan_.clients / plan_.tables) &&
           !load_.latencies.empty();
}

void Measurement::run_for(std::chrono::milliseconds span) {
    load_.context.restart();
    load_.context.run_for(span);
}

void Measurement::a_few_at_once(const std::string& what,
                                const std::function<asio::awaitable<void>(Table&)>& work) {
    std::size_t next = 0;
    std::size_t done = 0;
    const std::function<void()> begin = [&] {
        if (next == tables_.size() || !load_.tally.trouble.empty()) return;
        asio::co_spawn(load_.context, work(*tables_[next++]), [&](const std::exception_ptr&) {
            ++done;
            begin();
        });
    };
    for (unsigned i = 0; i < set_at_once; ++i)
        begin();
    while (done < next) {
        run_for(50ms);
        progress(fmt::format("{}: {} of {} tables", what, done, tables_.size()));
    }
}

void Measurement::play() {
    const auto counted = [this](const char* name) { return server_.metric(name); };
    appends_ = -counted("events_total");
    transactions_ = -counted("store_transactions_total");
    server_began_ = server_.usage();
    own_began_ = usage_of(getpid());
    tally_began_ = load_.tally;
    const auto start = Clock::now();
    for (const auto& table : tables_)
        asio::co_spawn(load_.context, table->play(), asio::detached);
    const auto span = std::chrono::duration<double>{plan_.seconds};
    while (Clock::now() - start < span && load_.tally.trouble.empty()) {
        run_for(100ms);
        progress(fmt::format("{} moves", load_.latencies.size()));
    }
    seconds_ = std::chrono::duration<double>{Clock::now() - start}.count();
    moves_ = double(load_.latencies.size());
    server_ended_ = server_.usage();
    own_ended_ = usage_of(getpid());
    appends_ += counted("events_total");
    transactions_ += counted("store_transactions_total");
    load_.over = true;
    const auto end = Clock::now() + patience;
    while (load_.under_way > 0 && load_.tally.trouble.empty() && Clock::now() < end)
        run_for(50ms);
    progress("");
}

std::vector<Figure> Measurement::figures() const {
    auto latencies = load_.latencies;
    std::ranges::sort(latencies);
    const auto at = [&](double part) {
        if (latencies.empty()) return 0.0;
        const auto place = static_cast<std::size_t>(part * double(latencies.size() - 1));
        return std::chrono::duration<double, std::milli>{latencies[place]}.count();
    };
    const Tally& tally = load_.tally;
    const auto share = [&](const Usage& before, const Usage& later) {
        return (later.processor - before.processor).count() / seconds_ * 100;
    };
    const auto each = [&](const Usage& usage) {
        const double more = double(usage.memory) - double(empty_.memory);
        return more / double(std::max<std::uint64_t>(tally.connected, 1)) / 1000;
    };
    std::array<double, 1> load_average{};
    [[maybe_unused]] const int ignored = getloadavg(load_average.data(), 1);
    const double messages = double(tally.messages - tally_began_.messages);
    const double megabytes = double(tally.bytes - tally_began_.bytes) / 1e6;
    return {
        {"clients", "clients connected", double(tally.connected), 0},
        {"tables", "tables", double(plan_.tables), 0},
        {"seconds", "seconds of play", seconds_, 1},
        {"moves", "moves", moves_, 0},
        {"moves_a_second", "moves a second", moves_ / seconds_, 0},
        {"p50_ms", "move to last screen, median, ms", at(0.5), 1},
        {"p99_ms", "  99 %, ms", at(0.99), 1},
        {"worst_ms", "  worst, ms", at(1), 1},
        {"messages_a_second", "messages to clients a second", messages / seconds_, 0},
        {"megabytes_a_second", "megabytes to clients a second", megabytes / seconds_, 1},
        {"appends_a_transaction", "events stored in one transaction",
         appends_ / std::max(transactions_, 1.0), 1},
        {"kilobytes_a_connection", "server's memory a connection, kB", each(connected_), 1},
        {"kilobytes_playing", "  with its part of a table, playing, kB", each(server_ended_), 1},
        {"megabytes", "server's memory, MB", double(server_ended_.memory) / 1e6, 1},
        {"server_percent", "server, % of a core", share(server_began_, server_ended_), 0},
        {"bench_percent", "clients, % of a core", share(own_began_, own_ended_), 0},
        {"load_average", "load average of the machine", load_average[0], 1},
        {"games", "games begun", double(load_.games), 0},
        {"dropped", "connections dropped", double(tally.dropped), 0},
        {"gaps", "events missed", double(tally.gaps), 0},
        {"refused", "messages refused", double(tally.refused), 0},
        {"unfinished", "moves never told to all", double(load_.under_way), 0},
    };
}

}  // namespace velatura::bench
