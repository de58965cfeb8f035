#include "client.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace velatura::server_test {

Client::Client(std::uint16_t port, const std::string& to)
    : socket_{socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
    const timeval longest{60, 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &longest, sizeof(longest));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    EXPECT_EQ(inet_pton(AF_INET, to.c_str(), &address.sin_addr), 1);
    EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0);
}

Client::~Client() {
    close(socket_);
}

void Client::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;  // the server has had enough
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

void Client::finish() const {
    shutdown(socket_, SHUT_WR);
}

bool Client::receive() {
    std::array<char, 65536> part;
    const ssize_t length = recv(socket_, part.data(), part.size(), 0);
    if (length <= 0) return false;
    received_.append(part.data(), static_cast<std::size_t>(length));
    return true;
}

std::string Client::read(std::size_t bytes) {
    while (received_.size() < bytes && receive()) {
    }
    std::string taken = received_.substr(0, bytes);
    received_.erase(0, taken.size());
    return taken;
}

std::string Client::read_line() {
    std::size_t end = 0;
    while ((end = received_.find('\n')) == std::string::npos && receive()) {
    }
    return read(end == std::string::npos ? received_.size() : end + 1);
}

std::string Client::read_all() {
    while (receive()) {
    }
    return read(received_.size());
}

Client::Reply Client::read_reply() {
    Reply reply;
    std::string line;
    std::size_t length = 0;
    do {
        line = read_line();
        reply.head += line;
        if (line.starts_with("Content-Length: ")) length = std::stoul(line.substr(16));
    } while (line.size() > 2);
    if (reply.head.starts_with("HTTP/1.1 ")) reply.status = std::stoi(reply.head.substr(9));
    reply.body = read(length);
    return reply;
}

Client::Reply Client::ask(std::string_view target) {
    send("GET " + std::string{target} + " HTTP/1.1\r\nHost: table\r\n\r\n");
    return read_reply();
}

}  // namespace velatura::server_test
