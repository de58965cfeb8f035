// The game's values as they cross the wire: cards, seats and positions by their number from 1, the
// rest by the words of the table. Writing goes into an open list or after a key.
#pragma once

#include <optional>
#include <string_view>

#include "content/catalog.h"
#include "content/json.h"
#include "protocol/writer.h"
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
// The id of an award card, signature, painter or rival.
template <typename Things, typename Id>
const std::string& id_in(const Things& things, Id id) {
    return things[rules::index(id)].id;
}

std::string_view name_of(rules::Swatch swatch);
std::string_view name_of(rules::Ribbon ribbon);
std::string_view name_of(rules::Element element);
std::string_view name_of(rules::Mode mode);
std::string_view name_of(rules::Phase phase);
std::string_view name_of_icon(const rules::IconAt& icon);
std::optional<rules::Mode> mode_named(std::string_view name);
std::optional<rules::Element> element_named(std::string_view name);

// The names of a swatch's icons, elements first, as a list.
void write_icons(Writer& writer, const rules::SwatchIcons& icons);

// "flipped": the layers that lie with their backs up; "stars": the first of these elements.
void write_flipped(Writer& writer, rules::Faces faces);
void write_stars(Writer& writer, rules::Stars stars, std::size_t count);
// Both, as it lies in a painting.
void write_lying(Writer& writer, const rules::Cards& cards, rules::Layers layers);

// A move as it is said: with the number of elements it names for ★. How many must be named follows
// from the layers, so whoever knows the cards tells whether it is a move (move_of).
struct SaidMove {
    rules::Move move;
    std::size_t stars = 0;

    bool operator==(const SaidMove&) const = default;
};
SaidMove said(const rules::Cards& cards, rules::Move move);
std::expected<rules::Move, rules::RuleError> move_of(const rules::Cards& cards, SaidMove said);

void write_actor(Writer& writer, rules::Actor actor);  // null: nobody
void write_move(Writer& writer, SaidMove said);
inline void write_move(Writer& writer, const rules::Cards& cards, rules::Move move) {
    write_move(writer, said(cards, move));
}
SaidMove read_move(const Json& move);
rules::Faces read_flipped(const Json& layers);

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
struct Happened {
    const rules::Game& game;
    const rules::GameState& before;
    const rules::Effects& effects;
    std::string_view title;
};
void write_happened(Writer& writer, const Happened& happened);

}  // namespace velatura::protocol
