#include "store/postgresql.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <random>
#include <unordered_map>

namespace velatura::store {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// What the pipeline holds before its answers are read: so much shares one deadline.
constexpr std::size_t longest_pipeline = 256;
// A change of the schema moves everything there is.
constexpr std::chrono::milliseconds change_of_schema = 10min;

// Every transaction leaves its number with its writer's name, and so a trace of having landed. (The
// server's own pg_xact_status cannot be asked after a crash: it may give the same id once more.)
constexpr std::string_view sign_sql =
    "INSERT INTO writers (id, serial, at)"
    " VALUES ($1, $2, (extract(epoch FROM now()) * 1000)::bigint)"
    " ON CONFLICT (id) DO UPDATE SET serial = excluded.serial, at = excluded.at";
// Changes nothing, but waits for a transaction that is still under way.
constexpr std::string_view landed_sql =
    "INSERT INTO writers (id, serial, at) VALUES ($1, 0, 0)"
    " ON CONFLICT (id) DO UPDATE SET at = writers.at RETURNING serial";

// A server may have synchronous_commit off by default; what is stronger than `on` stays. A
// transaction whose client is gone without a word shall not keep its locks, and a statement nobody
// waits for any more shall end.
std::string settings(const Waiting& waiting) {
    const auto before_us = [&](int part) {
        return std::to_string(std::max<std::int64_t>(waiting.answer.count() * part / 10, 1));
    };
    return "SELECT set_config('synchronous_commit', 'on', false)"
           " WHERE current_setting('synchronous_commit') IN ('off', 'local');"
           "SET idle_in_transaction_session_timeout = '10s';"
           "SET statement_timeout = " +
           before_us(8) + ";SET lock_timeout = " + before_us(5);
}

// Never the same for two connections.
std::string new_name() {
    std::random_device random;
    std::string name;
    for (int i = 0; i < 4; ++i)
        name += std::to_string(random()) + (i < 3 ? "-" : "");
    return name;
}

StoreFault reason_of(std::string_view sqlstate) {
    const std::string_view group = sqlstate.substr(0, 2);
    if (sqlstate == "53100") return StoreFault::full;
    if (sqlstate == "25006") return StoreFault::read_only;
    if (group == "40" || sqlstate == "55P03") return StoreFault::locked;  // deadlock, lock
    if (group == "22" || group == "23" || group == "54")
        return StoreFault::refused;  // data, limits
    if (group == "08" || group == "53" || group == "57" || sqlstate == "25P03") {
        return StoreFault::unavailable;  // 25P03: we were stopped in the middle of a transaction
    }
    return StoreFault::failed;
}

class Postgresql final : public Connection {
  public:
    Postgresql(PostgresqlConnection connection, Waiting waiting)
        : connection_{std::move(connection)},
          waiting_{std::move(waiting)},
          place_{place_of(connection_.get())} {}

    const std::string& place() const override { return place_; }
    using Connection::run;
    Result<std::vector<Rows>> run(std::span<const Call> calls) override;
    Result<void> script(std::string_view sql) override;
    Result<void> begin() override;
    Result<void> begin_alone() override;
    Result<void> commit() override;
    void roll_back() override;
    std::optional<std::string> ticket() const override {
        return std::to_string(serial_) + ' ' + name_;
    }
    Result<bool> landed(const std::string& ticket) override;
    std::string_view announcement() const override { return announce_sql; }
    std::string_view known_person() const override {
        return "SELECT id FROM people WHERE id = $1"
               " AND NOT EXISTS (SELECT 1 FROM meta WHERE name = 'banned ' || $1)"
               " FOR KEY SHARE OF people";
    }
    Result<void> back_up(const std::string& /*file*/) override {
        return std::unexpected{StoreError{StoreFault::not_here, place_, "pg_dump"}};
    }

  private:
    std::unexpected<StoreError> error(const PGresult* result = nullptr) const;
    Deadline deadline() const {
        return alone_ ? Deadline{waiting_, change_of_schema} : Deadline{waiting_};
    }
    std::optional<PostgresqlResult> next(const Deadline& deadline);
    Result<void> finish(const Deadline& deadline);
    Result<void> prepare(std::string_view sql);
    bool send(const Call& call);
    Result<std::vector<Rows>> pipeline(std::span<const Call> calls);
    Result<std::vector<Rows>> answers(std::size_t count);

