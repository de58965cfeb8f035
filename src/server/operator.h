// What those who run a server do to tables and people. It happens in the store, as if one more
// server did it, so it needs none that runs; those that do learn of it from the store. Every call
// waits for the store.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/world.h"
#include "store/store.h"

namespace velatura::content {
struct Catalog;
}
namespace velatura::online {
class OnlineTable;
}

namespace velatura::server {

// A table, as those may know it who run the server: everybody's id, but nothing hidden.
struct TableReport {
    struct Place {
        std::string kind;  // of the seat; watching: no seat
        std::string name;
        std::string person;
    };
    struct Remark {
        Time at = 0;
        std::string name;
        std::string person;
        std::string text;
    };
    std::string id;
    std::string stage;
    Time created = 0;
    Time updated = 0;
    std::size_t events = 0;
    std::string host;  // a person
    std::vector<Place> places{};
    std::vector<Remark> remarks{};
};

class Operator {
  public:
    static constexpr std::size_t longest_announcement = 500;  // bytes

    // A store opened as an outsider.
    Operator(store::Store& store, const content::Catalog& catalog, std::function<Time()> now)
        : store_(store), catalog_(catalog), now_(std::move(now)) {}

    // None: there is no such table or person.
    store::Result<std::optional<TableReport>> table(const std::string& id);
    store::Result<std::optional<store::PersonData>> person(const std::string& id);
    store::Result<std::vector<store::StoredTable>> tables(bool ended, std::int64_t most);
    store::Result<std::vector<store::Person>> people(const std::string& part_of_name,
                                                     std::int64_t most);

    // Ends it for everybody, also in the middle of a game.
    enum class Closed { yes, ended_already, unknown };
    store::Result<Closed> close(const std::string& table);
    // False: there is none.
    store::Result<bool> delete_table(const std::string& table);
    // As if they deleted themselves.
    store::Result<bool> delete_person(const std::string& person);
    // Leaves their tables, ends their connections and lets them come back no more.
    store::Result<bool> ban(const std::string& person);
    store::Result<bool> allow(const std::string& person);
    store::Result<void> announce(const std::string& text);

  private:
    using Wish = std::function<std::optional<online::Event>(const online::OnlineTable&, Time)>;
    store::Result<std::optional<online::OnlineTable>> read(const std::string& table);
    store::Result<Closed> change(const std::string& table, const std::string& author,
                                 const Wish& wish);
    store::Result<void> part(const store::PersonData& person, const std::string& author);

    store::Store& store_;
    const content::Catalog& catalog_;
    std::function<Time()> now_;
};

}  // namespace velatura::server
