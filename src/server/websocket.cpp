#include "server/websocket.h"

#include <boost/beast/core/buffered_read_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <list>

namespace velatura::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// A client need not wait for an answer before it speaks: what came together with its request is
// read first.
class StartedStream : public beast::buffered_read_stream<beast::tcp_stream, beast::flat_buffer> {
  public:
    StartedStream(beast::tcp_stream stream, beast::flat_buffer received)
        : buffered_read_stream(std::move(stream)) {
        buffer() = std::move(received);
    }

  private:
    template <class Handler>
    friend void async_teardown(beast::role_type role, StartedStream& stream, Handler&& handler) {
        websocket::async_teardown(role, stream.next_layer().socket(),
                                  std::forward<Handler>(handler));
    }
};

using Socket = websocket::stream<StartedStream, false>;  // nothing is compressed

class SocketLine final : public Line, public std::enable_shared_from_this<SocketLine> {
  public:
    SocketLine(StartedStream stream, Metrics& metrics, std::size_t most)
        : socket(std::move(stream)), metrics_(metrics), most_(most) {}

    void send(const SharedText& list) override {
        if (cut_ || farewell_) return;
        if (unread_ > most_) {  // before this one: a long answer alone is nobody's fault
            ++metrics_.slow;
            return cut();
        }
        unread_ += list->size();
        waiting_.push_back(list);
        go_on();
    }

    void close(Farewell why) override {
        if (farewell_) return;
        farewell_ = why;
        go_on();
    }

    // There is no place for it: it may not keep one for long by not listening.
    void turn_away() {
        constexpr std::chrono::milliseconds at_most{200};
        socket.set_option(websocket::stream_base::timeout{
            .handshake_timeout = at_most, .idle_timeout = at_most, .keep_alive_pings = false});
        close(Farewell::try_later);
    }

    void cut() override {
        cut_ = true;
        beast::get_lowest_layer(socket).close();
    }

    Socket socket;

  private:
    // Writes what waits, one after the other, and takes leave after the last. Callbacks: a
    // coroutine that sleeps until there is something costs every idle connection a frame and a
    // timer.
    void go_on() {
        if (writing_ || cut_ || (waiting_.empty() && !farewell_)) return;
        writing_ = true;
        if (waiting_.empty()) {
            const auto code = static_cast<websocket::close_code>(*farewell_);
            return socket.async_close(code, [self = shared_from_this()](const auto&) {});
        }
        socket.async_write(asio::buffer(*waiting_.front()),
                           [this, self = shared_from_this()](const auto& error, std::size_t) {
                               writing_ = false;
                               unread_ -= waiting_.front()->size();
                               waiting_.pop_front();
                               error ? cut() : go_on();
                           });
    }

    Metrics& metrics_;
    std::size_t most_;
    std::list<SharedText> waiting_;  // the first is being written
    bool writing_ = false;
    std::size_t unread_ = 0;
    std::optional<Farewell> farewell_;
    bool cut_ = false;
};

// However the conversation ends, the reception learns of it and the writer too.
struct Presence {
    Presence(Reception& at, std::shared_ptr<SocketLine> over, std::string address)
        : reception(at), line(std::move(over)), session(at.connect(*line, std::move(address))) {
        if (!session) line->turn_away();
    }
    ~Presence() {
        if (session) reception.disconnect(*session);
        line->cut();
    }
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

    Reception& reception;
    std::shared_ptr<SocketLine> line;
    std::optional<SessionId> session;
};

}  // namespace

asio::awaitable<void> converse(beast::tcp_stream& stream, beast::flat_buffer& received,
                               const Upgrade& request, Reception& reception, Metrics& metrics,
                               const std::string& address, const SocketLimits& limits) {
    stream.expires_never();  // it has its own ways of waiting now
    const auto line = std::make_shared<SocketLine>(
        StartedStream{std::move(stream), std::move(received)}, metrics, limits.unread);
    Socket& socket = line->socket;
    socket.set_option(websocket::stream_base::timeout{.handshake_timeout = limits.handshake,
                                                      .idle_timeout = limits.silence,
                                                      .keep_alive_pings = true});
    socket.read_message_max(largest_message);
    socket.text(true);
    socket.auto_fragment(false);
    const auto [refused] = co_await socket.async_accept(request, as_values);
    if (refused) co_return;

    const Presence presence{reception, line, address};
    if (presence.session) {
        socket.control_callback(
            [&reception, id = *presence.session](auto, auto) { reception.nudge(id); });
    }
    beast::flat_buffer message;
    while (true) {
        const auto [error, bytes] = co_await socket.async_read(message, as_values);
        if (error) co_return;
        const auto data = message.cdata();
        if (presence.session) {
            reception.receive(*presence.session,
                              {static_cast<const char*>(data.data()), data.size()});
        }
        message.clear();
    }
}

}  // namespace velatura::server
