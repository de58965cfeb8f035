#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

#include "cli/command.h"
#include "protocol/wire.h"
#include "protocol/writer.h"

namespace velatura::cli {

namespace {
bool in_json = false;  // of this run of the program
}

void refuse_in_json(bool asked) {
    in_json = asked;
}

int refuse(const Problem& problem, int status) {
    // Not by what throws: nobody may be there to read it.
    std::fprintf(stderr, "velatura: %s\n", problem.text.c_str());
    if (in_json) {
        protocol::Writer json;
        json.begin_object().key("refused").begin_object();
        json.field("code", problem.code).field("text", problem.text).end_object().end_object();
        std::printf("%s\n", json.text().c_str());
    }
    return status;
}

std::string Context::mode(rules::Mode mode) const {
    return text("mode." + std::string{protocol::name_of(mode)});
}

std::optional<std::string> read_file(const std::string& path) {
    // More than a hundred thousand games; what is longer, or endless, is no file of ours.
    constexpr std::size_t most_bytes = std::size_t{1} << 28;
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file{std::fopen(path.c_str(), "rb"),
                                                               std::fclose};
    if (!file) return std::nullopt;
    std::string text;
    std::array<char, 1 << 16> part;
    while (std::feof(file.get()) == 0 && std::ferror(file.get()) == 0) {
        text.append(part.data(), std::fread(part.data(), 1, part.size(), file.get()));
        if (text.size() > most_bytes) return std::nullopt;
    }
    if (std::ferror(file.get()) != 0) return std::nullopt;
    return text;
}

std::vector<std::string> split_items(const std::vector<std::string>& arguments) {
    std::vector<std::string> items;
    for (const std::string& argument : arguments) {
        for (std::size_t begin = 0; begin <= argument.size();) {
            const std::size_t end = std::min(argument.find(',', begin), argument.size());
            std::string item = argument.substr(begin, end - begin);
            item.erase(0, std::min(item.find_first_not_of(' '), item.size()));
            item.erase(item.find_last_not_of(' ') + 1);
            if (!item.empty()) items.push_back(std::move(item));
            begin = end + 1;
        }
    }
    return items;
}

}  // namespace velatura::cli
