#include "server/reception.h"

#include "protocol/fields.h"
#include "server/session.h"
#include "table/questions.h"

namespace velatura::server {
namespace {

using protocol::Answers;
using protocol::MessageError;
using protocol::refusal;
using protocol::text_of;
using protocol::text_or_none;

constexpr int patience = 100;  // messages beyond the credits, then it is no accident

// Of a message that has not passed the check; what is no id is not repeated.
std::optional<std::int64_t> good_id(const Json& message) {
    const Json* const id = protocol::find(message, "id");
    if (id == nullptr || !protocol::check(*id, "Id")) return std::nullopt;
    return id->whole;
}

double cost_of(std::string_view type) {
    if (type == "host") return 5;
    if (type == "orders" || type == "positions") return 4;
    if (type == "tables" || type == "hello") return 2;
    return 1;
}

}  // namespace

Reception::Reception(const Parts& parts)
    : parts_(parts),
      people_(parts.store, parts.world),
      credits_(parts.allowances.address),
      tables_({parts.catalog, parts.store, parts.thinkers, parts.world, parts.metrics},
              {.tell = [this](SessionId id, const Text& list) { send(id, list); },
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
               .elsewhere = [this](const std::string& table) { changed_elsewhere(table); }}) {}

Reception::~Reception() {
    *alive_ = false;
}

Reception::Session* Reception::find(SessionId id) {
    const auto found = sessions_.find(id);
    return found == sessions_.end() ? nullptr : found->second.get();
}

// ---- Connections ----

bool Reception::allows(const std::string& place, double cost) {
    return credits_.take(place, cost, parts_.world.now());
}

std::optional<SessionId> Reception::connect(Line& line, std::string from) {
    const bool crowded = !from.empty() && connections_.size(from) >= parts_.allowances.connections;
    if (finished_ || crowded || !allows(from, 1)) return {};
    connections_.enter(from);
    const SessionId id = ++last_session_;
    sessions_.emplace(
        id, std::make_unique<Session>(Session{.viewer = {.session = id},
                                              .line = &line,
                                              .address = std::move(from),
                                              .credits = Credits{parts_.allowances.connection}}));
    ++parts_.metrics.connections;
    return id;
}

void Reception::disconnect(SessionId id) {
    Session* const session = find(id);
    if (session == nullptr) return;
    tables_.unwatch_all(session->viewer);
    watch_own(*session, false);
    connections_.leave(session->address);
    sessions_.erase(id);
    --parts_.metrics.connections;
}

void Reception::dismiss(const std::string& person) {
    for (const auto& [id, session] : sessions_) {
        if (session->viewer.person == person) session->line->close(Farewell::policy);
    }
}

void Reception::finish(std::function<void()> done) {
    tables_.finish([this, done = std::move(done)] {
        finished_ = true;
        for (const auto& [id, session] : sessions_)
            session->line->close(Farewell::going_away);
        done();
    });
}

void Reception::send(SessionId id, const Text& list) {
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
    if (session.credits.take(cost, parts_.world.now()) && allows(session.address, cost)) {
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
    const std::string_view type = message ? text_or_none(*message, "type") : std::string_view{};
    if (!may_say(*session, cost_of(type))) {
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
    if (text_of(message, "type") == "hello") return hello(session, message);
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
            .session = session.viewer.session};
}

void Reception::dispatch(Session& session, Json message) {
    const std::string type{text_of(message, "type")};
    Asker who = asker(session, message);
    if (type == "tables") return ask_tables(session, message);
    if (type == "unwatch") return unwatch(session, message);
    const std::string table{text_or_none(message, "table")};
    if (type == "look" && table.empty()) return look(session, message);
    if ((type == "host" || OnlineTable::changes(message)) && session.viewer.person.empty()) {
        return refuse(session, who.re, refusal(MessageError::nobody));
    }
    const std::set<std::string>& watched = session.viewer.tables;
    if ((type == "host" || (type == "sync" && !watched.contains(table))) &&
        watched.size() >= parts_.allowances.watched) {
        return refuse(session, who.re,
                      refusal(MessageError::too_many_tables)
                          .with("most", static_cast<std::int64_t>(parts_.allowances.watched)));
    }
    if (type == "host") return host(std::move(who), std::move(message));
    if (type != "sit") return tables_.ask(std::move(who), table, std::move(message));
    within_limit(std::move(who), table, [this, table, message = std::move(message)](Asker still) {
        tables_.ask(std::move(still), table, message);
    });
}

// Unless this person takes part in too many other games already, or is about to.
void Reception::within_limit(Asker asker, const std::string& table,
                             std::function<void(Asker)> then) {
    const std::string person = asker.person;
    seating_.enter(person);
    asker.answer = [this, alive = alive_, person,
                    answer = std::move(asker.answer)](std::string list) {
        if (*alive) seating_.leave(person);
        answer(std::move(list));
    };
    people_.unfinished(person, table,
                       [this, alive = alive_, person, asker = std::move(asker),
                        then = std::move(then)](const std::expected<std::size_t, Refusal>& count) {
                           if (!*alive) return;
                           const std::size_t most = parts_.allowances.tables;
                           if (count && *count + seating_.size(person) <= most) return then(asker);
                           const Refusal why =
                               count ? refusal(MessageError::too_many_seats)
                                           .with("most", static_cast<std::int64_t>(most))
                                     : count.error();
                           parts_.metrics.refused(why.key);
                           asker.answer(Answers::refused(asker.re, why));
                       });
}

void Reception::host(Asker asker, Json message) {
    within_limit(std::move(asker), "", [this, message = std::move(message)](Asker still) {
        tables_.host(std::move(still), message);
    });
}

void Reception::look(Session& session, const Json& message) {
    const auto re = protocol::whole_or_none(message, "id");
    Answers answers{re};
    const auto done =
        table::answer_look(answers, parts_.catalog, session.viewer.language, nullptr, message);
    if (!done) return refuse(session, re, done.error());
    send(session.viewer.session, text(std::move(answers).text()));
}

void Reception::unwatch(Session& session, const Json& message) {
    const std::string table{text_or_none(message, "table")};
    Answers answers{protocol::whole_or_none(message, "id")};
    protocol::Writer& writer = answers.begin("unwatched");
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
