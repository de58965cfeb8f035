#include "server/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <list>
#include <tuple>
#include <utility>

#include "server/conversation.h"
#include "server/crowd.h"

namespace velatura::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

struct Server::Inside {
    using Connected = std::list<Conversation>::iterator;

    Inside(const Page& page, const ConnectionLimits& limits, Log log)
        : service{page, limits, std::move(log)} {}
    ~Inside() {
        if (service.online) service.online->halt();
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

    asio::awaitable<void> accept(tcp::acceptor& door, Conversation::Door kind);
    bool is_crowd(const Conversation& client);
    bool make_room();
    void converse(Connected place);  // a request, and then the next
    void leave(Connected place);
    void end_if_done();
    void begin_stop();
    asio::awaitable<void> watch_signals();

    Service service;              // outlives the conversations, which go with the context
    asio::io_context context{1};  // all of it runs on one thread
    tcp::acceptor acceptor{context};
    tcp::acceptor metrics{context};
    asio::signal_set signals{context};
    asio::steady_timer last_call{context};
    std::list<Conversation> conversations;  // who waits longest is nearest to the front
    PlaceCrowd crowd;                       // of each place
    bool tables_done = true;                // nothing is under way at online tables
};

asio::awaitable<void> Server::Inside::accept(tcp::acceptor& door, Conversation::Door kind) {
    asio::steady_timer pause{context};
    while (door.is_open()) {
        auto [error, socket] = co_await door.async_accept(as_values);
        if (!door.is_open()) break;
        if (error) {  // most likely no file descriptors: some will be given back
            pause.expires_after(std::chrono::milliseconds{100});
            co_await pause.async_wait(as_values);
            continue;
        }
        error_code ignored;
        std::ignore = socket.set_option(tcp::no_delay{true}, ignored);
        conversations.emplace_back(std::move(socket), service, kind);
        const auto place = std::prev(conversations.end());
        const bool crowded = is_crowd(*place);
        // Nobody else has to go for one of a crowd.
        const bool full = conversations.size() > service.limits.connections;
        if (crowded || (full && !make_room())) {
            leave(place);
        } else {
            converse(place);
        }
    }
}

// Counts one more from there. From a proxy come many; their own addresses are counted by the
// reception.
bool Server::Inside::is_crowd(const Conversation& client) {
    const bool few = crowd.enter(client.place(), service.limits.connections_each);
    return !few && !client.comes_by_proxy();
}

bool Server::Inside::make_room() {
    auto who = std::ranges::find_if(conversations, &Conversation::waits);
    if (who == conversations.end()) {
        who = std::ranges::find_if(conversations, &Conversation::dawdles);
    }
    if (who == conversations.end()) return false;
    who->cut_off();
    return true;
}

void Server::Inside::converse(Connected place) {
    conversations.splice(conversations.end(), conversations, place);
    asio::co_spawn(context, place->exchange(),
                   [this, place](const std::exception_ptr& failed, bool more) {
                       // No memory: this client goes, the others stay.
                       !failed&& more ? converse(place) : leave(place);
                   });
}

void Server::Inside::leave(Connected place) {
    crowd.leave(place->place());
    conversations.erase(place);
    end_if_done();
}

void Server::Inside::end_if_done() {
    if (service.stopping && tables_done && conversations.empty()) context.stop();
}

void Server::Inside::begin_stop() {
    if (service.stopping) return;
    service.stopping = true;
    error_code ignored;
    std::ignore = acceptor.close(ignored);
    std::ignore = metrics.close(ignored);
    if (service.online) {
        tables_done = false;
        service.online->reception.finish([this] {
            tables_done = true;
            end_if_done();
        });
    }
    end_if_done();
    for (Conversation& client : conversations) {
        if (client.waits()) client.cut_off();
    }
    last_call.expires_after(service.limits.stop);
    last_call.async_wait([this](const error_code& cancelled) {
        if (!cancelled) context.stop();
    });
}

asio::awaitable<void> Server::Inside::watch_signals() {
    while (true) {
        const auto [error, number] = co_await signals.async_wait(as_values);
        if (error) co_return;
        if (service.stopping) context.stop();
        begin_stop();
    }
}

Server::Server(const Page& page, const ConnectionLimits& limits, Log log)
    : inside_{std::make_unique<Inside>(page, limits, std::move(log))} {}

Server::~Server() = default;

namespace {

std::error_code open_door(tcp::acceptor& acceptor, const std::string& address, std::uint16_t port) {
    error_code error;
    const auto where = asio::ip::make_address(address, error);
    if (!error) std::ignore = acceptor.open(where.is_v6() ? tcp::v6() : tcp::v4(), error);
    if (!error) std::ignore = acceptor.set_option(tcp::acceptor::reuse_address{true}, error);
    // "::" is every address of the machine, the old ones too.
    if (!error && where.is_v6()) std::ignore = acceptor.set_option(asio::ip::v6_only{false}, error);
    if (!error) std::ignore = acceptor.bind({where, port}, error);
    if (!error) std::ignore = acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
        error_code ignored;
        std::ignore = acceptor.close(ignored);
    }
    return error;
}

}  // namespace

std::error_code Server::listen(const std::string& address, std::uint16_t port) {
    return open_door(inside_->acceptor, address, port);
}

std::error_code Server::listen_for_metrics(const std::string& address, std::uint16_t port) {
    return open_door(inside_->metrics, address, port);
}

std::uint16_t Server::port() const {
    return inside_->acceptor.local_endpoint().port();
}

std::uint16_t Server::metrics_port() const {
    return inside_->metrics.local_endpoint().port();
}

void Server::stop_on_signals() {
    inside_->signals.add(SIGINT);
    inside_->signals.add(SIGTERM);
    asio::co_spawn(inside_->context, inside_->watch_signals(), asio::detached);
}

void Server::serve_tables(const content::Catalog& catalog, store::Store& store,
                          OnlineSettings settings) {
    settings.allowances.sockets = inside_->service.limits.sockets();
    inside_->service.online =
        std::make_unique<Online>(inside_->context, catalog, store, std::move(settings));
}

void Server::news(const store::News& news) {
    asio::post(inside_->context, [inside = inside_.get(), news] {
        if (inside->service.online) inside->service.online->reception.news(news);
    });
}

void Server::run() {
    using Door = Conversation::Door;
    asio::co_spawn(inside_->context, inside_->accept(inside_->acceptor, Door::people),
                   asio::detached);
    asio::co_spawn(inside_->context, inside_->accept(inside_->metrics, Door::metrics),
                   asio::detached);
    inside_->context.run();
}

void Server::stop() {
    asio::post(inside_->context, [inside = inside_.get()] { inside->begin_stop(); });
}

}  // namespace velatura::server
