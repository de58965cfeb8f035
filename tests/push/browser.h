// What a browser does with a push message: it subscribes with a key of its own, and reads what was
// encrypted for it. Written from RFC 8188 and 8291 alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "push/key_pair.h"

namespace velatura::push_test {

class Browser {
  public:
    Browser();
    Browser(push::KeyPair key, std::string auth);

    std::string p256dh() const;
    std::string auth() const;
    // The text; nothing: it is not for this browser, or damaged.
    std::optional<std::string> read(const std::string& body) const;

  private:
    push::KeyPair key_;
    std::string auth_;
};

// The claims of an Authorization header whose signature fits the key it names; else nothing.
std::optional<std::string> vouched(std::string_view authorization);

}  // namespace velatura::push_test
