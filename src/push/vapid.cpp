#include "push/vapid.h"

#include <algorithm>

#include "push/base64.h"

namespace velatura::push {

std::string authorization(const KeyPair& key, const PushAddress& endpoint, std::string_view contact,
                          std::chrono::sys_seconds now) {
    constexpr std::chrono::hours good{12};  // no more than a day is allowed
    const std::string claims = R"({"aud":")" + origin_of(endpoint) + R"(","exp":)" +
                               std::to_string((now + good).time_since_epoch().count()) +
                               R"(,"sub":")" + std::string{contact} + R"("})";
    const std::string token = base64(R"({"typ":"JWT","alg":"ES256"})") + '.' + base64(claims);
    return "vapid t=" + token + '.' + base64(key.sign(token)) + ", k=" + base64(key.point());
}

bool is_contact(std::string_view text) {
    constexpr std::size_t longest = 200;
    const bool printable = std::ranges::all_of(
        text, [](char c) { return c > ' ' && c < '\x7f' && c != '"' && c != '\\'; });
    const bool mail = text.starts_with("mailto:") && text.substr(7).find('@') != 0 &&
                      text.contains('@') && !text.ends_with('@');
    const bool page = text.starts_with("https://") && read_endpoint(text);
    return printable && text.size() <= longest && (mail || page);
}

}  // namespace velatura::push
