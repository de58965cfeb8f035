#include "naive/json.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace velatura::naive {

namespace {

class Parser {
  public:
    explicit Parser(std::string_view text) : rest_(text) {}

    Json value() {
        Json json;
        if (skip('{')) {
            while (!skip('}')) {
                skip(',');
                std::string name = string();
                skip(':');
                json.fields.push_back({std::move(name), value()});
            }
        } else if (skip('[')) {
            while (!skip(']')) {
                skip(',');
                json.list.push_back(value());
            }
        } else if (rest_.front() == '"') {
            json.text = string();
        } else {
            const std::size_t end = std::min(rest_.size(), rest_.find_first_of(",}] \n"));
            json.text = rest_.substr(0, end);
            rest_.remove_prefix(end);
        }
        return json;
    }

  private:
    void skip_space() {
        rest_.remove_prefix(std::min(rest_.size(), rest_.find_first_not_of(" \n\r\t")));
    }
    bool skip(char wanted) {
        skip_space();
        const bool there = rest_.front() == wanted;
        if (there) rest_.remove_prefix(1);
        skip_space();
        return there;
    }
    // An escaped character stands for itself: data/ escapes nothing but quotes.
    std::string string() {
        skip('"');
        std::string text;
        std::size_t end = 0;
        for (; rest_[end] != '"'; ++end) {
            if (rest_[end] == '\\') ++end;
            text += rest_[end];
        }
        rest_.remove_prefix(end + 1);
        return text;
    }

    std::string_view rest_;
};

}  // namespace

bool Json::has(std::string_view name) const {
    return std::ranges::any_of(fields, [&](const auto& field) { return field.name == name; });
}

const Json& Json::operator[](std::string_view name) const {
    for (const auto& [field, value] : fields) {
        if (field == name) return value;
    }
    std::fprintf(stderr, "there is no %s\n", std::string(name).c_str());
    std::abort();
}

int Json::number() const {
    return std::stoi(text);
}

int Json::number(std::string_view name, int otherwise) const {
    return has(name) ? (*this)[name].number() : otherwise;
}

int Json::tenths() const {
    return static_cast<int>(std::lround(std::stod(text) * 10));
}

Json parse(std::string_view text) {
    return Parser{text}.value();
}

}  // namespace velatura::naive
