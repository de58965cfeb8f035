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
    void sweep();
    void check_store();

    OnlineSettings settings;
    World world;
    store::Store& store;
    Thinkers thinkers;
    Metrics metrics;
    Reception reception;
    Api api;
    bool storing = true;  // the database took changes when last asked
};

}  // namespace velatura::server
