// The few things a light client looks for in what a server tells it. Fields always come in the same
// order, so a search for a name does, where parsing every message would make the clients the
// heaviest part of a measurement.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace velatura::bench {

// What follows the first `name`; empty if it is not there.
inline std::string_view after(std::string_view text, std::string_view name) {
    const std::size_t at = text.find(name);
    return at == std::string_view::npos ? std::string_view{} : text.substr(at + name.size());
}

inline std::optional<std::int64_t> number_after(std::string_view text, std::string_view name) {
    const std::string_view rest = after(text, name);
    std::int64_t number = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return read.ec == std::errc{} ? std::optional{number} : std::nullopt;
}

// Up to the next quotation mark.
inline std::string_view text_after(std::string_view text, std::string_view name) {
    const std::string_view rest = after(text, name);
    return rest.substr(0, rest.find('"'));
}

// A move for the seat to act by its own view: a painting where one can be made, else the first
// card.
inline std::string some_move(std::string_view view, std::int64_t seat) {
    const std::string_view legal = after(view, R"("legal":{)");
    if (legal.find(R"("paint":true)") != std::string_view::npos) {
        const std::string_view own =
            after(after(view, R"("seats":[)"), R"({"seat":)" + std::to_string(seat) + ",");
        const std::string_view hand = after(own, R"("hand":[)");
        std::size_t end = 0;  // behind the third card
        for (int cards = 0; cards < 3; ++cards)
            end = hand.find_first_of(",]", end + 1);
        const auto background = number_after(own, R"("backgrounds":[)");
        return R"({"kind":"paint","layers":[)" + std::string{hand.substr(0, end)} +
               R"(],"background":)" + std::to_string(background.value_or(0)) + "}";
    }
    const auto position = number_after(legal, R"("takes":[{"position":)");
    if (!position) return R"({"kind":"pass"})";
    return R"({"kind":"take","position":)" + std::to_string(*position) + "}";
}

}  // namespace velatura::bench
