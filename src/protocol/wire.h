// The game's values as they cross the wire: cards, seats and positions by their number from 1, the
// rest by the words of the table. Writing goes into an open list or after a key.
#pragma once

#include <optional>
#include <string_view>

#include "content/catalog.h"
#include "content/json.h"
#include "protocol/writer.h"
#include "rules/effect.h"
#include "rules/game.h"
#include "words/words.h"

namespace velatura::protocol {

using content::Json;

template <typename Id>
constexpr int number_of(Id id) {
    return static_cast<int>(rules::index(id)) + 1;
}
template <typename Id>
constexpr Id id_of(std::int64_t number) {
    return static_cast<Id>(number - 1);
}
constexpr int number_of(rules::Position position) {
    return static_cast<int>(rules::index(position));  // already counts from 1
}

std::string_view name_of(rules::Swatch swatch);
std::string_view name_of(rules::Ribbon ribbon);
std::string_view name_of(rules::Element element);
std::string_view name_of_bonus(rules::Element element);
std::string_view name_of(rules::Mode mode);
std::string_view name_of(rules::Phase phase);
std::optional<rules::Mode> mode_named(std::string_view name);
std::optional<rules::Element> element_named(std::string_view name);

// The names of a swatch's icons, elements first, as a list.
void write_icons(Writer& writer, const rules::SwatchIcons& icons);

void write_actor(Writer& writer, rules::Actor actor);  // null: nobody
void write_move(Writer& writer, rules::Move move);
rules::Move read_move(const Json& move);

void write_seats(Writer& writer, rules::SeatSet seats);
rules::SeatSet read_seats(const Json& seats);

void write_layers(Writer& writer, rules::Layers layers);
template <typename Counts>
void write_by_place(Writer& writer, std::string_view name, const Counts& counts) {
    writer.list(name, counts, [&](auto count) { writer.value(int{count}); });
}

// A painting's title, of one to three cards.
std::string title_of(const content::Catalog& catalog, words::Language language,
                     std::span<const rules::ArtCardId> bottom_to_top);
std::string title_of(const content::Catalog& catalog, words::Language language,
                     rules::Layers layers);

// What a move made happen. A completed painting is named by its title.
void write_happened(Writer& writer, const rules::Effects& effects, std::string_view title);

}  // namespace velatura::protocol
