// All of the online tables in one: the thread's world, computer players, reception and HTTP side.
// For server.cpp.
#pragma once

#include <boost/asio/io_context.hpp>

#include "server/api.h"
#include "server/websocket.h"

namespace velatura::server {

struct Online {
    Online(boost::asio::io_context& context, const content::Catalog& catalog, store::Store& kept,
           OnlineSettings chosen);
    // No thread posts anything to the context any more. (The store is somebody else's.)
    void halt() { thinkers.stop(); }
    void sweep();  // what is old
    // Whether the database takes changes; asks it, unless it did a moment ago.
    struct Health {
        bool well = false;
        std::optional<Time> age;  // of the last change it took, in milliseconds; none: it never did
    };
    void check_store(std::function<void(const Health&)> then);

    OnlineSettings settings;
    World world;
    store::Store& store;
    Thinkers thinkers;
    Metrics metrics;
    Reception reception;
    Api api;

  private:
    void tell_stored(bool well);
    std::optional<Time> age() const;

    void greet();

    std::vector<std::function<void(const Health&)>> curious_;
    std::uint64_t rounds_ = 0;    // of those
    bool asking_ = false;         // it, at this moment
    std::optional<Time> stored_;  // when it last did
};

}  // namespace velatura::server
