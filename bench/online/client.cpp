#include "client.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include "glance.h"

namespace velatura::bench {

namespace http = beast::http;

namespace {

constexpr auto as_values = asio::as_tuple(asio::use_awaitable);

}  // namespace

Client::Client(asio::io_context& context, Tally& tally, std::function<void()> heard)
    : socket_{context}, tally_{tally}, heard_{std::move(heard)} {}

void Client::fail(const std::string& what) {
    if (tally_.trouble.empty()) tally_.trouble = what;
    ++tally_.dropped;
    gone_ = true;
    heard_();
}

asio::awaitable<void> Client::connect(const tcp::endpoint& server, const tcp::endpoint& from,
                                      const std::string& name) {
    tcp::socket& socket = socket_.next_layer();
    boost::system::error_code error;
    error = socket.open(tcp::v4(), error);
    // The port is chosen when the other end is known: so every address has all of them.
    const asio::detail::socket_option::boolean<IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT> later{true};
    if (!error) error = socket.set_option(later, error);
    if (!error) error = socket.bind(from, error);
    if (!error) error = socket.set_option(tcp::no_delay{true}, error);
    if (error) co_return fail("no socket: " + error.message());
    const auto [refused] = co_await socket.async_connect(server, as_values);
    if (refused) co_return fail("cannot connect: " + refused.message());

    std::string secret;
    if (!name.empty()) {
        secret = co_await become(name);
        if (gone_) co_return;
    }
    somebody_ = !name.empty();
    const auto [closed] = co_await socket_.async_handshake("table", "/ws", as_values);
    if (closed) co_return fail("no WebSocket: " + closed.message());
    ++tally_.connected;
    asio::co_spawn(socket_.get_executor(), listen(), asio::detached);
    std::string hello = R"("type":"hello","lang":"en","protocol":1)";
    if (somebody_) hello += R"(,"secret":")" + secret + '"';
    co_await say(hello);
    // The page always wants to know where it is its person's turn.
    if (somebody_) co_await say(R"("type":"tables","mine":true,"watch":true)");
}

asio::awaitable<std::string> Client::become(const std::string& name) {
    http::request<http::string_body> request{http::verb::post, "/api/v1/people", 11};
    request.set(http::field::host, "table");
    request.body() = R"({"name":")" + name + R"("})";
    request.prepare_payload();
    const auto [unsent, sent] =
        co_await http::async_write(socket_.next_layer(), request, as_values);
    http::response<http::string_body> answer;
    const auto [unread, read] =
        co_await http::async_read(socket_.next_layer(), buffer_, answer, as_values);
    if (unsent || unread || answer.result() != http::status::created) {
        fail("no new person: " + answer.body());
    }
    buffer_.clear();
    co_return std::string{text_after(answer.body(), R"("secret":")")};
}

asio::awaitable<void> Client::say(const std::string& fields) {
    const std::string message = '{' + fields + R"(,"id":)" + std::to_string(++said_) + '}';
    const auto [error, bytes] = co_await socket_.async_write(asio::buffer(message), as_values);
    if (error && !gone_) fail("cannot write: " + error.message());
}

asio::awaitable<void> Client::listen() {
    while (true) {
        const auto [error, bytes] = co_await socket_.async_read(buffer_, as_values);
        if (error) {
            if (!gone_) fail("connection lost: " + error.message());
            co_return;
        }
        const auto data = buffer_.cdata();
        hear({static_cast<const char*>(data.data()), data.size()});
        buffer_.clear();
        heard_();
    }
}

void Client::hear(std::string_view list) {
    ++tally_.messages;
    tally_.bytes += list.size();
    const std::string_view type = text_after(list, R"([{"type":")");
    const std::string_view head = list.substr(0, 200);
    answered_ = number_after(head, R"("re":)").value_or(answered_);
    if (type == "online" || type == "events") {
        const std::int64_t number = number_after(head, R"("number":)").value_or(0);
        const std::int64_t first =
            type == "online" ? 0 : number_after(list, R"("events":[{"number":)").value_or(0);
        if (first > number_ + 1) ++tally_.gaps;
        number_ = type == "online" ? number : std::max(number_, number);
        if (type == "online") {
            table_ = text_after(head, R"("table":")");
            game_number_ = -1;
        }
        stage_ = text_after(list, R"("stage":")");
        hear_game(list);
    } else if (type == "refused") {
        ++tally_.refused;
        if (tally_.trouble.empty()) tally_.trouble = list;
    }
}

// The last of what the game says stands at the end.
void Client::hear_game(std::string_view list) {
    const std::size_t at = list.rfind(R"("view":)");
    if (at == std::string_view::npos) return;
    const std::string_view view = list.substr(at);
    to_act_ = number_after(view, R"("to_act":)").value_or(0);
    for (const std::string_view type : {R"("type":"moved")", R"("type":"table")"}) {
        const std::size_t game = list.rfind(type, at);
        if (game == std::string_view::npos) continue;
        game_number_ = number_after(list.substr(game), R"("number":)").value_or(-1);
        break;
    }
    if (somebody_) view_ = view;
}

}  // namespace velatura::bench
