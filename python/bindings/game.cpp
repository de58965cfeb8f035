#include "game.h"

#include <algorithm>

#include "record/describe.h"
#include "record/names.h"
#include "record/text.h"
#include "rules/view.h"

namespace velatura::python {

using rules::index;
using rules::Move;

namespace {

constexpr std::array kinds{"take", "paint", "pass", "judge", "toss", "keep", "reveal"};

std::string describe(const record::RecordError& error) {
    return record::describe(words::Language::en, error);
}
[[noreturn]] void refuse_record(const record::RecordError& error) {
    const auto name = error.rule ? rules::name_of(*error.rule) : record::name_of(error.reason);
    refuse(std::string{name}, describe(error));
}

std::vector<std::string> layers_of(Move move) {
    std::vector<std::string> words;
    if (move.kind() != Move::Kind::paint) return words;
    for (const rules::ArtCardId card : move.layers().cards())
        words.push_back(word_of(card));
    return words;
}

std::vector<int> seats_in(rules::SeatSet set) {
    std::vector<int> seats;
    for (std::size_t i = 0; i < rules::max_seats; ++i) {
        if (set.contains(static_cast<rules::Seat>(i))) seats.push_back(static_cast<int>(i));
    }
    return seats;
}

std::string text_of(Move move) {
    switch (move.kind()) {
        case Move::Kind::take:
            return "take " + std::to_string(index(move.position())) +
                   (move.row() == rules::Row::second ? " of row 2" : "");
        case Move::Kind::paint: {
            std::string text = "paint";
            const auto words = layers_of(move);
            for (std::size_t i = 0; i < words.size(); ++i) {
                text += (i == 0 ? " " : ", ") + words[i];
                if (move.layers().faces.flipped(i)) text += '~';
            }
            return text + " on " + std::to_string(index(move.background()) + 1);
        }
        case Move::Kind::toss:
            return "toss " + std::to_string(move.face_up());
        case Move::Kind::judge: {
            std::string text = "judge";
            for (const int seat : seats_in(move.winners()))
                text += " " + std::to_string(seat);
            return text;
        }
        default:
            return kinds[index(move.kind())];
    }
}

rules::Seat seat_of(const Game& game, int seat) {
    if (seat < 0 || seat >= static_cast<int>(game.match.game().seats())) {
        refuse("no_such_seat", "There is no seat " + std::to_string(seat) + ".");
    }
    return static_cast<rules::Seat>(seat);
}

Game begin(const TableOptions& options, std::optional<int> first, const std::string& seed,
           const std::string& level, std::optional<std::vector<std::string>> names) {
    if (options.players < 1 || options.players > static_cast<int>(rules::max_seats)) {
        refuse(rules::RuleError::seats_out_of_range);
    }
    record::Choices choices;
    for (int i = 0; i < options.players; ++i) {
        const std::string name = names && static_cast<std::size_t>(i) < names->size()
                                     ? (*names)[static_cast<std::size_t>(i)]
                                     : "Player " + std::to_string(i + 1);
        if (!record::is_good_name(name)) refuse("bad_name", "“" + name + "” can't be a name.");
        choices.seats.push_back({name, false});
    }
    if (!record::is_good_value(seed)) {
        refuse("bad_seed", "A seed is a line of text without quotation marks.");
    }
    if (!level.empty() && catalog().find_level(level) == nullptr) {
        refuse("unknown_level", "The level “" + level + "” does not exist.");
    }
    choices.mode = mode_of(options.mode);
    choices.scenario = options.scenario;
    if (!options.scenario.empty() || options.scoring) choices.scoring = scoring_of(options);
    if (options.scenario.empty() && !options.scoring) choices.random_scoring = 4;
    if (!options.scenario.empty()) choices.scenario = catalog().find_scenario(options.scenario)->id;
    if (first) choices.first = static_cast<rules::Seat>(*first);
    choices.level = level;
    choices.hidden_hands = options.hidden_hands;
    choices.seed = seed;
    auto match = record::Match::begin(catalog(), choices);
    if (!match) refuse(match.error());
    return {*std::move(match)};
}

Game from_record(const std::string& text) {
    auto record = record::parse(catalog(), text);
    if (!record) refuse_record(record.error());
    auto match = record::Match::replay(catalog(), *std::move(record));
    if (!match) refuse_record(match.error());
    return {*std::move(match)};
}

std::vector<Game> games_in(const std::string& text) {
    std::vector<Game> games;
    for (const record::GameText& game : record::split_games(text)) {
        auto record = record::parse(catalog(), game.text, game.first_line);
        if (!record) refuse_record(record.error());
        auto match = record::Match::replay(catalog(), *std::move(record));
        if (!match) refuse_record(match.error());
        games.push_back({*std::move(match)});
    }
    return games;
}

void play(Game& game, Move move) {
    const auto by = rules::Game::to_act(game.match.state());
    const auto events = game.match.play(by, move);
    if (!events) refuse(events.error());
}

Move chance(const Game& game) {
    if (game.match.state().phase != rules::Phase::toss) {
        refuse("no_chance", "Chance is not to act: see `actor`.");
    }
    if (!game.match.can_continue()) {
        refuse("unknown_seed", "The game's record does not tell its seed, so chance is unknown.");
    }
    return game.match.next_chance();
}

nb::dict account_of(const Game& game, int seat) {
    const rules::Account account =
        game.match.game().account(game.match.state(), seat_of(game, seat));
    nb::dict lines;
    constexpr std::array colors{"red", "green", "blue", "violet"};
    for (std::size_t place = 0; place < rules::scoring_places; ++place)
        lines[colors[place]] = account.colors[place];
    lines["silver"] = account.silver;
    lines["gold"] = account.gold;
    lines["frames"] = account.frames;
    lines["award"] = account.prize;
    lines["signature"] = account.signature;
    lines["painter"] = account.painter;
    lines["total"] = account.total();
    return lines;
}

nb::object word_or_none(rules::ArtCardId card) {
    if (card == rules::hidden_card) return nb::none();
    return nb::cast(word_of(card));
}

nb::dict player_dict(const rules::Player& player) {
    nb::dict entry;
    nb::list hand;
    for (const rules::ArtCardId card : player.cards_in_hand())
        hand.append(word_or_none(card));
    entry["hand"] = hand;
    entry["tokens"] = player.tokens;
    nb::list ribbons;
    for (const std::uint8_t count : player.ribbons)
        ribbons.append(count);
    entry["ribbons"] = ribbons;
    entry["silver"] = player.silver;
    entry["gold"] = player.gold;
    nb::list paintings;
    for (const rules::Layers& layers : player.finished_paintings()) {
        nb::list words;
        for (const rules::ArtCardId card : layers.cards())
            words.append(word_of(card));
        paintings.append(words);
    }
    entry["paintings"] = paintings;
    return entry;
}

nb::dict view(const Game& game, std::optional<int> seat) {
    std::optional<rules::Seat> viewer;
    if (seat) viewer = seat_of(game, *seat);
    const rules::PlayerView seen =
        rules::view_for(game.match.game(), game.match.state(), game.match.deck(), viewer);
    nb::dict dict;
    nb::list rows;
    for (std::size_t r = 0; r < game.match.game().rows(); ++r) {
        nb::list row;
        const rules::ArtRow& cards = seen.table.rows[r];
        for (std::size_t i = 0; i < cards.size; ++i)
            row.append(nb::make_tuple(word_of(cards.cards[i]), cards.tokens[i]));
        rows.append(row);
    }
    dict["rows"] = rows;
    dict["deck"] = seen.table.deck_left;
    nb::list players;
    for (std::size_t i = 0; i < game.match.game().seats(); ++i)
        players.append(player_dict(seen.table.players[i]));
    dict["players"] = players;
    dict["vincent_tokens"] = seen.table.vincent_tokens;
    dict["supply_tokens"] = seen.table.supply_tokens;
    nb::list unseen;
    for (const rules::ArtCardId card : seen.unseen_cards())
        unseen.append(word_of(card));
    dict["unseen"] = unseen;
    return dict;
}

std::string actor_of(const Game& game) {
    switch (rules::Game::to_act(game.match.state())) {
        case rules::Actor::vincent:
            return "vincent";
        case rules::Actor::rival:
            return "rival";
        case rules::Actor::judge:
            return "judge";
        case rules::Actor::nobody:
            return "nobody";
        default:
            return "seat";
    }
}

rules::ArtCardId card_named(const std::string& word) {
    const auto card = catalog().find_art_card(word);
    if (card) return *card;
    std::string text = "The art card “" + word + "” does not exist.";
    if (const auto meant = catalog().nearest_art_card(word)) {
        text += " Did you mean “" + std::string{*meant} + "”?";
    }
    refuse("unknown_card", text);
}

Move paint(const Game& game, const std::vector<std::string>& layers,
           std::optional<int> background) {
    if (layers.size() != rules::layers_in_painting) {
        refuse("expected_layers", "A painting has three layers, the lowest first.");
    }
    const auto left = game.match.state().player(game.seat_to_act()).backgrounds_left();
    if (left.empty()) refuse(rules::RuleError::background_not_yours);
    rules::BackgroundId on = left.front();
    if (background) {
        if (*background < 1 || *background > 255) {
            refuse(rules::RuleError::background_not_yours);
        }
        on = static_cast<rules::BackgroundId>(*background - 1);
    }
    return Move::paint({card_named(layers[0]), card_named(layers[1]), card_named(layers[2])}, on);
}

Move take(int position, int row) {
    if (position < 1 || position > 255) refuse(rules::RuleError::no_such_position);
    if (row < 1 || row > 2) refuse(rules::RuleError::no_such_row);
    return Move::take(static_cast<rules::Position>(position),
                      rules::each_row[static_cast<std::size_t>(row - 1)]);
}

void bind_move(nb::module_& module) {
    nb::class_<Move>(module, "Move", "One move. Games give them; `take` and `paint` make them.")
        .def_static("take", &take, nb::arg("position"), nb::arg("row") = 1,
                    "Take the card at this position, 1 being free.")
        .def_prop_ro(
            "kind", [](Move move) { return kinds[index(move.kind())]; },
            "take, paint, pass, judge, toss, keep or reveal")
        .def_prop_ro("position",
                     [](Move move) -> std::optional<int> {
                         if (move.kind() != Move::Kind::take) return {};
                         return static_cast<int>(index(move.position()));
                     })
        .def_prop_ro("row",
                     [](Move move) -> std::optional<int> {
                         if (move.kind() != Move::Kind::take) return {};
                         return static_cast<int>(index(move.row())) + 1;
                     })
        .def_prop_ro("layers", &layers_of, "The words of the layers, the lowest first.")
        .def_prop_ro("background",
                     [](Move move) -> std::optional<int> {
                         if (move.kind() != Move::Kind::paint) return {};
                         return static_cast<int>(index(move.background())) + 1;
                     })
        .def("__repr__", [](Move move) { return "<Move: " + text_of(move) + ">"; })
        .def("__str__", &text_of)
        .def("__hash__", [](Move move) { return std::hash<std::string>{}(text_of(move)); })
        .def(nb::self == nb::self);
}

}  // namespace

std::string word_of(rules::ArtCardId card) {
    return std::string{catalog().word(card)};
}

nb::object move_object(Move move) {
    return nb::cast(move);
}

rules::Seat Game::seat_to_act() const {
    const rules::Phase phase = match.state().phase;
    if (phase != rules::Phase::turn && phase != rules::Phase::painters) {
        refuse("no_seat_to_act", "No seat is to act: see `actor`.");
    }
    return match.state().turn;
}

void bind_game(nb::module_& module) {
    bind_move(module);
    nb::class_<Game>(module, "Game",
                     "A game that is played move by move and can be written as a record. A seed "
                     "always deals the "
                     "same game, as `velatura play --seed` does.")
        .def(
            "__init__",
            [](Game* self, int players, const std::string& mode,
               std::optional<std::vector<std::string>> scoring, const std::string& scenario,
               std::optional<int> first, const std::string& seed, const std::string& level,
               bool hidden_hands, std::optional<std::vector<std::string>> names) {
                new (self) Game(begin({.players = players,
                                       .mode = mode,
                                       .scoring = std::move(scoring),
                                       .scenario = scenario,
                                       .first = 0,
                                       .goal = 0,
                                       .hidden_hands = hidden_hands},
                                      first, seed, level, std::move(names)));
            },
            nb::kw_only(), nb::arg("players") = 2, nb::arg("mode") = "standard",
            nb::arg("scoring") = nb::none(), nb::arg("scenario") = "",
            nb::arg("first") = nb::none(), nb::arg("seed") = "1", nb::arg("level") = "",
            nb::arg("hidden_hands") = false, nb::arg("names") = nb::none(),
            "Without `scoring` or `scenario` four scoring cards are drawn from the seed, and so is "
            "the "
            "first seat without `first`.")
        .def_static("from_record", &from_record, nb::arg("text"), "The game of a record.")
        .def_static("games_in", &games_in, nb::arg("text"), "All games of a text with several.")
        .def(
            "record",
            [](const Game& game) { return record::write(catalog(), game.match.record()); },
            "The game as a record: what the program's files contain.")
        .def(
            "verify",
            [](const Game& game) {
                if (const auto ok = game.match.verify(); !ok) refuse_record(ok.error());
            },
            "Checks every card and toss against the seed.")
        .def("clone", [](const Game& game) { return Game{game.match}; })
        .def("__copy__", [](const Game& game) { return Game{game.match}; })
        .def(
            "__deepcopy__", [](const Game& game, const nb::dict&) { return Game{game.match}; },
            nb::arg("memo"))
        .def_prop_ro("players", [](const Game& game) { return game.match.game().seats(); })
        .def_prop_ro("actor", &actor_of, "seat, vincent, rival, judge or nobody")
        .def_prop_ro(
            "seat",
            [](const Game& game) -> std::optional<int> {
                if (actor_of(game) != "seat") return {};
                return static_cast<int>(index(game.match.state().turn));
            },
            "The seat to act, counted from 0; None if no seat is.")
        .def_prop_ro(
            "over", [](const Game& game) { return game.match.state().phase == rules::Phase::over; })
        .def_prop_ro(
            "winners", [](const Game& game) { return seats_in(game.match.state().winners); },
            "The seats that won; while the judge decides, those tied.")
        .def(
            "moves",
            [](const Game& game) {
                std::vector<Move> moves;
                for (const Move move : game.match.game().legal_moves(game.match.state()))
                    moves.push_back(move);
                return moves;
            },
            "All legal moves, in a fixed order.")
        .def("paint", &paint, nb::arg("layers"), nb::arg("background") = nb::none(),
             "The move that completes a painting of these cards, the lowest first.")
        .def("play", &play, nb::arg("move"), "Plays a move of whoever is to act.")
        .def("chance", &chance, "What chance brings next by the game's seed: a move to play.")
        .def(
            "share", [](Game& game) { play(game, Move::judge(game.match.state().winners)); },
            "Ends a tie: the tied seats share the win.")
        .def(
            "undo", [](Game& game) { return game.match.undo(); },
            "Takes back the last move; False if there is none.")
        .def(
            "points",
            [](const Game& game, int seat) {
                return game.match.game().points(game.match.state(), seat_of(game, seat));
            },
            nb::arg("seat"))
        .def("account", &account_of, nb::arg("seat"), "Where a seat's points come from.")
        .def_prop_ro("ranks",
                     [](const Game& game) {
                         const auto ranks = game.match.game().ranks(game.match.state());
                         return std::vector<int>(ranks.begin(),
                                                 ranks.begin() + static_cast<std::ptrdiff_t>(
                                                                     game.match.game().seats()));
                     })
        .def_prop_ro(
            "scoring",
            [](const Game& game) {
                std::vector<std::optional<std::string>> names;
                for (const auto id : game.match.game().setup().scoring) {
                    if (id == rules::no_scoring_card)
                        names.emplace_back();
                    else
                        names.emplace_back(std::string{catalog().name(id)});
                }
                return names;
            },
            "The scoring cards: red, green, blue, violet.")
        .def("view", &view, nb::arg("seat") = nb::none(),
             "What this seat may know, or a spectator: rows, players, cards not seen yet.");
}

}  // namespace velatura::python
