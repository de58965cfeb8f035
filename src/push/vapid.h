// Who sends: the server's own key and its signature for one push service (RFC 8292), so that nobody
// else can use the addresses that browsers gave to this server.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "push/endpoint.h"
#include "push/key_pair.h"

namespace velatura::push {

// The value of an Authorization header, good for twelve hours from `now` on. The contact, mailto:
// or https:, is whom the push service may ask about these messages.
std::string authorization(const KeyPair& key, const PushAddress& endpoint, std::string_view contact,
                          std::chrono::sys_seconds now);

// mailto: with an address, or https: with a host, without any character that would need quoting.
bool is_contact(std::string_view text);

}  // namespace velatura::push
