// What online tables need of the world around them: time, chance, and a thread of their own. The
// server gives them the real one, tests one they can steer.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "online/event.h"

namespace velatura::server {

using online::Time;  // milliseconds since 1970

struct World {
    using Call = std::function<void()>;

    std::function<Time()> now;
    std::function<Time()> steady;    // since whenever; nobody can set it
    std::function<void(Call)> post;  // from any thread: do it in that of the tables
    std::function<void(std::chrono::milliseconds, Call)> after;  // there too, later
    std::function<std::string(std::size_t digits)> random;  // hexadecimal, nobody can guess them
    std::function<void(std::string_view)> note;             // for those who run the server
};

// From the system's own source; the program ends if there is none.
std::string random_digits(std::size_t digits);

// A connection by number, never used twice.
using SessionId = std::uint64_t;
// A JSON list of messages, shared by all who are told the same.
using SharedText = std::shared_ptr<const std::string>;

inline SharedText text(std::string list) {
    return std::make_shared<const std::string>(std::move(list));
}

}  // namespace velatura::server
