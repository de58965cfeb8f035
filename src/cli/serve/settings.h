// Settings of the server from a file, one line for each long option: port = 8080 for --port 8080.
// The command line and the environment override the file.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"

namespace velatura::cli {

// Gives the options of `app` what the file says; `elsewhere` are those that no file may set. The
// reason, if the file cannot be used.
std::optional<Problem> read_settings(const Context& context, const std::string& path, App& app,
                                     std::span<Option* const> elsewhere);

// Checks: the complaint if this isn't an IP address, a list of nets or an address with a port,
// or nothing.
std::string is_address(const std::string& text);
std::string are_nets(const std::string& text);
std::string is_end(const std::string& text);

// "127.0.0.1:9464", "[::1]:9464"
struct Endpoint {
    std::string address;
    std::uint16_t port = 0;
};
std::optional<Endpoint> read_end(const std::string& text);

// Words with commas in between.
std::vector<std::string> names_in(std::string_view text);

}  // namespace velatura::cli
