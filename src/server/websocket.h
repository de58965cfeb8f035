// One WebSocket of the online tables. For server.cpp.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <chrono>

#include "server/reception.h"

namespace velatura::server {

// In coroutines: errors come back as values.
inline constexpr auto as_values = boost::asio::as_tuple(boost::asio::use_awaitable);

struct SocketLimits {
    std::chrono::milliseconds handshake{10'000};
    std::chrono::milliseconds silence{60'000};  // with pings in between; then it is gone
    std::size_t unread = std::size_t{1} << 20;  // bytes a client may leave unread
};

using Upgrade = boost::beast::http::request<boost::beast::http::empty_body>;

// Takes the stream and what was received of it behind the request, speaks until one of the two has
// enough, and gives nothing back.
boost::asio::awaitable<void> converse(boost::beast::tcp_stream& stream,
                                      boost::beast::flat_buffer& received, const Upgrade& request,
                                      Reception& reception, Metrics& metrics,
                                      const std::string& address, const SocketLimits& limits);

}  // namespace velatura::server
