#include "server/lan.h"

#include <arpa/inet.h>
#include <fmt/core.h>
#include <netinet/in.h>
#include <qrencode.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <memory>

namespace velatura::server {

std::optional<std::string> lan_address() {
    // Connecting a datagram socket sends nothing: it only chooses the way out, and so our address
    // on it. The other end is one set aside for documents (RFC 5737).
    const int probe = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (probe < 0) return std::nullopt;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(9);
    inet_pton(AF_INET, "192.0.2.1", &address.sin_addr);
    socklen_t length = sizeof(address);
    auto* const generic = reinterpret_cast<sockaddr*>(&address);
    const bool found =
        connect(probe, generic, length) == 0 && getsockname(probe, generic, &length) == 0;
    close(probe);
    std::array<char, INET_ADDRSTRLEN> text{};
    if (!found || inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size()) == nullptr) {
        return std::nullopt;
    }
    return text.data();
}

std::string link_to(std::string_view address, std::uint16_t port) {
    const bool colons = address.find(':') != std::string_view::npos;
    return fmt::format("http://{}{}{}:{}/", colons ? "[" : "", address, colons ? "]" : "", port);
}

std::string qr_code(const std::string& text, bool colours) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code{
        QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), QRcode_free};
    if (!code) return {};
    constexpr int margin = 4;  // as the standard asks
    const auto is_light = [&](int x, int y) {
        if (x < 0 || y < 0 || x >= code->width || y >= code->width) return true;
        return (code->data[y * code->width + x] & 1) == 0;
    };
    // [upper is light][lower is light]
    constexpr std::string_view blocks[2][2]{{" ", "▄"}, {"▀", "█"}};
    std::string drawing;
    for (int y = -margin; y < code->width + margin; y += 2) {
        if (colours) drawing += "\x1b[38;5;231;48;5;16m";
        for (int x = -margin; x < code->width + margin; ++x) {
            drawing += blocks[is_light(x, y) ? 1 : 0][is_light(x, y + 1) ? 1 : 0];
        }
        drawing += colours ? "\x1b[0m\n" : "\n";
    }
    return drawing;
}

}  // namespace velatura::server
