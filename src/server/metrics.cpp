#include "server/metrics.h"

#include <fmt/core.h>

#include <algorithm>

namespace velatura::server {

void Histogram::add(std::chrono::steady_clock::duration span) {
    const double seconds = std::chrono::duration<double>(span).count();
    ++counts_[static_cast<std::size_t>(std::ranges::lower_bound(bounds, seconds) - bounds.begin())];
    sum_ += seconds;
}

void Histogram::write(std::string& out, std::string_view name) const {
    const auto to = std::back_inserter(out);
    fmt::format_to(to, "# TYPE {} histogram\n", name);
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        count += counts_[i];
        fmt::format_to(to, "{}_bucket{{le=\"{}\"}} {}\n", name, bounds[i], count);
    }
    count += counts_.back();
    fmt::format_to(to, "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count,
                   sum_);
}

void Metrics::refused(std::string_view reason) {
    const auto known = refusals.find(reason);
    ++(known == refusals.end() ? refusals[std::string{reason}] : known->second);
}

std::string exposition(const Metrics& metrics, const store::Counters& store) {
    std::string out;
    const auto to = std::back_inserter(out);
    const auto number = [&](std::string_view type, std::string_view name, auto value) {
        fmt::format_to(to, "# TYPE velatura_{0} {1}\nvelatura_{0} {2}\n", name, type, value);
    };
    number("gauge", "connections", metrics.connections);
    number("gauge", "tables", metrics.tables);
    number("counter", "messages_received_total", metrics.received);
    number("counter", "messages_sent_total", metrics.sent);
    number("counter", "slow_clients_total", metrics.slow);
    number("counter", "evicted_total", metrics.evicted);
    number("counter", "too_fast_total", metrics.too_fast);
    number("counter", "events_total", metrics.events);
    number("counter", "conflicts_total", metrics.conflicts);
    number("counter", "computer_moves_total", metrics.thoughts);
    number("counter", "store_errors_total", store.errors);
    number("counter", "store_transactions_total", store.groups);
    number("gauge", "store_waiting", store.waiting);
    metrics.append.write(out, "velatura_append_seconds");
    out += "# TYPE velatura_refusals_total counter\n";
    for (const auto& [reason, count] : metrics.refusals)
        fmt::format_to(to, "velatura_refusals_total{{reason=\"{}\"}} {}\n", reason, count);
    return out;
}

}  // namespace velatura::server
