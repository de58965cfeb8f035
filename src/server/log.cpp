#include "server/log.h"

#include <fmt/chrono.h>

namespace velatura::server {

std::string log_line(const LogEntry& entry, std::chrono::system_clock::time_point time) {
    constexpr std::size_t longest = 200;
    std::string path;
    for (const char c : entry.target.substr(0, entry.target.find('?')).substr(0, longest)) {
        const bool plain = c > ' ' && c < '\x7f' && c != '"' && c != '\\';
        path +=
            plain ? std::string{c}
                  : fmt::format("\\x{:02x}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
    return fmt::format(R"(time={:%Y-%m-%dT%H:%M:%SZ} method={} path="{}" status={} bytes={} us={})",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(time)), entry.method, path,
                       entry.status, entry.bytes, entry.duration.count());
}

}  // namespace velatura::server
