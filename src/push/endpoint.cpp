#include "push/endpoint.h"

#include <algorithm>
#include <charconv>

namespace velatura::push {
namespace {

constexpr std::string_view scheme = "https://";
constexpr std::size_t longest_host = 253;

bool is_alphanumeric(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// A name, or an address of IPv4 in its usual form: what looks like another form of a number is left
// to the resolver, whose answer is checked.
bool is_name(std::string_view text) {
    return !text.empty() && text.size() <= longest_host && is_alphanumeric(text.front()) &&
           std::ranges::all_of(text,
                               [](char c) { return is_alphanumeric(c) || c == '-' || c == '.'; });
}

bool is_ipv6(std::string_view text) {
    return text.contains(':') && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') ||
                      c == ':' || c == '.';
           });
}

}  // namespace

std::optional<PushAddress> read_endpoint(std::string_view address) {
    if (address.size() > longest_endpoint || !address.starts_with(scheme)) return {};
    address.remove_prefix(scheme.size());
    const std::size_t end = std::min(address.find_first_of("/?#"), address.size());
    std::string_view authority = address.substr(0, end);
    const std::string_view target = address.substr(end);
    PushAddress endpoint;
    if (authority.starts_with('[')) {
        const std::size_t bracket = authority.find(']');
        if (bracket == std::string_view::npos) return {};
        endpoint.host = authority.substr(1, bracket - 1);
        if (!is_ipv6(endpoint.host)) return {};
        authority.remove_prefix(bracket + 1);
    } else {
        const std::size_t colon = std::min(authority.find(':'), authority.size());
        endpoint.host = authority.substr(0, colon);
        if (!is_name(endpoint.host)) return {};
        authority.remove_prefix(colon);
    }
    if (!authority.empty()) {
        if (authority.front() != ':') return {};
        const char* const last = authority.data() + authority.size();
        const auto [read, error] = std::from_chars(authority.data() + 1, last, endpoint.port);
        if (error != std::errc{} || read != last || endpoint.port == 0) return {};
    }
    const bool printable = std::ranges::all_of(
        target, [](char c) { return c > ' ' && c < '\x7f' && c != '#' && c != '\\'; });
    if (!printable || (!target.empty() && target.front() != '/')) return {};
    endpoint.target = target.empty() ? "/" : target;
    return endpoint;
}

std::string authority_of(const PushAddress& endpoint) {
    const bool brackets = endpoint.host.contains(':');
    std::string text = brackets ? '[' + endpoint.host + ']' : endpoint.host;
    if (endpoint.port != usual_port) text += ':' + std::to_string(endpoint.port);
    return text;
}

std::string origin_of(const PushAddress& endpoint) {
    return std::string{scheme} + authority_of(endpoint);
}

}  // namespace velatura::push
