// Connections to a PostgreSQL server: one that works, and one that listens to what other processes
// announce.
#pragma once

#include <libpq-fe.h>

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

// The address as libpq knows it: postgresql://user@host/database?option=value
Result<PostgresqlConnection> connect_postgresql(const std::string& address);
Opened open_postgresql(const std::string& address);

// Host and database, without user and password.
std::string place_of(const PGconn* connection);

}  // namespace velatura::store
