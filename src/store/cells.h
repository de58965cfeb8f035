// Our values as the databases' and back.
#pragma once

#include <charconv>

#include "store/connection.h"
#include "store/values.h"

namespace velatura::store {

inline DatabaseValue value(Timestamp time) {
    return std::int64_t{time.time_since_epoch().count()};
}
inline DatabaseValue value(const std::optional<Timestamp>& time) {
    return time ? value(*time) : DatabaseValue{nullptr};
}
inline DatabaseValue value(Lifecycle state) {
    return static_cast<std::int64_t>(state);
}
inline DatabaseValue value(bool flag) {
    return std::int64_t{flag ? 1 : 0};
}

// Cells of columns that are never NULL; the statement says how many there are.
inline const std::string& text(const DatabaseRow& row, std::size_t column) {
    return *row[column];
}
inline std::int64_t number(const DatabaseRow& row, std::size_t column) {
    const std::string& digits = text(row, column);
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}
inline Timestamp time(const DatabaseRow& row, std::size_t column) {
    return Timestamp{std::chrono::milliseconds{number(row, column)}};
}

}  // namespace velatura::store
