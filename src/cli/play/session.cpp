#include "cli/play/session.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "ai/thinker.h"
#include "chance/fnv.h"
#include "cli/play/answers.h"
#include "cli/review/hint.h"
#include "cli/save_file.h"
#include "cli/terminal/layout.h"
#include "record/text.h"
#include "rules/view.h"

namespace velatura::cli {

using rules::Actor;
using rules::Move;
using rules::Phase;
using rules::Seat;

namespace {

// "2", "1, 2" or "share"; nobody if it is none of these.
rules::SeatSet read_winners(std::string_view line, rules::SeatSet tied) {
    rules::SeatSet winners;
    for (const std::string& word : words_of(plain_signs(line))) {
        if (content::same_word(word, "share")) return tied;
        const int number = number_in(word).value_or(0);
        if (number < 1 || number > int{rules::max_seats}) return {};
        winners.insert(static_cast<Seat>(number - 1));
    }
    return winners;
}

}  // namespace

Sitting::Sitting(const Context& context, Console& console, record::Match match, std::string path)
    : console_(console),
      match_(std::move(match)),
      thinker_(match_.game()),
      narrator_(context, match_),
      board_(narrator_, console.style),
      path_(std::move(path)) {
    assert(match_.can_continue());
}

Sitting::Finish Sitting::run() {
    while (match_.state().phase != Phase::over) {
        if (!take_turn()) return Finish::left;
    }
    for (const std::string& line : news_)
        console_.out << wrap(line, 2);
    if (!path_.empty()) save();
    return Finish::over;
}

bool Sitting::take_turn() {
    const Actor actor = rules::Game::to_act(match_.state());
    if (match_.awaits_chance()) {
        play(actor, match_.next_chance());
    } else if (actor == Actor::judge) {
        return judge();
    } else if (narrator_.is_person(actor)) {
        return person_turn(match_.state().turn);
    } else {
        play(actor, bot_move(match_.state().turn));
    }
    return true;
}

void Sitting::play(Actor by, Move move) {
    [[maybe_unused]] const auto effects = match_.play(by, move);
    assert(effects && "checked before");
    news_.push_back(narrator_.account(match_.positions().back()));
    kept_ = false;
}

Move Sitting::bot_move(Seat seat) {
    const record::SeatName& name = match_.record().header.seats[rules::index(seat)];
    // From the seed and the number of the move: a resumed game continues in the same way.
    chance::Fnv hash;
    hash.add(match_.record().header.seed)
        .add(" bot ")
        .add(std::to_string(match_.positions().size()));
    chance::FastRandom random{hash.value()};
    const auto level = ai::level_named(name.name).value_or(ai::Level::journeyman);
    return thinker_.choose(
        level, rules::view_for(match_.game(), match_.state(), match_.deck(), seat), {}, random);
}

std::size_t Sitting::people() const {
    return static_cast<std::size_t>(
        std::ranges::count(match_.record().header.seats, false, &record::SeatName::bot));
}

void Sitting::say(std::string_view key, std::initializer_list<words::Param> params) {
    console_.out << wrap(narrator_.text(key, params));
}

// Between people who must not see each other's cards.
void Sitting::draw_curtain(Seat seat) {
    const bool secrets = match_.game().setup().hidden_hands || match_.game().has_signatures() ||
                         match_.state().phase == Phase::painters;
    if (!secrets || people() < 2 || at_keyboard_ == seat) return;
    if (at_keyboard_) console_.clear();  // before the first turn there is nothing to hide
    console_.ask(wrap(narrator_.text("cli.play.curtain", {{"seat", narrator_.seat(seat)}})));
    console_.clear();
}

void Sitting::show_table(Seat seat) {
    console_.out << '\n'
                 << board_.draw(
                        rules::view_for(match_.game(), match_.state(), match_.deck(), seat).table,
                        seat);
}

std::string Sitting::choices_line() const {
    const rules::Game& game = match_.game();
    if (match_.state().phase == Phase::painters) {
        return narrator_.text("cli.prompt.keep") + " | " + narrator_.text("cli.prompt.help");
    }
    const rules::Player& player = match_.state().player(match_.state().turn);
    std::string line;
    const auto add = [&](const std::string& text) { line += (line.empty() ? "" : " | ") + text; };
    std::string range;
    for (const rules::Row row : rules::each_row) {
        const std::size_t takes = game.takes(match_.state(), player, row);
        const std::size_t first = rules::row_places * rules::index(row) + 1;
        if (takes == 0) continue;
        if (!range.empty()) range += ", ";
        range += std::to_string(first);
        if (takes > 1) range += '-' + std::to_string(first + takes - 1);
    }
    const bool takes = !range.empty();
    const bool paints = player.hand_size >= rules::layers_in_painting;
    if (takes) add(narrator_.text("cli.prompt.take", {{"range", range}}));
    if (paints) add(narrator_.text(takes ? "cli.prompt.paint" : "cli.prompt.must_paint"));
    if (!takes && !paints) add(narrator_.text("cli.prompt.pass"));
    add(narrator_.text("cli.prompt.help"));
    return line;
}

bool Sitting::person_turn(Seat seat) {
    if (!path_.empty()) save();
    draw_curtain(seat);
    at_keyboard_ = seat;
    show_table(seat);
    for (const std::string& line : news_)
        console_.out << wrap(line, 2);
    news_.clear();
    if (match_.state().phase == Phase::painters) {
        say("cli.play.choose_painter");
        console_.out << painters_text(narrator_, match_.state().player(seat));
    }
    while (true) {
        console_.out << wrap(choices_line());
        const auto line = console_.ask(console_.style.strong(narrator_.seat(seat) + ">") + ' ');
        if (!line) {
            leave();
            return false;
        }
        const Next next = answer(read_entry(*line), seat);
        if (next != Next::same_person) return next == Next::go_on;
    }
}

Sitting::Next Sitting::answer(const Typed& typed, Seat seat) {
    const rules::GameState table =
        rules::view_for(match_.game(), match_.state(), match_.deck(), seat).table;
    std::ostream& out = console_.out;
    switch (typed.kind) {
        case Typed::Kind::take:
            return take(typed.number);
        case Typed::Kind::paint:
            return paint(typed, seat, false);
        case Typed::Kind::try_painting:
            return paint(typed, seat, true);
        case Typed::Kind::pass:
            return make(Move::pass());
        case Typed::Kind::undo:
            return take_back();
        case Typed::Kind::quit:
            return leave();
        case Typed::Kind::save:
            save_as(typed.rest);
            break;
        case Typed::Kind::best:
            out << best_paintings_text(narrator_, table.player(seat));
            break;
        case Typed::Kind::hint:
            hint();
            break;
        case Typed::Kind::moves:
            out << legal_moves_text(narrator_);
            break;
        case Typed::Kind::log:
            out << log_text(narrator_);
            break;
        case Typed::Kind::rules:
            out << rules_text(narrator_, typed.rest);
            break;
        case Typed::Kind::look: {
            const int number = typed.number.value_or(static_cast<int>(rules::index(seat)) + 1);
            if (number < 1 || static_cast<std::size_t>(number) > match_.game().seats()) {
                say("cli.entry.no_such_seat", {{"n", match_.game().seats()}});
            } else {
                out << board_.draw_seat(table, static_cast<Seat>(number - 1));
            }
            break;
        }
        case Typed::Kind::flip:
            if (const auto card = read_card(narrator_, table, seat, typed.rest)) {
                out << board_.draw_faces(*card);
            } else {
                out << wrap(card.error().text);
            }
            break;
        case Typed::Kind::board:
            show_table(seat);
            break;
        case Typed::Kind::help:
            out << help_text(narrator_) << board_.legend();
            break;
        case Typed::Kind::nothing:
            break;
        case Typed::Kind::unknown:
            say("cli.entry.unknown");
            break;
    }
    return Next::same_person;
}

// The first one marks the game, so it is asked for twice.
void Sitting::hint() {
    if (!match_.is_helped() && !std::exchange(told_of_help_, true)) {
        say("cli.play.hint_marks");
        return;
    }
    match_.note_help();
    kept_ = false;
    if (!path_.empty()) save();
    console_.out << hint_text(narrator_, find_hint(thinker_, match_, match_.state(), {}),
                              match_.positions().size() - 1);
}

Sitting::Next Sitting::make(Move move) {
    const Actor actor = rules::Game::to_act(match_.state());
    if (const auto legal = match_.game().check(match_.state(), actor, move); !legal) {
        console_.out << wrap(narrator_.context().problem(legal.error()).text);
        return Next::same_person;
    }
    play(actor, move);
    return Next::go_on;
}

// The rows are numbered on: 1 to 5, then 6 to 10.
Sitting::Next Sitting::take(std::optional<int> number) {
    const int n = number.value_or(0) - 1;
    if (match_.state().phase == Phase::painters) {
        // A number that is none of theirs is for the rules to refuse.
        return make(Move::keep(static_cast<std::uint8_t>(n >= 0 && n < 2 ? n : 2)));
    }
    constexpr int places = rules::row_places;
    const auto rows = static_cast<int>(match_.game().rows());
    if (n < 0 || n >= places * rows ||
        n % places >= match_.state().rows[static_cast<std::size_t>(n / places)].size) {
        say("refusal.no_such_position");
        return Next::same_person;
    }
    return make(Move::take(static_cast<rules::Position>(n % places + 1),
                           static_cast<rules::Row>(n / places)));
}

std::optional<rules::Layers> Sitting::with_stars(const NamedPainting& named, Seat seat,
                                                 bool only_try) {
    constexpr std::size_t most_choices = 9;
    rules::Layers layers = named.layers;
    const std::size_t shown = rules::stars_in(match_.game().cards().read(layers, 0).blended);
    if (named.stars.size() != shown && (!named.stars.empty() || shown == 0)) {
        say(named.stars.size() < shown ? "cli.entry.too_few_stars" : "cli.entry.too_many_stars",
            {{"n", shown}, {"named", named.stars.size()}});
        return std::nullopt;
    }
    for (std::size_t n = 0; n < named.stars.size(); ++n)
        layers.stars.set(n, named.stars[n]);
    if (shown == 0 || !named.stars.empty()) return layers;

    const rules::Player& player = match_.state().player(seat);
    std::vector<rules::Layers> choices = star_choices(narrator_, player, layers);
    if (only_try || choices.size() == 1) return choices.front();
    choices.resize(std::min(choices.size(), most_choices));
    console_.out << star_choices_text(narrator_, player, choices);
    while (true) {
        const auto line = console_.ask(
            wrap(narrator_.text("cli.play.choose_stars", {{"n", choices.size()}})) + "> ");
        if (!line) return std::nullopt;
        const std::string typed = plain_signs(*line);
        if (typed.empty()) return choices.front();
        if (typed == "0") return std::nullopt;
        const auto number = number_in(typed);
        if (number && *number >= 1 && static_cast<std::size_t>(*number) <= choices.size()) {
            return choices[static_cast<std::size_t>(*number) - 1];
        }
    }
}

Sitting::Next Sitting::paint(const Typed& typed, Seat seat, bool only_try) {
    const rules::Player& player = match_.state().player(seat);
    if (player.hand_size < rules::layers_in_painting) {
        say("refusal.too_few_cards");
        return Next::same_person;
    }
    const auto named = read_painting(narrator_, player, typed);
    if (!named) {
        console_.out << wrap(named.error().text);
        return Next::same_person;
    }
    // A number without a seat becomes one past the last, which the rules refuse.
    const auto backgrounds = static_cast<int>(match_.game().cards().backgrounds());
    const bool known = !typed.number || (*typed.number >= 1 && *typed.number <= backgrounds);
    const rules::BackgroundId background =
        typed.number ? static_cast<rules::BackgroundId>(known ? *typed.number - 1 : backgrounds)
                     : player.backgrounds_left().front();
    // What the rules refuse whatever is named for ★ is told before anybody is asked for it.
    if (const auto legal = match_.game().check_faces(player, named->layers); !legal) {
        console_.out << wrap(narrator_.context().problem(legal.error()).text);
        return Next::same_person;
    }
    const auto layers = with_stars(*named, seat, only_try);
    if (!layers) return Next::same_person;
    const Move move = Move::paint(*layers, background);
    if (!only_try) return make(move);
    if (const auto legal = match_.game().check(match_.state(), rules::actor(seat), move); !legal) {
        return make(move);  // says why not
    }
    console_.out << board_.draw_painting(player, *layers);
    return Next::same_person;
}

// Back to the last choice a person made, undoing what computer players and Vincent did since.
Sitting::Next Sitting::take_back() {
    const auto by_person = [&](const record::Match::Snapshot& position) {
        return narrator_.is_person(match_.record().entries[position.entry].by);
    };
    if (std::ranges::none_of(match_.positions().subspan(1), by_person)) {
        say("cli.play.nothing_to_undo");
        return Next::same_person;
    }
    bool person = false;
    while (!person) {
        person = by_person(match_.positions().back());
        match_.undo();
    }
    kept_ = false;
    news_ = {narrator_.text("cli.play.undone", {{"seat", narrator_.seat(match_.state().turn)}})};
    return Next::go_on;
}

bool Sitting::save() {
    const auto written = write_file(narrator_.context(), path_,
                                    record::write(narrator_.context().catalog, match_.record()));
    kept_ = written.has_value();
    if (!written) console_.out << wrap(written.error().text);
    return kept_;
}

void Sitting::save_as(const std::string& path) {
    if (path.empty() && path_.empty()) {
        say("cli.play.save_where");
        return;
    }
    if (!path.empty() && (path_.empty() || !same_file(path, path_))) {
        if (const auto free = check_save_path(narrator_.context(), path); !free) {
            console_.out << wrap(free.error().text);
            return;
        }
        const std::string before = std::exchange(path_, path);
        if (!save()) {
            path_ = before;
            return;
        }
    } else if (!save()) {
        return;
    }
    say("cli.play.saved", {{"path", path_}});
}

Sitting::Next Sitting::leave() {
    if (!path_.empty() && save()) {
        say("cli.play.left");
        console_.out << "  " << resume_command(narrator_.context(), path_) << '\n';
        return Next::leave;
    }
    while (!kept_) {
        const auto line = console_.ask(wrap(narrator_.text("cli.play.ask_save")) + "> ");
        if (!line) break;  // nobody is there to answer
        const std::string typed = plain_signs(*line);
        if (typed == "-") break;
        if (!typed.empty()) save_as(typed);
    }
    return Next::leave;
}

bool Sitting::judge() {
    const rules::SeatSet tied = match_.state().winners;
    if (people() == 0) {
        play(Actor::judge, Move::judge(tied));
        return true;
    }
    if (!path_.empty()) save();
    for (const std::string& line : news_)
        console_.out << wrap(line, 2);
    news_.clear();
    say("event.judgement_awaited", {{"seats", narrator_.seats(tied)}});
    for (std::size_t i = 0; i < match_.game().seats(); ++i) {
        if (!tied.contains(static_cast<Seat>(i))) continue;
        console_.out << pad_left(std::to_string(i + 1), 4) << "  "
                     << narrator_.seat(static_cast<Seat>(i)) << '\n';
    }
    while (true) {
        const auto line = console_.ask(wrap(narrator_.text("cli.play.judge")) + "> ");
        if (!line) {
            leave();
            return false;
        }
        const Typed typed = read_entry(*line);
        switch (typed.kind) {
            case Typed::Kind::help:
                console_.out << judge_help_text(narrator_);
                break;
            case Typed::Kind::rules:
            case Typed::Kind::log:
            case Typed::Kind::undo:
            case Typed::Kind::save:
            case Typed::Kind::quit:
                if (const Next next = answer(typed, match_.state().turn);
                    next != Next::same_person) {
                    return next == Next::go_on;
                }
                break;
            default:
                if (make(Move::judge(read_winners(*line, tied))) == Next::go_on) return true;
        }
    }
}

}  // namespace velatura::cli
