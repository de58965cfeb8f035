#include "server/conversation.h"

#include <fmt/chrono.h>

#include <array>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <tuple>
#include <utility>

#include "server/address.h"
#include "server/answer.h"

namespace velatura::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::size_t largest_head = 16'384;
constexpr std::size_t read_at_once = 4'096;
// Who takes longer for an answer goes when others want the place.
constexpr std::chrono::seconds soon_taken{5};
// How much of a request that is refused half read is still taken in, so that the refusal arrives.
constexpr std::size_t most_ignored = 1 << 20;

// What a request that cannot be read is answered; 0: nothing, nobody is there to read it.
unsigned status_of(const error_code& error, bool has_target) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return has_target ? 431 : 414;
    }
    if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
    return error.category() == http::make_error_code(http::error::bad_method).category() ? 400 : 0;
}

std::string_view value_of(const http::request_header<>& head, http::field name) {
    const auto value = head[name];
    return {value.data(), value.size()};
}

// What is wrong with a request whatever it asks for; 0: nothing. Two servers on its way must not
// understand it differently.
unsigned fault_of(const http::request_header<>& head) {
    const auto hosts = head.equal_range(http::field::host);
    const auto count = std::distance(hosts.first, hosts.second);
    if (count > 1 || (count == 0 && head.version() >= 11)) return 400;
    if (count == 1 && !is_host(value_of(head, http::field::host))) return 400;
    if (head.count(http::field::transfer_encoding) == 0) return 0;
    if (head.count(http::field::content_length) > 0) return 400;
    const bool known = head.count(http::field::transfer_encoding) == 1 &&
                       same_word(value_of(head, http::field::transfer_encoding), "chunked");
    return known ? 0 : 501;
}

// The request must live until it is answered. (By reference: g++ 12 destroys such arguments of a
// coroutine twice.)
asio::awaitable<ApiAnswer> ask(Api& api, const ApiRequest& request) {
    return asio::async_initiate<const asio::use_awaitable_t<>, void(ApiAnswer)>(
        [&api, &request](auto handler) {
            const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
            api.answer(request, [kept](ApiAnswer answer) {
                asio::post(asio::get_associated_executor(*kept),
                           [kept, answer = std::move(answer)]() mutable {
                               std::move (*kept)(std::move(answer));
                           });
            });
        },
        asio::use_awaitable);
}

// Whether the database takes changes.
asio::awaitable<Online::Health> ask_health(Online& online) {
    return asio::async_initiate<const asio::use_awaitable_t<>, void(Online::Health)>(
        [&online](auto handler) {
            const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
            online.check_store([kept](const Online::Health& health) {
                asio::post(asio::get_associated_executor(*kept),
                           [kept, health] { std::move (*kept)(health); });
            });
        },
        asio::use_awaitable);
}

std::string address_of_end(const tcp::socket& socket) {
    error_code error;
    const auto end = socket.remote_endpoint(error);
    return error ? "gone" : end.address().to_string();
}

// How the database is, for who runs the server.
std::string health_text(const Online::Health& health) {
    std::string text = health.well ? "ok\n" : "The database takes no changes.\n";
    if (!health.age) return text + "It has taken none yet.\n";
    constexpr double second = 1'000;
    return text + fmt::format("The last one was {:.1f} s ago.\n",
                              static_cast<double>(*health.age) / second);
}

// Of a Host header; a port is no part of it.
std::string_view name_of_host(std::string_view host) {
    return host.substr(0, host.starts_with('[') ? host.find(']') + 1 : host.find(':'));
}

}  // namespace

Conversation::Conversation(tcp::socket socket, Service& service, Door door)
    : service_{service}, door_{door}, stream_{std::move(socket)}, received_{2 * largest_head} {
    const std::string address = address_of_end(stream_.socket());
    by_proxy_ = door == Door::people && service.online &&
                contains(service.online->settings.proxies, address);
    place_ = place_of(address);
}

bool Conversation::dawdles() const {
    return sending_ && Clock::now() > *sending_ + soon_taken;
}

void Conversation::cut_off() {
    waiting_ = false;
    sending_.reset();
    stream_.cancel();
}

