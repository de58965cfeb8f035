#include "cli/serve_settings.h"

#include <arpa/inet.h>
#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include <algorithm>

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include "cli/command.h"

namespace velatura::cli {

namespace {

// As it would stand on the command line.
std::optional<std::string> argument(const toml::node& value) {
    if (auto text = value.value_exact<std::string>()) return text;
    if (const auto number = value.value_exact<std::int64_t>()) return std::to_string(*number);
    if (const auto yes = value.value_exact<bool>()) return *yes ? "true" : "false";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> read_settings(const Context& context, const std::string& path,
                                         CLI::App& app, std::span<CLI::Option* const> elsewhere) {
    const auto text = read_file(path);
    if (!text) return context.text("cli.cannot_read", {{"file", path}});
    const auto problem = [&](toml::source_position where, std::string_view what) {
        return fmt::format("{}:{}:{}: {}", path, where.line, where.column, what);
    };
    const toml::parse_result file = toml::parse(*text);
    if (!file) return problem(file.error().source().begin, file.error().description());
    for (const auto& [key, value] : file.table()) {
        const auto where = key.source().begin;
        CLI::Option* const option = app.get_option_no_throw("--" + std::string{key.str()});
        if (option == nullptr || option == app.get_help_ptr() ||
            std::ranges::find(elsewhere, option) != elsewhere.end()) {
            return problem(where, context.text("cli.serve.unknown_setting", {{"word", key.str()}}));
        }
        const auto given = argument(value);
        if (!given) {
            return problem(where, context.text("cli.serve.bad_setting", {{"word", key.str()}}));
        }
        if (option->count() > 0) continue;  // said nearer
        try {
            option->add_result(*given);
            option->run_callback();
        } catch (const CLI::Error& error) {
            return problem(where, error.what());
        }
    }
    return std::nullopt;
}

std::string is_address(const std::string& text) {
    in6_addr address;  // large enough for both
    for (const int family : {AF_INET, AF_INET6}) {
        if (inet_pton(family, text.c_str(), &address) == 1) return {};
    }
    return text + " is no IP address";
}

}  // namespace velatura::cli
