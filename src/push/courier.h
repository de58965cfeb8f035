// Brings messages to push services (RFC 8030), on a thread of its own: nobody else waits for a
// name, a handshake or an answer. The address a name stands for is looked up first, asked about,
// and then called itself, so that a second look-up cannot lead elsewhere. Nobody is sent on
// elsewhere.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "push/endpoint.h"

namespace velatura::push {

struct Parcel {
    PushAddress to;
    std::string authorization;
    std::string body;              // encrypted
    std::chrono::seconds keep{0};  // for so long the service tries
    bool urgent = false;
    std::string topic{};  // a later one takes the place of an earlier one that still waits there
};

struct Receipt {
    enum class Kind : std::uint8_t {
        taken,
        gone,       // nobody is subscribed there any more
        later,      // not now
        refused,    // not this one, now or later
        forbidden,  // an address that is not to be called
    };
    Kind kind{};
    unsigned status = 0;                          // 0: no answer
    std::optional<std::chrono::seconds> pause{};  // as the service asked
};

class Courier {
  public:
    static constexpr std::size_t at_once = 16;
    static constexpr std::size_t most_waiting = 5'000;  // then `later`

    struct Settings {
        // Whether this address may be called at this port; in the courier's thread.
        std::function<bool(const std::string& address, std::uint16_t port)> may_call;
        std::chrono::milliseconds patience{15'000};  // with each of them
    };
    explicit Courier(Settings settings);
    ~Courier();  // what is on its way is given up, without a receipt
    Courier(const Courier&) = delete;
    Courier& operator=(const Courier&) = delete;

    // `done` is called in the courier's thread.
    void bring(Parcel parcel, std::function<void(Receipt)> done);

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace velatura::push
