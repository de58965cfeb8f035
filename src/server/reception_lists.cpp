// The lobby and the lists of one's own tables, and who is told when they change.
#include "protocol/fields.h"
#include "server/lists.h"
#include "server/session.h"

namespace velatura::server {
namespace {

using protocol::Answers;
using protocol::MessageError;
using protocol::refusal;

using namespace std::chrono_literals;

constexpr auto list_pause = 1s;  // between two tellings of a watched list
constexpr std::int64_t most_listed = 100;
// Whose table is listed is here, or was not long ago; who is here is noted every five minutes.
constexpr Time lately = 900'000;
constexpr std::size_t most_own = 1000;

using OwnTables = std::expected<std::vector<store::OwnTable>, Refusal>;

// A tables message of one's own, or why there is none.
std::string own_list(std::optional<std::int64_t> re, std::int64_t protocol, const OwnTables& own) {
    if (own) return write_own(re, protocol, std::span{*own}.first(std::min(own->size(), most_own)));
    return Answers::refused(re, own.error());
}

}  // namespace

void Reception::ask_tables(Session& session, const protocol::messages::AskTables& message,
                           std::optional<std::int64_t> re) {
    if (message.mine && session.viewer.person.empty()) {
        return refuse(session, re, refusal(MessageError::nobody));
    }
    if (message.mine) {
        if (message.watch) watch_own(session, true);
        return tell_own(session, re);
    }
    if (message.watch) session.watches_lobby = true;
    session.lobby.reset();
    lobby(re, session.protocol, answerer(session.viewer.session));
}

void Reception::watch_own(Session& session, bool watch) {
    const std::string& person = session.viewer.person;
    if (watch) {
        own_watchers_[person].insert(session.viewer.session);
        return;
    }
    session.own.clear();
    const auto found = own_watchers_.find(person);
    if (found == own_watchers_.end()) return;
    found->second.erase(session.viewer.session);
    if (found->second.empty()) own_watchers_.erase(found);
}

void Reception::tell_own(Session& session, std::optional<std::int64_t> re) {
    const SessionId id = session.viewer.session;
    const std::string& person = session.viewer.person;
    people_.tables(person, [this, alive = alive_, re, id, person](const OwnTables& own) {
        Session* const there = *alive ? find(id) : nullptr;
        if (there == nullptr) return;
        if (!own && !re) return own_changed(person);  // later, then
        if (own && there->viewer.person == person) {
            there->own.clear();
            for (const store::OwnTable& one : *own)
                there->own.insert(one.table.id);
        }
        send(id, text(own_list(re, there->protocol, own)));
    });
}

void Reception::read_lobby(std::function<void(const Lobby&)> then) {
    parts_.store.lobby(
        kept_time(parts_.world.now() - lately), most_listed,
        [world = &parts_.world, alive = alive_, then = std::move(then)](Lobby tables) {
            world->post([alive, then, tables = std::move(tables)] {
                if (*alive) then(tables);
            });
        });
}

void Reception::lobby(std::optional<std::int64_t> re, std::int64_t protocol,
                      std::function<void(std::string)> answer) {
    read_lobby([re, protocol, answer = std::move(answer)](const Lobby& tables) {
        if (tables) return answer(write_lobby(re, protocol, *tables));
        answer(Answers::refused(re, refusal(MessageError::unavailable)));
    });
}

void Reception::own_tables(const std::string& person, std::function<void(std::string)> answer) {
    people_.tables(person, [alive = alive_, answer = std::move(answer)](const OwnTables& own) {
        if (*alive) answer(own_list({}, newest_protocol, own));
    });
}

void Reception::later(std::function<void()> task) {
    parts_.world.after(list_pause, [alive = alive_, task = std::move(task)] {
        if (*alive) task();
    });
}

// Everybody a while after their own first change, so that not all lists are read at once.
void Reception::own_changed(const std::string& person) {
    if (!own_watchers_.contains(person) || !own_due_.insert(person).second) return;
    later([this, person] {
        own_due_.erase(person);
        const auto watchers = own_watchers_.find(person);
        if (watchers == own_watchers_.end()) return;
        for (const SessionId id : watchers->second)
            tell_own(*find(id), {});
    });
}

// Which people it concerns is not known here: those who were told of it in their lists.
void Reception::changed_elsewhere(const std::string& table) {
    lobby_changed();
    if (elsewhere_.empty()) later([this] { look_elsewhere(); });
    elsewhere_.insert(table);
}

void Reception::look_elsewhere() {
    const std::set<std::string> changed = std::exchange(elsewhere_, {});
    const bool any = changed.contains("");
    for (const auto& [person, watchers] : own_watchers_) {
        const bool concerned = std::ranges::any_of(watchers, [&](SessionId id) {
            return std::ranges::any_of(
                find(id)->own, [&](const std::string& table) { return changed.contains(table); });
        });
        if (any || concerned) own_changed(person);
    }
}

void Reception::lobby_changed() {
    if (std::exchange(lobby_due_, true)) return;
    later([this] { tell_lobby(); });
}

void Reception::tell_lobby() {
    lobby_due_ = false;
    const bool watched =
        std::ranges::any_of(sessions_, [](const auto& one) { return one.second->watches_lobby; });
    if (!watched) return;
    read_lobby([this](const Lobby& tables) {
        if (!tables) return lobby_changed();  // later, then
        for (std::int64_t protocol = oldest_protocol; protocol <= newest_protocol; ++protocol) {
            std::string list = write_lobby({}, protocol, *tables);
            SharedText& told = lobby_[static_cast<std::size_t>(protocol - oldest_protocol)];
            if (!told || *told != list) told = text(std::move(list));
        }
        for (const auto& [id, session] : sessions_) {
            const SharedText& list =
                lobby_[static_cast<std::size_t>(session->protocol - oldest_protocol)];
            if (!session->watches_lobby || session->lobby == list) continue;
            session->lobby = list;
            send(id, list);
        }
    });
}

}  // namespace velatura::server
