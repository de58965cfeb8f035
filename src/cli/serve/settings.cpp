#include "cli/serve/settings.h"

#include <arpa/inet.h>
#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include "cli/usage.h"
#include "server/net.h"

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

std::optional<Problem> read_settings(const Context& context, const std::string& path, App& app,
                                     std::span<Option* const> elsewhere) {
    const auto text = read_file(path);
    if (!text) return context.problem("cli.cannot_read", {{"file", path}});
    const auto problem = [&](toml::source_position where, std::string_view what) {
        return Problem{"bad_settings",
                       fmt::format("{}:{}:{}: {}", path, where.line, where.column, what)};
    };
    const toml::parse_result file = toml::parse(*text);
    if (!file) return problem(file.error().source().begin, file.error().description());
    for (const auto& [key, value] : file.table()) {
        const auto where = key.source().begin;
        Option* const option = app.find("--" + std::string{key.str()});
        if (option == nullptr || std::ranges::find(elsewhere, option) != elsewhere.end()) {
            return problem(where, context.text("cli.serve.unknown_setting", {{"word", key.str()}}));
        }
        const auto given = argument(value);
        if (!given) {
            return problem(where, context.text("cli.serve.bad_setting", {{"word", key.str()}}));
        }
        if (option->count() > 0) continue;  // said nearer
        if (const auto wrong = option->give(*given)) {
            return problem(where, explain_value(*wrong, context.language).text);
        }
    }
    return std::nullopt;
}

std::string is_address(const std::string& text) {
    in6_addr address;  // large enough for both
    for (const int family : {AF_INET, AF_INET6}) {
        if (inet_pton(family, text.c_str(), &address) == 1) return {};
    }
    return bad_value("cli.usage.address", text);
}

std::string are_nets(const std::string& text) {
    if (server::read_nets(text)) return {};
    return bad_value("cli.usage.nets", text);
}

std::optional<Endpoint> read_end(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos) return std::nullopt;
    Endpoint end{.address = text.substr(0, colon)};
    if (end.address.starts_with('[') && end.address.ends_with(']')) {
        end.address = end.address.substr(1, end.address.size() - 2);
    }
    const char* const last = text.data() + text.size();
    const auto [read, error] = std::from_chars(text.data() + colon + 1, last, end.port);
    if (error != std::errc{} || read != last || !is_address(end.address).empty()) {
        return std::nullopt;
    }
    return end;
}

std::string is_end(const std::string& text) {
    return read_end(text) ? "" : bad_value("cli.usage.end", text);
}

std::vector<std::string> names_in(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        std::string word;
        for (const char c : text.substr(0, comma)) {
            if (c != ' ') word += c;
        }
        if (!word.empty()) words.push_back(std::move(word));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return words;
}

}  // namespace velatura::cli
