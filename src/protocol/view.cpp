#include "protocol/view.h"

#include <algorithm>

#include "protocol/move_shape.h"
#include "record/names.h"

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

// What the viewer would pay; a spectator looks at the usual prices.
void write_row(Writer& writer, std::string_view name, const rules::Game& game,
               const rules::PlayerView& view, rules::Row which) {
    const rules::ArtRow& row = view.table.row(which);
    const Player* const viewer = view.viewer ? &view.table.player(*view.viewer) : nullptr;
    const std::size_t reach = viewer != nullptr ? game.reach(view.table, *viewer, which) : 0;
    writer.key(name).begin_list();
    for (std::size_t place = 0; place < row.size; ++place) {
        writer.begin_object()
            .field("position", place + 1)
            .field("card", number_of(row.cards[place]))
            .field("tokens", row.tokens[place])
            .field("cost", viewer != nullptr ? game.price(*viewer, place) : place)
            .field("in_reach", place < reach)
            .end_object();
    }
    writer.end_list();
}

void write_elements(Writer& writer,
                    const std::array<std::uint8_t, rules::element_count>& elements) {
    writer.key("elements").begin_object();
    for (const rules::Element element : rules::each_element)
        writer.field(name_of(element), elements[rules::index(element)]);
    writer.end_object();
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
            .field("points", printing.game.points_gained(before, layers));
        if (printing.game.has_boxes()) {
            write_lying(writer, printing.game.cards(), layers);
            writer.field("gold", gain.gold);
            write_elements(writer, printing.game.showing(layers).elements);
        }
        writer.end_object();
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

void write_painters(Writer& writer, std::string_view name, const rules::Game& game,
                    std::span<const rules::PainterId> painters) {
    const auto& printed = game.cards().box_cards().painters;
    writer.list(name, painters, [&](rules::PainterId id) { writer.value(id_in(printed, id)); });
}

// What a seat has beside the base game. A view holds `no_` where something is not shown.
void write_seat_with_boxes(Writer& writer, const rules::Game& game, const rules::GameState& table,
                           rules::Seat seat) {
    const rules::BoxCards& printed = game.cards().box_cards();
    const Player& player = table.player(seat);
    writer.field("gold", player.gold).field("hand_limit", game.hand_limit_of(player));
    write_account(writer, game.account(table, seat));
    if (game.has_signatures()) {
        writer.key("signature");
        player.signature == rules::no_signature
            ? writer.null()
            : writer.value(id_in(printed.signatures, player.signature));
    }
    if (!game.has_painters()) return;
    writer.key("painter");
    player.painter == rules::no_painter ? writer.null()
                                        : writer.value(id_in(printed.painters, player.painter));
    writer.field("power_used", player.power_used);
    if (player.dealt_painters.front() != rules::no_painter) {
        write_painters(writer, "painters_dealt", game, player.dealt_painters);
    }
}

void write_frames(Writer& writer, const rules::Game& game, const rules::GameState& table) {
    writer.list("frames", rules::each_element, [&](rules::Element element) {
        const rules::Frame& frame = game.cards().box_cards().frames[rules::index(element)];
        const rules::FrameHolder& holder = table.frames[rules::index(element)];
        writer.begin_object()
            .field("element", name_of(element))
            .field("at_least", frame.at_least)
            .field("points", frame.points);
        if (const auto seat = holder.seat()) {
            writer.field("seat", number_of(*seat)).field("painting", holder.painting() + 1);
        } else {
            writer.key("seat").null().key("painting").null();
        }
        writer.field("shown", holder.shown).end_object();
    });
}

void write_award_card(Writer& writer, const rules::Game& game, const rules::GameState& table) {
    const rules::GameSetup& setup = game.setup();
    const rules::Prize::Terms& terms = *game.prize();
    writer.key("award_card")
        .begin_object()
        .field("card", id_in(game.cards().box_cards().prizes, setup.prize))
        .field("side", record::side_names[rules::index(setup.prize_side)]);
    if (terms.at_least > 0) writer.field("at_least", terms.at_least);
    writer.field("points", terms.points)
        .list("counts", std::span{table.players}.first(game.seats()),
              [&](const Player& player) { writer.value(game.prize_count(player)); })
        .key("earned");
    rules::SeatSet earned;
    for (std::size_t i = 0; i < game.seats(); ++i) {
        const auto seat = static_cast<rules::Seat>(i);
        if (game.account(table, seat).prize > 0) earned.insert(seat);
    }
    write_seats(writer, earned);
    writer.end_object();
}

void write_rival(Writer& writer, const rules::Game& game, const rules::RivalState& rival) {
    writer.key("rival")
        .begin_object()
        .field("rival", id_in(game.cards().box_cards().rivals, game.setup().rival))
        .key("seen")
        .begin_list();
    for (std::size_t card = 0; card < rules::rival_cards; ++card) {
        if ((rival.seen >> card & 1) != 0) writer.value(card + 1);
    }
    writer.end_list().field("taken", rival.taken).field("points", rival.points).end_object();
}

void write_box_cards(Writer& writer, const rules::Game& game, const rules::GameState& table) {
    if (game.has_frames()) write_frames(writer, game, table);
    if (game.prize() != nullptr) write_award_card(writer, game, table);
    if (game.has_rival()) write_rival(writer, game, table.rival);
}

void write_setup_with_boxes(Writer& writer, const Printing& printing) {
    const rules::GameSetup& setup = printing.header.setup;
    const rules::BoxCards& printed = printing.game.cards().box_cards();
    writer.key("boxes").begin_list();
    for (const rules::Box box : rules::each_box) {
        if (setup.boxes.contains(box)) writer.value(record::box_names[rules::index(box)]);
    }
    writer.end_list()
        .field("deck", record::deck_names[rules::index(setup.deck)])
        .field("rows", setup.rows)
        .list("cards", printing.game.art_cards(),
              [&](rules::ArtCardId card) { writer.value(number_of(card)); });
    if (setup.prize != rules::no_prize) {
        writer.key("award_card")
            .begin_object()
            .field("card", id_in(printed.prizes, setup.prize))
            .field("side", record::side_names[rules::index(setup.prize_side)])
            .end_object()
            .field("drawn_award_card", printing.header.drawn_award);
    }
    writer.field("signatures_with_two", setup.signatures_with_two);
    if (setup.rival != rules::no_rival) {
        writer.field("rival", id_in(printed.rivals, setup.rival));
    }
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
        .field("rank", rank);
    if (printing.game.has_boxes()) {
        write_seat_with_boxes(writer, printing.game, table, static_cast<rules::Seat>(seat));
    }
    writer.end_object();
}

void write_take(Writer& writer, const rules::Game& game, const rules::GameState& table, Move move) {
    const rules::ArtRow& row = table.row(move.row());
    const std::size_t place = rules::cards_before(move.position());
    writer.begin_object()
        .field("position", number_of(move.position()))
        .field("card", number_of(row.cards[place]))
        .field("cost", game.price(table.player(table.turn), place))
        .field("tokens", row.tokens[place]);
    write_second_row(writer, move.row());
    writer.end_object();
}

// A hidden hand holds no card of the game, so only the viewer's own moves may be listed. Takes come
// first, then paintings; a pass is alone.
void write_legal(Writer& writer, const rules::Game& game, const rules::PlayerView& view) {
    const rules::GameState& table = view.table;
    const bool turn = view.viewer == table.turn && table.phase == rules::Phase::turn;
    const bool choosing = view.viewer == table.turn && table.phase == rules::Phase::painters;
    rules::MoveList moves;
    if (turn || table.phase == rules::Phase::judging) moves = game.legal_moves(table);
    const auto ends_with = [&](Move::Kind kind) {
        return !moves.empty() && moves[moves.size() - 1].kind() == kind;
    };
    const bool paint = ends_with(Move::Kind::paint);
    const bool take = !moves.empty() && moves[0].kind() == Move::Kind::take;
    writer.key("legal").begin_object().key("takes").begin_list();
    for (std::size_t n = 0; n < moves.size() && moves[n].kind() == Move::Kind::take; ++n)
        write_take(writer, game, table, moves[n]);
    writer.end_list()
        .field("paint", paint)
        .field("pass", ends_with(Move::Kind::pass))
        .key("judge")
        .begin_list();
    if (ends_with(Move::Kind::judge)) {
        for (const Move move : moves)
            write_seats(writer, move.winners());
    }
    writer.end_list().field("must_paint", paint && !take);
    const Player& player = table.player(table.turn);
    if (choosing) write_painters(writer, "keep", game, player.dealt_painters);
    if (turn && game.may_flip(player)) {
        writer.key("flip")
            .begin_object()
            .field("tokens", game.power_of(player).tokens)
            .end_object();
    }
    writer.end_object();
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

void write_account(Writer& writer, const rules::Account& account) {
    writer.key("account")
        .begin_object()
        .field("gold", account.gold)
        .field("frames", account.frames)
        .field("award_card", account.prize)
        .field("signature", account.signature)
        .field("painter", account.painter)
        .end_object();
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
    write_row(writer, "row", game, view, rules::Row::first);
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
    if (game.has_boxes()) {
        if (game.rows() == 2) write_row(writer, "second_row", game, view, rules::Row::second);
        write_box_cards(writer, game, table);
    }
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
        .field("date", header.date);
    if (printing.game.has_boxes()) write_setup_with_boxes(writer, printing);
    writer.end_object();
}

}  // namespace velatura::protocol
