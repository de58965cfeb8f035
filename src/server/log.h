// What the server tells about its work: one line a request, key=value, for people and programs. It
// names neither addresses nor what stands behind a question mark: both may be somebody's own.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace velatura::server {

struct LogEntry {
    std::string_view method;
    std::string_view target;
    unsigned status;
    std::size_t bytes;  // of the body
    std::chrono::microseconds duration;
};

using Log = std::function<void(const LogEntry&)>;

// A value with its quotation marks, on one line.
std::string quoted(std::string_view text);

// time=2026-11-15T23:24:01Z method=GET path="/" status=200 bytes=419 us=85
std::string log_line(const LogEntry& entry, std::chrono::system_clock::time_point time);

// Something else that happened, key=value: time=2026-11-15T23:24:01Z event=…
std::string note_line(std::string_view what, std::chrono::system_clock::time_point time);

}  // namespace velatura::server
