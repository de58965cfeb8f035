// Settings of the server from a file: a line for each long option, port = 8080 for --port 8080.
// What the command line or the environment says goes before it.
#pragma once

#include <optional>
#include <span>
#include <string>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace velatura::cli {

struct Context;

// Gives the options of `app` what the file says; `elsewhere` are those that no file may set. The
// reason, if the file cannot be used.
std::optional<std::string> read_settings(const Context& context, const std::string& path,
                                         CLI::App& app, std::span<CLI::Option* const> elsewhere);

// For CLI11: the complaint if this is no IP address, or nothing.
std::string is_address(const std::string& text);

}  // namespace velatura::cli
