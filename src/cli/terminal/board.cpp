#include "cli/terminal/board.h"

#include <array>

#include "cli/box_report.h"
#include "cli/lookup.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/layout.h"
#include "protocol/wire.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

using rules::GameState;
using rules::Player;
using rules::Ribbon;
using rules::Seat;
using rules::Swatch;

// Columns of the art row and the hand: label 2, word 17, note 6, five swatches of 11: 80.
constexpr std::size_t word_width = 17;
constexpr std::size_t note_width = 6;
constexpr std::size_t swatch_width = 11;
// Columns of the seats: mark and number 4, name 18, tokens 9, four ribbons of 8, silver 9,
// points 8.
constexpr std::size_t name_width = 18;
constexpr std::size_t tokens_width = 9;
constexpr std::size_t ribbon_width = 8;
constexpr std::size_t silver_width = 9;
// Columns of the scoring cards: ribbon 7, name 16, points 11, and the condition has 46.
constexpr std::size_t colour_width = 7;
constexpr std::size_t scoring_width = 16;
constexpr std::size_t steps_width = 11;

constexpr std::array<std::string_view, rules::element_count> icon_keys{
    "cli.icon.hue", "cli.icon.shape", "cli.icon.texture", "cli.icon.tone"};

std::string numbers(std::span<const rules::BackgroundId> backgrounds) {
    std::string list;
    for (const rules::BackgroundId background : backgrounds) {
        list += (list.empty() ? "" : " ") + std::to_string(rules::index(background) + 1);
    }
    return list;
}

// Nothing trails behind the last column.
std::string in_column(std::size_t swatch, std::string_view text) {
    return swatch + 1 == rules::swatch_count ? std::string{text}
                                             : pad_right(text, swatch_width - 1);
}

template <typename Visit>
void for_each_ribbon(Visit visit) {
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        visit(static_cast<Ribbon>(place));
    }
}

}  // namespace

std::string Board::draw(const GameState& table, std::optional<Seat> hand_of) const {
    std::string out =
        header(table) + scoring_cards() + award_card() + frames(table) + art_rows(table, hand_of);
    if (hand_of) {
        out += hand(table.player(*hand_of), *hand_of) + secrets(table.player(*hand_of));
    }
    return out + seats(table, hand_of);
}

std::string Board::header(const GameState& table) const {
    const record::Header& setup = narrator_.match().record().header;
    const Context& context = narrator_.context();
    std::string left;
    if (const auto* scenario = context.catalog.find_scenario(setup.scenario)) {
        left = text("cli.board.goal",
                    {{"name", scenario_name(context, *scenario)}, {"goal", scenario->goal}});
    } else if (setup.setup.goal > 0 && setup.seats.size() == 1) {
        left = text("cli.board.goal",
                    {{"name", text("level." + setup.level)}, {"goal", setup.setup.goal}});
    }
    const std::string mode = context.mode(setup.setup.mode);
    left = left.empty() ? mode : left + " | " + mode;
    const std::string right = text("cli.board.deck", {{"n", table.deck_left}});
    const std::string tags = box_tags(context, setup.setup);
    return style_.strong(ruled_heading(left, right)) + '\n' + (tags.empty() ? "" : wrap(tags));
}

std::string Board::award_card() const {
    if (game().prize() == nullptr) return "";
    return wrap(
        words::said(narrator_.context().language,
                    award_card_name(narrator_.context(), game().setup().prize), narrator_.prize()),
        2);
}

std::string Board::frames(const GameState& table) const {
    if (!game().has_frames()) return "";
    std::vector<std::string> frames;
    for (const rules::Element element : rules::each_element) {
        const rules::FrameHolder& holder = table.frames[rules::index(element)];
        const std::string name = text("element." + std::string{protocol::name_of(element)});
        const auto seat = holder.seat();
        frames.push_back(words::said(
            narrator_.context().language, name,
            seat ? text("cli.board.frame", {{"seat", narrator_.seat(*seat)}, {"n", holder.shown}})
                 : text("cli.seat.nobody")));
    }
    return wrap(
        text("cli.board.frames", {{"list", words::tags(narrator_.context().language, frames)}}), 2);
}

