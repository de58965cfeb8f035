// A push service on this machine, with TLS and a certificate of its own that this program trusts
// (by SSL_CERT_FILE, which OpenSSL looks at when a client is made: make the service before).
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace velatura::push_test {

struct Pushed {
    std::string target;
    std::string head;  // all lines
    std::string body;

    std::string header(const std::string& name) const;  // "" if there is none
};

class PushService {
  public:
    // What it answers: a status line behind "HTTP/1.1 " and more headers with their line ends.
    using Answer = std::function<std::string(const Pushed&)>;
    explicit PushService(Answer answer = {});
    ~PushService();
    PushService(const PushService&) = delete;
    PushService& operator=(const PushService&) = delete;

    std::uint16_t port() const { return port_; }
    // "https://localhost:1234/push/" and this.
    std::string address(const std::string& name) const;
    // The next message, within some seconds.
    std::optional<Pushed> next(int seconds = 20);
    // Connections so far, with or without a message.
    std::size_t calls() const;

  private:
    struct Tls;
    void serve();
    void hear(int socket);

    std::unique_ptr<Tls> tls_;
    Answer answer_;
    std::string certificate_;  // its file
    int listener_ = -1;
    std::uint16_t port_ = 0;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Pushed> heard_;  // by mutex_
    std::size_t told_ = 0;       // by mutex_
    std::size_t calls_ = 0;      // by mutex_
    std::thread thread_;
};

}  // namespace velatura::push_test