asio::awaitable<bool> Conversation::exchange() {
    waiting_ = true;
    // A request that came together with the one before lies there already.
    if (received_.size() == 0 && !co_await read_some()) co_return false;
    RequestParser parser;
    parser.header_limit(largest_head);
    stream_.expires_after(service_.limits.request);
    const auto [error, bytes] =
        co_await http::async_read_header(stream_, received_, parser, as_values);
    if (!std::exchange(waiting_, false)) co_return false;  // cut off, even if it was just there
    if (error) {
        const bool has_target = !parser.get().target().empty();
        const unsigned status = status_of(error, has_target);
        if (status != 0 && co_await send(refusal(status), false)) {
            co_await ignore_rest();
        }
        co_return false;
    }
    const auto started = Clock::now();
    const auto& head = parser.get();
    const auto text = [&](http::field name) { return value_of(head, name); };
    if (const unsigned fault = fault_of(head); fault != 0) {
        if (co_await send(refusal(fault), false)) co_await ignore_rest();
        co_return false;
    }
    const Request request{{head.method_string().data(), head.method_string().size()},
                          {head.target().data(), head.target().size()},
                          text(http::field::accept_encoding),
                          text(http::field::if_none_match)};
    // There is no use for a body here: whoever sends one is answered and left.
    const bool complete = parser.is_done();
    const bool keep = head.keep_alive() && head.version() == 11 && complete && !service_.stopping;
    const auto path = path_of(request.target);
    const bool health = path == "/health" || path == "/live";
    bool known = door_ == Door::people || health;
    if (service_.online) {
        const bool asked = request.method == "GET" || request.method == "HEAD";
        if (path == "/health" && asked && complete)
            co_return co_await exchange_health(request, keep);
        if (!health && !is_our_host(text(http::field::host))) {
            if (co_await send(refusal(421), false)) co_await ignore_rest();
            tell(request, 421, 0, started);
            co_return false;
        }
        if (path == "/ws" && known) {
            co_await upgrade(head);
            co_return false;
        }
        known = known || path == "/metrics";
        if (path && known && Api::owns(*path)) co_return co_await exchange_api(parser, *path);
    }
    Answer reply = known ? answer(service_.page, request) : refusal(404);
    const unsigned status = reply.status;
    const std::size_t length = reply.body.size();
    const bool sent = co_await send(std::move(reply), keep);
    tell(request, status, length, started);
    if (sent && !complete) co_await ignore_rest();
    co_return sent&& keep && !service_.stopping;
}

asio::awaitable<bool> Conversation::exchange_health(const Request& request, bool keep) {
    const auto started = Clock::now();
    const Online::Health health = co_await ask_health(*service_.online);
    const std::string body = health_text(health);
    const unsigned status = health.well ? 200 : 503;
    // Named: g++ 12 destroys what is made among a coroutine's arguments twice.
    Answer answer{status, fresh_head(status, "text/plain; charset=utf-8", body.size(), ""),
                  request.method == "GET" ? std::string_view{body} : std::string_view{}};
    const bool sent = co_await send(std::move(answer), keep);
    tell(request, status, body.size(), started);
    co_return sent&& keep && !service_.stopping;
}

void Conversation::tell(const Request& request, unsigned status, std::size_t bytes,
                        Clock::time_point began) const {
    if (!service_.log) return;
    const auto span = Clock::now() - began;
    service_.log({request.method, request.target, status, bytes,
                  std::chrono::duration_cast<std::chrono::microseconds>(span)});
}

// Where the client is, as limits count it; nothing: a proxy of ours does not say, so nobody is let
// in by it.
std::optional<std::string> Conversation::origin_of(const http::request_header<>& head) {
    const auto [first, last] = head.equal_range("X-Forwarded-For");
    // Only who is seen to be at this machine has no limits, not who is said to be.
    const auto limited = [](const std::string& place) { return place.empty() ? "proxy" : place; };
    if (!by_proxy_) return first == last ? place_ : limited(place_);
    // A proxy may write a line of its own behind what the client has written.
    std::string told;
    for (auto line = first; line != last; ++line) {
        if (line != first) told += ',';
        told.append(line->value().data(), line->value().size());
    }
    if (const auto address = client_address(told, service_.online->settings.proxies)) {
        return limited(place_of(*address));
    }
    constexpr std::chrono::seconds note_pause{10};
    if (!service_.noted || Clock::now() > *service_.noted + note_pause) {
        service_.noted = Clock::now();
        service_.online->world.note("event=proxy_without_address header=X-Forwarded-For");
    }
    return {};
}

bool Conversation::is_our_host(std::string_view host) const {
    const auto& ours = service_.online->settings.hosts;
    return ours.empty() || door_ == Door::metrics ||
           std::ranges::any_of(
               ours, [&](const std::string& name) { return same_word(name, name_of_host(host)); });
}