std::string Board::secrets(const Player& player) const {
    std::string out;
    if (player.signature != rules::no_signature) {
        out += wrap(text("cli.board.signature", {{"text", narrator_.motif(player.signature)}}), 2);
    }
    if (player.painter != rules::no_painter) {
        out += wrap(words::said(narrator_.context().language, narrator_.painter(player.painter),
                                narrator_.power(player.painter)),
                    2);
    }
    return out;
}

std::string Board::scoring_cards() const {
    std::string out;
    for_each_ribbon([&](Ribbon ribbon) {
        const rules::ScoringCard* card = game().scoring(ribbon);
        if (card == nullptr) return;
        std::string points;
        for (std::uint8_t step = 1; step <= card->steps; ++step) {
            points += std::to_string(card->points_for(step)) + ' ';
        }
        out += style_.ribbon(ribbon, pad_right(narrator_.ribbon(ribbon), colour_width) +
                                         pad_right(narrator_.scoring(ribbon), scoring_width)) +
               pad_right(points, steps_width) + text("cli.condition." + card->condition_name) +
               '\n';
    });
    return out;
}

std::string Board::icons_heading(std::string_view name, std::string_view note) const {
    const std::string end = note.empty() ? "" : ' ' + std::string{note};
    const std::size_t room = 2 + word_width + note_width - display_width(end);
    std::string line = "-- " + std::string{name} + ' ';
    const std::size_t taken = display_width(line);
    line = taken < room ? line + std::string(room - taken, '-') : pad_right(line, room);
    line = style_.strong(line + end);
    for (std::size_t i = 0; i < rules::swatch_count; ++i) {
        const std::string label =
            text("swatch." + std::string{protocol::name_of(static_cast<Swatch>(i))});
        line += ' ' + style_.swatch(static_cast<Swatch>(i), in_column(i, label));
    }
    return line + '\n';
}

std::string Board::swatch_cell(const rules::SwatchIcons& icons) const {
    std::string spaced;
    std::string tight;
    const auto add = [&](const std::string& icon) {
        spaced += (spaced.empty() ? "" : " ") + icon;
        tight += icon;
    };
    for (std::size_t i = 0; i < rules::element_count; ++i) {
        for (int n = 0; n < icons.elements[i]; ++n)
            add(text(icon_keys[i]));
    }
    for (std::size_t i = 0; i < rules::element_count; ++i) {
        for (int n = 0; n < icons.bonuses[i]; ++n)
            add('+' + text(icon_keys[i]));
    }
    for (std::size_t i = 0; i < rules::element_count; ++i) {
        for (int n = 0; n < icons.golds[i]; ++n)
            add("++" + text(icon_keys[i]));
    }
    const auto repeat = [&](std::string_view icon, int count) {
        for (int n = 0; n < count; ++n)
            add(std::string{icon});
    };
    repeat("★", icons.stars);
    repeat("+", icons.plain);
    for (std::size_t arrow = 0; arrow < rules::arrow_count; ++arrow) {
        repeat(arrow == 0 ? "&<" : "&>", icons.blends >> arrow & 1);
        repeat(arrow == 0 ? "x2<" : "x2>", icons.doubles >> arrow & 1);
    }
    if (spaced.empty()) return ".";
    return display_width(spaced) < swatch_width ? spaced : tight;
}

std::string Board::icons_line(std::string_view label, std::string_view name, std::string_view note,
                              const rules::Icons& icons) const {
    const std::size_t label_width = label.size() < 2 ? 2 : label.size() + 1;
    std::string line = pad_right(label, label_width) +
                       pad_right(name, 2 + word_width - label_width) + pad_left(note, note_width);
    for (std::size_t i = 0; i < rules::swatch_count; ++i) {
        const auto swatch = static_cast<Swatch>(i);
        line += ' ' + style_.swatch(swatch, in_column(i, swatch_cell(icons[swatch])));
    }
    return line + '\n';
}

std::string Board::card_line(std::string_view label, rules::ArtCardId card, std::string_view note,
                             rules::SignatureId signature, bool flipped) const {
    if (card == rules::hidden_card) return std::string{label} + " ?\n";
    const rules::Cards& cards = game().cards();
    std::string name = narrator_.card(card);
    std::string marks;
    if (cards.art(card).has_mirror || flipped) marks += '~';
    if (signature != rules::no_signature &&
        cards.box_cards().signatures[rules::index(signature)].cards.test(rules::index(card))) {
        marks += '!';
    }
    if (!marks.empty()) name = pad_right(name, word_width - 1 - marks.size()) + ' ' + marks;
    return icons_line(label, name, note, cards.icons(card, flipped));
}

