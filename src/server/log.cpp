#include "server/log.h"

#include <fmt/chrono.h>

namespace velatura::server {

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 200;
    std::string out = "\"";
    for (const char c : text.substr(0, longest)) {
        const bool plain = c >= ' ' && c < '\x7f' && c != '"' && c != '\\';
        out += plain
                   ? std::string{c}
                   : fmt::format("\\x{:02x}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
    return out + '"';
}

std::string log_line(const LogEntry& entry, std::chrono::system_clock::time_point time) {
    constexpr std::size_t longest_method = 16;
    const std::string_view path = entry.target.substr(0, entry.target.find('?'));
    return fmt::format("time={:%Y-%m-%dT%H:%M:%SZ} method={} path={} status={} bytes={} us={}",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(time)),
                       entry.method.substr(0, longest_method), quoted(path), entry.status,
                       entry.bytes, entry.duration.count());
}

std::string note_line(std::string_view what, std::chrono::system_clock::time_point time) {
    return fmt::format("time={:%Y-%m-%dT%H:%M:%SZ} {}",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(time)), what);
}

}  // namespace velatura::server
