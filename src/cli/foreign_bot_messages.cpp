#include "cli/foreign_bot_messages.h"

#include <algorithm>
#include <array>
#include <span>

#include "cli/json_writer.h"
#include "cli/names.h"
#include "content/json.h"
#include "record/names.h"

namespace velatura::cli {

namespace {

using content::Json;
using rules::index;
using rules::Move;

constexpr std::array<std::string_view, fault_count> fault_names{
    "not_started", "slow", "ended", "too_long", "rubbish", "illegal"};
constexpr std::array<std::string_view, rules::scoring_places> ribbon_names{"red", "green", "blue",
                                                                           "violet"};

void write_icons(JsonWriter& json, const rules::Icons& icons) {
    json.begin_object();
    for (std::size_t swatch = 0; swatch < rules::swatch_count; ++swatch) {
        const rules::SwatchIcons& printed = icons.swatches[swatch];
        if (printed.empty()) continue;
        json.key(swatch_names[swatch]).begin_array();
        for (std::size_t element = 0; element < rules::element_count; ++element) {
            for (int n = 0; n < printed.elements[element]; ++n)
                json.value(element_names[element]);
            for (int n = 0; n < printed.bonuses[element]; ++n)
                json.value("bonus " + std::string{element_names[element]});
        }
        json.end_array();
    }
    json.end_object();
}

void write_words(JsonWriter& json, std::string_view key, const content::Catalog& catalog,
                 std::span<const rules::ArtCardId> cards) {
    json.key(key).begin_array();
    for (const rules::ArtCardId card : cards) {
        if (card == rules::hidden_card) {
            json.null();
        } else {
            json.value(catalog.word(card));
        }
    }
    json.end_array();
}

void write_layers(JsonWriter& json, std::string_view key, const content::Catalog& catalog,
                  rules::Layers layers) {
    write_words(json, key, catalog, std::array{layers.bottom, layers.middle, layers.top});
}

void write_move(JsonWriter& json, const content::Catalog& catalog, Move move) {
    json.begin_object();
    switch (move.kind()) {
        case Move::Kind::take:
            json.member("take", index(move.position()));
            break;
        case Move::Kind::paint:
            write_layers(json, "paint", catalog, move.layers());
            json.member("on", index(move.background()) + 1);
            break;
        case Move::Kind::pass:
            json.member("pass", true);
            break;
        case Move::Kind::judge:
        case Move::Kind::toss:
            break;  // never a seat's
    }
    json.end_object();
}

void write_player(JsonWriter& json, const content::Catalog& catalog, const rules::Game& game,
                  const rules::Player& player, std::size_t seat) {
    json.begin_object().member("seat", seat + 1);
    write_words(json, "hand", catalog, player.cards_in_hand());
    json.member("tokens", player.tokens).key("paintings").begin_array();
    for (std::size_t i = 0; i < player.painted; ++i) {
        json.begin_object();
        write_layers(json, "layers", catalog, player.paintings[i]);
        json.member("on", index(player.backgrounds[i]) + 1).end_object();
    }
    json.end_array().key("backgrounds").begin_array();
    for (const rules::BackgroundId background : player.backgrounds_left())
        json.value(index(background) + 1);
    json.end_array().key("ribbons").begin_object();
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        if (game.scoring(static_cast<rules::Ribbon>(place)) != nullptr) {
            json.member(ribbon_names[place], player.ribbons[place]);
        }
    }
    json.member("silver", player.silver).end_object();
    json.member("points", game.points(player)).end_object();
}

// ---- Answers
// --------------------------------------------------------------------------------------

std::unexpected<BotError> rubbish(std::string detail) {
    return std::unexpected{BotError{Fault::rubbish, std::move(detail)}};
}

std::unexpected<BotError> illegal(std::string detail) {
    return std::unexpected{BotError{Fault::illegal, std::move(detail)}};
}

const Json* member(const Json& object, std::string_view name) {
    const auto found = std::ranges::find(object.names, name);
    if (found == object.names.end()) return nullptr;
    return &object.items[static_cast<std::size_t>(found - object.names.begin())];
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
        return rubbish("\"paint\" is a list of three words, bottom first");
    }
    std::array<rules::ArtCardId, rules::layers_in_painting> cards{};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Json& word = words.items[i];
        if (word.kind != Json::Kind::text) return rubbish("\"paint\" is a list of three words");
        const auto card = catalog.find_art_card(word.text);
        if (!card) return illegal("there is no art card " + content::in_quotes(word.text));
        cards[i] = *card;
    }
    const rules::Layers layers{cards[0], cards[1], cards[2]};
    if (background == nullptr) {  // which one makes no difference but to the eye
        const auto left = player.backgrounds_left();
        if (left.empty()) return illegal("no background is left");
        return Move::paint(layers, left.front());
    }
    constexpr std::int64_t most = 255;
    if (!is_whole(*background, 1, most)) return rubbish("\"on\" is the number of a background");
    return Move::paint(layers, static_cast<rules::BackgroundId>(background->whole - 1));
}

