// Who plays: a name, and a secret that only the person's own devices have. The store knows its hash
// alone, so a secret is found by its hash and never compared.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/refusal.h"
#include "server/world.h"
#include "store/store.h"

namespace velatura::server {

std::string hash_of(std::string_view secret);
bool is_secret(std::string_view text);

// Tables not over at which this person sits, is the host or watches by name.
std::set<std::string> places_of(const store::PersonData& person);

class People {
  public:
    People(store::Store& store, const World& world) : store_(store), world_(world) {}

    template <class T>
    using Then = std::function<void(std::expected<T, protocol::Refusal>)>;

    // Somebody new: the secret.
    void create(std::string_view name, const Then<std::string>& then);
    void identify(std::string_view secret, Then<store::Person> then);
    void see(std::vector<std::string> people);  // are here now
    // Calls `unwelcome` if there is no such person any more, or they are banned.
    enum class Unwelcome { gone, banned };
    void check(const std::string& person, std::function<void(Unwelcome)> unwelcome);
    void rename(const std::string& person, std::string_view name, const Then<void>& then);
    // Of this person's tables besides this one.
    struct Own {
        std::size_t unfinished = 0;
        std::size_t listed = 0;  // wait for players in the lobby
    };
    void count(const std::string& person, std::string besides, Then<Own> then);
    // All that is kept of a person, as JSON.
    void data(const std::string& person, Then<std::string> then);
    void erase(const std::string& person, const Then<void>& then);
    void places(const std::string& person, Then<std::set<std::string>> then);
    void tables(const std::string& person, Then<std::vector<store::OwnTable>> then);

  private:
    store::Store& store_;
    const World& world_;
};

}  // namespace velatura::server