    PostgresqlConnection connection_;
    Waiting waiting_;
    bool hangs_ = false;  // an answer did not come: nothing more is asked of it
    bool alone_ = false;  // changes the schema
    std::string place_;
    std::unordered_map<std::string_view, std::string> names_;  // of prepared statements
    std::string name_ = new_name();
    std::int64_t serial_ = 0;  // of the last transaction
};

std::unexpected<StoreError> Postgresql::error(const PGresult* result) const {
    StoreError error{StoreFault::unavailable, place_, PQerrorMessage(connection_.get())};
    if (hangs_) {
        error.detail = "no answer in time";
    } else if (PQstatus(connection_.get()) == CONNECTION_OK && result != nullptr) {
        const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
        error.reason = reason_of(state != nullptr ? state : "");
        error.detail = PQresultErrorMessage(result);
    }
    while (error.detail.ends_with('\n'))
        error.detail.pop_back();
    return std::unexpected{std::move(error)};
}

std::optional<PostgresqlResult> Postgresql::next(const Deadline& deadline) {
    auto result = next_result(connection_.get(), deadline);
    if (!result && PQstatus(connection_.get()) == CONNECTION_OK) hangs_ = true;
    return result;
}

// All answers to one statement, or to several in one text.
Result<void> Postgresql::finish(const Deadline& deadline) {
    std::optional<StoreError> failure;
    while (true) {
        const auto result = next(deadline);
        if (!result) return error();
        if (!*result) break;
        const ExecStatusType status = PQresultStatus(result->get());
        if (!failure && status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
            failure = error(result->get()).error();
        }
    }
    if (failure) return std::unexpected{std::move(*failure)};
    return {};
}

Result<void> Postgresql::prepare(std::string_view sql) {
    if (names_.contains(sql)) return {};
    std::string name = "s" + std::to_string(names_.size());
    if (hangs_ ||
        PQsendPrepare(connection_.get(), name.c_str(), std::string{sql}.c_str(), 0, nullptr) != 1) {
        return error();
    }
    if (auto done = finish(deadline()); !done) return done;
    names_.emplace(sql, std::move(name));
    return {};
}

// Numbers go as digits, texts as they are with their length.
bool Postgresql::send(const Call& call) {
    const std::size_t count = call.values.size();
    std::vector<std::string> digits(count);
    std::vector<const char*> values(count, nullptr);
    std::vector<int> lengths(count, 0);
    std::vector<int> binary(count, 0);
    for (std::size_t i = 0; i < count; ++i) {
        if (const auto* number = std::get_if<std::int64_t>(&call.values[i])) {
            digits[i] = std::to_string(*number);
            values[i] = digits[i].c_str();
        } else if (const auto* text = std::get_if<std::string_view>(&call.values[i])) {
            values[i] = text->empty() ? "" : text->data();
            lengths[i] = static_cast<int>(text->size());
            binary[i] = 1;
        }
    }
    return PQsendQueryPrepared(connection_.get(), names_.at(call.sql).c_str(),
                               static_cast<int>(count), values.data(), lengths.data(),
                               binary.data(), 0) == 1;
}

Result<std::vector<Rows>> Postgresql::run(std::span<const Call> calls) {
    std::vector<Rows> results;
    while (!calls.empty()) {
        const std::size_t count = std::min(calls.size(), longest_pipeline);
        auto some = pipeline(calls.first(count));
        if (!some) return some;
        std::ranges::move(*some, std::back_inserter(results));
        calls = calls.subspan(count);
    }
    return results;
}

Result<std::vector<Rows>> Postgresql::pipeline(std::span<const Call> calls) {
    for (const Call& call : calls) {
        if (auto ready = prepare(call.sql); !ready) return std::unexpected{ready.error()};
    }
    if (hangs_ || PQenterPipelineMode(connection_.get()) != 1) return error();
    const bool sent = std::ranges::all_of(calls, [&](const Call& call) { return send(call); });
    if (!sent || PQpipelineSync(connection_.get()) != 1) return error();
    auto results = answers(calls.size());
    // Refused only after a broken connection, which is given up anyway.
    PQexitPipelineMode(connection_.get());
    return results;
}

Rows rows_of(const PGresult* result) {
    Rows rows(static_cast<std::size_t>(PQntuples(result)));
    for (int r = 0; r < PQntuples(result); ++r) {
        DatabaseRow& row = rows[static_cast<std::size_t>(r)];
        row.resize(static_cast<std::size_t>(PQnfields(result)));
        for (int c = 0; c < PQnfields(result); ++c) {
            if (PQgetisnull(result, r, c) == 1) continue;
            row[static_cast<std::size_t>(c)].emplace(PQgetvalue(result, r, c),
                                                     PQgetlength(result, r, c));
        }
    }
    return rows;
}

// Of every statement sent, then of the pipeline's end, which must be read also after a failure.
Result<std::vector<Rows>> Postgresql::answers(std::size_t count) {
    std::vector<Rows> results;
    std::optional<StoreError> failure;
    const Deadline deadline = this->deadline();
    for (std::size_t i = 0; i < count; ++i) {
        const auto result = next(deadline);
        if (!result) return error();
        const ExecStatusType status = PQresultStatus(result->get());
        if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) {
            results.push_back(rows_of(result->get()));
        } else if (!failure) {
            failure = error(result->get()).error();
        }
        if (PQstatus(connection_.get()) != CONNECTION_OK) return error(result->get());
        if (!next(deadline)) return error();  // the end of this one
    }
    const auto end = next(deadline);
    if (!end) return error();
    if (PQresultStatus(end->get()) != PGRES_PIPELINE_SYNC) return error(end->get());
    if (failure) return std::unexpected{std::move(*failure)};
    return results;
}

