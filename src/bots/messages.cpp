#include "bots/messages.h"

#include <algorithm>
#include <array>
#include <span>

#include "content/json.h"
#include "protocol/move_shape.h"
#include "protocol/writer.h"
#include "record/names.h"

namespace velatura::bots {

namespace {

using content::Json;
using rules::index;
using rules::Move;

constexpr std::array<std::string_view, fault_count> fault_names{
    "not_started", "slow", "ended", "too_long", "rubbish", "illegal"};

// As protocol 1 has them.
void write_icons(protocol::Writer& json, const rules::Icons& icons) {
    json.begin_object();
    for (std::size_t swatch = 0; swatch < rules::swatch_count; ++swatch) {
        const rules::SwatchIcons& printed = icons.swatches[swatch];
        if (printed.empty()) continue;
        json.key(protocol::name_of(static_cast<rules::Swatch>(swatch))).begin_list();
        for (std::size_t element = 0; element < rules::element_count; ++element) {
            const std::string name{protocol::name_of(static_cast<rules::Element>(element))};
            for (int n = 0; n < printed.elements[element]; ++n)
                json.value(name);
            for (int n = 0; n < printed.bonuses[element]; ++n)
                json.value("bonus " + name);
        }
        json.end_list();
    }
    json.end_object();
}

void write_words(protocol::Writer& json, std::string_view key, const content::Catalog& catalog,
                 std::span<const rules::ArtCardId> cards) {
    json.key(key).begin_list();
    for (const rules::ArtCardId card : cards) {
        if (card == rules::hidden_card) {
            json.null();
        } else {
            json.value(catalog.word(card));
        }
    }
    json.end_list();
}

void write_layers(protocol::Writer& json, std::string_view key, const content::Catalog& catalog,
                  rules::Layers layers) {
    write_words(json, key, catalog, std::array{layers.bottom, layers.middle, layers.top});
}

void write_move(protocol::Writer& json, const content::Catalog& catalog, Move move) {
    json.begin_object();
    protocol::write_move_fields(json, protocol::said(catalog.cards, move),
                                [&](rules::ArtCardId card) { json.value(catalog.word(card)); });
    json.end_object();
}

// As protocol 1 has it.
void write_old_move(protocol::Writer& json, const content::Catalog& catalog, Move move) {
    json.begin_object();
    switch (move.kind()) {
        case Move::Kind::take:
            json.field("take", index(move.position()));
            break;
        case Move::Kind::paint:
            write_layers(json, "paint", catalog, move.layers());
            json.field("on", index(move.background()) + 1);
            break;
        case Move::Kind::pass:
            json.field("pass", true);
            break;
        case Move::Kind::keep:
            json.field("keep", move.kept() + 1);
            break;
        case Move::Kind::judge:
        case Move::Kind::toss:
        case Move::Kind::reveal:
            break;  // never a seat's
    }
    json.end_object();
}

void write_player(protocol::Writer& json, const content::Catalog& catalog, const rules::Game& game,
                  const rules::GameState& table, std::size_t seat) {
    const rules::Player& player = table.players[seat];
    const int points = game.points(table, static_cast<rules::Seat>(seat));
    json.begin_object().field("seat", seat + 1);
    write_words(json, "hand", catalog, player.cards_in_hand());
    json.field("tokens", player.tokens).key("paintings").begin_list();
    for (std::size_t i = 0; i < player.painted; ++i) {
        json.begin_object();
        write_layers(json, "layers", catalog, player.paintings[i]);
        json.field("on", index(player.backgrounds[i]) + 1).end_object();
    }
    json.end_list().key("backgrounds").begin_list();
    for (const rules::BackgroundId background : player.backgrounds_left())
        json.value(index(background) + 1);
    json.end_list().key("ribbons").begin_object();
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const auto ribbon = static_cast<rules::Ribbon>(place);
        if (game.scoring(ribbon) != nullptr) {
            json.field(protocol::name_of(ribbon), player.ribbons[place]);
        }
    }
    json.field("silver", player.silver).end_object();
    json.field("points", points).end_object();
}

// ---- Answers
// --------------------------------------------------------------------------------------

std::unexpected<BotError> rubbish(std::string detail) {
    return std::unexpected{BotError{BotFault::rubbish, std::move(detail)}};
}

std::unexpected<BotError> illegal(std::string detail) {
    return std::unexpected{BotError{BotFault::illegal, std::move(detail)}};
}

std::expected<Json, BotError> read_object(std::string_view line) {
    auto json = content::parse_json({"answer", line});
    if (!json) return rubbish(json.error().place + ": " + json.error().reason);
    if (json->kind != Json::Kind::object) return rubbish("an answer is a JSON object");
    return *std::move(json);
}

bool is_whole(const Json& value, std::int64_t least, std::int64_t most) {
    return value.kind == Json::Kind::whole && value.whole >= least && value.whole <= most;
}

std::expected<Move, BotError> read_painting(const content::Catalog& catalog,
                                            const rules::Player& player, const Json& words,
                                            const Json* background) {
    if (words.kind != Json::Kind::list || words.items.size() != rules::layers_in_painting) {
        return rubbish("\"layers\" is a list of three words, bottom first");
    }
    std::array<rules::ArtCardId, rules::layers_in_painting> cards{};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Json& word = words.items[i];
        if (word.kind != Json::Kind::text) return rubbish("\"layers\" is a list of three words");
        const auto card = catalog.find_art_card(word.text);
        if (!card) return illegal("there is no art card " + content::in_quotes(word.text));
        cards[i] = *card;
    }
    const rules::Layers layers{cards[0], cards[1], cards[2]};
    if (background == nullptr) {  // which one only matters to the eye
        const auto left = player.backgrounds_left();
        if (left.empty()) return illegal("no background is left");
        return Move::paint(layers, left.front());
    }
    constexpr std::int64_t most = 255;
    if (!is_whole(*background, 1, most)) return rubbish("\"background\" is its number");
    return Move::paint(layers, static_cast<rules::BackgroundId>(background->whole - 1));
}