std::string Board::draw_faces(rules::ArtCardId card) const {
    return icons_heading(text("cli.board.faces"), "") + card_line("", card) +
           card_line("~", card, {}, rules::no_signature, true);
}

std::string Board::art_rows(const GameState& table, std::optional<Seat> hand_of) const {
    std::string out;
    const rules::SignatureId signature =
        hand_of ? table.player(*hand_of).signature : rules::no_signature;
    for (const rules::Row which : rules::each_row) {
        if (rules::index(which) == game().rows()) break;
        const rules::ArtRow& row = table.row(which);
        const std::string name = game().rows() == 1
                                     ? text("cli.board.row")
                                     : text("cli.board.row_n", {{"n", rules::index(which) + 1}});
        out += icons_heading(name, text("cli.board.cost"));
        for (std::size_t i = 0; i < row.size; ++i) {
            const std::string tokens = row.tokens[i] > 0 ? '*' + std::to_string(row.tokens[i]) : "";
            const std::size_t cost = hand_of ? game().price(table.player(*hand_of), i) : i;
            out += card_line(std::to_string(rules::row_places * rules::index(which) + i + 1),
                             row.cards[i], pad_right(tokens, 3) + pad_left(std::to_string(cost), 3),
                             signature);
        }
    }
    return out;
}

std::string Board::hand(const Player& player, Seat seat) const {
    const std::string backgrounds =
        player.finished()
            ? ""
            : text("cli.board.backgrounds", {{"list", numbers(player.backgrounds_left())}});
    std::string out = style_.strong(ruled_heading(
                          text("cli.board.hand", {{"seat", narrator_.seat(seat)}}), backgrounds)) +
                      '\n';
    char letter = 'a';
    for (const rules::ArtCardId card : player.cards_in_hand()) {
        out += card_line(std::string(1, letter++), card, {}, player.signature);
    }
    return out;
}

std::string Board::ribbon_cell(const Player& player, Ribbon ribbon) const {
    const rules::ScoringCard* card = game().scoring(ribbon);
    if (card == nullptr) return ".";
    const std::uint8_t held = player.ribbons[rules::index(ribbon)];
    if (held == card->steps) return std::to_string(held) + ' ' + text("cli.board.full");
    const int next = card->points_for(static_cast<std::uint8_t>(held + 1)) - card->points_for(held);
    return std::to_string(held) + " +" + std::to_string(next);
}

std::string Board::seat_line(const GameState& table, Seat seat) const {
    const Player& player = table.player(seat);
    const bool turn = rules::Game::to_act(table) == rules::actor(seat);
    const std::string lead = (turn ? "> " : "  ") + std::to_string(rules::index(seat) + 1) + ' ';
    std::string line = lead + pad_right(narrator_.seat(seat), name_width);
    if (turn) line = style_.strong(line);
    line += pad_right(std::to_string(player.tokens), tokens_width);
    for_each_ribbon([&](Ribbon ribbon) {
        line += style_.ribbon(ribbon, pad_right(ribbon_cell(player, ribbon), ribbon_width));
    });
    std::string silver = std::to_string(player.silver);
    if (player.gold > 0) silver += " ++" + std::to_string(player.gold);
    line += pad_right(silver, silver_width);
    return line + style_.strong(std::to_string(game().points(table, seat))) + '\n';
}

std::string Board::details(const Player& player, bool with_hand) const {
    std::string line;
    if (player.painter != rules::no_painter) line = narrator_.painter(player.painter);
    for (const rules::Layers& layers : player.finished_paintings()) {
        line += (line.empty() ? "" : " ") +
                text("cli.board.painting", {{"title", narrator_.title(layers)}});
    }
    if (with_hand && player.hand_size > 0) {
        std::string words;
        for (const rules::ArtCardId card : player.cards_in_hand()) {
            words += (words.empty() ? "" : " ") + narrator_.card(card);
        }
        line += (line.empty() ? "" : " | ") + text("cli.board.hand", {{"seat", words}});
    }
    return line.empty() ? "" : wrap("    " + line, 4);
}

