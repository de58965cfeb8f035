#include "server/server.h"

#include <fmt/chrono.h>

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <csignal>
#include <list>
#include <utility>

#include "server/answer.h"

namespace velatura::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t largest_head = 16'384;
constexpr std::size_t read_at_once = 4'096;
// How much of a request that is refused half read is still taken in, so that the refusal arrives.
constexpr std::size_t most_ignored = 1 << 20;

// Errors come back as values.
constexpr auto as_values = asio::as_tuple(asio::use_awaitable);

struct Connection {
    explicit Connection(tcp::socket socket) : stream{std::move(socket)} {}

    beast::tcp_stream stream;
    beast::flat_buffer received{2 * largest_head};
    bool waiting = false;  // for a request, or the rest of one: may be cut off
};

// What a request that cannot be read is answered; 0: nothing, nobody is there to read it.
unsigned status_of(const error_code& error, bool has_target) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return has_target ? 431 : 414;
    }
    if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
    return error.category() == http::make_error_code(http::error::bad_method).category() ? 400 : 0;
}

}  // namespace

struct Server::Inside {
    using Place = std::list<Connection>::iterator;

    Inside(const Page& served, const Limits& wanted, Log teller)
        : page{served}, limits{wanted}, log{std::move(teller)} {}

    asio::awaitable<void> accept();
    asio::awaitable<void> converse(Place place);
    asio::awaitable<bool> exchange(Connection& client);  // false: it was the last
    asio::awaitable<bool> read_some(Connection& client);
    asio::awaitable<bool> send(Connection& client, Answer answer, bool keep);
    static asio::awaitable<void> ignore_rest(Connection& client);
    bool make_room();
    void leave(Place place);
    void begin_stop();
    asio::awaitable<void> watch_signals();

    const Page& page;
    const Limits limits;
    const Log log;
    asio::io_context context{1};  // all of it runs on one thread
    tcp::acceptor acceptor{context};
    asio::signal_set signals{context};
    asio::steady_timer last_call{context};
    std::list<Connection> connections;  // who waits longest is nearest to the front
    bool stopping = false;
};

asio::awaitable<void> Server::Inside::accept() {
    asio::steady_timer pause{context};
    while (acceptor.is_open()) {
        auto [error, socket] = co_await acceptor.async_accept(as_values);
        if (!acceptor.is_open()) break;
        if (error) {  // most likely no file descriptors: some will be given back
            pause.expires_after(std::chrono::milliseconds{100});
            co_await pause.async_wait(as_values);
            continue;
        }
        if (connections.size() >= limits.connections && !make_room()) continue;
        error_code ignored;
        socket.set_option(tcp::no_delay{true}, ignored);
        connections.emplace_back(std::move(socket));
        asio::co_spawn(context, converse(std::prev(connections.end())), asio::detached);
    }
}

bool Server::Inside::make_room() {
    for (Connection& client : connections) {
        if (!client.waiting) continue;
        client.waiting = false;
        client.stream.cancel();
        return true;
    }
    return false;
}

asio::awaitable<void> Server::Inside::converse(Place place) {
    try {
        do {
            connections.splice(connections.end(), connections, place);
        } while (co_await exchange(*place));
    } catch (const std::exception&) {  // no memory: this client goes, the others stay
    }
    leave(place);
}

asio::awaitable<bool> Server::Inside::exchange(Connection& client) {
    client.waiting = true;
    // A request that came together with the one before lies there already.
    if (client.received.size() == 0 && !co_await read_some(client)) co_return false;
    http::request_parser<http::empty_body> parser;
    parser.header_limit(largest_head);
    client.stream.expires_after(limits.request);
    const auto [error, bytes] =
        co_await http::async_read_header(client.stream, client.received, parser, as_values);
    const bool wanted = std::exchange(client.waiting, false);
    if (error) {
        const bool has_target = !parser.get().target().empty();
        const unsigned status = wanted && !stopping ? status_of(error, has_target) : 0;
        if (status != 0 && co_await send(client, refusal(status), false)) {
            co_await ignore_rest(client);
        }
        co_return false;
    }
    const auto started = Clock::now();
    const auto& head = parser.get();
    const auto text = [&](http::field name) {
        const auto value = head[name];
        return std::string_view{value.data(), value.size()};
    };
    const Request request{{head.method_string().data(), head.method_string().size()},
                          {head.target().data(), head.target().size()},
                          text(http::field::accept_encoding),
                          text(http::field::if_none_match)};
    // There is no use for a body here: whoever sends one is answered and left.
    const bool complete = parser.is_done();
    const bool keep = head.keep_alive() && head.version() == 11 && complete && !stopping;
    Answer reply = answer(page, request);
    LogEntry entry{request.method, request.target, reply.status, reply.body.size(), {}};
    const bool sent = co_await send(client, std::move(reply), keep);
    if (log) {
        entry.duration =
            std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - started);
        log(entry);
    }
    if (sent && !complete) co_await ignore_rest(client);
    co_return sent&& keep && !stopping;
}

