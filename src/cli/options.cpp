#include "cli/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

namespace velatura::cli {

namespace {

UsageError told(const CLI::ParseError& error) {
    return {.kind = error.get_name(), .text = error.what()};
}

}  // namespace

Option* Option::type_name(const std::string& name) {
    parser_->type_name(name);
    return this;
}

Option* Option::description(const std::string& text) {
    parser_->description(text);
    return this;
}

Option* Option::check(Check check) {
    parser_->check(CLI::Validator{std::move(check), ""});
    return this;
}

Option* Option::required() {
    parser_->required();
    return this;
}

Option* Option::capture_default_str() {
    parser_->capture_default_str();
    return this;
}

Option* Option::envname(const std::string& variable) {
    parser_->envname(variable);
    return this;
}

Option* Option::needs(Option* other) {
    parser_->needs(other->parser_);
    return this;
}

Option* Option::excludes(Option* other) {
    parser_->excludes(other->parser_);
    return this;
}

Option* Option::expected(int least, int most) {
    parser_->expected(least, most);
    return this;
}

Option* Option::allow_extra_args(bool allowed) {
    parser_->allow_extra_args(allowed);
    return this;
}

bool Option::is(const std::string& name) const {
    return parser_->check_name(name);
}

std::size_t Option::count() const {
    return parser_->count();
}

std::optional<UsageError> Option::give(const std::string& value) try {
    parser_->add_result(value);
    parser_->run_callback();
    return std::nullopt;
} catch (const CLI::ParseError& error) {
    return told(error);
}

App::App(const std::string& about, const std::string& name, const std::string& version)
    : owned_{std::make_shared<CLI::App>(about, name)}, parser_{owned_.get()} {
    parser_->set_version_flag("--version", version);
    parser_->require_subcommand(1);
    parser_->fallthrough();  // the program's options may stand behind the command
}

App* App::add_subcommand(const std::string& name, const std::string& about) {
    return &commands_.emplace_back(*parser_->add_subcommand(name, about));
}

template <typename Value>
Option* App::add_option(const std::string& name, Value& value, const std::string& about) {
    return &options_.emplace_back(*parser_->add_option(name, value, about));
}
template Option* App::add_option(const std::string&, std::string&, const std::string&);
template Option* App::add_option(const std::string&, std::vector<std::string>&, const std::string&);
template Option* App::add_option(const std::string&, int&, const std::string&);
template Option* App::add_option(const std::string&, double&, const std::string&);
template Option* App::add_option(const std::string&, std::uint16_t&, const std::string&);
template Option* App::add_option(const std::string&, std::uint32_t&, const std::string&);
template Option* App::add_option(const std::string&, std::uint64_t&, const std::string&);
template Option* App::add_option(const std::string&, std::optional<int>&, const std::string&);
template Option* App::add_option(const std::string&, std::optional<std::uint32_t>&,
                                 const std::string&);
template Option* App::add_option(const std::string&, std::optional<std::uint64_t>&,
                                 const std::string&);

Option* App::add_flag(const std::string& name, bool& value, const std::string& about) {
    return &options_.emplace_back(*parser_->add_flag(name, value, about));
}

Option* App::add_flag(const std::string& name) {
    return &options_.emplace_back(*parser_->add_flag(name));
}

std::vector<Option*> App::options() {
    std::vector<Option*> all;
    for (Option& option : options_)
        all.push_back(&option);
    return all;
}

Option* App::find(const std::string& name) {
    const auto found = std::ranges::find_if(options_, [&](const Option& o) { return o.is(name); });
    return found == options_.end() ? nullptr : &*found;
}

std::expected<App*, UsageError> App::parse(int count, char** arguments) try {
    parser_->parse(count, arguments);
    const auto chosen =
        std::ranges::find_if(commands_, [](const App& app) { return app.parser_->parsed(); });
    return &*chosen;  // one is required
} catch (const CLI::Success& answer) {
    parser_->exit(answer);
    return nullptr;
} catch (const CLI::ParseError& error) {
    UsageError wrong = told(error);
    const auto chosen = parser_->get_subcommands();
    if (!chosen.empty()) wrong.command = chosen.front()->get_name();
    wrong.unread = parser_->remaining(true);
    return std::unexpected{std::move(wrong)};
}

}  // namespace velatura::cli
