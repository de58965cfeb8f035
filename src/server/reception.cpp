#include "server/reception.h"

#include "protocol/fields.h"
#include "server/session.h"
#include "table/questions.h"

namespace velatura::server {
namespace {

using protocol::Answers;
using protocol::FromOnline;
using protocol::MessageError;
using protocol::OnlineCommand;
using protocol::OnlineQuestion;
using protocol::refusal;
using protocol::text_or_none;
using protocol::ToServer;
namespace messages = protocol::messages;

constexpr std::chrono::seconds outside_pause{1};
constexpr int patience = 100;  // messages beyond the credits, then it is no accident

// Of a message that has not passed the check; what is no id is not repeated.
std::optional<std::int64_t> good_id(const Json& message) {
    const Json* const id = protocol::find(message, "id");
    if (id == nullptr || !protocol::check(*id, "Id")) return std::nullopt;
    return id->whole;
}

// Of any message, before the check.
double cost_of(const Json& message) {
    if (const auto type = protocol::type_of<ToServer>(message)) {
        if (*type == ToServer::host) return 5;
        if (*type == ToServer::tables || *type == ToServer::hello) return 2;
    }
    if (const auto type = protocol::type_of<OnlineQuestion>(message)) {
        if (*type == OnlineQuestion::orders || *type == OnlineQuestion::positions) return 4;
    }
    return 1;
}

}  // namespace

Reception::Reception(const Parts& parts)
    : parts_(parts),
      people_(parts.store, parts.world),
      credits_(parts.allowances.address),
      newcomers_(parts.allowances.newcomers),
      new_tables_(parts.allowances.new_tables),
      tables_({parts.catalog, parts.store, parts.thinkers, parts.world, parts.metrics},
              {.tell = [this](SessionId id, const SharedText& list) { send(id, list); },
               .viewer =
                   [this](SessionId id) {
                       Session* const session = find(id);
                       return session == nullptr ? nullptr : &session->viewer;
                   },
               .changed =
                   [this](bool lobby, const std::vector<std::string>& people) {
                       if (lobby) lobby_changed();
                       for (const std::string& person : people)
                           own_changed(person);
                   },
               .elsewhere = [this](const std::string& table) { changed_elsewhere(table); },
               .doubtful = [this](const std::string& person) { doubt(person); }}) {
    read_announcement();
    look_outside();
}

Reception::~Reception() {
    *alive_ = false;
}

Reception::Session* Reception::find(SessionId id) {
    const auto found = sessions_.find(id);
    return found == sessions_.end() ? nullptr : found->second.get();
}

// ---- Connections ----

bool Reception::allows(const std::string& place, double cost) {
    return credits_.take(place, cost, parts_.world.steady());
}

bool Reception::allows_newcomer(const std::string& place) {
    return newcomers_.take(place, 1, parts_.world.steady());
}

bool Reception::allows_table(const std::string& place) {
    return new_tables_.take(place, 1, parts_.world.steady());
}

std::optional<SessionId> Reception::connect(Line& line, std::string from) {
    if (finished_ || !allows(from, 1)) return {};
    const bool few = connections_.enter(from, parts_.allowances.connections);
    if (!few || (sessions_.size() >= parts_.allowances.sockets && !make_room())) {
        connections_.leave(from);
        return {};
    }
    const SessionId id = ++last_session_;
    sessions_.emplace(
        id, std::make_unique<Session>(Session{.viewer = {.session = id},
                                              .line = &line,
                                              .address = std::move(from),
                                              .credits = Credits{parts_.allowances.connection}}));
    ++parts_.metrics.connections;
    silent_.insert(id);
    expect_hello(id);
    return id;
}

void Reception::expect_hello(SessionId id) {
    parts_.world.after(parts_.hello, [this, alive = alive_, id] {
        if (!*alive || !silent_.contains(id)) return;
        Session& session = *find(id);
        if (session.identifying) return expect_hello(id);  // the store is slow, not the client
        session.line->close(Farewell::policy);
    });
}

bool Reception::make_room() {
    SessionId id = 0;
    if (!silent_.empty()) {
        id = *silent_.begin();
    } else if (!nameless_.empty()) {
        id = *nameless_.begin();
    } else {
        const auto idle = std::ranges::min_element(sessions_, {}, [](const auto& one) {
            return std::pair{!one.second->viewer.tables.empty(), one.first};
        });
        if (idle == sessions_.end() || !idle->second->viewer.tables.empty()) return false;
        id = idle->first;
    }
    ++parts_.metrics.evicted;
    Line* const line = find(id)->line;
    disconnect(id);  // at once: there must be room now
    line->cut();
    return true;
}

void Reception::disconnect(SessionId id) {
    Session* const session = find(id);
    if (session == nullptr) return;
    tables_.unwatch_all(session->viewer);
    watch_own(*session, false);
    connections_.leave(session->address);
    silent_.erase(id);
    nameless_.erase(id);
    sessions_.erase(id);
    --parts_.metrics.connections;
}

void Reception::nudge(SessionId id) {
    if (Session* const session = find(id)) may_say(*session, 1);
}

std::set<std::string> Reception::people_here() const {
    std::set<std::string> people;
    for (const auto& [id, session] : sessions_)
        people.insert(session->viewer.person);
    people.erase("");
    return people;
}

// Who is in the lobby depends on it.
void Reception::see_all() {
    const std::set<std::string> people = people_here();
    if (!people.empty()) people_.see({people.begin(), people.end()});
    lobby_changed();
}

void Reception::dismiss(const std::string& person) {
    for (const auto& [id, session] : sessions_) {
        if (session->viewer.person == person) session->line->close(Farewell::policy);
    }
}

void Reception::erased(const std::string& person) {
    constexpr std::size_t most_remembered = 10'000;
    if (erased_.size() >= most_remembered) erased_.clear();
    erased_.insert(person);
    dismiss(person);
    tables_.erased(person);
}

// Were they erased or banned while nobody told us?
void Reception::doubt(const std::string& person) {
    people_.check(person, [this, alive = alive_, person](People::Unwelcome why) {
        if (!*alive) return;
        why == People::Unwelcome::gone ? erased(person) : dismiss(person);
    });
}

void Reception::news(const store::News& news) {
    if (!news.erased.empty()) return erased(news.erased);
    tables_.news(news);
    if (!news.table.empty()) return;
    for (const std::string& person : people_here())
        doubt(person);
    read_announcement();
}

// ---- Who runs the server ----

void Reception::look_outside() {
    parts_.store.outside([this, world = &parts_.world, alive = alive_](auto outside) {
        world->post([this, alive, outside = std::move(outside)] {
            if (!*alive || finished_) return;
            if (outside && std::exchange(outside_, *outside) != *outside) news({});
            parts_.world.after(outside_pause, [this, alive] {
                if (*alive) look_outside();
            });
        });
    });
}

void Reception::read_announcement() {
    parts_.store.announcement([this, world = &parts_.world, alive = alive_](auto announced) {
        world->post([this, alive, announced = std::move(announced)] {
            if (!*alive || !announced || std::exchange(announced_, *announced) == *announced)
                return;
            for (const auto& [id, session] : sessions_) {
                if (session->greeted) announce(id);
            }
        });
    });
}

void Reception::announce(SessionId id) {
    Answers answers;
    answers.begin(FromOnline::announcement).field("text", announced_);
    answers.end();
    send(id, text(std::move(answers).text()));
}

void Reception::finish(std::function<void()> done) {
    tables_.finish([this, done = std::move(done)] {
        finished_ = true;
        for (const auto& [id, session] : sessions_)
            session->line->close(Farewell::going_away);
        done();
    });
}

void Reception::send(SessionId id, const SharedText& list) {
    Session* const session = find(id);
    if (session == nullptr) return;
    ++parts_.metrics.sent;
    session->line->send(list);
}

std::function<void(std::string)> Reception::answerer(SessionId id) {
    return [this, id](std::string list) { send(id, text(std::move(list))); };
}

void Reception::refuse(Session& session, std::optional<std::int64_t> re, const Refusal& why) {
    parts_.metrics.refused(why.key);
    send(session.viewer.session, text(Answers::refused(re, why)));
}

// ---- What is said ----

bool Reception::may_say(Session& session, double cost) {
    if (session.credits.take(cost, parts_.world.steady()) && allows(session.address, cost)) {
        session.too_fast = 0;
        return true;
    }
    ++parts_.metrics.too_fast;
    if (++session.too_fast > patience) session.line->close(Farewell::policy);
    return false;
}

void Reception::receive(SessionId id, std::string_view text) {
    Session* const session = find(id);
    if (session == nullptr) return;
    ++parts_.metrics.received;
    auto message = protocol::parse(text);
    const auto re = message ? good_id(*message) : std::nullopt;
    if (!may_say(*session, message ? cost_of(*message) : 1)) {
        return refuse(*session, re, refusal(MessageError::too_fast));
    }
    if (!message) {
        return refuse(*session, {},
                      refusal(MessageError::not_json).with("place", message.error().place));
    }
    if (const auto checked = protocol::check(*message, "ToOnline"); !checked) {
        return refuse(*session, re, refusal(checked.error()));
    }
    if (session->identifying) return session->waiting.push_back(*std::move(message));
    hear(*session, *std::move(message));
}

void Reception::hear(Session& session, Json message) {
    if (protocol::type_of<ToServer>(message) == ToServer::hello) {
        return hello(session, protocol::as<messages::OnlineHello>(message),
                     protocol::whole_or_none(message, "id"));
    }
    if (!session.greeted) {
        return refuse(session, protocol::whole_or_none(message, "id"),
                      refusal(MessageError::hello_first));
    }
    dispatch(session, std::move(message));
}

Asker Reception::asker(Session& session, const Json& message) {
    return {.person = session.viewer.person,
            .language = session.viewer.language,
            .re = protocol::whole_or_none(message, "id"),
            .answer = answerer(session.viewer.session),
            .session = session.viewer.session,
            .protocol = session.protocol};
}

void Reception::dispatch(Session& session, Json message) {
    Asker who = asker(session, message);
    const auto to_server = protocol::type_of<ToServer>(message);
    const auto question = protocol::type_of<OnlineQuestion>(message);
    const auto command = protocol::type_of<OnlineCommand>(message);
    const bool hosts = to_server == ToServer::host;
    if ((hosts || command) && session.viewer.person.empty()) {
        return refuse(session, who.re, refusal(MessageError::nobody));
    }
    const std::string table{text_or_none(message, "table")};
    const std::set<std::string>& watched = session.viewer.tables;
    const bool watches = question == OnlineQuestion::sync && !watched.contains(table);
    if ((hosts || watches) && watched.size() >= parts_.allowances.watched) {
        return refuse(session, who.re,
                      refusal(MessageError::too_many_tables)
                          .with("most", static_cast<std::int64_t>(parts_.allowances.watched)));
    }
    if (to_server) return dispatch_own(session, *to_server, std::move(who), std::move(message));
    if (question == OnlineQuestion::look && table.empty()) return look(session, message);
    if (command != OnlineCommand::sit)
        return tables_.ask(std::move(who), table, std::move(message));
    const std::size_t most = parts_.allowances.tables;
    within_limit(std::move(who), table, {most, most},
                 [this, table, message = std::move(message)](Asker still) {
                     tables_.ask(std::move(still), table, message);
                 });
}

// What is for the server itself.
void Reception::dispatch_own(Session& session, ToServer type, Asker who, Json message) {
    switch (type) {
        case ToServer::hello:  // heard already
            return;
        case ToServer::tables:
            return ask_tables(session, protocol::as<messages::AskTables>(message), who.re);
        case ToServer::unwatch:
            return unwatch(session, protocol::as<messages::Unwatch>(message), who.re);
        case ToServer::host:
            if (!allows_table(session.address)) {
                return refuse(session, who.re, refusal(MessageError::too_fast));
            }
            return host(std::move(who), std::move(message));
    }
}

// Unless this person takes part in too many other games already, or is about to.
void Reception::within_limit(Asker asker, const std::string& table, People::Own most,
                             std::function<void(Asker)> then) {
    const std::string person = asker.person;
    seating_.enter(person);
    asker.answer = [this, alive = alive_, person,
                    answer = std::move(asker.answer)](std::string list) {
        if (*alive) seating_.leave(person);
        answer(std::move(list));
    };
    const auto check = [this, alive = alive_, person, asker = std::move(asker), most,
                        then = std::move(then)](const std::expected<People::Own, Refusal>& own) {
        if (!*alive) return;
        const std::size_t more = seating_.size(person);
        if (own && own->unfinished + more <= most.unfinished && own->listed + more <= most.listed) {
            return then(asker);
        }
        const std::size_t first =
            own && own->unfinished + more <= most.unfinished ? most.listed : most.unfinished;
        const Refusal why = own ? refusal(MessageError::too_many_seats)
                                      .with("most", static_cast<std::int64_t>(first))
                                : own.error();
        parts_.metrics.refused(why.key);
        asker.answer(Answers::refused(asker.re, why));
    };
    people_.count(person, table, check);
}

void Reception::host(Asker asker, Json message) {
    const Allowances& most = parts_.allowances;
    const bool listed = protocol::truth_of(message, "open");
    within_limit(std::move(asker), "", {most.tables, listed ? most.listed : most.tables},
                 [this, message = std::move(message)](Asker still) {
                     tables_.host(std::move(still), message);
                 });
}

void Reception::look(Session& session, const Json& message) {
    const auto re = protocol::whole_or_none(message, "id");
    Answers answers{re};
    const auto done = table::answer_look(answers, parts_.catalog, session.viewer.language, nullptr,
                                         protocol::as<messages::Look>(message));
    if (!done) return refuse(session, re, done.error());
    send(session.viewer.session, text(std::move(answers).text()));
}

void Reception::unwatch(Session& session, const messages::Unwatch& message,
                        std::optional<std::int64_t> re) {
    const std::string table{message.table};
    Answers answers{re};
    protocol::Writer& writer = answers.begin(FromOnline::unwatched);
    if (table.empty()) {
        session.watches_lobby = false;
        watch_own(session, false);
    } else {
        tables_.unwatch(session.viewer, table);
        writer.field("table", table);
    }
    answers.end();
    send(session.viewer.session, text(std::move(answers).text()));
}

}  // namespace velatura::server
