// JSON as plainly as can be, for the files of data/, which are known to be sound.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace velatura::naive {

struct Json {
    std::string text;  // of a string, a number or a word
    std::vector<Json> list;
    std::vector<std::pair<std::string, Json>> fields;

    bool has(std::string_view name) const;
    const Json& operator[](std::string_view name) const;
    int number() const;
    int number(std::string_view name, int otherwise) const;
    int tenths() const;
};

Json parse(std::string_view text);

}  // namespace velatura::naive
