#include "server/answer.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace velatura::server {

namespace {

// Scripts, styles and pictures from here only; WebAssembly may be compiled; drawings made in the
// page are blobs or data. Style attributes are the page's own, since no text becomes markup. A
// worker obeys the policy of its own file, so every answer carries it.
constexpr std::string_view security_headers =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' blob: data:; "
    "font-src 'self'; media-src 'self' blob:; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n";

struct HttpStatus {
    unsigned code;
    std::string_view phrase;
    std::string_view body;
};
constexpr HttpStatus statuses[]{
    {200, "OK", "ok\n"},
    {201, "Created", ""},
    {204, "No Content", ""},
    {304, "Not Modified", ""},
    {400, "Bad Request", "This is no request the server understands.\n"},
    {401, "Unauthorized", "The server does not know who you are.\n"},
    {403, "Forbidden", "This is not for pages from elsewhere.\n"},
    {404, "Not Found", "There is nothing at this address. The game is at /\n"},
    {405, "Method Not Allowed", "Only GET and HEAD work here.\n"},
    {409, "Conflict", ""},
    {413, "Content Too Large", "The request is too large.\n"},
    {414, "URI Too Long", "The address is too long.\n"},
    {421, "Misdirected Request", "This server does not answer to that name.\n"},
    {426, "Upgrade Required", "This address speaks WebSocket only.\n"},
    {429, "Too Many Requests", "That was too much at once. Wait a moment.\n"},
    {431, "Request Header Fields Too Large", "The headers of the request are too large.\n"},
    {501, "Not Implemented", "The server does not know this transfer encoding.\n"},
    {503, "Service Unavailable", "The server cannot do that right now. Try again in a moment.\n"},
};

const HttpStatus& status_named(unsigned code) {
    return *std::ranges::find(statuses, code, &HttpStatus::code);
}

std::string begin_head(const HttpStatus& status) {
    std::string head = "HTTP/1.1 " + std::to_string(status.code) + ' ';
    head.append(status.phrase).append("\r\n").append(security_headers);
    return head;
}

void add(std::string& head, std::string_view name, std::string_view value) {
    head.append(name).append(": ").append(value).append("\r\n");
}

// The status with its sentence.
Answer plain(unsigned code, bool with_body) {
    const HttpStatus& status = status_named(code);
    std::string head = begin_head(status);
    add(head, "Content-Type", "text/plain; charset=utf-8");
    add(head, "Content-Length", std::to_string(status.body.size()));
    add(head, "Cache-Control", "no-store");
    if (code == 405) add(head, "Allow", "GET, HEAD");
    return {code, std::move(head), with_body ? status.body : std::string_view{}};
}

const Form& choose_form(const PageFile& file, std::string_view accept_encoding) {
    for (const Form& form : file.forms) {
        if (form.encoding.empty() || accepts(accept_encoding, form.encoding)) return form;
    }
    return file.forms.back();
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

// Takes what comes before the separator off the text.
std::string_view next_part(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(part);
}

// "q=0", "q=0.0", "q=0.000": not wanted.
bool is_zero_weight(std::string_view parameters) {
    while (!parameters.empty()) {
        const std::string_view parameter = next_part(parameters, ';');
        if (parameter.size() < 3 || !same_word(parameter.substr(0, 2), "q=")) continue;
        return parameter.find_first_not_of("0.", 2) == std::string_view::npos;
    }
    return false;
}

std::optional<char> escaped_character(std::string_view digits) {
    unsigned value = 0;
    if (digits.size() < 2) return std::nullopt;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + 2, value, 16);
    if (error != std::errc{} || end != digits.data() + 2) return std::nullopt;
    return static_cast<char>(value);
}

}  // namespace

bool same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

bool is_host(std::string_view text) {
    constexpr std::size_t longest = 255 + 6;  // of a name, and a port
    return !text.empty() && text.size() <= longest && std::ranges::all_of(text, [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view{"-._:[]"}.contains(c);
    });
}

Answer answer(const Page& page, const Request& request) {
    const bool get = request.method == "GET";
    if (!get && request.method != "HEAD") return plain(405, true);
    if (request.target.size() > longest_target) return plain(414, get);
    const auto path = path_of(request.target);
    if (!path) return plain(400, get);
    if (*path == "/health" || *path == "/live") return plain(200, get);
    const PageFile* const file = page.find(*path);
    if (file == nullptr) return plain(404, get);

    const Form& form = choose_form(*file, request.accept_encoding);
    const bool known = names(request.if_none_match, form.etag);
    const HttpStatus& status = status_named(known ? 304 : 200);
    std::string head = begin_head(status);
    if (!known) {
        add(head, "Content-Type", file->type);
        add(head, "Content-Length", std::to_string(form.bytes.size()));
        if (!form.encoding.empty()) add(head, "Content-Encoding", form.encoding);
    }
    if (file->forms.size() > 1) add(head, "Vary", "Accept-Encoding");
    add(head, "ETag", form.etag);
    add(head, "Cache-Control",
        is_lasting(*path, request.target) ? "public, max-age=31536000, immutable" : "no-cache");
    return {status.code, std::move(head), get && !known ? form.bytes : std::string_view{}};
}

Answer refusal(unsigned status) {
    return plain(status, true);
}

std::string fresh_head(unsigned status, std::string_view type, std::size_t length,
                       std::string_view file) {
    std::string head = begin_head(status_named(status));
    if (status != 204) {
        add(head, "Content-Type", type);
        add(head, "Content-Length", std::to_string(length));
    }
    if (!file.empty()) {
        add(head, "Content-Disposition", "attachment; filename=\"" + std::string{file} + '"');
    }
    add(head, "Cache-Control", "no-store");
    return head;
}

bool same_origin(std::string_view origin, std::string_view host) {
    if (origin.empty()) return true;
    const std::size_t scheme = origin.find("://");
    return scheme != std::string_view::npos && same_word(origin.substr(scheme + 3), host);
}

std::optional<std::string> path_of(std::string_view target) {
    // A proxy may send the whole address.
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (!target.starts_with(scheme)) continue;
        target.remove_prefix(std::min(target.find('/', scheme.size()), target.size()));
        if (target.empty()) target = "/";
    }
    if (!target.starts_with('/')) return std::nullopt;
    target = target.substr(0, target.find_first_of("?#"));
    std::string path;
    for (std::size_t i = 0; i < target.size(); ++i) {
        char c = target[i];
        if (c == '%') {
            const auto escaped = escaped_character(target.substr(i + 1));
            if (!escaped) return std::nullopt;
            c = *escaped;
            i += 2;
        }
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') return std::nullopt;
        path += c;
    }
    return path;
}

bool accepts(std::string_view accept_encoding, std::string_view encoding) {
    bool any = false;
    while (!accept_encoding.empty()) {
        std::string_view item = next_part(accept_encoding, ',');
        const std::string_view name = next_part(item, ';');
        if (same_word(name, encoding)) return !is_zero_weight(item);
        if (name == "*") any = !is_zero_weight(item);
    }
    return any;
}

bool names(std::string_view if_none_match, std::string_view etag) {
    while (!if_none_match.empty()) {
        std::string_view item = next_part(if_none_match, ',');
        if (item.starts_with("W/")) item.remove_prefix(2);
        if (item == etag || item == "*") return true;
    }
    return false;
}

bool is_lasting(std::string_view path, std::string_view target) {
    return path.starts_with("/assets/") ||
           (path.starts_with("/art/") && target.find('?') != std::string_view::npos);
}

}  // namespace velatura::server
