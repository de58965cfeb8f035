// What another device needs to reach this one: an address, a link, and the link as a QR code.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace velatura::server {

// The address of this machine in its network, or nothing if it is in none. Sends nothing.
std::optional<std::string> lan_address();

// "http://127.0.0.1:8080/", with brackets around an address with colons.
std::string link_to(std::string_view address, std::uint16_t port);

// Two modules a character, one above the other. With colours it is dark on light whatever the
// terminal's own are; without, it is drawn for a dark terminal.
std::string qr_code(const std::string& text, bool colours);

}  // namespace velatura::server
