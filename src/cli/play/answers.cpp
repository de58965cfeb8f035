#include "cli/play/answers.h"

#include <algorithm>
#include <span>

#include "cli/terminal/columns.h"
#include "cli/terminal/layout.h"
#include "record/names.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

using rules::ArtCardId;
using rules::Layers;
using rules::Move;
using rules::Player;

constexpr std::size_t best_shown = 6;
constexpr std::size_t command_width = 16;
constexpr std::size_t letters_width = 7;

struct Suggestion {
    int points = 0;
    std::size_t order = 0;  // among the legal moves
    Layers layers;
};

// Every painting of the seat to act; the same layers on another background are worth the same.
std::vector<Layers> paintings_of(const Narrator& narrator) {
    const rules::GameState& state = narrator.match().state();
    std::vector<Layers> paintings;
    for (const Move move : narrator.match().game().legal_moves(state)) {
        if (move.kind() == Move::Kind::paint &&
            move.background() == state.player(state.turn).backgrounds_left().front()) {
            paintings.push_back(move.layers());
        }
    }
    return paintings;
}

std::string typed_painting(const Narrator& narrator, const Player& player, Layers layers) {
    std::string typed = "p " + hand_letters(player, layers);
    const std::size_t stars =
        rules::stars_in(narrator.match().game().cards().read(layers, 0).blended);
    for (std::size_t n = 0; n < stars; ++n) {
        typed += n == 0 ? " as " : " ";
        typed += record::element_names[rules::index(layers.stars[n])];
    }
    return typed;
}

std::string told_painting(const Narrator& narrator, const Player& player, Layers layers) {
    const rules::Game& game = narrator.match().game();
    return narrator.text("cli.answer.painting",
                         {{"points", game.points_gained(player, layers)},
                          {"title", narrator.title(layers)},
                          {"list", narrator.gain(game.gain(player, layers))}});
}

std::string painting_line(const Narrator& narrator, const Player& player, Layers layers) {
    const std::string typed = typed_painting(narrator, player, layers);
    const std::size_t width = std::max(letters_width, typed.size() + 1);
    return wrap(pad_right(typed, width) + told_painting(narrator, player, layers), width);
}

std::string scoring_card_text(const Narrator& narrator, const rules::ScoringCard& card,
                              std::string_view name) {
    const std::string key = "scoring." + card.condition_name;
    std::string points;
    for (std::uint8_t step = 1; step <= card.steps; ++step) {
        points += (points.empty() ? "" : " ") + std::to_string(card.points_for(step));
    }
    return wrap(words::said(narrator.context().language, name, points)) +
           wrap("  " + words::sentences(narrator.context().language, narrator.text(key + ".rule"),
                                        narrator.text(key + ".more")),
                2);
}

// The place in the hand that this letter names.
std::optional<std::size_t> hand_place(char letter) {
    const auto place = static_cast<std::size_t>((letter | 0x20) - 'a');
    if (place < rules::most_in_hand) return place;
    return std::nullopt;
}

Found<ArtCardId> read_hand_card(const Context& context, const Player& player,
                                const std::string& name) {
    if (name.size() != 1 || !hand_place(name.front())) return find_art_card(context, name);
    const std::size_t place = *hand_place(name.front());
    if (place < player.hand_size) return player.hand[place];
    return no(context.problem("cli.entry.no_such_letter", {{"letter", name}}));
}

struct HelpLine {
    std::string_view typed;
    std::string_view key;
};

// What the boxes in play add to the rules.
std::string box_rules_text(const Narrator& narrator) {
    constexpr std::array<std::pair<rules::Box, std::string_view>, 5> boxes{
        {{rules::Box::reflections, "cli.rules.reflections"},
         {rules::Box::touches, "cli.rules.touches"},
         {rules::Box::mini, "cli.rules.mini"},
         {rules::Box::signature, "cli.rules.signature"},
         {rules::Box::painters, "cli.rules.painters"}}};
    std::string out;
    for (const auto& [box, key] : boxes) {
        if (narrator.match().game().setup().boxes.contains(box))
            out += wrap("- " + narrator.text(key), 2);
    }
    return out;
}

std::string help_lines(const Narrator& narrator, std::span<const HelpLine> lines) {
    std::string out;
    for (const HelpLine& line : lines) {
        out += wrap("  " + pad_right(line.typed, command_width) + narrator.text(line.key),
                    2 + command_width);
    }
    return out;
}

}  // namespace

