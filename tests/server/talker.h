// A client of online tables over a real WebSocket: says something, waits for its own answer, and
// keeps what it is told meanwhile. Every message is checked against the schema.
#pragma once

#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "client.h"
#include "protocol/fields.h"

namespace velatura::server_test {

using protocol::field;
using protocol::Json;
using protocol::text_of;
using protocol::whole_of;

// Asks the HTTP side: method and path, then body and secret if there are any.
Client::Reply request(std::uint16_t port, std::string_view method, std::string_view path,
                      std::string_view body = {}, std::string_view secret = {});
// A new person's secret.
std::string new_person(std::uint16_t port, std::string_view name);

Json parsed(std::string_view text);

class Talker {
  public:
    // Says hello unless told otherwise. Headers that a proxy would add come with their line ends.
    explicit Talker(std::uint16_t port, const std::string& secret = {}, bool greet = true,
                    std::string_view headers = {});

    void send(std::string_view message) { send_frame(0x81, message); }
    // The first byte of a frame: 0x81 is a whole text.
    void send_frame(unsigned char first, std::string_view payload);
    void send_bytes(std::string_view bytes) { client_.send(bytes); }

    // Fields of a message without the braces: "type":"sync","table":…; the answer to it.
    Json ask(std::string_view fields);
    // The same, of which only the reason of its refusal matters.
    std::string refusal(std::string_view fields);
    // The next message that answers nothing; nothing if the server has closed.
    std::optional<Json> heard();
    // All bytes that came, frame by frame, since the last call.
    std::vector<std::string> raw() { return std::exchange(raw_, {}); }

    bool closed() const { return closed_; }
    int close_code() const { return close_code_; }  // 0: without a word
    // Reads on until the server closes.
    int wait_for_close();

  private:
    bool receive();  // a frame

    Client client_;
    std::int64_t last_id_ = 0;
    std::deque<Json> answers_;
    std::deque<Json> told_;
    std::vector<std::string> raw_;
    bool closed_ = false;
    int close_code_ = 0;
};

// A legal move by the view of the seat to act, the n-th of some, as JSON.
std::string some_move(const Json& view, unsigned n);

}  // namespace velatura::server_test