asio::awaitable<bool> Server::Inside::read_some(Connection& client) {
    client.stream.expires_after(limits.idle);
    const auto [error, bytes] =
        co_await client.stream.async_read_some(client.received.prepare(read_at_once), as_values);
    client.received.commit(bytes);
    co_return !error;
}

asio::awaitable<bool> Server::Inside::send(Connection& client, Answer answer, bool keep) {
    fmt::format_to(std::back_inserter(answer.head), "Date: {:%a, %d %b %Y %H:%M:%S} GMT\r\n{}\r\n",
                   fmt::gmtime(std::chrono::system_clock::now()),
                   keep ? "" : "Connection: close\r\n");
    const std::array<asio::const_buffer, 2> parts{
        asio::buffer(answer.head), asio::buffer(answer.body.data(), answer.body.size())};
    client.stream.expires_after(limits.answer);
    const auto [error, bytes] = co_await asio::async_write(client.stream, parts, as_values);
    co_return !error;
}

// A socket that is closed with bytes unread resets the connection, and the client may lose the
// answer.
asio::awaitable<void> Server::Inside::ignore_rest(Connection& client) {
    error_code failed;
    client.stream.socket().shutdown(tcp::socket::shutdown_send, failed);
    client.stream.expires_after(std::chrono::seconds{2});
    std::array<char, read_at_once> part;
    for (std::size_t ignored = 0; !failed && ignored < most_ignored;) {
        const auto [error, bytes] =
            co_await client.stream.async_read_some(asio::buffer(part), as_values);
        failed = error;
        ignored += bytes;
    }
}

void Server::Inside::leave(Place place) {
    connections.erase(place);
    if (stopping && connections.empty()) {
        last_call.cancel();
        signals.cancel();
    }
}

void Server::Inside::begin_stop() {
    if (stopping) return;
    stopping = true;
    error_code ignored;
    acceptor.close(ignored);
    if (connections.empty()) {
        signals.cancel();
        return;
    }
    for (Connection& client : connections) {
        if (client.waiting) client.stream.cancel();
    }
    last_call.expires_after(limits.stop);
    last_call.async_wait([this](const error_code& cancelled) {
        if (!cancelled) context.stop();
    });
}

asio::awaitable<void> Server::Inside::watch_signals() {
    do {
        const auto [error, number] = co_await signals.async_wait(as_values);
        if (error) co_return;
        if (stopping) context.stop();
        begin_stop();
    } while (!connections.empty());  // the last to leave ends the waiting
}

Server::Server(const Page& page, const Limits& limits, Log log)
    : inside_{std::make_unique<Inside>(page, limits, std::move(log))} {}

Server::~Server() = default;

std::error_code Server::listen(const std::string& address, std::uint16_t port) {
    error_code error;
    tcp::acceptor& acceptor = inside_->acceptor;
    const auto where = asio::ip::make_address(address, error);
    if (!error) acceptor.open(where.is_v6() ? tcp::v6() : tcp::v4(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address{true}, error);
    // "::" is every address of the machine, the old ones too.
    if (!error && where.is_v6()) acceptor.set_option(asio::ip::v6_only{false}, error);
    if (!error) acceptor.bind({where, port}, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
        error_code ignored;
        acceptor.close(ignored);
    }
    return error;
}

std::uint16_t Server::port() const {
    return inside_->acceptor.local_endpoint().port();
}

void Server::stop_on_signals() {
    inside_->signals.add(SIGINT);
    inside_->signals.add(SIGTERM);
    asio::co_spawn(inside_->context, inside_->watch_signals(), asio::detached);
}

void Server::run() {
    asio::co_spawn(inside_->context, inside_->accept(), asio::detached);
    inside_->context.run();
}

void Server::stop() {
    asio::post(inside_->context, [inside = inside_.get()] { inside->begin_stop(); });
}

}  // namespace velatura::server
