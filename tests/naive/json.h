// JSON as plainly as can be, for the files of data/, which are known to be sound.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace velatura::naive {

struct Field;

struct Json {
    std::string text;  // of a string, a number or a word
    std::vector<Json> list;
    std::vector<Field> fields;

    bool has(std::string_view name) const;
    const Json& operator[](std::string_view name) const;
    int number() const;
    int number(std::string_view name, int otherwise) const;
    int tenths() const;
};

struct Field {
    std::string name;
    Json value;
};

Json parse(std::string_view text);

}  // namespace velatura::naive
