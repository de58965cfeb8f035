#include "cli/usage.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "words/forms.h"

namespace velatura::cli {

namespace {

// The parser passes on a complaint as one text, after the name of the option; ours has parts.
constexpr char between = '\x1f';

template <typename Number>
Check in_range(std::string_view key, Number least, Number most) {
    const auto check = [key, least, most](const std::string& value) -> std::string {
        Number given{};
        const char* const end = value.data() + value.size();
        const auto read = std::from_chars(value.data(), end, given);
        // Written so that NaN isn't in range either.
        if (read.ec == std::errc{} && read.ptr == end && given >= least && given <= most) return {};
        return fmt::format("{}{}{}{}{}", bad_value(key, value), between, least, between, most);
    };
    return check;
}

std::vector<std::string> parts(std::string_view text) {
    std::vector<std::string> all;
    while (true) {
        const std::size_t end = std::min(text.find(between), text.size());
        all.emplace_back(text.substr(0, end));
        if (end == text.size()) return all;
        text.remove_prefix(end + 1);
    }
}

Problem problem(words::Language language, std::string_view key,
                std::initializer_list<words::Param> params) {
    return {std::string{key}, words::text(language, key, params)};
}

// "--port: complaint" and the like, split at the separator.
std::pair<std::string, std::string> halves(const std::string& text, std::string_view sign) {
    const std::size_t at = text.find(sign);
    if (at == std::string::npos) return {text, ""};
    return {text.substr(0, at), text.substr(at + sign.size())};
}

Problem explain_complaint(const std::string& option, const std::string& complaint,
                          words::Language language) {
    const std::vector<std::string> part = parts(complaint);
    if (part.size() < 2) {
        return problem(language, "cli.usage.bad_value",
                       {{"option", option}, {"reason", complaint}});
    }
    if (part[0] == "cli.usage.one_of") {
        const std::vector<std::string> choices{part.begin() + 2, part.end()};
        return problem(
            language, part[0],
            {{"option", option}, {"value", part[1]}, {"list", words::list(language, choices)}});
    }
    const bool ranged = part.size() == 4;
    return problem(language, part[0],
                   {{"option", option},
                    {"value", part[1]},
                    {"least", ranged ? part[2] : ""},
                    {"most", ranged ? part[3] : ""}});
}

}  // namespace

std::string bad_value(std::string_view key, const std::string& value) {
    return fmt::format("{}{}{}", key, between, value);
}

Check whole(std::int64_t least, std::int64_t most) {
    return in_range("cli.usage.whole", least, most);
}

Check number(double least, double most) {
    return in_range("cli.usage.number", least, most);
}

Check some_text() {
    const auto check = [](const std::string& value) -> std::string {
        return value.empty() ? bad_value("cli.usage.empty", value) : "";
    };
    return check;
}

Check one_of(std::vector<std::string> words) {
    const auto check = [words = std::move(words)](const std::string& value) -> std::string {
        if (std::ranges::find(words, value) != words.end()) return {};
        std::string complaint = bad_value("cli.usage.one_of", value);
        for (const std::string& word : words)
            complaint += between + word;
        return complaint;
    };
    return check;
}

Problem explain_value(const UsageError& error, words::Language language) {
    const auto& [kind, text, command, unread] = error;
    if (kind == "ValidationError") {
        const auto [option, complaint] = halves(text, ": ");
        return explain_complaint(option, complaint, language);
    }
    if (kind == "ArgumentMismatch") {
        return problem(language, "cli.usage.missing_value", {{"option", halves(text, ": ").first}});
    }
    if (kind == "RequiredError") {
        return problem(language, "cli.usage.missing_option",
                       {{"option", halves(text, " is required").first}});
    }
    if (kind == "ExcludesError") {
        const auto [option, other] = halves(text, " excludes ");
        return problem(language, "cli.usage.excludes", {{"option", option}, {"other", other}});
    }
    if (kind == "RequiresError") {
        const auto [option, other] = halves(text, " requires ");
        return problem(language, "cli.usage.needs", {{"option", option}, {"other", other}});
    }
    return problem(language, "cli.usage.other", {{"reason", text}});
}

Problem explain(const UsageError& error, words::Language language) {
    const std::vector<std::string>& rest = error.unread;
    const auto unknown =
        std::ranges::find_if(rest, [](const std::string& word) { return word.starts_with('-'); });
    if (error.command.empty() && !rest.empty() && !rest[0].starts_with('-')) {
        return problem(language, "cli.unknown_verb", {{"word", rest[0]}});
    }
    Problem found;
    if (unknown != rest.end()) {
        found = problem(language, "cli.usage.unknown_option", {{"word", *unknown}});
    } else if (!rest.empty()) {
        found = problem(language, "cli.usage.unexpected", {{"word", rest[0]}});
    } else if (error.command.empty() && error.kind == "RequiredError") {
        return problem(language, "cli.usage.no_verb", {});
    } else {
        found = explain_value(error, language);
    }
    const std::string command = error.command.empty() ? "velatura" : "velatura " + error.command;
    found.text = words::sentences(
        language, found.text, words::text(language, "cli.usage.see_help", {{"command", command}}));
    return found;
}

}  // namespace velatura::cli
