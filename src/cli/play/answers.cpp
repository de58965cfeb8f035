#include "cli/play/answers.h"

#include <algorithm>
#include <span>

#include "cli/terminal/columns.h"
#include "cli/terminal/layout.h"
#include "rules/orders.h"
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

std::vector<Layers> orders_of(const Player& player) {
    std::vector<Layers> orders;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        orders.push_back({player.hand[bottom], player.hand[middle], player.hand[top]});
    }
    return orders;
}

std::string painting_line(const Narrator& narrator, const Player& player, Layers layers) {
    const rules::Game& game = narrator.match().game();
    return pad_right("p " + hand_letters(player, layers), letters_width) +
           narrator.text("cli.answer.painting",
                         {{"points", game.points_gained(player, layers)},
                          {"title", narrator.title(layers)},
                          {"list", narrator.gain(game.gain(player, layers))}});
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

struct HelpLine {
    std::string_view typed;
    std::string_view key;
};

std::string help_lines(const Narrator& narrator, std::span<const HelpLine> lines) {
    std::string out;
    for (const HelpLine& line : lines) {
        out += wrap("  " + pad_right(line.typed, command_width) + narrator.text(line.key),
                    2 + command_width);
    }
    return out;
}

}  // namespace

Found<Layers> read_layers(const Narrator& narrator, const Player& player, const Typed& typed) {
    const Context& context = narrator.context();
    if (typed.on && !typed.number) return no(context.problem("cli.entry.background"));
    std::vector<std::string> names = typed.arguments;
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'e') || (c >= 'A' && c <= 'E'); };
    if (names.size() == 1 && std::ranges::all_of(names.front(), is_letter)) {
        const std::string letters = names.front();
        names.clear();
        for (const char letter : letters)
            names.emplace_back(1, letter);
    }
    if (names.size() != rules::layers_in_painting) {
        return std::unexpected{context.problem("cli.entry.three_cards", {{"n", names.size()}})};
    }
    std::array<ArtCardId, rules::layers_in_painting> cards{};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].size() == 1 && is_letter(names[i].front())) {
            const auto place = static_cast<std::size_t>((names[i].front() | 0x20) - 'a');
            if (place >= player.hand_size) {
                return std::unexpected{
                    context.problem("cli.entry.no_such_letter", {{"letter", names[i]}})};
            }
            cards[i] = player.hand[place];
        } else if (const auto card = find_art_card(context, names[i])) {
            cards[i] = *card;
        } else {
            return std::unexpected{card.error()};
        }
    }
    return Layers{cards[0], cards[1], cards[2]};
}

std::string hand_letters(const Player& player, Layers layers) {
    std::string letters;
    for (const ArtCardId card : {layers.bottom, layers.middle, layers.top}) {
        const auto hand = player.cards_in_hand();
        letters += static_cast<char>('a' + (std::ranges::find(hand, card) - hand.begin()));
    }
    return letters;
}

std::string legal_moves_text(const Narrator& narrator) {
    const rules::GameState& state = narrator.match().state();
    const Player& player = state.player(state.turn);
    std::string out;
    for (const Move move : narrator.match().game().legal_moves(state)) {
        if (move.kind() == Move::Kind::take) {
            const std::string typed = "take " + std::to_string(rules::index(move.position()));
            out +=
                wrap(pad_right(typed, letters_width) + narrator.move(state, move), letters_width);
        } else if (move.kind() == Move::Kind::pass) {
            out +=
                wrap(pad_right("pass", letters_width) + narrator.move(state, move), letters_width);
        } else if (move.background() == player.backgrounds_left().front()) {
            // The same order on another background is worth the same.
            out += wrap(painting_line(narrator, player, move.layers()), letters_width);
        }
    }
    return out;
}

std::string best_paintings_text(const Narrator& narrator, const Player& player) {
    std::vector<Suggestion> ranked;
    for (const Layers layers : orders_of(player)) {
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
        const std::string line = painting_line(narrator, player, painting.layers);
        const std::string choice = line.substr(letters_width);
        if (std::ranges::find(told, choice) != told.end()) continue;
        if (told.size() == best_shown) break;
        told.push_back(choice);
        out += wrap(line, letters_width);
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
    }
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
    return help_lines(narrator, lines);
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
