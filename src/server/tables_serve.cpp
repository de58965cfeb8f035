// What is said to a table, what becomes of it, and who is told.
#include <tuple>

#include "protocol/fields.h"
#include "server/log.h"
#include "server/room.h"

namespace velatura::server {
namespace {

using protocol::Answers;
using protocol::MessageError;
using protocol::OnlineCommand;
using protocol::OnlineQuestion;
using protocol::refusal;

constexpr int most_tries = 20;  // in a row somebody else was first

bool is_table_id(std::string_view id) {
    return chance::is_hex(id, Tables::id_digits);
}

Refusal other_protocol() {
    return refusal(MessageError::other_protocol).with("protocol", newest_protocol);
}

// All that is checked before is what can be kept, but for whether there is such a person.
bool is_refused(const store::Result<store::Appended>& outcome) {
    return !outcome && outcome.error().reason == store::StoreFault::refused;
}

}  // namespace

void Tables::refuse(const Room* room, const Asker& asker, const Refusal& why) {
    parts_.metrics.refused(why.key);
    Answers answers{asker.re};
    room != nullptr ? room->table.write_refusal(answers, why) : answers.refuse(why);
    asker.answer(std::move(answers).text());
}

// What the store has for an answer instead of yes.
void Tables::not_kept(const Room* room, const Asker& asker,
                      const store::Result<store::Appended>& outcome) {
    const bool unknown = is_refused(outcome);
    if (!outcome && !unknown) note(outcome.error());
    refuse(room, asker,
           refusal(unknown ? MessageError::unknown_person : MessageError::unavailable));
    if (unknown) callbacks_.doubtful(asker.person);
}

void Tables::host(Asker asker, const Json& message) {
    if (finishing_) return refuse(nullptr, asker, refusal(MessageError::unavailable));
    const bool boxes = protocol::find(message, "boxes") != nullptr ||
                       protocol::text_of(message, "mode") == "automa";
    if (boxes && asker.protocol < protocol_with_boxes) {
        return refuse(nullptr, asker, other_protocol());
    }
    const online::Fresh fresh = this->fresh();
    auto event = OnlineTable::host(parts_.catalog, message, asker.person, now(), fresh);
    if (!event) return refuse(nullptr, asker, event.error());
    auto table = std::make_shared<OnlineTable>(fresh.table, parts_.catalog);
    if (!table->apply(*std::move(event)))
        return refuse(nullptr, asker, refusal(MessageError::unavailable));
    // Before the asker is moved away: arguments have no order.
    auto append = append_of(*table, 1, asker.person, {});
    ++under_way_;
    parts_.store.append(
        std::move(append),
        here([this, table, asker = std::move(asker)](const store::Result<store::Appended>& kept) {
            if (!kept || *kept != store::Appended::yes) return not_kept(nullptr, asker, kept);
            ++parts_.metrics.events;
            Room& made = room(table->id());
            made.table = std::move(*table);
            made.stale = false;
            made.told = made.table.number();
            watch(made, asker);
            Answers answers{asker.re};
            made.table.write_table(answers, asker.person, now(), asker.language);
            asker.answer(std::move(answers).text());
            settle(made);
        }));
}

void Tables::ask(Asker asker, const std::string& table, Json message) {
    if (finishing_) return refuse(nullptr, asker, refusal(MessageError::unavailable));
    if (!is_table_id(table)) {
        return refuse(nullptr, asker, refusal(MessageError::unknown_table).with("table", table));
    }
    const auto fail = [this, asker](const Refusal& why) { refuse(nullptr, asker, why); };
    add(room(table), {.run = [this, asker = std::move(asker), message = std::move(message)](
                                 Room& at) { serve(at, asker, message); },
                      .fail = fail});
}

void Tables::record(const std::string& table, std::string person,
                    const std::function<void(Downloaded)>& done) {
    if (!is_table_id(table)) {
        return done(std::unexpected{refusal(MessageError::unknown_table).with("table", table)});
    }
    add(room(table),
        {.run =
             [person = std::move(person), done](Room& at) {
                 if (!at.table.may_see(person)) {
                     return done(std::unexpected{refusal(MessageError::no_spectators)});
                 }
                 if (!at.table.state().game) {
                     return done(std::unexpected{refusal(MessageError::not_running)});
                 }
                 done(at.table.record());
             },
         .fail = [done](const Refusal& why) { done(std::unexpected{why}); }});
}

void Tables::serve(Room& room, const Asker& asker, const Json& message) {
    if (!OnlineTable::changes(message)) {
        const bool sync = protocol::type_of<OnlineQuestion>(message) == OnlineQuestion::sync;
        if (sync && room.table.has_boxes() && asker.protocol < protocol_with_boxes) {
            return refuse(&room, asker, other_protocol());
        }
        Answers answers{asker.re};
        const auto done = room.table.answer(answers, message, asker.person, now(), asker.language);
        if (!done) return refuse(&room, asker, done.error());
        if (sync) watch(room, asker);
        return asker.answer(std::move(answers).text());
    }
    const bool rematch = protocol::type_of<OnlineCommand>(message) == OnlineCommand::rematch;
    const online::Fresh fresh = rematch ? this->fresh() : online::Fresh{};
    auto decided = room.table.decide(message, asker.person, now(), fresh);
    if (!decided) return refuse(&room, asker, decided.error());
    if (!decided->event) return answer_events(room, asker, decided->first, decided->last);
    if (decided->new_table) {
        return keep_next_table(room, asker, fresh.table, *std::move(decided->new_table),
                               *std::move(decided->event));
    }
    commit(room, std::move(decided->event), &asker);
}

void Tables::answer_events(Room& room, const Asker& asker, EventNumber first, EventNumber last) {
    Answers answers{asker.re};
    room.table.write_events(answers, first, last, asker.person, now(), asker.language);
    asker.answer(std::move(answers).text());
}

void Tables::watch(Room& room, const Asker& asker) {
    Watcher* const viewer = asker.session == 0 ? nullptr : callbacks_.viewer(asker.session);
    if (viewer == nullptr) return;
    room.watchers.insert(asker.session);
    viewer->tables.insert(room.id());
}

void Tables::unwatch(Watcher& viewer, const std::string& table) {
    viewer.tables.erase(table);
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) return;
    found->second->watchers.erase(viewer.session);
    found->second->used = now();
}

