// The connections of the online tables, without their sockets: who speaks over each, what may be
// said how often, and where it goes. All in the tables' thread.
#pragma once

#include <memory>
#include <unordered_map>

#include "server/crowd.h"
#include "server/people.h"
#include "server/server.h"
#include "server/tables.h"

namespace velatura::server {

inline constexpr std::size_t largest_message = 65'536;  // bytes

// Why a connection is ended, as WebSockets number it (RFC 6455, 7.4.1).
enum class Farewell : std::uint16_t { going_away = 1001, policy = 1008, try_later = 1013 };

// The way to a client.
class Line {
  public:
    virtual ~Line() = default;
    virtual void send(const SharedText& list) = 0;  // does not wait
    virtual void close(Farewell why) = 0;
    virtual void cut() = 0;  // without another word
};

class Reception {
  public:
    struct Parts {
        const content::Catalog& catalog;
        store::Store& store;
        Thinkers& thinkers;
        const World& world;
        Metrics& metrics;
        const Allowances& allowances;
        std::chrono::milliseconds hello;  // until a client must have said who it is
    };
    explicit Reception(const Parts& parts);
    ~Reception();

    // An empty address is this machine itself, which has no limits. None: too many from there, or
    // in all. Who has not said hello makes room, then who is nobody, then who looks at no table.
    std::optional<SessionId> connect(Line& line, std::string address);
    void receive(SessionId session, std::string_view message);
    void disconnect(SessionId session);
    // A ping, or the like: it costs as much as a word.
    void nudge(SessionId session);
    // Everybody who is connected counts as seen now.
    void see_all();

    // For requests that come without a connection: whether this address may, at this cost.
    bool allows(const std::string& address, double cost);
    // Whether somebody new may come from there, or a table be set.
    bool allows_newcomer(const std::string& address);
    bool allows_table(const std::string& address);

    Tables& tables() { return tables_; }
    People& people() { return people_; }
    // A person was: their connections end, and what they said is told no more.
    void erased(const std::string& person);
    // Another process may have changed something.
    void news(const store::News& news);
    // Sets a table, unless this person has too many.
    void host(Asker asker, Json message);
    // A tables message of the lobby, or of one's own tables.
    void lobby(std::optional<std::int64_t> re, std::int64_t protocol,
               std::function<void(std::string)> answer);
    void own_tables(const std::string& person, std::function<void(std::string)> answer);

    // Ends all connections once everything under way is answered.
    void finish(std::function<void()> done);

  private:
    struct Session;

    Session* find(SessionId id);
    void expect_hello(SessionId id);
    bool make_room();
    bool may_say(Session& session, double cost);
    void hear(Session& session, Json message);
    void hello(Session& session, const protocol::messages::OnlineHello& message,
               std::optional<std::int64_t> re);
    void become(Session& session, const std::string& person);
    void welcome(Session& session, std::optional<std::int64_t> re, std::string_view name);
    void ask_tables(Session& session, const protocol::messages::AskTables& message,
                    std::optional<std::int64_t> re);
    void unwatch(Session& session, const protocol::messages::Unwatch& message,
                 std::optional<std::int64_t> re);
    void look(Session& session, const Json& message);
    void dispatch(Session& session, Json message);
    void dispatch_own(Session& session, protocol::ToServer type, Asker who, Json message);
    void doubt(const std::string& person);
    void dismiss(const std::string& person);
    void look_outside();
    void read_announcement();
    void announce(SessionId id);
    std::set<std::string> people_here() const;
    void within_limit(Asker asker, const std::string& table, People::Own most,
                      std::function<void(Asker)> then);
    Asker asker(Session& session, const Json& message);
    std::function<void(std::string)> answerer(SessionId id);
    void send(SessionId id, const SharedText& list);
    void refuse(Session& session, std::optional<std::int64_t> re, const Refusal& why);
    using Lobby = store::Result<std::vector<store::StoredTable>>;
    void read_lobby(std::function<void(const Lobby&)> then);
    void tell_lobby();
    void tell_own(Session& session, std::optional<std::int64_t> re);
    void watch_own(Session& session, bool watch);
    void lobby_changed();
    void own_changed(const std::string& person);
    void changed_elsewhere(const std::string& table);
    void look_elsewhere();
    void later(std::function<void()> task);

    Parts parts_;
    People people_;
    std::unordered_map<SessionId, std::unique_ptr<Session>> sessions_;
    SessionId last_session_ = 0;
    PlaceCredits credits_;
    PlaceCredits newcomers_;
    PlaceCredits new_tables_;
    PlaceCrowd connections_;
    std::set<SessionId> silent_;    // have not said who they are
    std::set<SessionId> nameless_;  // are nobody
    Crowd seating_;                 // sits and hosts under way, by person
    std::set<std::string> erased_;  // people lately
    std::string announced_;         // by who runs the server
    std::string outside_;           // what the store says of changes by others
    // As last told, to pages of each protocol.
    std::array<SharedText, newest_protocol> lobby_;
    bool lobby_due_ = false;                                             // will be told in a moment
    std::unordered_map<std::string, std::set<SessionId>> own_watchers_;  // by person
    std::set<std::string> own_due_;                                      // people
    std::set<std::string> elsewhere_;  // tables that other processes have changed
    bool finished_ = false;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    Tables tables_;
};

}  // namespace velatura::server