Result<void> Postgresql::script(std::string_view sql) {
    if (hangs_ || PQsendQuery(connection_.get(), std::string{sql}.c_str()) != 1) return error();
    return finish(deadline());
}

Result<void> Postgresql::begin() {
    ++serial_;
    const std::array<Call, 2> calls{Call{"BEGIN"}, Call{sign_sql, {name_, serial_}}};
    auto begun = run(calls);
    if (!begun) return std::unexpected{std::move(begun.error())};
    return {};
}

Result<void> Postgresql::begin_alone() {
    alone_ = true;
    // Any number, the same in every process of ours.
    return script(
        "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;"
        "SELECT pg_advisory_xact_lock(7306368)");
}

Result<void> Postgresql::commit() {
    auto done = script("COMMIT");
    alone_ = false;
    return done;
}

void Postgresql::roll_back() {
    alone_ = false;
    if (hangs_ || PQtransactionStatus(connection_.get()) == PQTRANS_IDLE) return;
    [[maybe_unused]] const auto done = script("ROLLBACK");  // fails only with the connection
}

Result<bool> Postgresql::landed(const std::string& ticket) {
    const std::size_t split = ticket.find(' ');
    auto last = run({.sql = landed_sql, .values = {std::string_view{ticket}.substr(split + 1)}});
    if (!last) return std::unexpected{std::move(last.error())};
    return last->at(0).at(0) == ticket.substr(0, split);
}

}  // namespace

Deadline::Deadline(Waiting waiting)
    : waiting_{std::move(waiting)}, began_{Clock::now()}, longest_{waiting_.answer} {}

Deadline::Deadline(Waiting waiting, std::chrono::milliseconds longest)
    : waiting_{std::move(waiting)}, began_{Clock::now()}, longest_{longest} {}

bool Deadline::wait(const PGconn* connection, bool writes) const {
    constexpr auto look_again = 100ms;  // whether the store is being closed
    constexpr std::chrono::milliseconds hurried = 1s;
    pollfd end{PQsocket(connection), static_cast<short>(writes ? POLLIN | POLLOUT : POLLIN), 0};
    while (true) {
        const bool ending = waiting_.ending && *waiting_.ending;
        const auto until = began_ + (ending ? std::min(hurried, longest_) : longest_);
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
        if (left <= 0ms) return false;
        const int ready =
            poll(&end, 1,
                 static_cast<int>(std::min<std::chrono::milliseconds>(left, look_again).count()));
        if (ready > 0) return true;
        if (ready < 0 && errno != EINTR) return false;
    }
}

std::optional<PostgresqlResult> next_result(PGconn* connection, const Deadline& deadline) {
    while (true) {
        const int unsent = PQflush(connection);
        if (unsent < 0) return std::nullopt;
        if (PQisBusy(connection) == 0) return PostgresqlResult{PQgetResult(connection)};
        if (!deadline.wait(connection, unsent == 1)) return std::nullopt;
        if (PQconsumeInput(connection) != 1) return std::nullopt;
    }
}

std::string place_of(const PGconn* connection) {
    const auto word = [](const char* text) { return std::string{text != nullptr ? text : ""}; };
    return "postgresql://" + word(PQhost(connection)) + "/" + word(PQdb(connection));
}

Result<PostgresqlConnection> connect_postgresql(const std::string& address) {
    // The address overrides what stands before it: a server that does not answer, or whose machine
    // is gone, is noticed within seconds.
    constexpr std::array keywords{
        "connect_timeout",  "keepalives_idle",  "keepalives_interval",
        "keepalives_count", "tcp_user_timeout", "fallback_application_name",
        "dbname",           "client_encoding",  static_cast<const char*>(nullptr)};
    const std::array values{"3",
                            "10",
                            "5",
                            "3",
                            "10000",
                            "velatura",
                            address.c_str(),
                            "UTF8",
                            static_cast<const char*>(nullptr)};
    PostgresqlConnection connection{PQconnectdbParams(keywords.data(), values.data(), 1)};
    if (PQstatus(connection.get()) != CONNECTION_OK) {
        std::string detail = PQerrorMessage(connection.get());
        while (detail.ends_with('\n'))
            detail.pop_back();
        return std::unexpected{
            StoreError{StoreFault::cannot_open, place_of(connection.get()), std::move(detail)}};
    }
    // Not the details: they would quote what we keep, and errors go to logs.
    PQsetErrorVerbosity(connection.get(), PQERRORS_TERSE);
    // What the server remarks besides would go to our standard error.
    PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
    PQsetnonblocking(connection.get(), 1);
    return connection;
}

Opened open_postgresql(const std::string& address, const Waiting& waiting) {
    auto connection = connect_postgresql(address);
    if (!connection) return std::unexpected{std::move(connection.error())};
    auto opened = std::make_unique<Postgresql>(std::move(*connection), waiting);
    if (auto set = opened->script(settings(waiting)); !set) {
        return std::unexpected{std::move(set.error())};
    }
    return opened;
}

}  // namespace velatura::store
