#include "store/listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <string_view>
#include <thread>

namespace velatura::store {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds shortest_pause = 50ms;
constexpr std::chrono::milliseconds longest_pause = 2000ms;
constexpr std::chrono::milliseconds for_ever{-1};

Result<PostgresqlConnection> connect(const std::string& address, const Waiting& waiting) {
    auto connection = connect_postgresql(address);
    if (!connection) return connection;
    PGconn* const made = connection->get();
    const Deadline deadline{waiting};
    const bool sent = PQsendQuery(made, listen_sql) == 1;
    const auto result = sent ? next_result(made, deadline) : std::nullopt;
    if (!result || PQresultStatus(result->get()) != PGRES_COMMAND_OK ||
        !next_result(made, deadline)) {
        return std::unexpected{
            StoreError{StoreFault::cannot_open, place_of(made), PQerrorMessage(made)}};
    }
    return connection;
}

// "<table> <number>", or "erased <person>"
News news_of(std::string_view text) {
    if (text.starts_with(erased_word)) {
        return {.erased = std::string{text.substr(erased_word.size())}};
    }
    const std::size_t space = text.rfind(' ');
    if (space == std::string_view::npos) return {};  // not ours: look at everything
    News news{.table = std::string{text.substr(0, space)}};
    std::from_chars(text.data() + space + 1, text.data() + text.size(), news.last);
    return news;
}

struct FreeNotification {
    void operator()(PGnotify* notification) const { PQfreemem(notification); }
};

}  // namespace

struct Listener::Ear {
    std::string address;
    Waiting waiting;
    Hear hear;
    PostgresqlConnection connection;
    int stop = eventfd(0, EFD_CLOEXEC);
    std::thread thread;

    // False when it is to stop.
    bool wait(int socket, std::chrono::milliseconds longest) const {
        std::array<pollfd, 2> ends{pollfd{stop, POLLIN, 0}, pollfd{socket, POLLIN, 0}};
        while (poll(ends.data(), ends.size(), static_cast<int>(longest.count())) < 0 &&
               errno == EINTR) {
        }
        return ends[0].revents == 0;
    }

    void tell() const {
        while (const std::unique_ptr<PGnotify, FreeNotification> said{PQnotifies(connection.get())})
            hear(news_of(said->extra));
    }

    bool reconnect() {
        for (auto pause = shortest_pause;; pause = std::min(pause * 2, longest_pause)) {
            if (auto made = connect(address, waiting)) {
                connection = std::move(*made);
                hear({});
                return true;
            }
            if (!wait(-1, pause)) return false;
        }
    }

    void listen() {
        tell();
        while (wait(PQsocket(connection.get()), for_ever)) {
            if (PQconsumeInput(connection.get()) == 1) {
                tell();
            } else if (!reconnect()) {
                return;
            }
        }
    }
};

Result<std::unique_ptr<Listener>> Listener::open(const std::string& address, const Waiting& waiting,
                                                 Hear hear) {
    auto connection = connect(address, waiting);
    if (!connection) return std::unexpected{std::move(connection.error())};
    auto ear = std::make_unique<Ear>();
    ear->address = address;
    ear->waiting = waiting;
    ear->hear = std::move(hear);
    ear->connection = std::move(*connection);
    return std::unique_ptr<Listener>{new Listener{std::move(ear)}};
}

Listener::Listener(std::unique_ptr<Ear> ear) : ear_{std::move(ear)} {
    ear_->thread = std::thread{[ear_now = ear_.get()] { ear_now->listen(); }};
}

Listener::~Listener() {
    eventfd_write(ear_->stop, 1);
    ear_->thread.join();
    close(ear_->stop);
}

}  // namespace velatura::store