asio::awaitable<void> Conversation::upgrade(const Upgrade& request) {
    const auto started = Clock::now();
    const bool wanted = beast::websocket::is_upgrade(request);
    const bool ours =
        same_origin(value_of(request, http::field::origin), value_of(request, http::field::host));
    const auto from = origin_of(request);
    const unsigned status = !wanted ? 426 : !ours || !from ? 403 : service_.stopping ? 503 : 101;
    if (status != 101) {
        co_await send(refusal(status), false);
    } else {
        const SocketLimits sockets{service_.limits.request, service_.online->settings.silence,
                                   service_.online->settings.unread};
        received_.shrink_to_fit();  // it talks for hours
        co_await server::converse(stream_, received_, request, service_.online->reception,
                                  service_.online->metrics, *from, sockets);
    }
    tell({"GET", "/ws"}, status, 0, started);
}

asio::awaitable<bool> Conversation::exchange_api(RequestParser& head, std::string path) {
    const auto started = Clock::now();
    http::request_parser<http::string_body> parser{std::move(head)};
    parser.body_limit(largest_body);
    if (parser.content_length().value_or(0) > largest_body) {
        if (co_await send(refusal(413), false)) co_await ignore_rest();
        co_return false;
    }
    if (!parser.is_done()) {
        waiting_ = true;
        stream_.expires_after(service_.limits.request);
        const auto [error, bytes] =
            co_await http::async_read(stream_, received_, parser, as_values);
        if (!std::exchange(waiting_, false)) co_return false;
        if (error) {
            const bool large = error == http::error::body_limit;
            if (large && co_await send(refusal(413), false)) co_await ignore_rest();
            co_return false;
        }
    }
    const auto& request = parser.get();
    const bool keep = request.keep_alive() && request.version() == 11 && !service_.stopping;
    const std::string method{request.method_string()};
    const auto from = origin_of(request);
    const ApiRequest asked{method,
                           path,
                           std::string{request[http::field::authorization]},
                           request.body(),
                           from.value_or(""),
                           door_ == Door::metrics};
    ApiAnswer reply;
    reply.status = 403;
    if (from &&
        same_origin(value_of(request, http::field::origin), value_of(request, http::field::host))) {
        reply = co_await ask(service_.online->api, asked);
    }
    const bool plain = reply.body.empty() && reply.status >= 400;
    Answer answer =
        plain ? refusal(reply.status)
              : Answer{reply.status,
                       fresh_head(reply.status, reply.type, reply.body.size(), reply.file),
                       method == "HEAD" ? std::string_view{} : std::string_view{reply.body}};
    if (!reply.allowed.empty()) answer.head.append("Allow: ").append(reply.allowed).append("\r\n");
    const bool sent = co_await send(std::move(answer), keep);
    tell({method, Api::logged(path)}, reply.status, reply.body.size(), started);
    co_return sent&& keep && !service_.stopping;
}

asio::awaitable<bool> Conversation::read_some() {
    stream_.expires_after(service_.limits.idle);
    const auto [error, bytes] =
        co_await stream_.async_read_some(received_.prepare(read_at_once), as_values);
    received_.commit(bytes);
    co_return !error;
}

asio::awaitable<bool> Conversation::send(Answer answer, bool keep) {
    fmt::format_to(std::back_inserter(answer.head), "Date: {:%a, %d %b %Y %H:%M:%S} GMT\r\n{}\r\n",
                   fmt::gmtime(std::chrono::system_clock::now()),
                   keep ? "" : "Connection: close\r\n");
    const std::array<asio::const_buffer, 2> parts{
        asio::buffer(answer.head), asio::buffer(answer.body.data(), answer.body.size())};
    stream_.expires_after(service_.limits.answer);
    sending_ = Clock::now();
    const auto [error, bytes] = co_await asio::async_write(stream_, parts, as_values);
    co_return std::exchange(sending_, std::nullopt).has_value() && !error;
}

// A socket that is closed with bytes unread resets the connection, and the client may lose the
// answer.
asio::awaitable<void> Conversation::ignore_rest() {
    error_code failed;
    std::ignore = stream_.socket().shutdown(tcp::socket::shutdown_send, failed);
    stream_.expires_after(std::chrono::seconds{2});
    std::array<char, read_at_once> part;
    for (std::size_t ignored = 0; !failed && ignored < most_ignored;) {
        const auto [error, bytes] = co_await stream_.async_read_some(asio::buffer(part), as_values);
        failed = error;
        ignored += bytes;
    }
}

}  // namespace velatura::server
