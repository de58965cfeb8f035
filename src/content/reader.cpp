#include "content/reader.h"

#include <algorithm>
#include <utility>

namespace velatura::content {
namespace {

std::string_view kind_name(Json::Kind kind) {
    switch (kind) {
        case Json::Kind::null:
            return "null";
        case Json::Kind::boolean:
            return "true or false";
        case Json::Kind::whole:
            return "a whole number";
        case Json::Kind::fraction:
            return "a fraction";
        case Json::Kind::text:
            return "a text";
        case Json::Kind::list:
            return "a list";
        case Json::Kind::object:
            return "an object";
    }
    return "";
}

template <typename Names>
std::string listed(const Names& names) {
    std::string text;
    for (const std::string_view name : names) {
        if (!text.empty()) text += ", ";
        text += name;
    }
    return text;
}

bool contains(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

}  // namespace

void Reader::refuse(std::string reason) const {
    if (ok()) *error_ = LoadError{std::string(file_), place_, std::move(reason)};
}

void Reader::refuse_name(std::string_view found, const std::vector<std::string_view>& known,
                         std::string_view what) const {
    refuse(joined("unknown ", what, " ", in_quotes(found), ": expected one of ", listed(known)));
}

bool Reader::is(Json::Kind kind) const {
    if (!ok() || value_ == nullptr) return false;
    if (value_->kind == kind) return true;
    refuse(joined("expected ", kind_name(kind), ", found ", kind_name(value_->kind)));
    return false;
}

void Reader::expect_fields(std::span<const std::string_view> required,
                           std::span<const std::string_view> optional) const {
    if (!is(Json::Kind::object)) return;
    for (const std::string& name : value_->names) {
        if (contains(required, name) || contains(optional, name)) continue;
        (*this)[name].refuse(joined("unknown field: expected one of ", listed(required),
                                    optional.size() > 0 ? ", " : "", listed(optional)));
    }
    for (const std::string_view name : required) {
        if (!has(name)) refuse(joined("the field ", in_quotes(name), " is missing"));
    }
}

bool Reader::has(std::string_view name) const {
    return is(Json::Kind::object) && find(*value_, name) != nullptr;
}

Reader Reader::operator[](std::string_view name) const {
    if (!has(name)) return {nullptr, file_, place_in(place_, name), error_};
    return {find(*value_, name), file_, place_in(place_, name), error_};
}

std::vector<std::pair<std::string_view, Reader>> Reader::fields() const {
    std::vector<std::pair<std::string_view, Reader>> all;
    if (!is(Json::Kind::object)) return all;
    for (const std::string& name : value_->names)
        all.emplace_back(name, (*this)[name]);
    return all;
}

std::vector<Reader> Reader::list() const {
    std::vector<Reader> all;
    if (!is(Json::Kind::list)) return all;
    for (const Json& item : value_->items) {
        all.push_back({&item, file_, place_in(place_, std::to_string(all.size())), error_});
    }
    return all;
}

std::string_view Reader::text() const {
    return is(Json::Kind::text) ? std::string_view(value_->text) : std::string_view();
}

bool Reader::boolean() const {
    return is(Json::Kind::boolean) && value_->boolean;
}

int Reader::tenths(int least, int most) const {
    if (!ok() || value_ == nullptr) return least;
    std::int64_t tenths = 10 * value_->whole;
    if (value_->kind == Json::Kind::fraction) {
        const std::string& text = value_->text;
        const std::size_t point = text.find('.');
        const bool plain = point != std::string::npos && point + 2 == text.size() && point <= 5 &&
                           text.find_first_of("eE") == std::string::npos;
        if (!plain) refuse("at most one decimal here");
        if (!ok()) return least;
        std::int64_t digits = 0;
        for (const char c : text) {
            if (c >= '0' && c <= '9') digits = 10 * digits + (c - '0');
        }
        tenths = text.front() == '-' ? -digits : digits;
    } else if (!is(Json::Kind::whole)) {
        return least;
    }
    if (tenths >= least && tenths <= most) return static_cast<int>(tenths);
    refuse("this number is out of range");
    return least;
}

std::int64_t Reader::whole_between(std::int64_t least, std::int64_t most) const {
    if (!is(Json::Kind::whole)) return least;
    if (value_->whole >= least && value_->whole <= most) return value_->whole;
    refuse(joined(std::to_string(value_->whole), " is out of range: ", std::to_string(least),
                  " to ", std::to_string(most)));
    return least;
}

}  // namespace velatura::content
