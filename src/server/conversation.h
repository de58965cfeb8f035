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
    const Limits limits;
    const Log log;
    std::unique_ptr<Online> online{};  // none: the page is all there is
    bool stopping = false;
};

class Conversation {
  public:
    Conversation(boost::asio::ip::tcp::socket socket, Service& service);

    // Where the client is, or its proxy (address.h).
    const std::string& place() const { return place_; }
    // One request and its answer. False: it was the last.
    boost::asio::awaitable<bool> exchange();

    // For a request, or the rest of one. Only then it may be cut off.
    bool waits() const { return waiting_; }
    void cut_off();

  private:
    using Parser = boost::beast::http::request_parser<boost::beast::http::empty_body>;
    using Head = boost::beast::http::request_header<>;
    using Clock = std::chrono::steady_clock;
    struct Origin {
        std::string place;
        bool here;  // at this machine, and through no proxy
    };

    boost::asio::awaitable<bool> read_some();
    boost::asio::awaitable<bool> send(Answer answer, bool keep);
    boost::asio::awaitable<void> upgrade(const Upgrade& request);
    boost::asio::awaitable<bool> exchange_api(Parser& head, std::string path);
    boost::asio::awaitable<void> ignore_rest();
    Origin origin_of(const Head& head) const;
    void tell(const Request& request, unsigned status, std::size_t bytes,
              Clock::time_point began) const;

    Service& service_;
    std::string place_;
    boost::beast::tcp_stream stream_;
    boost::beast::flat_buffer received_;
    bool waiting_ = false;
};

}  // namespace velatura::server
