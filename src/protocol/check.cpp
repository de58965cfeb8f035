#include "protocol/check.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <vector>

#include "protocol/fields.h"

namespace velatura::protocol {
namespace {

using content::in_quotes;
using content::joined;
using content::place_in;
using Kind = Json::Kind;

const Json& definitions() {
    static const Json parsed = [] {
        auto result = content::parse_json({.name = "messages.schema.json", .text = schema_text});
        assert(result);
        return result ? *std::move(result) : Json{};
    }();
    return parsed;
}

// By name: a message of some kilobytes refers to definitions hundreds of times.
const Json* definition_named(std::string_view name) {
    static const auto by_name = [] {
        std::map<std::string_view, const Json*> map;
        for (std::size_t i = 0; i < definitions().items.size(); ++i)
            map.emplace(definitions().names[i], &definitions().items[i]);
        return map;
    }();
    const auto found = by_name.find(name);
    return found == by_name.end() ? nullptr : found->second;
}

const Json& resolve(const Json& schema) {
    const Json* place = &schema;
    while (const Json* reference = find(*place, "$ref")) {
        constexpr std::string_view prefix = "#/$defs/";
        place = definition_named(std::string_view{reference->text}.substr(prefix.size()));
        assert(place != nullptr);
    }
    return *place;
}

// In characters, as JSON Schema counts: a byte 10xxxxxx continues one.
std::int64_t length_of(std::string_view text) {
    return std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; });
}

bool same(const Json& a, const Json& b) {
    return a.kind == b.kind && a.text == b.text && a.whole == b.whole && a.boolean == b.boolean;
}

std::string shown(const Json& value) {
    if (value.kind == Kind::text) return in_quotes(value.text);
    if (value.kind == Kind::whole) return std::to_string(value.whole);
    return value.kind == Kind::boolean ? (value.boolean ? "true" : "false") : "null";
}

bool has_type(const Json& value, std::string_view type) {
    switch (value.kind) {
        case Kind::null:
            return type == "null";
        case Kind::boolean:
            return type == "boolean";
        case Kind::whole:
            return type == "integer" || type == "number";
        case Kind::fraction:
            return type == "number";
        case Kind::text:
            return type == "string";
        case Kind::list:
            return type == "array";
        case Kind::object:
            return type == "object";
    }
    return false;
}

std::string_view name_of_type(std::string_view type) {
    if (type == "integer") return "a whole number";
    if (type == "number") return "a number";
    if (type == "string") return "a text";
    if (type == "boolean") return "true or false";
    if (type == "array") return "a list";
    if (type == "object") return "an object";
    return type;
}

class Checker {
  public:
    bool fits(const Json& value, const Json& with_reference, const std::string& place) {
        const Json& schema = resolve(with_reference);
        if (const Json* branches = find(schema, "oneOf")) return fits_one(value, *branches, place);
        if (const Json* wanted = find(schema, "const")) {
            return same(value, *wanted) || refuse(place, shown(*wanted));
        }
        if (const Json* words = find(schema, "enum")) return fits_word(value, *words, place);
        return fits_type(value, schema, place) && fits_number(value, schema, place) &&
               fits_text(value, schema, place) && fits_list(value, schema, place) &&
               fits_object(value, schema, place);
    }
    Mismatch fault() && { return std::move(fault_); }

  private:
    bool refuse(const std::string& place, std::string expected) {
        fault_ = {place, std::move(expected)};
        return false;
    }

    static bool fits_any_type(const Json& value, const Json& types) {
        if (types.kind == Kind::text) return has_type(value, types.text);
        return std::ranges::any_of(types.items,
                                   [&](const Json& type) { return has_type(value, type.text); });
    }

    bool fits_type(const Json& value, const Json& schema, const std::string& place) {
        const Json* types = find(schema, "type");
        if (types == nullptr || fits_any_type(value, *types)) return true;
        if (types->kind == Kind::text) {
            return refuse(place, std::string{name_of_type(types->text)});
        }
        std::string expected;
        for (const Json& type : types->items) {
            if (!expected.empty()) expected += " or ";
            expected += name_of_type(type.text);
        }
        return refuse(place, std::move(expected));
    }

    bool fits_word(const Json& value, const Json& words, const std::string& place) {
        if (std::ranges::any_of(words.items, [&](const Json& word) { return same(value, word); })) {
            return true;
        }
        std::string expected = "one of";
        for (const Json& word : words.items)
            expected += ' ' + word.text;
        return refuse(place, std::move(expected));
    }

    // A missing limit is none.
    bool within(std::int64_t number, const Json& schema, std::string_view least,
                std::string_view most, const std::string& place, std::string_view what) {
        const Json* low = find(schema, least);
        const Json* high = find(schema, most);
        if ((low == nullptr || number >= low->whole) && (high == nullptr || number <= high->whole))
            return true;
        std::string expected{what};
        if (low != nullptr) expected += " from " + std::to_string(low->whole);
        if (high != nullptr) expected += " up to " + std::to_string(high->whole);
        return refuse(place, std::move(expected));
    }