std::expected<Move, BotError> read_take(const Json* position) {
    constexpr std::int64_t most = 255;
    if (position == nullptr || !is_whole(*position, 0, most)) {
        return rubbish("\"position\" is a position in the row");
    }
    return Move::take(static_cast<rules::Position>(position->whole));
}

std::expected<Move, BotError> read_named_move(const content::Catalog& catalog,
                                              const rules::Player& player, const Json& value) {
    if (value.kind != Json::Kind::object) return rubbish("\"move\" is an object");
    if (const Json* const kind = find(value, "kind")) {
        if (kind->text == "take") return read_take(find(value, "position"));
        if (kind->text == "pass") return Move::pass();
        const Json* const layers = find(value, "layers");
        if (kind->text != "paint" || layers == nullptr) {
            return rubbish(R"(a move has a "kind": "take", "paint" with "layers", or "pass")");
        }
        return read_painting(catalog, player, *layers, find(value, "background"));
    }
    // As protocol 1 has it.
    const Json* const take = find(value, "take");
    const Json* const paint = find(value, "paint");
    const Json* const pass = find(value, "pass");
    const int kinds = (take != nullptr) + (paint != nullptr) + (pass != nullptr);
    if (kinds != 1) return rubbish("a move has a \"kind\"");
    if (take != nullptr) return read_take(take);
    if (paint != nullptr) return read_painting(catalog, player, *paint, find(value, "on"));
    return Move::pass();
}

}  // namespace

std::string_view name_of(BotFault fault) {
    return fault_names[index(fault)];
}

std::optional<BotFault> fault_named(std::string_view name) {
    const auto found = std::ranges::find(fault_names, name);
    if (found == fault_names.end()) return std::nullopt;
    return static_cast<BotFault>(found - fault_names.begin());
}

std::string hello_message(const content::Catalog& catalog) {
    protocol::Writer json;
    json.begin_object()
        .field("type", "hello")
        .field("protocol", oldest_protocol)
        .field("newest", newest_protocol)
        .field("name", "velatura")
        .key("cards")
        .begin_list();
    for (std::size_t i = 0; i < catalog.art.size(); ++i) {
        const auto card = static_cast<rules::ArtCardId>(i);
        const rules::ArtCard& printed = catalog.cards.art(card);
        json.begin_object()
            .field("word", catalog.word(card))
            .field("side", printed.side == rules::Side::left ? "left" : "right")
            .key("icons");
        write_icons(json, printed.icons);
        json.list("swatches", printed.icons.swatches,
                  [&](const rules::SwatchIcons& icons) { protocol::write_icons(json, icons); });
        json.end_object();
    }
    json.end_list().end_object();
    return json.text();
}

