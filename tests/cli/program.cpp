#include "program.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace velatura::cli_test {

namespace fs = std::filesystem;

namespace {

std::string shell_word(std::string_view text) {
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string{"'\\''"} : std::string{c};
    return out += '\'';
}

}  // namespace

Folder::Folder() {
    std::string name = (fs::temp_directory_path() / "velatura-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    folder_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

std::string Folder::write(std::string_view file, std::string_view text) const {
    std::ofstream{folder_ / file, std::ios::binary} << text;
    return path(file);
}

std::vector<std::string> Folder::files() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator{folder_}) {
        names.push_back(entry.path().filename().string());
    }
    std::ranges::sort(names);
    return names;
}

Outcome run(const std::vector<std::string>& arguments, const std::string& environment,
            const std::string& redirection) {
    const Folder folder;
    std::string command =
        "env -u LC_ALL -u LC_MESSAGES -u LANG " + environment + " " + shell_word(VELATURA_PROGRAM);
    for (const std::string& argument : arguments)
        command += " " + shell_word(argument);
    command += " </dev/null 2>" + shell_word(folder.path("error")) + " " + redirection;
    Outcome outcome;
    std::FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return outcome;
    std::array<char, 65536> part{};
    while (const std::size_t length = std::fread(part.data(), 1, part.size(), pipe)) {
        outcome.out.append(part.data(), length);
    }
    const int status = pclose(pipe);
    if (WIFEXITED(status)) outcome.status = WEXITSTATUS(status);
    outcome.error = read(folder.path("error"));
    return outcome;
}

Outcome run_line(std::string_view line) {
    std::istringstream words{std::string{line}};
    return run({std::istream_iterator<std::string>{words}, {}});
}

std::string read(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

content::Json field(const std::string& json, std::string_view pointer) {
    const auto parsed = content::parse_json({"output", json});
    EXPECT_TRUE(parsed) << json;
    if (!parsed) return {};
    const content::Json* value = &*parsed;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::string_view name = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(name.size());
        std::size_t at = value->items.size();
        if (value->kind == content::Json::Kind::object) {
            at = static_cast<std::size_t>(std::ranges::find(value->names, name) -
                                          value->names.begin());
        } else {
            std::from_chars(name.data(), name.data() + name.size(), at);
        }
        EXPECT_LT(at, value->items.size()) << "no " << name << " in " << json;
        if (at >= value->items.size()) return {};
        value = &value->items[at];
    }
    return *value;
}

std::vector<std::string> keys(const std::string& json, std::string_view pointer) {
    return field(json, pointer).names;
}

void expect_refused_in_json(const Outcome& outcome, std::string_view says) {
    const std::string text = field(outcome.out, "/refused/text").text;
    EXPECT_FALSE(field(outcome.out, "/refused/code").text.empty()) << outcome.out;
    EXPECT_NE(text.find(says), std::string::npos) << text;
    EXPECT_NE(outcome.error.find(text), std::string::npos) << outcome.error;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << "no \"" << from << "\" in\n" << text;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

}  // namespace velatura::cli_test
