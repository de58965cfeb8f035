// What one client asks over HTTP and is answered, request by request, or its way into a WebSocket.
// For server.cpp.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

#include "server/answer.h"
#include "server/online.h"

namespace velatura::server {

// What all conversations share.
struct Service {
    const Page& page;
    const ConnectionLimits limits;
    const Log log;
    std::unique_ptr<Online> online{};  // none: the page is all there is
    bool stopping = false;
    std::optional<std::chrono::steady_clock::time_point>
        noted{};  // a proxy that does not do its part
};

class Conversation {
  public:
    // Which door of the server a client came by.
    enum class Door : std::uint8_t { people, metrics };
    Conversation(boost::asio::ip::tcp::socket socket, Service& service, Door door);

    // Where the client is, or its proxy (address.h).
    const std::string& place() const { return place_; }
    bool comes_by_proxy() const { return by_proxy_; }
    // One request and its answer. False: it was the last.
    boost::asio::awaitable<bool> exchange();

    // It may be cut off while it waits for a request, or the rest of one, and while somebody takes
    // an answer very slowly.
    bool waits() const { return waiting_; }
    bool dawdles() const;
    void cut_off();

  private:
    using RequestParser = boost::beast::http::request_parser<boost::beast::http::empty_body>;
    using Head = boost::beast::http::request_header<>;
    using Clock = std::chrono::steady_clock;

    boost::asio::awaitable<bool> read_some();
    boost::asio::awaitable<bool> send(Answer answer, bool keep);
    boost::asio::awaitable<void> upgrade(const Upgrade& request);
    boost::asio::awaitable<bool> exchange_api(RequestParser& head, std::string path);
    boost::asio::awaitable<void> ignore_rest();
    std::optional<std::string> origin_of(const Head& head);
    bool is_our_host(std::string_view host) const;
    boost::asio::awaitable<bool> exchange_health(const Request& request, bool keep);
    void tell(const Request& request, unsigned status, std::size_t bytes,
              Clock::time_point began) const;

    Service& service_;
    Door door_;
    bool by_proxy_ = false;
    std::string place_;
    boost::beast::tcp_stream stream_;
    boost::beast::flat_buffer received_;
    bool waiting_ = false;
    std::optional<Clock::time_point> sending_;  // since then
};

}  // namespace velatura::server
