// Reads values out of JSON, checking types and tracking the place: the loader says what it expects,
// this says what is wrong. The first error is stored; after it everything reads as empty, so the
// loader does not have to check after each step.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/json.h"

namespace velatura::content {

class Reader {
  public:
    using Names = std::initializer_list<std::string_view>;

    // Outlived by the value and by the error it writes to.
    Reader(const Json& value, std::string_view file, std::optional<LoadError>& error)
        : value_(&value), file_(file), error_(&error) {}

    // Keeps the first refusal only.
    void refuse(std::string reason) const;
    bool ok() const { return !error_->has_value(); }

    // This must be an object with these fields and no others.
    void expect_fields(Names required, Names optional = {}) const {
        expect_fields(std::span{required}, std::span{optional});
    }
    void expect_fields(std::span<const std::string_view> required,
                       std::span<const std::string_view> optional = {}) const;
    bool has(std::string_view name) const;
    Reader operator[](std::string_view name) const;

    // An object whose field names are data.
    std::vector<std::pair<std::string_view, Reader>> fields() const;
    std::vector<Reader> list() const;
    std::string_view text() const;
    bool boolean() const;
    // A number with at most one decimal, times ten.
    int tenths(int least, int most) const;
    template <std::integral Whole>
    Whole whole(Whole least, Whole most) const {
        return static_cast<Whole>(whole_between(least, most));
    }

    // A text out of a closed list. The index of the name, 0 after a refusal.
    template <typename List>
    std::size_t one_of(const List& names, std::string_view what) const {
        const std::string_view found = text();
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == found) return i;
        }
        refuse_name(found, {names.begin(), names.end()}, what);
        return 0;
    }
    void refuse_name(std::string_view found, const std::vector<std::string_view>& known,
                     std::string_view what) const;

  private:
    Reader(const Json* value, std::string_view file, std::string place,
           std::optional<LoadError>* error)
        : value_(value), file_(file), place_(std::move(place)), error_(error) {}

    bool is(Json::Kind kind) const;  // or refuses
    std::int64_t whole_between(std::int64_t least, std::int64_t most) const;

    const Json* value_;  // null after a refusal
    std::string_view file_;
    std::string place_;
    std::optional<LoadError>* error_;
};

}  // namespace velatura::content