void Tables::unwatch_all(Watcher& viewer) {
    for (const std::string& table : std::set{viewer.tables})
        unwatch(viewer, table);
}

// To everybody an own version; who would be told the same gets the same text.
void Tables::tell(Room& room, EventNumber first, EventNumber last, SessionId except) {
    using Version = std::tuple<std::optional<rules::Seat>, bool, bool, bool, words::Language>;
    std::map<Version, SharedText> versions;
    const online::TableState& state = room.table.state();
    const auto watchers = room.watchers;
    for (const SessionId session : watchers) {
        Watcher* const viewer = callbacks_.viewer(session);
        if (viewer == nullptr || session == except) continue;
        const std::string& person = viewer->person;
        if (!room.table.may_see(person)) {
            unwatch(*viewer, room.id());
            Answers answers;
            room.table.write_refusal(answers, refusal(MessageError::no_spectators));
            callbacks_.tell(session, text(std::move(answers).text()));
            continue;
        }
        SharedText& version = versions[{
            state.seat_of(person), !person.empty() && person == state.host(),
            state.spectator(person) != nullptr, state.has_vote(person), viewer->language}];
        if (!version) {
            Answers answers;
            const bool whole = first == 0 || last - first >= OnlineTable::most_told;
            whole ? room.table.write_table(answers, person, now(), viewer->language)
                  : room.table.write_events(answers, first, last, person, now(), viewer->language);
            version = text(std::move(answers).text());
        }
        callbacks_.tell(session, version);
    }
}

void Tables::commit(Room& room, std::optional<online::Event> event, const Asker* asker) {
    const EventNumber first = room.table.number() + 1;
    const Roles before = roles_of(room.table);
    const Time time = now();
    for (auto next = event ? std::move(event) : room.table.due(time); next;
         next = room.table.due(time)) {
        if (const auto applied = room.table.apply(*std::move(next)); !applied) {
            parts_.world.note("event=impossible reason=" + quoted(applied.error()));
            room.stale = room.wrong = true;
            if (asker != nullptr) refuse(nullptr, *asker, refusal(MessageError::unavailable));
            return;
        }
    }
    if (room.table.number() < first) return arm(room);  // not yet: the clock was set back
    const std::string author = asker == nullptr ? "" : asker->person;
    room.busy = true;
    room.append_began = std::chrono::steady_clock::now();
    ++under_way_;
    parts_.store.append(
        append_of(room.table, first, author, before),
        here([this, &room, first, who = asker == nullptr ? std::nullopt : std::optional{*asker}](
                 const store::Result<store::Appended>& outcome) {
            committed(room, outcome, first, who);
        }));
}