Found<NamedPainting> read_painting(const Narrator& narrator, const Player& player,
                                   const Typed& typed) {
    const Context& context = narrator.context();
    if (typed.on && !typed.number) return no(context.problem("cli.entry.background"));
    std::vector<std::string> names = typed.arguments;
    NamedPainting painting;
    const auto as = std::ranges::find_if(
        names, [](const std::string& name) { return content::same_word(name, "as"); });
    if (as != names.end()) {
        for (const std::string& name : std::span{as + 1, names.end()}) {
            const auto element = find_element(context, name);
            if (!element) return no(element.error());
            painting.stars.push_back(*element);
        }
        names.erase(as, names.end());
    }
    const auto is_letter = [](char c) {
        return hand_place(c).has_value() || c == record::back_mark;
    };
    if (names.size() == 1 && std::ranges::all_of(names.front(), is_letter)) {
        const std::string letters = names.front();
        names.clear();
        for (const char letter : letters) {
            if (letter == record::back_mark && !names.empty()) {
                names.back() += letter;
            } else {
                names.emplace_back(1, letter);
            }
        }
    }
    if (names.size() != rules::layers_in_painting) {
        return no(context.problem("cli.entry.three_cards", {{"n", names.size()}}));
    }
    std::array<ArtCardId, rules::layers_in_painting> cards{};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool flipped = names[i].size() > 1 && names[i].back() == record::back_mark;
        if (flipped) names[i].pop_back();
        if (flipped) painting.layers.faces.flip(i);
        const auto card = read_hand_card(context, player, names[i]);
        if (!card) return no(card.error());
        cards[i] = *card;
    }
    painting.layers.bottom = cards[0];
    painting.layers.middle = cards[1];
    painting.layers.top = cards[2];
    return painting;
}

Found<ArtCardId> read_card(const Narrator& narrator, const rules::GameState& table,
                           rules::Seat seat, const std::string& typed) {
    if (const auto number = number_in(typed)) {
        const auto place = static_cast<std::size_t>(*number - 1);
        const rules::ArtRow& row = table.rows[std::min<std::size_t>(place / rules::row_places, 1)];
        if (*number < 1 || place >= 2 * rules::row_places ||
            place % rules::row_places >= row.size) {
            return no(narrator.context().problem(rules::RuleError::no_such_position));
        }
        return row.cards[place % rules::row_places];
    }
    return read_hand_card(narrator.context(), table.player(seat), typed);
}

std::string hand_letters(const Player& player, Layers layers) {
    std::string letters;
    for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
        const auto hand = player.cards_in_hand();
        letters += static_cast<char>(
            'a' + (std::ranges::find(hand, layers.cards()[layer]) - hand.begin()));
        if (layers.faces.flipped(layer)) letters += record::back_mark;
    }
    return letters;
}

std::vector<Layers> star_choices(const Narrator& narrator, const Player& player, Layers layers) {
    const rules::Game& game = narrator.match().game();
    layers.stars = {};
    const rules::Icons blended = game.cards().read(layers, 0).blended;
    const auto points = [&](const Layers& choice) { return game.points_gained(player, choice); };
    std::vector<Layers> choices;
    for (std::size_t n = 0; n < rules::count_choices(blended); ++n) {
        layers.stars = rules::nth_choice(blended, n);
        const auto place =
            std::ranges::upper_bound(choices, points(layers), std::ranges::greater{}, points);
        choices.insert(place, layers);
    }
    return choices;
}

std::string star_choices_text(const Narrator& narrator, const Player& player,
                              std::span<const Layers> choices) {
    std::string out;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        out += wrap(pad_left(std::to_string(i + 1), 4) + "  " +
                        words::said(narrator.context().language, narrator.stars(choices[i]),
                                    told_painting(narrator, player, choices[i])),
                    6);
    }
    return out;
}

std::string painters_text(const Narrator& narrator, const Player& player) {
    std::string out;
    for (std::size_t which = 0; which < rules::painters_dealt; ++which) {
        const rules::PainterId painter = player.dealt_painters[which];
        out += wrap(pad_left(std::to_string(which + 1), 4) + "  " +
                        words::said(narrator.context().language, narrator.painter(painter),
                                    narrator.power(painter)),
                    6);
    }
    return out;
}

std::string legal_moves_text(const Narrator& narrator) {
    const rules::GameState& state = narrator.match().state();
    const Player& player = state.player(state.turn);
    std::string out;
    const auto add = [&](const std::string& typed, Move move) {
        const std::size_t width = std::max(letters_width, typed.size() + 1);
        out += wrap(pad_right(typed, width) + narrator.move(state, move), width);
    };
    for (const Move move : narrator.match().game().legal_moves(state)) {
        if (move.kind() == Move::Kind::take) {
            const std::size_t number =
                rules::row_places * rules::index(move.row()) + rules::index(move.position());
            add("take " + std::to_string(number), move);
        } else if (move.kind() == Move::Kind::keep) {
            add(std::to_string(move.kept() + 1), move);
        } else if (move.kind() == Move::Kind::pass) {
            add("pass", move);
        } else if (move.background() == player.backgrounds_left().front()) {
            out += painting_line(narrator, player, move.layers());
        }
    }
    return out;
}

