#include "content/json.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace velatura::content {
namespace {

// Our files nest four deep. A limit spares the destructor, which recurses, from hostile ones.
constexpr std::size_t deepest = 16;

// Somebody's text within a line of ours: controls would break the line, too much would drown it.
std::string one_line(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string line;
    for (const char c : text) {
        // Cut between characters: a byte 10xxxxxx continues one.
        if (line.size() >= longest && (c & 0xc0) != 0x80) return line + "...";
        line += c >= 0 && (c < ' ' || c == 127) ? '?' : c;
    }
    return line;
}

bool is_plain(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= ' ' && c < 127; });
}

// Takes what the parser reads and stops it at the first thing that is wrong.
class Builder {
  public:
    explicit Builder(const TextFile& file) : file_(file) {}

    std::expected<Json, LoadError> result() && {
        if (error_) return std::unexpected(*std::move(error_));
        return std::move(root_);
    }

    // The parser calls these by name; false stops it.
    bool null() { return add({}); }
    bool boolean(bool value) { return add({.kind = Json::Kind::boolean, .boolean = value}); }
    bool number_integer(std::int64_t value) {
        return add({.kind = Json::Kind::whole, .whole = value});
    }
    bool number_unsigned(std::uint64_t value) {
        // Beyond what we can hold is beyond every range we accept, too.
        constexpr auto most = std::numeric_limits<std::int64_t>::max();
        return number_integer(std::in_range<std::int64_t>(value) ? static_cast<std::int64_t>(value)
                                                                 : most);
    }
    bool number_float(double, const std::string& written) {
        return add({.kind = Json::Kind::fraction, .text = written});
    }
    bool string(std::string& value) {
        return add({.kind = Json::Kind::text, .text = std::move(value)});
    }
    bool binary(nlohmann::json::binary_t&) { return false; }  // not in texts
    bool start_object(std::size_t) { return open(Json::Kind::object); }
    bool start_array(std::size_t) { return open(Json::Kind::list); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        Json& object = *open_.back();
        const bool twice = std::ranges::find(object.names, name) != object.names.end();
        object.names.push_back(std::move(name));
        return twice ? refuse(place(), "this field appears twice: keep one of them") : true;
    }
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::json::exception&) {
        // The parser stands behind what it read last; people look for where that begins.
        std::size_t at = std::max<std::size_t>(position, 1) - 1;
        std::string reason = "this is not JSON: ";
        if (position > file_.text.size()) {
            reason += "the text ends too early";
        } else if (token.size() <= position && is_plain(token) &&
                   file_.text.substr(position - token.size(), token.size()) == token) {
            at = position - token.size();
            reason += joined("unexpected ", one_line(token));
        } else {
            reason += "unexpected character";
        }
        const std::string_view before = file_.text.substr(0, at);
        const auto line = std::ranges::count(before, '\n') + 1;
        const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
        return refuse(
            joined("line ", std::to_string(line), ", column ", std::to_string(at - line_start + 1)),
            std::move(reason));
    }

  private:
    // Pointers stay good: while a container is open, those around it do not grow.
    Json* put(Json value) {
        if (open_.empty()) {
            root_ = std::move(value);
            return &root_;
        }
        return &open_.back()->items.emplace_back(std::move(value));
    }
    bool add(Json value) {
        put(std::move(value));
        return true;
    }
    bool open(Json::Kind kind) {
        if (open_.size() == deepest) return refuse(place(), "lists and objects nest too deeply");
        open_.push_back(put({.kind = kind}));
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }
    bool refuse(std::string place, std::string reason) {
        error_ = LoadError{std::string(file_.name), std::move(place), std::move(reason)};
        return false;
    }
    std::string place() const {
        std::string pointer;
        for (const Json* container : open_) {
            if (!container->names.empty()) {
                pointer = place_in(pointer, container->names.back());
            } else if (!container->items.empty()) {
                pointer = place_in(pointer, std::to_string(container->items.size() - 1));
            }
        }
        return pointer;
    }

    const TextFile& file_;
    Json root_;
    std::vector<Json*> open_;
    std::optional<LoadError> error_;
};

}  // namespace

std::expected<Json, LoadError> parse_json(const TextFile& file) {
    Builder builder(file);
    nlohmann::json::sax_parse(file.text.begin(), file.text.end(), &builder);
    return std::move(builder).result();
}

std::string place_in(const std::string& place, std::string_view name) {
    std::string pointer = place + '/';
    for (const char c : one_line(name)) {
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else {
            pointer += c;
        }
    }
    return pointer;
}

std::string in_quotes(std::string_view text) {
    return joined("\"", one_line(text), "\"");
}

}  // namespace velatura::content