void Tables::committed(Room& room, const store::Result<store::Appended>& outcome, EventNumber first,
                       const std::optional<Asker>& asker) {
    room.busy = false;
    if (outcome && *outcome == store::Appended::yes) {
        room.tries = 0;
        const EventNumber last = room.told = room.table.number();
        parts_.metrics.events += last - first + 1;
        parts_.metrics.append.add(std::chrono::steady_clock::now() - room.append_began);
        if (asker) answer_events(room, *asker, first, last);
        tell(room, first, last, asker ? asker->session : 0);
        settle(room);
        return pump(room);
    }
    // What was applied is not what is kept, or nobody knows: read it all, and think again. Where
    // the store fails, later.
    room.stale = room.wrong = true;
    if (asker && is_refused(outcome)) {
        not_kept(nullptr, *asker, outcome);
        return pump(room);
    }
    room.jobs.push_front(std::move(room.current));
    if (outcome) ++parts_.metrics.conflicts;
    if (outcome && ++room.tries <= most_tries) return pump(room);
    room.tries = 0;
    outcome ? fail(room, refusal(MessageError::unavailable)) : fail(room, outcome.error());
}

// The next game's table first: whoever reads of it must find it.
void Tables::keep_next_table(Room& room, const Asker& asker, const std::string& id,
                             online::Event first, online::Event event) {
    OnlineTable next{id, parts_.catalog};
    if (!next.apply(std::move(first)))
        return refuse(&room, asker, refusal(MessageError::unavailable));
    room.busy = true;
    ++under_way_;
    parts_.store.append(append_of(next, 1, asker.person, {}),
                        here([this, &room, asker, event = std::move(event)](
                                 const store::Result<store::Appended>& kept) {
                            room.busy = false;
                            if (kept && *kept == store::Appended::yes) {
                                commit(room, event, &asker);
                            } else {
                                not_kept(&room, asker, kept);
                            }
                            pump(room);
                        }));
}

void Tables::settle(Room& room) {
    arm(room);
    think(room);
    std::vector<std::string> people = room.table.people();
    people.push_back(room.table.state().creator);
    callbacks_.changed(room.table.listed(), people);
}

void Tables::think(Room& room) {
    const auto wanted = finishing_ ? std::nullopt : room.table.to_think();
    if (room.unwanted) {
        if (wanted && room.thought_answers == wanted->answers) return;
        *room.unwanted = true;
        room.unwanted.reset();
    }
    const auto level = wanted ? ai::level_named(wanted->level) : std::nullopt;
    if (!level) return;
    room.unwanted = std::make_shared<std::atomic<bool>>(false);
    room.thought_answers = wanted->answers;
    parts_.thinkers.think(
        {.whose = room.table.state().creator,
         .level = *level,
         .seed = wanted->seed,
         .view = wanted->view,
         .game = *wanted->game,
         .unwanted = room.unwanted,
         .done = [this, world = &parts_.world, alive = alive_, id = room.id(),
                  answers = wanted->answers, unwanted = room.unwanted](rules::Move move) {
             world->post([=, this] {
                 if (*alive && !*unwanted) thought(id, answers, move);
             });
         }});
}

void Tables::thought(const std::string& id, EventNumber answers, rules::Move move) {
    Room& at = room(id);  // it is there: what is not is unwanted
    at.unwanted.reset();
    if (finishing_) return;
    add(at, {.run =
                 [this, answers, move](Room& one) {
                     auto decided = one.table.decide_thought(answers, move, now());
                     if (!decided) return think(one);
                     ++parts_.metrics.thoughts;
                     commit(one, std::move(decided->event), nullptr);
                 },
             .fail = {}});
}

}  // namespace velatura::server