std::string best_paintings_text(const Narrator& narrator, const Player& player) {
    std::vector<Suggestion> ranked;
    for (const Layers layers : paintings_of(narrator)) {
        const int points = narrator.match().game().points_gained(player, layers);
        ranked.push_back({points, ranked.size(), layers});
    }
    if (ranked.empty()) return wrap(narrator.text("refusal.too_few_cards"));
    std::ranges::sort(ranked, {}, [](const Suggestion& painting) {
        return std::pair{-painting.points, painting.order};
    });
    // Orders with the same title and ribbons are one choice.
    std::vector<std::string> told;
    std::string out;
    for (const Suggestion& painting : ranked) {
        const std::string choice = told_painting(narrator, player, painting.layers);
        if (std::ranges::find(told, choice) != told.end()) continue;
        if (told.size() == best_shown) break;
        told.push_back(choice);
        out += painting_line(narrator, player, painting.layers);
    }
    return out;
}

std::string rules_text(const Narrator& narrator, std::string_view card) {
    const Context& context = narrator.context();
    if (!card.empty()) {
        const auto found = find_scoring_card(context, card);
        if (!found) return wrap(found.error().text);
        return scoring_card_text(narrator, context.catalog.cards.scoring(*found),
                                 scoring_card_name(context, *found));
    }
    const rules::Game& game = narrator.match().game();
    std::string out;
    for (const std::string_view key :
         {"cli.rules.aim", "cli.rules.take", "cli.rules.paint", "cli.rules.end"}) {
        out += wrap("- " + narrator.text(key), 2);
    }
    if (game.has_vincent()) {
        out += wrap("- " + narrator.text("cli.rules.vincent"), 2);
    } else if (game.has_supply()) {
        out += wrap("- " + narrator.text("cli.rules.solo_puzzle"), 2);
    } else if (game.has_rival()) {
        out += wrap("- " + narrator.text("cli.rules.automa"), 2);
    }
    out += box_rules_text(narrator);
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const auto ribbon = static_cast<rules::Ribbon>(place);
        if (game.scoring(ribbon) == nullptr) continue;
        out += scoring_card_text(narrator, *game.scoring(ribbon), narrator.scoring(ribbon));
    }
    return out;
}

std::string log_text(const Narrator& narrator) {
    std::string out;
    const auto positions = narrator.match().positions();
    for (std::size_t i = 1; i < positions.size(); ++i) {
        out += wrap(pad_left(std::to_string(i), 3) + ". " + narrator.account(positions[i]), 5);
    }
    return out.empty() ? wrap(narrator.text("cli.answer.no_moves")) : out;
}

std::string help_text(const Narrator& narrator) {
    constexpr std::array<HelpLine, 2> of_boxes{
        {{"p b~ca as hue", "cli.help.faces"}, {"flip b, flip 3", "cli.help.flip"}}};
    const bool boxes = narrator.match().game().has_boxes();
    constexpr std::array<HelpLine, 14> lines{{{"3, take 3", "cli.help.take"},
                                              {"p bca", "cli.help.paint"},
                                              {"p bca on 17", "cli.help.background"},
                                              {"try bca", "cli.help.try"},
                                              {"best", "cli.help.best"},
                                              {"hint", "cli.help.hint"},
                                              {"moves", "cli.help.moves"},
                                              {"look 2", "cli.help.look"},
                                              {"rules [card]", "cli.help.rules"},
                                              {"board", "cli.help.board"},
                                              {"log", "cli.help.log"},
                                              {"undo", "cli.help.undo"},
                                              {"save [file]", "cli.help.save"},
                                              {"quit", "cli.help.quit"}}};
    return help_lines(narrator, lines) + (boxes ? help_lines(narrator, of_boxes) : "");
}

std::string judge_help_text(const Narrator& narrator) {
    constexpr std::array<HelpLine, 7> lines{{{"2", "cli.help.judge"},
                                             {"share", "cli.help.share"},
                                             {"rules [card]", "cli.help.rules"},
                                             {"log", "cli.help.log"},
                                             {"undo", "cli.help.undo"},
                                             {"save [file]", "cli.help.save"},
                                             {"quit", "cli.help.quit"}}};
    return help_lines(narrator, lines);
}

}  // namespace velatura::cli