std::string new_game_message(const content::Catalog& catalog, const rules::Game& game,
                             std::uint64_t number, rules::Seat seat, std::uint32_t milliseconds,
                             std::string_view seed) {
    const rules::GameSetup& setup = game.setup();
    protocol::Writer json;
    json.begin_object()
        .field("type", "new_game")
        .field("game", number)
        .field("seats", game.seats())
        .field("seat", index(seat) + 1)
        .field("first", index(setup.first) + 1)
        .field("mode", record::mode_names[index(setup.mode)])
        .field("goal", setup.goal)
        .field("ms", milliseconds)
        .field("seed", seed)
        .key("scoring")
        .begin_list();
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const auto ribbon = static_cast<rules::Ribbon>(place);
        const rules::ScoringCard* const card = game.scoring(ribbon);
        if (card == nullptr) continue;
        json.begin_object()
            .field("ribbon", protocol::name_of(ribbon))
            .field("card", catalog.name(setup.scoring[place]))
            .field("condition", card->condition_name)
            .key("points")
            .begin_list();
        for (std::size_t step = 0; step < card->steps; ++step)
            json.value(card->points[step]);
        json.end_list().end_object();
    }
    json.end_list().end_object();
    return json.text();
}

std::string view_message(const content::Catalog& catalog, const rules::Game& game,
                         const rules::PlayerView& view, int protocol) {
    const rules::GameState& table = view.table;
    protocol::Writer json;
    json.begin_object().field("type", "view").key("row").begin_list();
    for (std::size_t i = 0; i < table.rows[0].size; ++i) {
        json.begin_object()
            .field("card", catalog.word(table.rows[0].cards[i]))
            .field("tokens", table.rows[0].tokens[i])
            .end_object();
    }
    json.end_list().field("deck", table.deck_left);
    write_words(json, "unseen", catalog, view.unseen_cards());
    write_words(json, "left", catalog, view.left_cards());
    json.key("players").begin_list();
    for (std::size_t seat = 0; seat < game.seats(); ++seat)
        write_player(json, catalog, game, table, seat);
    json.end_list();
    if (game.has_vincent()) json.field("vincent", table.vincent_tokens);
    if (game.has_supply()) json.field("supply", table.supply_tokens);
    json.key("moves").begin_list();
    for (const Move move : game.legal_moves(table))
        (protocol < newest_protocol ? write_old_move : write_move)(json, catalog, move);
    json.end_list().end_object();
    return json.text();
}

std::string end_message(const GameEnd& end) {
    protocol::Writer json;
    json.begin_object().field("type", "result").key("points").begin_list();
    for (const int points : end.points)
        json.value(points);
    json.end_list().key("winners").begin_list();
    for (std::size_t seat = 0; seat < rules::max_seats; ++seat) {
        if (end.winners.contains(static_cast<rules::Seat>(seat))) json.value(seat + 1);
    }
    json.end_list();
    if (end.forfeited) json.field("forfeited", index(*end.forfeited) + 1);
    json.end_object();
    return json.text();
}

std::expected<int, BotError> read_hello(std::string_view line) {
    const auto answer = read_object(line);
    if (!answer) return std::unexpected{answer.error()};
    const Json* const protocol = find(*answer, "protocol");
    if (protocol == nullptr || !is_whole(*protocol, oldest_protocol, newest_protocol)) {
        return rubbish("the answer to the hello says \"protocol\": " +
                       std::to_string(newest_protocol));
    }
    return static_cast<int>(protocol->whole);
}

std::expected<Move, BotError> read_move(const content::Catalog& catalog, const rules::Game& game,
                                        const rules::GameState& table, std::string_view line) {
    const auto answer = read_object(line);
    if (!answer) return std::unexpected{answer.error()};
    const Json* const place = find(*answer, "index");
    const Json* const named = find(*answer, "move");
    if ((place != nullptr) == (named != nullptr)) {
        return rubbish("an answer has either \"index\" or \"move\"");
    }
    if (place != nullptr) {
        const auto count = static_cast<std::int64_t>(game.count_moves(table));
        if (place->kind != Json::Kind::whole) return rubbish("\"index\" is a whole number from 0");
        if (!is_whole(*place, 0, count - 1)) {
            return illegal("index " + std::to_string(place->whole) + " of " +
                           std::to_string(count) + " moves");
        }
        return game.nth_move(table, static_cast<std::size_t>(place->whole));
    }
    const auto move = read_named_move(catalog, table.player(table.turn), *named);
    if (!move) return std::unexpected{move.error()};
    const auto allowed = game.check(table, rules::actor(table.turn), *move);
    if (!allowed) return illegal(std::string{rules::name_of(allowed.error())});
    return *move;
}

}  // namespace velatura::bots