    bool fits_number(const Json& value, const Json& schema, const std::string& place) {
        return value.kind != Kind::whole ||
               within(value.whole, schema, "minimum", "maximum", place, "a whole number");
    }

    bool fits_text(const Json& value, const Json& schema, const std::string& place) {
        return value.kind != Kind::text || within(length_of(value.text), schema, "minLength",
                                                  "maxLength", place, "a text of characters");
    }

    bool fits_list(const Json& value, const Json& schema, const std::string& place) {
        if (value.kind != Kind::list) return true;
        if (!within(std::ssize(value.items), schema, "minItems", "maxItems", place,
                    "a list of items")) {
            return false;
        }
        const Json* items = find(schema, "items");
        for (std::size_t i = 0; items != nullptr && i < value.items.size(); ++i) {
            if (!fits(value.items[i], *items, place_in(place, std::to_string(i)))) return false;
        }
        return true;
    }

    bool fits_object(const Json& value, const Json& schema, const std::string& place) {
        if (value.kind != Kind::object) return true;
        if (!within(std::ssize(value.items), schema, "minProperties", "maxProperties", place,
                    "an object of fields")) {
            return false;
        }
        if (const Json* required = find(schema, "required")) {
            for (const Json& name : required->items) {
                if (find(value, name.text) == nullptr) {
                    return refuse(place, joined("a field ", in_quotes(name.text)));
                }
            }
        }
        const Json* properties = find(schema, "properties");
        const Json* others = find(schema, "additionalProperties");
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            const std::string inner = place_in(place, value.names[i]);
            const Json* known = properties == nullptr ? nullptr : find(*properties, value.names[i]);
            if (known == nullptr && others != nullptr && others->kind == Kind::object) {
                known = others;
            }
            if (known == nullptr) return refuse(inner, "no such field");
            if (!fits(value.items[i], *known, inner)) return false;
        }
        return true;
    }

    // Nested unions are one.
    static void flatten(const Json& branches, std::vector<const Json*>& all) {
        for (const Json& branch : branches.items) {
            const Json& schema = resolve(branch);
            if (const Json* inner = find(schema, "oneOf")) {
                flatten(*inner, all);
            } else {
                all.push_back(&schema);
            }
        }
    }

    // The branch whose `type` or `kind` is the value's; what is wrong in there is what is said.
    bool fits_one(const Json& value, const Json& branches, const std::string& place) {
        std::vector<const Json*> all;
        flatten(branches, all);
        for (const std::string_view name : {"type", "kind"}) {
            const Json* told = find(value, name);
            std::vector<const Json*> same_kind;
            bool told_apart = false;
            for (const Json* branch : all) {
                const Json* properties = find(*branch, "properties");
                const Json* field = properties == nullptr ? nullptr : find(*properties, name);
                const Json* wanted = field == nullptr ? nullptr : find(*field, "const");
                if (wanted == nullptr) continue;
                told_apart = true;
                if (told != nullptr && same(*told, *wanted)) same_kind.push_back(branch);
            }
            if (!told_apart) continue;
            if (told == nullptr && value.kind == Kind::object) {
                return refuse(place, joined("a field ", in_quotes(name)));
            }
            if (told != nullptr && same_kind.empty()) {
                return refuse(place_in(place, name), joined("a ", name, " of the schema"));
            }
            if (!same_kind.empty()) return fits_any(value, same_kind, place);
        }
        return fits_any(value, all, place);
    }

    bool fits_any(const Json& value, const std::vector<const Json*>& branches,
                  const std::string& place) {
        for (const Json* branch : branches) {
            if (fits(value, *branch, place)) return true;
        }
        // With one left its own complaint stands.
        return branches.size() == 1 ? false : refuse(place, "something else, see the schema");
    }

    Mismatch fault_;
};

}  // namespace

std::expected<Json, Mismatch> parse(std::string_view text) {
    auto parsed = content::parse_json({.name = "message", .text = text});
    if (!parsed) return std::unexpected{Mismatch{parsed.error().place, parsed.error().reason}};
    return *std::move(parsed);
}

std::expected<void, Mismatch> check(const Json& value, std::string_view definition) {
    const Json* schema = definition_named(definition);
    assert(schema != nullptr);
    Checker checker;
    if (!checker.fits(value, *schema, "")) return std::unexpected{std::move(checker).fault()};
    return {};
}

std::expected<Json, Mismatch> read(std::string_view text, std::string_view definition) {
    auto parsed = parse(text);
    if (!parsed) return parsed;
    if (auto checked = check(*parsed, definition); !checked) {
        return std::unexpected{std::move(checked).error()};
    }
    return parsed;
}

}  // namespace velatura::protocol