std::expected<Move, BotError> read_named_move(const content::Catalog& catalog,
                                              const rules::Player& player, const Json& value) {
    if (value.kind != Json::Kind::object) return rubbish("\"move\" is an object");
    const Json* const take = member(value, "take");
    const Json* const paint = member(value, "paint");
    const Json* const pass = member(value, "pass");
    const int kinds = (take != nullptr) + (paint != nullptr) + (pass != nullptr);
    if (kinds != 1) return rubbish("a move has one of \"take\", \"paint\" and \"pass\"");
    if (take != nullptr) {
        constexpr std::int64_t most = 255;
        if (!is_whole(*take, 0, most)) return rubbish("\"take\" is a position in the row");
        return Move::take(static_cast<rules::Position>(take->whole));
    }
    if (paint != nullptr) return read_painting(catalog, player, *paint, member(value, "on"));
    return Move::pass();
}

}  // namespace

std::string_view name_of(Fault fault) {
    return fault_names[index(fault)];
}

std::optional<Fault> fault_named(std::string_view name) {
    const auto found = std::ranges::find(fault_names, name);
    if (found == fault_names.end()) return std::nullopt;
    return static_cast<Fault>(found - fault_names.begin());
}

std::string hello_message(const content::Catalog& catalog) {
    JsonWriter json;
    json.begin_object()
        .member("type", "hello")
        .member("protocol", bot_protocol)
        .member("name", "velatura")
        .key("cards")
        .begin_array();
    for (std::size_t i = 0; i < catalog.art.size(); ++i) {
        const auto card = static_cast<rules::ArtCardId>(i);
        const rules::ArtCard& printed = catalog.cards.art(card);
        json.begin_object()
            .member("word", catalog.word(card))
            .member("side", printed.side == rules::Side::left ? "left" : "right")
            .key("icons");
        write_icons(json, printed.icons);
        json.end_object();
    }
    json.end_array().end_object();
    return json.text();
}

std::string new_game_message(const content::Catalog& catalog, const rules::Game& game,
                             std::uint64_t number, rules::Seat seat, std::uint32_t milliseconds) {
    const rules::GameSetup& setup = game.setup();
    JsonWriter json;
    json.begin_object()
        .member("type", "new_game")
        .member("game", number)
        .member("seats", game.seats())
        .member("seat", index(seat) + 1)
        .member("first", index(setup.first) + 1)
        .member("mode", record::mode_names[index(setup.mode)])
        .member("goal", setup.goal)
        .member("ms", milliseconds)
        .key("scoring")
        .begin_array();
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const rules::ScoringCard* const card = game.scoring(static_cast<rules::Ribbon>(place));
        if (card == nullptr) continue;
        json.begin_object()
            .member("ribbon", ribbon_names[place])
            .member("card", catalog.name(setup.scoring[place]))
            .member("condition", rules::name_of(card->condition))
            .key("points")
            .begin_array();
        for (std::size_t step = 0; step < card->steps; ++step)
            json.value(card->points[step]);
        json.end_array().end_object();
    }
    json.end_array().end_object();
    return json.text();
}

std::string view_message(const content::Catalog& catalog, const rules::Game& game,
                         const rules::PlayerView& view) {
    const rules::GameState& table = view.table;
    JsonWriter json;
    json.begin_object().member("type", "view").key("row").begin_array();
    for (std::size_t i = 0; i < table.row.size; ++i) {
        json.begin_object()
            .member("card", catalog.word(table.row.cards[i]))
            .member("tokens", table.row.tokens[i])
            .end_object();
    }
    json.end_array().member("deck", table.unseen_deck().size());
    write_words(json, "unseen", catalog, view.unseen_cards());
    write_words(json, "left", catalog, view.left_cards());
    json.key("players").begin_array();
    for (std::size_t seat = 0; seat < game.seats(); ++seat)
        write_player(json, catalog, game, table.players[seat], seat);
    json.end_array();
    if (game.setup().mode == rules::Mode::vincent) json.member("vincent", table.vincent_tokens);
    if (game.setup().mode == rules::Mode::solo_puzzle) json.member("supply", table.supply_tokens);
    json.key("moves").begin_array();
    for (const Move move : game.legal_moves(table))
        write_move(json, catalog, move);
    json.end_array().end_object();
    return json.text();
}

std::string end_message(const GameEnd& end) {
    JsonWriter json;
    json.begin_object().member("type", "result").key("points").begin_array();
    for (const int points : end.points)
        json.value(points);
    json.end_array().key("winners").begin_array();
    for (std::size_t seat = 0; seat < rules::max_seats; ++seat) {
        if (end.winners.contains(static_cast<rules::Seat>(seat))) json.value(seat + 1);
    }
    json.end_array();
    if (end.forfeited) json.member("forfeited", index(*end.forfeited) + 1);
    json.end_object();
    return json.text();
}

std::expected<void, BotError> read_hello(std::string_view line) {
    const auto answer = read_object(line);
    if (!answer) return std::unexpected{answer.error()};
    const Json* const protocol = member(*answer, "protocol");
    if (protocol == nullptr || !is_whole(*protocol, bot_protocol, bot_protocol)) {
        return rubbish("the answer to the hello says \"protocol\": " +
                       std::to_string(bot_protocol));
    }
    return {};
}

std::expected<Move, BotError> read_move(const content::Catalog& catalog, const rules::Game& game,
                                        const rules::GameState& table, std::string_view line) {
    const auto answer = read_object(line);
    if (!answer) return std::unexpected{answer.error()};
    const Json* const place = member(*answer, "index");
    const Json* const named = member(*answer, "move");
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

}  // namespace velatura::cli
