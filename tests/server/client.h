// A client that speaks bytes: it can be as slow, rude or silent as a test wants. It blocks until
// the server does something, but never longer than a minute.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace velatura::server_test {

class Client {
  public:
    explicit Client(std::uint16_t port, const std::string& address = "127.0.0.1");
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    void send(std::string_view bytes) const;
    void finish() const;  // nothing more will be sent
    // Until there are so many bytes, or the server has closed; what is there after them stays.
    std::string read(std::size_t bytes);
    std::string read_line();
    std::string read_all();  // until the server closes

    // One answer: status line and headers, then the body of the length they tell.
    struct Reply {
        int status = 0;
        std::string head;
        std::string body;
    };
    Reply read_reply();
    Reply ask(std::string_view target);  // GET

  private:
    bool receive();

    int socket_;
    std::string received_;
};

}  // namespace velatura::server_test