std::string Board::seats(const GameState& table, std::optional<Seat> hand_of) const {
    std::string line = pad_right("-- " + text("cli.board.seat") + ' ', 4 + name_width) +
                       pad_right(text("cli.board.tokens"), tokens_width);
    line = style_.strong(line);
    for_each_ribbon([&](Ribbon ribbon) {
        line += style_.ribbon(ribbon, pad_right(narrator_.ribbon(ribbon), ribbon_width));
    });
    std::string out =
        line +
        style_.strong(pad_right(text("ribbon.silver"), silver_width) + text("cli.board.points")) +
        '\n';
    for (std::size_t i = 0; i < game().seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        out += seat_line(table, seat) + details(table.player(seat), seat != hand_of);
    }
    const auto holder = [&](std::string_view name, int tokens) {
        return "    " + pad_right(name, name_width) + std::to_string(tokens) + '\n';
    };
    if (game().has_vincent()) {
        const bool turn = table.phase == rules::Phase::toss;
        out +=
            (turn ? "> " : "  ") + holder(text("cli.seat.vincent"), table.vincent_tokens).substr(2);
    } else if (game().has_rival()) {
        out += "    " + pad_right(narrator_.rival(), name_width) +
               text("cli.board.rival", {{"points", table.rival.points}, {"n", table.rival.taken}}) +
               '\n';
    } else if (game().has_supply()) {
        out += holder(text("cli.board.supply"), table.supply_tokens);
    }
    return out;
}

std::string Board::draw_seat(const GameState& table, Seat seat) const {
    const Player& player = table.player(seat);
    std::string out = icons_heading(text("cli.board.hand", {{"seat", narrator_.seat(seat)}}), "");
    for (const rules::ArtCardId card : player.cards_in_hand())
        out += card_line("", card);
    if (player.painted > 0) out += icons_heading(text("cli.board.paintings"), "");
    for (const rules::Layers& layers : player.finished_paintings()) {
        const auto cards = narrator_.layers(layers);
        out += wrap(words::said(narrator_.context().language,
                                text("cli.board.painting", {{"title", narrator_.title(layers)}}),
                                words::list(narrator_.context().language, cards)));
        out += icons_line("=", text("cli.board.visible"), "", visible(layers));
    }
    return out;
}

rules::Icons Board::visible(rules::Layers layers) const {
    return game().cards().read(layers).visible;
}

std::string Board::draw_painting(const Player& player, rules::Layers layers) const {
    std::string out = wrap(text("cli.board.painting", {{"title", narrator_.title(layers)}}));
    out += icons_heading(text("cli.board.layers"), "");
    for (std::size_t layer = rules::layers_in_painting; layer-- > 0;) {
        out += card_line(std::to_string(layer + 1), layers.cards()[layer], {}, rules::no_signature,
                         layers.faces.flipped(layer));
    }
    out += icons_line("=", text("cli.board.visible"), "", visible(layers));
    const std::string stars = narrator_.stars(layers);
    if (!stars.empty()) out += wrap(text("cli.board.stars", {{"list", stars}}));
    return out +
           wrap(text("cli.board.earns", {{"list", narrator_.gain(game().gain(player, layers))},
                                         {"points", game().points_gained(player, layers)}}));
}

std::string Board::legend() const {
    std::string out;
    const auto add = [&](const std::string& sign) {
        out = out.empty() ? sign : text("form.list", {{"a", out}, {"b", sign}});
    };
    for (std::size_t i = 0; i < rules::element_count; ++i) {
        const std::string shown = text(icon_keys[i]);
        const std::string name =
            text("element." + std::string{protocol::name_of(static_cast<rules::Element>(i))});
        if (shown != name) add(shown + " = " + name);
    }
    add(text("cli.board.legend"));
    out = wrap(out);
    const rules::BoxSet boxes = game().setup().boxes;
    if (boxes.bring_art()) out += wrap(text("cli.board.legend_boxes"));
    if (game().rows() == 2) out += wrap(text("cli.board.legend_rows"));
    if (game().has_signatures()) out += wrap(text("cli.board.legend_signature"));
    return out;
}

}  // namespace velatura::cli
