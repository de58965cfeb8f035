// The options of the program and of its commands. They stand in front of a parser whose header
// takes seconds to compile: only options.cpp includes it.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace velatura::cli {

// The complaint about a value, or nothing: see usage.h.
using Check = std::function<std::string(const std::string&)>;

// What is wrong with a command line, in the words of the parser.
struct UsageError {
    std::string kind;  // its name of it
    std::string text;
    std::string command{};              // the command that was chosen
    std::vector<std::string> unread{};  // words that mean nothing
};

class Option {
  public:
    explicit Option(CLI::Option& parser) : parser_{&parser} {}

    Option* type_name(const std::string& name);
    Option* description(const std::string& text);
    Option* check(Check check);
    Option* required();
    Option* capture_default_str();  // help shows the value that the variable has now
    Option* envname(const std::string& variable);
    Option* needs(Option* other);
    Option* excludes(Option* other);
    Option* expected(int least, int most);  // values
    Option* allow_extra_args(bool allowed);

    bool is(const std::string& name) const;
    std::size_t count() const;  // how often it was given
    // As if it stood on the command line.
    std::optional<UsageError> give(const std::string& value);

  private:
    CLI::Option* parser_;
};

// The program, or one of its commands.
class App {
  public:
    App(const std::string& about, const std::string& name, const std::string& version);
    explicit App(CLI::App& parser) : parser_{&parser} {}

    App* add_subcommand(const std::string& name, const std::string& about);

    // A value for `value`: a text or several, a number, or a number that may be missing (the types
    // are listed in options.cpp).
    template <typename Value>
    Option* add_option(const std::string& name, Value& value, const std::string& about);
    Option* add_flag(const std::string& name, bool& value, const std::string& about);
    Option* add_flag(const std::string& name);  // it changes nothing

    // Those declared so far, without --help.
    std::vector<Option*> options();
    Option* find(const std::string& name);  // null: there is none

    // The command that was chosen; null if the answer, help or the version, is printed already.
    std::expected<App*, UsageError> parse(int count, char** arguments);

  private:
    std::shared_ptr<CLI::App> owned_{};  // of the program
    CLI::App* parser_;                   // of the commands it belongs to that
    std::list<Option> options_{};        // lists: they must not move
    std::list<App> commands_{};
};

}  // namespace velatura::cli
