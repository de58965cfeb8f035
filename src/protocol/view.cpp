#include "protocol/view.h"

#include <algorithm>

namespace velatura::protocol {
namespace {

using rules::Move;
using rules::Player;
using rules::scoring_places;

void write_scoring(Writer& writer, const rules::Game& game) {
    writer.list("scoring", game.setup().scoring, [&](rules::ScoringCardId id) {
        id == rules::no_scoring_card ? writer.null() : writer.value(number_of(id));
    });
}

void write_row(Writer& writer, const rules::PlayerView& view) {
    const rules::ArtRow& row = view.table.rows[0];
    const int tokens = view.viewer ? view.table.player(*view.viewer).tokens : -1;
    writer.key("row").begin_list();
    for (int i = 0; i < row.size; ++i) {
        const auto place = static_cast<std::size_t>(i);
        writer.begin_object()
            .field("position", i + 1)
            .field("card", number_of(row.cards[place]))
            .field("tokens", row.tokens[place])
            .field("cost", i)
            .field("in_reach", i <= tokens)
            .end_object();
    }
    writer.end_list();
}

// Ribbons come painting by painting, up to the steps of each card: what a player holds tells how
// many each painting brought.
void write_paintings(Writer& writer, const Printing& printing, const Player& player) {
    Player before;
    writer.key("paintings").begin_list();
    for (std::size_t n = 0; n < player.painted; ++n) {
        const rules::Layers layers = player.paintings[n];
        const rules::Outcome met = printing.game.outcome(layers);
        const rules::Game::Gain gain = printing.game.gain(before, layers);
        std::array<std::uint8_t, scoring_places> over{};
        for (std::size_t place = 0; place < scoring_places; ++place) {
            over[place] = static_cast<std::uint8_t>(met.times(place) - gain.ribbons[place]);
        }
        writer.begin_object().key("layers");
        write_layers(writer, layers);
        writer.field("background", number_of(player.backgrounds[n]))
            .field("title", title_of(printing.catalog, printing.language, layers));
        write_by_place(writer, "ribbons", gain.ribbons);
        write_by_place(writer, "over", over);
        writer.field("silver", gain.silver)
            .field("points", printing.game.points_gained(before, layers))
            .end_object();
        for (std::size_t place = 0; place < scoring_places; ++place) {
            before.ribbons[place] =
                static_cast<std::uint8_t>(before.ribbons[place] + gain.ribbons[place]);
        }
    }
    writer.end_list();
}

std::array<int, scoring_places> next_ribbon(const rules::Game& game, const Player& player) {
    std::array<int, scoring_places> worth{};
    for (std::size_t place = 0; place < scoring_places; ++place) {
        const rules::ScoringCard* card = game.scoring(static_cast<rules::Ribbon>(place));
        const std::uint8_t held = player.ribbons[place];
        if (card == nullptr || held >= card->steps) continue;
        worth[place] =
            card->points_for(static_cast<std::uint8_t>(held + 1)) - card->points_for(held);
    }
    return worth;
}

void write_hand(Writer& writer, const Player& player) {
    const auto hand = player.cards_in_hand();
    if (std::ranges::find(hand, rules::hidden_card) != hand.end()) {
        writer.key("hand").null();
    } else {
        writer.list("hand", hand, [&](rules::ArtCardId card) { writer.value(number_of(card)); });
    }
    writer.field("hand_size", player.hand_size);
}

void write_seat(Writer& writer, const Printing& printing, const rules::GameState& table,
                std::size_t seat, int rank) {
    const Player& player = table.players[seat];
    const int points = printing.game.points(table, static_cast<rules::Seat>(seat));
    const record::SeatName& name = printing.header.seats[seat];
    writer.begin_object().field("seat", seat + 1).field("name", name.name).field("bot", name.bot);
    write_hand(writer, player);
    writer.field("tokens", player.tokens);
    write_by_place(writer, "ribbons", player.ribbons);
    writer.field("silver", player.silver).field("points", points);
    write_by_place(writer, "points_by_place", points_by_place(printing.game, player));
    write_by_place(writer, "next_ribbon", next_ribbon(printing.game, player));
    write_paintings(writer, printing, player);
    writer
        .list("backgrounds", player.backgrounds_left(),
              [&](rules::BackgroundId id) { writer.value(number_of(id)); })
        .field("rank", rank)
        .end_object();
}

// A hidden hand holds no card of the game, so only the viewer's own moves may be listed.
void write_legal(Writer& writer, const rules::Game& game, const rules::PlayerView& view) {
    const rules::GameState& table = view.table;
    const bool own_turn = table.phase == rules::Phase::turn && view.viewer == table.turn;
    rules::MoveList moves;
    if (own_turn || table.phase == rules::Phase::judging) moves = game.legal_moves(table);
    const auto any = [&](Move::Kind kind) {
        return std::ranges::any_of(moves, [&](Move move) { return move.kind() == kind; });
    };
    writer.key("legal").begin_object().key("takes").begin_list();
    for (const Move move : moves) {
        if (move.kind() != Move::Kind::take) continue;
        const std::size_t place = rules::cards_before(move.position());
        writer.begin_object()
            .field("position", number_of(move.position()))
            .field("card", number_of(table.rows[0].cards[place]))
            .field("cost", place)
            .field("tokens", table.rows[0].tokens[place])
            .end_object();
    }
    writer.end_list()
        .field("paint", any(Move::Kind::paint))
        .field("pass", any(Move::Kind::pass))
        .key("judge")
        .begin_list();
    for (const Move move : moves) {
        if (move.kind() == Move::Kind::judge) write_seats(writer, move.winners());
    }
    writer.end_list()
        .field("must_paint", any(Move::Kind::paint) && !any(Move::Kind::take))
        .end_object();
}

}  // namespace

std::array<int, scoring_places> points_by_place(const rules::Game& game, const Player& player) {
    std::array<int, scoring_places> points{};
    for (std::size_t place = 0; place < scoring_places; ++place) {
        const rules::ScoringCard* card = game.scoring(static_cast<rules::Ribbon>(place));
        if (card != nullptr) points[place] = card->points_for(player.ribbons[place]);
    }
    return points;
}

void write_view(Writer& writer, const Printing& printing, const rules::PlayerView& view,
                MoveCount progress) {
    const rules::Game& game = printing.game;
    const rules::GameState& table = view.table;
    const bool over = table.phase == rules::Phase::over;
    const bool judging = table.phase == rules::Phase::judging;
    const auto ranks = game.ranks(table);
    const auto tokens = [&](bool any, std::uint8_t count) {
        any ? writer.value(count) : writer.null();
    };

    writer.begin_object();
    writer.key("viewer");
    view.viewer ? writer.value(number_of(*view.viewer)) : writer.null();
    writer.field("phase", name_of(table.phase)).key("to_act");
    write_actor(writer, rules::Game::to_act(table));
    writer.field("moves", progress.moves)
        .field("undone", progress.undone)
        .field("helped", !printing.header.help.empty());
    write_row(writer, view);
    writer.field("deck", table.deck_left);
    writer.list("left", view.left_cards(),
                [&](rules::ArtCardId card) { writer.value(number_of(card)); });
    writer.key("vincent_tokens");
    tokens(game.has_vincent(), table.vincent_tokens);
    writer.key("supply_tokens");
    tokens(game.has_supply(), table.supply_tokens);
    write_scoring(writer, game);
    writer.key("seats").begin_list();
    for (std::size_t seat = 0; seat < game.seats(); ++seat)
        write_seat(writer, printing, table, seat, ranks[seat]);
    writer.end_list().key("winners");
    write_seats(writer, over ? table.winners : rules::SeatSet{});
    writer.key("tied");
    write_seats(writer, judging ? table.winners : rules::SeatSet{});
    write_legal(writer, game, view);
    writer.end_object();
}

void write_setup(Writer& writer, const Printing& printing) {
    const record::Header& header = printing.header;
    const rules::GameSetup& setup = header.setup;
    const auto text_or_null = [&](std::string_view name, std::string_view text) {
        writer.key(name);
        text.empty() ? writer.null() : writer.value(text);
    };
    writer.begin_object()
        .field("mode", name_of(setup.mode))
        .list(
            "seats", header.seats,
            [&](const record::SeatName& seat) {
                writer.begin_object().field("name", seat.name).field("bot", seat.bot).end_object();
            })
        .field("first", number_of(setup.first));
    write_scoring(writer, printing.game);
    text_or_null("scenario", header.scenario);
    text_or_null("level", header.level);
    writer.field("goal", setup.goal)
        .field("hidden_hands", setup.hidden_hands)
        .field("vincent_with_three", setup.vincent_with_three)
        .field("drawn_scoring", header.drawn_scoring)
        .field("drawn_first", header.drawn_first)
        .field("date", header.date)
        .end_object();
}

}  // namespace velatura::protocol
