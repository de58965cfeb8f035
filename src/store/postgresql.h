// Connections to a PostgreSQL server: one that works, and one that listens to what other processes
// announce.
#pragma once

#include <libpq-fe.h>

#include <atomic>
#include <chrono>

#include "store/connection.h"

namespace velatura::store {

inline constexpr const char* listen_sql = "LISTEN velatura";
inline constexpr const char* announce_sql = "SELECT pg_notify('velatura', $1)";

struct ClosePostgresql {
    void operator()(PGconn* connection) const { PQfinish(connection); }
    void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresqlConnection = std::unique_ptr<PGconn, ClosePostgresql>;
using PostgresqlResult = std::unique_ptr<PGresult, ClosePostgresql>;

// How long is waited for the server: nothing here waits without end, for a server that hangs looks
// like one that is busy.
struct Waiting {
    std::chrono::milliseconds answer = std::chrono::seconds{5};  // for that of one call
    std::shared_ptr<const std::atomic<bool>> ending{};  // the store is closed: a second is enough
};

// Until the socket can be read, or written where that is wanted; false: it took too long.
class Deadline {
  public:
    explicit Deadline(Waiting waiting);
    Deadline(Waiting waiting, std::chrono::milliseconds longest);
    bool wait(const PGconn* connection, bool writes) const;

  private:
    Waiting waiting_;
    std::chrono::steady_clock::time_point began_;
    std::chrono::milliseconds longest_;
};

// The next answer to what was sent; none at its end. Nothing if it does not come in time, or if the
// connection is lost.
std::optional<PostgresqlResult> next_result(PGconn* connection, const Deadline& deadline);

// The address as libpq knows it: postgresql://user@host/database?option=value
Result<PostgresqlConnection> connect_postgresql(const std::string& address);
Opened open_postgresql(const std::string& address, const Waiting& waiting = {});

// Host and database, without user and password.
std::string place_of(const PGconn* connection);

}  // namespace velatura::store
