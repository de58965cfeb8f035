// What each event makes of a table. An event that was decided (decide.cpp, consequences.cpp) always
// fits; what is checked here all the same keeps a damaged store from becoming a damaged game.
#include <algorithm>
#include <cassert>
#include <chrono>
#include <utility>

#include "online/state.h"
#include "record/names.h"

namespace velatura::online {
namespace {

using rules::Actor;
using rules::Phase;

// The day a game began, for its record: 2026-11-15.
std::string date_of(Time at) {
    using namespace std::chrono;
    const year_month_day day{floor<days>(sys_time<milliseconds>{milliseconds{at}})};
    const auto two = [](unsigned number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    return std::to_string(static_cast<int>(day.year())) + "-" +
           two(static_cast<unsigned>(day.month())) + "-" + two(static_cast<unsigned>(day.day()));
}

class Applier {
  public:
    Applier(TableState& state, const Event& event) : state_(state), event_(event) {}

    bool apply() {
        if (state_.events.empty() != (event_.kind == EventKind::created)) return false;
        if (event_.at < state_.last_time()) return false;
        if (event_.seat && rules::index(*event_.seat) >= state_.chairs.size()) return false;
        switch (event_.kind) {
            case EventKind::created:
                return create();
            case EventKind::sat:
                return sit();
            case EventKind::begun:
                return begin();
            case EventKind::moved:
                return move();
            case EventKind::undone:
                return undo();
            case EventKind::judged:
                return judge();
            case EventKind::undo_asked:
                return ask_undo();
            case EventKind::came:
                return come();
            case EventKind::went:
                return std::erase_if(state_.audience, [this](const Spectator& one) {
                           return one.person == event_.person;
                       }) == 1;
            case EventKind::removed:
                return event_.seat ? remove(state_.chair(*event_.seat)) : remove_spectator();
            case EventKind::voted:
                if (!event_.choice || !state_.tied().contains(*event_.choice)) return false;
                state_.votes[event_.person] = *event_.choice;
                return true;
            case EventKind::undo_declined:
                if (!state_.undo) return false;
                state_.declined[rules::index(state_.undo->seat)] = state_.undo->answers;
                state_.undo.reset();
                return true;
            case EventKind::paused:
                return pause();
            case EventKind::rematched:
                state_.next = event_.table;
                return state_.stage == Stage::over;
            case EventKind::closed:
                return close();
            case EventKind::said:
            case EventKind::reacted:
                return true;
            default:
                return event_.seat && apply_to(state_.chair(*event_.seat));
        }
    }

  private:
    bool create() {
        auto setup = read_setup(*state_.catalog, event_.setup);
        if (!setup || event_.kept.size() > setup->choices.seats.size()) return false;
        for (const std::string& random : {event_.secret, event_.salt, event_.bots}) {
            if (!chance::is_hex(random, chance::secret_digits)) return false;
        }
        state_.setup = *std::move(setup);
        state_.creator = event_.person;
        state_.shuffle = {event_.secret, event_.salt, {}};
        state_.bots = event_.bots;
        for (const record::SeatName& seat : state_.setup.choices.seats) {
            Chair chair;
            if (seat.bot) {
                chair.kind = Chair::Kind::bot;
                chair.level = seat.name;
            }
            state_.chairs.push_back(chair);
        }
        for (std::size_t i = 0; i < event_.kept.size(); ++i)
            state_.chairs[i].kept = event_.kept[i];
        return true;
    }

    // A host gives up what has not begun; who runs the server, anything that is not over.
    bool close() {
        const bool running = state_.stage == Stage::playing || state_.stage == Stage::judging;
        if (state_.stage != Stage::waiting && !(running && event_.yes)) return false;
        state_.stage = Stage::closed;
        state_.undo.reset();
        return true;
    }

    bool sit() {
        if (state_.stage != Stage::waiting || !event_.seat) return false;
        Chair& chair = state_.chair(*event_.seat);
        if (chair.kind != Chair::Kind::open || !record::is_good_name(event_.name)) return false;
        if (!chance::is_hex(event_.nonce, chance::nonce_digits)) return false;
        chair = {};
        chair.kind = Chair::Kind::person;
        chair.person = event_.person;
        chair.name = event_.name;
        chair.nonce = event_.nonce;
        chair.since = state_.number() + 1;
        std::erase_if(state_.audience,
                      [this](const Spectator& one) { return one.person == event_.person; });
        return true;
    }

    bool come() {
        state_.audience.push_back({event_.person, event_.name, state_.number() + 1});
        return true;
    }

    bool begin() {
        if (state_.stage != Stage::waiting) return false;
        record::Choices choices = state_.setup.choices;
        std::vector<std::string> nonces;
        for (std::size_t i = 0; i < state_.chairs.size(); ++i) {
            Chair& chair = state_.chairs[i];
            if (chair.kind == Chair::Kind::open) return false;
            const bool bot = chair.kind == Chair::Kind::bot;
            choices.seats[i] = {bot ? chair.level : chair.name, bot};
            nonces.push_back(bot ? std::string{chance::no_nonce} : chair.nonce);
            chair.left = state_.setup.clock.allowance;
        }
        choices.seed = chance::fair_seed(state_.shuffle.secret, nonces);
        choices.date = date_of(event_.at);
        auto match = record::Match::begin(*state_.catalog, choices);
        if (!match) return false;
        state_.shuffle.nonces = std::move(nonces);
        state_.game.emplace(state_.id, *state_.catalog, *std::move(match));
        state_.stage = Stage::playing;
        state_.begin_turn(event_.at);
        return true;
    }

    bool move() {
        if (state_.stage != Stage::playing || !event_.seat || !event_.move || !event_.answers) {
            return false;
        }
        if (*event_.answers != state_.entries()) return false;
        const auto move = protocol::move_of(state_.catalog->cards, *event_.move);
        if (!move || !state_.game->move(*event_.answers, rules::actor(*event_.seat), *move)) {
            return false;
        }
        // Chance needs nobody's answer: Vincent and rivals act at once.
        while (state_.game->match().awaits_chance()) {
            [[maybe_unused]] const auto tossed = state_.game->advance(state_.entries());
            assert(tossed);
        }
        state_.charge(*event_.seat, event_.at, event_.yes);
        note_position();
        return true;
    }

    // The game stands differently: whoever is to act now has a new turn, questions have lapsed.
    void note_position() {
        state_.undo.reset();
        state_.begin_turn(event_.at);
        const Phase phase = state_.game->match().state().phase;
        if (phase == Phase::over) state_.stage = Stage::over;
        if (phase == Phase::judging) {
            state_.stage = Stage::judging;
            state_.judging_from = state_.number() + 1;
        }
    }

    bool ask_undo() {
        if (state_.stage != Stage::playing || !event_.seat || !event_.answers) return false;
        state_.undo =
            UndoQuestion{*event_.seat, *event_.answers, {}, event_.at + state_.patience()};
        return true;
    }

    bool undo() {
        if (state_.stage != Stage::playing || !event_.seat) return false;
        if (!state_.game->undo(state_.entries(), event_.seat)) return false;
        note_position();
        return true;
    }

    bool judge() {
        if (state_.stage != Stage::judging) return false;
        if (!state_.game->move(state_.entries(), Actor::judge,
                               rules::Move::judge(event_.winners))) {
            return false;
        }
        note_position();
        return true;
    }

    bool pause() {
        if (state_.stage != Stage::playing || state_.paused) return false;
        state_.stop_clock(event_.at);
        state_.paused = true;
        return true;
    }

    void resume() {
        state_.paused = false;
        for (Chair& chair : state_.chairs)
            chair.rests = false;
        state_.start_clock(event_.at);
    }

    void go(Chair& chair, Away why) {
        if (!state_.paused && state_.to_act() == event_.seat) state_.stop_clock(event_.at);
        chair.away = why;
        chair.rests = false;
        if (state_.undo && state_.undo->seat == event_.seat) state_.undo.reset();
    }

    bool apply_to(Chair& chair) {
        const bool person = chair.kind == Chair::Kind::person;
        switch (event_.kind) {
            case EventKind::stood:
                chair = {};
                return person && state_.stage == Stage::waiting;
            case EventKind::chaired:
                if (person || state_.stage != Stage::waiting) return false;
                chair = {};
                if (event_.level.empty()) return true;
                if (!record::is_good_name(event_.level)) return false;
                chair.kind = Chair::Kind::bot;
                chair.level = event_.level;
                return true;
            case EventKind::readied:
                chair.ready = event_.yes;
                return person;
            case EventKind::undo_agreed:
                if (!state_.undo) return false;
                state_.undo->agreed.insert(*event_.seat);
                return person;
            case EventKind::rested:
                chair.rests = event_.yes;
                return person;
            case EventKind::resumed:
                if (!state_.paused) return false;
                resume();
                return true;
            case EventKind::left:
                go(chair, Away::left);
                return person;
            case EventKind::clock_ran_out:
                go(chair, Away::clock);
                return person;
            case EventKind::returned:
                state_.welcome_back(*event_.seat, event_.at, std::exchange(chair.away, Away::no));
                return person;
            default:
                return false;
        }
    }

    bool remove_spectator() {
        state_.removed.push_back(event_.person);
        return std::erase_if(state_.audience, [this](const Spectator& one) {
                   return one.person == event_.person;
               }) == 1;
    }

    bool remove(Chair& chair) {
        if (chair.kind != Chair::Kind::person) return false;
        state_.removed.push_back(chair.person);
        if (state_.stage != Stage::waiting) {
            go(chair, Away::left);
            chair.kind = Chair::Kind::bot;
            chair.level = state_.setup.relief;
            chair.person.clear();
            return true;
        }
        chair = {};
        return true;
    }

    TableState& state_;
    const Event& event_;
};

// Before it is applied: who stands up is at no seat afterwards.
std::string author_of(const TableState& state, const Event& event) {
    if (event.kind == EventKind::chaired) return state.host();
    if (!event.person.empty() || !event.seat || rules::index(*event.seat) >= state.chairs.size()) {
        return event.person;
    }
    return state.chair(*event.seat).person;
}

// What must not fill the table for the others.
void count(TableState& state, const Event& event, const std::string& author) {
    if (author.empty()) return;
    switch (event.kind) {
        case EventKind::said:
        case EventKind::reacted:
            ++state.doings[author].talk;
            if (!event.seat) state.visits.add(event.at, day);
            return;
        case EventKind::came:
            state.visits.add(event.at, day);
            [[fallthrough]];
        case EventKind::sat:
        case EventKind::chaired:
        case EventKind::readied:
        case EventKind::rested:
        case EventKind::resumed:
        case EventKind::returned:
        case EventKind::voted:
            state.doings[author].lately.add(event.at, minute);
            return;
        default:
            return;
    }
}

}  // namespace

std::expected<void, std::string> TableState::apply(Event event) {
    const EventNumber before = entries();
    const std::string author = author_of(*this, event);
    if (!Applier{*this, event}.apply()) {
        std::string what{name_of(event.kind)};
        return std::unexpected{"event " + std::to_string(number() + 1) + " (" + what +
                               ") cannot have happened"};
    }
    count(*this, event, author);
    made.push_back({before, entries()});
    events.push_back(std::move(event));
    return {};
}

}  // namespace velatura::online
